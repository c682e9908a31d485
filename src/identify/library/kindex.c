/* Parses names, loops, operands and conditions of the kernel language: brackets and heads. */
#include <string.h>

#include "identify/library/kparse.h"

/* Parses a*l or l, and adds it to the dimension. */
static void parse_term(kparse *p, cx_pdim *d)
{
	const char *s = kparse_name(p);
	int param = -1, l;

	if (kp_accept(p, '*')) {
		param = kp_intern(p, p->f->param, &p->f->nparams, s);
		s = kparse_name(p);
	}
	kp_accept(p, '.'); /* marks may be repeated */
	kp_accept(p, '?');
	if (kp_omitted(p, s))
		return;
	l = kp_loop_number(p, s);
	if (l < 0) {
		klex_fail(&p->lex, "an index is a loop of the result or of a fold around it");
		return;
	}
	if (d->n == 2 || (p->f->loop[l].pack && d->n > 0)) {
		klex_fail(&p->lex, "a dimension has one or two loops, or one pack");
		return;
	}
	d->pack = p->f->loop[l].pack;
	d->loop[d->n] = l;
	d->param[d->n++] = param;
}

/* Parses NAME "(" LOOP [..] ")": an index computed from data. */
static const cx *parse_computed_index(kparse *p, const char *name)
{
	int k = kp_intern(p, p->f->scalar, &p->f->nscalars, name), l;
	cx *e;

	kp_expect(p, '(', "expected (");
	l = kp_loop_number(p, kparse_name(p));
	kp_accept(p, '.');
	kp_expect(p, ')', "expected )");
	if (p->lex.st != SMR_OK || k < 0)
		return NULL;
	if (l < 0)
		return kp_bad(p, "an index is computed over a loop of the result");
	e = cx_new(&p->m, CX_COMPUTED, SMR_DTYPE_COUNT, 0, NULL);
	if (e == NULL)
		return kp_made(p, NULL);
	e->id = (uint32_t)k;
	e->bound = e->loops = 1ull << l;
	return e;
}

/* Parses one dimension of an operand; returns false if all of it is left out. */
static bool parse_dimension(kparse *p, cx_paccess *at)
{
	cx_pdim d = {.param = {-1, -1}};
	klex before = p->lex;
	const char *s = kparse_name(p);

	if (s == NULL)
		return false;
	if (p->lex.kind == '[' || p->lex.kind == '(') {
		d.n = 0;
		at->indirect = p->lex.kind == '[' ? kp_operand(p, s) : parse_computed_index(p, s);
		if (at->indirect == NULL)
			return false;
	} else {
		p->lex = before;
		do
			parse_term(p, &d);
		while (p->lex.st == SMR_OK && kp_accept(p, '+'));
		if (d.n == 0)
			return false;
	}
	if (at->ndims == SMR_MAX_RANK) {
		klex_fail(&p->lex, "an operand has at most 8 dimensions");
		return false;
	}
	at->dim[at->ndims++] = d;
	return true;
}

static uint64_t access_loops(const cx_paccess *at)
{
	uint64_t loops = at->indirect != NULL ? at->indirect->loops : 0;

	for (uint32_t d = 0; d < at->ndims; d++)
		for (uint32_t k = 0; k < at->dim[d].n; k++)
			loops |= 1ull << at->dim[d].loop[k];
	return loops;
}

/* Parses NAME "[" dimensions "]". */
const cx *kp_operand(kparse *p, const char *name)
{
	cx_paccess *at = smr_arena_alloc(p->m.arena, sizeof(*at));
	int k = kp_intern(p, p->f->operand, &p->f->noperands, name);
	cx *e;

	if (at == NULL || k < 0)
		return kp_made(p, NULL);
	if (++p->depth > MAX_NESTING)
		return kp_bad(p, "nested too deeply");
	at->operand = (uint32_t)k;
	kp_expect(p, '[', "expected [");
	do
		parse_dimension(p, at);
	while (p->lex.st == SMR_OK && kp_accept(p, ','));
	kp_expect(p, ']', "expected , or ]");
	p->depth--;
	e = p->lex.st == SMR_OK ? cx_new(&p->m, CX_READ, SMR_DTYPE_COUNT, 0, NULL) : NULL;
	if (e == NULL)
		return kp_made(p, NULL);
	e->pat = at;
	e->loops = access_loops(at);
	return e;
}

