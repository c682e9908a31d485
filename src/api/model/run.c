/* Converts a model's arguments and results: the caller's arrays to tensors of each device, and
 * back. */
#include <stdatomic.h>
#include <string.h>

#include "api/model/compile.h"
#include "api/model/parts.h"
#include "base/alloc.h"
#include "base/log.h"
#include "run/exec/others.h"

const smr_variable *smr_model_variable(const smr_model *m, bool result, uint32_t k)
{
	const smr_function *f = m->module->functions[0];

	return &f->vars[result ? f->results[k] : f->params[k]];
}

static smr_status resolve_dynamic_dims(const smr_model *m, smr_stablehlo_value *v, bool result)
{
	int64_t dims[SMR_MAX_RANK];
	const smr_type *t;

	if (v->count == 0)
		return SMR_OK;
	t = &smr_model_variable(m, result, v->first)->type;
	if (!smr_type_dims(t, dims) || t->rank != v->rank + smr_model_is_packed(v))
		return smr_fail(SMR_EINTERNAL, "a program whose sizes are not known");
	for (uint32_t d = 0; d < v->rank; d++)
		if (v->dims[d] < 0)
			v->dims[d] = dims[d];
	return SMR_OK;
}

smr_status smr_model_settle(smr_model *m)
{
	for (uint32_t i = 0; i < m->face.nargs; i++)
		SMR_TRY(resolve_dynamic_dims(m, &m->face.args[i], false));
	for (uint32_t i = 0; i < m->face.nresults; i++)
		SMR_TRY(resolve_dynamic_dims(m, &m->face.results[i], true));
	return SMR_OK;
}

/* Whether the array has a leading dimension with one entry per device. */
static bool is_by_device(const smr_model *m, const smr_stablehlo_value *v, const smr_ndarray *a)
{
	return m->face.apart && m->image != NULL && a->rank == v->rank + 1 &&
	       a->rank <= SMR_ARRAY_MAX_RANK &&
	       a->dims[0] == (int64_t)smr_executable_devices(m->image);
}

static smr_status check_array(const smr_model *m, const char *what, size_t i,
			      const smr_stablehlo_value *v, const smr_ndarray *a)
{
	const int64_t *dims = a->dims + is_by_device(m, v, a);

	if (a->dtype == NULL || strcmp(a->dtype, smr_dtype_name(v->dtype)) != 0)
		return smr_fail(SMR_EINVAL, "%s %zu is %s, not %s", what, i,
				smr_dtype_name(v->dtype), a->dtype != NULL ? a->dtype : "nothing");
	if (a->rank != v->rank && !is_by_device(m, v, a))
		return smr_fail(SMR_EINVAL, "%s %zu has %u dimensions, not %u", what, i, v->rank,
				a->rank);
	for (uint32_t d = 0; d < v->rank; d++)
		if (dims[d] != v->dims[d])
			return smr_fail(SMR_EINVAL,
					"%s %zu: dimension %u has %lld elements, not %lld", what, i,
					d, (long long)v->dims[d], (long long)dims[d]);
	if (a->data == NULL)
		return smr_fail(SMR_EINVAL, "%s %zu has no data", what, i);
	return SMR_OK;
}

/* Types that have fewer values than their byte. */
static const struct narrow {
	const char *element;
	int lowest, highest;
} narrow[] = {{"i1", 0, 1}, {"i2", -2, 1}, {"i4", -8, 7}, {"ui2", 0, 3}, {"ui4", 0, 15}};

/* Checks the values of these types: code does not check them again. */
static smr_status check_values(size_t i, const smr_stablehlo_value *v, const smr_ndarray *a)
{
	const struct narrow *t = NULL;
	const int8_t *x = a->data;
	int64_t n = 1;

	for (size_t k = 0; k < sizeof(narrow) / sizeof(narrow[0]); k++)
		if (strcmp(narrow[k].element, v->element) == 0)
			t = &narrow[k];
	for (uint32_t d = 0; d < a->rank; d++)
		n *= a->dims[d];
	for (int64_t k = 0; t != NULL && k < n; k++)
		if (x[k] < t->lowest || x[k] > t->highest)
			return smr_fail(SMR_EINVAL,
					"argument %zu: element %lld is %d, %s holds %d to %d", i,
					(long long)k, t->lowest < 0 ? x[k] : (uint8_t)x[k],
					v->element, t->lowest, t->highest);
	return SMR_OK;
}

