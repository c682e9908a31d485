/* Collectives: closed forms computed by hand, and properties of all machines. */
#include <math.h>

#include "cost/collective/collective.h"
#include "unit.h"

/* Constants of the machine's kind, CPU: 0.9 and 10 us; other efficiencies are 1. */
#define MOST 0.9
#define START 10e-6

static smr_machine machine(int n, const smr_machine_link *links)
{
	smr_machine m = {.kind = SMR_MACHINE_CPU, .name = "m", .nlinks = n};

	memcpy(m.links, links, (size_t)n * sizeof(*links));
	return m;
}

static const smr_machine_link net = {.name = "net",
				     .topology = SMR_TOPOLOGY_SWITCH,
				     .axes = 1,
				     .devices = 64,
				     .bps = 1e9,
				     .latency_s = 1e-6};

static smr_machine one(smr_topology topology, int axes, int devices)
{
	smr_machine_link l = net;

	l.topology = topology;
	l.axes = axes;
	l.devices = devices;
	return machine(1, &l);
}

static smr_collective_cost cost(const smr_machine *m, smr_collective what, double bytes,
				smr_collective_group g)
{
	smr_collective_cost c;

	assert_int_equal(smr_collective_predict(m, what, bytes, g, &c), SMR_OK);
	return c;
}

/* c * (S + bps * start) / (most * bps): S bytes with efficiency e(S), c times, at 1e9 * `speed`;
 * the start is that of the data sheet's speed of all links of a device. */
static double wire(double c, double bytes, double speed)
{
	return c * (bytes + 1e9 * START) / (MOST * 1e9 * speed);
}

static void closed_forms(void **state)
{
	static const struct {
		smr_topology topology;
		int axes, devices, n, stride;
		smr_collective what;
		double bytes, alphas, turns, speed;
		const char *algorithm;
	} rows[] = {
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 1, SMR_ALL_REDUCE, 1e9, 14, 1.75, 1, "ring"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 8, SMR_ALL_REDUCE, 1e9, 14, 1.75, 1, "ring"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 1, SMR_ALL_GATHER, 1e9, 7, 0.875, 1, "ring"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 1, SMR_REDUCE_SCATTER, 1e9, 7, 0.875, 1, "ring"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 64, 1, SMR_ALL_REDUCE, 8, 12, 2, 1, "tree"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 1, SMR_ALL_TO_ALL, 1e9, 7, 0.875, 1, "direct"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 1, SMR_PERMUTE, 1e9, 1, 1, 1, "direct"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 8, 1, SMR_BROADCAST, 1e9, 7, 1, 1, "ring"},
		{SMR_TOPOLOGY_SWITCH, 1, 64, 2, 1, SMR_BROADCAST, 8, 1, 1, 1, "ring"},
		/* eight devices, seven links each of 1/7 */
		{SMR_TOPOLOGY_MESH, 1, 8, 8, 1, SMR_ALL_GATHER, 1e9, 1, 1.0 / 8, 1.0 / 7, "direct"},
		{SMR_TOPOLOGY_MESH, 1, 8, 8, 1, SMR_ALL_REDUCE, 1e9, 2, 2.0 / 8, 1.0 / 7, "direct"},
		{SMR_TOPOLOGY_MESH, 1, 8, 2, 4, SMR_ALL_REDUCE, 8, 1, 1, 1.0 / 7, "direct"},
		{SMR_TOPOLOGY_MESH, 1, 8, 8, 1, SMR_ALL_TO_ALL, 1e9, 1, 1.0 / 8, 1.0 / 7, "direct"},
		{SMR_TOPOLOGY_MESH, 1, 8, 8, 1, SMR_BROADCAST, 1e9, 2, 2.0 / 8, 1.0 / 7, "direct"},
		/* a ring's devices send both ways; all to all goes 16/8 hops on average */
		{SMR_TOPOLOGY_RING, 1, 8, 8, 1, SMR_ALL_REDUCE, 1e9, 14, 1.75, 1, "ring"},
		{SMR_TOPOLOGY_RING, 1, 8, 8, 1, SMR_ALL_TO_ALL, 1e9, 7, 2, 1, "ring"},
		{SMR_TOPOLOGY_RING, 1, 8, 8, 1, SMR_PERMUTE, 1e9, 1, 1, 0.5, "direct"},
		{SMR_TOPOLOGY_RING, 1, 8, 4, 2, SMR_ALL_GATHER, 1e9, 3, 0.75, 0.5, "ring"},
		/* 8 x 8: both axes at once, (1/2) * (7 + 7 * 8) / 64 of the buffer at half speed */
		{SMR_TOPOLOGY_TORUS, 2, 64, 64, 1, SMR_ALL_GATHER, 1e9, 8, 63.0 / 128, 0.5,
		 "torus"},
		{SMR_TOPOLOGY_TORUS, 2, 64, 64, 1, SMR_ALL_REDUCE, 1e9, 16, 63.0 / 64, 0.5,
		 "torus"},
		{SMR_TOPOLOGY_TORUS, 3, 64, 64, 1, SMR_ALL_GATHER, 1e9, 6, 21.0 / 64, 1.0 / 3,
		 "torus"},
		/* one axis of two, near or far in the numbering: a ring at half speed */
		{SMR_TOPOLOGY_TORUS, 2, 64, 8, 8, SMR_ALL_GATHER, 1e9, 4, 0.875, 0.5, "torus"},
		{SMR_TOPOLOGY_TORUS, 2, 64, 64, 1, SMR_ALL_TO_ALL, 1e9, 8, 2, 0.5, "torus"},
		{SMR_TOPOLOGY_TORUS, 2, 64, 64, 1, SMR_BROADCAST, 1e9, 8, 1, 1, "torus"},
		{SMR_TOPOLOGY_TREE, 1, 64, 8, 1, SMR_ALL_REDUCE, 1e9, 14, 1.75, 1, "ring"},
		{SMR_TOPOLOGY_TREE, 1, 64, 8, 8, SMR_ALL_REDUCE, 1e9, 14, 1.75, 1, "ring"},
		{SMR_TOPOLOGY_TREE, 1, 64, 8, 1, SMR_ALL_TO_ALL, 1e9, 7, 1.75, 1, "tree"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_machine m = one(rows[i].topology, rows[i].axes, rows[i].devices);
		smr_collective_group g = {rows[i].n, rows[i].stride, 0};
		smr_collective_cost c = cost(&m, rows[i].what, rows[i].bytes, g);
		double s =
			rows[i].alphas * 1e-6 + wire(rows[i].turns, rows[i].bytes, rows[i].speed);

		if (fabs(c.p50 / s - 1) > 1e-9 || strcmp(c.algorithm, rows[i].algorithm) != 0)
			fail_msg("row %zu: %g s by %s, not %g by %s", i, c.p50, c.algorithm, s,
				 rows[i].algorithm);
		assert_true(c.p10 < c.p50 && c.p50 < c.p90);
	}
}

