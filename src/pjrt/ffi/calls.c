/* Calls of a program: each has a number, which its op in the graph carries. */
#include <pthread.h>
#include <string.h>

#include "front/stablehlo/import/stablehlo.h"
#include "ops/callback.h"
#include "pjrt/ffi/call.h"

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static SMR_VEC(ffi_call *) live; /* by number, ascending */
static uint64_t next_number = 1;
static _Thread_local ffi_calls *collecting;

/* ---- the table of live calls ---------------------------------------------------------------- */

/* Position of the first call whose number is not below @p number. */
static size_t find_position(uint64_t number)
{
	size_t lo = 0, hi = live.n;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (live.v[mid]->number < number)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static smr_status add_call(ffi_call *c)
{
	smr_status st;

	SMR_TRY(smr_vec_reserve(collecting, 1));
	pthread_rwlock_wrlock(&lock);
	c->number = next_number++;
	st = smr_vec_push(&live, c);
	pthread_rwlock_unlock(&lock);
	if (st == SMR_OK)
		collecting->v[collecting->n++] = c;
	return st;
}

static void remove_call(const ffi_call *c)
{
	size_t at;

	pthread_rwlock_wrlock(&lock);
	at = find_position(c->number);
	memmove(live.v + at, live.v + at + 1, (live.n - at - 1) * sizeof(*live.v));
	live.n--;
	pthread_rwlock_unlock(&lock);
}

static smr_status run_number(uint64_t number, void *const *args, void *const *results)
{
	const ffi_call *c = NULL;
	size_t at;

	pthread_rwlock_rdlock(&lock);
	at = find_position(number);
	if (at < live.n && live.v[at]->number == number)
		c = live.v[at];
	pthread_rwlock_unlock(&lock);
	if (c == NULL)
		return smr_fail(SMR_ESTATE, "the program with this call has been deleted");
	return ffi_call_run(c, args, results);
}

/* ---- calls as programs state them ----------------------------------------------------------- */

/* Attributes of a typed call. They are a dictionary, which JAX puts beside the text that an untyped
 * call has. */
static smr_status find_config(const smr_mlir_op *op, const smr_mlir_attr **out)
{
	const smr_mlir_attr *version = smr_mlir_attr_of(op, "api_version");

	*out = smr_mlir_attr_of(op, "mhlo.backend_config");
	if (*out == NULL || (*out)->kind != SMR_MLIR_DICT)
		*out = smr_mlir_attr_of(op, "backend_config");
	if (*out != NULL && (*out)->kind == SMR_MLIR_DICT)
		return SMR_OK;
	*out = NULL;
	if (version != NULL && version->kind == SMR_MLIR_INTEGER && version->bits == 4)
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED, "it is called by an older version of the interface, not "
					  "4 (typed FFI)");
}

static const smr_mlir_attr *layout_of(const smr_mlir_attr *layouts, uint32_t i)
{
	return layouts != NULL && layouts->kind == SMR_MLIR_LIST && i < layouts->n
		       ? layouts->list[i]
		       : NULL;
}

static smr_status read_values(const smr_mlir_op *op, ffi_call *c)
{
	const smr_mlir_attr *in = smr_mlir_attr_of(op, "operand_layouts");
	const smr_mlir_attr *out = smr_mlir_attr_of(op, "result_layouts");

	for (uint32_t i = 0; i < c->nargs; i++)
		SMR_TRY(ffi_value_read(op->operands[i]->type, layout_of(in, i), &c->values[i]));
	for (uint32_t i = 0; i < c->nresults; i++)
		SMR_TRY(ffi_value_read(op->results[i].type, layout_of(out, i),
				       &c->values[c->nargs + i]));
	for (uint32_t i = 0; i < c->nargs + c->nresults; i++)
		c->kinds[i] = FFI_BUFFER;
	return SMR_OK;
}

static smr_status reject_alias(void)
{
	return smr_fail(SMR_ETYPE, "a result of a function that shares an argument's memory has "
				   "another type");
}

/* Which results share memory with arguments: both have one type and one layout. */
static smr_status read_aliases(const smr_mlir_op *op, ffi_call *c)
{
	const smr_mlir_attr *list = smr_mlir_attr_of(op, "output_operand_aliases");

	for (size_t i = 0; list != NULL && list->kind == SMR_MLIR_LIST && i < list->n; i++) {
		const smr_mlir_attr *of = smr_mlir_field(list->list[i], "operand_index");
		const smr_mlir_attr *to = smr_mlir_field(list->list[i], "output_tuple_indices");
		int64_t arg = of != NULL ? (int64_t)of->bits : -1, result = 0;
		const ffi_value *a, *r;

		if (to != NULL && to->n > 0 && smr_mlir_is_ints(to))
			result = smr_mlir_int_at(to, 0);
		if (arg < 0 || arg >= c->nargs || result < 0 || result >= c->nresults)
			return reject_alias();
		a = &c->values[arg];
		r = &c->values[c->nargs + result];
		if (a->dtype != r->dtype || a->size != r->size ||
		    memcmp(a->strides, r->strides, sizeof(a->strides)) != 0)
			return reject_alias();
		c->values[c->nargs + result].alias = (int32_t)arg;
	}
	return SMR_OK;
}

static smr_status read_call(const smr_mlir_op *op, ffi_call *c)
{
	const smr_mlir_attr *config;
	size_t n = (size_t)op->noperands + op->nresults + 1;

	SMR_TRY(find_config(op, &config));
	c->nargs = op->noperands;
	c->nresults = op->nresults;
	c->values = smr_arena_array(c->arena, n, sizeof(*c->values));
	c->kinds = smr_arena_array(c->arena, n, sizeof(*c->kinds));
	if (c->values == NULL || c->kinds == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call of a function");
	SMR_TRY(read_values(op, c));
	SMR_TRY(read_aliases(op, c));
	SMR_TRY(ffi_attrs_read(c->arena, config, &c->attrs));
	return ffi_call_instantiate(c);
}

static void free_call(ffi_call *c)
{
	ffi_state_free(&c->state);
	smr_arena_free(c->arena);
}

static smr_status bind_call(const smr_mlir_op *op, const char *target, bool *found,
			    uint64_t *number)
{
	ffi_bundle bundle;
	smr_arena *a;
	ffi_call *c;
	smr_status st;

	*found = collecting != NULL && ffi_target_find(target, &bundle);
	if (!*found)
		return SMR_OK;
	a = smr_arena_new();
	c = a != NULL ? smr_arena_alloc(a, sizeof(*c)) : NULL;
	if (c == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for a call of @%s", target);
	}
	*c = (ffi_call){.arena = a, .bundle = bundle};
	st = read_call(op, c);
	if (st == SMR_OK)
		st = add_call(c);
	if (st != SMR_OK) {
		free_call(c);
		return smr_fail(st, "@%s: %s", target, smr_errmsg());
	}
	*number = c->number;
	return SMR_OK;
}

/* ---- programs ------------------------------------------------------------------------------- */

void ffi_calls_begin(ffi_calls *calls)
{
	smr_stablehlo_bind_set(bind_call);
	smr_callback_set(run_number);
	collecting = calls;
}

void ffi_calls_end(void)
{
	collecting = NULL;
}

void ffi_calls_free(ffi_calls *calls)
{
	for (size_t i = 0; i < calls->n; i++) {
		remove_call(calls->v[i]);
		free_call(calls->v[i]);
	}
	smr_vec_free(calls);
}
