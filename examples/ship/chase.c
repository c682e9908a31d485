/* A walk through a table that is cut over the nodes of a group: each entry is the index of the
 * next. The function walks while the entries are its node's own, then forwards itself to the node
 * that has the next one: one message for each border crossed, where a client that fetches entry by
 * entry needs two for each step. */
#include <samara/smr_code.h>

typedef struct chase {
	uint64_t at, steps;
} chase;

void smr_main(const smr_code_context *ctx, void *payload, uint64_t n)
{
	const uint64_t *table = ctx->data, size = ctx->data_size / sizeof(*table);
	const uint64_t from = ctx->rank * size;
	chase *c = payload;

	if (n != sizeof(*c))
		return;
	while (c->steps > 0 && c->at - from < size) {
		c->at = table[c->at - from];
		c->steps--;
	}
	if (c->steps == 0)
		smr_reply(ctx, &c->at, sizeof(c->at));
	else
		smr_forward(ctx, (uint32_t)(c->at / size), c, sizeof(*c));
}
