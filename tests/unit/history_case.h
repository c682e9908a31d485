/** @file What tests of the history share: a file of its own, and whether it is whole. */
#ifndef TEST_HISTORY_CASE_H
#define TEST_HISTORY_CASE_H
#include <sqlite3.h>

#include "learn/history/history.h"
#include "unit.h"

static char path[100];

static smr_history *open_history(void)
{
	smr_history *h;

	if (smr_history_open(path, &h) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return h;
}

static void assert_whole(void)
{
	sqlite3_stmt *s;
	sqlite3 *db;

	assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
	assert_int_equal(sqlite3_prepare_v2(db, "PRAGMA integrity_check", -1, &s, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_step(s), SQLITE_ROW);
	assert_string_equal((const char *)sqlite3_column_text(s, 0), "ok");
	sqlite3_finalize(s);
	sqlite3_close(db);
}
#endif
