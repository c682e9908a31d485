/* callback: calls a function of the process by number. Its results have the types that the node
 * states. */
#include "ops/callback.h"

#include <stdatomic.h>

#include "base/alloc.h"
#include "ops/build.h"
#include "ops/list.h"

static _Atomic(smr_callback_fn *) callback;

void smr_callback_set(smr_callback_fn *fn)
{
	atomic_store(&callback, fn);
}

static smr_status infer_callback(smr_graph *g, const smr_node *v, smr_type *types)
{
	const int64_t *number;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, 0, INT64_MAX, &number));
	for (uint32_t k = 0; k <= v->nmore; k++)
		types[k] = *smr_node_type(v, k);
	return SMR_OK;
}

static smr_status eval_callback(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	smr_callback_fn *fn = atomic_load(&callback);
	void **data;
	smr_status st;

	if (fn == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "this process has no functions to call back");
	data = smr_calloc((size_t)v->nins + v->nmore + 1, sizeof(*data));
	if (data == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a callback");
	for (uint32_t i = 0; i < v->nins; i++)
		data[i] = ins[i].data;
	for (uint32_t k = 0; k <= v->nmore; k++)
		data[v->nins + k] = outs[k].data;
	st = fn((uint64_t)smr_node_number(v, SMR_ATTR_kind, 0), data, data + v->nins);
	smr_free(data);
	return st;
}

const smr_op_info smr_ops_callback = {
	.op = SMR_OP_callback, .infer = infer_callback, .eval = eval_callback};
