/** @file All ops over values, one for each row of ir/graph/ops.def from `map` on. */
#ifndef SMR_OPS_LIST_H
#define SMR_OPS_LIST_H
#include "ops/ops.h"

extern const smr_op_info smr_ops_map, smr_ops_fused, smr_ops_iota, smr_ops_broadcast,
	smr_ops_reshape, smr_ops_transpose, smr_ops_reverse, smr_ops_slice, smr_ops_reduce,
	smr_ops_dot, smr_ops_device, smr_ops_all_reduce, smr_ops_all_gather, smr_ops_reduce_scatter,
	smr_ops_all_to_all, smr_ops_collective_permute, smr_ops_collective_broadcast, smr_ops_send,
	smr_ops_recv;
extern const smr_op_info smr_ops_pad, smr_ops_shard;
extern const smr_op_info smr_ops_bits, smr_ops_concatenate;
extern const smr_op_info smr_ops_dynamic_slice, smr_ops_dynamic_update;
extern const smr_op_info smr_ops_reduce_window;
extern const smr_op_info smr_ops_select_scatter;
extern const smr_op_info smr_ops_sort, smr_ops_top_k, smr_ops_random_bits, smr_ops_cholesky,
	smr_ops_triangular_solve, smr_ops_callback, smr_ops_lapack, smr_ops_fft, smr_ops_random;
extern const smr_op_info smr_ops_convolution;
extern const smr_op_info smr_ops_gather, smr_ops_scatter;
extern const smr_op_info smr_ops_sparse_dot, smr_ops_sparse_fold, smr_ops_sparse_dense;
#endif
