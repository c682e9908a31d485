/** @file A program run whole and cut over its mesh: both give the same, to the bit. */
#ifndef SMR_TESTS_SHARD_RUN_H
#define SMR_TESTS_SHARD_RUN_H
#include <samara/samara.h>

#include "api/model/compile.h"
#include "api/model/model.h"
#include "base/alloc.h"
#include "base/data/hash.h"

enum { SHARD_ARRAYS = 16 };

typedef struct shard_arrays {
	smr_ndarray list[SHARD_ARRAYS];
	size_t n, bytes[SHARD_ARRAYS];
} shard_arrays;

static inline smr_status shard_room(const smr_model_value *v, shard_arrays *a)
{
	size_t bytes = 4, i = a->n++;

	for (unsigned d = 0; d < v->rank; d++)
		bytes *= (size_t)v->dims[d];
	a->list[i] = (smr_ndarray){.dtype = v->dtype, .rank = v->rank};
	memcpy(a->list[i].dims, v->dims, sizeof(v->dims));
	a->bytes[i] = bytes;
	a->list[i].data = smr_calloc(bytes + 1, 1);
	return a->list[i].data != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory");
}

static inline void shard_free(shard_arrays *a)
{
	for (size_t i = 0; i < a->n; i++)
		smr_free(a->list[i].data);
}

/** All arrays are i32. @p how: NULL, or how it is cut. @p devices: how many it ran on. */
static inline smr_status shard_run(smr_ctx *ctx, const char *text, int whole,
				   const smr_strategy *how, shard_arrays *results,
				   unsigned *devices)
{
	const smr_load_options o = {.strategy = how};
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model_stats stats = SMR_INIT(smr_model_stats);
	smr_model_value v = SMR_INIT(smr_model_value);
	shard_arrays args = {.n = 0};
	smr_model *m = NULL;
	smr_status st;

	l.text = text;
	l.length = strlen(text);
	l.whole = whole;
	results->n = 0;
	st = smr_model_load(ctx, &l, SMR_LOAD_READY, &o, &m);
	for (size_t i = 0; st == SMR_OK && i < smr_model_nargs(m); i++) {
		st = smr_model_arg(m, i, &v);
		if (st == SMR_OK)
			st = shard_room(&v, &args);
		for (size_t k = 0; st == SMR_OK && k < args.bytes[i] / 4; k++)
			((int32_t *)args.list[i].data)[k] =
				(int32_t)(smr_hash_mix(i + 1, k + 1) % 11) - 2;
	}
	for (size_t i = 0; st == SMR_OK && i < smr_model_nresults(m); i++) {
		st = smr_model_result(m, i, &v);
		if (st == SMR_OK)
			st = shard_room(&v, results);
	}
	if (st == SMR_OK)
		st = smr_model_run(m, args.list, args.n, results->list, results->n);
	if (st == SMR_OK)
		st = smr_model_stat(m, &stats);
	*devices = stats.devices;
	(void)smr_unload(m);
	shard_free(&args);
	return st;
}

/** NULL: they give the same; else what is wrong. */
static inline const char *shard_differs(smr_ctx *ctx, const char *text, const smr_strategy *how,
					unsigned *devices)
{
	shard_arrays whole = {.n = 0}, cut = {.n = 0};
	const char *wrong = NULL;
	unsigned one;

	if (shard_run(ctx, text, 1, NULL, &whole, &one) != SMR_OK ||
	    shard_run(ctx, text, 0, how, &cut, devices) != SMR_OK)
		wrong = smr_errmsg();
	for (size_t i = 0; wrong == NULL && i < whole.n; i++)
		if (memcmp(whole.list[i].data, cut.list[i].data, whole.bytes[i]) != 0)
			wrong = "results differ";
	shard_free(&whole);
	shard_free(&cut);
	return wrong;
}

/** Cut as @p way says it takes so many devices and gives the same. */
static inline void shard_check(smr_ctx *ctx, const char *text, const char *way, unsigned devices)
{
	unsigned on;
	const char *wrong;
	smr_strategy s;

	assert_int_equal(smr_strategy_read(way, &s), SMR_OK);
	wrong = shard_differs(ctx, text, &s, &on);
	if (wrong != NULL)
		fail_msg("%s: %s\n%.9000s", way, wrong, text);
	assert_int_equal(on, devices);
}
#endif
