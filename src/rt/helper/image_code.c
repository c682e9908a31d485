/* Generates code for one set of sizes: guards proved at these sizes, and codelets as code without
 * external references. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/codegen/object/module.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "rt/helper/flatten.h"
#include "rt/helper/image_own.h"
#include "rt/helper/image_try.h"

typedef struct maker {
	smr_str *image;
	const smr_runner *r;
	smr_flow *f;
	smr_specialization *size;
	smr_env env;
	int threads;
	smr_llvm_object_fn *compile;
	double seconds;  /* predicted time */
	uint64_t called; /* bit set of functions, by number */
	bool more, less; /* flags of nest_text */
} maker;

static void get_cpu(const smr_codelet *c, nest_cpu *out)
{
	nest_cpu_for(c, out);
	out->libm = false;
	out->calls = true;
}

/* Generates and appends code. LLVM decides which code suits the machine; the object may call
 * nothing external. */
static smr_status put_code(maker *k, const nest_text *text, smr_guest_image_step *step)
{
	uint32_t at[NEST_MAX_STAGES];
	char err[512] = "";
	void *object = NULL;
	size_t n = 0;
	smr_status st;

	if (k->compile == NULL)
		SMR_TRY(nest_compiler("smr_llvm_object", (void **)&k->compile));
	if (k->compile(text->ir.s, text->ir.n, NULL, 0, &object, &n, err, sizeof(err)) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	st = smr_guest_flatten(object, n, "smr_nest_", text->recipe.nstages, k->image, at);
	free(object);
	if (st == SMR_OK)
		step->stages = smr_guest_image_put(k->image, at,
						   (size_t)text->recipe.nstages * sizeof(*at));
	return st;
}

/* Records copies: a number belongs to the nest of the source, while a rewritten nest may run. */
static void put_copies(maker *k, const smr_codelet *c, smr_guest_image_step *step)
{
	smr_str list = {0};

	for (uint32_t i = 0; c->nest->into == NULL && i < c->nsources; i++) {
		smr_guest_image_copy copy = {.to = c->sources[i]->id, .from = c->nest->id};

		if (c->sources[i]->into == NULL && copy.to != copy.from)
			smr_str_write(&list, &copy, sizeof(copy));
	}
	step->copies =
		smr_guest_image_put_list(k->image, list.s, list.n / sizeof(smr_guest_image_copy),
					 sizeof(smr_guest_image_copy));
	k->image->oom |= list.oom;
	smr_str_free(&list);
}

/* Predicts the time of a step. Machine descriptions do not cover calls: their cost comes from the
 * stages' rough cycles. */
static double predict_seconds(const maker *k, const smr_codelet *c,
			      const smr_guest_image_step *step)
{
	static const double ghz = 2.5e9;
	double least = k->called != 0 ? (double)step->cycles / ghz / k->threads : 0;
	smr_cost_query q;
	smr_prediction one, all;

	smr_choose_query(k->f, c, &k->env, &q);
	q = smr_choose_query_by(c, &k->env, &q, smr_impl_find("nest"), 1);
	smr_cost_estimate(&k->r->cost, &q, &one);
	q.threads = k->threads;
	smr_cost_estimate(&k->r->cost, &q, &all);
	return fmax(one.p50 < all.p50 ? one.p50 : all.p50, least);
}

static smr_status make_step(maker *k, const smr_codelet *c, smr_guest_image_step *step)
{
	nest_cpu cpu;
	nest_text text;
	smr_ranges ranges;
	smr_status st;

	*step = (smr_guest_image_step){0};
	get_cpu(c, &cpu);
	SMR_TRY(nest_generate(c, &k->env, &cpu, &text));
	st = put_code(k, &text, step);
	smr_str_free(&text.ir);
	SMR_TRY(st);
	step->recipe = smr_guest_image_put(k->image, &text.recipe, sizeof(text.recipe));
	step->temp_bytes = (uint64_t)nest_recipe_temp(&text.recipe);
	step->row_bytes = (uint64_t)nest_recipe_row(&text.recipe);
	if (smr_ranges_first(c->nest, k->size->sym, &ranges))
		step->ranges = smr_guest_image_put(k->image, &ranges, sizeof(ranges));
	for (int i = 0; i < text.recipe.nstages; i++)
		step->cycles += (uint64_t)text.recipe.stage[i].cycles;
	put_copies(k, c, step);
	k->called |= text.called;
	k->more |= text.call_more;
	k->less |= text.call_less;
	k->seconds += predict_seconds(k, c, step);
	return SMR_OK;
}

static smr_status put_steps(maker *k, smr_guest_image_specialization *p)
{
	smr_guest_image_step *steps = smr_calloc(k->f->ncodelets, sizeof(*steps));
	smr_status st = steps == NULL ? smr_fail(SMR_ENOMEM, "no memory for code") : SMR_OK;

	for (size_t i = 0; st == SMR_OK && i < k->f->ncodelets; i++)
		st = make_step(k, &k->f->codelets[i], &steps[i]);
	if (st == SMR_OK)
		p->steps =
			smr_guest_image_put_list(k->image, steps, k->f->ncodelets, sizeof(*steps));
	smr_free(steps);
	return st;
}

static smr_status put_guards(maker *k, smr_guest_image_specialization *p)
{
	const smr_specialization *s = k->size;
	smr_str spans = {0}, clashes = {0}, pieces = {0};
	const smr_range_extent *before = NULL;
	nest_cpu cpu;

	nest_cpu_host(&cpu);
	for (size_t i = 0; i < s->nspans; i++) {
		smr_guest_image_span to = {.base = s->spans[i].base,
					   .align = s->spans[i].align,
					   .lo = s->spans[i].lo,
					   .hi = s->spans[i].hi,
					   .open = s->spans[i].open != NULL};

		if (to.open && !smr_span_has_pieces(s, i)) {
			smr_str_free(&spans);
			return smr_fail(SMR_EUNSUPPORTED, "it goes through an index array");
		}
		smr_str_write(&spans, &to, sizeof(to));
	}
	for (size_t i = 0; i < s->nclashes; i++) {
		smr_guest_image_clash to = {
			.a = s->clashes[i].a, .b = s->clashes[i].b, .ngaps = s->clashes[i].ngaps};

		memcpy(to.gaps, s->clashes[i].gaps, sizeof(to.gaps));
		smr_str_write(&clashes, &to, sizeof(to));
	}
	p->spans = smr_guest_image_put_list(k->image, spans.s, s->nspans,
					    sizeof(smr_guest_image_span));
	for (uint32_t i = 0; i < s->npieces; i++) {
		smr_range_extent *x = &s->pieces[i];

		if (!smr_piece_clashes(s, x))
			continue;
		x->wide = cpu.vector >= 32;
		x->again = before != NULL &&
			   memcmp(&before->ranges, &x->ranges, sizeof(x->ranges)) == 0;
		smr_str_write(&pieces, x, sizeof(*x));
		before = x;
	}
	p->pieces = smr_guest_image_put_list(
		k->image, pieces.s, pieces.n / sizeof(smr_range_extent), sizeof(smr_range_extent));
	p->clashes = smr_guest_image_put_list(k->image, clashes.s, s->nclashes,
					      sizeof(smr_guest_image_clash));
	k->image->oom |= spans.oom | clashes.oom | pieces.oom;
	smr_str_free(&pieces);
	smr_str_free(&spans);
	smr_str_free(&clashes);
	return SMR_OK;
}

static smr_status make_code(maker *k, smr_guest_image_specialization *p)
{
	if (k->f->opaque)
		return smr_fail(SMR_EUNSUPPORTED, "it was not lifted");
	SMR_TRY(smr_guard_size(k->f, k->size));
	SMR_TRY(put_guards(k, p));
	SMR_TRY(put_steps(k, p));
	k->less |= !smr_guest_makes_all_calls(k->f);
	p->called = k->called;
	p->calls = k->less   ? SMR_GUEST_IMAGE_CALLS_SOME
		   : k->more ? SMR_GUEST_IMAGE_CALLS_MORE
			     : SMR_GUEST_IMAGE_CALLS_ALL;
	p->unsure = smr_flow_has_range(k->f);
	p->repeatable = smr_guest_is_repeatable(k->f->graph);
	SMR_TRY(smr_str_status(k->image, "an image"));
	return smr_guest_image_try(k->image, p, k->f, k->size, &k->env,
				   k->threads > 1 ? k->r->workers : NULL, &p->code_ns);
}

static smr_status begin_maker(maker *k, const int64_t *sym)
{
	const smr_graph *g = k->f->graph;
	size_t bytes = g->nsyms * sizeof(*sym);

	k->size = smr_calloc(1, sizeof(*k->size) + bytes);
	k->env.sym = smr_calloc(g->nsyms + 1, sizeof(*sym));
	k->env.value = smr_calloc(g->nnodes + 1, sizeof(uint64_t));
	k->env.base = smr_calloc(g->nbases + 1, sizeof(void *));
	if (k->size == NULL || k->env.sym == NULL || k->env.value == NULL || k->env.base == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for code");
	memcpy(k->size->sym, sym, bytes);
	memcpy(k->env.sym, sym, bytes);
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_constant)
			k->env.value[i] = g->nodes[i]->bits;
	k->env.value[g->nnodes] = (uint64_t)(uintptr_t)smr_guest_own_calls();
	return SMR_OK;
}

static void free_maker(maker *k)
{
	smr_specialization_free(k->size);
	smr_free(k->env.sym);
	smr_free(k->env.value);
	smr_free(k->env.base);
}

smr_status smr_guest_image_add(smr_str *image, const smr_runner *r, smr_flow *f, const int64_t *sym,
			       int threads)
{
	maker k = {.image = image, .r = r, .f = f, .threads = threads};
	smr_guest_image_specialization p = {.verdict = SMR_GUEST_IMAGE_CODE};
	smr_status st = begin_maker(&k, sym);

	if (st == SMR_OK) {
		p.sym = smr_guest_image_put(image, sym, f->graph->nsyms * sizeof(*sym));
		if (make_code(&k, &p) != SMR_OK) {
			p.steps = (smr_guest_image_list){0};
			p.verdict = SMR_GUEST_IMAGE_LOOPS;
			snprintf(p.why, sizeof(p.why), "%s", smr_errmsg());
		}
		p.predicted_ns = (uint64_t)(k.seconds * 1e9);
		st = smr_str_status(image, "an image");
	}
	if (st == SMR_OK)
		st = smr_guest_image_append(image, &p);
	free_maker(&k);
	return st;
}
