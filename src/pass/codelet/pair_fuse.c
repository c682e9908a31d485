/* Maps the loops of one nest to the loops of the other. */
#include "pass/codelet/pair_fuse.h"

/* Lists the domain loops and their store strides; false: a loop does not move the store. */
bool pair_domain(const smr_node *v, const cx_access *store, loops *out)
{
	out->n = 0;
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		if ((v->nest->domain >> l & 1) == 0)
			continue;
		if (store->stride[l] == NULL)
			return false;
		out->loop[out->n] = l;
		out->stride[out->n] = store->stride[l];
		out->extent[out->n] = v->nest->loops[l].extent;
		out->used[out->n++] = false;
	}
	return true;
}

static bool map_to_one_loop(pairing *f, loop_sum *s, uint32_t loop)
{
	s->n = 1;
	s->loop[0] = loop;
	s->weight[0] = smr_poly_const(f->g->arena, 1);
	return s->weight[0] != NULL && loop < SMR_MAX_LOOPS;
}

static int with_stride(const loops *s, const smr_poly *stride)
{
	for (uint32_t i = 0; i < s->n; i++)
		if (!s->used[i] && smr_poly_equal(s->stride[i], stride))
			return (int)i;
	return -1;
}

static const smr_poly *multiply_polys(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	return p != NULL && q != NULL && smr_poly_mul_fits(p, q) ? smr_poly_mul(a, p, q) : NULL;
}

/* Finds the dense loops of @p fine, innermost first, that loop i of @p flat walks. */
static uint32_t dense(pairing *f, const loops *flat, uint32_t i, const loops *fine,
		      int found[SMR_MAX_LOOPS])
{
	smr_arena *a = f->g->arena;
	const smr_poly *covered = smr_poly_const(a, 1), *stride = flat->stride[i];
	uint32_t n = 0;

	while (covered != NULL && !smr_poly_equal(covered, flat->extent[i])) {
		int k = stride == NULL || n == SMR_MAX_LOOPS ? -1 : with_stride(fine, stride);

		if (k < 0)
			return 0;
		found[n++] = k;
		stride = multiply_polys(a, stride, fine->extent[k]);
		covered = multiply_polys(a, covered, fine->extent[k]);
	}
	return covered == NULL ? 0 : n;
}

/* Splits a flat loop as sum weight * fine: the new nest has the fine loops, in program order. */
static bool split_flat_loops(pairing *f, loops *flat, uint32_t i, loops *fine,
			     const smr_node *fine_nest, loop_sum *flat_map, loop_sum *fine_map)
{
	int found[SMR_MAX_LOOPS];
	uint32_t n = dense(f, flat, i, fine, found);
	const smr_poly *weight = smr_poly_const(f->g->arena, 1);
	loop_sum *to = &flat_map[flat->loop[i]];

	to->n = n;
	for (uint32_t k = 0; k < n; k++) {
		to->weight[k] = weight;
		weight = multiply_polys(f->g->arena, weight, fine->extent[found[k]]);
	}
	for (uint32_t k = n; k-- > 0;) {
		uint32_t old = fine->loop[found[k]],
			 made = join_loop(&f->out, &fine_nest->nest->loops[old]);

		if (!map_to_one_loop(f, &fine_map[old], made))
			return false;
		fine->used[found[k]] = true;
		to->loop[k] = made;
	}
	flat->used[i] = n > 0;
	return n > 0;
}

/* Matches each domain loop of C with one loop or several loops of P, or the other way round. */
bool pair_loops(pairing *f)
{
	for (uint32_t i = 0; i < f->lc.n; i++) {
		uint32_t c = f->lc.loop[i];
		int k = with_stride(&f->lp, f->lc.stride[i]);
		uint32_t made;

		if (k >= 0 && smr_poly_equal(f->lp.extent[k], f->lc.extent[i])) {
			made = join_loop(&f->out, &f->c->nest->loops[c]);
			if (!map_to_one_loop(f, &f->map_c[c], made) ||
			    !map_to_one_loop(f, &f->map_p[f->lp.loop[k]], made))
				return false;
			f->lp.used[k] = f->lc.used[i] = true;
		} else if (split_flat_loops(f, &f->lc, i, &f->lp, f->p, f->map_c, f->map_p)) {
			f->p_finer = true;
		}
	}
	for (uint32_t i = 0; i < f->lp.n; i++)
		if (!f->lp.used[i] &&
		    !split_flat_loops(f, &f->lp, i, &f->lc, f->c, f->map_p, f->map_c))
			return false;
	for (uint32_t i = 0; i < f->lc.n; i++)
		if (!f->lc.used[i])
			return false;
	return true;
}

bool pair_bound(pairing *f, const smr_node *v, loop_sum *map)
{
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		uint32_t made;

		if ((v->nest->domain >> l & 1) != 0)
			continue;
		made = join_loop(&f->out, &v->nest->loops[l]);
		if (!map_to_one_loop(f, &map[l], made))
			return false;
	}
	return true;
}
