/* Predicts the peak memory of a run before it runs: the program is walked with a heap that only
 * counts. Of the branches of a conditional the one with the highest peak counts. */
#include "base/alloc.h"
#include "ir/module/eval.h"
#include "run/exec/device.h"

/* Acts: a second or so. */
static const uint64_t MOST = 5000000;

enum { MOST_CALLS = 200 };

typedef struct counting {
	smr_device d;
	uint64_t left;                        /* acts until it takes too long */
	unsigned loops;                       /* nesting depth of loops */
	const int32_t *heirs;                 /* smr_executable_foresee_given(); NULL: none */
	const smr_function *open[MOST_CALLS]; /* by nesting depth of calls */
} counting;

/* ---- blocks ---------------------------------------------------------------------------------- */

static smr_status count_flow(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *c = e->ctx;
	uint32_t acts = c->d.image->schedules[b->id]->nacts;

	if (c->left < acts)
		return smr_fail(SMR_EUNSUPPORTED, "a program that takes long to count");
	c->left -= acts;
	return smr_vm_block(e, f, b);
}

/* Counts each function once: the depth of recursion is unknown before the run. */
static smr_status count_call(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *c = e->ctx;

	c->open[e->calls - 1] = f->f;
	for (unsigned i = 0; i < e->calls; i++)
		if (c->open[i] == e->m->functions[b->callee]) {
			for (uint32_t k = 0; k < b->nouts; k++) {
				smr_buffer *out;

				SMR_TRY(smr_buffer_new(c->d.heap, &f->f->vars[b->outs[k]].type,
						       &out));
				smr_vm_set(&c->d, f, b->outs[k], out);
			}
			return SMR_OK;
		}
	return smr_vm_block(e, f, b);
}

