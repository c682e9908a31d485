/* The cost of an op of a plan, by the rates that the cost model gives generated code. It is
 *   start + writing its result + max(reading each of its inputs once, computing)
 * on one thread or on all, whichever is less. The cost of a plan is the sum over its ops. */
#include <math.h>

#include "base/assert.h"
#include "cost/model/cost.h"
#include "pass/fuse/plan_internal.h"

/* Seconds to compile an op and each part of its expression, and the expected number of runs. A
 * value inlined in several places is compiled in each, and makes the ops of equal layers differ, so
 * that they cannot share a kernel. */
static const double COMPILE_S = 2e-3, COMPILE_PART_S = 0.3e-3, RUNS = 1000;
/* CPUs read a line before they write it. */
static const double write_times[SMR_MACHINE_KINDS] = {
	[SMR_MACHINE_CPU] = 2, [SMR_MACHINE_GPU] = 1, [SMR_MACHINE_TPU] = 1};

/* Default machine, as in machines/x86-64-v4.json. */
static const smr_machine typical = {.cores = 2,
				    .peak_f32 = 1.2e11,
				    .npoints = 3,
				    .set_bytes = {32768, 1048576, 268435456},
				    .bw_one = {1e11, 5e10, 1e10},
				    .bw_all = {2e11, 1e11, 1.8e10},
				    .fork_join_s = 5e-6};

static smr_cost_parts ask(const fuse_cost *c, const smr_cost_query *q)
{
	const smr_cost cost = {.machine = c->machine};
	smr_prediction p;

	smr_cost_estimate(&cost, q, &p);
	return p.parts;
}

/* Asks for element-wise code on one thread, or on all. */
static smr_cost_parts ask_code(const fuse_cost *c, bool all, double flops, double bytes)
{
	const smr_cost_query q = {.work = {.flops = flops, .bytes_read = bytes},
				  .dtype = SMR_F32,
				  .klass = "element",
				  .impl = "nest",
				  .threads = all ? c->threads : 1};

	return ask(c, &q);
}

void fuse_cost_of(const smr_machine *m, int threads, fuse_cost *out)
{
	static const double many = 1e9;

	m = m != NULL ? m : &typical;
	*out = (fuse_cost){.machine = m, .threads = threads > 0 ? threads : m->cores};
	for (int all = 0; all < 2; all++) {
		smr_cost_parts p = ask_code(out, all, many, 0);

		out->flop_s[all] = p.compute_s / many;
		if (!all)
			out->start_s = p.start_s;
		out->fork_s = p.start_s - out->start_s;
	}
	out->store_s = COMPILE_S / RUNS;
	out->part_s = COMPILE_PART_S / RUNS;
}

void fuse_cost_value(const fuse_cost *c, fuse_value *x)
{
	static const double values = 3; /* that an op touches, of about this size */
	double bytes = x->elements * (double)smr_dtype_size(smr_node_type(x->node, x->k)->dtype);

	x->bytes = bytes;
	for (int all = 0; all < 2; all++) {
		x->read_s[all] = ask_code(c, all, 0, values * bytes).memory_s / values;
		x->write_s[all] = write_times[c->machine->kind] * x->read_s[all];
	}
}

static double extents(const fuse_form *form, uint32_t from, uint32_t to)
{
	double n = 1;

	smr_assert(from <= to && to <= form->nloops);
	for (uint32_t l = from; l < to; l++)
		n *= form->extent[l];
	return n;
}

/* Dimensions of the result are batches, then those of the left operand, then of the right one. */
double fuse_cost_product(const fuse_cost *c, const fuse_value *x)
{
	const smr_node *v = x->node;
	const fuse_form *form = x->form;
	smr_dtype type = v->type.dtype;
	uint32_t batches, sums, left;
	smr_cost_query q = {.klass = "contract", .impl = "dot", .threads = c->threads};

	(void)smr_node_get(v, SMR_ATTR_lhs_batch, &batches);
	(void)smr_node_get(v, SMR_ATTR_lhs_contract, &sums);
	left = v->ins[0]->type.rank - sums; /* with batches */
	q.shape = (smr_cost_shape){extents(form, 0, batches), extents(form, batches, left),
				   extents(form, left, form->rank),
				   extents(form, form->rank, form->nloops)};
	if (v->op == SMR_OP_convolution)
		q.shape = (smr_cost_shape){1, extents(form, 0, form->rank - 1),
					   extents(form, form->rank - 1, form->rank),
					   extents(form, form->rank, form->nloops)};
	q.work.flops = 2 * x->elements * q.shape.k;
	if (q.shape.m <= 1 || q.shape.n <= 1) /* sums of rows */
		q.shape = (smr_cost_shape){1, x->elements, q.shape.k, 0};
	q.dtype = smr_dtype_size(type) < 4 && smr_dtype_is_float(type) ? SMR_F32 : type;
	q.factor = v->ins[0]->type.dtype;
	return ask(c, &q).compute_s;
}
