/* Any bytes as a ticket, a result, a piece or its answer: read, or refused with a reason; what a
 * ticket said is said again. Pieces are also served. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "cluster/payload/chunk.h"
#include "cluster/payload/task_message.h"
#include "wire.h"

ACCEPTED_FORMATS("order", "answer", "piece", "reply")

/* Every byte that a message points to is there. */
static void touch(const void *data, size_t n)
{
	static volatile uint64_t sink;

	for (size_t i = 0; data != NULL && i < n; i++)
		sink += ((const uint8_t *)data)[i];
}

static void read_order(const uint8_t *m, size_t n)
{
	smr_task_message o, again;
	smr_str s = {0};

	if (smr_task_message_read(m, n, &o) != SMR_OK)
		return;
	accepted("order");
	touch(o.name, o.nname);
	touch(o.roads, o.nroads);
	touch(o.request, o.request != NULL ? o.total : 0);
	smr_task_message_write(&o, &s);
	if (smr_task_message_read(s.s, s.n, &again) != SMR_OK || again.code != o.code ||
	    again.total != o.total || again.nroads != o.nroads)
		abort();
	smr_str_free(&s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	enum { PIECE_HEAD = 24 + 36 + SMR_QUEUE_ID, REPLY_HEAD = SMR_CHUNK_REPLY };
	uint8_t *m = malloc(n + 1);
	smr_task_reply a;
	smr_chunk p;

	memcpy(m, data, n);
	if (n >= 24)
		put_right(m, n);
	read_order(m, n);
	if (smr_task_reply_read(m, n, &a) == SMR_OK) {
		accepted("answer");
		touch(a.why, a.nwhy);
		touch(a.node, a.nnode);
		touch(a.reply, a.reply != NULL ? a.total : 0);
	}
	if (n >= PIECE_HEAD)
		put_right(m, PIECE_HEAD);
	if (smr_chunk_read(m, n, &p) == SMR_OK) {
		accepted("piece");
		touch(p.data, p.n);
	}
	if (n >= REPLY_HEAD)
		put_right(m, REPLY_HEAD);
	if (n >= REPLY_HEAD && smr_chunk_read_reply(m, n - REPLY_HEAD) == SMR_OK) {
		accepted("reply");
		touch(m + REPLY_HEAD, n - REPLY_HEAD);
	}
	free(m);
	return 0;
}
