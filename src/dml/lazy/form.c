/* Infers the sparsity form of a node from those of its operands.
 *
 * A map has a form if it is zero outside the form's nonzeros: either it is a product with an
 * operand of that form, whatever the other operands (an implicit zero times anything is zero, as in
 * SystemDS), or it maps zeros to zero. */
#include <math.h>

#include "base/assert.h"
#include "dml/lazy.h"

bool dml_form_equal(dml_form a, dml_form b)
{
	return a.pattern == b.pattern && (a.pattern == NULL || a.turned == b.turned);
}

typedef struct operands {
	dml_form forms[3]; /* of operands with the node's size */
	double zero[3];    /* values outside the nonzeros */
	bool known[3];     /* ... are known, else zero */
	int n;
} operands;

static operands read_operands(const dml_lazy *t, const dml_node *n)
{
	operands o = {.n = dml_element_args((dml_element)n->n[0])};

	smr_assert(n->op == DML_MAP && o.n <= 3);
	for (int k = 0; k < o.n; k++) {
		const dml_node *a = &t->nodes.v[n->in[k]];

		if (a->scalar)
			o.known[k] = dml_lazy_number(t, a, &o.zero[k]);
		else if (a->rows == n->rows && a->cols == n->cols)
			o.forms[k] = t->forms.v[n->in[k]];
	}
	return o;
}

/* Returns the form with the fewest nonzeros. */
static dml_form smallest_form(const operands *o)
{
	dml_form f = {0};

	smr_assert(o->n <= 3);
	for (int k = 0; k < o->n; k++)
		if (o->forms[k].pattern != NULL &&
		    (f.pattern == NULL || o->forms[k].pattern->n < f.pattern->n))
			f = o->forms[k];
	return f;
}

static bool maps_zero_to_zero(const operands *o, dml_element e, dml_form f)
{
	for (int k = 0; k < o->n; k++)
		if (!o->known[k] && !dml_form_equal(o->forms[k], f))
			return false;
	return dml_element_value(e, o->zero) == 0;
}

static dml_form of_map(const dml_lazy *t, const dml_node *n)
{
	dml_element e = (dml_element)n->n[0];
	operands o = read_operands(t, n);
	dml_form f = smallest_form(&o), none = {0};

	if (f.pattern == NULL || e == DML_TIMES || e == DML_AND)
		return f;
	if (e == DML_DIVIDE && n->n[1] != 0) /* divides by no zero */
		return o.forms[0];
	if (e == DML_IFELSE && o.forms[0].pattern != NULL && o.known[2] && o.zero[2] == 0)
		return o.forms[0];
	return maps_zero_to_zero(&o, e, f) ? f : none;
}

/* A matrix with a pattern and without values is an operand of an alignment. */
static dml_form form_of_matrix(const dml_matrix *m)
{
	bool sparse = m->values != NULL || m->data == NULL;

	smr_assert(m->values == NULL || m->pattern != NULL);
	return (dml_form){sparse ? m->pattern : NULL, false};
}

dml_form dml_form_next(const dml_lazy *t, const dml_node *n)
{
	dml_form f = {0};

	smr_assert(n->op != DML_PARAM || (size_t)n->n[0] < t->params.n);
	if (n->scalar)
		return f;
	if (n->op == DML_PARAM)
		return form_of_matrix(t->params.v[n->n[0]]);
	if (n->op == DML_MAP)
		return of_map(t, n);
	if (n->op == DML_TURN)
		f = t->forms.v[n->in[0]];
	f.turned = !f.turned && f.pattern != NULL;
	return f;
}

dml_form dml_form_of(const dml_lazy *t, const dml_matrix *m)
{
	smr_assert(m->trace != t || m->epoch != t->epoch || m->node < t->forms.n);
	if (m->trace == t && m->epoch == t->epoch)
		return t->forms.v[m->node];
	return (dml_form){m->values != NULL ? m->pattern : NULL, false};
}
