/* Lowers the instructions of a flow into a region. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/ops.h"
#include "run/exec/region_internal.h"

/* Operators up to which an op is code of the region. */
static const double MOST_WORK = 4096;
static const double SCATTER_WORK = 8; /* operators for each element of an update */
enum { MOST_TEXT = 6 << 20, LITERAL = 64, MANY = 64 };

static size_t bytes_of(const smr_type *t)
{
	return (size_t)smr_type_bytes(t);
}

static bool is_larger(const smr_type *t, size_t bytes)
{
	int64_t n;

	return !smr_type_count(t, &n) || smr_type_bytes(t) > (double)bytes;
}

static const smr_type *operand_type(const smr_instr *a, uint32_t i)
{
	return &a->v->ins[i]->type;
}

/* A large result is fine where it is the memory of an operand. */
static bool is_in_place(const smr_instr *a, uint32_t k)
{
	return a->alias || (a->over != NULL && a->over[k] && a->v->op == SMR_OP_dynamic_update);
}

bool smr_region_fits(const smr_instr *a)
{
	for (uint32_t i = 0; i < a->nins; i++)
		if (is_larger(operand_type(a, i), SMR_REGION_READ))
			return false;
	for (uint32_t k = 0; k < a->nouts; k++)
		if (is_larger(smr_node_type(a->v, k),
			      is_in_place(a, k) ? SMR_REGION_READ : SMR_REGION_MADE))
			return false;
	return !smr_op_has_effects(a->v->op);
}

/* Result @p k begins with operand @p k, in its memory where nothing else has it. */
static void begin_with(region_lowering *l, const smr_instr *a, uint32_t k, uint32_t *places)
{
	uint32_t from = places[a->ins[k]], to;
	const region_value *v = smr_region_value(l, from);

	if (a->over[k] && v->refs == 1 && !v->borrowed) {
		smr_region_change(l, from);
		places[a->out + k] = from;
		places[a->ins[k]] = SMR_REGION_NONE;
		return;
	}
	to = smr_region_new_value(l, v->bytes);
	if (to == SMR_REGION_NONE)
		return;
	v = smr_region_value(l, from);
	smr_region_copy(l->code, smr_region_value(l, to)->slot, v->slot, v->bytes);
	places[a->out + k] = to;
}

static void begin_results(region_lowering *l, const smr_instr *a, uint32_t *places)
{
	for (uint32_t k = 0; k < a->nouts; k++)
		if (a->over != NULL)
			begin_with(l, a, k, places);
		else
			places[a->out + k] =
				smr_region_new_value(l, bytes_of(smr_node_type(a->v, k)));
}

static smr_region_tensor operand(region_lowering *l, const smr_instr *a, uint32_t i,
				 const uint32_t *places)
{
	uint32_t v = places[a->ins[i]];

	/* an operand that was taken over is the result in its memory */
	if (v == SMR_REGION_NONE)
		v = places[a->out + i];
	return (smr_region_tensor){operand_type(a, i), smr_region_value(l, v)->slot};
}

static smr_region_tensor result(region_lowering *l, const smr_instr *a, uint32_t k,
				const uint32_t *places)
{
	return (smr_region_tensor){smr_node_type(a->v, k),
				   smr_region_value(l, places[a->out + k])->slot};
}

/* ---- calls back ----------------------------------------------------------------------------- */

static smr_status describe(region_lowering *l, const smr_instr *a, smr_tensor **out)
{
	smr_tensor *t = smr_arena_array(l->out->arena, a->nins + a->nouts + 1, sizeof(*t));

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (uint32_t i = 0; i < a->nins + a->nouts; i++) {
		const smr_type *type =
			i < a->nins ? operand_type(a, i) : smr_node_type(a->v, i - a->nins);
		int64_t stride = (int64_t)smr_dtype_size(type->dtype);

		t[i].dtype = type->dtype;
		t[i].rank = type->rank;
		if (!smr_type_dims(type, t[i].dims))
			return smr_fail(SMR_EUNSUPPORTED, "sizes that are no numbers");
		for (uint32_t d = type->rank; d-- > 0; stride *= t[i].dims[d])
			t[i].strides[d] = stride;
	}
	*out = t;
	return SMR_OK;
}

