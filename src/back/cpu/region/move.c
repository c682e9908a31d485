/* Ops that only move elements: updates in place, concatenations, splats. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/region/internal.h"
#include "ir/graph/value.h"

/* Rows of a concatenation whose copies are written out: of a small result all. */
enum { FEW = 4, SMALL = 256 /* bytes */ };

/* A start as i64, in [0, most]. */
static nest_val load_start(smr_region *r, const smr_region_tensor *start, int64_t most)
{
	smr_dtype t = start->type->dtype;
	const char *min = t == SMR_U64 ? "umin" : "smin";
	nest_val p = {0}, v, least = nest_new(&r->m, false), at = nest_new(&r->m, false);
	char text[96];

	snprintf(p.s, sizeof(p.s), "%%s%u", start->slot);
	v = smr_region_widen(r, t, smr_region_load(r, t, p).v);
	snprintf(text, sizeof(text), "i64 @llvm.%s.i64(i64, i64)", min);
	nest_declare(&r->m, text);
	nest_declare(&r->m, "i64 @llvm.smax.i64(i64, i64)");
	nest_line(&r->m, "%s = call i64 @llvm.%s.i64(i64 %s, i64 %lld)", least.s, min, v.s,
		  (long long)most);
	nest_line(&r->m, "%s = call i64 @llvm.smax.i64(i64 %s, i64 0)", at.s, least.s);
	return at;
}

static nest_val slot_at(smr_region *r, uint32_t slot, nest_val bytes)
{
	nest_val p = nest_new(&r->m, false);

	nest_line(&r->m, "%s = getelementptr i8, ptr %%s%u, i64 %s", p.s, slot,
		  bytes.s[0] != '\0' ? bytes.s : "0");
	return p;
}

/* Dimensions that are whole in the update, and the one before them, are one copy. */
void smr_region_update(smr_region *r, smr_region_tensor to, smr_region_tensor update,
		       const smr_region_tensor *start)
{
	int64_t dims[SMR_MAX_RANK], part[SMR_MAX_RANK], step[SMR_MAX_RANK], from_step[SMR_MAX_RANK];
	int64_t size = (int64_t)smr_dtype_size(to.type->dtype), all = size, run = size;
	uint32_t outer = to.type->rank;
	nest_val into = {0}, from = {0};
	region_loop loops[SMR_MAX_RANK];

	if (!smr_type_dims(to.type, dims) || !smr_type_dims(update.type, part)) {
		nest_unsupported(&r->m, "sizes that are no numbers");
		return;
	}
	memset(r->counter, 0, sizeof(r->counter));
	for (uint32_t d = outer; d-- > 0; all *= dims[d], run *= part[d]) {
		step[d] = all;
		from_step[d] = run;
		smr_region_add_term(r, &into, load_start(r, &start[d], dims[d] - part[d]), all);
	}
	run = size;
	while (outer > 0 && (outer == to.type->rank || part[outer] == dims[outer]))
		run *= part[--outer];
	for (uint32_t d = 0; d < outer; d++) {
		nest_val counter = {0};

		smr_region_begin_loop(r, d, part[d], &loops[d]);
		memcpy(counter.s, r->counter[d].name, sizeof(counter.s));
		smr_region_add_term(r, &into, counter, step[d]);
		smr_region_add_term(r, &from, counter, from_step[d]);
	}
	smr_region_copy_bytes(r, slot_at(r, to.slot, into), slot_at(r, update.slot, from),
			      (size_t)run, (size_t)size);
	for (uint32_t d = outer; d-- > 0;)
		smr_region_end_loop(r, &loops[d]);
}

/* ---- concatenations ------------------------------------------------------------------------- */

static int64_t product(const int64_t *dims, uint32_t from, uint32_t to)
{
	int64_t n = 1;

	while (from < to)
		n *= dims[from++];
	return n;
}

static nest_val number(int64_t n)
{
	nest_val v = {0};

	snprintf(v.s, sizeof(v.s), "%lld", (long long)n);
	return v;
}

/* Part @p k of all rows: @p run bytes each, from byte @p at of the result's rows on. */
static void copy_part(smr_region *r, const smr_region_tensor *in, const smr_region_tensor *out,
		      int64_t rows, int64_t run, int64_t at, int64_t row)
{
	size_t size = smr_dtype_size(out->type->dtype);
	nest_val from = {0}, into = {0}, counter = {0};
	region_loop loop;

	if (rows <= FEW || rows * row <= SMALL) {
		for (int64_t i = 0; i < rows; i++)
			smr_region_copy_bytes(r, slot_at(r, out->slot, number(i * row + at)),
					      slot_at(r, in->slot, number(i * run)), (size_t)run,
					      size);
		return;
	}
	smr_region_begin_loop(r, 0, rows, &loop);
	memcpy(counter.s, r->counter[0].name, sizeof(counter.s));
	smr_region_add_term(r, &from, counter, run);
	smr_region_add_term(r, &into, counter, row);
	smr_region_add_term(r, &into, number(at), 1);
	smr_region_copy_bytes(r, slot_at(r, out->slot, into), slot_at(r, in->slot, from),
			      (size_t)run, size);
	smr_region_end_loop(r, &loop);
}

void smr_region_concatenate(smr_region *r, uint32_t axis, const smr_region_tensor *ins, uint32_t n,
			    smr_region_tensor out)
{
	int64_t dims[SMR_MAX_RANK], part[SMR_MAX_RANK], at = 0, row, rows, inner;

	if (!smr_type_dims(out.type, dims)) {
		nest_unsupported(&r->m, "sizes that are no numbers");
		return;
	}
	memset(r->counter, 0, sizeof(r->counter));
	rows = product(dims, 0, axis);
	inner = product(dims, axis + 1, out.type->rank) * (int64_t)smr_dtype_size(out.type->dtype);
	row = dims[axis] * inner;
	for (uint32_t k = 0; k < n; k++) {
		if (!smr_type_dims(ins[k].type, part))
			nest_unsupported(&r->m, "sizes that are no numbers");
		else if (part[axis] > 0 && row > 0 && rows > 0)
			copy_part(r, &ins[k], &out, rows, part[axis] * inner, at, row);
		at += part[axis] * inner;
	}
}

void smr_region_fill(smr_region *r, smr_region_tensor out, uint64_t bits)
{
	smr_dtype t = out.type->dtype;
	size_t size = smr_dtype_size(t);
	nest_val at = {0}, counter = {0};
	region_loop loop;
	int64_t n;

	if (!smr_type_count(out.type, &n)) {
		nest_unsupported(&r->m, "sizes that are no numbers");
		return;
	}
	if (n == 0)
		return;
	memset(r->counter, 0, sizeof(r->counter));
	smr_region_begin_loop(r, 0, n, &loop);
	memcpy(counter.s, r->counter[0].name, sizeof(counter.s));
	smr_region_add_term(r, &at, counter, (int64_t)size);
	nest_line(&r->m, "store i%zu %lld, ptr %s, align %zu", size * 8,
		  (long long)smr_value_mask(t, bits), slot_at(r, out.slot, at).s, size);
	smr_region_end_loop(r, &loop);
}