smr_status smr_model_check(const smr_model *m, size_t i, const smr_ndarray *a)
{
	SMR_TRY(check_array(m, "argument", i, &m->face.args[i], a));
	return check_values(i, &m->face.args[i], a);
}

/* The arrays of one run. */
typedef struct call {
	const smr_ndarray *args, *results;
	bool apart; /* whether each device has its own, one device's after the other's */
	const smr_exec_others *others; /* NULL: all devices are here */
} call;

static uint32_t count_here(const smr_model *m, const call *c)
{
	return c->others != NULL ? c->others->nhere : smr_executable_devices(m->image);
}

/* Returns the number of the @p l-th device that is here. */
static uint32_t device_here(const call *c, uint32_t l)
{
	return c->others != NULL ? c->others->here[l] : l;
}

static const smr_ndarray *argument_of(const smr_model *m, const call *c, uint32_t l, uint32_t i)
{
	return &c->args[(c->apart ? (size_t)l * m->face.nargs : 0) + i];
}

static const smr_ndarray *result_of(const smr_model *m, const call *c, uint32_t l, uint32_t i)
{
	return &c->results[(c->apart ? (size_t)l * m->face.nresults : 0) + i];
}

static smr_status check_arrays(const smr_model *m, const smr_ndarray *args, size_t nargs,
			       const smr_ndarray *results, size_t nresults)
{
	if (nargs != m->face.nargs || nresults != m->face.nresults)
		return smr_fail(SMR_EINVAL, "it takes %u arrays and gives %u, not %zu and %zu",
				m->face.nargs, m->face.nresults, nargs, nresults);
	for (size_t i = 0; i < nargs; i++)
		SMR_TRY(smr_model_check(m, i, &args[i]));
	for (size_t i = 0; i < nresults; i++)
		SMR_TRY(check_array(m, "result", i, &m->face.results[i], &results[i]));
	return SMR_OK;
}

/* Uses the caller's memory itself if its elements are laid out as required; else copies. */
static smr_status bind_whole(smr_heap *h, const smr_type *t, void *data, bool given,
			     smr_buffer **out)
{
	if ((uintptr_t)data % smr_dtype_size(t->dtype) == 0)
		return given ? smr_buffer_give(h, t, data, out)
			     : smr_buffer_borrow(h, t, data, out);
	SMR_TRY(smr_buffer_new(h, t, out));
	memcpy((*out)->t.data, data, smr_buffer_bytes(*out));
	return SMR_OK;
}

/* Returns the bytes of an element of a value's tensor @p var; a packed one has whole elements. */
static size_t element_size(const smr_stablehlo_value *v, const smr_variable *var)
{
	return smr_dtype_size(smr_model_is_packed(v) ? v->dtype : var->type.dtype);
}

/* Returns the elements of tensor @p k in the device's array. */
static smr_model_elements elements_of_tensor(const smr_model *m, const smr_stablehlo_value *v,
					     const smr_ndarray *a, uint32_t device, uint32_t k,
					     size_t size)
{
	smr_model_elements e = {.size = size, .step = (smr_model_is_pair(v) ? 2 : 1) * size};
	size_t line = is_by_device(m, v, a) ? e.step : 0;

	for (uint32_t d = 0; d < v->rank; d++)
		line *= (size_t)v->dims[d];
	e.at = (char *)a->data + device * line + k * size;
	return e;
}

