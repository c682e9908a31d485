/* The cost of an op of a plan, by the rates that the cost model gives generated code. It is
 *   start + writing its result + max(reading each of its inputs once, computing)
 * on one thread or on all, whichever is less. The cost of a plan is the sum over its ops. */
#include <math.h>

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

/* Asks for element-wise code on one thread, or on all. */
static smr_cost_parts ask(const fuse_cost *c, bool all, double flops, double bytes)
{
	const smr_cost cost = {.machine = c->machine};
	const smr_cost_query q = {.work = {.flops = flops, .bytes_read = bytes},
				  .dtype = SMR_F32,
				  .klass = "element",
				  .impl = "nest",
				  .threads = all ? c->threads : 1};
	smr_prediction p;

	smr_cost_estimate(&cost, &q, &p);
	return p.parts;
}

void fuse_cost_of(const smr_machine *m, int threads, fuse_cost *out)
{
	static const double many = 1e9;

	m = m != NULL ? m : &typical;
	*out = (fuse_cost){.machine = m, .threads = threads > 0 ? threads : m->cores};
	for (int all = 0; all < 2; all++) {
		smr_cost_parts p = ask(out, all, many, 0);

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
		x->read_s[all] = ask(c, all, 0, values * bytes).memory_s / values;
		x->write_s[all] = write_times[c->machine->kind] * x->read_s[all];
	}
}
