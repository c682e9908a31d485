/* Runs executables. A short run whose arguments are there runs on the caller's thread: to hand it
 * over would take longer. Others become tasks of the device's queue; their results exist at once,
 * and their content is there when the event of the run is over. */
#include <string.h>

#include "pjrt/donate.h"
#include "pjrt/functions.h"
#include "pjrt/processes/exchange.h"
#include "pjrt/processes/processes.h"

enum { SHORT_NS = 50 * 1000 }; /* of a run on the caller's thread */

/* ---- arguments ------------------------------------------------------------------------------ */

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

static pjrt_error *bind_argument(pjrt_run *r, uint32_t device, uint32_t i, pjrt_buffer *b)
{
	pjrt_storage **s = pjrt_run_arg_storage(r, device, i);

	PJRT_TRY(check_argument(r->x, i, b));
	if (!pjrt_event_is_over(b->ready))
		r->waits[r->nwaits++] = pjrt_event_hold(b->ready);
	else if (b->ready != &pjrt_event_over)
		PJRT_TRY(pjrt_event_wait(b->ready)); /* it may have failed */
	*s = pjrt_buffer_storage(b);
	if (*s == NULL)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "argument %u has been deleted or donated", i);
	if (r->x->args[i].shape.element->type != PJRT_TOKEN && device < pjrt_run_count_lists(r->x))
		pjrt_run_arg_array(r, device, i)->data = (*s)->data;
	return NULL;
}

static pjrt_error *bind_arguments(pjrt_run *r, pjrt_buffer *const *const *lists, size_t nargs)
{
	if (nargs != r->x->nargs)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "the program takes %u arrays, not %zu",
				      r->x->nargs, nargs);
	for (uint32_t d = 0; d < r->x->nhere; d++)
		for (uint32_t i = 0; i < nargs; i++)
			PJRT_TRY(bind_argument(r, d, i, lists[d][i]));
	return NULL;
}

/* A donated array cannot be another argument, too. */
static pjrt_error *check_donations(pjrt_run *r, const pjrt_loaded_executable_execute_args *a)
{
	const pjrt_executable *x = r->x;

	r->donates = pjrt_donate_mark(x, a->options, r->donated);
	for (uint32_t d = 0; r->donates && d < x->nhere; d++) {
		uint32_t i;

		PJRT_TRY(pjrt_donate_find_twice(a->argument_lists[d], r->donated, x->nargs, &i));
		if (i < x->nargs)
			return pjrt_error_new(PJRT_INVALID_ARGUMENT,
					      "argument %u is donated, and is another argument of "
					      "the same call, too",
					      i);
	}
	return NULL;
}

/* Whether result @p k may get the memory of argument @p i: on several devices both are joined, so
 * that the program itself reads and writes other memory. */
static bool may_reuse(const pjrt_executable *x, uint32_t i, int32_t k)
{
	return k >= 0 && (x->ndevices == 1 ||
			  (!x->apart && !x->args[i].split.all && !x->results[k].split.all));
}

/* Deletes the arguments that the program takes over. Results get their memory where it has
 * no other reader. */
static void donate_arguments(pjrt_run *r, uint32_t device, pjrt_buffer *const *args, bool in_order)
{
	const pjrt_executable *x = r->x;

	for (uint32_t i = 0; r->donates && i < x->nargs; i++) {
		const pjrt_value *v = &x->args[i];
		pjrt_storage **s = pjrt_run_arg_storage(r, device, i), **to;
		bool own;

		if (!r->donated[i])
			continue;
		pjrt_storage_drop(*s); /* the buffer has another one */
		*s = pjrt_buffer_donate(args[i], in_order, &own);
		if (!own || !may_reuse(x, i, v->alias))
			continue;
		to = pjrt_run_result_storage(r, device, (uint32_t)v->alias);
		if (*to == NULL)
			*to = pjrt_storage_hold(*s);
	}
}

/* ---- results -------------------------------------------------------------------------------- */

/* Devices that have the same whole result share its memory. */
static pjrt_storage *make_storage(const pjrt_run *r, uint32_t device, uint32_t i)
{
	const pjrt_value *v = &r->x->results[i];

	if (v->joined && v->split.all && device > 0)
		return pjrt_storage_hold(*pjrt_run_result_storage(r, 0, i));
	return pjrt_storage_new(r->x->devices[device], v->shape.bytes);
}

static pjrt_error *make_results(pjrt_run *r, uint32_t device, pjrt_event *done, pjrt_buffer **out)
{
	const pjrt_executable *x = r->x;

	for (uint32_t i = 0; i < x->nresults; i++) {
		const pjrt_value *v = &x->results[i];
		pjrt_storage **s = pjrt_run_result_storage(r, device, i);

		if (*s == NULL)
			*s = make_storage(r, device, i);
		if (*s != NULL)
			out[i] = pjrt_buffer_new(x->devices[device]->all[v->memory], &v->shape,
						 pjrt_storage_hold(*s), pjrt_event_hold(done));
		if (out[i] == NULL)
			return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED,
					      "no memory for a result of %zu bytes",
					      v->shape.bytes);
		if (v->shape.element->type != PJRT_TOKEN &&
		    (device == 0 || (x->apart && !v->joined)))
			pjrt_run_result_array(r, device, i)->data = (*s)->data;
	}
	return NULL;
}

