/* Records in the history's file, written by clusters: one row for each owner and key. */
#include <sqlite3.h>
#include <time.h>

#include "learn/history/history.h"
#include "learn/history/internal.h"

static const int64_t KEEP_S = 90 * 86400;

static smr_status record_fail(smr_history *h, const char *what)
{
	return smr_fail(SMR_EIO, "history: cannot %s: %s", what, sqlite3_errmsg(smr_history_db(h)));
}

smr_status smr_history_keep(smr_history *h, uint64_t owner, const char *key, const void *data,
			    size_t n)
{
	static const char sql[] =
		"INSERT OR REPLACE INTO record(owner, key, at, data) VALUES(?1, ?2, ?3, ?4)";
	sqlite3_stmt *s = NULL;
	smr_status st = SMR_OK;

	if (n > INT32_MAX)
		return smr_fail(SMR_EINVAL, "history: a record of %zu bytes", n);
	if (sqlite3_prepare_v2(smr_history_db(h), sql, -1, &s, NULL) == SQLITE_OK) {
		sqlite3_bind_int64(s, 1, (sqlite3_int64)owner);
		sqlite3_bind_text(s, 2, key, -1, SQLITE_TRANSIENT);
		sqlite3_bind_int64(s, 3, (sqlite3_int64)time(NULL));
		sqlite3_bind_blob(s, 4, data, (int)n, SQLITE_TRANSIENT);
	}
	if (s == NULL || sqlite3_step(s) != SQLITE_DONE)
		st = record_fail(h, "keep a record");
	sqlite3_finalize(s);
	return st;
}

bool smr_history_forget_old(smr_history *h)
{
	sqlite3_stmt *s = NULL;
	bool ok;

	if (sqlite3_prepare_v2(smr_history_db(h), "DELETE FROM record WHERE at < ?1", -1, &s,
			       NULL) == SQLITE_OK)
		sqlite3_bind_int64(s, 1, (sqlite3_int64)time(NULL) - KEEP_S);
	ok = s != NULL && sqlite3_step(s) == SQLITE_DONE;
	sqlite3_finalize(s);
	return ok;
}

smr_status smr_history_recall(smr_history *h, uint64_t owner,
			      void (*fn)(void *ctx, const char *key, const void *data, size_t n),
			      void *ctx)
{
	sqlite3_stmt *s = NULL;
	int row = SQLITE_ERROR;

	if (sqlite3_prepare_v2(smr_history_db(h), "SELECT key, data FROM record WHERE owner=?1", -1,
			       &s, NULL) == SQLITE_OK)
		sqlite3_bind_int64(s, 1, (sqlite3_int64)owner);
	while (s != NULL && (row = sqlite3_step(s)) == SQLITE_ROW) {
		const char *key = (const char *)sqlite3_column_text(s, 0);
		const void *data = sqlite3_column_blob(s, 1);

		if (key != NULL && data != NULL)
			fn(ctx, key, data, (size_t)sqlite3_column_bytes(s, 1));
	}
	sqlite3_finalize(s);
	return row == SQLITE_DONE ? SMR_OK : record_fail(h, "recall records");
}

/* Deletes rows and keeps the file, since other processes may have it open. The file is shrunk where
 * no other process uses it. */
smr_status smr_history_forget(smr_history *h)
{
	static const char rows[] =
		"BEGIN IMMEDIATE; DELETE FROM took; DELETE FROM verdict; DELETE FROM called; "
		"DELETE FROM record; DELETE FROM shape; COMMIT;";
	sqlite3 *db = smr_history_db(h);

	if (sqlite3_exec(db, rows, NULL, NULL, NULL) != SQLITE_OK) {
		smr_status st = record_fail(h, "forget");

		(void)sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
		return st;
	}
	(void)sqlite3_exec(db, "VACUUM; PRAGMA wal_checkpoint(TRUNCATE);", NULL, NULL, NULL);
	return SMR_OK;
}
