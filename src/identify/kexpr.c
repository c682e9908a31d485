/* Forms of kernels in index notation, by recursive descent straight into canonical trees.
 *
 *   form     = result "=" expr
 *   result   = NAME [ "[" decl { "," decl } "]" ]        decl = LOOP [".."] ["?"] | operand
 *   expr     = compare [ "?" expr ":" expr ]             compare = sum [ ("<"|">"|"<="|">="|"==")
 * sum ] sum      = product { ("+"|"-") product }             product = unary { ("*"|"/") unary }
 *   primary  = number { "|" number } | operand | SCALAR | LOOP | OP "(" expr { "," expr } ")"
 *            | FOLD "(" decl { "," decl } [ "where" cond { "," cond } ] ":" expr ")"
 *            | "scan" "(" LOOP ":" expr ")" | "extent" "(" LOOP { "," LOOP } ")" | "(" expr ")"
 *   cond     = "0" "<=" affine "<" PARAM
 *
 * ".." is a pack (any number of loops from one on), "?" a loop that may be missing. */
#include "identify/form.h"
#include <string.h>

enum { MAX_NESTING = 64 };

static const cx *expr(kparse *p);

static const cx *bad(kparse *p, const char *what)
{
	klex_fail(&p->lex, what);
	return NULL;
}

/* @p e, with NULL noted as what it is, so that nobody reads on. */
static const void *made(kparse *p, const void *e)
{
	if (e != NULL || p->lex.st != SMR_OK)
		return e;
	if (p->m.too_large)
		return bad(p, "the form is too large");
	p->lex.st = smr_fail(SMR_ENOMEM, "no memory for the kernel library");
	p->lex.kind = 0;
	return NULL;
}

static bool accept(kparse *p, char kind)
{
	if (p->lex.kind != kind)
		return false;
	klex_next(&p->lex);
	return true;
}

static bool expect(kparse *p, char kind, const char *what)
{
	if (accept(p, kind))
		return true;
	klex_fail(&p->lex, what);
	return false;
}

char *kparse_name(kparse *p)
{
	char *s;

	if (p->lex.kind != 'i') {
		klex_fail(&p->lex, "expected a name");
		return NULL;
	}
	s = smr_arena_strndup(p->m.arena, p->lex.at, p->lex.len);
	klex_next(&p->lex);
	return (char *)(uintptr_t)made(p, s);
}

static int find(const char *const *names, uint32_t n, const char *s)
{
	for (uint32_t i = 0; i < n; i++)
		if (strcmp(names[i], s) == 0)
			return (int)i;
	return -1;
}

/* The number of a name in a table, added if new. */
static int intern(kparse *p, const char **names, uint32_t *n, const char *s)
{
	int i = s == NULL ? -1 : find(names, *n, s);

	if (i >= 0 || s == NULL)
		return i;
	if (*n == FORM_NAMES) {
		klex_fail(&p->lex, "a form has at most 12 names of a kind");
		return -1;
	}
	names[*n] = s;
	return (int)(*n)++;
}

static int loop_number(const kparse *p, const char *s)
{
	for (uint32_t i = p->f->nloops; s != NULL && i-- > 0;)
		if (p->f->loop[i].visible && strcmp(p->f->loop[i].name, s) == 0)
			return (int)i;
	return -1;
}

/* The last loop of that name, in sight or not. */
static int past_loop(const kparse *p, const char *s)
{
	for (uint32_t i = p->f->nloops; s != NULL && i-- > 0;)
		if (strcmp(p->f->loop[i].name, s) == 0)
			return (int)i;
	return -1;
}

static bool omitted(const kparse *p, const char *s)
{
	int k = s == NULL ? -1 : find(p->optional, p->noptional, s);

	return k >= 0 && (p->omit >> k & 1) != 0;
}

/* LOOP [..] [?]: its number, -1 when it is left out or wrong. */
static int declare(kparse *p, uint32_t scope)
{
	const char *s = kparse_name(p);
	bool pack = accept(p, '.'), optional = accept(p, '?');
	form_loop *l;

	if (s == NULL)
		return -1;
	if (optional && find(p->optional, p->noptional, s) < 0) {
		if (p->noptional == FORM_OPTIONAL) {
			klex_fail(&p->lex, "a form has at most 6 optional loops");
			return -1;
		}
		p->optional[p->noptional++] = s;
	}
	if (omitted(p, s))
		return -1;
	if (p->f->nloops == FORM_LOOPS) {
		klex_fail(&p->lex, "a form has at most 16 loops");
		return -1;
	}
	l = &p->f->loop[p->f->nloops];
	*l = (form_loop){.name = s, .pack = pack, .scope = scope, .visible = true};
	return (int)p->f->nloops++;
}

