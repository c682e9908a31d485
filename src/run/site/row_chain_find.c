/* Finds chains of codelets that can be tiled.
 *
 * At given sizes addresses are numbers, so dependences are computed on numbers. A result is split
 * into planes of rows if its strides nest: contiguous elements in a row, disjoint rows, disjoint
 * planes. A read is split likewise: each of its strides is one of bytes, rows or planes. All three
 * must stay within the stored elements at all points, so that the read sees only results of the
 * earlier stage. The row index may depend on the reader's row loop by a whole step, and on its
 * other loops: they give the halo. */
#include <string.h>

#include "base/alloc.h"
#include "run/site/row_chain.h"

enum { MOST_CHUNKS = 64, HALO_SHARE = 24, BLOCKS_A_CHUNK = 4 };

static smr_status fail_unsupported(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

smr_status smr_row_chain_reads(const smr_expr *e, smr_row_chain_read_fn *fn, void *arg)
{
	if (e->kind == SMR_EXPR_READ)
		SMR_TRY(fn(e, arg));
	for (uint32_t i = 0; i < e->nargs; i++)
		SMR_TRY(smr_row_chain_reads(e->args[i], fn, arg));
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(smr_row_chain_reads(e->init[k], fn, arg));
		SMR_TRY(smr_row_chain_reads(e->step[k], fn, arg));
	}
	return SMR_OK;
}

int smr_row_chain_of_base(const smr_row_chains *b, uint32_t base)
{
	for (int k = 0; k + 1 < b->n; k++)
		if (b->stages[k].step->codelet->nest->into->window->base == base)
			return k;
	return -1;
}

smr_row_chain_at smr_row_chain_split(const smr_row_chain_shape *s, int64_t distance)
{
	smr_row_chain_at at = {0};

	if (s->plane > 0) {
		at.plane = distance / s->plane - (distance % s->plane < 0);
		distance -= at.plane * s->plane;
	}
	at.row = distance / s->pitch - (distance % s->pitch < 0);
	at.byte = distance - at.row * s->pitch;
	return at;
}

/* ---- results -------------------------------------------------------------------------------- */

/* Returns whether some loops have nested dense strides, each equal to the span of the smaller ones:
 * *@p at bytes so far. */
static bool has_dense_strides(const smr_operand *o, const int64_t *extent, uint64_t loops,
			      int64_t *at)
{
	while (loops != 0) {
		int l = 0;

		while (l < SMR_MAX_LOOPS && !(loops >> l & 1 && o->stride[l] == *at))
			l++;
		if (l == SMR_MAX_LOOPS || __builtin_mul_overflow(*at, extent[l], at))
			return false;
		loops &= ~(UINT64_C(1) << l);
	}
	return true;
}

static smr_status shape_of(const smr_codelet *c, const int64_t *sym, int loop,
			   smr_row_chain_shape *out)
{
	uint64_t inner = 0, outer = 0;
	int64_t extent[SMR_MAX_LOOPS], rows, end;
	smr_operand o;

	SMR_TRY(smr_codelet_operand(c, NULL, sym, &o));
	smr_codelet_extents(c, sym, extent);
	*out = (smr_row_chain_shape){.offset = o.offset,
				     .pitch = o.stride[loop],
				     .size = (int64_t)smr_dtype_size(o.dtype)};
	if (out->pitch <= 0 || __builtin_mul_overflow(out->pitch, extent[loop], &rows))
		return fail_unsupported("rows do not follow each other");
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++) {
		if (!(c->nest->nest->domain >> l & 1) || (int)l == loop || extent[l] == 1)
			continue;
		if (o.stride[l] > 0 && o.stride[l] < out->pitch)
			inner |= UINT64_C(1) << l;
		else if (o.stride[l] >= rows)
			outer |= UINT64_C(1) << l;
		else
			return fail_unsupported("a result that is no planes of rows");
	}
	out->width = out->size;
	if (!has_dense_strides(&o, extent, inner, &out->width) || out->width > out->pitch)
		return fail_unsupported("rows of elements that are apart");
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (outer >> l & 1 && (out->plane == 0 || o.stride[l] < out->plane))
			out->plane = o.stride[l];
	end = out->plane;
	if (!has_dense_strides(&o, extent, outer, &end))
		return fail_unsupported("planes of rows that are apart");
	out->planes = out->plane > 0 ? end / out->plane : 1;
	return SMR_OK;
}

/* ---- links ---------------------------------------------------------------------------------- */

typedef struct linking {
	smr_row_chains *b;
	const int64_t *sym;
	int reader, from;
	bool found;
	smr_row_chain_link link;
} linking;

