/* all_reduce of large arrays between processes. An array is cut into slices, and each slice into a
 * part for each process. A process gets the operands of its part from all others, folds them in the
 * order of the group, and sends the result to all others: 2 (P - 1) / P of the array's bytes
 * instead of P - 1 times the array. Every element is folded by one process, so that all have the
 * same bits. The results of a slice and the operands of the next one move at once. */
#include <string.h>

#include "base/alloc.h"
#include "ops/collective.h"
#include "run/exec/others.h"
#include "run/exec/others_group.h"

enum {
	LEAST = 512 << 10, /* bytes of an array, below which the second round trip costs more */
	SLICE = 8 << 20    /* bytes: their operands stay in the cache */
};

typedef struct reduction {
	const smr_others_group *g;
	size_t size;              /* bytes of an element */
	uint64_t count;           /* elements */
	uint64_t nslices;         /* of nearly equal size */
	uint32_t first;           /* the first member that is here */
	smr_others_block *blocks; /* operands of the members elsewhere, of the current part */
	smr_tensor *tensors;
	const smr_tensor **lists;
	smr_others_letters letters;
} reduction;

/* Bytes of an array. */
typedef struct range {
	size_t from, n;
} range;

static size_t get_array_bytes(const smr_others_group *g)
{
	return smr_buffer_bytes(g->device->places[g->act->ins[0]]);
}

bool smr_others_reduces_in_parts(const smr_others_group *g)
{
	return g->act->v->op == SMR_OP_all_reduce && g->act->nins == 1 && g->act->nouts == 1 &&
	       get_array_bytes(g) >= LEAST;
}

/* The part of the process at place @p q of slice @p s. */
static range get_part(const reduction *r, uint64_t s, uint32_t q)
{
	uint64_t from = r->count * s / r->nslices, n = r->count * (s + 1) / r->nslices - from;
	uint64_t a = n * q / r->g->nprocesses, b = n * (q + 1) / r->g->nprocesses;

	return (range){(from + a) * r->size, (b - a) * r->size};
}

static range get_slice(const reduction *r, uint64_t s)
{
	range a = get_part(r, s, 0), b = get_part(r, s, r->g->nprocesses - 1);

	return (range){a.from, b.from + b.n - a.from};
}

static char *get_operand(const reduction *r, uint32_t m)
{
	return smr_others_places(r->g, m)[r->g->act->ins[0]]->t.data;
}

static char *get_result(const reduction *r, uint32_t m)
{
	return smr_others_places(r->g, m)[r->g->act->out]->t.data;
}

/* ---- letters --------------------------------------------------------------------------------- */

static void move_operands(reduction *r, uint64_t s)
{
	const smr_others_group *g = r->g;
	size_t n = get_part(r, s, g->self).n;
	char *block = r->blocks->data;

	for (uint32_t q = 0; q < g->nprocesses; q++) {
		range part = get_part(r, s, q);

		if (q == g->self)
			continue;
		smr_others_send(&r->letters, g, q);
		for (uint32_t m = 0; m < g->n; m++)
			if (smr_others_has(g, m))
				smr_others_append(&r->letters, get_operand(r, m) + part.from,
						  part.n);
		smr_others_receive(&r->letters, g, q, block, g->count[q] * n);
		block += g->count[q] * n;
	}
}

static void move_results(reduction *r, uint64_t s)
{
	const smr_others_group *g = r->g;
	range own = get_part(r, s, g->self);
	char *result = get_result(r, r->first);

	for (uint32_t q = 0; q < g->nprocesses; q++) {
		range part = get_part(r, s, q);

		if (q == g->self)
			continue;
		smr_others_send(&r->letters, g, q);
		smr_others_append(&r->letters, result + own.from, own.n);
		smr_others_receive(&r->letters, g, q, result + part.from, part.n);
	}
}

