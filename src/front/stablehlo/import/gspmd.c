/* Programs for each device, as exported by JAX before 0.7: custom_call @Sharding specifies how a
 * whole tensor is partitioned, @SPMDFullToShardShape takes a device's part of it, and
 * @SPMDShardToFullShape gathers the whole. Elsewhere @Sharding is a hint.
 *
 * A sharding is `{devices=[2,4]<=[8]}`: the devices in an array of these sizes, one dimension for
 * each of the tensor; more dimensions follow if several devices have the same part. */
#include <stdlib.h>
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

enum { TILES = SMR_MAX_RANK + 4 };

/* An array of devices, the last dimension fastest. */
typedef struct tiling {
	bool whole; /* whether every device has the whole tensor */
	uint32_t n;
	int64_t dims[TILES];
	int64_t *place; /* [ndevices]: position of a device in the array */
} tiling;

static const char to_shard[] = "SPMDFullToShardShape", to_full[] = "SPMDShardToFullShape";

static bool is_custom_call_of(const smr_mlir_op *op, const char *target)
{
	const char *is = op != NULL && strcmp(op->name, "stablehlo.custom_call") == 0
				 ? hlo_symbol(op, "call_target_name")
				 : NULL;

	return is != NULL && strcmp(is, target) == 0;
}

bool hlo_is_gspmd(const smr_mlir_op *op)
{
	return is_custom_call_of(op, to_shard) || is_custom_call_of(op, to_full);
}

bool hlo_is_sharding(const smr_mlir_op *op)
{
	return is_custom_call_of(op, "Sharding");
}

static smr_status reject_sharding(hlo_import *im, const smr_mlir_op *op, const char *text)
{
	const char *target = hlo_symbol(op, "call_target_name");

	return hlo_fail(im, op, SMR_EUNSUPPORTED,
			"unsupported: %s: @%s of %s%s: lower the program with "
			"jax_use_shardy_partitioner",
			op->name, target != NULL ? target : "",
			text != NULL ? "sharding " : "what ",
			text != NULL ? text : "has no mhlo.sharding");
}

/* ---- the text of a sharding ---- */

static bool accept_word(const char **s, const char *w)
{
	size_t n = strlen(w);

	while (**s == ' ')
		++*s;
	if (strncmp(*s, w, n) != 0)
		return false;
	*s += n;
	return true;
}

/* Parses at most @p most numbers with commas, then @p close (NULL: anything). */
static bool parse_numbers(const char **s, const char *close, uint32_t most, int64_t *v, uint32_t *n)
{
	*n = 0;
	do {
		char *end;

		if (*n == most || **s < '0' || **s > '9')
			return false;
		v[*n] = strtol(*s, &end, 10);
		if (v[*n] < 0 || v[*n] > HLO_DEVICES)
			return false;
		++*n;
		*s = end;
	} while (accept_word(s, ","));
	return close == NULL || accept_word(s, close);
}

static int64_t multiply_sizes(const int64_t *v, uint32_t n)
{
	int64_t all = 1;

	for (uint32_t i = 0; i < n; i++)
		if (__builtin_mul_overflow(all, v[i], &all) || all > HLO_DEVICES)
			return -1;
	return all;
}

/* Lists 0, 1, 2 … as an array of sizes @p dims, transposed by @p perm. */
static bool fill_transposed_iota(const int64_t *dims, const int64_t *perm, uint32_t n, int64_t *out,
				 uint32_t count)
{
	int64_t stride[TILES], step = 1;
	uint32_t seen = 0;

	for (uint32_t i = 0; i < n; i++)
		seen |= perm[i] < n ? 1u << perm[i] : 0;
	if (seen != (1u << n) - 1)
		return false;
	for (uint32_t i = n; i-- > 0; step *= dims[i])
		stride[i] = step;
	for (uint32_t at = 0; at < count; at++) {
		int64_t left = at, from = 0;

		for (uint32_t i = n; i-- > 0; left /= dims[perm[i]])
			from += left % dims[perm[i]] * stride[perm[i]];
		out[at] = from;
	}
	return true;
}

/* Parses <=[2,4]T(1,0), or a list of all devices: 0,2,1,3. */
static bool read_devices(const char **s, uint32_t count, int64_t *out)
{
	int64_t dims[TILES], perm[TILES];
	uint32_t n, np;

	if (!accept_word(s, "<=["))
		return parse_numbers(s, NULL, count, out, &n) && n == count;
	if (!parse_numbers(s, "]", TILES, dims, &n) || multiply_sizes(dims, n) != count)
		return false;
	for (uint32_t i = 0; i < n; i++)
		perm[i] = i;
	if (accept_word(s, "T(") && (!parse_numbers(s, ")", n, perm, &np) || np != n))
		return false;
	return fill_transposed_iota(dims, perm, n, out, count);
}