/* Adds the largest offset by one loop of a read. */
static bool add_loop_extent(const smr_row_chain_shape *s, int64_t stride, int64_t n,
			    smr_row_chain_at *most)
{
	int64_t *to = &most->byte, unit = 1;

	if (stride < 0 || (stride < s->pitch && stride % s->size != 0))
		return false;
	if (s->plane > 0 && stride >= s->plane) {
		to = &most->plane;
		unit = s->plane;
	} else if (stride >= s->pitch) {
		to = &most->row;
		unit = s->pitch;
	}
	return stride % unit == 0 && !__builtin_add_overflow(*to, stride / unit * (n - 1), to);
}

static smr_status link_read(const smr_expr *read, void *arg)
{
	linking *x = arg;
	const smr_row_chain_stage *r = &x->b->stages[x->reader], *w = &x->b->stages[x->from];
	const smr_codelet *c = r->step->codelet;
	const smr_row_chain_shape *s = &w->shape;
	int64_t extent[SMR_MAX_LOOPS], step;
	smr_row_chain_at at, most;
	smr_operand o;

	SMR_TRY(smr_codelet_operand(c, read, x->sym, &o));
	if (o.is_value || smr_row_chain_of_base(x->b, o.base) != x->from)
		return SMR_OK;
	smr_codelet_extents(c, x->sym, extent);
	step = o.stride[r->loop] / s->pitch;
	if (o.stride[r->loop] <= 0 || o.stride[r->loop] % s->pitch != 0 ||
	    (s->plane > 0 && o.stride[r->loop] >= s->plane) || (x->found && step != x->link.step))
		return fail_unsupported("rows are not read row by row");
	at = most = smr_row_chain_split(s, o.offset - s->offset);
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++)
		if (extent[l] > 1 && (int)l != r->loop &&
		    !add_loop_extent(s, o.stride[l], extent[l], &most))
			return fail_unsupported("an element is read at an odd place");
	if ((int64_t)smr_dtype_size(o.dtype) != s->size || at.byte % s->size != 0 ||
	    most.byte + s->size > s->width || at.plane < 0 || most.plane >= s->planes ||
	    at.row < 0 || most.row + step * (r->rows - 1) >= w->rows)
		return fail_unsupported("elements are read that the chain does not compute");
	x->link.step = step;
	x->link.lo = x->found && x->link.lo < at.row ? x->link.lo : at.row;
	x->link.hi = x->found && x->link.hi > most.row ? x->link.hi : most.row;
	x->found = true;
	return SMR_OK;
}

static smr_status link_stages(smr_row_chains *b, int reader, int from, const int64_t *sym,
			      bool *found)
{
	linking x = {.b = b, .sym = sym, .reader = reader, .from = from, .link = {.from = from}};
	smr_row_chain_stage *r = &b->stages[reader];

	SMR_TRY(smr_row_chain_reads(r->step->codelet->nest->nest->value, link_read, &x));
	*found |= x.found;
	if (!x.found)
		return SMR_OK;
	if (r->nlinks == SMR_ROW_CHAIN_LINKS)
		return fail_unsupported("a stage reads too many others");
	r->links[r->nlinks++] = x.link;
	return SMR_OK;
}

/* ---- rows ----------------------------------------------------------------------------------- */

static bool expr_uses_loop_index(const smr_expr *e, int loop)
{
	if ((e->kind == SMR_EXPR_INDEX && (int)e->loop == loop) ||
	    (e->kind == SMR_EXPR_SCAN && (int)e->loops[0] == loop))
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (expr_uses_loop_index(e->args[i], loop))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (expr_uses_loop_index(e->init[k], loop) ||
		    expr_uses_loop_index(e->step[k], loop))
			return true;
	return false;
}

/* Tries stage @p k with its rows along @p loop, read by all later ones. */
static smr_status try_loop(smr_row_chains *b, int k, int loop, const int64_t *sym)
{
	smr_row_chain_stage *s = &b->stages[k];
	const smr_codelet *c = s->step->codelet;
	int64_t extent[SMR_MAX_LOOPS];
	bool found = false;

	smr_codelet_extents(c, sym, extent);
	s->loop = loop;
	s->rows = extent[loop];
	if (s->rows < 2 || expr_uses_loop_index(c->nest->nest->value, loop))
		return fail_unsupported("its rows depend on each other");
	SMR_TRY(shape_of(c, sym, loop, &s->shape));
	for (int r = k + 1; r < b->n; r++)
		SMR_TRY(link_stages(b, r, k, sym, &found));
	return found || k + 1 == b->n ? SMR_OK : fail_unsupported("nobody reads it");
}

