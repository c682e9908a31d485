/* Graphs of sequences that came before.
 *
 * A graph fits all sequences of its shape: kernels, grids, and what waits for what. Its parameters
 * are replaced where they differ. Addresses often alternate among few patterns, as those of a
 * loop's variables do: then several graphs of a shape are kept. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "gpu/own.h"
#include "gpu/sequence.h"

enum { SHAPES = 256, VARIANTS = 4, PATIENCE = 2 /* sequences that need other parameters */ };

typedef struct variant {
	smr_gpu_graph *graph;
	uint64_t *words; /* the parameters that it has */
	uint64_t used;   /* when, in launches of all */
} variant;

typedef struct shape {
	uint64_t hash, *shape; /* NULL: an empty entry */
	size_t n, nwords;
	variant variants[VARIANTS];
	unsigned nvariants, misses;
	bool refused;
	uint64_t used;
} shape;

struct smr_gpu_replay {
	smr_gpu_device *device;
	shape shapes[SHAPES];
	uint64_t time;
};

smr_status smr_gpu_replay_new(smr_gpu_device *d, smr_gpu_replay **out)
{
	smr_gpu_replay *r = smr_calloc(1, sizeof(*r));

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a command buffer");
	r->device = d;
	*out = r;
	return SMR_OK;
}

static void drop_variants(shape *s)
{
	for (unsigned i = 0; i < s->nvariants; i++) {
		smr_gpu_graph_free(s->variants[i].graph);
		smr_free(s->variants[i].words);
	}
	s->nvariants = 0;
}

static void drop_shape(shape *s)
{
	drop_variants(s);
	smr_free(s->shape);
	*s = (shape){0};
}

void smr_gpu_replay_free(smr_gpu_replay *r)
{
	for (int i = 0; r != NULL && i < SHAPES; i++)
		drop_shape(&r->shapes[i]);
	smr_free(r);
}

/* ---- sequences ----------------------------------------------------------------------------------
 */

void smr_gpu_sequence_free(smr_gpu_sequence *s)
{
	smr_vec_free(&s->list);
	smr_vec_free(&s->words);
	smr_vec_free(&s->after);
	smr_vec_free(&s->shape);
}

/* Appends all of a launch that a graph cannot replace. */
static smr_status add_shape(smr_gpu_sequence *s, const smr_gpu_command *c)
{
	const smr_gpu_work *w = &c->work;
	const uint64_t all[] = {w->fn->serial, w->grid[0],  w->grid[1], w->grid[2], w->block[0],
				w->block[1],   w->block[2], w->shared,  c->bytes,   c->nafter};

	SMR_TRY(smr_vec_reserve(&s->shape, sizeof(all) / sizeof(all[0]) + c->nafter));
	memcpy(s->shape.v + s->shape.n, all, sizeof(all));
	s->shape.n += sizeof(all) / sizeof(all[0]);
	for (size_t i = 0; i < c->nafter; i++)
		s->shape.v[s->shape.n++] = s->after.v[c->first + i];
	return SMR_OK;
}

smr_status smr_gpu_sequence_add(smr_gpu_sequence *s, const smr_gpu_work *w, size_t bytes,
				size_t nafter)
{
	size_t n = (bytes + sizeof(uint64_t) - 1) / sizeof(uint64_t);
	smr_gpu_command c = {.work = *w,
			     .at = s->words.n,
			     .bytes = bytes,
			     .first = s->after.n - nafter,
			     .nafter = nafter};

	SMR_TRY(smr_vec_reserve(&s->words, n));
	SMR_TRY(smr_vec_reserve(&s->list, 1));
	SMR_TRY(add_shape(s, &c));
	if (n > 0)
		s->words.v[s->words.n + n - 1] = 0;
	memcpy(s->words.v + s->words.n, w->params[0], bytes);
	s->words.n += n;
	c.work.params = NULL;
	s->list.v[s->list.n++] = c;
	return SMR_OK;
}

/* ---- graphs -------------------------------------------------------------------------------------
 */

static smr_status add_nodes(smr_gpu_graph *g, const smr_gpu_sequence *s)
{
	smr_gpu_node node;

	for (size_t i = 0; i < s->list.n; i++) {
		const smr_gpu_command *c = &s->list.v[i];
		smr_gpu_work w = c->work;
		void *params[] = {&s->words.v[c->at]};

		w.params = params;
		SMR_TRY(smr_gpu_graph_add_launch(g, c->nafter > 0 ? &s->after.v[c->first] : NULL,
						 c->nafter, &w, &node));
	}
	return smr_gpu_graph_finish(g);
}

