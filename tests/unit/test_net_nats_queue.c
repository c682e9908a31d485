/* The queues on a server: the same as those in the process. */
#include "cluster_case.h"
#include "queue_case.h"

static cluster_case *server;
static smr_nats *joined[64];
static size_t njoined;

static smr_queue *opened(const char *node)
{
	smr_queue_params p = {.node = node, .ack_wait_ms = 300};
	smr_queue *q;

	p.connection = joined[njoined++] = cluster_join(server, "operator");
	assert_int_equal(kind->open(NULL, &p, &q), SMR_OK);
	return q;
}

static int before(void **state)
{
	cluster_start(state);
	server = *state;
	kind = server->m->queue;
	return set_up(state);
}

static int after(void **state)
{
	void *k = server;

	tear_down(state);
	while (njoined > 0)
		server->m->close(joined[--njoined]);
	return cluster_end(&k);
}

static void wait_for_connections(bool wanted)
{
	for (size_t i = 0; i < njoined; i++)
		for (int t = 0; t < 20000 && server->m->connected(joined[i]) != wanted; t++)
			usleep(1000);
}

static void nobody(void *ctx, smr_ticket *t)
{
}

/* It rests longer and longer, but who makes the queue says so. */
static void who_asked_before_the_queue_was_made_hears_of_it(void **state)
{
	static const char *const late[] = {"memory-bound"};
	smr_queue *early = opened("early");
	smr_ticket *t;

	assert_int_equal(kind->receive(early, late[0], nobody, NULL), SMR_OK);
	assert_int_equal(kind->pull(early, late, 1, 1, 700, &t), SMR_OK);
	assert_null(t);
	assert_int_equal(kind->make(boss, late[0]), SMR_OK);
	push(late[0], "late");
	assert_int_equal(kind->pull(early, late, 1, 1, 60000, &t), SMR_OK);
	assert_non_null(t);
	end(early, t);
	kind->close(early);
}

/* Tickets lie in the server's memory, and who took them: what has no result is pushed again. */
static void what_the_server_forgot_is_pushed_again(void **state)
{
	smr_ticket *t;

	push(fleets[0], "lost");
	kind->drop(a, pull_it(a, "lost"));
	assert_int_equal(kill(smr_cluster_pid(server->c), SIGKILL), 0);
	wait_for_connections(false);
	cluster_ok(smr_cluster_up(server->c, SMR_UP_WITH_THREAD));
	wait_for_connections(true);
	push(fleets[0], "lost");
	kind->drop(b, pull_it(b, "lost"));
	t = pull_it(a, "lost"); /* the new server knows who took it from there */
	assert_int_equal(t->deliveries, 2);
	assert_int_equal(t->nodes, 1);
	end(a, t);
}

int main(void)
{
	if (!cluster_possible())
		return unit_skipped();
	if (queue_tests(before, after) != 0)
		return 1;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(who_asked_before_the_queue_was_made_hears_of_it),
		cmocka_unit_test(what_the_server_forgot_is_pushed_again),
	};

	return cmocka_run_group_tests(tests, before, after);
}
