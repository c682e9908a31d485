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

int main(void)
{
	if (!cluster_possible())
		return unit_skipped();
	return queue_tests(before, after);
}