/* Parses "0 <= affine < H": two forms >= 0. Returns NULL also if all its loops are left out
 * (*none). */
static const cx *parse_condition(kparse *p, bool *none)
{
	cx_affine a = {.pad = -1, .limit = -1}, *half;
	const cx *two[2];
	uint64_t loops = 0;
	bool minus = false;

	if (p->lex.kind != 'n' || p->lex.num != 0)
		return kp_bad(p, "expected 0 <= index < SIZE");
	klex_next(&p->lex);
	kp_expect(p, 'l', "expected <=");
	do {
		const char *s = kparse_name(p);
		int param = -1, l;

		if (kp_accept(p, '*')) {
			param = kp_intern(p, p->f->param, &p->f->nparams, s);
			s = kparse_name(p);
		}
		if (s == NULL || a.n == CX_MAX_AFFINE)
			return kp_bad(p, "expected param*loop");
		l = kp_loop_number(p, s);
		if (minus && param < 0 && l < 0) {
			a.pad = kp_intern(p, p->f->param, &p->f->nparams, s);
		} else if (l >= 0 && !minus) {
			a.loop[a.n] = l;
			a.param[a.n++] = param;
			loops |= 1ull << l;
		} else if (!kp_omitted(p, s)) {
			return kp_bad(p, "expected param*loop, or - PAD at the end");
		}
		minus = p->lex.kind == '-';
	} while (p->lex.st == SMR_OK && (kp_accept(p, '+') || kp_accept(p, '-')));
	kp_expect(p, '<', "expected <");
	*none = a.n == 0;
	for (int k = 0; k < 2; k++) {
		cx *e = cx_new(&p->m, CX_GE0, SMR_I1, 0, NULL);

		half = smr_arena_memdup(p->m.arena, &a, sizeof(a));
		if (e == NULL || half == NULL)
			return kp_made(p, NULL);
		e->affine = half;
		e->loops = loops;
		two[k] = e;
	}
	half->limit = kp_intern(p, p->f->param, &p->f->nparams, kparse_name(p));
	return p->lex.st == SMR_OK && half->limit >= 0 ? kp_made(p, cx_and(&p->m, 2, two)) : NULL;
}

const cx *kp_where(kparse *p)
{
	const cx *all = NULL;

	do {
		bool none = false;
		const cx *c = parse_condition(p, &none), *two[2] = {all, c};

		if (c == NULL)
			return NULL;
		if (!none)
			all = all == NULL ? c : kp_made(p, cx_and(&p->m, 2, two));
	} while (kp_accept(p, ','));
	return all;
}

/* Parses the result operand, which declares the loops of the domain. */
void kp_result(kparse *p)
{
	cx_paccess *at = &p->f->store;

	kp_intern(p, p->f->operand, &p->f->noperands, kparse_name(p));
	if (!kp_accept(p, '['))
		return;
	p->f->has_store = true;
	do {
		cx_pdim d = {.n = 1, .param = {-1, -1}};
		klex before = p->lex;
		const char *s = kparse_name(p);

		if (s == NULL)
			return;
		if (p->lex.kind == '[' || p->lex.kind == '(') { /* its loops are the domain */
			bool array = p->lex.kind == '[';

			klex_next(&p->lex);
			do
				kp_declare(p, 0);
			while (p->lex.st == SMR_OK && kp_accept(p, ','));
			if (p->lex.st != SMR_OK)
				return;
			p->lex = before;
			kparse_name(p);
			at->indirect = array ? kp_operand(p, s) : parse_computed_index(p, s);
			d.n = 0;
		} else {
			p->lex = before;
			d.loop[0] = kp_declare(p, 0);
			if (d.loop[0] < 0)
				continue;
			d.pack = p->f->loop[d.loop[0]].pack;
		}
		if (at->ndims == SMR_MAX_RANK)
			klex_fail(&p->lex, "a result has at most 8 dimensions");
		else
			at->dim[at->ndims++] = d;
	} while (p->lex.st == SMR_OK && kp_accept(p, ','));
	kp_expect(p, ']', "expected , or ]");
}
