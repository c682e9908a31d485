/* Measures each op of an executable. */
#include "run/exec/internal.h"

smr_status smr_executable_measure(smr_executable *x)
{
	x->measured = true;
	for (uint32_t b = 0; b < x->module->nblocks; b++) {
		smr_exec_schedule *s = x->schedules[b];

		if (s == NULL || s->spent != NULL)
			continue;
		s->spent = smr_arena_array(x->arena, s->nacts + 1, sizeof(*s->spent));
		if (s->spent == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for times");
	}
	return SMR_OK;
}

/* An op of several results has a kernel for each; the first one is reported for all. */
static const smr_kernel_run *kernel_of(const smr_instr *a)
{
	for (uint32_t k = 0; a->kernels != NULL && k < a->nkernels; k++)
		if (a->kernels[k] != NULL)
			return a->kernels[k];
	return NULL;
}

static double slabs_of(const smr_instr *a)
{
	uint32_t n = 0;
	const int64_t *size = smr_node_get(a->v, SMR_ATTR_slab, &n);
	const int64_t *length = smr_node_get(a->v, SMR_ATTR_axes, NULL);
	double slabs = 1;

	for (uint32_t i = 0; (a->handed || a->slabs != NULL) && i < n; i++)
		slabs *= (double)length[i] / (double)size[i];
	return slabs;
}

static bool has_block(const smr_body *body, const smr_block *b)
{
	smr_walk w;
	const smr_block *at = smr_walk_first(&w, body);

	while (at != NULL && at != b)
		at = smr_walk_next(&w);
	return at != NULL;
}

/* The caller owns the program's arguments. */
static bool is_argument(const smr_executable *x, const smr_block *b, uint32_t var)
{
	const smr_function *f = x->module->functions[0];

	for (uint32_t i = 0; i < f->nparams; i++)
		if (f->params[i] == var)
			return has_block(&f->body, b);
	return false;
}

static bool owns_place(const smr_executable *x, const smr_exec_schedule *s, uint32_t place)
{
	for (uint32_t i = 0; i < s->nparams; i++)
		if (s->param_place[i] == place)
			return x->lives[s->block->id].dies[s->param[i]] &&
			       !is_argument(x, s->block, s->block->ins[s->param[i]]);
	return true;
}

static double copied_by(const smr_executable *x, const smr_exec_schedule *s, const smr_instr *a)
{
	double bytes = 0;

	for (uint32_t k = 0; a->over != NULL && k < a->nouts; k++)
		if (!a->over[k] || !owns_place(x, s, a->ins[k]))
			bytes += smr_type_bytes(smr_node_type(a->v, k));
	return bytes;
}

const char *smr_instr_impl(const smr_instr *a)
{
	const smr_kernel_run *kernel = kernel_of(a);

	if (a->alias || a->piece)
		return "view";
	return kernel != NULL ? smr_kernel_impl(kernel) : "plain";
}

/* Adds what a device measured of an op's kernels: times of as many runs as each has. */
static void describe_device(const smr_executable *x, const smr_instr *a, smr_executable_op *out)
{
	for (uint32_t k = 0; a->kernels != NULL && k < a->nkernels; k++) {
		smr_device_measured m;

		if (a->kernels[k] == NULL)
			continue;
		out->device_predicted_s +=
			out->slabs * smr_kernel_device(x->kernels, a->kernels[k], &m);
		out->device_runs = out->device_runs > m.runs ? out->device_runs : m.runs;
		out->device_s += m.seconds;
		out->device_emulated |= m.emulated;
		if (out->device_detail == NULL)
			out->device_detail = m.detail;
	}
}

static void describe_instr(const smr_executable *x, const smr_instr *a, const smr_spent *spent,
			   smr_executable_op *out)
{
	const smr_kernel_run *kernel = kernel_of(a);

	*out = (smr_executable_op){.v = a->v, .kernel = kernel, .impl = smr_instr_impl(a)};
	out->slabs = slabs_of(a);
	out->handed = a->handed;
	for (uint32_t k = 0; a->kernels != NULL && k < a->nkernels; k++)
		if (a->kernels[k] != NULL)
			out->predicted_s += out->slabs * smr_kernel_predicted(a->kernels[k]);
	if (spent == NULL)
		return;
	describe_device(x, a, out);
	out->runs = spent->runs;
	out->seconds = spent->seconds;
	if (spent->runs > 0)
		out->copied = spent->copied / (double)spent->runs;
}

bool smr_executable_op_at(const smr_executable *x, size_t i, smr_executable_op *out)
{
	for (uint32_t b = 0; b < x->module->nblocks; b++) {
		const smr_exec_schedule *s = x->schedules[b];

		if (s == NULL)
			continue;
		if (i < s->nacts) {
			describe_instr(x, &s->acts[i], s->spent != NULL ? &s->spent[i] : NULL, out);
			out->block = b;
			out->inlined = s->inlined != NULL && s->inlined[i];
			if (out->runs == 0)
				out->copied = copied_by(x, s, &s->acts[i]);
			return true;
		}
		i -= s->nacts;
	}
	return false;
}

void smr_executable_region_query(smr_cost_query *q)
{
	q->impl = "region";
	q->threads = 1;
	q->work.cycles = q->work.parts = q->work.lanes = 0; /* of other code */
	q->code = q->size = 0;                              /* no history */
}

double smr_executable_spread(const smr_executable *x)
{
	double sum = 0;

	for (uint32_t b = 0; b < x->module->nblocks; b++) {
		const smr_exec_schedule *s = x->schedules[b];

		for (uint32_t i = 0; s != NULL && i < s->nacts; i++)
			for (uint32_t k = 0; s->acts[i].kernels != NULL && k < s->acts[i].nkernels;
			     k++)
				if (s->acts[i].kernels[k] != NULL)
					sum += smr_kernel_spread(s->acts[i].kernels[k]);
	}
	return sum;
}

void smr_executable_tell(const smr_executable *x, const void *kernel, smr_told_kernel *out)
{
	smr_kernel_tell(x->kernels, kernel, out);
}

void smr_executable_finish(smr_executable *x)
{
	smr_kernels_finish(x->kernels);
}

void smr_executable_begins(const smr_executable *x, const void *kernel, double runs,
			   smr_kernel_begins *out)
{
	smr_kernel_foretell(x->kernels, kernel, runs, out);
}

size_t smr_executable_ways(const smr_executable *x, const void *kernel, smr_told_way *out,
			   size_t cap)
{
	return smr_kernel_ways(x->kernels, kernel, out, cap);
}

void smr_executable_contests(const smr_executable *x, smr_contest_sum *out)
{
	*out = (smr_contest_sum){0};
	smr_kernels_contests(x->kernels, out);
}
