/** @file Sharding rules: which dimensions of an op's operands and results correspond (internal).
 *
 * As in an einsum, each op is a loop over *factors*. Dimensions with the same factor may be sharded
 * alike, and each device runs the op on its shards. A dimension without a factor is not sharded. A
 * dimension with several factors is their product, the first the slowest; any remainder is not
 * sharded. */
#ifndef SMR_OPS_SHARDING_RULE_H
#define SMR_OPS_SHARDING_RULE_H
#include "ops/ops.h"

enum { SMR_RULE_FACTORS = 32, SMR_RULE_SPLIT = 12 };

typedef struct smr_rule_dim {
	uint8_t n, factor[SMR_RULE_SPLIT];
} smr_rule_dim;

typedef struct smr_rule_tensor {
	smr_rule_dim dims[SMR_MAX_RANK];
} smr_rule_tensor;

typedef struct smr_rule {
	uint32_t nfactors;
	int64_t size[SMR_RULE_FACTORS];
	/* Bit f: results lack factor f. The results of all devices are combined by `combine`; start
	 * values are neutral. */
	uint32_t folded;
	smr_op combine; /* SMR_OP_COUNT: nothing is folded */
	/* Bit f: indices select positions along factor f; devices offset them by the start of their
	 * part of operand 0. */
	uint32_t picked;
	uint32_t nins, nouts;
	smr_rule_tensor *ins, *outs;
	smr_attr_key sized; /* attribute whose number d is the size of operand 0 along d, where that
			     * is the whole dimension; SMR_ATTR_COUNT: none */
} smr_rule;

/** Makes the rule of an op with checked shapes, in @p a. Without factors no dimension is
 * sharded. */
SMR_MUST_USE smr_status smr_rule_of(const smr_node *v, smr_arena *a, smr_rule *out);
/** Gets the bits of the neutral element of @p op, a rule's `combine`; false: none for that type. */
bool smr_rule_neutral(smr_op op, smr_dtype t, uint64_t *bits);

/* Used by the files of rules. */
/** Adds a factor; UINT32_MAX if there are too many: no dimension then has it. */
uint32_t smr_rule_factor(smr_rule *r, int64_t size);
void smr_rule_in(smr_rule *r, uint32_t i, uint32_t dim, uint32_t factor);
void smr_rule_out(smr_rule *r, uint32_t k, uint32_t dim, uint32_t factor);
/** Adds dimension @p dim of the first @p nins operands and of all results, if their sizes are
 * equal. */
void smr_rule_along(const smr_node *v, smr_rule *r, uint32_t nins, uint32_t dim);
int64_t smr_rule_size(const smr_type *t, uint32_t dim);

typedef void smr_rule_maker(const smr_node *v, smr_rule *r);
smr_rule_maker smr_rule_alike, smr_rule_iota, smr_rule_broadcast, smr_rule_reshape,
	smr_rule_transpose, smr_rule_unlisted, smr_rule_slice, smr_rule_pad, smr_rule_bits,
	smr_rule_dynamic_slice, smr_rule_dynamic_update, smr_rule_not_last, smr_rule_matrices,
	smr_rule_fft, smr_rule_concatenate;
smr_rule_maker smr_rule_reduce, smr_rule_dot, smr_rule_convolution, smr_rule_windows;
smr_rule_maker smr_rule_gather, smr_rule_scatter;
#endif
