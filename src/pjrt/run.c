/* Memory of a run, parts of arrays on several devices, and the run of the model. */
#include "pjrt/run.h"

#include <string.h>

#include "api/model/compile.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/flush.h"
#include "pjrt/processes/callback.h"
#include "pjrt/processes/exchange.h"
#include "pjrt/trace.h"

enum { FORGET = 4 }; /* a run counts for 1 / FORGET in the average */

static void copy_arrays(const pjrt_run *r)
{
	const pjrt_executable *x = r->x;

	for (uint32_t l = 0; l < pjrt_run_count_lists(x); l++) {
		memcpy(pjrt_run_arg_array(r, l, 0), x->arrays, x->nargs * sizeof(*r->arrays));
		memcpy(pjrt_run_result_array(r, l, 0), x->arrays + x->nargs,
		       x->nresults * sizeof(*r->arrays));
	}
}

pjrt_run *pjrt_run_new(pjrt_executable *x)
{
	size_t n = (size_t)x->nargs + x->nresults, all = pjrt_run_count_storage(x);
	pjrt_run *r = smr_malloc(sizeof(*r) + pjrt_run_count_lists(x) * n * sizeof(*r->arrays) +
				 n * sizeof(*r->joined) + all * sizeof(*r->storage) +
				 (size_t)x->nhere * x->nargs * sizeof(*r->waits) +
				 x->nargs * sizeof(*r->donated));

	if (r == NULL)
		return NULL;
	*r = (pjrt_run){.x = pjrt_executable_hold(x), .arrays = (smr_ndarray *)(r + 1)};
	r->joined = (char **)(r->arrays + pjrt_run_count_lists(x) * n);
	r->storage = (pjrt_storage **)(r->joined + n);
	r->waits = (pjrt_event **)(r->storage + all);
	r->donated = (bool *)(r->waits + (size_t)x->nhere * x->nargs);
	copy_arrays(r);
	memset(r->joined, 0, n * sizeof(*r->joined));
	memset(r->storage, 0, all * sizeof(*r->storage));
	return r;
}

void pjrt_run_free(pjrt_run *r)
{
	for (uint32_t i = 0; i < r->nwaits; i++)
		pjrt_event_drop(r->waits[i]);
	for (uint32_t i = 0; i < pjrt_run_count_storage(r->x); i++) {
		if (r->storage[i] != NULL && r->queued)
			atomic_fetch_sub(&r->storage[i]->queued, 1);
		pjrt_storage_drop(r->storage[i]);
	}
	for (uint32_t i = 0; i < r->x->nargs + r->x->nresults; i++)
		smr_free(r->joined[i]);
	pjrt_event_drop(r->done);
	pjrt_executable_drop(r->x);
	smr_free(r);
}

/* ---- parts ---------------------------------------------------------------------------------- */

static bool is_in_parts(const pjrt_value *v)
{
	return v->joined && !v->split.all;
}

static smr_status allocate_whole(char **joined, const pjrt_value *v, smr_ndarray *a)
{
	size_t bytes = (v->whole.bytes + PJRT_ALIGNMENT) / PJRT_ALIGNMENT * PJRT_ALIGNMENT;

	a->data = *joined = smr_aligned_alloc(PJRT_ALIGNMENT, bytes);
	if (*joined == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an array of %zu bytes", v->whole.bytes);
	return SMR_OK;
}

static smr_status join_arguments(pjrt_run *r)
{
	const pjrt_executable *x = r->x;

	for (uint32_t i = 0; i < x->nargs; i++) {
		const pjrt_value *v = &x->args[i];

		if (!is_in_parts(v))
			continue;
		SMR_TRY(allocate_whole(&r->joined[i], v, pjrt_run_arg_array(r, 0, i)));
		for (uint32_t l = 0; l < x->nhere; l++)
			pjrt_split_copy(&v->split, &v->whole, x->here[l], r->joined[i],
					(*pjrt_run_arg_storage(r, l, i))->data, true);
	}
	for (uint32_t i = 0; i < x->nresults; i++)
		if (is_in_parts(&x->results[i]))
			SMR_TRY(allocate_whole(&r->joined[x->nargs + i], &x->results[i],
					       pjrt_run_result_array(r, 0, i)));
	return SMR_OK;
}

static void split_results(const pjrt_run *r)
{
	const pjrt_executable *x = r->x;

	for (uint32_t i = 0; i < x->nresults; i++)
		for (uint32_t l = 0; is_in_parts(&x->results[i]) && l < x->nhere; l++)
			pjrt_split_copy(&x->results[i].split, &x->results[i].whole, x->here[l],
					r->joined[x->nargs + i],
					(*pjrt_run_result_storage(r, l, i))->data, false);
}

/* ---- the model ------------------------------------------------------------------------------ */

static smr_status run_whole(pjrt_run *r)
{
	const pjrt_executable *x = r->x;
	smr_status st;

	pjrt_callbacks_begin(r);
	st = smr_model_run(x->model, r->arrays, x->nargs, pjrt_run_result_array(r, 0, 0),
			   x->nresults);
	pjrt_callbacks_end();
	return st;
}

static smr_status run_arrays(pjrt_run *r)
{
	pjrt_executable *x = r->x;
	smr_ndarray *results = pjrt_run_result_array(r, 0, 0);
	bool others = pjrt_has_others(x);

	SMR_TRY(join_arguments(r));
	if (x->apart)
		SMR_TRY(smr_model_run_among(x->model, pjrt_run_arg_array(r, 0, 0), results,
					    others ? &r->others : NULL));
	if (!x->apart && others)
		SMR_TRY(pjrt_exchange_arguments(r));
	if (!x->apart)
		SMR_TRY(run_whole(r));
	split_results(r);
	return SMR_OK;
}

smr_status pjrt_run_model(pjrt_run *r)
{
	pjrt_executable *x = r->x;
	int64_t from = smr_now_ns(), to;
	uint64_t was = atomic_load_explicit(&x->run_ns, memory_order_relaxed);
	bool flushed = smr_flush_get();
	smr_status st;

	if (pjrt_has_others(x))
		pjrt_exchange_begin(r);
	smr_flush_set(true); /* as XLA does */
	st = run_arrays(r);
	smr_flush_set(flushed);
	if (pjrt_has_others(x))
		pjrt_exchange_end(r, st == SMR_OK ? NULL : smr_errmsg());
	to = smr_now_ns();
	was = was - was / FORGET + (uint64_t)(to - from) / FORGET;
	atomic_store_explicit(&x->run_ns, was, memory_order_relaxed);
	pjrt_trace_program(x->model->module->name, from, to);
	return st;
}
