/* Speed of this machine relative to its past: of each run the median of log(measured / least of
 * past runs) over its kernels, and a drift detector over the runs. A change of all kernels at once
 * (a neighbour, a clock, another host behind the same name) is detected after some runs, and undone
 * as soon as it ends; the records of single kernels adapt to it only in 35 runs. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "learn/history/internal.h"
#include "learn/placement/drift.h"

static const uint64_t OWNER = 0x70616365; /* owner of the record */
static const char KEY[] = "pace.1";
static const double SMALL = 0.1; /* a tenth up or down is noise between runs */
enum { FEWEST = 3 /* runs */ };

static void take_state(void *state, const char *key, const void *data, size_t n)
{
	if (strcmp(key, KEY) == 0 && n == sizeof(smr_drift))
		memcpy(state, data, n);
}

static bool read_state(smr_history *h, smr_drift *d)
{
	*d = (smr_drift){0};
	return smr_history_recall(h, OWNER, take_state, d) == SMR_OK;
}

/* Returns log(measured / least of past runs); NAN: no past run measured it. */
static double log_residual(smr_history *h, const smr_timed *t)
{
	sqlite3_stmt *s = smr_history_prepare(h,
					      "SELECT low, roofline FROM took WHERE code=?1 AND "
					      "size=?2 AND impl=?3",
					      t->code, t->impl, t->size);
	double x = NAN;

	if (s != NULL && sqlite3_step(s) == SQLITE_ROW && sqlite3_column_double(s, 1) > 0)
		x = t->log_ratio + log(t->roofline / sqlite3_column_double(s, 1)) -
		    sqlite3_column_double(s, 0);
	smr_history_done(h, s);
	return x;
}

/* Computes the median over the kernels of this run with records; false: there are none. */
static bool median(smr_history *h, double *out)
{
	double *x = smr_malloc(h->times.n * sizeof(*x));
	size_t n = 0;

	for (size_t i = 0; x != NULL && i < h->times.n; i++) {
		if (smr_history_is_device_key(h->times.v[i].impl))
			continue;
		x[n] = log_residual(h, &h->times.v[i]);
		n += isfinite(x[n]);
	}
	if (n > 0) {
		smr_sort_doubles(x, n);
		*out = x[n / 2];
	}
	smr_free(x);
	return n > 0;
}

bool smr_history_note_pace(smr_history *h)
{
	smr_drift d;
	double x;

	if (h->times.n == 0 || !median(h, &x))
		return true;
	if (!read_state(h, &d))
		return false;
	(void)smr_drift_add(&d, exp(x), 1);
	return smr_history_keep(h, OWNER, KEY, &d, sizeof(d)) == SMR_OK;
}

double smr_history_pace(smr_history *h)
{
	smr_drift d;
	double x;

	if (!read_state(h, &d) || d.n + d.resets < FEWEST)
		return 1;
	x = smr_drift_mean(&d, 0);
	return fabs(x) > SMALL && isfinite(x) ? exp(x) : 1;
}
