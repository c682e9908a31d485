/* Optimizes the order of matrix chain products by dynamic programming: each part of the chain in
 * its best order, from the best two parts.
 *
 * The search runs when a product is added, and looks through operands that are products, transposed
 * or not. Parts that are referenced, or from which other nodes are computed, are made anyway and
 * cost nothing more. The rewritten chain takes fewer operations than the original, or the original
 * stays. It rounds differently, since sums are taken in another order. */
#include <math.h>

#include "base/alloc.h"
#include "dml/interp.h"

enum {
	FACTORS = 10,  /* of a chain; longer ones are not expanded */
	EXPRESSION = 2 /* references that an expression holds: its own, and apply_binary()'s copy */
};

typedef struct factor {
	uint32_t node;
	bool turned;
} factor;

typedef struct chain {
	dml_lazy *t;
	const bool *wanted; /* by node: referenced, or an input of such a node */
	uint32_t n;
	factor of[FACTORS], there[FACTORS][FACTORS]; /* there: parts that are computed anyway */
	double cost[FACTORS][FACTORS];
	uint8_t split[FACTORS][FACTORS]; /* position of the split */
} chain;

/* ---- available parts ------------------------------------------------------------------------- */

/* Finds nodes that are referenced, and their inputs. The current operands, x and y, count only if
 * others than their expression hold them. Returns NULL, if memory is short, which disables the
 * optimization. */
static bool *find_wanted(const dml_lazy *t, uint32_t x, uint32_t y)
{
	bool *wanted = smr_calloc(t->nodes.n, sizeof(*wanted));

	for (size_t i = t->nodes.n; wanted != NULL && i-- > 0;) {
		const dml_matrix *m = t->made.v[i];

		wanted[i] |= m != NULL && !((i == x || i == y) && m->refs <= EXPRESSION);
		for (int k = 0; wanted[i] && k < DML_OPERANDS; k++)
			if (t->nodes.v[i].in[k] != DML_NONE)
				wanted[t->nodes.v[i].in[k]] = true;
	}
	return wanted;
}

static bool is_product(const dml_lazy *t, uint32_t at)
{
	const dml_node *n = &t->nodes.v[at];

	while (n->op == DML_TURN)
		n = &t->nodes.v[n->in[0]];
	return n->op == DML_PRODUCT;
}

static int64_t rows_of(const chain *c, factor f)
{
	const dml_node *n = &c->t->nodes.v[f.node];

	return f.turned ? n->cols : n->rows;
}

static int64_t cols_of(const chain *c, factor f)
{
	return rows_of(c, (factor){f.node, !f.turned});
}

/* Returns the operations of a product of two parts. */
static double product_flops(const chain *c, uint32_t from, uint32_t split, uint32_t to)
{
	const dml_form *forms = c->t->forms.v;
	factor l = c->of[from], m = c->of[split], r = c->of[split + 1];
	double rows = (double)rows_of(c, l), inner = (double)cols_of(c, m);
	double cols = (double)cols_of(c, c->of[to]);
	const smr_pattern *p = from == split ? forms[l.node].pattern : NULL;
	const smr_pattern *q = split + 1 == to ? forms[r.node].pattern : NULL;

	if (p != NULL && q != NULL)
		return INFINITY; /* not a valid product */
	if (p != NULL)
		return (double)p->n * cols;
	if (q != NULL)
		return (double)q->n * rows;
	if (from == split && split + 1 == to && l.node == r.node && l.turned != r.turned)
		inner /= 2; /* t(X) %*% X: one triangle */
	return rows * inner * cols;
}

/* Cost of a part: its product, and storing it. */
static double made_of(const chain *c, uint32_t from, uint32_t split, uint32_t to)
{
	return product_flops(c, from, split, to) +
	       (double)rows_of(c, c->of[from]) * (double)cols_of(c, c->of[to]);
}

