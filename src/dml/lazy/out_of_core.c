/* Traces whose operands are all in memory and whose results do not fit: operands of one number of
 * rows come by these, as those in files do. */
#include "dml/lazy/stream.h"

static bool has_operand(const dml_lazy *t, int64_t rows)
{
	for (size_t i = 0; i < t->params.n; i++)
		if (!t->params.v[i]->scalar && t->params.v[i]->rows == rows)
			return true;
	return false;
}

/* Where operands are in memory: rows, or else columns, of the largest node that as many rows of an
 * operand are there for; 0: of none. */
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

/* The first sparse operand behind @p before, or of all (NULL); NULL: there is none. */
static const dml_matrix *next_sparse(const dml_lazy *t, const dml_matrix *before)
{
	for (size_t i = 0; i < t->params.n; i++)
		if (t->params.v[i]->values != NULL && t->params.v[i] != before)
			return t->params.v[i];
	return NULL;
}

/* Rows of several sparse operands would have other places each, and more would be dense than is
 * where all is computed at one time. */
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