/* 4 nodes of 8 devices: 1e11 bytes/s inside, 1e10 a device outside. */
static smr_machine cluster(smr_topology inside)
{
	smr_machine_link l[2] = {net, net};

	l[0].topology = inside;
	l[0].devices = 8;
	l[0].bps = 1e11;
	l[1].devices = 1024;
	l[1].bps = 1e10;
	l[1].latency_s = 5e-6;
	return machine(2, l);
}

static void far_links_carry_what_one_device_of_a_node_has(void **state)
{
	smr_machine m = cluster(SMR_TOPOLOGY_MESH);
	double S = 8e9, in = (S + 1e11 * START) / (MOST * 1e11 / 7) / 8,
	       out = 2 * 0.75 * (S / 8 + 1e10 * START) / (MOST * 1e10);
	smr_collective_cost c = cost(&m, SMR_ALL_REDUCE, S, (smr_collective_group){32, 1, 0});

	assert_string_equal(c.algorithm, "hierarchical");
	assert_float_equal(c.p50, 2 * (1e-6 + in) + 6 * 5e-6 + out, 1e-9);
	assert_float_equal(c.sent[0], 2 * 0.875 * S, 1);
	assert_float_equal(c.sent[1], 2 * 0.75 * S / 8, 1);
	/* every eighth device: one of each node, over the far links only */
	c = cost(&m, SMR_ALL_REDUCE, S, (smr_collective_group){4, 8, 0});
	assert_float_equal(c.p50, 6 * 5e-6 + 2 * 0.75 * (S + 1e10 * START) / (MOST * 1e10), 1e-9);
	assert_true(c.sent[0] == 0);
	/* every fourth of 32 devices: two of each of four nodes */
	c = cost(&m, SMR_ALL_GATHER, S, (smr_collective_group){8, 4, 32});
	assert_float_equal(c.sent[0], S / 2, 1);
	assert_float_equal(c.sent[1], 0.75 * S / 2, 1);
}

static void rings_through_all_nodes_where_switches_join_them(void **state)
{
	smr_machine m = cluster(SMR_TOPOLOGY_SWITCH);
	double S = 8e9;
	smr_collective_cost c = cost(&m, SMR_ALL_REDUCE, S, (smr_collective_group){32, 1, 0});

	assert_string_equal(c.algorithm, "flat ring");
	assert_float_equal(c.p50,
			   2 * 31 * 5e-6 + 2 * 31.0 / 32 * (S / 8 + 1e10 * START) / (MOST * 1e10),
			   1e-9);
	c = cost(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){1024, 1, 0});
	assert_string_equal(c.algorithm, "hierarchical");
}

