/* Traces whose operands are in memory and whose results do not fit: operands with the same number
 * of rows are split into row blocks, like operands in files. */
#include "dml/lazy/stream.h"

static bool has_operand(const dml_lazy *t, int64_t rows)
{
	for (size_t i = 0; i < t->params.n; i++)
		if (!t->params.v[i]->scalar && t->params.v[i]->rows == rows)
			return true;
	return false;
}

/* Finds the largest node with as many rows, or else columns, as an operand has rows, and returns
 * that number; 0: none. */
static int64_t rows_in_memory(const dml_lazy *t)
{
	double most = 0;
	int64_t rows = 0;

	for (size_t i = 0; i < t->nodes.n; i++) {
		const dml_node *n = &t->nodes.v[i];
		int64_t its = has_operand(t, n->rows) ? n->rows : n->cols;

		if (n->scalar || its <= 1 || dml_stream_bytes(n) <= most || !has_operand(t, its))
			continue;
		most = dml_stream_bytes(n);
		rows = its;
	}
	return rows;
}

/* Returns a sparse operand other than @p before (NULL: any); NULL: there is none. */
static const dml_matrix *next_sparse(const dml_lazy *t, const dml_matrix *before)
{
	for (size_t i = 0; i < t->params.n; i++)
		if (t->params.v[i]->values != NULL && t->params.v[i] != before)
			return t->params.v[i];
	return NULL;
}

/* Several sparse operands would have different patterns in each block, so that more of the trace
 * would be dense than without streaming. */
bool dml_can_stream(const dml_lazy *t)
{
	const dml_matrix *sparse = next_sparse(t, NULL);
	int64_t rows = rows_in_memory(t);

	return rows > 1 &&
	       (sparse == NULL || (sparse->rows == rows && next_sparse(t, sparse) == NULL));
}

void dml_stream_kept(dml_stream *s)
{
	s->rows = dml_lazy_reads_files(s->of) ? 0 : rows_in_memory(s->of);
	s->sparse = s->rows > 0 ? next_sparse(s->of, NULL) : NULL;
}
