/* Serializes the kernels of an image, as their implementations encode them, and the program, each
 * op of which has the numbers of its kernels.
 *
 * The chosen implementation is kept if it can be serialized, including code for another CPU; all
 * other kernels run in the vectorised interpreter, with the flow stored as text. */
#include "aot/serialize.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aot/pack.h"
#include "base/alloc.h"
#include "base/log.h"
#include "run/exec/internal.h"

typedef struct freezing {
	const smr_model *m;
	const char *cpu, *name;
	smr_aot_image *out;
	smr_str kernels;
	smr_kernel_run **known; /* [number of a kernel] */
	uint32_t cap;
	uint64_t *first;       /* [op's number - 1 + result]: number of a kernel + 1; 0: none */
	const smr_node **node; /* [the same index]: the op */
	uint32_t nrefs, cap_refs;
} freezing;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a library");
}

/* ---- kernels -------------------------------------------------------------------------------- */

static const char *const kinds[] = {
	[SMR_AOT_NEST] = "nest", [SMR_AOT_ONEDNN] = "onednn", [SMR_AOT_OPENBLAS] = "openblas",
	[SMR_AOT_DOT] = "dot",   [SMR_AOT_STRIP] = "strip",   [SMR_AOT_PLAIN] = "ref"};

static int kind_of(const smr_impl *impl)
{
	/* built programs take the libraries of their machine */
	if (strcmp(impl->name, "onednn3") == 0)
		return SMR_AOT_ONEDNN;
	if (strcmp(impl->name, "openblas-pip") == 0)
		return SMR_AOT_OPENBLAS;
	for (int k = 0; k <= SMR_AOT_PLAIN; k++)
		if (strcmp(kinds[k], impl->name) == 0)
			return k;
	return SMR_AOT_STRIP;
}

static smr_status add_code(freezing *f, smr_str *ir)
{
	smr_aot_image *b = f->out;
	smr_aot_code *more = smr_realloc(b->codes, (b->ncodes + 1) * sizeof(*more));

	if (more == NULL)
		return no_memory();
	b->codes = more;
	more[b->ncodes++] = (smr_aot_code){.kernel = b->nkernels, .ir = *ir};
	*ir = (smr_str){0};
	return SMR_OK;
}

/* @p note: the implementation's encoding; @p nparts: the number of kernels just before it that are
 * its parts. */
static void put_record(freezing *f, int kind, bool alone, uint32_t nbases, uint32_t nvalues,
		       uint32_t nparts, const smr_str *note)
{
	smr_put(&f->kernels, (uint64_t)kind);
	smr_put(&f->kernels, alone);
	smr_put(&f->kernels, nbases);
	smr_put(&f->kernels, nvalues);
	smr_put(&f->kernels, nparts);
	smr_put_bytes(&f->kernels, smr_str_text(note), note->n);
	f->out->count[kind]++;
	f->out->nkernels++;
}

static void put_whole(freezing *f, const smr_kernel_way *w, int kind, uint32_t nparts,
		      const smr_str *note)
{
	const smr_graph *g = w->flow->graph;

	put_record(f, kind, w->alone, g->nbases, g->nnodes, nparts, note);
}

/* Stores the flow as text, for the vectorised interpreter and the reference. The flow has one nest,
 * or nests that are one codelet. */
static smr_status put_first(freezing *f, const smr_kernel_way *w)
{
	uint32_t nests = 0;

	for (uint32_t i = 0; i < w->flow->graph->nnodes; i++)
		nests += w->flow->graph->nodes[i]->nest != NULL;
	if (nests != 1 && w->codelet->nbeside == 0)
		return smr_fail(SMR_EUNSUPPORTED, "samara build: %s has no code and several nests",
				w->flow->graph->name);
	put_whole(f, w, kind_of(w->first), 0,
		  &(smr_str){.s = (char *)w->flow->text, .n = w->flow->ntext});
	return SMR_OK;
}

enum { MOST_PARTS = 8 };

static void free_kept(smr_serialized *kept, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		smr_str_free(&kept[i].note);
		smr_str_free(&kept[i].ir);
	}
}

