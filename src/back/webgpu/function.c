/* Functions that the CPU's code generator computes by polynomials (codegen/emit), from the same
 * source: straight-line IR without fused multiply-adds, whose lines become lines of WGSL.
 *
 * Values have the same names. Comparisons of floats are functions on bits (math.c), since WGSL may
 * assume that there is no NaN. Compilers of WGSL may replace (a + b) - a by b, which is the number
 * whose rounding error is computed: such a sum passes through smr_exact(), which they cannot see
 * through. A compiler that fuses a product and a sum makes errors no less exact. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/webgpu/own.h"
#include "back/webgpu/scalar.h"
#include "base/data/vec.h"
#include "ir/graph/value.h"

enum { WORD = 40, ARGUMENTS = 3 };

/* An instruction: "%t3 = fcmp olt float %x, 0x3FF0000000000000" */
typedef struct line {
	char to[WORD], op[WORD], how[WORD], type[WORD], last[WORD]; /* last: a cast's type */
	char arg[ARGUMENTS][WORD], of[ARGUMENTS][WORD];             /* of: its type */
	int n;
} line;

typedef SMR_VEC(line) lines;

/* ---- reading ------------------------------------------------------------------------------------
 */

/* Copies the next word; ends at blanks, commas and parentheses. */
static const char *next_word(const char *at, char out[WORD])
{
	size_t n;

	at += strspn(at, " ,()");
	n = strcspn(at, " ,()\n");
	snprintf(out, WORD, "%.*s", (int)(n < WORD ? n : WORD - 1), at);
	return at + n;
}

static bool is(const char *a, const char *b)
{
	return strcmp(a, b) == 0;
}

static bool is_type(const char *word)
{
	return is(word, "float") || is(word, "i32") || is(word, "i1");
}

/* Reads arguments, each of which may have a type before it. */
static void read_arguments(const char *at, line *l)
{
	char word[WORD], type[WORD];

	memcpy(type, l->type, WORD);
	for (at = next_word(at, word); word[0] != '\0'; at = next_word(at, word)) {
		if (is_type(word))
			memcpy(type, word, WORD);
		else if (l->n < ARGUMENTS && !is(word, "to")) {
			memcpy(l->of[l->n], type, WORD);
			memcpy(l->arg[l->n++], word, WORD);
		}
	}
	memcpy(l->last, type, WORD);
}

static void read_line(const char *at, line *l)
{
	char equals[WORD];

	*l = (line){.n = 0};
	at = next_word(next_word(next_word(at, l->to), equals), l->op);
	if (is(l->op, "fcmp") || is(l->op, "icmp"))
		at = next_word(at, l->how);
	at = next_word(at, l->type);
	if (is(l->op, "call"))
		at = next_word(at, l->how);
	if (is(l->op, "select")) { /* its type is that of the values */
		at = next_word(at, l->arg[l->n]);
		memcpy(l->of[l->n++], "i1", 3);
	}
	read_arguments(at, l);
}

static smr_status read_all(const char *ir, lines *all)
{
	for (const char *at = ir; *at != '\0';) {
		size_t n = strcspn(at, "\n");
		char text[400];
		line l;

		snprintf(text, sizeof(text), "%.*s", (int)(n < sizeof(text) ? n : 0), at);
		read_line(text, &l);
		SMR_TRY(smr_vec_push(all, l));
		at += n + (at[n] == '\n');
	}
	return SMR_OK;
}

/* ---- sums whose rounding counts -----------------------------------------------------------------
 */

static const line *find_line(const lines *all, const char *name)
{
	for (size_t i = all->n; name[0] == '%' && i-- > 0;)
		if (is(all->v[i].to, name))
			return &all->v[i];
	return NULL;
}

/* Without its negation. */
static const char *magnitude(const lines *all, const char *name)
{
	const line *l = find_line(all, name);

	if (l != NULL && is(l->op, "fneg"))
		return magnitude(all, l->arg[0]);
	return name;
}

static bool is_constant(const lines *all, const char *name)
{
	const line *l = find_line(all, name);

	if (name[0] != '%')
		return true;
	if (l == NULL || (!is(l->op, "fadd") && !is(l->op, "fsub") && !is(l->op, "fmul")))
		return false;
	return is_constant(all, l->arg[0]) && is_constant(all, l->arg[1]);
}

/* Whether argument @p i of a sum is a sum, too, which has a part in common with the other argument,
 * or both have a constant. */
