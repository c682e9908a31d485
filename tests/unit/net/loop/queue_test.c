/* The queues inside the process. */
#include "queue_case.h"

static smr_queue *opened(const char *node)
{
	smr_queue_params p = {.node = node, .ack_wait_ms = 300};
	smr_queue *q;

	assert_int_equal(kind->open("test", &p, &q), SMR_OK);
	return q;
}

int main(void)
{
	kind = &smr_queue_loop;
	return queue_tests(set_up, tear_down);
}
