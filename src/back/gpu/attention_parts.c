/* Functions of an attention's stage, which its kernel calls: elements of queries, keys and values,
 * a logit, e to a power, a weight as a short float, and the result of an element. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"
#include "back/gpu/product.h"

#define POINTERS "ptr noalias %%base, ptr noalias %%num, ptr noalias %%scratch"

static const smr_expr number = {.kind = SMR_EXPR_CONST, .type = SMR_F32};

/* Converts a number of registers. */
static nest_val convert(nest_emit *m, smr_dtype from, smr_dtype to, nest_val v)
{
	smr_expr of = number;
	const smr_expr *args[] = {&of};
	smr_expr e = {
		.kind = SMR_EXPR_OP, .op = SMR_OP_convert, .type = to, .nargs = 1, .args = args};

	of.type = from;
	return from == to ? v : nest_apply(m, &e, &v);
}

/* The logit of row %i and key %k of batch %lo, whose score is %s; reads are valid if %in. */
static void write_logit(nest_emit *m, const void *arg)
{
	const nest_attention *a = arg;
	const nest_product *t = &a->scores;
	nest_frame f = {.combining = true, .term = {a->of.scores}, .with = {{.s = "%s"}}};
	nest_val v;

	nest_simt_open(m, "%lo", t->batch, t->nbatch);
	nest_simt_open(m, "%i", t->side[0].order, t->side[0].n);
	nest_simt_open(m, "%k", t->side[1].order, t->side[1].n);
	snprintf(m->mask, sizeof(m->mask), "%%in");
	m->frame[m->nframes++] = &f;
	v = convert(m, a->of.logit->type, SMR_F32, nest_eval(m, a->of.logit));
	m->nframes = 0;
	nest_line(m, "ret float %s", v.s);
}

/* e^x by the GPU's own power of 2: weights that are rounded to f16 or bf16 need no more. The error
 * of x log2(e) is that of its rounding, |x| 2^-24, so a weight that matters is off by 2^-20. */
static void write_short_exp(nest_emit *m)
{
	nest_val y = nest_new(m, false), v = nest_new(m, false);

	nest_line(m, "%s = fmul float %%s, 0x3FF7154760000000", y.s);
	nest_line(m, "%s = call float @smr_d_exp2(float %s)", v.s, y.s);
	nest_line(m, "ret float %s", v.s);
}

/* ... and declares what the kernel calls. */
static void write_exp(nest_emit *m, const void *arg)
{
	const nest_attention *a = arg;
	nest_val x = {.s = "%s"}, v;

	if (a->scores.matrix) {
		write_short_exp(m);
	} else if (!nest_poly(m, SMR_OP_exp, SMR_F32, &x, &v)) {
		nest_unsupported(m, "exp of f32");
		return;
	} else {
		nest_line(m, "ret float %s", v.s);
	}
	nest_declare(m, "float @llvm.maximum.f32(float, float)");
	nest_declare(m, "float @llvm.fma.f32(float, float, float)");
	nest_declare(m, "<4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)");
}

static void write_short(nest_emit *m, const void *arg)
{
	const nest_attention *a = arg;
	smr_dtype t = a->scores.side[0].loaded->type;
	nest_val v = convert(m, SMR_F32, t, (nest_val){.s = "%s"}), bits;

	if (t == SMR_BF16) {
		nest_line(m, "ret i16 %s", v.s);
		return;
	}
	bits = nest_new(m, false);
	nest_line(m, "%s = bitcast half %s to i16", bits.s, v.s);
	nest_line(m, "ret i16 %s", bits.s);
}

static smr_status put_part(nest_plan *p, int k, const char *of, const char *parameters,
			   void (*write)(nest_emit *m, const void *arg), smr_str *out,
			   smr_str *decls)
{
	char head[320];
	nest_body b = {
		.head = head, .write = write, .arg = &p->stages[k].attention, .returns = true};

	snprintf(head, sizeof(head),
		 "define internal %s @smr_nest_%d_%c(" POINTERS ", %sfloat %%s%s) #0 {\nentry:\n",
		 of + 1, k, of[0], parameters, parameters[0] != '\0' ? ", i1 %in" : "");
	return nest_function(p, k, &b, out, decls);
}

smr_status smr_gpu_attention_parts(nest_plan *p, int k, smr_str *out, smr_str *decls)
{
	nest_stage *s = &p->stages[k];
	const nest_attention *a = &s->attention;
	const nest_product *q = &a->scores, *t = &s->product;
	int64_t size[] = {nest_loops_points(p, q->side[0].order, q->side[0].n),
			  nest_loops_points(p, t->sum, t->nsum),
			  nest_loops_points(p, q->sum, q->nsum),
			  nest_loops_points(p, t->side[1].order, t->side[1].n)};

	SMR_TRY(smr_gpu_factor_part(p, k, q, 0, 'a', false, out, decls));
	SMR_TRY(smr_gpu_factor_part(p, k, q, 1, 'b', q->side[1].copies, out, decls));
	SMR_TRY(smr_gpu_factor_part(p, k, t, 1, 'c', t->side[1].copies, out, decls));
	SMR_TRY(put_part(p, k, "lfloat", "i64 %lo, i64 %i, i64 %k, ", write_logit, out, decls));
	SMR_TRY(put_part(p, k, "efloat", "", write_exp, out, decls));
	if (q->matrix)
		SMR_TRY(put_part(p, k, "hi16", "", write_short, out, decls));
	SMR_TRY(smr_gpu_result_part(p, k, out, decls));
	for (size_t i = 0; i < sizeof(size) / sizeof(size[0]); i++)
		(void)nest_num(p, size[i], NEST_STRIDE);
	return SMR_OK;
}
