/* Chooses the shardings of an unannotated program: data by the first dimension, weights by columns
 * and rows alternately, the state of a training step over the data-parallel devices. */
#include "pass/shard/strategy.h"

#include <string.h>

#include "base/alloc.h"
#include "base/data/aligned_memory.h"
#include "pass/shard/roles.h"
#include "pass/shard/shard.h"
#include "pass/shard/weights.h"

typedef struct cutting {
	smr_module *m;
	smr_function *f;
	smr_mesh *mesh;
	uint32_t batch, sequence, tensor; /* masks of axes */
	smr_roles roles;
} cutting;

uint32_t smr_strategy_devices(const smr_strategy *s)
{
	return s->data * s->sequence * s->tensor;
}

uint32_t smr_strategy_micro(const smr_strategy *s)
{
	return s->pipeline <= 1 ? 1 : s->micro_batches > 0 ? s->micro_batches : s->pipeline;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to cut a program");
}

/* ---- text ------------------------------------------------------------------------------------ */

/* Words of a strategy, with and without numbers. */
static const struct known {
	const char *name;
	size_t at;
	bool is_number;
} known[] = {{"dp=", offsetof(smr_strategy, data), true},
	     {"sp=", offsetof(smr_strategy, sequence), true},
	     {"tp=", offsetof(smr_strategy, tensor), true},
	     {"pp=", offsetof(smr_strategy, pipeline), true},
	     {"mb=", offsetof(smr_strategy, micro_batches), true},
	     {"fsdp", offsetof(smr_strategy, fully), false},
	     {"gpipe", offsetof(smr_strategy, gpipe), false},
	     {"remat", offsetof(smr_strategy, remat), false}};
enum { KNOWN = sizeof(known) / sizeof(known[0]) };

/* Returns the index of a word; KNOWN: unknown. */
static uint32_t find_word(const char *word, size_t n)
{
	uint32_t k = 0;

	for (; k < KNOWN; k++) {
		size_t length = strlen(known[k].name);

		if (n >= length && memcmp(word, known[k].name, length) == 0 &&
		    (known[k].is_number || n == length))
			break;
	}
	return k;
}

static bool take_number(const char *text, size_t n, uint32_t *out)
{
	uint32_t value = 0;

	for (size_t k = 0; k < n; k++) {
		if (text[k] < '0' || text[k] > '9' || value > SMR_MAX_DEVICES)
			return false;
		value = 10 * value + (uint32_t)(text[k] - '0');
	}
	*out = value;
	return value >= 1 && value <= SMR_MAX_DEVICES;
}

/* Parses one word; @p said: mask of earlier words. */
static smr_status parse_word(const char *text, const char *word, size_t n, uint32_t *said,
			     smr_strategy *out)
{
	uint32_t k = find_word(word, n);
	void *at;

	if (k == KNOWN)
		return smr_fail(SMR_EINVAL,
				"strategy '%s': what is '%.*s'? (dp=N, sp=N, tp=N, fsdp, pp=N, "
				"mb=N, gpipe, remat, with commas between them)",
				text, (int)n, word);
	if (*said >> k & 1)
		return smr_fail(SMR_EINVAL, "strategy '%s': %s is said twice; once is enough", text,
				known[k].name);
	*said |= 1u << k;
	at = (char *)out + known[k].at;
	if (!known[k].is_number)
		*(bool *)at = true;
	else if (!take_number(word + 3, n - 3, at))
		return smr_fail(SMR_EINVAL,
				"strategy '%s': what is '%.*s'? %s takes a whole number from 1 to "
				"%d",
				text, (int)n, word, known[k].name, SMR_MAX_DEVICES);
	return SMR_OK;
}

static smr_status check_strategy(const char *text, const smr_strategy *s)
{
	uint64_t stages = s->pipeline > 1 ? s->pipeline : 1;

	if ((uint64_t)s->data * s->sequence * s->tensor * stages > SMR_MAX_DEVICES)
		return smr_fail(SMR_EINVAL, "strategy '%s' is for more than %d devices", text,
				SMR_MAX_DEVICES);
	if (s->fully && s->data == 1)
		return smr_fail(SMR_EINVAL, "strategy '%s': fsdp is over parts of the batch (dp=N)",
				text);
	if (stages == 1 && (s->micro_batches > 0 || s->gpipe))
		return smr_fail(SMR_EINVAL, "strategy '%s': mb= and gpipe are of stages (pp=N)",
				text);
	if (stages > 1 && (s->fully || s->sequence > 1))
		return smr_fail(SMR_EINVAL, "strategy '%s': pp= goes with dp= and tp= alone", text);
	return SMR_OK;
}

smr_status smr_strategy_read(const char *text, smr_strategy *out)
{
	uint32_t said = 0;

	*out = (smr_strategy){.data = 1, .sequence = 1, .tensor = 1};
	for (const char *at = text;; at++) {
		size_t n = strcspn(at, ",");

		SMR_TRY(parse_word(text, at, n, &said, out));
		at += n;
		if (*at == '\0')
			return check_strategy(text, out);
	}
}

