/** @file Parameters of a convolution, and the loops of its nest (internal to ops/). */
#ifndef SMR_OPS_CONVOLUTION_H
#define SMR_OPS_CONVOLUTION_H
#include "ops/window.h"

typedef struct smr_conv {
	const int64_t *lhs, *rhs, *out; /* dimensions: batch or input, feature or output, spatial */
	const int64_t *reversed;        /* NULL: no dimension is reversed */
	uint32_t n;                     /* number of spatial dimensions */
	int64_t features, batch;        /* numbers of groups; one is 1 */
	int64_t per, depth;             /* output features of a group, input features of a window */
	int64_t l[SMR_MAX_RANK], r[SMR_MAX_RANK];
	smr_windows w[SMR_MAX_RANK];
} smr_conv;

typedef struct smr_conv_loops {
	uint32_t batch, group, feature; /* feature: loop of the group if they are the same */
	uint32_t depth;                 /* loop of the sum */
	bool windows;                   /* whether the sum has spatial loops */
	uint32_t space[SMR_MAX_RANK];
	uint32_t phase[SMR_MAX_RANK]; /* loop of the phase; 0: none */
	int64_t ahead[SMR_MAX_RANK];  /* elements inserted before the window's first: e of
				       * conv_nest.c */
	uint32_t sum[SMR_MAX_RANK], nsum;
} smr_conv_loops;

/** Adds the loops of the sum, and the loops of the result beyond its dimensions. */
SMR_MUST_USE smr_status smr_conv_make_loops(smr_graph *g, const smr_conv *c, smr_nest *out,
					    smr_conv_loops *l);
/** Builds the element of each operand that belongs to a point. */
SMR_MUST_USE smr_status smr_conv_left(smr_graph *g, const smr_node *v, const smr_conv *c,
				      const smr_nest *out, const smr_conv_loops *l,
				      const smr_expr **to);
SMR_MUST_USE smr_status smr_conv_right(smr_graph *g, const smr_node *v, const smr_conv *c,
				       const smr_nest *out, const smr_conv_loops *l,
				       const smr_expr **to);
#endif
