/* Computes the feature vector, a summary of a kernel. It ranks candidates but never decides. */
#include "identify/match/form.h"
#include <string.h>

enum {
	V_DOMAIN,
	V_BOUND, /* number of loops */
	V_OUT1,
	V_OUT2,
	V_OUT3,
	V_OUT0, /* domain loops by the number of operands that they move */
	V_IN1,
	V_IN2,
	V_IN3, /* bound loops likewise */
	V_OPERANDS,
	V_SLIDING,
	V_DIMS,
	V_INDIRECT,
	V_INPLACE,
	V_SCALARS,
	V_NUMBERS,
	V_ADD,
	V_MUL,
	V_DIV,
	V_SELECT,
	V_MAXOP,
	V_EXP,
	V_SQRT,
	V_TANH,
	V_OTHER,
	V_CONVERT,
	V_SUM,
	V_MAX,
	V_ARG,
	V_SCAN,
	V_PRED,
	V_DEPTH,
	V_COUNT
};
_Static_assert(V_COUNT == SMR_FEATURES, "the vector has as many features as the header says");

enum { MAX_SEEN = 24 };

/* The features of one access, in a nest or in a form. */
typedef struct seen {
	uint64_t loops;
	const cx_access *at;
	uint32_t operand;
} seen;

typedef struct walk {
	double *v;
	seen list[MAX_SEEN];
	uint32_t n;
	uint64_t bound;
	const cx_access *store;
	const form *f;
} walk;

static uint32_t count_bits(uint64_t m)
{
	return (uint32_t)__builtin_popcountll(m);
}

static void note_access(walk *w, const cx *e)
{
	seen s = {.loops = e->loops, .at = e->at, .operand = e->pat != NULL ? e->pat->operand : 0};

	if (e->at != NULL && e->at->is_value) {
		w->v[V_SCALARS] = 1;
		return;
	}
	if (e->at != NULL && w->store != NULL && cx_access_equal(e->at, w->store)) {
		w->v[V_INPLACE] = 1;
		return;
	}
	if (e->pat != NULL && e->pat->operand == 0) {
		w->v[V_INPLACE] = 1;
		return;
	}
	for (uint32_t i = 0; i < w->n; i++)
		if (e->at != NULL ? cx_access_equal(w->list[i].at, e->at)
				  : w->list[i].operand == s.operand && w->list[i].loops == s.loops)
			return;
	if (w->n < MAX_SEEN)
		w->list[w->n++] = s;
	if (e->at != NULL) {
		w->v[V_INDIRECT] += e->at->indirect != NULL;
		for (uint32_t d = 0; d < SMR_MAX_RANK; d++) {
			w->v[V_SLIDING] += count_bits(e->at->window[d]) == 2;
			w->v[V_DIMS] += e->at->window[d] != 0;
		}
	} else if (e->pat != NULL) {
		w->v[V_INDIRECT] += e->pat->indirect != NULL;
		for (uint32_t d = 0; d < e->pat->ndims; d++) {
			w->v[V_SLIDING] += e->pat->dim[d].n == 2;
			w->v[V_DIMS] += e->pat->dim[d].n > 0;
		}
	}
}

static void note_op(walk *w, smr_op op)
{
	static const struct {
		smr_op op;
		uint32_t feature;
	} table[] = {
		{SMR_OP_select, V_SELECT},   {SMR_OP_fmax, V_MAXOP},    {SMR_OP_fmin, V_MAXOP},
		{SMR_OP_maximum, V_MAXOP},   {SMR_OP_minimum, V_MAXOP}, {SMR_OP_exp, V_EXP},
		{SMR_OP_sqrt, V_SQRT},       {SMR_OP_tanh, V_TANH},     {SMR_OP_erf, V_TANH},
		{SMR_OP_convert, V_CONVERT}, {SMR_OP_lt, V_COUNT},      {SMR_OP_le, V_COUNT},
	};

	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
		if (table[i].op != op)
			continue;
		if (table[i].feature != V_COUNT)
			w->v[table[i].feature]++;
		return;
	}
	w->v[V_OTHER]++;
}

static void visit_expr(walk *w, const cx *e, uint32_t depth)
{
	if (w->v[V_DEPTH] < depth)
		w->v[V_DEPTH] = depth;
	switch (e->kind) {
	case CX_READ:
		note_access(w, e);
		break;
	case CX_NUM:
		w->v[V_NUMBERS] = 1;
		break;
	case CX_SCALAR:
		w->v[V_SCALARS] = 1;
		break;
	case CX_ADD:
		w->v[V_ADD] += e->n - 1;
		break;
	case CX_MUL:
		w->v[V_MUL] += e->n - 1;
		break;
	case CX_RECIP:
		w->v[V_DIV]++;
		break;
	case CX_OP:
		note_op(w, e->op);
		break;
	case CX_FOLD:
		w->bound |= e->bound;
		w->v[e->rop == CX_ROP_ADD                                    ? V_SUM
		     : e->rop >= CX_ROP_ARGMAX && e->rop <= CX_ROP_ARGMIN_LE ? V_ARG
		     : e->rop == CX_ROP_OTHER                                ? V_OTHER
									     : V_MAX]++;
		w->v[V_PRED] += e->pred != NULL;
		break;
	case CX_SCAN:
		w->v[V_SCAN]++;
		break;
	default:
		break;
	}
	for (uint32_t i = 0; i < e->n; i++)
		visit_expr(w, e->args[i], depth + 1);
}

/* Counts the operands that each loop moves. */
static void count_incidence(walk *w, uint64_t domain)
{
	for (uint32_t l = 0; l < 64; l++) {
		uint64_t bit = 1ull << l;
		uint32_t n = 0;

		if (((domain | w->bound) & bit) == 0)
			continue;
		for (uint32_t i = 0; i < w->n; i++)
			n += (w->list[i].loops & bit) != 0;
		if ((domain & bit) != 0)
			w->v[n == 0 ? V_OUT0 : n == 1 ? V_OUT1 : n == 2 ? V_OUT2 : V_OUT3]++;
		else
			w->v[n <= 1 ? V_IN1 : n == 2 ? V_IN2 : V_IN3]++;
	}
}

void cx_vector(const cx *value, const cx_access *store, const form *f, uint64_t domain,
	       double out[SMR_FEATURES])
{
	walk w = {.v = out, .store = store, .f = f};

	memset(out, 0, SMR_FEATURES * sizeof(*out));
	visit_expr(&w, value, 0);
	count_incidence(&w, domain);
	out[V_DOMAIN] = count_bits(domain);
	out[V_BOUND] = count_bits(w.bound);
	out[V_OPERANDS] = w.n;
	out[V_DEPTH] *=
		0.25; /* the trees of one kernel differ in depth more than in any other feature */
}

static void set_bit(uint64_t ops[2], uint32_t bit)
{
	ops[bit / 64 % 2] |= 1ull << bit % 64;
}

/* Leaves out leaves and products with scalars: a scalar may match several nodes. */
void cx_ops(const cx *e, uint64_t ops[2], uint32_t *folds)
{
	if (e->kind == CX_OP && e->loops == 0 && !cx_has_fold(e))
		return;
	if (e->kind == CX_OP && e->op != SMR_OP_convert)
		set_bit(ops, (uint32_t)e->op);
	if (e->kind == CX_FOLD || e->kind == CX_SCAN) {
		set_bit(ops, 100 + (e->kind == CX_SCAN));
		(*folds)++;
		if (e->pred != NULL)
			set_bit(ops, 103);
	}
	for (uint32_t i = 0; i < e->n; i++)
		cx_ops(e->args[i], ops, folds);
}