static smr_status add_call(region_lowering *l, const smr_instr *a, smr_region_callee by,
			   uint32_t result_, const uint32_t *places)
{
	smr_region_call_site site = {.a = a, .by = by, .result = result_};
	uint32_t few[MANY], *slots = few, n = a->nins + a->nouts;

	if (by != SMR_REGION_KERNEL)
		SMR_TRY(describe(l, a, &site.tensors));
	SMR_TRY(smr_vec_push(&l->out->calls, site));
	if (by == SMR_REGION_EVAL && a->info != NULL && a->info->prepare != NULL)
		SMR_TRY(a->info->prepare(a->v, &l->out->calls.v[l->out->calls.n - 1].prepared));
	if (n > MANY)
		slots = smr_arena_array(l->out->arena, n, sizeof(*slots));
	if (slots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (uint32_t i = 0; i < a->nins; i++)
		slots[i] = operand(l, a, i, places).slot;
	for (uint32_t k = 0; k < a->nouts; k++)
		slots[a->nins + k] = result(l, a, k, places).slot;
	smr_region_call(l->code, (int32_t)l->out->calls.n - 1, slots, n);
	return SMR_OK;
}

static smr_status call_kernels(region_lowering *l, const smr_instr *a, const uint32_t *places)
{
	if (a->handed || a->slabs != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "a chain of tiled ops");
	for (uint32_t k = 0; k < a->nouts; k++)
		if (a->kernels[k] != NULL)
			SMR_TRY(add_call(l, a, SMR_REGION_KERNEL, k, places));
	return SMR_OK;
}

/* ---- nests ---------------------------------------------------------------------------------- */

/* Whether all results are code of the region; then the nests, made in @p scratch, are in @p nests.
 * A view of its operand in the VM is a copy here, of any length: it has no other code. */
static bool find_nests(smr_graph *scratch, const smr_instr *a, const smr_nest **nests)
{
	bool only = a->kernels == NULL && a->info->eval == NULL;
	double work = 0;

	for (uint32_t k = 0; k < a->nouts; k++) {
		smr_nest *n;

		if (smr_type_is_empty(smr_node_type(a->v, k)) ||
		    smr_ops_nest(scratch, a->v, k, &n) != SMR_OK)
			return false;
		work += smr_region_nest_cost(n).work;
		nests[k] = n;
	}
	return only ? work < INFINITY : work <= MOST_WORK;
}

/* Operands, then results. */
static smr_region_tensor *list_tensors(region_lowering *l, const smr_instr *a,
				       const uint32_t *places)
{
	smr_region_tensor *t = smr_arena_array(l->out->arena, a->nins + a->nouts + 1, sizeof(*t));

	for (uint32_t i = 0; t != NULL && i < a->nins; i++)
		t[i] = operand(l, a, i, places);
	for (uint32_t k = 0; t != NULL && k < a->nouts; k++)
		t[a->nins + k] = result(l, a, k, places);
	return t;
}

static smr_status lower_nests(region_lowering *l, const smr_instr *a, const smr_nest **nests,
			      const uint32_t *places)
{
	smr_region_tensor *t = list_tensors(l, a, places);

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	smr_region_nests(l->code, nests, a->nouts, t, t + a->nins);
	return SMR_OK;
}

/* Elements that an update stores. */
static double updated_elements(const smr_instr *a)
{
	const smr_type *t = operand_type(a, a->v->op == SMR_OP_scatter ? a->nouts + 1 : 1);
	int64_t n;

	return smr_type_count(t, &n) ? (double)n : INFINITY;
}

static bool is_small_scatter(const smr_instr *a)
{
	return a->v->op == SMR_OP_scatter && updated_elements(a) * SCATTER_WORK <= MOST_WORK;
}

static smr_status lower_update(region_lowering *l, const smr_instr *a, const uint32_t *places)
{
	smr_region_tensor *t = list_tensors(l, a, places);

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	if (a->v->op == SMR_OP_dynamic_update) {
		if (!smr_type_is_empty(&a->v->type) && !smr_type_is_empty(operand_type(a, 1)))
			smr_region_update(l->code, t[a->nins], t[1], t + 2);
		return SMR_OK;
	}
	if (is_small_scatter(a) && smr_region_scatter(l->code, a->v, t, t + a->nins))
		return SMR_OK;
	return add_call(l, a, SMR_REGION_UPDATE, 0, places);
}

/* A splat is stored by code; other constants are memory. */
static smr_status lower_constant(region_lowering *l, const smr_instr *a, const uint32_t *places)
{
	size_t size = smr_dtype_size(a->v->type.dtype);
	uint64_t bits = a->v->bits;

	if ((a->v->data != NULL && a->v->ndata != size) || !smr_region_has_type(a->v->type.dtype))
		return add_call(l, a, SMR_REGION_EVAL, 0, places);
	if (a->v->data != NULL) {
		bits = 0;
		memcpy(&bits, a->v->data, size);
	}
	smr_region_fill(l->code, result(l, a, 0, places), bits);
	return SMR_OK;
}

static smr_status lower_concatenate(region_lowering *l, const smr_instr *a, const uint32_t *places)
{
	smr_region_tensor *t = list_tensors(l, a, places);

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	smr_region_concatenate(l->code, (uint32_t)smr_node_number(a->v, SMR_ATTR_dims, 0), t,
			       a->nins, t[a->nins]);
	return SMR_OK;
}

bool smr_region_is_code(smr_graph *scratch, const smr_instr *a)
{
	const smr_nest *nests[MANY];

	if (a->info == NULL || a->v->op == SMR_OP_concatenate)
		return true;
	if (a->over != NULL)
		return a->v->op == SMR_OP_dynamic_update || is_small_scatter(a);
	return a->nouts <= MANY && find_nests(scratch, a, nests);
}

static smr_status lower_op(region_lowering *l, const smr_instr *a, uint32_t *places)
{
	const smr_nest *few[MANY], **nests = few;

	if (!smr_region_fits(a))
		return smr_fail(SMR_EUNSUPPORTED,
				"a tensor too large for a region, or an op between devices");
	begin_results(l, a, places);
	if (a->info == NULL)
		return lower_constant(l, a, places);
	if (a->over != NULL)
		return lower_update(l, a, places);
	if (a->v->op == SMR_OP_concatenate)
		return lower_concatenate(l, a, places);
	if (a->nouts > MANY)
		nests = smr_arena_array(l->out->arena, a->nouts, sizeof(*nests));
	if (nests == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	if (find_nests(l->scratch, a, nests))
		return lower_nests(l, a, nests, places);
	if (a->kernels != NULL)
		return call_kernels(l, a, places);
	return a->info->eval != NULL ? add_call(l, a, SMR_REGION_EVAL, 0, places)
				     : smr_fail(SMR_EUNSUPPORTED, "an op without code in regions");
}

static smr_status lower_instr(region_lowering *l, const smr_instr *a, uint32_t *places)
{
	if (a->alias)
		places[a->out] = smr_region_keep(l, places[a->ins[0]]);
	else
		SMR_TRY(lower_op(l, a, places));
	for (uint32_t k = 0; k < a->ndead; k++)
		smr_region_drop(l, &places[a->dead[k]]);
	return smr_region_size(l->code) <= MOST_TEXT
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "more code than a region may have");
}

/* ---- flows ---------------------------------------------------------------------------------- */

static smr_status place_constant(region_lowering *l, smr_buffer *b, uint32_t *place)
{
	size_t bytes = smr_buffer_bytes(b);

	if (bytes <= LITERAL) {
		*place = smr_region_new_value(l, bytes);
		if (*place == SMR_REGION_NONE)
			return SMR_ENOMEM;
		smr_region_store(l->code, smr_region_value(l, *place)->slot, b->t.data, bytes);
		smr_region_value(l, *place)->borrowed = true;
		return SMR_OK;
	}
	for (size_t i = 0; i < l->constants.n; i++)
		if (l->constants.v[i].buffer == b) {
			*place = smr_region_keep(l, l->constants.v[i].value);
			return SMR_OK;
		}
	*place = smr_region_new_param(l, bytes);
	if (*place == SMR_REGION_NONE)
		return SMR_ENOMEM;
	return smr_vec_push(&l->constants,
			    ((region_constant){b, smr_region_keep(l, *place), l->nparams - 1}));
}

static smr_status lower_acts(region_lowering *l, const smr_exec_schedule *s, uint32_t *in,
			     uint32_t *places)
{
	for (uint32_t i = 0; i < s->nconstants; i++)
		SMR_TRY(place_constant(l, s->constants[i], &places[s->constant_place[i]]));
	for (uint32_t i = 0; i < s->nparams; i++) {
		uint32_t *from = &in[s->param[i]];

		places[s->param_place[i]] = s->param_last[i] ? *from : smr_region_keep(l, *from);
		if (s->param_last[i])
			*from = SMR_REGION_NONE;
	}
	for (uint32_t i = 0; i < s->nacts; i++)
		SMR_TRY(lower_instr(l, &s->acts[i], places));
	return SMR_OK;
}

smr_status smr_region_lower_flow(region_lowering *l, const smr_block *b, uint32_t *in,
				 uint32_t *out)
{
	const smr_exec_schedule *s = l->x->schedules[b->id];
	uint32_t *places = smr_calloc(s->nplaces + 1, sizeof(*places));
	smr_status st;

	if (places == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	st = lower_acts(l, s, in, places);
	for (uint32_t i = 0; st == SMR_OK && i < s->nresults; i++)
		out[i] = smr_region_keep(l, places[s->result_place[i]]);
	for (uint32_t i = 0; st == SMR_OK && i < s->nplaces; i++)
		smr_region_drop(l, &places[i]);
	smr_free(places);
	return st;
}
