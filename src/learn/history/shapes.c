/* Features of each kernel, kept beside its times: a history is a table of measured kernels. */
#include "learn/history/internal.h"

#include "base/assert.h"

enum { FIRST = 7 /* parameter of the statement that has a number of the query */ };
static const size_t numbers[SMR_SHAPE_NUMBERS] = {
	offsetof(smr_cost_query, shape.batch),
	offsetof(smr_cost_query, shape.m),
	offsetof(smr_cost_query, shape.n),
	offsetof(smr_cost_query, shape.k),
	offsetof(smr_cost_query, work.flops),
	offsetof(smr_cost_query, work.bytes_read),
	offsetof(smr_cost_query, work.bytes_written),
	offsetof(smr_cost_query, work.points),
	offsetof(smr_cost_query, work.slow),
	offsetof(smr_cost_query, walk.inner),
	offsetof(smr_cost_query, walk.run),
	offsetof(smr_cost_query, walk.jumps),
	offsetof(smr_cost_query, walk.aligned),
	offsetof(smr_cost_query, walk.loops),
	offsetof(smr_cost_query, walk.others),
};

double *smr_history_shape_number(smr_cost_query *q, int i)
{
	smr_assert(i >= 0 && i < SMR_SHAPE_NUMBERS);
	return (double *)((char *)q + numbers[i]);
}

bool smr_history_write_shape(smr_history *h, const smr_timed *t)
{
	sqlite3_stmt *s = smr_history_prepare(
		h,
		"INSERT OR REPLACE INTO shape(code, size, class, dtype, factor, flags, batch, m, "
		"n, k, flops, read, written, points, slow, inner, run, jumps, aligned, loops, "
		"others) "
		"VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, "
		"?17, ?18, ?19, ?20, ?21)",
		t->code, t->klass, t->size);
	smr_cost_query q = t->q;
	bool ok = s != NULL && sqlite3_bind_int(s, 4, (int)q.dtype) == SQLITE_OK &&
		  sqlite3_bind_int(s, 5, (int)q.factor) == SQLITE_OK &&
		  sqlite3_bind_int(s, 6, q.chained_sum + 2 * q.strided) == SQLITE_OK;

	for (int i = 0; ok && i < SMR_SHAPE_NUMBERS; i++)
		ok = sqlite3_bind_double(s, FIRST + i, *smr_history_shape_number(&q, i)) ==
		     SQLITE_OK;
	ok = ok && sqlite3_step(s) == SQLITE_DONE;
	smr_history_done(h, s);
	return ok;
}
