/* Shape rules of LAPACK routines: result shapes from the row of the table and the operand shapes.
 */
#include <limits.h>
#include <string.h>

#include "ops/linalg/lapack.h"

typedef smr_lapack_word word;

bool smr_lapack_next(const char **at, smr_lapack_word *w)
{
	const char *p = *at;

	while (*p == ' ')
		p++;
	if (*p == '\0')
		return false;
	*w = (smr_lapack_word){.kind = *p++, .from = -1};
	while (*p >= 'a' && *p <= 'z' && w->rank < 2)
		w->dims[w->rank++] = *p++;
	if (*p == '=') {
		w->from = p[1] - '0';
		p += 2;
	}
	*at = p;
	return true;
}

uint32_t smr_lapack_planes(const smr_lapack_word *w, bool complex)
{
	return w->kind == 'C' || (w->kind == 'X' && complex) ? 2 : 1;
}

static uint32_t count_planes(const char *words, bool complex)
{
	uint32_t n = 0;

	for (word w; smr_lapack_next(&words, &w);)
		n += smr_lapack_planes(&w, complex);
	return n;
}

static bool find_row(const char *routine, uint32_t nins, smr_lapack_plan *p)
{
	for (uint32_t i = 0; i < 2 * smr_lapack_nrows; i++) {
		const smr_lapack_row *r = &smr_lapack_rows[i / 2];
		const char *name = i % 2 ? r->complex : r->real;

		if (name != NULL && strcmp(name, routine) == 0 &&
		    count_planes(r->ins, i % 2) == nins) {
			p->row = r;
			p->complex = i % 2;
			return true;
		}
	}
	return false;
}

/* Binds the letters of a word: the first size that a letter stands for is its value. */
static const char *bind_operand_sizes(smr_lapack_plan *p, const word *w, const smr_tensor *t,
				      const smr_tensor *first)
{
	if (t->dtype != (w->kind == 'I' ? SMR_I32 : p->real))
		return "an operand is of another element type";
	if (t->rank != (w->rank > 0 ? p->nbatch + w->rank : 0))
		return "an operand has another number of dimensions";
	for (uint32_t d = 0; d < p->nbatch && w->rank > 0; d++)
		if (t->dims[d] != first->dims[d])
			return "an operand has another batch";
	for (uint32_t d = 0; d < w->rank; d++) {
		int64_t n = t->dims[t->rank - w->rank + d], *known = &p->of[w->dims[d] - 'a'];

		if (n > INT_MAX)
			return "a matrix beyond 32 bits";
		if (*known >= 0 && *known != n)
			return "sizes of operands do not fit each other";
		*known = n;
	}
	return NULL;
}

static const char *bind_all(smr_lapack_plan *p, const smr_tensor *ins)
{
	const char *words = p->row->ins, *why;
	uint32_t i = 0;

	for (word w; smr_lapack_next(&words, &w);)
		for (uint32_t k = smr_lapack_planes(&w, p->complex); k > 0; k--) {
			if (i == 0 && ins->rank < w.rank)
				return "its first operand is no matrix";
			if (i == 0)
				p->nbatch = ins->rank - w.rank;
			why = bind_operand_sizes(p, &w, &ins[i++], ins);
			if (why != NULL)
				return why;
		}
	return NULL;
}

static void shape_of(smr_lapack_plan *p, const word *w, const smr_tensor *first, smr_tensor *t)
{
	*t = (smr_tensor){.dtype = w->kind == 'I' ? SMR_I32 : p->real, .rank = p->nbatch + w->rank};
	memcpy(t->dims, first->dims, p->nbatch * sizeof(*t->dims));
	for (uint32_t d = 0; d < w->rank; d++)
		t->dims[p->nbatch + d] = p->of[w->dims[d] - 'a'];
}

const char *smr_lapack_plan_make(const char *routine, const int64_t *options, uint32_t noptions,
				 const smr_tensor *ins, uint32_t nins, smr_lapack_plan *p)
{
	const char *why, *words;
	int64_t m, n;

	*p = (smr_lapack_plan){.real = ins->dtype};
	memset(p->of, 0xff, sizeof(p->of));
	if (!find_row(routine, nins, p))
		return "no routine of LAPACK with as many operands is known";
	if (p->real != SMR_F32 && p->real != SMR_F64)
		return "it takes f32 and f64";
	if (noptions != p->row->noptions)
		return "it has another number of options";
	why = bind_all(p, ins);
	if (why != NULL)
		return why;
	n = p->of['n' - 'a'];
	m = p->of['m' - 'a'];
	p->of['k' - 'a'] = m < 0 || m > n ? n : m;
	p->of['t' - 'a'] = n > 0 ? n - 1 : 0;
	why = p->row->fits != NULL ? p->row->fits(p->of, options) : NULL;
	if (why != NULL)
		return why;
	words = p->row->outs;
	for (word w; smr_lapack_next(&words, &w);)
		for (uint32_t k = smr_lapack_planes(&w, p->complex); k > 0; k--)
			shape_of(p, &w, ins, &p->outs[p->nouts++]);
	for (uint32_t k = 0; k < p->nouts; k++) {
		int64_t size = 1;

		for (uint32_t d = p->nbatch; d < p->outs[k].rank; d++)
			size *= p->outs[k].dims[d];
		if (size > INT_MAX)
			return "a matrix beyond 32 bits";
	}
	return NULL;
}
