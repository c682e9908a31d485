/* Parses forms of kernels in index notation, by recursive descent, into canonical trees.
 *
 *   form     = result "=" expr
 *   result   = NAME [ "[" decl { "," decl } "]" ]      decl    = LOOP [".."] ["?"] | operand
 *   expr     = compare [ "?" expr ":" expr ]           sum     = product { ("+"|"-") product }
 *   compare  = sum [ ("<"|">"|"<="|">="|"==") sum ]    product = unary { ("*"|"/") unary }
 *   primary  = number { "|" number } | operand | SCALAR | LOOP | OP "(" expr { "," expr } ")"
 *            | FOLD "(" decl { "," decl } [ "where" cond { "," cond } ] ":" expr ")"
 *            | FOLD "(" LOOP "of" operand ":" expr ")"
 *            | "inside" "(" cond { "," cond } ":" expr ")"
 *            | "scan" "(" LOOP ":" expr ")" | "extent" "(" LOOP { "," LOOP } ")" | "(" expr ")"
 *   cond     = "0" "<=" affine "<" PARAM
 *
 * ".." marks a pack (one or more loops), "?" a loop that may be missing. */
#include <string.h>

#include "identify/library/kparse.h"

static const cx *parse_kernel_expr(kparse *p);

static const struct {
	const char *name;
	cx_rop rop;
} folds[] = {
	{"sum", CX_ROP_ADD},       {"prod", CX_ROP_MUL},
	{"max", CX_ROP_ANYMAX},    {"min", CX_ROP_ANYMIN},
	{"argmax", CX_ROP_ARGMAX}, {"argmax_last", CX_ROP_ARGMAX_LE},
	{"argmin", CX_ROP_ARGMIN}, {"argmin_last", CX_ROP_ARGMIN_LE},
};

/* Parses a range: the loop runs from the operand's element to the next one. */
static const cx *parse_range(kparse *p, uint64_t loops)
{
	const char *s;
	const cx *ends;
	cx *e;

	klex_next(&p->lex);
	if (loops == 0 || (loops & (loops - 1)) != 0)
		return kp_bad(p, "one loop goes over a range");
	s = kparse_name(p);
	ends = s == NULL ? NULL : kp_operand(p, s);
	e = ends == NULL ? NULL : cx_new(&p->m, CX_RANGE, SMR_I1, 1, &ends);
	if (e == NULL)
		return kp_made(p, NULL);
	e->id = (uint32_t)__builtin_ctzll(loops);
	e->loops |= loops;
	return e;
}

/* Parses a fold after FOLD "(". */
static const cx *parse_fold(kparse *p, cx_rop rop)
{
	uint64_t loops = 0;
	const cx *pred = NULL, *body, *e;
	uint32_t first = p->f->nloops, scope = ++p->f->scopes;

	do {
		int l = kp_declare(p, scope);

		if (l >= 0)
			loops |= 1ull << l;
	} while (p->lex.st == SMR_OK && kp_accept(p, ','));
	if (klex_is(&p->lex, "where")) {
		klex_next(&p->lex);
		pred = kp_where(p);
	} else if (klex_is(&p->lex, "of")) {
		pred = parse_range(p, loops);
	}
	kp_expect(p, ':', "expected : before what the fold is over");
	body = parse_kernel_expr(p);
	kp_expect(p, ')', "expected )");
	for (uint32_t l = first; l < p->f->nloops; l++)
		p->f->loop[l].visible = false;
	if (body == NULL || p->lex.st != SMR_OK || loops == 0)
		return body;
	e = rop == CX_ROP_ADD ? cx_sum(&p->m, SMR_DTYPE_COUNT, loops, body, pred)
			      : cx_fold(&p->m, rop, SMR_DTYPE_COUNT, loops, body, pred, NULL);
	return e;
}

static const cx *parse_scan(kparse *p, bool exclusive)
{
	int l = kp_loop_number(p, kparse_name(p));
	const cx *body;
	cx *e;

	if (l < 0)
		return kp_bad(p, "a scan runs along a loop of the result");
	kp_expect(p, ':', "expected : before what the scan is over");
	body = parse_kernel_expr(p);
	kp_expect(p, ')', "expected )");
	e = body == NULL ? NULL : cx_new(&p->m, CX_SCAN, SMR_DTYPE_COUNT, 1, &body);
	if (e == NULL)
		return NULL;
	e->bound = 1ull << l;
	e->loops |= e->bound;
	e->neg = exclusive;
	return e;
}

static const cx *parse_extent(kparse *p)
{
	cx *e = cx_new(&p->m, CX_EXTENT, SMR_DTYPE_COUNT, 0, NULL);

	do {
		const char *s = kparse_name(p);
		int l = kp_past_loop(p, s);

		if (l < 0 && !kp_omitted(p, s))
			return kp_bad(p, "extent() takes loops");
		if (l >= 0 && e != NULL)
			e->bound |= 1ull << l;
	} while (kp_accept(p, ','));
	kp_expect(p, ')', "expected )");
	return e;
}

/* Parses a value that is 0 where the conditions do not hold. */
static const cx *parse_inside(kparse *p)
{
	const cx *where = kp_where(p), *e;

	kp_expect(p, ':', "expected : before what counts there");
	e = parse_kernel_expr(p);
	kp_expect(p, ')', "expected )");
	if (e == NULL || where == NULL || p->lex.st != SMR_OK)
		return e;
	return cx_select(&p->m, SMR_DTYPE_COUNT, where, e, cx_num(&p->m, SMR_DTYPE_COUNT, 0));
}

