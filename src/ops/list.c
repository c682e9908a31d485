#include "ops/list.h"

static const smr_op_info *const infos[] = {
	&smr_ops_map,     &smr_ops_iota,  &smr_ops_broadcast, &smr_ops_reshape, &smr_ops_transpose,
	&smr_ops_reverse, &smr_ops_slice, &smr_ops_reduce,    &smr_ops_dot,
};

const smr_op_info *smr_op_find(smr_op op)
{
	for (size_t i = 0; i < sizeof(infos) / sizeof(infos[0]); i++)
		if (infos[i]->op == op)
			return infos[i];
	return NULL;
}