static bool is_rounded(const lines *all, const line *l, int i)
{
	const char *name = magnitude(all, l->arg[i]), *other = magnitude(all, l->arg[1 - i]);
	const line *of = find_line(all, name);

	if (of == NULL || (!is(of->op, "fadd") && !is(of->op, "fsub")))
		return false;
	for (int k = 0; k < 2; k++) {
		const char *part = magnitude(all, of->arg[k]);

		if (is(part, other) || (is_constant(all, part) && is_constant(all, other)))
			return true;
	}
	return false;
}

/* ---- writing ------------------------------------------------------------------------------------
 */

static void put_float(const char *text, char out[WORD])
{
	uint64_t bits = strtoull(text, NULL, 16);
	double v;

	memcpy(&v, &bits, sizeof(v));
	if (v != v)
		snprintf(out, WORD, "smr_nan()");
	else if (v > 3.5e38 || v < -3.5e38)
		snprintf(out, WORD, "%ssmr_infinity()", v < 0 ? "-" : "");
	else
		snprintf(out, WORD, "%af", v);
}

/* A name or a literal. */
static void put_value(const char *text, const char *type, char out[WORD])
{
	if (text[0] == '%')
		snprintf(out, WORD, "%s", text + 1);
	else if (is(type, "float"))
		put_float(text, out);
	else if (is(type, "i32"))
		snprintf(out, WORD, "i32(0x%xu)", (unsigned)(uint32_t)strtoll(text, NULL, 10));
	else
		snprintf(out, WORD, "%s", text);
}

/* clang-format off: a table */
/* By the instruction, and by how it compares, what it calls or its type: text with the arguments.
 */
static const struct {
	const char *op, *how, *text;
} rules[] = {
	{"fadd", "", "%s + %s"},
	{"fsub", "", "%s - %s"},
	{"fmul", "", "%s * %s"},
	{"fdiv", "", "%s / %s"},
	{"fneg", "", "-%s"},
	{"add", "", "%s + %s"},
	{"sub", "", "%s - %s"},
	{"mul", "", "%s * %s"},
	{"and", "", "%s & %s"},
	{"or", "", "%s | %s"},
	{"xor", "i1", "%s != %s"},
	{"xor", "", "%s ^ %s"},
	{"shl", "", "%s << u32(%s)"},
	{"ashr", "", "%s >> u32(%s)"},
	{"lshr", "", "bitcast<i32>(bitcast<u32>(%s) >> u32(%s))"},
	{"icmp", "eq", "%s == %s"},
	{"icmp", "ne", "%s != %s"},
	{"icmp", "slt", "%s < %s"},
	{"icmp", "sle", "%s <= %s"},
	{"icmp", "sgt", "%s > %s"},
	{"icmp", "sge", "%s >= %s"},
	{"icmp", "ult", "bitcast<u32>(%s) < bitcast<u32>(%s)"},
	{"icmp", "ule", "bitcast<u32>(%s) <= bitcast<u32>(%s)"},
	{"icmp", "ugt", "bitcast<u32>(%s) > bitcast<u32>(%s)"},
	{"icmp", "uge", "bitcast<u32>(%s) >= bitcast<u32>(%s)"},
	{"fcmp", "oeq", "smr_equal(%s, %s)"},
	{"fcmp", "une", "!smr_equal(%s, %s)"},
	{"fcmp", "olt", "smr_less(%s, %s)"},
	{"fcmp", "ole", "smr_at_most(%s, %s)"},
	{"fcmp", "ogt", "smr_more(%s, %s)"},
	{"fcmp", "oge", "smr_at_least(%s, %s)"},
	{"fcmp", "ult", "!smr_at_least(%s, %s)"},
	{"fcmp", "ule", "!smr_more(%s, %s)"},
	{"fcmp", "ugt", "!smr_at_most(%s, %s)"},
	{"fcmp", "uge", "!smr_less(%s, %s)"},
	{"fcmp", "uno", "smr_unordered(%s, %s)"},
	{"fcmp", "ord", "!smr_unordered(%s, %s)"},
	{"fcmp", "ueq", "smr_unordered_or_equal(%s, %s)"},
	{"fcmp", "one", "!smr_unordered_or_equal(%s, %s)"},
	{"select", "", "select(%3$s, %2$s, %1$s)"},
	{"bitcast", "float", "bitcast<i32>(%s)"},
	{"bitcast", "i32", "bitcast<f32>(%s)"},
	{"sitofp", "", "f32(%s)"},
	{"uitofp", "", "f32(bitcast<u32>(%s))"},
	{"fptosi", "", "smr_to_i32(%s)"},
	{"zext", "i1", "select(0i, 1i, %s)"},
	{"call", "@llvm.sqrt.f32", "sqrt(%s)"},
	{"call", "@llvm.trunc.f32", "trunc(%s)"},
	{"call", "@llvm.floor.f32", "floor(%s)"},
	{"call", "@llvm.ceil.f32", "ceil(%s)"},
	{"call", "@llvm.rint.f32", "round(%s)"},
	{"call", "@llvm.fabs.f32", "abs(%s)"},
	{"call", "@llvm.copysign.f32", "smr_with_sign(%s, %s)"},
};
/* clang-format on */

