/* The codelet of `samara cluster test`, on nodes that run it correctly, and on others. */
#include "back/back.h"
#include "cluster/dispatch/probe_internal.h"
#include "cluster/node/agent.h"
#include "cluster/worker/worker.h"
#include "net/message.h"
#include "unit.h"

static const smr_queue_kind *kind = &smr_queue_loop;
static const smr_blob_route ways[] = {{.transport = "local"}, {.transport = NULL}};
static smr_library *library;
static smr_agent *agent;

/* Change of a result by the node before it sends it. */
static enum { HONEST, ONE_BIT, NO_RESULT } habit;

static smr_status serve(void *ctx, const void *request, size_t n, smr_str *reply)
{
	smr_str honest = {0};
	smr_done d;

	if (habit == HONEST)
		return smr_agent_serve(ctx, request, n, reply);
	assert_int_equal(smr_agent_serve(ctx, request, n, &honest), SMR_OK);
	assert_int_equal(smr_done_read(honest.s, honest.n, &d), SMR_OK);
	assert_true(d.has_segment && d.segment.n > 0);
	if (habit == ONE_BIT)
		((char *)(uintptr_t)d.segment.data)[d.segment.n / 2] ^= 1;
	d.has_segment = habit == ONE_BIT;
	smr_done_write(&d, reply);
	smr_str_free(&honest);
	return smr_str_status(reply, "a reply");
}

typedef struct cell {
	smr_queue *boss, *queue;
	smr_worker *worker;
	smr_client *client;
	smr_packager *coder;
	void *contexts[1];
	smr_cluster_probe_codelet codelet;
} cell;

static cell all;

static smr_queue *opened(const char *node)
{
	smr_queue_params p = {.node = node, .ack_wait_ms = 300};
	smr_queue *q;

	assert_int_equal(kind->open("probe", &p, &q), SMR_OK);
	assert_int_equal(kind->make(q, "any"), SMR_OK);
	return q;
}

static unsigned two_members(void *ctx, const char *fleet)
{
	(void)ctx, (void)fleet;
	return 2;
}

static int start(void **state)
{
	smr_worker_fleet f = {.name = "any"};

	habit = HONEST;
	all = (cell){.contexts = {agent}};
	all.boss = opened(NULL);
	f.queue = all.queue = opened("x");
	assert_int_equal(smr_worker_start(&(smr_worker_params){.kind = kind,
							       .node = "x",
							       .fleets = &f,
							       .nfleets = 1,
							       .ack_wait_ms = 300,
							       .serve = serve,
							       .members = two_members,
							       .contexts = all.contexts},
					  &all.worker),
			 SMR_OK);
	assert_int_equal(smr_client_open(kind, all.boss, "t1", ways, &all.client), SMR_OK);
	assert_int_equal(smr_packager_open(NULL, true, &all.coder), SMR_OK);
	assert_int_equal(smr_cluster_probe_codelet_open(library, &all.codelet), SMR_OK);
	return 0;
}

static int stop(void **state)
{
	smr_client_close(all.client);
	smr_worker_stop(all.worker);
	kind->close(all.queue);
	kind->close(all.boss);
	smr_packager_close(all.coder);
	smr_cluster_probe_codelet_close(&all.codelet);
	return 0;
}

static smr_status call(const char *node, const char *impl, size_t n)
{
	const smr_cluster_probe_target t = {.client = all.client,
					    .coder = all.coder,
					    .fleet = "any",
					    .node = node,
					    .others = "",
					    .impl = impl,
					    .patience_s = 20};
	char how[SMR_PROBE_WHY];
	double seconds;

	return smr_cluster_probe_call(&all.codelet, &t, n, &seconds, how);
}

static void a_node_that_computes_is_good_at_every_size(void **state)
{
	static const size_t sizes[] = {1, SMR_PROBE_SMALL, SMR_PROBE_BESIDE, SMR_PROBE_LARGE};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (call("x", "nest", sizes[i]) != SMR_OK)
			fail_msg("%zu: %s", sizes[i], smr_errmsg());
}

static void one_wrong_bit_is_seen(void **state)
{
	habit = ONE_BIT;
	assert_int_equal(call("x", "nest", SMR_PROBE_SMALL), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "WRONG BITS"));
	assert_int_equal(call("x", "nest", SMR_PROBE_BESIDE), SMR_ECORRUPT);
	habit = HONEST;
	assert_int_equal(call("x", "nest", SMR_PROBE_BESIDE), SMR_OK);
}

static void a_result_that_is_none_is_seen(void **state)
{
	habit = NO_RESULT;
	assert_int_equal(call("x", "nest", SMR_PROBE_SMALL), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "no result"));
}

static void the_answer_of_another_node_does_not_count(void **state)
{
	if (call("y", "nest", SMR_PROBE_SMALL) != SMR_EIO)
		fail_msg("%s", smr_errmsg());
	assert_non_null(strstr(smr_errmsg(), "other nodes answer in its place"));
}

static void what_is_not_there_is_told(void **state)
{
	assert_int_equal(call("x", "nobody", SMR_PROBE_SMALL), SMR_EUNSUPPORTED);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, stop)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(a_node_that_computes_is_good_at_every_size),
		TEST(one_wrong_bit_is_seen),
		TEST(a_result_that_is_none_is_seen),
		TEST(the_answer_of_another_node_does_not_count),
		TEST(what_is_not_there_is_told),
	};
	int failed;

	if (smr_library_open((const char *[]){"kernels", NULL}, &library) != SMR_OK ||
	    smr_agent_open(library, NULL, NULL, &agent) != SMR_OK)
		return unit_skipped();
	failed = cmocka_run_group_tests(tests, NULL, NULL);
	smr_agent_close(agent);
	smr_library_free(library);
	return failed;
}