static void free_results(const pjrt_executable *x, pjrt_buffer **const *lists)
{
	for (uint32_t d = 0; d < x->nhere; d++)
		for (uint32_t i = 0; i < x->nresults; i++) {
			pjrt_buffer_free(lists[d][i]);
			lists[d][i] = NULL;
		}
}

/* ---- runs ----------------------------------------------------------------------------------- */

static pjrt_error *wait_for_arguments(const pjrt_run *r)
{
	for (uint32_t i = 0; i < r->nwaits; i++)
		PJRT_TRY(pjrt_event_wait(r->waits[i]));
	return NULL;
}

static void run_task(pjrt_task *t)
{
	pjrt_run *r = (pjrt_run *)t;
	pjrt_queue *q = &r->x->devices[0]->queue;
	bool spread = r->x->apart;
	pjrt_error *e = wait_for_arguments(r);
	pjrt_event *done = pjrt_event_hold(r->done);

	if (spread)
		pjrt_queue_spread(q, true);
	if (e == NULL)
		e = pjrt_error_of(pjrt_run_model(r));
	if (spread)
		pjrt_queue_spread(q, false);
	pjrt_run_free(r); /* before others see the end: the arguments are no longer held */
	pjrt_event_end(done, e);
	pjrt_event_drop(done);
	pjrt_error_free(e);
}

static pjrt_error *start_task(pjrt_run *r)
{
	r->task.run = run_task;
	r->queued = true;
	for (uint32_t i = 0; i < pjrt_run_count_storage(r->x); i++)
		if (r->storage[i] != NULL)
			atomic_fetch_add(&r->storage[i]->queued, 1);
	return pjrt_error_of(pjrt_queue_push(&r->x->devices[0]->queue, &r->task));
}

/* Whether the run is on the caller's thread. A function that a program calls may run another
 * program, or wait for one that another thread runs: the thread of the device would wait for
 * itself. Runs with other processes stay in order: two of one program would wait for each other. */
static bool is_inline(const pjrt_run *r)
{
	if (pjrt_has_others(r->x))
		return r->x->calls.n > 0;
	return r->x->calls.n > 0 || pjrt_queue_is_own(&r->x->devices[0]->queue) ||
	       (r->nwaits == 0 &&
		atomic_load_explicit(&r->x->run_ns, memory_order_relaxed) < SHORT_NS);
}

static pjrt_error *run_inline(pjrt_run *r)
{
	PJRT_TRY(wait_for_arguments(r));
	return pjrt_error_of(pjrt_run_model(r));
}

static pjrt_error *run_or_start(pjrt_run *r, const pjrt_loaded_executable_execute_args *a,
				bool queued)
{
	pjrt_event *done = queued ? r->done : &pjrt_event_over;
	uint32_t n = a->device_complete_events != NULL ? r->x->nhere : 0;
	pjrt_error *e;

	for (uint32_t d = 0; d < n; d++)
		a->device_complete_events[d] = pjrt_event_hold(done);
	e = queued ? start_task(r) : run_inline(r);
	for (uint32_t d = 0; e != NULL && d < n; d++)
		pjrt_event_drop(a->device_complete_events[d]);
	return e;
}

/* Gives a run with devices of other processes its number. */
static pjrt_error *number_run(pjrt_run *r)
{
	const pjrt_executable *x = r->x;

	if (!pjrt_has_others(x))
		return NULL;
	r->number = pjrt_processes_launch(x->client->processes, x->options.devices, x->ndevices);
	if (r->number != 0)
		return NULL;
	return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a run");
}

/* Arguments that failed fail the run: at once, or through its event. */
static pjrt_error *start_run(pjrt_run *r, const pjrt_loaded_executable_execute_args *a,
			     bool *queued)
{
	const pjrt_executable *x = r->x;

	PJRT_TRY(bind_arguments(r, a->argument_lists, a->num_args));
	PJRT_TRY(check_donations(r, a));
	*queued = !is_inline(r);
	if (*queued) {
		r->done = pjrt_event_new();
		if (r->done == NULL)
			return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a run");
	}
	for (uint32_t d = 0; d < x->nhere; d++)
		donate_arguments(r, d, a->argument_lists[d], *queued && x->client->ndevices == 1);
	for (uint32_t d = 0; d < x->nhere; d++)
		PJRT_TRY(make_results(r, d, *queued ? r->done : &pjrt_event_over,
				      a->output_lists[d]));
	return run_or_start(r, a, *queued);
}

pjrt_error *pjrt_loaded_executable_execute(pjrt_loaded_executable_execute_args *a)
{
	pjrt_executable *x = a->executable->x;
	bool queued = false;
	pjrt_error *e;
	pjrt_run *r;

	if (atomic_load(&a->executable->deleted))
		return pjrt_error_new(PJRT_FAILED_PRECONDITION, "the program has been deleted");
	if (a->num_devices != x->nhere)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "a run on %zu devices of a program for %u", a->num_devices,
				      x->nhere);
	if (x->nhere == 0) /* other processes run it */
		return NULL;
	r = pjrt_run_new(x);
	if (r == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a run");
	for (uint32_t d = 0; d < x->nhere; d++)
		memset(a->output_lists[d], 0, x->nresults * sizeof(pjrt_buffer *));
	e = number_run(r);
	if (e == NULL)
		e = start_run(r, a, &queued);
	if (e != NULL && r->number != 0)
		pjrt_exchange_end(r, pjrt_error_text(e)); /* the others wait for this process */
	if (e != NULL)
		free_results(x, a->output_lists);
	if (e != NULL || !queued)
		pjrt_run_free(r);
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
