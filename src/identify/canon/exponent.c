/* Normalises exponentials and logarithms.
 *
 * Over the real numbers e^(a + b) is e^a * e^b, e^-a is 1 / e^a, log(e^a * b) is a + log(b), and
 * e^log(a) is a. Since factors independent of the bound loops are outside sums, a shift of all
 * elements of a softmax occurs once in the numerator and once in the denominator and cancels: the
 * maximum, a maximum that starts from a number, any number. */
#include "identify/canon/canon.h"

enum { MAX_PARTS = 64 };

static bool is_op(const cx *a, smr_op op)
{
	return a->kind == CX_OP && a->op == op;
}

static const cx *exp_of_sum(cx_maker *m, smr_dtype t, const cx *sum, const cx *factors)
{
	const cx *part[MAX_PARTS], *two[2] = {NULL, factors};

	if (sum->n > MAX_PARTS) {
		m->too_large = true;
		return NULL;
	}
	for (uint32_t i = 0; i < sum->n; i++) {
		two[0] = sum->args[i];
		part[i] = cx_exp(
			m, t, factors == NULL ? two[0] : cx_mul(m, factors->type, false, 2, two));
		if (part[i] == NULL)
			return NULL;
	}
	return cx_mul(m, t, false, sum->n, part);
}

/* Expands e^(f * (a + b)), with one sum among the factors. */
static const cx *exp_of_product(cx_maker *m, smr_dtype t, const cx *a)
{
	const cx *rest[MAX_PARTS], *sum = NULL, *factors;
	uint32_t n = 0;

	for (uint32_t i = 0; i < a->n && n < MAX_PARTS; i++) {
		if (a->args[i]->kind == CX_ADD && sum == NULL)
			sum = a->args[i];
		else if (a->args[i]->kind == CX_ADD)
			return cx_raw(m, SMR_OP_exp, t, 1, &a);
		else
			rest[n++] = a->args[i];
	}
	if (sum == NULL)
		return cx_raw(m, SMR_OP_exp, t, 1, &a);
	factors = n > 0 ? cx_mul(m, a->type, a->neg, n, rest) : cx_num(m, a->type, a->neg ? -1 : 1);
	return factors == NULL ? NULL : exp_of_sum(m, t, sum, factors);
}

const cx *cx_exp(cx_maker *m, smr_dtype t, const cx *a)
{
	if (a == NULL)
		return NULL;
	if (a->kind == CX_ADD)
		return exp_of_sum(m, t, a, NULL);
	if (is_op(a, SMR_OP_log))
		return a->args[0];
	if (a->kind == CX_MUL && a->neg && a->n == 1 && is_op(a->args[0], SMR_OP_log)) {
		const cx *two[2] = {cx_num(m, t, 1), a->args[0]->args[0]};

		return cx_op(m, SMR_OP_div, t, 2, two);
	}
	return a->kind == CX_MUL ? exp_of_product(m, t, a) : cx_raw(m, SMR_OP_exp, t, 1, &a);
}

const cx *cx_log(cx_maker *m, smr_dtype t, const cx *a)
{
	const cx *rest[MAX_PARTS], *term[MAX_PARTS];
	uint32_t n = 0, nterms = 0;

	if (is_op(a, SMR_OP_exp))
		return a->args[0];
	if (a->kind != CX_MUL || a->neg || a->n >= MAX_PARTS)
		return cx_raw(m, SMR_OP_log, t, 1, &a);
	for (uint32_t i = 0; i < a->n; i++)
		if (is_op(a->args[i], SMR_OP_exp))
			term[nterms++] = a->args[i]->args[0];
		else
			rest[n++] = a->args[i];
	if (nterms == 0)
		return cx_raw(m, SMR_OP_log, t, 1, &a);
	if (n > 0) {
		const cx *left = cx_mul(m, a->type, false, n, rest);

		term[nterms++] = left == NULL ? NULL : cx_log(m, t, left);
	}
	return cx_add(m, t, nterms, term);
}

bool cx_has_log(uint32_t n, const cx *const *terms)
{
	for (uint32_t i = 0; i < n; i++)
		if (terms[i] != NULL &&
		    (is_op(terms[i], SMR_OP_log) ||
		     (terms[i]->kind == CX_MUL && cx_has_log(terms[i]->n, terms[i]->args)) ||
		     (terms[i]->kind == CX_ADD && cx_has_log(terms[i]->n, terms[i]->args))))
			return true;
	return false;
}

/* Whether a is -b. */
static bool are_opposite(const cx *a, const cx *b)
{
	const cx *p = a->kind == CX_MUL && a->neg ? a : b, *q = p == a ? b : a;
	cx positive = *p;

	if (p->kind != CX_MUL || !p->neg)
		return false;
	if (p->n == 1)
		return cx_equal(p->args[0], q);
	positive.neg = false;
	return cx_equal(&positive, q);
}

uint32_t cx_cancel(uint32_t n, const cx **v, bool factors)
{
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = i + 1; k < n; k++) {
			const cx *a = v[i], *b = v[k];

			if (factors && (!is_op(a, SMR_OP_exp) || !is_op(b, SMR_OP_exp)))
				continue;
			if (factors) {
				a = a->args[0];
				b = b->args[0];
			}
			if ((a->accs | b->accs) != 0 || !are_opposite(a, b))
				continue;
			v[k] = v[--n];
			v[i] = v[--n];
			i--;
			break;
		}
	return n;
}
