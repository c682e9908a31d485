/* Loads the model of a program, for whole arrays, or of its devices. */
#include "api/model/compile.h"
#include "pjrt/executable.h"
#include "pjrt/processes/exchange.h"

/* @p whole: the program's shardings do not partition it. */
static smr_status load_model(pjrt_executable *x, bool whole, smr_model **out)
{
	const smr_load_options o = {.apart = x->ndevices > 1};
	smr_load_params p = SMR_INIT(smr_load_params);
	smr_status st;

	p.path = "jit";
	p.text = x->code.s;
	p.length = x->code.n;
	p.whole = whole;
	pthread_mutex_lock(&x->client->loading);
	ffi_calls_begin(&x->calls);
	st = smr_model_load(x->client->ctx, &p, SMR_LOAD_READY, &o, out);
	ffi_calls_end();
	pthread_mutex_unlock(&x->client->loading);
	return st;
}

void pjrt_model_unload(pjrt_client *c, smr_model *m)
{
	if (m == NULL)
		return;
	pthread_mutex_lock(&c->loading);
	(void)smr_unload(m);
	pthread_mutex_unlock(&c->loading);
}

/* Whether the program, run as a whole, makes processes send each other arguments. A program that
 * calls functions of the process calls them once, not on each device. */
static bool is_worth_partitioning(const pjrt_executable *x)
{
	const smr_stablehlo_face *f = &x->model->face;
	bool is_split = false;

	for (uint32_t i = 0; i < f->nargs; i++)
		is_split |= f->args[i].split.ndevices > 1;
	return is_split && f->partitions == 1 && x->calls.n == 0;
}

/* Whether a split that the program states (@p said) is that of the partitioned model. */
static bool is_split_kept(const smr_stablehlo_value *said, const smr_stablehlo_value *v, uint32_t n)
{
	const smr_stablehlo_split *a = &said->split, *b = &v->split;

	if (a->ndevices == 0)
		return true;
	for (uint32_t d = 0; d < said->rank; d++) {
		int64_t parts = a->ndevices > 1 ? a->parts[d] : 1;

		if (parts != (b->ndevices > 1 ? b->parts[d] : 1))
			return false;
		for (uint32_t i = 0; parts > 1 && i < n; i++)
			if (a->part[d][i] != b->part[d][i])
				return false;
	}
	return true;
}

/* Whether arrays lie on the devices as the program says: its meshes may have the devices in several
 * orders, and partitioning knows one. */
static bool is_face_kept(const smr_stablehlo_face *said, const smr_stablehlo_face *f, uint32_t n)
{
	for (uint32_t i = 0; i < f->nargs; i++)
		if (!is_split_kept(&said->args[i], &f->args[i], n))
			return false;
	for (uint32_t i = 0; i < f->nresults; i++)
		if (!is_split_kept(&said->results[i], &f->results[i], n))
			return false;
	return true;
}

/* Replaces the model by that of the program's devices. The decision is by the program alone: all
 * processes come to the same one. */
static smr_status partition_model(pjrt_executable *x)
{
	smr_model *m = NULL, *unused;
	smr_status st = load_model(x, false, &m);

	if (st == SMR_ENOMEM)
		return st;
	unused = m;
	if (st == SMR_OK && m->face.partitions == x->ndevices &&
	    is_face_kept(&x->model->face, &m->face, x->ndevices)) {
		unused = x->model;
		x->model = m;
	}
	pjrt_model_unload(x->client, unused);
	return SMR_OK;
}

smr_status pjrt_model_load(pjrt_executable *x)
{
	SMR_TRY(load_model(x, x->ndevices > 1, &x->model));
	if (!pjrt_has_others(x) || !is_worth_partitioning(x))
		return SMR_OK;
	return partition_model(x);
}
