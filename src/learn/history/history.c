/* History in SQLite: log-ratios of measured to modelled time per (code, implementation, size
 * class), verdicts of checks, calls of past runs.
 *
 * A shared machine only ever makes things slower, so the least time is the best estimate (Chen and
 * Revels, "Robust benchmarking in noisy environments", arXiv:1608.04295). The figure x of one run
 * is the least of its calls. Over runs a decaying minimum is kept:
 *   low' = min(x, low + min((x - low) / 8, 0.02))
 * A loaded run moves it by 2 % at most, the next quiet one moves it back; a permanent slowdown is
 * learned, a factor of two in 35 runs. dev is the mean of min(|x - low|, 1) over the last 16 runs.
 * One row a key is enough. Figures are buffered and written in one transaction. */
#include "learn/history/history.h"
#include "learn/history/internal.h"

#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/str.h"

enum { BUSY_MS = 200 };

enum { MAX_KEYS = 512 /* of one run */ };

static smr_status db_fail(smr_history *h, const char *what)
{
	return smr_fail(SMR_EIO, "history: cannot %s: %s", what,
			h->db != NULL ? sqlite3_errmsg(h->db) : "no memory");
}

/* Makes the file readable by its owner only, since it has times of the user's programs; SQLite
 * would make it readable by all. */
static void make_private(const char *path)
{
	int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd >= 0)
		close(fd);
}

static smr_status open_at(smr_history *h, const char *path)
{
	make_private(path);
	if (sqlite3_open_v2(path, &h->db,
			    SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX,
			    NULL) != SQLITE_OK)
		return db_fail(h, "be opened");
	sqlite3_busy_timeout(h->db, BUSY_MS);
	return smr_history_tables(h->db);
}

/* Reports a damaged file, which the user may remove: its content can be measured again. */
static smr_status report_damage(const smr_history *h, const char *path, smr_status st)
{
	int code = h->db != NULL ? sqlite3_errcode(h->db) & 0xff : SQLITE_OK;

	if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT)
		return st;
	return smr_fail(st, "%s (%s is damaged: remove it, and a new one is started)", smr_errmsg(),
			path);
}

static void init_lock(pthread_mutex_t *m)
{
	pthread_mutexattr_t a;

	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(m, &a);
	pthread_mutexattr_destroy(&a);
}

smr_status smr_history_open(const char *path, smr_history **out)
{
	smr_history *h;
	char *own = NULL;
	smr_status st;

	if (path == NULL)
		SMR_TRY(smr_cache_file(NULL, "history.db", &own));
	h = smr_calloc(1, sizeof(*h));
	if (h == NULL) {
		smr_free(own);
		return smr_fail(SMR_ENOMEM, "no memory for the history");
	}
	init_lock(&h->lock);
	if (path == NULL)
		path = own;
	st = open_at(h, path);
	if (st != SMR_OK)
		st = report_damage(h, path, st);
	smr_free(own);
	if (st != SMR_OK) {
		smr_history_close(h);
		return st;
	}
	*out = h;
	return SMR_OK;
}

static sqlite3_stmt *prepare_statement(smr_history *h, const char *sql)
{
	size_t i = 0;

	while (i < SMR_HISTORY_STATEMENTS && h->kept[i].sql != NULL && h->kept[i].sql != sql)
		i++;
	if (i == SMR_HISTORY_STATEMENTS)
		return NULL;
	if (h->kept[i].sql == NULL && sqlite3_prepare_v3(h->db, sql, -1, SQLITE_PREPARE_PERSISTENT,
							 &h->kept[i].s, NULL) == SQLITE_OK)
		h->kept[i].sql = sql;
	return h->kept[i].s;
}

sqlite3_stmt *smr_history_prepare(smr_history *h, const char *sql, uint64_t code, const char *impl,
				  uint64_t size)
{
	sqlite3_stmt *s;

	pthread_mutex_lock(&h->lock);
	s = prepare_statement(h, sql);
	if (s == NULL)
		return NULL;
	sqlite3_bind_int64(s, 1, (sqlite3_int64)code);
	sqlite3_bind_int64(s, 2, (sqlite3_int64)size);
	if (impl != NULL)
		sqlite3_bind_text(s, 3, impl, -1, SQLITE_TRANSIENT);
	return s;
}

void smr_history_done(smr_history *h, sqlite3_stmt *s)
{
	if (s != NULL) {
		sqlite3_reset(s);
		sqlite3_clear_bindings(s);
	}
	pthread_mutex_unlock(&h->lock);
}