static smr_status make_variant(smr_gpu_device *d, const smr_gpu_sequence *s, variant *out)
{
	smr_status st;

	*out = (variant){.words = smr_calloc(s->words.n + 1, sizeof(uint64_t))};
	if (out->words == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's graph");
	memcpy(out->words, s->words.v, s->words.n * sizeof(uint64_t));
	st = smr_gpu_graph_new(d, &out->graph);
	if (st == SMR_OK)
		st = add_nodes(out->graph, s);
	if (st != SMR_OK) {
		smr_gpu_graph_free(out->graph);
		smr_free(out->words);
	}
	return st;
}

/* Replaces the parameters that differ. After a failure the graph has some of each: it is not used
 * any more. */
static smr_status update(variant *v, const smr_gpu_sequence *s, smr_gpu_commands_told *told)
{
	for (size_t i = 0; i < s->list.n; i++) {
		const smr_gpu_command *c = &s->list.v[i];
		const uint64_t *now = &s->words.v[c->at];
		smr_gpu_work w = c->work;
		void *params[] = {(void *)(uintptr_t)now};
		size_t bytes = (c->bytes + sizeof(*now) - 1) / sizeof(*now) * sizeof(*now);

		if (memcmp(v->words + c->at, now, bytes) == 0)
			continue;
		w.params = params;
		SMR_TRY(smr_gpu_graph_set_launch(v->graph, (smr_gpu_node)i, &w));
		memcpy(v->words + c->at, now, bytes);
		told->updated++;
	}
	return SMR_OK;
}

static variant *find_equal(shape *h, const smr_gpu_sequence *s)
{
	for (unsigned i = 0; i < h->nvariants; i++)
		if (memcmp(h->variants[i].words, s->words.v, s->words.n * sizeof(uint64_t)) == 0)
			return &h->variants[i];
	return NULL;
}

static variant *find_oldest(shape *h)
{
	variant *oldest = &h->variants[0];

	for (unsigned i = 1; i < h->nvariants; i++)
		if (h->variants[i].used < oldest->used)
			oldest = &h->variants[i];
	return oldest;
}

static smr_status have_variant(smr_gpu_replay *r, shape *h, const smr_gpu_sequence *s,
			       smr_gpu_commands_told *told, variant **out)
{
	*out = find_equal(h, s);
	if (*out != NULL)
		return SMR_OK;
	if (h->nvariants > 0 && (h->nvariants == VARIANTS || ++h->misses % PATIENCE != 0)) {
		*out = find_oldest(h);
		return update(*out, s, told);
	}
	*out = &h->variants[h->nvariants];
	SMR_TRY(make_variant(r->device, s, *out));
	h->nvariants++;
	told->graphs++;
	if (told->largest < s->list.n)
		told->largest = (unsigned)s->list.n;
	return SMR_OK;
}

/* ---- shapes -------------------------------------------------------------------------------------
 */

/* Finds a shape, or notes it in place of the one that was not used for longest. */
static shape *find_shape(smr_gpu_replay *r, const smr_gpu_sequence *s, bool *seen)
{
	uint64_t hash = smr_hash64(s->shape.v, s->shape.n * sizeof(uint64_t), 0);
	shape *oldest = &r->shapes[0];

	*seen = true;
	for (int i = 0; i < SHAPES; i++) {
		shape *h = &r->shapes[i];

		if (h->shape != NULL && h->hash == hash && h->n == s->shape.n &&
		    memcmp(h->shape, s->shape.v, h->n * sizeof(uint64_t)) == 0)
			return h;
		if (h->used < oldest->used)
			oldest = h;
	}
	*seen = false;
	drop_shape(oldest);
	oldest->shape = smr_calloc(s->shape.n + 1, sizeof(uint64_t));
	if (oldest->shape == NULL)
		return NULL;
	memcpy(oldest->shape, s->shape.v, s->shape.n * sizeof(uint64_t));
	oldest->hash = hash;
	oldest->n = s->shape.n;
	return oldest;
}

void smr_gpu_replay_launch(smr_gpu_replay *r, const smr_gpu_sequence *s, bool *done,
			   smr_gpu_commands_told *told)
{
	bool seen;
	shape *h = find_shape(r, s, &seen);
	variant *v;
	smr_status st;

	*done = false;
	if (h == NULL)
		return;
	h->used = ++r->time;
	if (!seen || h->refused)
		return;
	st = have_variant(r, h, s, told, &v);
	if (st == SMR_OK) {
		v->used = r->time;
		st = smr_gpu_graph_launch(v->graph, NULL);
	}
	if (st != SMR_OK) {
		smr_log(SMR_LOG_WARN, "%zu kernels start one by one: %s", s->list.n, smr_errmsg());
		drop_variants(h);
		h->refused = true;
		return;
	}
	told->launched++;
	told->kernels += s->list.n;
	*done = true;
}
