/* The dot product of two vectors that lie in the node's range, one behind the other: 8 bytes go
 * back where 16 for each element would have to be fetched. */
#include <samara/smr_code.h>

void smr_main(const smr_code_context *ctx, void *payload, uint64_t n)
{
	const uint64_t *many = payload;
	const double *a = ctx->data, *b;
	double sum[8] = {0};

	if (n != sizeof(*many) || *many > ctx->data_size / (2 * sizeof(double)) || *many % 8 != 0)
		return;
	b = a + *many;
	for (uint64_t i = 0; i < *many; i += 8)
		for (int k = 0; k < 8; k++)
			sum[k] += a[i + k] * b[i + k];
	for (int k = 1; k < 8; k++)
		sum[0] += sum[k];
	smr_reply(ctx, sum, sizeof(sum[0]));
}