void smr_history_time_key(const smr_cost_query *q, char key[SMR_HISTORY_KEY])
{
	snprintf(key, SMR_HISTORY_KEY, "%.16s*%d", q->impl, q->threads);
}

static void add_time(smr_history *h, const smr_cost_query *q, double roofline, double measured,
		     smr_timed_by by)
{
	smr_timed t = {.code = q->code,
		       .size = q->size,
		       .q = *q,
		       .log_ratio = log(measured / roofline),
		       .roofline = roofline,
		       .by = by};
	size_t i = 0;

	if (!isfinite(t.log_ratio))
		return;
	smr_history_time_key(q, t.impl);
	snprintf(t.klass, sizeof(t.klass), "%s", q->klass != NULL ? q->klass : "");
	pthread_mutex_lock(&h->lock);
	while (i < h->times.n && (h->times.v[i].code != t.code || h->times.v[i].size != t.size ||
				  strcmp(h->times.v[i].impl, t.impl) != 0))
		i++;
	if (i < h->times.n) {
		t.log_ratio = fmin(h->times.v[i].log_ratio, t.log_ratio);
		if (t.by < h->times.v[i].by)
			t.by = h->times.v[i].by;
		h->times.v[i] = t;
	} else if (i < MAX_KEYS && smr_vec_push(&h->times, t) != SMR_OK)
		smr_log(SMR_LOG_WARN, "history: a time is lost: no memory");
	pthread_mutex_unlock(&h->lock);
}

void smr_history_time(smr_history *h, const smr_cost_query *q, double roofline, double measured)
{
	add_time(h, q, roofline, measured, SMR_TIMED_RUN);
}

void smr_history_tuned_time(smr_history *h, const smr_cost_query *q, double roofline,
			    double measured, bool searched)
{
	add_time(h, q, roofline, measured, searched ? SMR_TIMED_SEARCH : SMR_TIMED_CONTEST);
}

smr_tunings *smr_history_lock(smr_history *h)
{
	pthread_mutex_lock(&h->lock);
	return &h->tunings;
}

void smr_history_unlock(smr_history *h)
{
	pthread_mutex_unlock(&h->lock);
}

static smr_status keep_verdict(smr_history *h, const char *sql, uint64_t code, const char *impl,
			       uint64_t size, smr_verdict v)
{
	sqlite3_stmt *s = smr_history_prepare(h, sql, code, impl, size);
	smr_status st = SMR_OK;

	if (s != NULL)
		sqlite3_bind_int(s, 4, v);
	h->past.is_of = false;
	if (s == NULL || sqlite3_step(s) != SQLITE_DONE)
		st = db_fail(h, "keep a verdict");
	smr_history_done(h, s);
	return st;
}

smr_status smr_history_judge(smr_history *h, uint64_t code, const char *impl, uint64_t size,
			     smr_verdict v)
{
	static const char sql[] = "INSERT OR REPLACE INTO verdict(code, size, impl, verdict) "
				  "VALUES(?1, ?2, ?3, ?4)";

	return keep_verdict(h, sql, code, impl, size, v);
}

smr_status smr_history_made(smr_history *h, uint64_t code, const char *impl, uint64_t size)
{
	static const char sql[] = "INSERT OR IGNORE INTO verdict(code, size, impl, verdict) "
				  "VALUES(?1, ?2, ?3, ?4)";

	return keep_verdict(h, sql, code, impl, size, SMR_VERDICT_MADE);
}

void smr_history_called(smr_history *h, uint64_t code, uint64_t size, uint64_t calls)
{
	pthread_mutex_lock(&h->lock);
	if (smr_vec_push(&h->calls, (smr_called){code, size, calls}) != SMR_OK)
		smr_log(SMR_LOG_WARN, "history: a count is lost: no memory");
	pthread_mutex_unlock(&h->lock);
}

static bool bind_time(sqlite3_stmt *s, const smr_timed *t)
{
	return s != NULL && sqlite3_bind_double(s, 4, t->log_ratio) == SQLITE_OK &&
	       sqlite3_bind_double(s, 5, t->roofline) == SQLITE_OK &&
	       sqlite3_bind_int64(s, 6, (sqlite3_int64)time(NULL)) == SQLITE_OK;
}