/* a*l or l; adds to the dimension. */
static void term(kparse *p, cx_pdim *d)
{
	const char *s = kparse_name(p);
	int param = -1, l;

	if (accept(p, '*')) {
		param = intern(p, p->f->param, &p->f->nparams, s);
		s = kparse_name(p);
	}
	accept(p, '.'); /* marks may be repeated */
	accept(p, '?');
	if (omitted(p, s))
		return;
	l = loop_number(p, s);
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

static const cx *operand(kparse *p, const char *name);

/* One dimension of an operand; false: nothing left of it. */
static bool dimension(kparse *p, cx_paccess *at)
{
	cx_pdim d = {.param = {-1, -1}};
	klex before = p->lex;
	const char *s = kparse_name(p);

	if (s == NULL)
		return false;
	if (p->lex.kind == '[') {
		d.n = 0;
		at->indirect = operand(p, s);
		if (at->indirect == NULL)
			return false;
	} else {
		p->lex = before;
		do
			term(p, &d);
		while (p->lex.st == SMR_OK && accept(p, '+'));
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

/* NAME "[" dimensions "]" */
static const cx *operand(kparse *p, const char *name)
{
	cx_paccess *at = smr_arena_alloc(p->m.arena, sizeof(*at));
	int k = intern(p, p->f->operand, &p->f->noperands, name);
	cx *e;

	if (at == NULL || k < 0)
		return made(p, NULL);
	if (++p->depth > MAX_NESTING)
		return bad(p, "nested too deeply");
	at->operand = (uint32_t)k;
	expect(p, '[', "expected [");
	do
		dimension(p, at);
	while (p->lex.st == SMR_OK && accept(p, ','));
	expect(p, ']', "expected , or ]");
	p->depth--;
	e = p->lex.st == SMR_OK ? cx_new(&p->m, CX_READ, SMR_DTYPE_COUNT, 0, NULL) : NULL;
	if (e == NULL)
		return made(p, NULL);
	e->pat = at;
	e->loops = access_loops(at);
	return e;
}

/* "0 <= affine < H": two forms >= 0; NULL also when all its loops are left out (*none). */
static const cx *condition(kparse *p, bool *none)
{
	cx_affine a = {.pad = -1, .limit = -1}, *half;
	const cx *two[2];
	uint64_t loops = 0;
	bool minus = false;

	if (p->lex.kind != 'n' || p->lex.num != 0)
		return bad(p, "expected 0 <= index < SIZE");
	klex_next(&p->lex);
	expect(p, 'l', "expected <=");
	do {
		const char *s = kparse_name(p);
		int param = -1, l;

		if (accept(p, '*')) {
			param = intern(p, p->f->param, &p->f->nparams, s);
			s = kparse_name(p);
		}
		if (s == NULL || a.n == CX_MAX_AFFINE)
			return bad(p, "expected param*loop");
		l = loop_number(p, s);
		if (minus && param < 0 && l < 0) {
			a.pad = intern(p, p->f->param, &p->f->nparams, s);
		} else if (l >= 0 && !minus) {
			a.loop[a.n] = l;
			a.param[a.n++] = param;
			loops |= 1ull << l;
		} else if (!omitted(p, s)) {
			return bad(p, "expected param*loop, or - PAD at the end");
		}
		minus = p->lex.kind == '-';
	} while (p->lex.st == SMR_OK && (accept(p, '+') || accept(p, '-')));
	expect(p, '<', "expected <");
	*none = a.n == 0;
	for (int k = 0; k < 2; k++) {
		cx *e = cx_new(&p->m, CX_GE0, SMR_I1, 0, NULL);

		half = smr_arena_memdup(p->m.arena, &a, sizeof(a));
		if (e == NULL || half == NULL)
			return made(p, NULL);
		e->affine = half;
		e->loops = loops;
		two[k] = e;
	}
	half->limit = intern(p, p->f->param, &p->f->nparams, kparse_name(p));
	return p->lex.st == SMR_OK && half->limit >= 0 ? made(p, cx_and(&p->m, 2, two)) : NULL;
}

static const cx *where(kparse *p)
{
	const cx *all = NULL;

	do {
		bool none;
		const cx *c = condition(p, &none), *two[2] = {all, c};

		if (c == NULL)
			return NULL;
		if (!none)
			all = all == NULL ? c : made(p, cx_and(&p->m, 2, two));
	} while (accept(p, ','));
	return all;
}

static const struct {
	const char *name;
	cx_rop rop;
} folds[] = {
	{"sum", CX_ROP_ADD},       {"prod", CX_ROP_MUL},
	{"max", CX_ROP_ANYMAX},    {"min", CX_ROP_ANYMIN},
	{"argmax", CX_ROP_ARGMAX}, {"argmax_last", CX_ROP_ARGMAX_LE},
	{"argmin", CX_ROP_ARGMIN}, {"argmin_last", CX_ROP_ARGMIN_LE},
};

/* FOLD "(" is read. */
static const cx *fold(kparse *p, cx_rop rop)
{
	uint64_t loops = 0;
	const cx *pred = NULL, *body, *e;
	uint32_t first = p->f->nloops, scope = ++p->f->scopes;

	do {
		int l = declare(p, scope);

		if (l >= 0)
			loops |= 1ull << l;
	} while (p->lex.st == SMR_OK && accept(p, ','));
	if (klex_is(&p->lex, "where")) {
		klex_next(&p->lex);
		pred = where(p);
	}
	expect(p, ':', "expected : before what the fold is over");
	body = expr(p);
	expect(p, ')', "expected )");
	for (uint32_t l = first; l < p->f->nloops; l++)
		p->f->loop[l].visible = false;
	if (body == NULL || p->lex.st != SMR_OK || loops == 0)
		return body;
	e = rop == CX_ROP_ADD ? cx_sum(&p->m, SMR_DTYPE_COUNT, loops, body, pred)
			      : cx_fold(&p->m, rop, SMR_DTYPE_COUNT, loops, body, pred, NULL);
	return e;
}

static const cx *scan(kparse *p, bool exclusive)
{
	int l = loop_number(p, kparse_name(p));
	const cx *body;
	cx *e;

	if (l < 0)
		return bad(p, "a scan runs along a loop of the result");
	expect(p, ':', "expected : before what the scan is over");
	body = expr(p);
	expect(p, ')', "expected )");
	e = body == NULL ? NULL : cx_new(&p->m, CX_SCAN, SMR_DTYPE_COUNT, 1, &body);
	if (e == NULL)
		return NULL;
	e->bound = 1ull << l;
	e->loops |= e->bound;
	e->neg = exclusive;
	return e;
}

static const cx *extent(kparse *p)
{
	cx *e = cx_new(&p->m, CX_EXTENT, SMR_DTYPE_COUNT, 0, NULL);

	do {
		const char *s = kparse_name(p);
		int l = past_loop(p, s);

		if (l < 0 && !omitted(p, s))
			return bad(p, "extent() takes loops");
		if (l >= 0 && e != NULL)
			e->bound |= 1ull << l;
	} while (accept(p, ','));
	expect(p, ')', "expected )");
	return e;
}

static const cx *call(kparse *p, const char *name)
{
	const cx *arg[3];
	uint32_t n = 0;
	smr_op op;

	for (size_t i = 0; i < sizeof(folds) / sizeof(folds[0]); i++)
		if (strcmp(name, folds[i].name) == 0)
			return fold(p, folds[i].rop);
	if (strcmp(name, "scan") == 0 || strcmp(name, "xscan") == 0)
		return scan(p, name[0] == 'x');
	if (strcmp(name, "extent") == 0)
		return extent(p);
	if (!smr_op_parse(name, strlen(name), &op) || smr_op_kind_of(op) != SMR_KIND_ELEMENT)
		return bad(p, "no operator or fold has this name");
	do
		arg[n++] = expr(p);
	while (p->lex.st == SMR_OK && n < 3 && accept(p, ','));
	expect(p, ')', "expected , or )");
	if ((int)n != smr_op_arity(op))
		return bad(p, "another number of arguments is needed");
	return cx_op(&p->m, op, SMR_DTYPE_COUNT, n, arg);
}

static const cx *number(kparse *p)
{
	double v[8];
	uint32_t n = 0;
	cx *e;

	do {
		if (p->lex.kind != 'n' || n == 8)
			return bad(p, "expected a number, at most 8 alternatives");
		v[n++] = p->lex.num;
		klex_next(&p->lex);
	} while (accept(p, '|'));
	e = cx_new(&p->m, CX_NUM, SMR_DTYPE_COUNT, 0, NULL);
	if (e == NULL)
		return NULL;
	e->num = v[0];
	if (n > 1) {
		e->nalt = n;
		e->alt = smr_arena_memdup(p->m.arena, v, n * sizeof(*v));
		if (e->alt == NULL)
			return NULL;
	}
	return e;
}

static const cx *named(kparse *p, const char *s)
{
	int l = loop_number(p, s), k;
	cx *e;

	if (l >= 0) {
		e = cx_new(&p->m, CX_INDEX, SMR_DTYPE_COUNT, 0, NULL);
		if (e != NULL) {
			e->id = (uint32_t)l;
			e->loops = 1ull << l;
		}
		return e;
	}
	k = intern(p, p->f->scalar, &p->f->nscalars, s);
	e = k < 0 ? NULL : cx_new(&p->m, CX_SCALAR, SMR_DTYPE_COUNT, 0, NULL);
	if (e != NULL)
		e->id = (uint32_t)k;
	return e;
}

static const cx *primary(kparse *p)
{
	const char *s;
	const cx *e;

	if (p->lex.kind == 'n')
		return number(p);
	if (accept(p, '(')) {
		e = expr(p);
		expect(p, ')', "expected )");
		return e;
	}
	s = kparse_name(p);
	if (s == NULL)
		return NULL;
	if (p->lex.kind == '[')
		return operand(p, s);
	return accept(p, '(') ? call(p, s) : named(p, s);
}

static const cx *unary(kparse *p)
{
	const cx *e;

	if (!accept(p, '-'))
		return made(p, primary(p));
	if (++p->depth > MAX_NESTING)
		return bad(p, "nested too deeply");
	e = unary(p);
	p->depth--;
	return cx_neg(&p->m, e);
}

static const cx *binary(kparse *p, smr_op op, const cx *a, const cx *b)
{
	const cx *two[2] = {a, b};

	return a == NULL || b == NULL ? NULL : cx_op(&p->m, op, SMR_DTYPE_COUNT, 2, two);
}

static const cx *product(kparse *p)
{
	const cx *e = unary(p);

	while (e != NULL && (p->lex.kind == '*' || p->lex.kind == '/')) {
		smr_op op = p->lex.kind == '*' ? SMR_OP_mul : SMR_OP_div;

		klex_next(&p->lex);
		e = binary(p, op, e, unary(p));
	}
	return e;
}

static const cx *sum(kparse *p)
{
	const cx *e = product(p);

	while (e != NULL && (p->lex.kind == '+' || p->lex.kind == '-')) {
		smr_op op = p->lex.kind == '+' ? SMR_OP_add : SMR_OP_sub;

		klex_next(&p->lex);
		e = binary(p, op, e, product(p));
	}
	return e;
}

static const cx *compare(kparse *p)
{
	static const char kinds[] = "<>lge";
	static const smr_op ops[] = {SMR_OP_lt, SMR_OP_gt, SMR_OP_le, SMR_OP_ge, SMR_OP_eq};
	const cx *e = sum(p);
	const char *k = p->lex.kind == 0 ? NULL : strchr(kinds, p->lex.kind);

	if (e == NULL || k == NULL)
		return e;
	klex_next(&p->lex);
	return binary(p, ops[k - kinds], e, sum(p));
}

static const cx *expr(kparse *p)
{
	const cx *c, *a, *b;

	if (++p->depth > MAX_NESTING)
		return bad(p, "nested too deeply");
	c = compare(p);
	if (c != NULL && accept(p, '?')) {
		a = expr(p);
		expect(p, ':', "expected : and the other value");
		b = a == NULL ? NULL : expr(p);
		c = cx_select(&p->m, SMR_DTYPE_COUNT, c, a, b);
	}
	p->depth--;
	return made(p, c);
}

/* The place stored to: declares the loops of the domain. */
static void result(kparse *p)
{
	cx_paccess *at = &p->f->store;

	intern(p, p->f->operand, &p->f->noperands, kparse_name(p));
	if (!accept(p, '['))
		return;
	p->f->has_store = true;
	do {
		cx_pdim d = {.n = 1, .param = {-1, -1}};
		klex before = p->lex;
		const char *s = kparse_name(p);

		if (s == NULL)
			return;
		if (accept(p, '[')) { /* through an index array: its loops are the domain */
			do
				declare(p, 0);
			while (p->lex.st == SMR_OK && accept(p, ','));
			if (p->lex.st != SMR_OK)
				return;
			p->lex = before;
			kparse_name(p);
			at->indirect = operand(p, s);
			d.n = 0;
		} else {
			p->lex = before;
			d.loop[0] = declare(p, 0);
			if (d.loop[0] < 0)
				continue;
			d.pack = p->f->loop[d.loop[0]].pack;
		}
		if (at->ndims == SMR_MAX_RANK)
			klex_fail(&p->lex, "a result has at most 8 dimensions");
		else
			at->dim[at->ndims++] = d;
	} while (p->lex.st == SMR_OK && accept(p, ','));
	expect(p, ']', "expected , or ]");
}

smr_status kparse_form(kparse *p)
{
	result(p);
	expect(p, '=', "expected =");
	p->f->value = p->lex.st == SMR_OK ? expr(p) : NULL;
	return p->lex.st;
}
