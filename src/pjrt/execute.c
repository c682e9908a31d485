/* Runs executables. A short run whose arguments are there runs on the caller's thread: to hand it
 * over would take longer. Others become tasks of the device's queue; their results exist at once,
 * and their content is there when the event of the run is over. */
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "pjrt/executable.h"
#include "pjrt/functions.h"

enum {
	SHORT_NS = 50 * 1000, /* of a run on the caller's thread */
	FORGET = 4            /* a run counts for 1 / FORGET in the average */
};

/* One run. Memory of arguments comes first, then that of results. */
typedef struct run {
	pjrt_task task;
	pjrt_executable *x;
	pjrt_event *done; /* NULL: on the caller's thread */
	bool queued;      /* it is counted in the memory's `queued` */
	uint32_t nwaits;
	pjrt_event **waits;     /* of arguments that are not there yet */
	pjrt_storage **storage; /* one reference each; NULL: a token */
	smr_ndarray *arrays;
} run;

static run *make_run(pjrt_executable *x)
{
	size_t n = (size_t)x->nargs + x->nresults;
	run *r = smr_malloc(sizeof(*r) + n * (sizeof(*r->storage) + sizeof(*r->arrays)) +
			    x->nargs * sizeof(*r->waits));

	if (r == NULL)
		return NULL;
	*r = (run){.x = pjrt_executable_hold(x), .arrays = (smr_ndarray *)(r + 1)};
	r->storage = (pjrt_storage **)(r->arrays + n);
	r->waits = (pjrt_event **)(r->storage + n);
	memcpy(r->arrays, x->arrays, n * sizeof(*r->arrays));
	memset(r->storage, 0, n * sizeof(*r->storage));
	return r;
}

static void free_run(run *r)
{
	for (uint32_t i = 0; i < r->nwaits; i++)
		pjrt_event_drop(r->waits[i]);
	for (uint32_t i = 0; i < r->x->nargs + r->x->nresults; i++) {
		if (r->storage[i] != NULL && r->queued)
			atomic_fetch_sub(&r->storage[i]->queued, 1);
		pjrt_storage_drop(r->storage[i]);
	}
	pjrt_event_drop(r->done);
	pjrt_executable_drop(r->x);
	smr_free(r);
}

/* ---- arguments ------------------------------------------------------------------------------ */

static bool may_donate(const pjrt_execute_options *o, uint32_t i)
{
	for (size_t k = 0; o != NULL && k < o->num_non_donatable_input_indices; k++)
		if (o->non_donatable_input_indices[k] == (int64_t)i)
			return false;
	return true;
}

/* Arrays are dense, so that one of as many elements may have other dimensions. */
static pjrt_error *check_argument(const pjrt_executable *x, uint32_t i, const pjrt_buffer *b)
{
	const pjrt_shape *want = &x->args[i].shape, *is = &b->shape;

	if (want->element->type == PJRT_TOKEN)
		return NULL;
	if (is->element != want->element || is->bytes != want->bytes)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "argument %u is %s of %u dimensions and %zu bytes, the "
				      "program takes %s of %u dimensions and %zu bytes",
				      i, is->element->name, is->rank, is->bytes,
				      want->element->name, want->rank, want->bytes);
	return NULL;
}

static pjrt_error *bind_argument(run *r, const pjrt_execute_options *o, uint32_t i, pjrt_buffer *b)
{
	const pjrt_value *v = &r->x->args[i];

	PJRT_TRY(check_argument(r->x, i, b));
	if (!pjrt_event_is_over(b->ready))
		r->waits[r->nwaits++] = pjrt_event_hold(b->ready);
	r->storage[i] = pjrt_buffer_storage(b);
	if (r->storage[i] == NULL)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "argument %u has been deleted or donated", i);
	if (v->shape.element->type != PJRT_TOKEN)
		r->arrays[i].data = r->storage[i]->data;
	return NULL;
}

