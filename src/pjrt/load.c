/* Loads programs: StableHLO as it comes from the caller to a model, and the tables of its arguments
 * and results. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "pjrt/executable.h"
#include "pjrt/functions.h"

enum {
	FEW_OPS = 256,        /* whose predicted times are added */
	LONG_NS = 1000 * 1000 /* of a program with loops, before its first run */
};

/* ---- arguments and results ------------------------------------------------------------------ */

/* A model with arrays for each device has the sizes of parts. */
static smr_status describe_value(const pjrt_executable *x, const smr_stablehlo_value *v,
				 const char *what, uint32_t i, pjrt_value *out)
{
	const pjrt_element *e = pjrt_element_named(v->element);
	bool joined = !x->apart || v->split.inferred;
	pjrt_layout *layout;

	if (e == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s %u of the program has element type %s", what,
				i, v->element);
	SMR_TRY(pjrt_layout_parse(v->layout, v->rank, &layout));
	*out = (pjrt_value){
		.whole = {.element = e, .rank = v->rank, .bytes = e->bytes, .layout = layout},
		.memory = v->memory != NULL && strcmp(v->memory, pjrt_memory_kind_name(1)) == 0,
		.alias = v->alias,
		.donated = v->donor || v->alias >= 0};
	for (uint32_t d = 0; d < v->rank; d++) {
		out->whole.dims[d] = v->dims[d];
		if (!joined && v->split.ndevices > 1)
			out->whole.dims[d] *= v->split.parts[d];
		out->whole.bytes *= (size_t)out->whole.dims[d];
	}
	out->joined = joined;
	SMR_TRY(pjrt_split_read(&v->split, &out->whole, x->ndevices, what, i, &out->split));
	pjrt_split_shape(&out->split, &out->whole, &out->shape);
	return SMR_OK;
}

static bool is_same_shape(const pjrt_shape *a, const pjrt_shape *b)
{
	return a->element == b->element && a->rank == b->rank &&
	       memcmp(a->dims, b->dims, a->rank * sizeof(a->dims[0])) == 0;
}

static bool has_alias(const pjrt_executable *x, int32_t result)
{
	for (uint32_t i = 0; i < x->nargs; i++)
		if (x->args[i].alias == result)
			return true;
	return false;
}

/* Whether a result may have the memory of an argument; @p exactly: with the same dimensions. */
static bool fits_in_memory(const pjrt_shape *result, const pjrt_shape *arg, bool exactly)
{
	return exactly ? is_same_shape(result, arg)
		       : result->element == arg->element && result->bytes == arg->bytes;
}

static void match_donor(pjrt_executable *x, pjrt_value *v, bool exactly)
{
	for (uint32_t k = 0; v->donated && v->alias < 0 && k < x->nresults; k++)
		if (fits_in_memory(&x->results[k].shape, &v->shape, exactly) &&
		    !has_alias(x, (int32_t)k))
			v->alias = (int32_t)k;
}

/* Gives the memory of donated arguments that no result asks for to results of the same shape, then
 * of the same size. As in XLA a donation that no result can use is none. */
static void match_donors(pjrt_executable *x)
{
	for (uint32_t i = 0; i < x->nargs; i++) {
		pjrt_value *v = &x->args[i];

		if (v->alias >= 0 && ((uint32_t)v->alias >= x->nresults ||
				      x->results[v->alias].shape.bytes != v->shape.bytes))
			v->alias = -1;
	}
	for (uint32_t i = 0; i < x->nargs; i++)
		match_donor(x, &x->args[i], true);
	for (uint32_t i = 0; i < x->nargs; i++) {
		match_donor(x, &x->args[i], false);
		x->args[i].donated = x->args[i].alias >= 0;
	}
}

static void describe_array(const pjrt_value *v, smr_ndarray *out)
{
	static char nothing;

	const pjrt_shape *s = v->joined ? &v->whole : &v->shape;

	*out = (smr_ndarray){.dtype = s->element->dtype, .rank = s->rank};
	memcpy(out->dims, s->dims, sizeof(out->dims));
	if (s->element->type == PJRT_TOKEN) {
		out->dtype = "i1";
		out->data = &nothing;
	}
}