static const cx *parse_call(kparse *p, const char *name)
{
	const cx *arg[3];
	uint32_t n = 0;
	smr_op op;

	for (size_t i = 0; i < sizeof(folds) / sizeof(folds[0]); i++)
		if (strcmp(name, folds[i].name) == 0)
			return parse_fold(p, folds[i].rop);
	if (strcmp(name, "scan") == 0 || strcmp(name, "xscan") == 0)
		return parse_scan(p, name[0] == 'x');
	if (strcmp(name, "extent") == 0)
		return parse_extent(p);
	if (strcmp(name, "inside") == 0)
		return parse_inside(p);
	if (!smr_op_parse(name, strlen(name), &op) || smr_op_kind_of(op) != SMR_KIND_ELEMENT)
		return kp_bad(p, "no operator or fold has this name");
	do
		arg[n++] = parse_kernel_expr(p);
	while (p->lex.st == SMR_OK && n < 3 && kp_accept(p, ','));
	kp_expect(p, ')', "expected , or )");
	if ((int)n != smr_op_arity(op))
		return kp_bad(p, "another number of arguments is needed");
	return cx_op(&p->m, op, SMR_DTYPE_COUNT, n, arg);
}

static const cx *parse_number(kparse *p)
{
	double v[8];
	uint32_t n = 0;
	cx *e;

	do {
		if (p->lex.kind != 'n' || n == 8)
			return kp_bad(p, "expected a number, at most 8 alternatives");
		v[n++] = p->lex.num;
		klex_next(&p->lex);
	} while (kp_accept(p, '|'));
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

static const cx *parse_named(kparse *p, const char *s)
{
	int l = kp_loop_number(p, s), k;
	cx *e;

	if (l >= 0) {
		e = cx_new(&p->m, CX_INDEX, SMR_DTYPE_COUNT, 0, NULL);
		if (e != NULL) {
			e->id = (uint32_t)l;
			e->loops = 1ull << l;
		}
		return e;
	}
	k = kp_intern(p, p->f->scalar, &p->f->nscalars, s);
	e = k < 0 ? NULL : cx_new(&p->m, CX_SCALAR, SMR_DTYPE_COUNT, 0, NULL);
	if (e != NULL)
		e->id = (uint32_t)k;
	return e;
}

static const cx *parse_primary(kparse *p)
{
	const char *s;
	const cx *e;

	if (p->lex.kind == 'n')
		return parse_number(p);
	if (kp_accept(p, '(')) {
		e = parse_kernel_expr(p);
		kp_expect(p, ')', "expected )");
		return e;
	}
	s = kparse_name(p);
	if (s == NULL)
		return NULL;
	if (p->lex.kind == '[')
		return kp_operand(p, s);
	return kp_accept(p, '(') ? parse_call(p, s) : parse_named(p, s);
}

static const cx *parse_unary(kparse *p)
{
	const cx *e;

	if (!kp_accept(p, '-'))
		return kp_made(p, parse_primary(p));
	if (++p->depth > MAX_NESTING)
		return kp_bad(p, "nested too deeply");
	e = parse_unary(p);
	p->depth--;
	return cx_neg(&p->m, e);
}

static const cx *make_binary(kparse *p, smr_op op, const cx *a, const cx *b)
{
	const cx *two[2] = {a, b};

	return a == NULL || b == NULL ? NULL : cx_op(&p->m, op, SMR_DTYPE_COUNT, 2, two);
}

static const cx *parse_product(kparse *p)
{
	const cx *e = parse_unary(p);

	while (e != NULL && (p->lex.kind == '*' || p->lex.kind == '/')) {
		smr_op op = p->lex.kind == '*' ? SMR_OP_mul : SMR_OP_div;

		klex_next(&p->lex);
		e = make_binary(p, op, e, parse_unary(p));
	}
	return e;
}

static const cx *parse_sum(kparse *p)
{
	const cx *e = parse_product(p);

	while (e != NULL && (p->lex.kind == '+' || p->lex.kind == '-')) {
		smr_op op = p->lex.kind == '+' ? SMR_OP_add : SMR_OP_sub;

		klex_next(&p->lex);
		e = make_binary(p, op, e, parse_product(p));
	}
	return e;
}

static const cx *parse_comparison(kparse *p)
{
	static const char kinds[] = "<>lge";
	static const smr_op ops[] = {SMR_OP_lt, SMR_OP_gt, SMR_OP_le, SMR_OP_ge, SMR_OP_eq};
	const cx *e = parse_sum(p);
	const char *k = p->lex.kind == 0 ? NULL : strchr(kinds, p->lex.kind);

	if (e == NULL || k == NULL)
		return e;
	klex_next(&p->lex);
	return make_binary(p, ops[k - kinds], e, parse_sum(p));
}

static const cx *parse_kernel_expr(kparse *p)
{
	const cx *c, *a, *b;

	if (++p->depth > MAX_NESTING)
		return kp_bad(p, "nested too deeply");
	c = parse_comparison(p);
	if (c != NULL && kp_accept(p, '?')) {
		a = parse_kernel_expr(p);
		kp_expect(p, ':', "expected : and the other value");
		b = a == NULL ? NULL : parse_kernel_expr(p);
		c = cx_select(&p->m, SMR_DTYPE_COUNT, c, a, b);
	}
	p->depth--;
	return kp_made(p, c);
}

smr_status kparse_form(kparse *p)
{
	kp_result(p);
	kp_expect(p, '=', "expected =");
	p->f->value = p->lex.st == SMR_OK ? parse_kernel_expr(p) : NULL;
	return p->lex.st;
}
