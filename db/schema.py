"""What is stored. Times are epoch seconds; engine values are strict JSON text (`db.codec`); Discord ids are 64-bit integers.

The truth of a match is its seed and its moves; `tables.state` is the latest state, kept for a fast resume.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    comment="small things worth remembering over a restart",
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text, comment="NULL: the server's own preferred language"),
    Column("threads", Boolean, nullable=False, comment="play in a thread where the bot may"),
    Column("openers", Text, nullable=False, comment="who may open tables: everyone | managers"),
    CheckConstraint("openers IN ('everyone', 'managers')", name="openers"),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text, comment="NULL: the language that Discord says"),
    Column("zone", Text, comment="an IANA zone, for quiet hours"),
    Column("quiet_start", Integer, comment="minutes after midnight in that zone; NULL: no quiet hours"),
    Column("quiet_end", Integer),
    Column("dms", Boolean, nullable=False, comment="wants calls and reminders as direct messages"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("size", Integer, nullable=False, comment="seats at this table"),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False, comment="where it was opened"),
    Column("thread", BigInteger, comment="where it is played, when not in the channel"),
    Column("host", BigInteger, comment="who may start and cancel it; NULL once nobody is left"),
    Column("status", Text, nullable=False),
    Column("seed", LargeBinary, comment="from the start on; told to nobody before the end"),
    Column("step", Integer, nullable=False, comment="moves applied"),
    Column("state", Text),
    Column("result", Text),
    Column("ending", Text, comment="why an aborted table ended: a text key"),
    Column("revision", Integer, nullable=False, comment="raised by every committed change that people can see"),
    Column("shown", Integer, nullable=False, comment="the revision that Discord shows"),
    Column("lobby", BigInteger, comment="the message that opened the table"),
    Column("lobby_shows", Text, comment="the status that this message tells"),
    Column("post_channel", BigInteger),
    Column("post", BigInteger, comment="the message with the board"),
    Column("post_since", Integer, nullable=False, comment="the step after which the post tells what happened"),
    Column("post_step", Integer, nullable=False, comment="the step that the post shows; -1: nothing was shown yet"),
    Column("post_view", Text, comment="the public view that the post shows"),
    Column("post_before", Text, comment="the public view at `post_since`: what changed since then is marked"),
    Column("called", Text, nullable=False, comment="JSON list of the seats whose open question was announced with a mention"),
    Column("timing", Text, nullable=False, comment="JSON: the clock and what happens when it runs out (host.timing)"),
    Column("paused", Boolean, nullable=False),
    Column("again", Integer, comment="the table of the rematch"),
    Column("opened_at", Integer, nullable=False),
    Column("changed_at", Integer, nullable=False),
    CheckConstraint("status IN ('open', 'playing', 'finished', 'aborted')", name="status"),
    sqlite_autoincrement=True,
)
Index("ix_tables_server_status", tables.c.server, tables.c.status)

seats = Table(
    "seats",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False, comment="while open: the order of joining"),
    Column("user", BigInteger, nullable=False),
    Column("side", Integer, comment="the team chosen on joining, in games with partners"),
    Column("stand_in", Boolean, nullable=False, comment="the host plays this seat: its user gave it up"),
    Column("owner", BigInteger, comment="who sat here first and may come back; NULL: nobody"),
    Column("bank", Integer, nullable=False, comment="seconds left in the bank of a clock that has one"),
    Column("passes", Boolean, nullable=False, comment="lets every reaction pass"),
    Column("misses", Integer, nullable=False, comment="times in a row that the clock ran out"),
    PrimaryKeyConstraint("table", "seat"),
    UniqueConstraint("table", "user"),
)
Index("ix_seats_user", seats.c.user)

holders = Table(
    "holders",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("user", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "user"),
    comment="everybody who has ever held a seat of the match: they know a hand",
)

questions = Table(
    "questions",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False, comment="the step at which this seat's open question was asked"),
    PrimaryKeyConstraint("table", "seat"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("step", Integer, nullable=False, comment="1 for the first move"),
    Column("seat", Integer, nullable=False),
    Column("user", BigInteger, nullable=False, comment="who sat there then"),
    Column("by", Text, nullable=False, comment="person | stand_in | clock: who chose it"),
    Column("move", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("secrets", Text, nullable=False),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table", "step"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("draft", Text, nullable=False, comment="JSON: what was picked and is not played yet (host.drafts)"),
    PrimaryKeyConstraint("table", "seat"),
)

looks = Table(
    "looks",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False, comment="up to which this seat's secrets were shown to them"),
    PrimaryKeyConstraint("table", "seat"),
)

consents = Table(
    "consents",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("wish", Text, nullable=False, comment="what needs the others' consent: resign | pause | rematch | remove.<seat>"),
    Column("seat", Integer, nullable=False, comment="who wishes it"),
    PrimaryKeyConstraint("table", "wish", "seat"),
)

timers = Table(
    "timers",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False, comment="of the question that is to be answered in time"),
    Column("reaction", Boolean, nullable=False, comment="a short question, outside the bank"),
    Column("due", Integer, comment="NULL while the table pauses"),
    Column("left", Integer, comment="seconds left when the table was paused"),
    Column("remind", Integer, comment="when to remind; NULL once it is done, or not wanted"),
    Column("zone", Text, comment="the quiet hours that `due` was reckoned with, as in people; NULL: none"),
    Column("quiet_start", Integer),
    Column("quiet_end", Integer),
    PrimaryKeyConstraint("table", "seat"),
)
Index("ix_timers_due", timers.c.due)
Index("ix_timers_remind", timers.c.remind)

old_posts = Table(
    "old_posts",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("since", Integer, nullable=False, comment="it tells the moves after this step"),
    Column("step", Integer, nullable=False, comment="up to this one"),
    comment="boards that were followed by a newer post and still carry controls",
)