static smr_status describe_values(pjrt_executable *x)
{
	const smr_stablehlo_face *f = &x->model->face;

	x->nargs = f->nargs;
	x->nresults = f->nresults;
	x->args = smr_calloc(f->nargs + 1, sizeof(*x->args));
	x->results = smr_calloc(f->nresults + 1, sizeof(*x->results));
	x->arrays = smr_calloc((size_t)f->nargs + f->nresults + 1, sizeof(*x->arrays));
	if (x->args == NULL || x->results == NULL || x->arrays == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	for (uint32_t i = 0; i < f->nargs; i++) {
		SMR_TRY(describe_value(x, &f->args[i], "argument", i, &x->args[i]));
		describe_array(&x->args[i], &x->arrays[i]);
	}
	for (uint32_t i = 0; i < f->nresults; i++) {
		SMR_TRY(describe_value(x, &f->results[i], "result", i, &x->results[i]));
		describe_array(&x->results[i], &x->arrays[f->nargs + i]);
	}
	match_donors(x);
	return SMR_OK;
}

static smr_status make_kinds(const pjrt_value *v, uint32_t n, const char ***kinds, size_t **sizes,
			     pjrt_layout ***layouts)
{
	*kinds = smr_calloc(n + 1, sizeof(**kinds));
	*sizes = smr_calloc(n + 1, sizeof(**sizes));
	*layouts = smr_calloc(n + 1, sizeof(**layouts));
	if (*kinds == NULL || *sizes == NULL || *layouts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	for (uint32_t i = 0; i < n; i++) {
		(*kinds)[i] = pjrt_memory_kind_name(v[i].memory);
		(*sizes)[i] = strlen((*kinds)[i]);
		(*layouts)[i] = v[i].shape.layout;
	}
	return SMR_OK;
}

/* A list without elements has one sharding, of the empty tuple. */
static smr_status make_shardings(pjrt_executable *x, const pjrt_value *v, uint32_t n,
				 const char ***shardings, size_t **sizes)
{
	static const pjrt_split whole = {.all = true};

	*shardings = smr_calloc(n + 1, sizeof(**shardings));
	*sizes = smr_calloc(n + 1, sizeof(**sizes));
	if (*shardings == NULL || *sizes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	for (uint32_t i = 0; i < n || i == 0; i++) {
		size_t before = x->sharding_bytes.n;

		if (i < n)
			pjrt_split_put(&x->sharding_bytes, &v[i].split, v[i].whole.rank,
				       x->ndevices);
		else
			pjrt_split_put(&x->sharding_bytes, &whole, 0, x->ndevices);
		(*sizes)[i] = x->sharding_bytes.n - before;
	}
	return smr_str_status(&x->sharding_bytes, "shardings");
}

/* The bytes do not move any more. */
static void place_shardings(pjrt_executable *x)
{
	const char *at = x->sharding_bytes.s;

	for (uint32_t i = 0; i < x->nresults || i == 0; at += x->sharding_sizes[i++])
		x->shardings[i] = at;
	for (uint32_t i = 0; i < x->nargs || i == 0; at += x->arg_sharding_sizes[i++])
		x->arg_shardings[i] = at;
}

static smr_status make_tables(pjrt_executable *x)
{
	size_t n = 0;

	x->types = smr_calloc(x->nresults + 1, sizeof(*x->types));
	x->ranks = smr_calloc(x->nresults + 1, sizeof(*x->ranks));
	x->dims = smr_calloc((size_t)x->nresults * SMR_ARRAY_MAX_RANK + 1, sizeof(*x->dims));
	if (x->types == NULL || x->ranks == NULL || x->dims == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	for (uint32_t i = 0; i < x->nresults; i++) {
		const pjrt_shape *s = &x->results[i].shape;

		x->types[i] = s->element->type;
		x->ranks[i] = s->rank;
		for (uint32_t d = 0; d < s->rank; d++)
			x->dims[n++] = s->dims[d];
	}
	SMR_TRY(make_shardings(x, x->results, x->nresults, &x->shardings, &x->sharding_sizes));
	SMR_TRY(make_shardings(x, x->args, x->nargs, &x->arg_shardings, &x->arg_sharding_sizes));
	place_shardings(x);
	SMR_TRY(make_kinds(x->results, x->nresults, &x->kinds, &x->kind_sizes, &x->result_layouts));
	return make_kinds(x->args, x->nargs, &x->arg_kinds, &x->arg_kind_sizes, &x->arg_layouts);
}

/* ---- loading -------------------------------------------------------------------------------- */

/* Returns the time that a run is predicted to take. */
static uint64_t predict_run_ns(const smr_model *m)
{
	smr_executable_op op;
	double sum = 0;

	if (m->module->nfunctions > 1 || m->module->nblocks > 1)
		return LONG_NS;
	for (size_t i = 0; smr_executable_op_at(m->image, i, &op); i++) {
		if (i == FEW_OPS)
			return LONG_NS;
		sum += op.predicted_s;
	}
	return (uint64_t)(sum * 1e9);
}

static smr_status name_program(pjrt_executable *x)
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	smr_digester_add_text(&d, SMR_VERSION);
	smr_digester_add(&d, x->code.s, x->code.n);
	smr_digester_add(&d, x->option_bytes.s, x->option_bytes.n);
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), x->fingerprint);
	return SMR_OK;
}

static uint64_t mix_values(uint64_t hash, const pjrt_value *v, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		hash = smr_hash_mix(hash, v[i].whole.element->type);
		for (uint32_t d = 0; d < v[i].whole.rank; d++)
			hash = smr_hash_mix(hash, (uint64_t)v[i].whole.dims[d]);
	}
	return smr_hash_mix(hash, n);
}