/* Serializes the kernel, then its parts. Parts have the lower numbers, which are in the names of
 * code. */
static smr_status add_frozen_values(const freezing *f, const smr_kernel_way *w,
				    smr_serialized *kept)
{
	char prefix[320];
	smr_serialized_for how = {.cpu = f->cpu, .prefix = prefix};
	uint32_t number = f->out->nkernels;

	snprintf(prefix, sizeof(prefix), "smr_%s_%u_", f->name, number);
	SMR_TRY(w->impl->freeze(w->codelet, w->env, &how, kept));
	if (kept->nparts > MOST_PARTS || (kept->nparts > 0 && kept->ir.n > 0))
		return smr_fail(SMR_EINTERNAL, "%s has too many parts", w->impl->name);
	for (how.part = 1; how.part <= kept->nparts; how.part++) {
		snprintf(prefix, sizeof(prefix), "smr_%s_%u_", f->name, number + how.part - 1);
		SMR_TRY(w->impl->freeze(w->codelet, w->env, &how, &kept[how.part]));
	}
	return SMR_OK;
}

static smr_status put_kept(freezing *f, const smr_kernel_way *w, smr_serialized *kept)
{
	for (uint32_t i = 1; i <= kept->nparts; i++) {
		if (kept[i].ir.n > 0)
			SMR_TRY(add_code(f, &kept[i].ir));
		put_record(f, SMR_AOT_NEST, true, kept[i].nbases, kept[i].nvalues, 0,
			   &kept[i].note);
	}
	if (kept->ir.n > 0)
		SMR_TRY(add_code(f, &kept->ir));
	put_whole(f, w, kind_of(w->impl), kept->nparts, &kept->note);
	return SMR_OK;
}

/* The kernel's number is that of the last record. */
static smr_status put_kernel(freezing *f, const smr_kernel_run *x)
{
	smr_serialized kept[1 + MOST_PARTS] = {0};
	smr_kernel_way w;
	smr_status st = SMR_EUNSUPPORTED;

	smr_kernel_way_of(x, &w);
	if (w.impl->freeze != NULL)
		st = add_frozen_values(f, &w, kept);
	if (st == SMR_OK) {
		st = put_kept(f, &w, kept);
	} else {
		if (w.impl->freeze != NULL)
			smr_log(SMR_LOG_INFO, "%s: strips run: %s", w.flow->graph->name,
				smr_errmsg());
		st = put_first(f, &w);
	}
	free_kept(kept, 1 + MOST_PARTS);
	return st;
}

static smr_status room_for(freezing *f, uint32_t n)
{
	uint32_t cap = f->cap == 0 ? 64 : 2 * f->cap;
	smr_kernel_run **more;

	if (f->out->nkernels + n <= f->cap)
		return SMR_OK;
	more = smr_realloc(f->known, cap * sizeof(smr_kernel_run *));
	if (more == NULL)
		return no_memory();
	memset(more + f->cap, 0, (cap - f->cap) * sizeof(smr_kernel_run *));
	f->known = more;
	f->cap = cap;
	return SMR_OK;
}

static smr_status number_of_kernel(freezing *f, smr_kernel_run *x, uint64_t *out)
{
	for (uint32_t i = 0; i < f->out->nkernels; i++)
		if (f->known[i] == x) {
			*out = i + 1;
			return SMR_OK;
		}
	SMR_TRY(room_for(f, 1 + MOST_PARTS));
	SMR_TRY(put_kernel(f, x));
	f->known[f->out->nkernels - 1] = x;
	*out = f->out->nkernels;
	return SMR_OK;
}

/* ---- ops ------------------------------------------------------------------------------------ */

static smr_status more_refs(freezing *f)
{
	uint32_t cap = f->cap_refs == 0 ? 256 : 2 * f->cap_refs;
	uint64_t *first = smr_realloc(f->first, cap * sizeof(*first));
	const smr_node **node;

	if (first == NULL)
		return no_memory();
	f->first = first;
	node = smr_realloc((void *)f->node, cap * sizeof(smr_node *));
	if (node == NULL)
		return no_memory();
	f->node = node;
	f->cap_refs = cap;
	return SMR_OK;
}