static void more_bytes_and_more_devices_never_take_less(void **state)
{
	/* on a full mesh and a torus more devices have more links */
	static const smr_topology growing[] = {SMR_TOPOLOGY_SWITCH, SMR_TOPOLOGY_RING,
					       SMR_TOPOLOGY_TREE};

	for (smr_topology t = 0; t < SMR_TOPOLOGIES; t++)
		for (smr_collective w = 0; w < SMR_COLLECTIVES; w++) {
			smr_machine m = one(t, t == SMR_TOPOLOGY_TORUS ? 2 : 1, 1024);
			double last = 0;

			for (double b = 0; b < 1e12; b = 2 * b + 1) {
				double s = cost(&m, w, b, (smr_collective_group){16, 2, 0}).p50;

				assert_true(s >= last && isfinite(s) && s > 0);
				last = s;
			}
		}
	for (size_t t = 0; t < 3; t++)
		for (smr_collective w = 0; w < SMR_COLLECTIVES; w++)
			for (double b = 1; b < 1e12; b *= 1000) {
				smr_machine m = one(growing[t], 1, 1024);
				double last = 0;

				for (int n = 1; n <= 512; n++) {
					double s =
						cost(&m, w, b, (smr_collective_group){n, 2, 0}).p50;

					assert_true(s >= last * (1 - 1e-12));
					last = s;
				}
			}
}

static void reducing_for_all_takes_no_less_than_for_each_a_part(void **state)
{
	for (smr_topology t = 0; t < SMR_TOPOLOGIES; t++)
		for (int n = 2; n <= 1024; n = n * 3 / 2 + 1)
			for (double b = 1; b < 1e12; b *= 30) {
				smr_machine m = one(t, t == SMR_TOPOLOGY_TORUS ? 3 : 1, 1024),
					    k = cluster(t);
				smr_collective_group g = {n, 1, 0};

				assert_true(cost(&m, SMR_ALL_REDUCE, b, g).p50 >=
					    cost(&m, SMR_REDUCE_SCATTER, b, g).p50);
				assert_true(cost(&k, SMR_ALL_REDUCE, b, g).p50 >=
					    cost(&k, SMR_REDUCE_SCATTER, b, g).p50);
			}
}

/* Returns the share of the data sheet's bandwidth that a message reaches. */
static double reached(const smr_machine *m, double bytes)
{
	return bytes / cost(m, SMR_PERMUTE, bytes, (smr_collective_group){2, 1, 0}).p50 /
	       m->links[0].bps;
}

static void large_messages_come_near_to_the_data_sheet(void **state)
{
	smr_machine m = cluster(SMR_TOPOLOGY_SWITCH);

	m.kind = SMR_MACHINE_GPU;
	m.links[0].bps = 450e9;
	assert_true(reached(&m, 64e6) > 0.8);
	assert_true(reached(&m, 1e12) < 0.9);
	assert_true(reached(&m, 1e5) < 0.1);
}

static void refuses(const smr_machine *m, smr_collective what, double bytes, smr_collective_group g,
		    const char *why)
{
	smr_collective_cost c;

	assert_int_equal(smr_collective_predict(m, what, bytes, g, &c), SMR_EINVAL);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), why);
}

static void impossible_groups_are_told(void **state)
{
	smr_machine m = cluster(SMR_TOPOLOGY_MESH), alone = {.name = "alone"};

	refuses(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){1025, 1, 0},
		"join 1024 devices, not 1025");
	refuses(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){2, 1, 4096},
		"join 1024 devices, not 4096");
	refuses(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){2147483647, 2147483647, 0},
		"join 1024 devices");
	refuses(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){0, 1, 0}, "no group of 0 devices");
	refuses(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){2, 0, 0}, "every 0-th");
	refuses(&m, SMR_ALL_REDUCE, 8, (smr_collective_group){9, 2, 16}, "among 16 devices");
	refuses(&m, SMR_ALL_REDUCE, -1, (smr_collective_group){2, 1, 0}, "-1 bytes");
	refuses(&m, SMR_ALL_REDUCE, NAN, (smr_collective_group){2, 1, 0}, "nan bytes");
	refuses(&m, SMR_COLLECTIVES, 8, (smr_collective_group){2, 1, 0}, "no collective");
	refuses(&alone, SMR_ALL_REDUCE, 8, (smr_collective_group){2, 1, 0},
		"alone says no \"links\"");
	assert_true(cost(&alone, SMR_ALL_REDUCE, 8, (smr_collective_group){1, 1, 0}).p50 == 0);
}

static void each_has_a_name(void **state)
{
	assert_string_equal(smr_collective_name(SMR_ALL_REDUCE), "all_reduce");
	assert_string_equal(smr_collective_name(SMR_BROADCAST), "broadcast");
	assert_string_equal(smr_collective_name(SMR_COLLECTIVES), "no collective");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(closed_forms),
		cmocka_unit_test(far_links_carry_what_one_device_of_a_node_has),
		cmocka_unit_test(rings_through_all_nodes_where_switches_join_them),
		cmocka_unit_test(more_bytes_and_more_devices_never_take_less),
		cmocka_unit_test(reducing_for_all_takes_no_less_than_for_each_a_part),
		cmocka_unit_test(large_messages_come_near_to_the_data_sheet),
		cmocka_unit_test(impossible_groups_are_told),
		cmocka_unit_test(each_has_a_name),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