/* Inverts the list; false if a device does not occur exactly once. */
static bool place_all(const int64_t *order, uint32_t count, int64_t *place)
{
	for (uint32_t i = 0; i < count; i++)
		place[i] = -1;
	for (uint32_t i = 0; i < count; i++) {
		if (order[i] >= count || place[order[i]] >= 0)
			return false;
		place[order[i]] = i;
	}
	return true;
}

/* Skips the description of dimensions that are not the tensor's: it is not used. */
static bool read_end(const char **s)
{
	if (accept_word(s, "last_tile_dims={")) {
		while (accept_word(s, "manual") || accept_word(s, "replicated") ||
		       accept_word(s, ","))
			;
		if (!accept_word(s, "}"))
			return false;
	} else {
		(void)accept_word(s, "last_tile_dim_replicate");
	}
	return accept_word(s, "}") && **s == '\0';
}

static bool read_tiling(const char *s, uint32_t count, uint32_t rank, int64_t *room, tiling *t)
{
	if (strcmp(s, "{replicated}") == 0 || strcmp(s, "{manual}") == 0)
		return t->whole = true;
	if (!accept_word(&s, "{devices=[") || !parse_numbers(&s, "]", TILES, t->dims, &t->n))
		return false;
	t->place = room + count;
	return t->n >= rank && multiply_sizes(t->dims, t->n) == count &&
	       read_devices(&s, count, room) && read_end(&s) && place_all(room, count, t->place);
}

static smr_status read_cuts(hlo_import *im, const smr_mlir_op *op, const smr_mlir_op *from,
			    uint32_t rank, hlo_cuts *out)
{
	const smr_mlir_attr *a = from != NULL ? smr_mlir_attr_of(from, "mhlo.sharding") : NULL;
	const char *text = a != NULL && a->kind == SMR_MLIR_STRING ? a->text : NULL;
	uint32_t count = im->m->partitions;
	int64_t *room = smr_arena_array(im->arena, 2 * (size_t)count, sizeof(*room));
	int64_t below = 1;
	tiling t = {0};

	if (room == NULL)
		return hlo_no_memory(im);
	if (text == NULL || !read_tiling(text, count, rank, room, &t))
		return reject_sharding(im, op, text);
	*out = (hlo_cuts){.ndevices = count};
	for (uint32_t i = t.n; i-- > rank;)
		below *= t.dims[i];
	for (uint32_t d = rank; d-- > 0;) {
		hlo_cut *c = &out->dim[d];

		SMR_TRY(hlo_no_cut(im, count, c));
		if (t.whole)
			continue;
		c->parts = t.dims[d];
		for (uint32_t i = 0; i < count; i++) {
			c->part[i] = t.place[i] / below % c->parts;
			c->rest[i] = t.place[i] - c->part[i] * below;
		}
		below *= c->parts;
	}
	return SMR_OK;
}

/* ---- calls ---- */

smr_status hlo_gspmd(hlo_import *im, const smr_mlir_op *op, const char *target, bool *done)
{
	bool shard = strcmp(target, to_shard) == 0, full = strcmp(target, to_full) == 0;
	const smr_mlir_op *by;
	hlo_cuts cuts;
	hlo_value *v;

	*done = shard || full || strcmp(target, "Sharding") == 0;
	if (!*done)
		return SMR_OK;
	if (op->noperands != 1 || op->nresults != 1)
		return hlo_fail(im, op, SMR_ETYPE, "@%s of %u operands and %u results", target,
				op->noperands, op->nresults);
	SMR_TRY(hlo_operand(im, op, 0, &v));
	if (shard) {
		by = is_custom_call_of(op->operands[0]->op, "Sharding") ? op->operands[0]->op
									: NULL;
		SMR_TRY(read_cuts(im, op, by, v->type.rank, &cuts));
		SMR_TRY(hlo_part_of(im, op, &cuts, v, &v));
	} else if (full) {
		SMR_TRY(read_cuts(im, op, op, v->type.rank, &cuts));
		SMR_TRY(hlo_whole_of(im, &cuts, v, &v));
	}
	return hlo_out_value(im, op, 0, v);
}
