/* The tables of a history, and the upgrade of older versions. Measurements are kept: version 1 had
 * means, which are not used; version 3 had no features of kernels, so predictors are not learned
 * from its rows until they are measured again; version 4 had factors of another formula, so its
 * seconds are only learned from until they are measured again. */
#include "learn/history/internal.h"

enum { SCHEMA = 5 };

static const char first[] =
	"DROP TABLE IF EXISTS time;" /* of version 1 */
	"CREATE TABLE IF NOT EXISTS took(code INTEGER, size INTEGER, impl TEXT, runs INTEGER,"
	" low REAL, dev REAL, last INTEGER, PRIMARY KEY(code, size, impl)) WITHOUT ROWID;"
	"CREATE TABLE IF NOT EXISTS verdict(code INTEGER, impl TEXT, size INTEGER, verdict INTEGER,"
	" PRIMARY KEY(code, impl, size)) WITHOUT ROWID;"
	"CREATE TABLE IF NOT EXISTS called(code INTEGER, size INTEGER, runs INTEGER, calls INTEGER,"
	" PRIMARY KEY(code, size)) WITHOUT ROWID;"
	"CREATE TABLE IF NOT EXISTS record(owner INTEGER, key TEXT, at INTEGER, data BLOB,"
	" PRIMARY KEY(owner, key)) WITHOUT ROWID;";

/* roofline: seconds by formula, which low is a factor of; at: time of the last measurement. */
static const char fourth[] =
	"ALTER TABLE took ADD COLUMN roofline REAL;"
	"ALTER TABLE took ADD COLUMN at INTEGER;"
	"CREATE TABLE IF NOT EXISTS shape(code INTEGER, size INTEGER, class TEXT, dtype INTEGER,"
	" factor INTEGER, flags INTEGER, batch REAL, m REAL, n REAL, k REAL, flops REAL, read REAL,"
	" written REAL, points REAL, slow REAL, inner REAL, run REAL, jumps REAL, aligned REAL,"
	" loops REAL, others REAL, PRIMARY KEY(code, size)) WITHOUT ROWID;"
	"PRAGMA user_version=4;";

/* runs = 0: low is of an older formula. */
static const char fifth[] = "UPDATE took SET runs=0;"
			    "PRAGMA user_version=5;";
static const char *const upgrades[SCHEMA] = {first, first, first, fourth, fifth};

static smr_status report_sqlite_error(sqlite3 *db, const char *what)
{
	return smr_fail(SMR_EIO, "history: cannot %s: %s", what, sqlite3_errmsg(db));
}

static smr_status version_of(sqlite3 *db, int *out)
{
	sqlite3_stmt *s = NULL;
	bool ok = sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &s, NULL) == SQLITE_OK &&
		  sqlite3_step(s) == SQLITE_ROW;

	*out = ok ? sqlite3_column_int(s, 0) : 0;
	sqlite3_finalize(s);
	return ok ? SMR_OK : report_sqlite_error(db, "be read");
}

/* Upgrades the tables. Another process may do the same at the same time: the second one finds the
 * work done. */
static smr_status migrate_schema(sqlite3 *db)
{
	int version = 0;
	smr_status st;

	if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
		return report_sqlite_error(db, "be made");
	st = version_of(db, &version);
	for (; st == SMR_OK && version < SCHEMA; version++)
		if (sqlite3_exec(db, upgrades[version], NULL, NULL, NULL) != SQLITE_OK)
			st = report_sqlite_error(db, "be made");
	if (sqlite3_exec(db, st == SMR_OK ? "COMMIT" : "ROLLBACK", NULL, NULL, NULL) != SQLITE_OK &&
	    st == SMR_OK)
		st = report_sqlite_error(db, "be made");
	return st;
}

/* Uses a write-ahead log and does not wait for the disk: committed data survives the end of a
 * process at any point, and the file is consistent after a loss of power, too. */
smr_status smr_history_tables(sqlite3 *db)
{
	int version = 0;

	if (sqlite3_exec(db, "PRAGMA synchronous=NORMAL", NULL, NULL, NULL) != SQLITE_OK)
		return report_sqlite_error(db, "be opened");
	SMR_TRY(version_of(db, &version));
	if (version > SCHEMA)
		return smr_fail(SMR_EUNSUPPORTED, "history: made by a newer version");
	if (version == SCHEMA)
		return SMR_OK;
	if (sqlite3_exec(db, "PRAGMA journal_mode=WAL", NULL, NULL, NULL) != SQLITE_OK)
		return report_sqlite_error(db, "be made");
	return migrate_schema(db);
}
