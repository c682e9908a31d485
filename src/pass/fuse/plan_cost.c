/* The cost model of fusion in seconds, from measured rates of the machine. The cost of an op is
 *   start + writing its result + max(reading each of its inputs once, computing)
 * on one thread or on all, whichever is less. The cost of a plan is the sum over its ops. */
#include <math.h>

#include "cost/model/cost.h"
#include "pass/fuse/plan_internal.h"

/* Seconds to compile an op and each part of its expression, and the expected number of runs. A
 * value inlined in several places is compiled in each, and makes the ops of equal layers differ, so
 * that they cannot share a kernel. */
static const double COMPILE_S = 2e-3, COMPILE_PART_S = 0.3e-3, RUNS = 1000;
/* Fraction of the start-up cost of a call that remains in a schedule, where calls follow each
 * other. */
static const double START_SHARE = 0.35;
/* Parameters by kind of machine. */
static const struct target {
	double write_times; /* CPUs read a line before they write it */
	bool alone;         /* an op may run on some of its threads */
} targets[] = {[SMR_MACHINE_CPU] = {2, true},
	       [SMR_MACHINE_GPU] = {1, false},
	       [SMR_MACHINE_TPU] = {1, false}};

/* Default machine, as in machines/x86-64-v4.json. */
static const smr_machine typical = {.cores = 2,
				    .peak_f32 = 1.2e11,
				    .npoints = 3,
				    .set_bytes = {32768, 1048576, 268435456},
				    .bw_one = {1e11, 5e10, 1e10},
				    .bw_all = {2e11, 1e11, 1.8e10},
				    .fork_join_s = 5e-6};

void fuse_cost_of(const smr_machine *m, int threads, fuse_cost *out)
{
	static const struct {
		double flops, start_s;
	} r = {0.2, 2e-6};

	m = m != NULL ? m : &typical;
	*out = (fuse_cost){.machine = m, .threads = threads > 0 ? threads : m->cores};
	out->start_s = START_SHARE * r.start_s;
	out->fork_s = m->fork_join_s;
	out->flop_s[0] = 1 / (m->peak_f32 * r.flops);
	out->flop_s[1] = out->flop_s[0] / out->threads;
	if (!targets[m->kind].alone) {
		out->threads = m->cores;
		out->start_s = m->launch_s;
		out->fork_s = 0;
		out->flop_s[0] = out->flop_s[1] = 1 / (m->peak_f32 * m->cores);
	}
	out->store_s = COMPILE_S / RUNS;
	out->part_s = COMPILE_PART_S / RUNS;
}

void fuse_cost_value(const fuse_cost *c, fuse_value *x)
{
	double bytes = x->elements * (double)smr_dtype_size(smr_node_type(x->node, x->k)->dtype);

	x->bytes = bytes;
	for (int all = 0; all < 2; all++) {
		/* an op touches a few times the bytes that it writes */
		double bps = smr_cost_bandwidth(c->machine, 3 * bytes, all ? c->threads : 1);

		x->read_s[all] = bytes / bps;
		x->write_s[all] = targets[c->machine->kind].write_times * bytes / bps;
	}
}