static smr_status take_act(freezing *f, const smr_instr *a)
{
	for (uint32_t k = 0; a->kernels != NULL && k < a->nkernels; k++) {
		if (f->nrefs == f->cap_refs)
			SMR_TRY(more_refs(f));
		f->first[f->nrefs] = 0;
		f->node[f->nrefs] = a->v;
		if (a->kernels[k] != NULL)
			SMR_TRY(number_of_kernel(f, a->kernels[k], &f->first[f->nrefs]));
		f->nrefs++;
	}
	return SMR_OK;
}

static int by_node(const void *a, const void *b)
{
	const smr_node *const *x = a, *const *y = b;

	return *x < *y ? -1 : *x > *y;
}

typedef struct op_number {
	const smr_node *v;
	uint64_t number;
} op_number;

typedef struct numbers {
	op_number *list;
	size_t n;
} numbers;

/* Returns the index of an op's kernels in the list, from 1; 0: it has none. */
static uint64_t number_of_op(void *arg, const smr_node *v)
{
	const numbers *l = arg;
	const op_number *found =
		l->n > 0 ? bsearch(&v, l->list, l->n, sizeof(*l->list), by_node) : NULL;

	return found != NULL ? found->number : 0;
}

static smr_status number_ops(const freezing *f, numbers *out)
{
	out->list = smr_calloc(f->nrefs + 1, sizeof(*out->list));
	if (out->list == NULL)
		return no_memory();
	for (uint32_t i = 0; i < f->nrefs; i++)
		if (i == 0 || f->node[i] != f->node[i - 1])
			out->list[out->n++] = (op_number){f->node[i], i + 1};
	qsort(out->list, out->n, sizeof(*out->list), by_node);
	return SMR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------ */

static smr_status put_program(freezing *f, const smr_aot_cpu *need)
{
	smr_str *s = &f->out->bytes;
	numbers ops = {0};
	smr_status st = number_ops(f, &ops);

	smr_put(s, SMR_AOT_FORMAT);
	smr_put(s, f->out->ncodes > 0 ? need->level : 0);
	smr_put(s, f->out->ncodes > 0 ? need->more : 0);
	if (st == SMR_OK)
		st = smr_pack_module(f->m->module, number_of_op, &ops, s);
	smr_free(ops.list);
	SMR_TRY(st);
	smr_pack_face(&f->m->face, s);
	smr_put(s, f->nrefs);
	for (uint32_t i = 0; i < f->nrefs; i++)
		smr_put(s, f->first[i]);
	smr_put(s, f->out->nkernels);
	smr_put_bytes(s, f->kernels.s, f->kernels.n);
	SMR_TRY(smr_str_status(&f->kernels, "a library"));
	return smr_str_status(s, "a library");
}

static smr_status take_schedules(freezing *f)
{
	const smr_executable *x = f->m->image;

	for (uint32_t b = 0; b < f->m->module->nblocks; b++)
		for (uint32_t i = 0; x->schedules[b] != NULL && i < x->schedules[b]->nacts; i++)
			SMR_TRY(take_act(f, &x->schedules[b]->acts[i]));
	return SMR_OK;
}

smr_status smr_aot_freeze(const smr_model *m, const char *cpu, const smr_aot_cpu *need,
			  const char *name, smr_aot_image *out)
{
	freezing f = {.m = m, .cpu = cpu, .name = name, .out = out};
	smr_status st;

	*out = (smr_aot_image){0};
	st = take_schedules(&f);
	if (st == SMR_OK)
		st = put_program(&f, need);
	smr_str_free(&f.kernels);
	smr_free(f.known);
	smr_free(f.first);
	smr_free((void *)f.node);
	if (st != SMR_OK)
		smr_aot_image_free(out);
	return st;
}

void smr_aot_image_free(smr_aot_image *b)
{
	for (uint32_t i = 0; i < b->ncodes; i++)
		smr_str_free(&b->codes[i].ir);
	smr_free(b->codes);
	smr_str_free(&b->bytes);
	*b = (smr_aot_image){0};
}