/* ---- the mesh -------------------------------------------------------------------------------- */

/* Adds mesh axes of prime sizes (ir/module/sharding.h). */
static bool add_axes(smr_mesh *mesh, uint32_t n, const char *name, uint32_t *mask)
{
	for (uint32_t p = 2; n > 1; p++)
		for (; n % p == 0; n /= p) {
			if (mesh->naxes == SMR_MESH_AXES)
				return false;
			*mask |= 1u << mesh->naxes;
			mesh->names[mesh->naxes] = name;
			mesh->sizes[mesh->naxes++] = p;
			mesh->ndevices *= p;
		}
	return true;
}

/* Makes the mesh. Devices that share weights are neighbours, as they communicate most. Each stage
 * has the whole program; a device of a stage computes its micro-batches one after another. */
static smr_status make_mesh(cutting *x, const smr_strategy *s)
{
	uint32_t micro = smr_strategy_micro(s), stages = s->pipeline > 1 ? s->pipeline : 1,
		 none = 0;
	uint32_t *place = smr_arena_array(x->m->arena, SMR_MAX_DEVICES, sizeof(*place));

	x->mesh = smr_arena_alloc(x->m->arena, sizeof(*x->mesh));
	if (x->mesh == NULL || place == NULL)
		return no_memory();
	*x->mesh = (smr_mesh){.ndevices = 1, .place = place};
	for (uint32_t i = 0; i < SMR_MAX_DEVICES; i++)
		place[i] = i;
	if ((uint64_t)smr_strategy_devices(s) * stages * micro > SMR_MAX_DEVICES)
		return smr_fail(SMR_EUNSUPPORTED,
				"%u micro-batches on %u devices: parts are %d at most", micro,
				smr_strategy_devices(s) * stages, SMR_MAX_DEVICES);
	if (!add_axes(x->mesh, stages, "stage", &none) ||
	    !add_axes(x->mesh, s->data, "data", &x->batch) ||
	    !add_axes(x->mesh, s->sequence, "sequence", &x->sequence) ||
	    !add_axes(x->mesh, s->tensor, "tensor", &x->tensor) ||
	    !add_axes(x->mesh, micro, "micro", &x->batch))
		return smr_fail(SMR_EINVAL, "a mesh of more than %d axes", SMR_MESH_AXES);
	return SMR_OK;
}

/* ---- roles ----------------------------------------------------------------------------------- */

static const smr_type *param_type(const cutting *x, uint32_t i)
{
	return &x->f->vars[x->f->params[i]].type;
}

smr_status smr_strategy_kept(const smr_module *m, uint32_t **out)
{
	const smr_function *f = m->functions[0];
	smr_arena *a = smr_arena_new();
	smr_roles r;
	smr_status st = a != NULL ? smr_roles_of(f, a, &r) : no_memory();

	*out = st == SMR_OK ? smr_calloc(f->nparams + 1, sizeof(**out)) : NULL;
	if (st == SMR_OK && *out == NULL)
		st = no_memory();
	if (st == SMR_OK)
		memcpy(*out, r.result, f->nparams * sizeof(**out));
	smr_arena_free(a);
	return st;
}

smr_status smr_strategy_data(smr_module *m, bool **out)
{
	const smr_function *f = m->functions[0];
	smr_roles r;

	*out = smr_arena_array(m->arena, f->nvars + 1, sizeof(bool));
	if (*out == NULL)
		return no_memory();
	SMR_TRY(smr_roles_of(f, m->arena, &r));
	for (uint32_t i = 0; i < f->nparams; i++)
		(*out)[f->params[i]] = r.of[i] == SMR_ROLE_DATA;
	return SMR_OK;
}

/* ---- annotations ----------------------------------------------------------------------------- */

static uint32_t parts_of(const smr_mesh *m, uint32_t axes)
{
	uint32_t n = 1;

	for (uint32_t a = 0; a < m->naxes; a++)
		n *= axes >> a & 1 ? m->sizes[a] : 1;
	return n;
}

static void cut(const smr_mesh *m, uint32_t axes, smr_cut *c)
{
	for (uint32_t a = 0; a < m->naxes; a++)
		if (axes >> a & 1)
			smr_cut_add(c, a);
}

static smr_status annotate_variable(cutting *x, uint32_t var, const smr_sharding *s)
{
	x->f->vars[var].sharding = smr_arena_memdup(x->m->arena, s, sizeof(*s));
	return x->f->vars[var].sharding != NULL ? SMR_OK : no_memory();
}

/* Returns the largest divisor of @p size below @p n. */
static int64_t largest_part(int64_t size, int64_t n)
{
	do
		n--;
	while (n > 1 && size % n != 0);
	return n;
}