static const char *find_rule(const line *l)
{
	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		const char *how = rules[i].how;

		if (is(rules[i].op, l->op) &&
		    (how[0] == '\0' || is(how, l->how) || is(how, l->type)))
			return rules[i].text;
	}
	return NULL;
}

/* Appends a line in WGSL; false: it has none. */
static bool put_line(const lines *all, const line *l, smr_str *out)
{
	bool sum = is(l->op, "fadd") || is(l->op, "fsub");
	char a[ARGUMENTS][WORD + 16] = {"", "", ""}, value[WORD];
	const char *rule = find_rule(l);

	if (rule == NULL || l->to[0] != '%')
		return false;
	for (int i = 0; i < l->n; i++) {
		bool rounded = sum && is_rounded(all, l, i);

		put_value(l->arg[i], l->of[i], value);
		snprintf(a[i], sizeof(a[i]), rounded ? "smr_exact(%s)" : "%s", value);
	}
	smr_str_printf(out, "  let %s = ", l->to + 1);
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-nonliteral"
	smr_str_printf(out, rule, a[0], a[1], a[2]);
#pragma clang diagnostic pop
	smr_str_puts(out, ";\n");
	return true;
}

static smr_status put_lines(const char *ir, smr_str *out)
{
	lines all = {0};
	smr_status st = read_all(ir, &all);

	for (size_t i = 0; st == SMR_OK && i < all.n; i++)
		if (!put_line(&all, &all.v[i], out))
			st = smr_fail(SMR_EUNSUPPORTED, "%s %s %s in WGSL", all.v[i].op,
				      all.v[i].how, all.v[i].type);
	smr_vec_free(&all);
	return st;
}

static smr_status put_function(smr_op op, smr_str *out)
{
	smr_str ir = {0};
	char result[28], value[WORD];
	smr_status st = wgsl_scalar_ir(op, SMR_F32, &ir, result);

	if (st == SMR_OK) {
		smr_str_printf(out, "fn smr_op_%s(x: f32%s) -> f32 {\n", smr_op_name(op),
			       smr_op_arity(op) > 1 ? ", y: f32" : "");
		st = put_lines(smr_str_text(&ir), out);
		put_value(result, "float", value);
		smr_str_printf(out, "  return %s;\n}\n", value);
	}
	smr_str_free(&ir);
	return st;
}

/* ---- functions that are used --------------------------------------------------------------------
 */

static const smr_op ops[] = {
	SMR_OP_exp,   SMR_OP_exp2, SMR_OP_expm1, SMR_OP_log,   SMR_OP_log2,    SMR_OP_log10,
	SMR_OP_log1p, SMR_OP_tanh, SMR_OP_sinh,  SMR_OP_cosh,  SMR_OP_asinh,   SMR_OP_acosh,
	SMR_OP_atanh, SMR_OP_erf,  SMR_OP_erfc,  SMR_OP_atan,  SMR_OP_atan2,   SMR_OP_asin,
	SMR_OP_acos,  SMR_OP_pow,  SMR_OP_cbrt,  SMR_OP_hypot, SMR_OP_erf_inv, SMR_OP_lgamma,
};

bool wgsl_use_op(wgsl *w, smr_op op)
{
	for (size_t i = 0; i < sizeof(ops) / sizeof(ops[0]); i++) {
		if (ops[i] != op)
			continue;
		w->ops |= UINT64_C(1) << i;
		(void)wgsl_use(w, WGSL_FN_scalar);
		return true;
	}
	return false;
}

smr_status wgsl_put_ops(const wgsl *w, smr_str *out)
{
	for (size_t i = 0; i < sizeof(ops) / sizeof(ops[0]); i++)
		if (w->ops >> i & 1)
			SMR_TRY(put_function(ops[i], out));
	return SMR_OK;
}