static pjrt_error *bind_arguments(run *r, const pjrt_execute_options *o, pjrt_buffer *const *args,
				  size_t nargs)
{
	if (nargs != r->x->nargs)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "the program takes %u arrays, not %zu",
				      r->x->nargs, nargs);
	for (uint32_t i = 0; i < nargs; i++)
		PJRT_TRY(bind_argument(r, o, i, args[i]));
	return NULL;
}

/* A donated array cannot be another argument, too. */
static pjrt_error *check_donations(const pjrt_executable *x, const pjrt_execute_options *o,
				   pjrt_buffer *const *args)
{
	for (uint32_t i = 0; i < x->nargs; i++) {
		uint32_t same = 0;

		if (!x->args[i].donated || !may_donate(o, i))
			continue;
		for (uint32_t k = 0; k < x->nargs; k++)
			same += args[k] == args[i];
		if (same > 1)
			return pjrt_error_new(PJRT_INVALID_ARGUMENT,
					      "argument %u is donated, and is another argument of "
					      "the same call, too",
					      i);
	}
	return NULL;
}

/* Deletes the arguments that the program takes over. Results get their memory where it has
 * no other reader. */
static void donate_arguments(run *r, const pjrt_execute_options *o, pjrt_buffer *const *args,
			     bool in_order)
{
	const pjrt_executable *x = r->x;

	for (uint32_t i = 0; i < x->nargs; i++) {
		const pjrt_value *v = &x->args[i];
		pjrt_storage *s;
		bool own;

		if (!v->donated || !may_donate(o, i))
			continue;
		pjrt_storage_drop(r->storage[i]); /* the buffer has another one */
		s = pjrt_buffer_donate(args[i], in_order, &own);
		r->storage[i] = s;
		if (own && v->alias >= 0 && r->storage[x->nargs + (uint32_t)v->alias] == NULL)
			r->storage[x->nargs + (uint32_t)v->alias] = pjrt_storage_hold(s);
	}
}

/* ---- results -------------------------------------------------------------------------------- */

static pjrt_error *make_results(run *r, pjrt_device *d, pjrt_event *done, pjrt_buffer **out)
{
	const pjrt_executable *x = r->x;

	for (uint32_t i = 0; i < x->nresults; i++) {
		const pjrt_value *v = &x->results[i];
		pjrt_storage **s = &r->storage[x->nargs + i];

		if (*s == NULL)
			*s = pjrt_storage_new(d, v->shape.bytes);
		if (*s != NULL)
			out[i] = pjrt_buffer_new(d->all[v->memory], &v->shape,
						 pjrt_storage_hold(*s), pjrt_event_hold(done));
		if (out[i] == NULL)
			return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED,
					      "no memory for a result of %zu bytes",
					      v->shape.bytes);
		if (v->shape.element->type != PJRT_TOKEN)
			r->arrays[x->nargs + i].data = (*s)->data;
	}
	return NULL;
}

static void free_results(const pjrt_executable *x, pjrt_buffer **out)
{
	for (uint32_t i = 0; i < x->nresults; i++) {
		pjrt_buffer_free(out[i]);
		out[i] = NULL;
	}
}

/* ---- runs ----------------------------------------------------------------------------------- */

static smr_status run_model(const run *r)
{
	pjrt_executable *x = r->x;
	int64_t from = smr_now_ns();
	uint64_t was = atomic_load_explicit(&x->run_ns, memory_order_relaxed);
	smr_status st;

	st = smr_model_run(x->model, r->arrays, x->nargs, r->arrays + x->nargs, x->nresults);
	was = was - was / FORGET + (uint64_t)(smr_now_ns() - from) / FORGET;
	atomic_store_explicit(&x->run_ns, was, memory_order_relaxed);
	return st;
}

static pjrt_error *wait_for_arguments(const run *r)
{
	for (uint32_t i = 0; i < r->nwaits; i++)
		PJRT_TRY(pjrt_event_wait(r->waits[i]));
	return NULL;
}

