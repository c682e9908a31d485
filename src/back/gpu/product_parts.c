/* Functions of a product's stage, which its kernel calls: elements of the factors, a step of the
 * sum, and the result of an element, with all that is computed of it. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"
#include "back/cpu/codegen/emit/memory.h"
#include "back/gpu/product.h"

#define POINTERS "ptr noalias %%base, ptr noalias %%num, ptr noalias %%scratch"

static nest_val value_of(const char *name, bool vec)
{
	nest_val v = {.vec = vec};

	snprintf(v.s, sizeof(v.s), "%s", name);
	return v;
}

const char *smr_gpu_lanes(smr_dtype t, int width, char out[40])
{
	if (width == 1)
		snprintf(out, 40, "%s", nest_memory_type(t));
	else
		snprintf(out, 40, "<%d x %s>", width, nest_memory_type(t));
	return out;
}

/* ---- factors -----------------------------------------------------------------------------------
 */

/* A factor of a product. */
typedef struct factor {
	const nest_product *t;
	const nest_side *d;
} factor;

/* Opens the loops of a side at the element %i, %k of batch %lo. */
static void open_side(nest_emit *m, const factor *f)
{
	const nest_product *t = f->t;
	const nest_side *d = f->d;

	nest_simt_open(m, "%lo", t->batch, t->nbatch);
	nest_simt_open(m, "%i", d->order, d->n);
	nest_simt_open(m, "%k", t->sum, t->nsum);
	if (d->width == 1)
		return;
	m->vloop = d->along ? t->sum[t->nsum - 1] : d->order[d->n - 1];
	m->width = d->width;
}

/* Elements are 0 unless %in; the memory that is then read is 0. */
static void write_load(nest_emit *m, const void *arg)
{
	const factor *f = arg;
	const nest_side *d = f->d;
	smr_dtype t = d->loaded->type;
	nest_val v, r;
	char type[40];

	open_side(m, f);
	snprintf(m->mask, sizeof(m->mask), "%%in");
	v = nest_eval(m, d->loaded);
	if (d->width > 1)
		v = nest_splat(m, t, v);
	smr_gpu_lanes(t, d->width, type);
	if (!d->memory) {
		r = nest_new(m, d->width > 1);
		nest_line(m, "%s = select i1 %%in, %s %s, %s zeroinitializer", r.s, type, v.s,
			  type);
		v = r;
	}
	nest_line(m, "ret %s %s", type, v.s);
}

/* The address of 16 bytes, and whether they are there: not behind a border. */
static void write_address(nest_emit *m, const void *arg)
{
	const factor *f = arg;
	const smr_expr *e = f->d->loaded;
	const nest_made *made;
	nest_val in = value_of("%in", false), p, q, a, b;

	open_side(m, f);
	if (nest_is_at_border(e)) {
		nest_val c = nest_eval(m, e->args[0]);

		e = e->args[1];
		q = nest_new(m, false);
		nest_line(m, "%s = and i1 %%in, %s", q.s, c.s);
		in = q;
	}
	made = nest_made_find(m->p, e);
	p = nest_address(m, made != NULL ? made->operand : nest_operand_of(m->p, e));
	p = nest_safe_pointer(m, p, in.s);
	a = nest_new(m, false);
	b = nest_new(m, false);
	nest_line(m, "%s = insertvalue {ptr, i1} poison, ptr %s, 0", a.s, p.s);
	nest_line(m, "%s = insertvalue {ptr, i1} %s, i1 %s, 1", b.s, a.s, in.s);
	nest_line(m, "ret {ptr, i1} %s", b.s);
}

smr_status smr_gpu_factor_part(nest_plan *p, int k, const nest_product *t, int side, char letter,
			       bool copies, smr_str *out, smr_str *decls)
{
	factor f = {t, &t->side[side]};
	char head[320], type[40];
	nest_body b = {.head = head,
		       .write = copies ? write_address : write_load,
		       .arg = &f,
		       .returns = true};

	snprintf(head, sizeof(head),
		 "define internal %s @smr_nest_%d_%c(" POINTERS
		 ", i64 %%lo, i64 %%i, i64 %%k, i1 %%in) #0 {\nentry:\n",
		 copies ? "{ptr, i1}" : smr_gpu_lanes(f.d->loaded->type, f.d->width, type), k,
		 letter);
	return nest_function(p, k, &b, out, decls);
}

static smr_status put_side(nest_plan *p, int k, int side, smr_str *out, smr_str *decls)
{
	const nest_product *t = &p->stages[k].product;

	return smr_gpu_factor_part(p, k, t, side, (char)('a' + side),
				   t->side[0].copies && t->side[1].copies, out, decls);
}

/* ---- the sum -----------------------------------------------------------------------------------
 */

