/** @file Codelets on WebGPU's device, which tests skip where there is none. */
#ifndef TEST_WEBGPU_CASE_H
#define TEST_WEBGPU_CASE_H
#include <stdio.h>

#include "back/back.h"
#include "ir/graph/value.h"
#include "webgpu/device.h"
#define IMPL smr_impl_webgpu
#include "nest_case.h"

enum { SKIPPED = 77 };

extern const smr_impl smr_impl_nest;

static int refused; /* nests */

/* Whether there is no device; prints the reason. */
static inline bool has_no_device(void)
{
	smr_webgpu_device *d;

	if (smr_webgpu_open(&d) == SMR_OK)
		return false;
	printf("skipped: %s\n", smr_errmsg());
	return true;
}

static inline const smr_expr *as(smr_dtype t, const smr_expr *a)
{
	return t == a->type ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

static inline smr_codelet codelet(const smr_expr *value, smr_node *into, const char *x,
				  const char *y)
{
	const char *text[] = {x, y};

	nest->value = value;
	nest->store = into != NULL ? index_of(text, (int)into->type.rank) : NULL;
	return (smr_codelet){
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, into)};
}

static inline void run_with(const smr_impl *impl, const smr_codelet *c)
{
	smr_env e = env();
	smr_exec *x;

	if (impl->prepare(c, &e, NULL, &x) != SMR_OK)
		fail_msg("%s: %s", impl->name, smr_errmsg());
	if (impl->run(x, &e, NULL) != SMR_OK)
		fail_msg("%s: %s", impl->name, smr_errmsg());
	impl->release(x);
}

static inline double number_at(smr_dtype t, const char *p)
{
	uint64_t bits = 0;

	memcpy(&bits, p, smr_dtype_size(t));
	return smr_value_to_double(t, bits);
}

static inline void drop_nest(void)
{
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
}
#endif
