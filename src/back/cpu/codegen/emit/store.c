/* Stores: all lanes, or those of a mask. */
#include <stdio.h>

#include "back/cpu/codegen/emit/memory.h"

/* Returns metadata for a store: it does not change the operands that the stage reads (load.c). */
static const char *alias_scope_metadata(const nest_emit *m)
{
	static _Thread_local char scope[40];

	if (!nest_has_temps(m->p))
		return "";
	snprintf(scope, sizeof(scope), ", !alias.scope !%d", NEST_STORED);
	return scope;
}

static nest_val convert_to_memory(nest_emit *m, smr_dtype t, nest_val v)
{
	if (t != SMR_I1)
		return v;
	nest_val r = nest_new(m, v.vec);

	nest_line(m, "%s = zext %s %s to %s", r.s, nest_vtype(m, SMR_I1, v.vec), v.s,
		  nest_vtype(m, SMR_U8, v.vec));
	return r;
}

static void store_masked(nest_emit *m, const nest_operand *o, nest_val p, nest_val v,
			 const char *mask)
{
	const char *ty = nest_memory_type(o->dtype);
	char name[64], text[200];
	const char *sh = o->dtype == SMR_F32   ? "f32"
			 : o->dtype == SMR_F64 ? "f64"
			 : o->dtype == SMR_F16 ? "f16"
					       : ty;

	snprintf(name, sizeof(name), "@llvm.masked.store.v%d%s.p0", m->width, sh);
	snprintf(text, sizeof(text), "void %s(<%d x %s>, ptr, i32, <%d x i1>)", name, m->width, ty,
		 m->width);
	nest_declare(m, text);
	nest_line(m, "call void %s(<%d x %s> %s, ptr %s, i32 %zu, <%d x i1> %s)", name, m->width,
		  ty, v.s, p.s, smr_dtype_size(o->dtype), m->width, mask);
}

/* Stores lanes at separate places; inactive lanes store to the scratch block. */
static void store_lanes(nest_emit *m, const nest_operand *o, nest_val p, nest_val v,
			const char *mask, bool mask_vec)
{
	for (int i = 0; i < m->width; i++) {
		nest_val q = nest_lane_pointer(m, o, p, NULL, i), x = {0};
		nest_val lanes = {.vec = mask_vec};

		x = nest_new(m, false);
		nest_line(m, "%s = extractelement <%d x %s> %s, i32 %d", x.s, m->width,
			  nest_memory_type(o->dtype), v.s, i);
		if (mask != NULL) {
			snprintf(lanes.s, sizeof(lanes.s), "%s", mask);
			q = nest_safe_pointer(m, q, nest_lane(m, SMR_I1, lanes, i).s);
		}
		nest_line(m, "store %s %s, ptr %s, align %zu", nest_memory_type(o->dtype), x.s, q.s,
			  smr_dtype_size(o->dtype));
	}
}

/* SIMT: threads share the scratch block, so a store without effect is skipped. */
static void store_of_thread(nest_emit *m, const nest_operand *o, nest_val p, nest_val v,
			    const char *mask)
{
	int done;
	bool some = nest_lead_begin(m, mask, &done);

	if (v.vec)
		nest_line(m, "store <%d x %s> %s, ptr %s, align %zu%s", m->width,
			  nest_memory_type(o->dtype), v.s, p.s, nest_alignment(m, o),
			  alias_scope_metadata(m));
	else
		nest_line(m, "store %s %s, ptr %s, align %zu%s", nest_memory_type(o->dtype), v.s,
			  p.s, smr_dtype_size(o->dtype), alias_scope_metadata(m));
	if (some)
		nest_lead_end(m, done);
}

void nest_store(nest_emit *m, int operand, nest_val v, const char *mask, bool mask_vec)
{
	const nest_operand *o = &m->p->ops[operand];
	nest_val p = nest_address(m, operand);
	size_t size = smr_dtype_size(o->dtype);

	if (m->width > 1)
		v = nest_splat(m, o->dtype, v);
	v = convert_to_memory(m, o->dtype, v);
	if (m->width > 1 && o->stride[m->vloop] != (int64_t)size) {
		store_lanes(m, o, p, v, mask, mask_vec);
		return;
	}
	if (mask != NULL && mask_vec) {
		store_masked(m, o, p, v, mask);
		return;
	}
	if (m->p->cpu.simt > 0) {
		store_of_thread(m, o, p, v, mask);
		return;
	}
	if (mask != NULL)
		p = nest_safe_pointer(m, p, mask);
	char type[40];

	if (v.vec)
		snprintf(type, sizeof(type), "<%d x %s>", m->width, nest_memory_type(o->dtype));
	else
		snprintf(type, sizeof(type), "%s", nest_memory_type(o->dtype));
	if (m->streaming && v.vec)
		nest_line(m, "store %s %s, ptr %s, align %zu, !nontemporal !%d%s", type, v.s, p.s,
			  size * (size_t)m->width, NEST_NONTEMPORAL, alias_scope_metadata(m));
	else
		nest_line(m, "store %s %s, ptr %s, align %zu%s", type, v.s, p.s, size,
			  alias_scope_metadata(m));
}

/* LLVM drops the nontemporal flag when it merges a truncation into a store, and storing half lines
 * past the caches is only half as effective. */
bool nest_stores_pairs(const nest_emit *m, int operand)
{
	const nest_plan *p = m->p;
	const nest_stage *s = m->s;
	const nest_operand *o = &p->ops[operand];

	if (!s->stream || smr_dtype_size(o->dtype) != 2 || s->width != 16 || s->unroll % 2 != 0 ||
	    p->extent[s->vloop] % 32 != 0)
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (l != s->vloop && o->stride[l] % 64 != 0)
			return false;
	return true;
}

nest_val nest_both(nest_emit *m, smr_dtype t, nest_val a, nest_val b)
{
	const char *ty = nest_memory_type(t);
	nest_val both = nest_new(m, true);

	nest_line(
		m,
		"%s = shufflevector <16 x %s> %s, <16 x %s> %s, <32 x i32> <i32 0, i32 1, i32 2, "
		"i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, "
		"i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, "
		"i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>",
		both.s, ty, a.s, ty, b.s);
	return both;
}

void nest_store_both(nest_emit *m, int operand, nest_val both)
{
	const char *ty = nest_memory_type(m->p->ops[operand].dtype);
	nest_val p = nest_address(m, operand);

	if (m->streaming)
		nest_line(m, "store <32 x %s> %s, ptr %s, align 64, !nontemporal !%d%s", ty, both.s,
			  p.s, NEST_NONTEMPORAL, alias_scope_metadata(m));
	else
		nest_line(m, "store <32 x %s> %s, ptr %s, align 2%s", ty, both.s, p.s,
			  alias_scope_metadata(m));
}
