/* The cost of a program: operations, and bytes that its kernels read and write. The body of a loop
 * counts once. */
#include "ops/ops.h"
#include "pjrt/executable.h"
#include "pjrt/functions.h"

typedef struct cost {
	double flops, bytes;
} cost;

/* Ops without a nest, such as a sort or a factorization. */
static void add_plain_op(const smr_node *v, cost *to)
{
	const smr_op_info *op = smr_op_find(v->op);

	if (op != NULL && op->flops != NULL)
		to->flops += op->flops(v);
	for (uint32_t i = 0; i < v->nins; i++)
		to->bytes += smr_type_bytes(&v->ins[i]->type);
	for (uint32_t k = 0; k <= v->nmore; k++)
		to->bytes += smr_type_bytes(smr_node_type(v, k));
}

static cost sum_cost(const pjrt_executable *x)
{
	smr_executable_op op;
	cost sum = {0};

	for (size_t i = 0; smr_executable_op_at(x->model->image, i, &op); i++) {
		smr_told_kernel told;

		if (op.kernel == NULL) {
			add_plain_op(op.v, &sum);
			continue;
		}
		smr_executable_tell(x->model->image, op.kernel, &told);
		sum.flops += op.slabs * told.query.work.flops;
		sum.bytes +=
			op.slabs * (told.query.work.bytes_read + told.query.work.bytes_written);
	}
	return sum;
}

pjrt_error *pjrt_executable_get_cost_analysis(pjrt_executable_get_cost_analysis_args *a)
{
	pjrt_executable *x = a->executable;
	cost sum = sum_cost(x);

	x->costs[0] = (pjrt_named_value){.struct_size = sizeof(x->costs[0]),
					 .name = "flops",
					 .name_size = sizeof("flops") - 1,
					 .type = PJRT_FLOAT,
					 .of.real = (float)sum.flops,
					 .value_size = 1};
	x->costs[1] = (pjrt_named_value){.struct_size = sizeof(x->costs[1]),
					 .name = "bytes accessed",
					 .name_size = sizeof("bytes accessed") - 1,
					 .type = PJRT_FLOAT,
					 .of.real = (float)sum.bytes,
					 .value_size = 1};
	a->properties = x->costs;
	a->num_properties = PJRT_COSTS;
	return NULL;
}
