/* The in-process queue kind, and its statistics. */
#include <stdio.h>
#include <string.h>

#include "net/loop/ring.h"

static smr_status loop_depth(smr_queue *q, const char *name, uint64_t *out)
{
	smr_status st = SMR_OK;

	*out = 0;
	pthread_mutex_lock(&q->ring->lock);
	if (smr_ring_fleet_of(q->ring, name) == NULL)
		st = smr_fail(SMR_ENOTFOUND, "there is no fleet \"%s\"", name);
	for (const smr_item *i = q->ring->items; i != NULL; i = i->hh.next)
		*out += !i->over && strcmp(i->fleet, name) == 0;
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

static smr_status loop_holder(smr_queue *q, const char *fleet, const char *id,
			      char node[SMR_QUEUE_WORD], unsigned *takes)
{
	const smr_item *i;

	node[0] = '\0';
	*takes = 0;
	pthread_mutex_lock(&q->ring->lock);
	i = smr_ring_find(q->ring, id);
	if (i != NULL && i->takers.n > 0)
		snprintf(node, SMR_QUEUE_WORD, "%s", i->takers.v[i->takers.n - 1].node);
	if (i != NULL)
		*takes = (unsigned)i->takers.n;
	pthread_mutex_unlock(&q->ring->lock);
	return node[0] != '\0' ? SMR_OK : smr_fail(SMR_ENOTFOUND, "no node has taken %s", id);
}

static smr_status loop_letters(smr_queue *q, smr_letter_fn fn, void *ctx)
{
	bool go_on = true;

	pthread_mutex_lock(&q->ring->lock);
	for (const smr_item *i = q->ring->items; go_on && i != NULL; i = i->hh.next) {
		smr_ticket t = {.data = i->data, .n = i->n, .deliveries = i->deliveries};

		if (i->why == NULL)
			continue;
		snprintf(t.id, sizeof(t.id), "%s", i->id);
		snprintf(t.fleet, sizeof(t.fleet), "%s", i->fleet);
		t.nodes = (unsigned)i->takers.n;
		go_on = fn(ctx, &t, i->why);
	}
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

const smr_queue_kind smr_queue_loop = {
	.name = "loop",
	.about = "queues of this process",
	.open = smr_loop_open,
	.close = smr_loop_close,
	.make = smr_loop_make,
	.push = smr_loop_push,
	.send = smr_loop_send,
	.send_all = smr_loop_send_all,
	.receive = smr_loop_receive,
	.pull = smr_loop_pull,
	.wake = smr_loop_wake,
	.ack = smr_loop_ack,
	.nak = smr_loop_nak,
	.extend = smr_loop_extend,
	.bury = smr_loop_bury,
	.drop = smr_loop_drop,
	.finish = smr_loop_finish,
	.hand_in = smr_loop_hand_in,
	.listen = smr_loop_listen,
	.result = smr_loop_result,
	.depth = loop_depth,
	.holder = loop_holder,
	.letters = loop_letters,
};