/* Copies a slice of the first member's result to the other members that are here. */
static void copy_results(const reduction *r, uint64_t s)
{
	range slice = get_slice(r, s);

	for (uint32_t m = r->first + 1; m < r->g->n; m++)
		if (smr_others_has(r->g, m))
			memcpy(get_result(r, m) + slice.from, get_result(r, r->first) + slice.from,
			       slice.n);
}

/* ---- folding --------------------------------------------------------------------------------- */

/* Describes the operand of member @p m; blocks lie in the order of processes. */
static char *find_operand(const reduction *r, uint32_t m, range own)
{
	const uint32_t *process = r->g->device->image->others->process;
	uint32_t p = process[r->g->member[m]];
	size_t before = 0;

	if (smr_others_has(r->g, m))
		return get_operand(r, m) + own.from;
	for (uint32_t k = 0; k < r->g->n; k++) {
		uint32_t q = process[r->g->member[k]];

		before += !smr_others_has(r->g, k) && (q < p || (q == p && k < m));
	}
	return r->blocks->data + before * own.n;
}

static smr_status fold_part(reduction *r, uint64_t s)
{
	const smr_others_group *g = r->g;
	range own = get_part(r, s, g->self);
	smr_tensor flat = g->device->places[g->act->ins[0]]->t;

	flat.rank = 1;
	flat.dims[0] = (int64_t)(own.n / r->size);
	for (uint32_t m = 0; m < g->n; m++) {
		r->tensors[m] = flat;
		r->tensors[m].data = find_operand(r, m, own);
		r->lists[m] = &r->tensors[m];
		r->lists[g->n + m] = m == r->first ? &r->tensors[g->n] : NULL;
	}
	r->tensors[g->n] = flat;
	r->tensors[g->n].data = get_result(r, r->first) + own.from;
	return smr_ops_collective(g->act->v, g->n, r->lists, r->lists + g->n);
}

static smr_status reduce_slices(reduction *r)
{
	for (uint64_t s = 0; s <= r->nslices; s++) {
		if (s > 0)
			move_results(r, s - 1);
		if (s < r->nslices)
			move_operands(r, s);
		SMR_TRY(smr_others_exchange(r->g, &r->letters));
		if (s > 0)
			copy_results(r, s - 1);
		if (s < r->nslices)
			SMR_TRY(fold_part(r, s));
	}
	return SMR_OK;
}

static void free_reduction(reduction *r)
{
	smr_others_letters_free(&r->letters);
	smr_others_give_block(r->g, r->blocks);
	smr_free(r->tensors);
	smr_free(r->lists);
}

static smr_status allocate_reduction(reduction *r)
{
	const smr_others_group *g = r->g;
	uint32_t others = g->nprocesses - 1, own = g->count[g->self];
	size_t part = (r->count / r->nslices + 1) / g->nprocesses + 1;

	SMR_TRY(smr_others_letters_new(g, 4 * others, others * (own + 3), &r->letters));
	r->blocks = smr_others_take_block(g, (g->n - own) * part * r->size);
	r->tensors = smr_calloc((size_t)g->n + 1, sizeof(*r->tensors));
	r->lists = smr_calloc(2 * (size_t)g->n, sizeof(const smr_tensor *));
	if (r->blocks != NULL && r->tensors != NULL && r->lists != NULL)
		return SMR_OK;
	free_reduction(r);
	return smr_others_no_memory(g);
}

smr_status smr_others_reduce_in_parts(const smr_others_group *g)
{
	size_t bytes = get_array_bytes(g);
	reduction r = {.g = g,
		       .size = smr_dtype_size(g->device->places[g->act->ins[0]]->t.dtype),
		       .nslices = (bytes + SLICE - 1) / SLICE};
	smr_status st;

	r.count = bytes / r.size;
	while (!smr_others_has(g, r.first))
		r.first++;
	SMR_TRY(allocate_reduction(&r));
	st = reduce_slices(&r);
	free_reduction(&r);
	return st;
}