/* Appends the factors of a node; returns the cost of the original order. */
static double collect_factors(chain *c, uint32_t at, bool turned, uint32_t room)
{
	const dml_node *n = &c->t->nodes.v[at];
	uint32_t from = c->n, split;
	double cost;

	while (n->op == DML_TURN && (turned || is_product(c->t, at))) {
		at = n->in[0];
		turned = !turned;
		n = &c->t->nodes.v[at];
	}
	if (n->op != DML_PRODUCT || room < 2) {
		c->of[c->n++] = (factor){at, turned};
		return 0;
	}
	cost = collect_factors(c, n->in[turned], turned, room - 1);
	split = c->n - 1;
	cost += collect_factors(c, n->in[!turned], turned, room - (c->n - from));
	cost += made_of(c, from, split, c->n - 1);
	if (!c->wanted[at])
		return cost;
	c->there[from][c->n - 1] = (factor){at, turned};
	return 0;
}

/* ---- optimization ---------------------------------------------------------------------------- */

static void choose_order(chain *c)
{
	for (uint32_t size = 2; size <= c->n; size++)
		for (uint32_t i = 0, j = size - 1; j < c->n; i++, j++) {
			c->cost[i][j] = c->there[i][j].node != DML_NONE ? 0 : INFINITY;
			for (uint32_t k = i; k < j && c->cost[i][j] > 0; k++) {
				double x = c->cost[i][k] + c->cost[k + 1][j] + made_of(c, i, k, j);

				if (x >= c->cost[i][j])
					continue;
				c->cost[i][j] = x;
				c->split[i][j] = (uint8_t)k;
			}
		}
}

static smr_status emit_factor(chain *c, factor f, uint32_t *at)
{
	dml_node n = dml_node_of(DML_TURN, rows_of(c, f), cols_of(c, f));

	n.in[0] = *at = f.node;
	return f.turned ? dml_lazy_put(c->t, &n, at) : SMR_OK;
}

static smr_status write_product(chain *c, uint32_t i, uint32_t j, uint32_t *at);

static smr_status make_product(chain *c, uint32_t i, uint32_t j, dml_node *n)
{
	uint32_t k = c->split[i][j];

	*n = dml_node_of(DML_PRODUCT, rows_of(c, c->of[i]), cols_of(c, c->of[j]));
	SMR_TRY(write_product(c, i, k, &n->in[0]));
	return write_product(c, k + 1, j, &n->in[1]);
}

static smr_status write_product(chain *c, uint32_t i, uint32_t j, uint32_t *at)
{
	dml_node n;

	if (i == j)
		return emit_factor(c, c->of[i], at);
	if (c->there[i][j].node != DML_NONE)
		return emit_factor(c, c->there[i][j], at);
	SMR_TRY(make_product(c, i, j, &n));
	return dml_lazy_put(c->t, &n, at);
}

smr_status dml_ordered_product(script *s, uint32_t x, uint32_t y, dml_value *out, bool *done)
{
	chain c = {.t = s->trace};
	dml_node n;
	double plain;
	bool *wanted;
	uint32_t split;
	smr_status st = SMR_OK;

	*done = false;
	if (!is_product(c.t, x) && !is_product(c.t, y))
		return SMR_OK;
	c.wanted = wanted = find_wanted(c.t, x, y);
	if (wanted == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < FACTORS * FACTORS; i++)
		c.there[i / FACTORS][i % FACTORS].node = DML_NONE;
	plain = collect_factors(&c, x, false, FACTORS - 1);
	split = c.n - 1;
	plain += collect_factors(&c, y, false, FACTORS - c.n);
	plain += made_of(&c, 0, split, c.n - 1);
	choose_order(&c);
	*done = c.cost[0][c.n - 1] < plain;
	if (*done)
		st = make_product(&c, 0, c.n - 1, &n);
	if (*done && st == SMR_OK)
		st = dml_lazy_add(c.t, &n, out);
	smr_free(wanted);
	return st;
}