static bool write_time(smr_history *h, const smr_timed *t)
{
	/* on the right of SET all columns have their old values */
	sqlite3_stmt *s = smr_history_prepare(
		h,
		"INSERT INTO took(code, size, impl, roofline, at, runs, low, dev, last) "
		"VALUES(?1, ?2, ?3, ?5, ?6, 1, ?4, 0.5, (SELECT COALESCE(SUM(runs), 0) + 1 FROM "
		"took WHERE code=?1 AND size=?2)) ON CONFLICT DO UPDATE SET "
		"dev = CASE runs WHEN 0 THEN 0.5 ELSE "
		"dev + (MIN(ABS(?4 - low), 1.0) - dev) / MIN(runs + 1.0, 16.0) END, "
		"low = CASE runs WHEN 0 THEN ?4 ELSE MIN(?4, low + MIN((?4 - low) / 8, 0.02)) END, "
		"runs = runs + 1, last = excluded.last, roofline = ?5, at = ?6",
		t->code, t->impl, t->size);
	bool ok = bind_time(s, t) && sqlite3_step(s) == SQLITE_DONE;

	smr_history_done(h, s);
	return ok;
}

/* Writes a careful measurement: it has the weight of several runs. A search's replaces what is in
 * the row. A contest may have run on a loaded machine: its figure counts as any other run's. */
static bool write_tuned_time(smr_history *h, const smr_timed *t)
{
	sqlite3_stmt *s = smr_history_prepare(
		h,
		"INSERT INTO took(code, size, impl, roofline, at, runs, low, dev, last) "
		"VALUES(?1, ?2, ?3, ?5, ?6, ?7, ?4, 0.1, (SELECT COALESCE(SUM(runs), 0) + ?7 FROM "
		"took WHERE code=?1 AND size=?2)) ON CONFLICT DO UPDATE SET dev = 0.1, "
		"low = CASE WHEN ?8 OR runs = 0 THEN ?4 ELSE MIN(?4, low + MIN((?4 - low) / 8, "
		"0.02)) END, runs = MAX(runs, ?7), last = excluded.last, roofline = ?5, at = ?6",
		t->code, t->impl, t->size);
	bool ok = bind_time(s, t) && sqlite3_bind_int(s, 7, SMR_PAST_SURE) == SQLITE_OK &&
		  sqlite3_bind_int(s, 8, t->by == SMR_TIMED_SEARCH) == SQLITE_OK &&
		  sqlite3_step(s) == SQLITE_DONE;

	smr_history_done(h, s);
	return ok;
}

static bool write_called(smr_history *h, const smr_called *c)
{
	sqlite3_stmt *s = smr_history_prepare(
		h,
		"INSERT INTO called(code, size, runs, calls) VALUES(?1, ?2, 1, ?3) "
		"ON CONFLICT DO UPDATE SET runs = runs + 1, calls = calls + ?3",
		c->code, NULL, c->size);
	bool ok = s != NULL && sqlite3_bind_int64(s, 3, (sqlite3_int64)c->calls) == SQLITE_OK &&
		  sqlite3_step(s) == SQLITE_DONE;

	smr_history_done(h, s);
	return ok;
}

static void flush_records(smr_history *h)
{
	bool ok;

	if (h->times.n + h->calls.n == 0)
		return;
	ok = sqlite3_exec(h->db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK;
	ok = ok && smr_history_note_pace(h);
	for (size_t i = 0; ok && i < h->times.n; i++)
		ok = (h->times.v[i].by != SMR_TIMED_RUN ? write_tuned_time(h, &h->times.v[i])
							: write_time(h, &h->times.v[i])) &&
		     smr_history_write_shape(h, &h->times.v[i]);
	for (size_t i = 0; ok && i < h->calls.n; i++)
		ok = write_called(h, &h->calls.v[i]);
	ok = ok && smr_history_forget_old(h);
	if (sqlite3_exec(h->db, ok ? "COMMIT" : "ROLLBACK", NULL, NULL, NULL) != SQLITE_OK || !ok)
		smr_log(SMR_LOG_WARN, "history: not written: %s", sqlite3_errmsg(h->db));
	h->times.n = h->calls.n = 0;
	h->past.is_of = false;
}

sqlite3 *smr_history_db(smr_history *h)
{
	return h->db;
}

void smr_history_flush(smr_history *h)
{
	pthread_mutex_lock(&h->lock);
	flush_records(h);
	pthread_mutex_unlock(&h->lock);
}

void smr_history_close(smr_history *h)
{
	if (h == NULL)
		return;
	smr_history_flush(h);
	for (size_t i = 0; i < SMR_HISTORY_STATEMENTS; i++)
		sqlite3_finalize(h->kept[i].s); /* accepts NULL */
	sqlite3_close(h->db);
	smr_vec_free(&h->times);
	smr_vec_free(&h->calls);
	smr_vec_free(&h->tunings.list);
	pthread_mutex_destroy(&h->lock);
	smr_free(h);
}