/* Adds the product of %a and the lanes of %b to those of %sum. */
static void write_step(nest_emit *m, const void *arg)
{
	const nest_product *t = arg;
	int lanes = nest_product_chunk(t);
	nest_frame a = {
		.combining = true, .term = {t->side[0].factor}, .with = {value_of("%a", false)}};
	nest_frame b = {.combining = true,
			.term = {t->side[1].factor},
			.with = {value_of("%b", true)},
			.fold = t->fold,
			.value = {value_of("%sum", true)}};
	nest_val v;

	m->vloop = t->side[1].order[t->side[1].n - 1];
	m->width = lanes;
	m->frame[m->nframes++] = &a;
	m->frame[m->nframes++] = &b;
	v = nest_splat(m, t->fold->type, nest_step(m, t->fold->step[0]));
	m->nframes = 0;
	nest_line(m, "ret <%d x %s> %s", lanes, nest_type(t->fold->type), v.s);
}

static smr_status put_step(nest_plan *p, int k, smr_str *out, smr_str *decls)
{
	const nest_product *t = &p->stages[k].product;
	int lanes = nest_product_chunk(t);
	char head[320], sum[40], a[40], b[40];
	nest_body body = {.head = head, .write = write_step, .arg = t, .returns = true};

	snprintf(head, sizeof(head),
		 "define internal %s @smr_nest_%d_step(" POINTERS
		 ", %s %%sum, %s %%a, %s %%b) #0 {\nentry:\n",
		 smr_gpu_lanes(t->fold->type, lanes, sum), k, sum,
		 smr_gpu_lanes(t->side[0].factor->type, 1, a),
		 smr_gpu_lanes(t->side[1].factor->type, lanes, b));
	return nest_function(p, k, &body, out, decls);
}

/* ---- results -----------------------------------------------------------------------------------
 */

/* The result of a chunk is a part of the sum. */
static void store_part(nest_emit *m, const char *sum)
{
	smr_dtype t = m->s->product.fold->type;
	char type[40];
	nest_val p = nest_chunk_address(m, m->s->out, "%chunk");

	smr_gpu_lanes(t, m->s->width, type);
	nest_line(m, "store %s %s, ptr %s, align %zu", type, sum, p.s,
		  smr_dtype_size(t) * (size_t)m->s->width);
}

/* Stores the results of row %i, columns %k and the next ones of batch %lo, whose sums are %sum. */
static void write_result(nest_emit *m, const void *arg)
{
	const nest_product *t = arg;
	const smr_expr *f = t->fold;
	nest_val v = value_of("%sum", m->s->width > 1);

	m->s->slots = 0;
	nest_find_members(m);
	nest_simt_open(m, "%lo", t->batch, t->nbatch);
	nest_simt_open(m, "%i", t->side[0].order, t->side[0].n);
	nest_simt_open(m, "%k", t->side[1].order, t->side[1].n);
	if (m->s->split != NULL) {
		store_part(m, v.s);
		return;
	}
	m->vloop = m->s->vloop;
	m->width = m->s->width;
	if (f->init[0]->kind != SMR_EXPR_CONST)
		v = nest_combine(m, f, nest_eval(m, f->init[0]), v);
	nest_memo_put(m, f, 0, 0, v);
	nest_tile_code(m);
}

smr_status smr_gpu_result_part(nest_plan *p, int k, smr_str *out, smr_str *decls)
{
	const nest_product *t = &p->stages[k].product;
	char head[320], type[40];
	nest_body b = {.head = head, .write = write_result, .arg = t};

	snprintf(head, sizeof(head),
		 "define internal void @smr_nest_%d(" POINTERS
		 ", i64 %%lo, i64 %%i, i64 %%k, %s %%sum, i64 %%chunk) #0 {\nentry:\n",
		 k, smr_gpu_lanes(t->fold->type, p->stages[k].width, type));
	return nest_function(p, k, &b, out, decls);
}

smr_status smr_gpu_product_parts(nest_plan *p, smr_str *out, smr_str *decls)
{
	for (int k = 0; k < p->nstages; k++) {
		if (p->stages[k].team == NEST_TEAM_ATTENTION)
			SMR_TRY(smr_gpu_attention_parts(p, k, out, decls));
		if (p->stages[k].team == NEST_TEAM_JOIN)
			SMR_TRY(smr_gpu_result_part(p, k, out, decls));
		if (p->stages[k].team != NEST_TEAM_PRODUCT)
			continue;
		for (int side = 0; side < 2; side++)
			SMR_TRY(put_side(p, k, side, out, decls));
		if (!p->stages[k].product.matrix)
			SMR_TRY(put_step(p, k, out, decls));
		SMR_TRY(smr_gpu_result_part(p, k, out, decls));
		smr_gpu_product_sizes(p, k);
	}
	return SMR_OK;
}
