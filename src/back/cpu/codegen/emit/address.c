/* Addresses of operands, and scratch memory for reads and stores without effect. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/memory.h"

const char *nest_memory_type(smr_dtype t)
{
	return t == SMR_I1 ? "i8" : nest_type(t);
}

/* Vectors of SIMT are aligned (plan/simt.c). */
size_t nest_alignment(const nest_emit *m, const nest_operand *o)
{
	return smr_dtype_size(o->dtype) * (m->p->cpu.simt > 0 ? (size_t)m->width : 1);
}

/* Returns the address for counters only, which all points of a tile share. Outer loops are added
 * first, so that LLVM can hoist them. */
static nest_val dynamic_address(nest_emit *m, int home)
{
	const nest_operand *o = &m->p->ops[home];
	nest_val p = {0};

	if (nest_memo_get(m, o, 2, 0, &p))
		return p;
	snprintf(p.s, sizeof(p.s), "%%p%d", home);
	for (int i = 0; i < m->nopen; i++) {
		int l = m->open[i];
		char stride[28];

		if (o->stride[l] == 0)
			continue;
		nest_val step = nest_new(m, false), next = nest_new(m, false);

		nest_stride_text(m, o->stride[l], stride);
		nest_line(m, "%s = mul i64 %s, %s", step.s, m->dyn[l], stride);
		nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", next.s, p.s, step.s);
		p = next;
	}
	char saved[28];

	memcpy(saved, m->mask, sizeof(saved));
	m->mask[0] = '\0';
	nest_memo_put(m, o, 2, 0, p);
	memcpy(m->mask, saved, sizeof(saved));
	return p;
}

/* Sums the point's displacement from the counters for each stride: a[y + 1] at y is a[y] at y +
 * 1. */
void nest_displacement(const nest_emit *m, const nest_operand *o, int sum[SMR_MAX_LOOPS])
{
	memset(sum, 0, SMR_MAX_LOOPS * sizeof(*sum));
	for (int l = 0; l < (int)m->p->nest->nloops; l++) {
		int first = l;

		if (o->stride[l] == 0)
			continue;
		for (int k = 0; k < l; k++)
			if (o->stride[k] == o->stride[l]) {
				first = k;
				break;
			}
		sum[first] += m->at.stat[l] + (int)o->shift[l];
	}
}

nest_val nest_displaced(nest_emit *m, const nest_operand *o, const int sum[SMR_MAX_LOOPS])
{
	nest_val p = dynamic_address(m, o->home);
	int64_t constant = 0;

	for (int l = 0; l < SMR_MAX_LOOPS; l++) {
		char stride[28];

		if (sum[l] == 0)
			continue;
		nest_stride_text(m, o->stride[l], stride);
		if (stride[0] != '%') {
			constant += sum[l] * o->stride[l];
			continue;
		}
		nest_val step = nest_new(m, false), next = nest_new(m, false);

		nest_line(m, "%s = mul i64 %s, %d", step.s, stride, sum[l]);
		nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", next.s, p.s, step.s);
		p = next;
	}
	if (constant != 0) {
		nest_val next = nest_new(m, false);

		nest_line(m, "%s = getelementptr i8, ptr %s, i64 %lld", next.s, p.s,
			  (long long)constant);
		p = next;
	}
	return p;
}

nest_val nest_address(nest_emit *m, int operand)
{
	int sum[SMR_MAX_LOOPS];

	nest_displacement(m, &m->p->ops[operand], sum);
	return nest_displaced(m, &m->p->ops[operand], sum);
}

/* Results of chunks are behind one another, each for all points of the stage's domain. */
nest_val nest_chunk_address(nest_emit *m, int operand, const char *at)
{
	const nest_operand *o = &m->p->ops[operand];
	int64_t bytes = (int64_t)smr_dtype_size(o->dtype);
	nest_val p = {0}, byte, r;
	char of_chunk[28];

	snprintf(p.s, sizeof(p.s), "%%p%d", operand);
	for (int l = 0; l < (int)m->p->nest->nloops; l++)
		if (o->stride[l] != 0)
			bytes *= m->p->extent[l];
	snprintf(of_chunk, sizeof(of_chunk), "%lld", (long long)bytes);
	if (bytes != (int64_t)smr_dtype_size(o->dtype)) {
		nest_stride_text(m, bytes, of_chunk);
		p = nest_address(m, operand);
	}
	byte = nest_new(m, false);
	r = nest_new(m, false);
	nest_line(m, "%s = mul i64 %s, %s", byte.s, at, of_chunk);
	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", r.s, p.s, byte.s);
	return r;
}

nest_val nest_safe_pointer(nest_emit *m, nest_val p, const char *cond)
{
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = select i1 %s, ptr %s, ptr %%scratch", r.s, cond, p.s);
	return r;
}

/* Returns lane i's address: the stride of the lanes' loop, plus offsets of index arrays. */
nest_val nest_lane_pointer(nest_emit *m, const nest_operand *o, nest_val p, const nest_val *idx,
			   int lane)
{
	char stride[28];

	if (m->vloop >= 0 && o->stride[m->vloop] != 0 && lane > 0) {
		nest_val step = nest_new(m, false), next = nest_new(m, false);

		nest_stride_text(m, o->stride[m->vloop], stride);
		nest_line(m, "%s = mul i64 %s, %d", step.s, stride, lane);
		nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", next.s, p.s, step.s);
		p = next;
	}
	for (uint32_t i = 0; i < o->nindirect; i++) {
		nest_val at = nest_lane(m, SMR_I64, idx[i], lane);
		nest_val step = nest_new(m, false), next = nest_new(m, false);

		nest_stride_text(m, o->indirect_stride[i], stride);
		nest_line(m, "%s = mul i64 %s, %s", step.s, at.s, stride);
		nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", next.s, p.s, step.s);
		p = next;
	}
	return p;
}
