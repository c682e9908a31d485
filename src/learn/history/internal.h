/** @file The history's database (between history.c, history_query.c and records.c). */
#ifndef SMR_LEARN_HISTORY_INTERNAL_H
#define SMR_LEARN_HISTORY_INTERNAL_H
#include <pthread.h>
#include <sqlite3.h>

#include "base/data/vec.h"
#include "learn/history/history.h"

enum {
	SMR_HISTORY_KEY = 24,
	SMR_HISTORY_STATEMENTS = 16,
	SMR_HISTORY_WAYS = 32 /* implementations of one key that are kept in memory */
};

/** Who measured a time, by ascending weight. */
typedef enum smr_timed_by { SMR_TIMED_RUN, SMR_TIMED_CONTEST, SMR_TIMED_SEARCH } smr_timed_by;

typedef struct smr_timed {
	uint64_t code, size;
	char impl[SMR_HISTORY_KEY], klass[SMR_HISTORY_KEY];
	smr_cost_query q; /* the kernel; its strings are those above */
	double log_ratio, roofline;
	smr_timed_by by;
} smr_timed;

typedef struct smr_called {
	uint64_t code, size, calls;
} smr_called;

/** A prepared statement: parsing takes longer than running, so each is kept. */
typedef struct smr_kept_statement {
	const char *sql; /* identified by the pointer */
	sqlite3_stmt *s;
} smr_kept_statement;

/** All records of one code at one size, cached since the next query usually has the same key. */
typedef struct smr_past_of {
	bool is_of; /* false: empty or outdated */
	uint64_t code, size;
	unsigned nways, nverdicts;
	unsigned all; /* runs of all implementations */
	double calls; /* in the average run */
	struct {
		char impl[SMR_HISTORY_KEY];
		unsigned runs, last;
		double low, dev;
	} way[SMR_HISTORY_WAYS];
	struct {
		char impl[SMR_HISTORY_KEY];
		smr_verdict verdict;
	} verdict[SMR_HISTORY_WAYS];
} smr_past_of;

/** A tuning; all are read at first use (tunings.c). */
typedef struct smr_tuned {
	uint64_t code, size;
	unsigned tuning;
} smr_tuned;
typedef struct smr_tunings {
	bool read;
	SMR_VEC(smr_tuned) list;
} smr_tunings;

struct smr_history {
	sqlite3 *db;
	pthread_mutex_t lock; /* recursive: smr_history_prepare() locks it until .._done() */
	smr_kept_statement kept[SMR_HISTORY_STATEMENTS];
	smr_past_of past;
	SMR_VEC(smr_timed) times;
	SMR_VEC(smr_called) calls;
	smr_tunings tunings;
	char device[SMR_HISTORY_DEVICE]; /* whose description is kept */
};

/** Prepares a statement, which is this thread's until smr_history_done(), also when it is NULL. */
sqlite3_stmt *smr_history_prepare(smr_history *h, const char *sql, uint64_t code, const char *impl,
				  uint64_t size);
void smr_history_done(smr_history *h, sqlite3_stmt *s);
/** Makes the key of a measurement: one thread and several threads have different keys. */
void smr_history_time_key(const smr_cost_query *q, char key[SMR_HISTORY_KEY]);

/** Returns whether a key is that of a device, not of this CPU. */
bool smr_history_is_device_key(const char *key);

sqlite3 *smr_history_db(smr_history *h);
/** Makes or upgrades the tables. SMR_EUNSUPPORTED: a newer version made them. */
SMR_MUST_USE smr_status smr_history_tables(sqlite3 *db);
enum { SMR_SHAPE_NUMBERS = 15 /* columns of the table "shape" behind flags */ };
/** Number @p i of a query, in the order of the columns. */
double *smr_history_shape_number(smr_cost_query *q, int i);
/** Within a transaction: writes the features of a kernel (samples of learning). */
bool smr_history_write_shape(smr_history *h, const smr_timed *t);
/** Records this run's speed relative to past ones, within a transaction, before the times are
 * written. */
bool smr_history_note_pace(smr_history *h);
/** Deletes records that were not rewritten for long, within a transaction. */
bool smr_history_forget_old(smr_history *h);
/** Locks the history and returns its tunings; other threads wait from here on. */
smr_tunings *smr_history_lock(smr_history *h);
void smr_history_unlock(smr_history *h);
#endif
