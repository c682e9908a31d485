/* Sums of products with a function of one half of a byte: weights of four bits. Their sixteen
 * values are a table in a register. */
#include "back/cpu/codegen/plan/nest.h"
#include "ops/scalar.h"

#include <math.h>

enum {
	VECTOR = 64,        /* bytes: sixteen lanes of f32 */
	TABLE_EXPONENT = 7, /* numbers of a table are at most 2 to this power */
	EXPONENT = 126      /* ... and products at most 2 to this one */
};

typedef struct half {
	const smr_expr *byte; /* NULL: not yet found */
	unsigned shift;
} half;

/* Whether @p e is the lower or the upper half of a byte: of @p h, if it is known. */
static bool is_half(const smr_expr *e, half *h)
{
	bool low = smr_expr_is_op(e, SMR_OP_and), high = smr_expr_is_op(e, SMR_OP_shr);
	unsigned shift = high ? 4 : 0;

	if ((!low && !high) || e->type != SMR_U8 || e->args[0]->kind != SMR_EXPR_READ ||
	    e->args[1]->kind != SMR_EXPR_CONST || e->args[1]->bits != (low ? 15 : 4))
		return false;
	if (h->byte == NULL)
		*h = (half){e->args[0], shift};
	return h->shift == shift && smr_expr_equal(h->byte, e->args[0]);
}

/* Computes a function of one half of a byte, whose value is @p q. */
static bool compute_for_half(const smr_expr *e, half *h, uint64_t q, uint64_t *out)
{
	uint64_t a[3];
	smr_dtype at[3];

	if (e->kind == SMR_EXPR_CONST || is_half(e, h)) {
		*out = e->kind == SMR_EXPR_CONST ? e->bits : q;
		return true;
	}
	if (e->kind != SMR_EXPR_OP || e->nargs > 3 || e->op == SMR_OP_select)
		return false;
	for (uint32_t i = 0; i < e->nargs; i++) {
		at[i] = e->args[i]->type;
		if (!compute_for_half(e->args[i], h, q, &a[i]))
			return false;
	}
	return smr_scalar_op(e->op, e->type, at, a, out) == SMR_OK;
}

static bool make_table(const nest_plan *p, const smr_expr *e, int columns, nest_halves *out)
{
	half h = {.byte = NULL};
	uint64_t bits;

	if (out->operand >= 0)
		return false;
	for (uint64_t q = 0; q < 16; q++) {
		if (!compute_for_half(e, &h, q, &bits))
			return false;
		out->table[q] = (uint32_t)bits;
		if (!(fabs(smr_value_to_double(SMR_F32, bits)) <= ldexp(1, TABLE_EXPONENT)))
			return false;
	}
	out->operand = h.byte != NULL ? nest_operand_of(p, h.byte) : -1;
	out->shift = h.shift;
	return out->operand >= 0 && p->ops[out->operand].where == NEST_MEMORY &&
	       p->ops[out->operand].nindirect == 0 && p->ops[out->operand].stride[columns] == 1;
}

/* Sorts the factors of a term: numbers, columns of a group of rows, and the table. */
static bool sort_factors(const nest_plan *p, const smr_expr *fold, const smr_expr *e, int columns,
			 nest_halves *out)
{
	uint64_t loops = smr_expr_loops(e);

	if (smr_expr_is_op(e, SMR_OP_mul) && (loops >> columns & 1))
		return sort_factors(p, fold, e->args[0], columns, out) &&
		       sort_factors(p, fold, e->args[1], columns, out);
	if (!(loops >> columns & 1)) {
		if (out->nnumbers == NEST_MAX_FACTORS)
			return false;
		out->numbers[out->nnumbers++] = e;
		return true;
	}
	if (loops >> fold->loops[fold->nloops - 1] & 1)
		return make_table(p, e, columns, out);
	if (out->nscales == NEST_MAX_FACTORS)
		return false;
	out->scales[out->nscales++] = e;
	return true;
}

/* Finds the largest factors of which no product overflows, in whatever order they are multiplied.
 * The only product of two factors is the same in any order; others must be checked. */
static bool bound_factors(nest_halves *h)
{
	int n = h->nnumbers + h->nscales;

	h->checked = n > 1;
	h->most = ldexp(1, (EXPONENT - TABLE_EXPONENT) / n);
	for (int i = 0; i < h->nnumbers; i++)
		if (h->numbers[i]->kind == SMR_EXPR_CONST &&
		    !(fabs(smr_value_to_double(SMR_F32, h->numbers[i]->bits)) <= h->most))
			return false;
	return true;
}

bool nest_halves_of(const nest_plan *p, const smr_expr *fold, int columns, nest_halves *out)
{
	const smr_expr *term = nest_fold_term(p, fold);

	*out = (nest_halves){.operand = -1};
	return p->cpu.scalef && p->cpu.vector == VECTOR && p->reassoc && term != NULL &&
	       columns >= 0 && fold->type == SMR_F32 && fold->step[0]->op == SMR_OP_add &&
	       fold->nloops <= 2 && sort_factors(p, fold, term, columns, out) &&
	       out->operand >= 0 && out->nnumbers > 0 && bound_factors(out);
}
