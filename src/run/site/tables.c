/* Tables of row pointers (T **), loaded before the flow runs.
 *
 * The original loops load them, too, unless a condition prevents it: if (A != NULL) s += A[i][j],
 * or the row above the first one. Such a table is copied by a system call that tolerates unmapped
 * memory and gives zeros there: rows that no iteration uses may have any address. */
#include "base/os/safe_read.h"
#include "run/run.h"

enum { AT_ONCE = 64 };

static uint64_t table_of(const smr_graph *g, const smr_node *v)
{
	int32_t r = v == NULL ? -1 : g->bases[v->window->base].rows;

	return r < 0 || r > 63 ? 0 : UINT64_C(1) << r;
}

/* Returns the tables that the expression reads wherever it is evaluated. */
static uint64_t read_surely(const smr_graph *g, const smr_node *nest, const smr_expr *e)
{
	bool chooses = e->kind == SMR_EXPR_OP && e->op == SMR_OP_select;
	uint64_t found = 0;

	if (e->kind == SMR_EXPR_READ)
		found = table_of(g, smr_node_window(nest->ins[e->input]));
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			found |= read_surely(g, nest, e->index[d].indirect);
	for (uint32_t i = 0; i < e->nargs && (i == 0 || !chooses); i++)
		found |= read_surely(g, nest, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++)
		found |= read_surely(g, nest, e->init[k]) | read_surely(g, nest, e->step[k]);
	return found;
}

uint64_t smr_rows_surely_read(const smr_graph *g)
{
	uint64_t found = 0;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op != SMR_OP_nest)
			continue;
		if (v->nest->pred != NULL)
			found |= read_surely(g, v, v->nest->pred);
		else
			found |= read_surely(g, v, v->nest->value) | table_of(g, v->into);
	}
	return found;
}

/* Reads pointers [k, k + n) of the table. */
static bool read_table_entries(char *const *table, int64_t k, int64_t n, bool sure,
			       char *to[AT_ONCE])
{
	uintptr_t at = (uintptr_t)table + (uintptr_t)k * sizeof(*table); /* it may be unmapped */

	if (!sure)
		return smr_safe_read(to, (const void *)at, (size_t)n * sizeof(*to)) == SMR_OK;
	for (int64_t i = 0; i < n; i++)
		to[i] = table[k + i];
	return true;
}

static bool has_constant_pitch(char *const *table, int64_t count, bool sure, char **first,
			       int64_t *pitch)
{
	char *row[AT_ONCE], *before = NULL;

	*pitch = 0;
	for (int64_t k = 0; k < count; k += AT_ONCE) {
		int64_t n = count - k < AT_ONCE ? count - k : AT_ONCE;

		if (!read_table_entries(table, k, n, sure, row))
			return false;
		if (k == 0)
			*first = row[0];
		for (int64_t i = 0; i < n; i++) {
			int64_t step = (int64_t)((intptr_t)row[i] - (intptr_t)before);

			if (k + i == 1)
				*pitch = step;
			if (k + i > 1 && step != *pitch)
				return false;
			before = row[i];
		}
	}
	return true;
}

bool smr_guard_rows(const smr_graph *g, uint64_t sure, int64_t *sym, void **base)
{
	for (uint32_t i = 0; i < g->nrows; i++) {
		const smr_rows *r = &g->rows[i];
		int64_t first = smr_poly_eval(r->first, sym), count = smr_poly_eval(r->count, sym);
		char *const *table =
			(char *const *)((uintptr_t)base[r->table] + 8 * (uintptr_t)first);
		char *row = NULL;
		int64_t pitch;

		if (count < 1 || count >= INT32_MAX) /* INT32_MAX: the number is unknown */
			return false;
		if (!has_constant_pitch(table, count, i < 64 && (sure >> i & 1), &row, &pitch))
			return false;
		sym[r->pitch] = pitch;
		base[r->base] = row;
	}
	return true;
}