/* The code itself has paths of files. */
static void hash_program(pjrt_executable *x)
{
	const char *name = x->model->module->name;

	x->alike = name != NULL ? smr_hash64(name, strlen(name), 0) : 0;
	x->alike = mix_values(x->alike, x->args, x->nargs);
	x->alike = mix_values(x->alike, x->results, x->nresults);
}

static void take_devices(pjrt_executable *x)
{
	const pjrt_options *o = &x->options;

	x->ndevices = o->replicas * o->partitions;
	for (uint32_t i = 0; i < x->ndevices; i++) {
		pjrt_device *d = x->client->devices[o->devices[i]];
		uint32_t l = x->nhere;

		x->process[i] = d->process;
		if (d->process != x->client->process)
			continue;
		x->here[l] = i;
		x->devices[l] = d;
		x->ids[l] = (pjrt_logical_id){.replica = (int32_t)(i / o->partitions),
					      .partition = (int32_t)(i % o->partitions)};
		x->nhere++;
	}
}

static smr_status fill_executable(pjrt_executable *x, const char *code, size_t ncode,
				  const char *options, size_t noptions)
{
	smr_str_write(&x->code, code, ncode);
	smr_str_write(&x->option_bytes, options, noptions);
	SMR_TRY(smr_str_status(&x->code, "a program"));
	SMR_TRY(smr_str_status(&x->option_bytes, "options"));
	SMR_TRY(pjrt_options_read(options, noptions, x->client->ndevices, &x->options));
	take_devices(x);
	if (x->options.replicas > 1)
		return smr_fail(SMR_EUNSUPPORTED, "a program for %u replicas: use partitions",
				x->options.replicas);
	SMR_TRY(name_program(x));
	SMR_TRY(pjrt_model_load(x));
	x->apart = x->model->face.partitions > 1;
	if (x->ndevices > 1)
		SMR_TRY(pjrt_split_infer(code, ncode, x->ndevices, &x->model->face));
	SMR_TRY(describe_values(x));
	hash_program(x);
	SMR_TRY(make_tables(x));
	atomic_init(&x->run_ns, predict_run_ns(x->model));
	return SMR_OK;
}

pjrt_error *pjrt_executable_load(pjrt_client *c, const char *code, size_t ncode,
				 const char *options, size_t noptions, pjrt_executable **out)
{
	pjrt_executable *x = smr_calloc(1, sizeof(*x));
	pjrt_error *e;

	if (x == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a program");
	atomic_init(&x->refs, 1);
	x->client = c;
	e = pjrt_error_of(fill_executable(x, code, ncode, options, noptions));
	if (e != NULL) {
		pjrt_executable_drop(x);
		return e;
	}
	*out = x;
	return NULL;
}

pjrt_executable *pjrt_executable_hold(pjrt_executable *x)
{
	atomic_fetch_add(&x->refs, 1);
	return x;
}

void pjrt_executable_drop(pjrt_executable *x)
{
	if (x == NULL || atomic_fetch_sub(&x->refs, 1) > 1)
		return;
	pjrt_model_unload(x->client, x->model);
	for (uint32_t i = 0; x->args != NULL && i < x->nargs; i++)
		pjrt_split_free(&x->args[i].split);
	for (uint32_t i = 0; x->results != NULL && i < x->nresults; i++)
		pjrt_split_free(&x->results[i].split);
	ffi_calls_free(&x->calls);
	smr_free(x->args);
	smr_free(x->results);
	smr_free(x->arrays);
	smr_free(x->types);
	smr_free(x->dims);
	smr_free(x->ranks);
	smr_free(x->kinds);
	smr_free(x->arg_kinds);
	smr_free(x->kind_sizes);
	smr_free(x->arg_kind_sizes);
	smr_free(x->result_layouts);
	smr_free(x->arg_layouts);
	smr_free(x->shardings);
	smr_free(x->sharding_sizes);
	smr_free(x->arg_shardings);
	smr_free(x->arg_sharding_sizes);
	smr_str_free(&x->sharding_bytes);
	smr_str_free(&x->code);
	smr_str_free(&x->option_bytes);
	smr_free(x);
}

pjrt_error *pjrt_loaded_new(pjrt_executable *x, pjrt_loaded **out)
{
	pjrt_loaded *l = smr_calloc(1, sizeof(*l));

	if (l == NULL) {
		pjrt_executable_drop(x);
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a program");
	}
	l->x = x;
	*out = l;
	return NULL;
}

/* ---- functions of the table ----------------------------------------------------------------- */

pjrt_error *pjrt_client_compile(pjrt_client_compile_args *a)
{
	const pjrt_program *p = a->program;
	pjrt_executable *x;

	if (p == NULL || p->code == NULL)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "there is no program");
	if (p->format_size != 4 || memcmp(p->format, "mlir", 4) != 0)
		return pjrt_error_new(PJRT_UNIMPLEMENTED, "a program in format %.*s, not mlir",
				      (int)p->format_size, p->format);
	PJRT_TRY(pjrt_executable_load(a->client, p->code, p->code_size, a->compile_options,
				      a->compile_options_size, &x));
	return pjrt_loaded_new(x, &a->executable);
}
