/* Samples from a history: the features of each kernel (learn/history/shapes.c) with its times. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/data/hash.h"
#include "learn/history/internal.h"
#include "learn/train/samples.h"

/* "nest*2": by nest, on two threads. */
static smr_status way_of(smr_samples *out, sqlite3_stmt *s, smr_train_sample *x)
{
	const char *key = (const char *)sqlite3_column_text(s, 0);
	char impl[SMR_HISTORY_KEY];

	if (key == NULL || sscanf(key, "%16[^*]*%d", impl, &x->query.threads) != 2 ||
	    x->query.threads < 1)
		return smr_fail(SMR_ECORRUPT, "history: '%.24s' is no way to run a kernel",
				key != NULL ? key : "");
	return smr_samples_word(out, impl, &x->query.impl);
}

static bool is_count(double x)
{
	return isfinite(x) && x >= 0;
}

/* Finds the machine of a row, by the key of its implementation; NULL: none that can be learned of.
 * "gpu:1a2b3c4d" is the implementation "gpu" on a device. */
static smr_status machine_of(smr_history *h, smr_samples *out, const smr_machine *host,
			     smr_train_sample *x)
{
	char impl[SMR_HISTORY_KEY];
	smr_machine m;
	smr_status st;

	x->machine = host;
	if (!smr_history_is_device_key(x->query.impl))
		return SMR_OK;
	st = smr_history_device(h, x->query.impl, &m);
	x->machine = NULL;
	if (st != SMR_OK || smr_machine_is_emulated(&m))
		return st == SMR_ENOTFOUND ? SMR_OK : st; /* its description was too old */
	SMR_TRY(smr_samples_add_machine(out, x->query.impl, &m, &x->machine));
	snprintf(impl, sizeof(impl), "%.*s", (int)strcspn(x->query.impl, ":"), x->query.impl);
	return smr_samples_word(out, impl, &x->query.impl);
}

static smr_status read_row(smr_history *h, smr_samples *out, const smr_machine *host,
			   sqlite3_stmt *s)
{
	smr_train_sample x = {.start_s = -1};
	const char *klass = (const char *)sqlite3_column_text(s, 4);
	int dtype = sqlite3_column_int(s, 5), factor = sqlite3_column_int(s, 6);
	int flags = sqlite3_column_int(s, 7);
	bool sound;
	uint64_t key[2] = {(uint64_t)sqlite3_column_int64(s, 8),
			   (uint64_t)sqlite3_column_int64(s, 9)};

	SMR_TRY(way_of(out, s, &x));
	SMR_TRY(machine_of(h, out, host, &x));
	if (x.machine == NULL)
		return SMR_OK;
	SMR_TRY(smr_samples_word(out, klass != NULL ? klass : "", &x.query.klass));
	if (dtype < 0 || dtype >= SMR_DTYPE_COUNT || factor < 0 || factor >= SMR_DTYPE_COUNT)
		return smr_fail(SMR_ECORRUPT, "history: a kernel is of no known type");
	x.seconds = sqlite3_column_double(s, 1);
	x.noise = sqlite3_column_double(s, 2);
	x.at = sqlite3_column_double(s, 3);
	x.query.dtype = (smr_dtype)dtype;
	x.query.factor = (smr_dtype)factor;
	x.query.chained_sum = flags & 1;
	x.query.strided = flags >> 1 & 1;
	sound = is_count(x.seconds) && x.seconds > 0 && is_count(x.noise) && is_count(x.at);
	for (int i = 0; i < SMR_SHAPE_NUMBERS; i++) {
		*smr_history_shape_number(&x.query, i) = sqlite3_column_double(s, 10 + i);
		sound &= is_count(*smr_history_shape_number(&x.query, i));
	}
	if (!sound)
		return smr_fail(SMR_ECORRUPT, "history: a kernel has invalid numbers");
	x.group = x.query.klass;
	x.key = smr_hash64(key, sizeof(key), 1); /* one fold for all implementations */
	return smr_vec_push(&out->list, x);
}

/* Provides exp() to SQLite: times are factors of the roofline at the time of measurement. */
static void exp_of(sqlite3_context *to, int n, sqlite3_value **x)
{
	(void)n;
	sqlite3_result_double(to, exp(sqlite3_value_double(x[0])));
}

smr_status smr_history_samples(smr_history *h, smr_samples *out)
{
	static const char sql[] =
		"SELECT t.impl, t.roofline * smr_exp(t.low), t.dev, t.at, s.class, s.dtype, "
		"s.factor, s.flags, t.code, t.size, s.batch, s.m, s.n, s.k, s.flops, s.read, "
		"s.written, s.points, s.slow, s.inner, s.run, s.jumps, s.aligned, s.loops, "
		"s.others "
		"FROM took t JOIN shape s ON s.code = t.code AND s.size = t.size "
		"WHERE t.roofline > 0 AND s.class <> '' ORDER BY t.at, t.code, t.size, t.impl";
	const smr_machine *m;
	sqlite3_stmt *s = NULL;
	smr_status st;
	int row = SQLITE_ERROR;

	*out = (smr_samples){0};
	st = smr_samples_machine(out, "this", &m);
	(void)smr_history_lock(h);
	if (st == SMR_OK &&
	    sqlite3_create_function(h->db, "smr_exp", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
				    exp_of, NULL, NULL) == SQLITE_OK &&
	    sqlite3_prepare_v2(h->db, sql, -1, &s, NULL) == SQLITE_OK)
		while (st == SMR_OK && (row = sqlite3_step(s)) == SQLITE_ROW)
			st = read_row(h, out, m, s);
	if (st == SMR_OK && row != SQLITE_DONE)
		st = smr_fail(SMR_EIO, "history: cannot be read: %s", sqlite3_errmsg(h->db));
	sqlite3_finalize(s);
	smr_history_unlock(h);
	if (st != SMR_OK)
		smr_samples_free(out);
	return st;
}