static smr_status cut_data(cutting *x, uint32_t i, uint32_t dim, uint32_t axes, const char *what,
			   smr_sharding *s)
{
	int64_t dims[SMR_MAX_RANK], n = parts_of(x->mesh, axes);

	if (axes == 0 || dim >= s->rank)
		return SMR_OK;
	(void)smr_type_dims(param_type(x, i), dims);
	if (dims[dim] % n != 0)
		return smr_fail(SMR_EINVAL,
				"%s=%lld does not divide dimension %u of argument %u, %lld "
				"(%s=%lld would)",
				what, (long long)n, dim, i, (long long)dims[dim], what,
				(long long)largest_part(dims[dim], n));
	cut(x->mesh, axes, &s->dims[dim]);
	return SMR_OK;
}

/* Shards the largest possible dimension of a state argument, if any. */
static void cut_kept(const cutting *x, uint32_t i, smr_sharding *s)
{
	int64_t dims[SMR_MAX_RANK] = {0}, n = parts_of(x->mesh, x->batch);
	int best = -1;

	(void)smr_type_dims(param_type(x, i), dims);
	for (uint32_t d = 0; d < s->rank; d++)
		if (dims[d] % n == 0 && dims[d] >= n && (best < 0 || dims[d] > dims[best]))
			best = (int)d;
	if (best < 0)
		return;
	cut(x->mesh, x->batch, &s->dims[best]);
	s->urgent[best] = 1;
}

static smr_status annotate_all(cutting *x, const smr_strategy *how, uint32_t *ndata)
{
	for (uint32_t i = 0; i < x->f->nparams; i++) {
		smr_sharding s;

		smr_sharding_none(param_type(x, i)->rank, x->roles.of[i] != SMR_ROLE_DATA, &s);
		s.whole = x->batch | x->sequence;
		if (x->roles.of[i] == SMR_ROLE_DATA) {
			SMR_TRY(cut_data(x, i, 0, x->batch, how->pipeline > 1 ? "dp*mb" : "dp",
					 &s));
			SMR_TRY(cut_data(x, i, 1, x->sequence, "sp", &s));
			++*ndata;
		} else if (x->roles.of[i] == SMR_ROLE_KEPT && how->fully) {
			cut_kept(x, i, &s);
		}
		SMR_TRY(annotate_variable(x, x->f->params[i], &s));
		if (x->roles.of[i] == SMR_ROLE_KEPT)
			SMR_TRY(annotate_variable(x, x->f->results[x->roles.result[i] - 1], &s));
	}
	return SMR_OK;
}

/* ---- weights --------------------------------------------------------------------------------- */

static smr_status annotate_weights(cutting *x, const int32_t *dim, uint32_t *nweights)
{
	for (uint32_t i = 0; i < x->f->nparams; i++) {
		smr_sharding s = *x->f->vars[x->f->params[i]].sharding;

		if (dim[i] < 0)
			continue;
		cut(x->mesh, x->tensor, &s.dims[dim[i]]);
		SMR_TRY(annotate_variable(x, x->f->params[i], &s));
		++*nweights;
	}
	return SMR_OK;
}

static smr_status cut_weights(cutting *x, const smr_strategy *how, uint32_t *nweights)
{
	uint32_t n = x->f->nparams;
	bool *is_weight = smr_arena_array(x->m->arena, n + 1, sizeof(*is_weight));
	smr_weights w = {.m = x->m,
			 .parts = parts_of(x->mesh, x->tensor),
			 .is_weight = is_weight,
			 .stored_apart = how->stored_apart,
			 .dim = smr_arena_array(x->m->arena, n + 1, sizeof(*w.dim))};

	if (is_weight == NULL || w.dim == NULL)
		return no_memory();
	for (uint32_t i = 0; i < n; i++)
		is_weight[i] = x->roles.of[i] != SMR_ROLE_DATA;
	SMR_TRY(smr_weights_cut(&w));
	return annotate_weights(x, w.dim, nweights);
}

smr_status smr_pass_strategy(smr_module *m, const smr_strategy *s)
{
	cutting x = {.m = m, .f = m->functions[0]};
	uint32_t ndata = 0, nweights = 0;

	if (smr_strategy_devices(s) == 1 && s->pipeline <= 1)
		return SMR_OK;
	if (m->mesh != NULL || m->partitions * m->replicas > 1)
		return smr_fail(SMR_EINVAL,
				"it says itself how it is cut over devices: no strategy is needed");
	SMR_TRY(make_mesh(&x, s));
	SMR_TRY(smr_roles_of(x.f, m->arena, &x.roles));
	m->mesh = x.mesh;
	SMR_TRY(annotate_all(&x, s, &ndata));
	if (ndata == 0 && (x.batch | x.sequence) != 0)
		return smr_fail(SMR_EINVAL, "no argument is taken for data that could be cut");
	if (x.tensor == 0)
		return SMR_OK;
	SMR_TRY(cut_weights(&x, s, &nweights));
	return nweights > 0 ? SMR_OK
			    : smr_fail(SMR_EINVAL, "there are no weights whose columns %u divides",
				       s->tensor);
}
