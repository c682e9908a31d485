/* Runs the stages of a call. The function gets Samara's own arrays, unless they are complex or in
 * another layout: then it gets copies. */
#include "pjrt/ffi/call.h"

#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/flush.h"

static ffi_frame make_frame(const ffi_call *c, ffi_context *ctx)
{
	return (ffi_frame){.struct_size = FFI_FRAME_SIZE,
			   .api = &ffi_functions,
			   .ctx = ctx,
			   .args.struct_size = sizeof(ffi_values),
			   .results.struct_size = sizeof(ffi_values),
			   .attrs = c->attrs};
}

/* A function computes with subnormal numbers, as outside of programs. */
static ffi_error *call_function(ffi_handler *fn, ffi_frame *f)
{
	bool flushed = smr_flush_get();
	ffi_error *e;

	smr_flush_set(false);
	e = fn(f);
	smr_flush_set(flushed);
	return e;
}

/* Runs a stage to its end; without a function there is nothing to do. */
static smr_status run_stage(const ffi_bundle *b, ffi_stage stage, ffi_frame *f)
{
	ffi_error *e;

	if (b->stages[stage] == NULL)
		return SMR_OK;
	f->stage = stage;
	f->future = NULL;
	e = call_function(b->stages[stage], f);
	if (f->future != NULL) {
		ffi_error *late = ffi_future_wait(f->future);

		if (e == NULL)
			e = late;
		else if (late != NULL)
			(void)ffi_status_of(late);
	}
	return e == NULL ? SMR_OK : ffi_status_of(e);
}

smr_status ffi_call_instantiate(ffi_call *c)
{
	ffi_context ctx = {.states[FFI_INSTANTIATE] = &c->state};
	ffi_frame f = make_frame(c, &ctx);

	return run_stage(&c->bundle, FFI_INSTANTIATE, &f);
}

/* ---- arrays --------------------------------------------------------------------------------- */

/* Arrays of one run: those of the function, and Samara's. */
typedef struct run {
	const ffi_call *c;
	ffi_buffer *buffers;
	void **pointers;
	void *const *args, *const *results;
} run;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for arrays of a function");
}

static void describe_buffer(const ffi_value *v, ffi_buffer *b)
{
	*b = (ffi_buffer){.struct_size = sizeof(*b),
			  .dtype = v->dtype,
			  .rank = v->rank,
			  .dims = (int64_t *)(uintptr_t)v->dims}; /* the function only reads it */
}

/* Gives the function its array: Samara's own, or memory for a copy. */
static smr_status place_buffer(const ffi_value *v, void *const *parts, ffi_buffer *b)
{
	describe_buffer(v, b);
	if (v->bytes == 0)
		return SMR_OK;
	b->data = v->staged ? smr_malloc(v->size + 1) : parts[0];
	return b->data != NULL || !v->staged ? SMR_OK : no_memory();
}

static smr_status place_arrays(run *r)
{
	const ffi_call *c = r->c;
	const ffi_value *v = c->values;
	void *const *parts = r->args;

	for (uint32_t i = 0; i < c->nargs; parts += ffi_value_parts(v), i++, v++) {
		SMR_TRY(place_buffer(v, parts, &r->buffers[i]));
		if (v->staged)
			ffi_value_pack(v, parts, r->buffers[i].data);
	}
	parts = r->results;
	for (uint32_t i = 0; i < c->nresults; parts += ffi_value_parts(v), i++, v++)
		SMR_TRY(place_buffer(v, parts, &r->buffers[c->nargs + i]));
	return SMR_OK;
}

/* A result that shares an argument's memory has its content when the function begins. */
static void share_arrays(const run *r, void **pointers)
{
	const ffi_call *c = r->c;

	for (uint32_t i = 0; i < c->nargs + c->nresults; i++)
		pointers[i] = &r->buffers[i];
	for (uint32_t i = 0; i < c->nresults; i++) {
		const ffi_value *v = &c->values[c->nargs + i];
		ffi_buffer *result = &r->buffers[c->nargs + i];

		if (v->alias < 0 || v->size == 0)
			continue;
		memcpy(result->data, r->buffers[v->alias].data, v->size);
		pointers[v->alias] = result;
	}
}

static void take_results(const run *r)
{
	const ffi_call *c = r->c;
	const ffi_value *v = c->values + c->nargs;
	void *const *parts = r->results;

	for (uint32_t i = 0; i < c->nresults; parts += ffi_value_parts(v), i++, v++) {
		ffi_value_wrap(v, r->buffers[c->nargs + i].data);
		if (v->staged)
			ffi_value_unpack(v, r->buffers[c->nargs + i].data, parts);
	}
}

static void free_copies(const run *r)
{
	for (uint32_t i = 0; i < r->c->nargs + r->c->nresults; i++)
		if (r->c->values[i].staged)
			smr_free(r->buffers[i].data);
}

/* ---- runs ----------------------------------------------------------------------------------- */

static smr_status run_stages(run *r)
{
	static _Atomic int64_t run_ids;
	const ffi_call *c = r->c;
	ffi_state left[FFI_STAGES] = {{0}};
	ffi_state instance = c->state;
	ffi_context ctx = {.states = {instance.object != NULL ? &instance : NULL, &left[1],
				      &left[2], &left[3]},
			   .results = c->values + c->nargs,
			   .run_id = atomic_fetch_add(&run_ids, 1) + 1};
	ffi_frame f = make_frame(c, &ctx);
	smr_status st = SMR_OK;

	f.args.size = c->nargs;
	f.args.types = c->kinds;
	f.args.values = r->pointers;
	f.results.size = c->nresults;
	f.results.types = c->kinds;
	f.results.values = r->pointers + c->nargs;
	for (ffi_stage s = FFI_PREPARE; st == SMR_OK && s < FFI_STAGES; s++)
		st = run_stage(&c->bundle, s, &f);
	for (ffi_stage s = FFI_PREPARE; s < FFI_STAGES; s++)
		ffi_state_free(&left[s]);
	return st;
}

smr_status ffi_call_run(const ffi_call *c, void *const *args, void *const *results)
{
	size_t n = (size_t)c->nargs + c->nresults;
	run r = {.c = c, .args = args, .results = results};
	smr_status st;

	r.buffers = smr_calloc(n + 1, sizeof(*r.buffers) + sizeof(*r.pointers));
	if (r.buffers == NULL)
		return no_memory();
	r.pointers = (void **)(r.buffers + n);
	st = place_arrays(&r);
	if (st == SMR_OK) {
		share_arrays(&r, r.pointers);
		st = run_stages(&r);
	}
	if (st == SMR_OK)
		take_results(&r);
	free_copies(&r);
	smr_free(r.buffers);
	return st;
}
