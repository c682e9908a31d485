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
	SMR_HISTORY_WAYS = 32 /* of one key, that are held */
};

typedef struct smr_timed {
	uint64_t code, size;
	char impl[SMR_HISTORY_KEY], klass[SMR_HISTORY_KEY];
	smr_cost_query q; /* what it is; its strings are those above */
	double log_ratio, roofline;
	bool sure; /* measured at leisure */
} smr_timed;

typedef struct smr_called {
	uint64_t code, size, calls;
} smr_called;

/** Parsing a statement takes longer than running it: each is kept. */
typedef struct smr_kept_statement {
	const char *sql; /* which one: the very pointer */
	sqlite3_stmt *s;
} smr_kept_statement;

/** All that is known of one code at one size: what is asked next is asked of it as a rule. */
typedef struct smr_past_of {
	bool is_of; /* false: of nothing yet, or of what has changed since */
	uint64_t code, size;
	unsigned nways, nverdicts;
	unsigned all; /* runs of all ways */
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

/** What was tuned, read at first need (tunings.c). */
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
	pthread_mutex_t lock; /* recursive: smr_history_prepare() takes it until .._done() */
	smr_kept_statement kept[SMR_HISTORY_STATEMENTS];
	smr_past_of past;
	SMR_VEC(smr_timed) times;
	SMR_VEC(smr_called) calls;
	smr_tunings tunings;
};

/** Until smr_history_done(), also when it is NULL, the statement is this thread's. */
sqlite3_stmt *smr_history_prepare(smr_history *h, const char *sql, uint64_t code, const char *impl,
				  uint64_t size);
void smr_history_done(smr_history *h, sqlite3_stmt *s);
/** One thread and several are different things to have measured. */
void smr_history_time_key(const smr_cost_query *q, char key[SMR_HISTORY_KEY]);

sqlite3 *smr_history_db(smr_history *h);
/** Makes or renews the tables. SMR_EUNSUPPORTED: a newer version made them. */
SMR_MUST_USE smr_status smr_history_tables(sqlite3 *db);
enum { SMR_SHAPE_NUMBERS = 15 /* columns of the table "shape" behind flags */ };
/** Number @p i of a query, in the order of the columns. */
double *smr_history_shape_number(smr_cost_query *q, int i);
/** Within a transaction: writes the features of a kernel (samples of learning). */
bool smr_history_write_shape(smr_history *h, const smr_timed *t);
/** Within a transaction, before the times are written: how this run was against past ones. */
bool smr_history_note_pace(smr_history *h);
/** Within a transaction: records that nobody has renewed for long. */
bool smr_history_forget_old(smr_history *h);
/** Nobody else is at it from here on. */
smr_tunings *smr_history_lock(smr_history *h);
void smr_history_unlock(smr_history *h);
#endif