static smr_status bind_arg(smr_model *m, smr_executable *x, uint32_t device,
			   const smr_stablehlo_value *v, const smr_ndarray *a, bool given,
			   smr_buffer **args)
{
	smr_heap *h = smr_executable_heap(x, device);

	for (uint32_t k = 0; k < v->count; k++) {
		const smr_variable *var = smr_model_variable(m, false, v->first + k);
		size_t size = element_size(v, var);
		smr_model_elements e = elements_of_tensor(m, v, a, device, k, size);
		smr_buffer **b = &args[v->first + k];
		smr_model_span span;

		smr_model_span_of(m, var, v, device, &span);
		if (span.all && !smr_model_is_pair(v)) {
			SMR_TRY(bind_whole(h, &var->type, e.at, given, b));
			continue;
		}
		SMR_TRY(smr_buffer_new(h, &var->type, b));
		smr_model_move(v->rank, v->dims, &e, span.start, span.size, (*b)->t.data, false);
	}
	return SMR_OK;
}

/* Copies each part from the first device of the mesh that has it, or from every device if each has
 * its own entry or its own array. */
static void give_result(const smr_model *m, const call *c, uint32_t i, smr_buffer *const *outs)
{
	uint32_t n = count_here(m, c), nresults = m->module->functions[0]->nresults;
	const smr_stablehlo_value *v = &m->face.results[i];

	for (uint32_t k = 0; k < v->count; k++)
		for (uint32_t l = 0; l < n; l++) {
			uint32_t d = device_here(c, l);
			const smr_ndarray *a = result_of(m, c, l, i);
			const smr_variable *var = smr_model_variable(m, true, v->first + k);
			const smr_buffer *b = outs[(size_t)d * nresults + v->first + k];
			smr_model_elements e =
				elements_of_tensor(m, v, a, d, k, element_size(v, var));
			smr_model_span span;

			smr_model_span_of(m, var, v, d, &span);
			if ((span.first || is_by_device(m, v, a) || c->apart) && b != NULL &&
			    a->data != NULL && b->t.data != e.at)
				smr_model_move(v->rank, v->dims, &e, span.start, span.size,
					       b->t.data, true);
		}
}

