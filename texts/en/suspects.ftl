### The suspects of Commissioner Victor and of Identity

suspects-sleek = sleek
suspects-playboy = playboy
suspects-curly = curly
suspects-matchstick = matchstick
suspects-shaggy = shaggy
suspects-eagle_eye = eagle eye
suspects-hypnotizer = hypnotizer
suspects-scientist = scientist
suspects-sheriff = sheriff
suspects-lumberjack = lumberjack
suspects-smooth = smooth
suspects-macho = macho

suspects-described = { $name } ({ $hair }, { $eyes }, { $facial_hair })
suspects-features = { $hair }, { $eyes }, { $facial_hair }
suspects-and = { $most } and { $last }
