### Donna Leon: Gefährliches Spiel

donna-leon-name = Donna Leon: Gefährliches Spiel
donna-leon-about = question informants all over Venice, arrest suspects, and find the murderer. For two to four.

## Names

donna-leon-figure-brunetti = Brunetti
donna-leon-figure-patta = Patta
donna-leon-figure-vianello = Vianello
donna-leon-figure-paola = Paola
donna-leon-figure-any = All four
donna-leon-colour-green = green
donna-leon-colour-yellow = yellow
donna-leon-colour-blue = blue
donna-leon-colour-white = white
donna-leon-kind-summons = Summons
donna-leon-kind-vaporetto = Vaporetto
donna-leon-kind-police_boat = Police boat
donna-leon-kind-meeting = Meeting
donna-leon-kind-elettra = Elettra
donna-leon-kind-submerged = Submerged
donna-leon-kind-exchange = Exchange
donna-leon-kind-tireless = Tireless
donna-leon-role-informant = Informant
donna-leon-role-suspect = Suspect
donna-leon-role-murderer = Murderer
donna-leon-role-victim = Victim
donna-leon-role-none = Not wanted

donna-leon-place-questura = Questura
donna-leon-place-casa_brunetti = Casa Brunetti
donna-leon-place-santa_maria_formosa = Santa Maria Formosa
donna-leon-place-ca_farsetti = Ca' Farsetti
donna-leon-place-palazzo_fortuny = Palazzo Fortuny
donna-leon-place-la_fenice = La Fenice
donna-leon-place-harrys_bar = Harry's Bar
donna-leon-place-piazza_san_marco = Piazza San Marco
donna-leon-place-rialto_bridge = Ponte di Rialto
donna-leon-place-rialto_market = Mercato di Rialto
donna-leon-place-campo_san_polo = Campo San Polo
donna-leon-place-frari = Frari
donna-leon-place-san_rocco = San Rocco
donna-leon-place-santa_lucia = Santa Lucia
donna-leon-place-piazzale_roma = Piazzale Roma
donna-leon-place-tronchetto = Tronchetto
donna-leon-place-ghetto = Ghetto
donna-leon-place-madonna_dell_orto = Madonna dell'Orto
donna-leon-place-ca_d_oro = Ca' d'Oro
donna-leon-place-fondamente_nove = Fondamente Nove
donna-leon-place-ospedale = Ospedale Civile
donna-leon-place-arsenale = Arsenale
donna-leon-place-giardini = Giardini
donna-leon-place-sant_elena = Sant'Elena
donna-leon-place-san_pietro = San Pietro di Castello
donna-leon-place-san_zaccaria = San Zaccaria
donna-leon-place-san_giorgio = San Giorgio Maggiore
donna-leon-place-salute = Santa Maria della Salute
donna-leon-place-accademia = Accademia
donna-leon-place-ca_foscari = Ca' Foscari
donna-leon-place-santa_margherita = Campo Santa Margherita
donna-leon-place-san_sebastiano = San Sebastiano
donna-leon-place-zattere = Zattere
donna-leon-place-redentore = Redentore
donna-leon-place-molino_stucky = Molino Stucky
donna-leon-place-san_michele = San Michele
donna-leon-place-murano = Murano
donna-leon-place-lido = Lido

donna-leon-person-conductor_wellauer = conductor Wellauer
donna-leon-person-opera_singer = opera singer
donna-leon-person-museum_director = museum director
donna-leon-person-art_dealer = art dealer
donna-leon-person-contessa = contessa
donna-leon-person-hotel_owner = hotel owner
donna-leon-person-bank_director = bank director
donna-leon-person-notary = notary
donna-leon-person-antiquarian = antiquarian
donna-leon-person-theatre_critic = theatre critic
donna-leon-person-jeweller = jeweller
donna-leon-person-yacht_broker = yacht broker
donna-leon-person-university_professor = university professor
donna-leon-person-bookseller = bookseller
donna-leon-person-librarian = librarian
donna-leon-person-student = student
donna-leon-person-journalist = journalist
donna-leon-person-ecologist = ecologist
donna-leon-person-physician = physician
donna-leon-person-pharmacist = pharmacist
donna-leon-person-schoolteacher = school teacher
donna-leon-person-nun = nun
donna-leon-person-priest = priest
donna-leon-person-restorer = restorer
donna-leon-person-gondolier = gondolier
donna-leon-person-fishmonger = fishmonger
donna-leon-person-glassblower = glassblower
donna-leon-person-harbour_master = harbour master
donna-leon-person-head_of_a_municipal_office = head of a municipal office
donna-leon-person-judge = judge
donna-leon-person-bricklayer = bricklayer
donna-leon-person-barkeeper = barkeeper
donna-leon-person-ferryman = ferryman
donna-leon-person-unemployed_man = unemployed man
donna-leon-person-customs_officer = customs officer
donna-leon-person-baker = baker

## In pictures: short, they have little room

donna-leon-piazza = Piazza: informants
donna-leon-wache = Police station: suspects
donna-leon-victim = Victim
donna-leon-cell = Murderer
donna-leon-heading-peek = Everybody looks at three people
donna-leon-heading-die = chooses a die
donna-leon-heading-investigate = { $points ->
    [0] no points left
    [one] 1 point left
   *[other] { $points } points left
}
donna-leon-heading-stopped = Paola has to stop
donna-leon-heading-over = The murderer is caught
donna-leon-points = { $n ->
    [one] point
   *[other] points
}
donna-leon-pile = Pile
donna-leon-discards = Used
donna-leon-scene = Crime scene
donna-leon-wanted = Wanted
donna-leon-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $n } cards
}
