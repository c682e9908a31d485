/* Adds the payload's number to the first of the node's range, and replies with the sum if asked
 * to. */
#include <samara/smr_code.h>

typedef struct increment {
	uint64_t by, answer;
} increment;

void smr_main(const smr_code_context *ctx, void *payload, uint64_t n)
{
	const increment *a = payload;
	uint64_t *sum = ctx->data;

	if (n != sizeof(*a) || ctx->data_size < sizeof(*sum))
		return;
	*sum += a->by;
	if (a->answer != 0)
		smr_reply(ctx, sum, sizeof(*sum));
}
