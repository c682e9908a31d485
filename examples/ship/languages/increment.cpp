// increment.c in C++.   samara archive build -o increment.smar increment.cpp
#include <samara/smr_code.h>
struct increment { uint64_t by, answer; };

extern "C" void smr_main(const smr_code_context *ctx, void *payload, uint64_t n)
{
	auto *a = static_cast<const increment *>(payload);
	auto *sum = static_cast<uint64_t *>(ctx->data);
	if (n != sizeof(*a) || ctx->data_size < sizeof(*sum)) return;
	*sum += a->by;
	if (a->answer != 0) smr_reply(ctx, sum, sizeof(*sum));
}