static void run_task(pjrt_task *t)
{
	run *r = (run *)t;
	pjrt_error *e = wait_for_arguments(r);
	pjrt_event *done = pjrt_event_hold(r->done);

	if (e == NULL)
		e = pjrt_error_of(run_model(r));
	free_run(r); /* before others see the end: the arguments are no longer held */
	pjrt_event_end(done, e);
	pjrt_event_drop(done);
	pjrt_error_free(e);
}

static pjrt_error *start_task(run *r, pjrt_device *d)
{
	r->task.run = run_task;
	r->queued = true;
	for (uint32_t i = 0; i < r->x->nargs + r->x->nresults; i++)
		if (r->storage[i] != NULL)
			atomic_fetch_add(&r->storage[i]->queued, 1);
	return pjrt_error_of(pjrt_queue_push(&d->queue, &r->task));
}

/* Whether the run is on the caller's thread. A function that a program calls back may run another
 * program: the thread of the device would wait for itself. */
static bool is_inline(const run *r)
{
	return pjrt_queue_is_own(&r->x->devices[0]->queue) ||
	       (r->nwaits == 0 &&
		atomic_load_explicit(&r->x->run_ns, memory_order_relaxed) < SHORT_NS);
}

static pjrt_error *run_inline(const run *r)
{
	PJRT_TRY(wait_for_arguments(r));
	return pjrt_error_of(run_model(r));
}

/* Arguments that failed fail the run: at once, or through its event. */
static pjrt_error *start_run(run *r, const pjrt_loaded_executable_execute_args *a,
			     pjrt_buffer **out, bool *queued)
{
	pjrt_device *d = r->x->devices[0];
	pjrt_error *e = bind_arguments(r, a->options, a->argument_lists[0], a->num_args);

	if (e != NULL)
		return e;
	for (uint32_t i = 0; i < a->num_args; i++) {
		pjrt_event *ready = a->argument_lists[0][i]->ready;

		if (ready != &pjrt_event_over && pjrt_event_is_over(ready))
			PJRT_TRY(pjrt_event_wait(ready));
	}
	PJRT_TRY(check_donations(r->x, a->options, a->argument_lists[0]));
	*queued = !is_inline(r);
	if (*queued) {
		r->done = pjrt_event_new();
		if (r->done == NULL)
			return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a run");
	}
	donate_arguments(r, a->options, a->argument_lists[0],
			 *queued && r->x->client->ndevices == 1);
	PJRT_TRY(make_results(r, d, *queued ? r->done : &pjrt_event_over, out));
	if (a->device_complete_events != NULL)
		a->device_complete_events[0] =
			pjrt_event_hold(*queued ? r->done : &pjrt_event_over);
	e = *queued ? start_task(r, d) : run_inline(r);
	if (e != NULL && a->device_complete_events != NULL)
		pjrt_event_drop(a->device_complete_events[0]);
	return e;
}

pjrt_error *pjrt_loaded_executable_execute(pjrt_loaded_executable_execute_args *a)
{
	pjrt_executable *x = a->executable->x;
	pjrt_buffer **out = a->output_lists[0];
	bool queued = false;
	pjrt_error *e;
	run *r;

	if (atomic_load(&a->executable->deleted))
		return pjrt_error_new(PJRT_FAILED_PRECONDITION, "the program has been deleted");
	if (a->num_devices != x->ndevices || a->num_devices != 1)
		return pjrt_error_new(PJRT_UNIMPLEMENTED, "a run on %zu devices", a->num_devices);
	r = make_run(x);
	if (r == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a run");
	memset(out, 0, x->nresults * sizeof(*out));
	e = start_run(r, a, out, &queued);
	if (e != NULL)
		free_results(x, out);
	if (e != NULL || !queued)
		free_run(r);
	return e;
}

/* ---- contexts: they carry nothing ----------------------------------------------------------- */

pjrt_error *pjrt_execute_context_create(pjrt_execute_context_create_args *a)
{
	static char context;

	a->context = &context;
	return NULL;
}

pjrt_error *pjrt_execute_context_destroy(pjrt_execute_context_destroy_args *a)
{
	return NULL;
}