static smr_status count_arm(smr_eval *e, const smr_eval_frame *f, const smr_block *b, uint32_t k)
{
	const smr_device *d = e->ctx;
	smr_buffer **vars = smr_calloc(f->f->nvars + 1, sizeof(smr_buffer *));
	smr_eval_frame copy = {f->f, vars};
	smr_status st;

	if (vars == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the variables of %s", f->f->name);
	for (uint32_t i = 0; i < f->f->nvars; i++) {
		smr_buffer *v = ((smr_buffer **)f->vars)[i];

		vars[i] = v != NULL ? smr_buffer_keep(v) : NULL;
	}
	smr_vm_drop(d, &copy, b, k);
	st = smr_eval_body(e, &copy, &b->bodies[k]);
	for (uint32_t i = 0; i < f->f->nvars; i++)
		smr_buffer_drop(d->heap, vars[i]);
	smr_free(vars);
	return st;
}

/* Counts the first two iterations: the second starts with the memory that the first one leaves. In
 * nested loops the outer loop runs the inner one twice. */
static smr_status count_loop(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *c = e->ctx;
	unsigned turns = c->loops++ == 0 ? 2 : 1;

	for (unsigned i = 0; i <= turns; i++) {
		SMR_TRY(smr_eval_body(e, f, &b->bodies[0]));
		if (i < turns)
			SMR_TRY(smr_eval_body(e, f, &b->bodies[1]));
	}
	c->loops--;
	smr_vm_drop(&c->d, f, b, b->nbodies);
	return SMR_OK;
}

/* Counts each arm from the same state, since any may run. */
static smr_status count_control(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	if (b->kind == SMR_BLOCK_WHILE)
		return count_loop(e, f, b);
	for (uint32_t k = 0; k + 1 < b->nbodies; k++)
		SMR_TRY(count_arm(e, f, b, k));
	smr_vm_drop(e->ctx, f, b, b->nbodies - 1);
	return smr_eval_body(e, f, &b->bodies[b->nbodies - 1]);
}

static const smr_domain bytes = {.flow = count_flow, .call = count_call, .unknown = count_control};

/* ---- the program ----------------------------------------------------------------------------- */

static bool is_given(const counting *c, uint32_t i)
{
	return c->heirs != NULL && c->heirs[i] >= 0;
}

static smr_status walk_main(counting *c, smr_buffer **args, smr_buffer **results)
{
	smr_device *d = &c->d;
	const smr_function *f = d->image->module->functions[0];
	smr_status st = SMR_OK;

	/* the caller owns the program's arguments */
	for (uint32_t i = 0; st == SMR_OK && i < f->nparams; i++) {
		const smr_type *t = &f->vars[f->params[i]].type;

		st = is_given(c, i) ? smr_buffer_give(d->heap, t, NULL, &args[i])
				    : smr_buffer_borrow(d->heap, t, NULL, &args[i]);
	}
	if (st == SMR_OK)
		st = smr_walk_function(d, f, args, results);
	for (uint32_t i = 0; i < f->nparams; i++)
		smr_buffer_drop(d->heap, args[i]);
	for (uint32_t i = 0; i < f->nresults; i++)
		smr_buffer_drop(d->heap, results[i]);
	return st;
}

static smr_status walk_from_start(counting *c)
{
	smr_device *d = &c->d;
	const smr_function *f = d->image->module->functions[0];
	smr_buffer **args = smr_calloc(f->nparams + 1, sizeof(smr_buffer *));
	smr_buffer **results = smr_calloc(f->nresults + 1, sizeof(smr_buffer *));
	smr_status st;

	c->left = MOST;
	c->loops = 0;
	d->eval = (smr_eval){.m = d->image->module, .domain = &bytes, .ctx = c};
	st = args != NULL && results != NULL ? walk_main(c, args, results)
					     : smr_fail(SMR_ENOMEM, "no memory to count memory");
	smr_free(args);
	smr_free(results);
	return st;
}

static void report_largest_pieces(const smr_device *d, smr_foreseen *out)
{
	smr_heap_piece pieces[SMR_HEAP_PIECES];

	out->nlargest = smr_heap_largest(d->heap, pieces);
	for (unsigned i = 0; i < out->nlargest; i++) {
		out->largest[i].bytes = pieces[i].bytes;
		out->largest[i].made_by = pieces[i].what;
	}
}

static smr_status predict_peak_memory(counting *c, size_t enough, smr_foreseen *out)
{
	smr_device *d = &c->d;

	SMR_TRY(walk_from_start(c));
	out->bytes = smr_heap_peak(d->heap);
	if (out->bytes <= enough / d->image->ndevices)
		return SMR_OK;
	smr_heap_watch(d->heap, out->bytes);
	SMR_TRY(walk_from_start(c));
	report_largest_pieces(d, out);
	return SMR_OK;
}

static smr_status foresee(smr_executable *x, size_t enough, const int32_t *heirs,
			  void *const *homes, smr_foreseen *out)
{
	counting c = {.d = {.image = x, .homes = homes}, .heirs = heirs};
	smr_device *d = &c.d;
	smr_status st;

	*out = (smr_foreseen){0};
	SMR_TRY(smr_heap_new_dry(&d->heap));
	d->places_of = smr_calloc(x->module->nblocks + 1, sizeof(smr_buffer **));
	st = d->places_of != NULL ? predict_peak_memory(&c, enough, out)
				  : smr_fail(SMR_ENOMEM, "no memory to count memory");
	for (uint32_t i = 0; d->places_of != NULL && i < x->module->nblocks; i++)
		smr_free(d->places_of[i]);
	smr_free(d->places_of);
	smr_heap_free(d->heap);
	if (__builtin_mul_overflow(out->bytes, (size_t)x->ndevices, &out->bytes))
		out->bytes = SIZE_MAX;
	return st;
}

smr_status smr_executable_foresee(smr_executable *x, size_t enough, smr_foreseen *out)
{
	return foresee(x, enough, NULL, NULL, out);
}

smr_status smr_executable_foresee_given(smr_executable *x, const int32_t *heirs, smr_foreseen *out)
{
	const smr_function *f = x->module->functions[0];
	void **homes = smr_calloc(f->nresults + 1, sizeof(*homes));
	smr_status st;

	if (homes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to count memory");
	for (uint32_t i = 0; i < f->nparams; i++)
		if (heirs[i] >= 0 && (uint32_t)heirs[i] < f->nresults)
			homes[heirs[i]] = homes; /* any address: nothing is stored there */
	st = foresee(x, SIZE_MAX, heirs, homes, out);
	smr_free(homes);
	return st;
}