/* Finds the valid loop with the largest strides, here and for all stages before. */
static smr_status find_rows(smr_row_chains *b, int k, const int64_t *sym)
{
	const smr_codelet *c = b->stages[k].step->codelet;
	uint64_t left = c->nest->nest->domain;
	smr_row_chains *before;
	smr_operand o;
	smr_status st = fail_unsupported("no loop of rows");

	SMR_TRY(smr_codelet_operand(c, NULL, sym, &o));
	before = smr_malloc(sizeof(*before));
	if (before == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for bands of rows");
	while (left != 0 && st == SMR_EUNSUPPORTED) {
		int best = -1;

		for (int l = 0; l < SMR_MAX_LOOPS; l++)
			if (left >> l & 1 && (best < 0 || o.stride[l] > o.stride[best]))
				best = l;
		left &= ~(UINT64_C(1) << best);
		memcpy(before, b, sizeof(*before));
		st = try_loop(b, k, best, sym);
		if (st == SMR_OK && k > 0)
			st = find_rows(b, k - 1, sym);
		if (st != SMR_OK)
			memcpy(b, before, sizeof(*b));
	}
	smr_free(before);
	return st;
}

/* ---- blocks and chunks ---------------------------------------------------------------------- */

static int64_t max_halo_rows(const smr_row_chains *b)
{
	int64_t lo[SMR_ROW_CHAIN_STAGES] = {0}, hi[SMR_ROW_CHAIN_STAGES] = {0}, most = 0;

	for (int k = b->n - 1; k >= 0; k--)
		for (int i = 0; i < b->stages[k].nlinks; i++) {
			const smr_row_chain_link *l = &b->stages[k].links[i];

			lo[l->from] = l->step * lo[k] + l->lo < lo[l->from]
					      ? l->step * lo[k] + l->lo
					      : lo[l->from];
			hi[l->from] = l->step * hi[k] + l->hi > hi[l->from]
					      ? l->step * hi[k] + l->hi
					      : hi[l->from];
			most = hi[l->from] - lo[l->from] > most ? hi[l->from] - lo[l->from] : most;
		}
	return most;
}

/* Rows that all chunks compute of a stage that provides @p halo rows more than it gets. */
static int64_t rows_computed(int64_t rows, int64_t chunks, int64_t halo, int64_t block)
{
	int64_t each = (rows + chunks - 1) / chunks + halo;

	return (each + block - 1) / block * block;
}

static void choose_blocks(smr_row_chains *b, int64_t budget)
{
	int64_t rows = b->stages[b->n - 1].rows, least = rows, over = max_halo_rows(b), row = 1,
		most, best;
	int64_t chunk;

	for (int k = 0; k < b->n; k++) {
		const smr_row_chain_shape *s = &b->stages[k].shape;

		least = b->stages[k].rows < least ? b->stages[k].rows : least;
		row += k + 1 < b->n ? s->pitch * s->planes : 0;
	}
	most = budget / row - over / 2;
	most = most > least ? least : most < 1 ? 1 : most;
	chunk = BLOCKS_A_CHUNK * most > HALO_SHARE * over ? BLOCKS_A_CHUNK * most
							  : HALO_SHARE * over;
	b->chunks = chunk > 0 ? rows / chunk : 1;
	b->chunks = b->chunks < 1 ? 1 : b->chunks > MOST_CHUNKS ? MOST_CHUNKS : b->chunks;
	best = most;
	for (int64_t t = most; t > most / 2 && t > 0; t--)
		if (rows_computed(rows, b->chunks, over, t) <
		    rows_computed(rows, b->chunks, over, best))
			best = t;
	for (int k = 0; k < b->n; k++)
		b->stages[k].block = best;
}

/* Sets the size of each buffer to the peak of a chunk. */
static smr_status choose_rooms(smr_row_chains *b)
{
	for (int64_t c = 0; c < b->chunks; c++) {
		smr_row_chain_run x = {.b = b};

		if (!smr_row_chain_chunk(&x, c))
			return fail_unsupported("too few rows");
		for (int k = 0; k < b->n; k++)
			if (x.most[k] > b->stages[k].room)
				b->stages[k].room = x.most[k];
	}
	for (int k = 0; k + 1 < b->n; k++) {
		smr_row_chain_stage *s = &b->stages[k];
		int64_t line = 64, bytes;

		/* planes begin in different sets of the caches */
		s->plane = (s->room * s->shape.pitch + line - 1) / line * line;
		s->plane += s->plane % 4096 == 0 ? line : 0;
		if (__builtin_mul_overflow(s->plane, s->shape.planes, &bytes) ||
		    bytes > INT64_MAX / 64)
			return fail_unsupported("rows that are too large");
		s->at = b->bytes;
		b->bytes += (size_t)(bytes + 4095) / 4096 * 4096 + 192;
	}
	return SMR_OK;
}

/* Checks that, of the chain's stores, stage @p k reads only results of earlier stages. */
static smr_status check_reads(const smr_row_chains *b, int k)
{
	const smr_node *v = b->stages[k].step->codelet->nest;
	uint32_t last = b->stages[b->n - 1].step->codelet->nest->into->window->base;

	for (uint32_t i = 0; i < v->nins; i++) {
		const smr_node *at = smr_node_window(v->ins[i]);

		if (at != NULL &&
		    (at->window->base == last || smr_row_chain_of_base(b, at->window->base) >= k))
			return fail_unsupported("it reads what it or a later stage stores");
	}
	return SMR_OK;
}

/* Checks that no other step of the flow touches the memory between the stages. */
static smr_status check_others(const smr_flow *f, const smr_row_chains *b)
{
	for (size_t c = 0; c < f->ncodelets; c++) {
		const smr_node *v = f->codelets[c].nest;

		for (uint32_t i = 0; i <= v->nins; i++) {
			const smr_node *at = smr_node_window(i < v->nins ? v->ins[i] : v);

			if ((c < b->first || c >= b->first + (size_t)b->n) && at != NULL &&
			    smr_row_chain_of_base(b, at->window->base) >= 0)
				return fail_unsupported(
					"another codelet touches what is between them");
		}
	}
	return SMR_OK;
}

typedef struct own {
	const smr_codelet *codelet;
	const int64_t *sym;
	smr_operand to;
	int64_t extent[SMR_MAX_LOOPS];
	bool found;
} own;

/* Checks that a read of its own result is the element that it is about to store. */
static smr_status check_own(const smr_expr *read, void *arg)
{
	own *x = arg;
	smr_operand o;

	SMR_TRY(smr_codelet_operand(x->codelet, read, x->sym, &o));
	if (o.is_value || o.base != x->to.base)
		return SMR_OK;
	x->found = true;
	if (o.offset != x->to.offset || o.dtype != x->to.dtype)
		return fail_unsupported("it reads other elements of what it stores to");
	for (uint32_t l = 0; l < x->codelet->nest->nest->nloops; l++)
		if (x->extent[l] > 1 && o.stride[l] != x->to.stride[l])
			return fail_unsupported("it reads other elements of what it stores to");
	return SMR_OK;
}

smr_status smr_row_chains_alone(smr_row_chains *b, const int64_t *sym, bool *in_place)
{
	const smr_node *v = b->stages[0].step->codelet->nest;
	own x = {.codelet = b->stages[0].step->codelet, .sym = sym};

	if (v->into == NULL || v->nest == NULL || v->nest->pred != NULL || v->nouts > 0)
		return fail_unsupported(
			"it stores a number, or not always, or more than one result");
	SMR_TRY(smr_codelet_operand(x.codelet, NULL, sym, &x.to));
	smr_codelet_extents(x.codelet, sym, x.extent);
	SMR_TRY(smr_row_chain_reads(v->nest->value, check_own, &x));
	*in_place = x.found;
	return find_rows(b, 0, sym);
}

smr_status smr_row_chains_find(const smr_flow *f, const int64_t *sym, int64_t budget,
			       smr_row_chains *b)
{
	for (int k = 0; k < b->n; k++) {
		const smr_node *v = b->stages[k].step->codelet->nest;

		if (v->into == NULL || v->nest->pred != NULL)
			return fail_unsupported("it stores a number, or not always");
		if (k + 1 < b->n && !f->graph->bases[v->into->window->base].dead)
			return fail_unsupported("somebody may read what it stores");
	}
	for (int k = 0; k < b->n; k++) {
		uint32_t base = b->stages[k].step->codelet->nest->into->window->base;

		if (smr_row_chain_of_base(b, base) != (k + 1 < b->n ? k : -1))
			return fail_unsupported("two stages store to one place");
		SMR_TRY(check_reads(b, k));
	}
	SMR_TRY(check_others(f, b));
	SMR_TRY(find_rows(b, b->n - 1, sym));
	choose_blocks(b, budget);
	return choose_rooms(b);
}