static smr_status run_image(smr_model *m, smr_executable *x, const call *c, smr_buffer **ins,
			    smr_buffer **outs)
{
	uint32_t n = m->module->functions[0]->nresults, ndevices = smr_executable_devices(x);
	void **homes = smr_calloc((size_t)ndevices * n + 1, sizeof(*homes));
	smr_status st;

	if (homes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a run");
	if (!c->apart && ndevices == 1)
		smr_model_homes(m, c->args, c->results, 1, 0, homes);
	for (uint32_t l = 0; c->apart && l < count_here(m, c); l++)
		smr_model_homes(m, c->args, c->results, count_here(m, c), l,
				homes + (size_t)device_here(c, l) * n);
	smr_executable_share(x, c->others);
	st = smr_executable_run(x, ins, outs, homes);
	smr_executable_share(x, NULL);
	smr_free(homes);
	return st;
}

static smr_status bind_and_run(smr_model *m, smr_executable *x, const call *c, smr_buffer **ins,
			       smr_buffer **outs)
{
	uint32_t nparams = m->module->functions[0]->nparams;

	for (uint32_t l = 0; l < count_here(m, c); l++) {
		uint32_t d = device_here(c, l);

		for (uint32_t i = 0; i < m->face.nargs; i++)
			SMR_TRY(bind_arg(m, x, d, &m->face.args[i], argument_of(m, c, l, i),
					 !c->apart && smr_model_is_given(m, c->args, c->results, i),
					 ins + (size_t)d * nparams));
	}
	SMR_TRY(run_image(m, x, c, ins, outs));
	if (!c->apart)
		SMR_TRY(smr_model_keep_apart(m, x, c->args, c->results, outs));
	for (uint32_t i = 0; i < m->face.nresults; i++)
		give_result(m, c, i, outs);
	return SMR_OK;
}

/* Drops the results, and the arguments of a run that did not start. */
static void drop_buffers(const smr_model *m, smr_executable *x, smr_buffer **ins, smr_buffer **outs)
{
	const smr_function *f = m->module->functions[0];

	for (uint32_t d = 0; d < smr_executable_devices(x); d++) {
		smr_heap *h = smr_executable_heap(x, d);

		for (uint32_t i = 0; ins != NULL && i < f->nparams; i++) {
			smr_buffer_drop(h, ins[(size_t)d * f->nparams + i]);
			ins[(size_t)d * f->nparams + i] = NULL;
		}
		for (uint32_t i = 0; outs != NULL && i < f->nresults; i++) {
			smr_buffer_drop(h, outs[(size_t)d * f->nresults + i]);
			outs[(size_t)d * f->nresults + i] = NULL;
		}
	}
}

/* Whether a failed run can be repeated: its arguments are as they were, and it calls no functions.
 */
static bool may_repeat(const smr_model *m, const call *c)
{
	for (uint32_t i = 0; i < m->face.nargs; i++)
		if (smr_model_is_given(m, c->args, c->results, i))
			return false;
	return !smr_model_is_calling(m->module);
}

static smr_status run_on_image(smr_model *m, smr_executable *x, const call *c)
{
	const smr_function *f = m->module->functions[0];
	uint32_t n = smr_executable_devices(x);
	smr_buffer **ins = smr_calloc((size_t)n * f->nparams + 1, sizeof(smr_buffer *));
	smr_buffer **outs = smr_calloc((size_t)n * f->nresults + 1, sizeof(smr_buffer *));
	size_t peak = 0;
	smr_status st;

	st = ins != NULL && outs != NULL ? bind_and_run(m, x, c, ins, outs)
					 : smr_fail(SMR_ENOMEM, "no memory for a run");
	if (st != SMR_OK && ins != NULL && outs != NULL && smr_executable_retreated(x) &&
	    may_repeat(m, c)) {
		smr_log(SMR_LOG_WARN, "%s runs again: %s", m->module->name, smr_errmsg());
		drop_buffers(m, x, ins, outs);
		st = bind_and_run(m, x, c, ins, outs);
	}
	drop_buffers(m, x, ins, outs);
	for (uint32_t d = 0; d < n; d++)
		peak += smr_heap_peak(smr_executable_heap(x, d));
	smr_free(ins);
	smr_free(outs);
	smr_model_image_give(m, x, st == SMR_OK, peak);
	return st;
}

smr_status smr_model_interrupt(smr_model *m)
{
	if (m == NULL)
		return smr_fail(SMR_EINVAL, "smr_model_interrupt: no model");
	atomic_fetch_add(&m->interrupts, 1);
	return SMR_OK;
}

smr_status smr_model_run(smr_model *m, const smr_ndarray *args, size_t nargs,
			 const smr_ndarray *results, size_t nresults)
{
	smr_executable *x;

	if (m == NULL || (nargs > 0 && args == NULL) || (nresults > 0 && results == NULL))
		return smr_fail(SMR_EINVAL, "smr_model_run: no model, or no arrays");
	SMR_TRY(check_arrays(m, args, nargs, results, nresults));
	SMR_TRY(smr_model_image_take(m, &x));
	return run_on_image(m, x, &(call){.args = args, .results = results});
}

smr_status smr_model_run_among(smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
			       const smr_exec_others *others)
{
	const call c = {.args = args, .results = results, .apart = true, .others = others};
	smr_executable *x;

	for (uint32_t l = 0; l < count_here(m, &c); l++) {
		for (uint32_t i = 0; i < m->face.nargs; i++)
			SMR_TRY(smr_model_check(m, i, argument_of(m, &c, l, i)));
		for (uint32_t i = 0; i < m->face.nresults; i++)
			if (result_of(m, &c, l, i)->data != NULL)
				SMR_TRY(check_array(m, "result", i, &m->face.results[i],
						    result_of(m, &c, l, i)));
	}
	SMR_TRY(smr_model_image_take(m, &x));
	return run_on_image(m, x, &c);
}

smr_status smr_model_run_apart(smr_model *m, const smr_ndarray *args, const smr_ndarray *results)
{
	return smr_model_run_among(m, args, results, NULL);
}
