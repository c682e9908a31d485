/* Loads and stores.
 *
 * A read under a guard must not touch memory where the guard is false. Instead of branching, it is
 * led to a zeroed scratch block (one pointer select), or masked lane by lane. */
#include "back/cpu/nest_emit.h"
#include <stdio.h>
#include <string.h>

static const char *memory_type(smr_dtype t)
{
	return t == SMR_I1 ? "i8" : nest_type(t);
}

/* Counters only; the same for all points of a tile. Outer loops first, so that what does not change
 * in an inner loop can leave it. */
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

/* Displacement of the point from the counters, summed per stride: a[y + 1] at y is a[y] at y + 1.
 */
static void displacement(const nest_emit *m, const nest_operand *o, int sum[SMR_MAX_LOOPS])
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

static nest_val displaced_address(nest_emit *m, const nest_operand *o, const int sum[SMR_MAX_LOOPS])
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

	displacement(m, &m->p->ops[operand], sum);
	return displaced_address(m, &m->p->ops[operand], sum);
}

/* ---- guards ------------------------------------------------------------------------------------
 */

static nest_val safe_pointer(nest_emit *m, nest_val p, const char *cond)
{
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = select i1 %s, ptr %s, ptr %%scratch", r.s, cond, p.s);
	return r;
}

/* One condition for all lanes. */
static void any_lane(nest_emit *m, char out[28])
{
	if (!m->mask_vec) {
		memcpy(out, m->mask, 28);
		return;
	}
	nest_val any = nest_new(m, false);
	char text[96];

	snprintf(text, sizeof(text), "i1 @llvm.vector.reduce.or.v%di1(<%d x i1>)", m->width,
		 m->width);
	nest_declare(m, text);
	nest_line(m, "%s = call i1 @llvm.vector.reduce.or.v%di1(%s %s)", any.s, m->width,
		  nest_vtype(m, SMR_I1, true), m->mask);
	memcpy(out, any.s, 28);
}

/* ---- loads -------------------------------------------------------------------------------------
 */

static nest_val from_memory(nest_emit *m, smr_dtype t, nest_val v)
{
	if (t != SMR_I1)
		return v;
	nest_val r = nest_new(m, v.vec);

	nest_line(m, "%s = icmp ne %s %s, %s", r.s, nest_vtype(m, SMR_U8, v.vec), v.s,
		  v.vec ? "zeroinitializer" : "0");
	return r;
}

static const char *invariant(const nest_operand *o)
{
	return o->written || o->where == NEST_TEMP ? "" : ", !invariant.load !0";
}

static nest_val load_scalar(nest_emit *m, const nest_operand *o, nest_val p)
{
	char any[28];
	nest_val v = nest_new(m, false);

	if (m->mask[0] != '\0') {
		any_lane(m, any);
		p = safe_pointer(m, p, any);
	}
	nest_line(m, "%s = load %s, ptr %s, align %zu%s", v.s, memory_type(o->dtype), p.s,
		  smr_dtype_size(o->dtype), m->mask[0] != '\0' ? "" : invariant(o));
	return from_memory(m, o->dtype, v);
}

static nest_val load_masked(nest_emit *m, const nest_operand *o, nest_val p)
{
	const char *ty = memory_type(o->dtype);
	nest_val v = nest_new(m, true);
	char name[64], text[200];
	const char *sh = o->dtype == SMR_F32    ? "f32"
			 : o->dtype == SMR_F64  ? "f64"
			 : o->dtype == SMR_F16  ? "f16"
			 : o->dtype == SMR_BF16 ? "bf16"
						: ty;

	snprintf(name, sizeof(name), "@llvm.masked.load.v%d%s.p0", m->width, sh);
	snprintf(text, sizeof(text), "<%d x %s> %s(ptr, i32, <%d x i1>, <%d x %s>)", m->width, ty,
		 name, m->width, m->width, ty);
	nest_declare(m, text);
	nest_line(
		m,
		"%s = call <%d x %s> %s(ptr %s, i32 %zu, <%d x i1> %s, <%d x %s> zeroinitializer)",
		v.s, m->width, ty, name, p.s, smr_dtype_size(o->dtype), m->width, m->mask, m->width,
		ty);
	return from_memory(m, o->dtype, v);
}

static nest_val load_unit(nest_emit *m, const nest_operand *o, nest_val p)
{
	nest_val v;

	if (m->mask[0] != '\0' && m->mask_vec)
		return load_masked(m, o, p);
	if (m->mask[0] != '\0')
		p = safe_pointer(m, p, m->mask);
	v = nest_new(m, true);
	nest_line(m, "%s = load <%d x %s>, ptr %s, align %zu%s", v.s, m->width,
		  memory_type(o->dtype), p.s, smr_dtype_size(o->dtype),
		  m->mask[0] != '\0' ? "" : invariant(o));
	return from_memory(m, o->dtype, v);
}

/* Every k-th of two loads that together end at the last element wanted: nothing beyond is touched.
 */
static nest_val load_every_second(nest_emit *m, const nest_operand *o, nest_val p)
{
	const char *ty = memory_type(o->dtype);
	nest_val a = nest_new(m, true), b = nest_new(m, true), q = nest_new(m, false),
		 r = nest_new(m, true);
	size_t size = smr_dtype_size(o->dtype);
	smr_str pick = {0};

	nest_line(m, "%s = load <%d x %s>, ptr %s, align %zu", a.s, m->width, ty, p.s, size);
	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %zu", q.s, p.s,
		  size * (size_t)(m->width - 1));
	nest_line(m, "%s = load <%d x %s>, ptr %s, align %zu", b.s, m->width, ty, q.s, size);
	for (int i = 0; i < m->width; i++)
		smr_str_printf(&pick, "%si32 %d", i > 0 ? ", " : "",
			       2 * i < m->width ? 2 * i : m->width + 2 * i - (m->width - 1));
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> %s, <%d x i32> <%s>", r.s,
		  m->width, ty, a.s, m->width, ty, b.s, m->width, smr_str_text(&pick));
	smr_str_free(&pick);
	return from_memory(m, o->dtype, r);
}

/* Lane i's address: a stride of the lanes' loop, and what index arrays add. */
static nest_val lane_pointer(nest_emit *m, const nest_operand *o, nest_val p, const nest_val *idx,
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

static nest_val load_lanes(nest_emit *m, const nest_operand *o, nest_val p, const nest_val *idx)
{
	nest_val v = {.vec = true};
	char saved[28];
	bool saved_vec = m->mask_vec;

	memcpy(saved, m->mask, sizeof(saved));
	for (int i = 0; i < m->width; i++) {
		nest_val q = lane_pointer(m, o, p, idx, i);

		if (saved[0] != '\0') {
			nest_val mask = {.vec = saved_vec}, bit;

			memcpy(mask.s, saved, sizeof(saved));
			bit = nest_lane(m, SMR_I1, mask, i);
			memcpy(m->mask, bit.s, sizeof(m->mask));
			m->mask_vec = false;
		}
		v = nest_set_lane(m, o->dtype, v, load_scalar(m, o, q), i);
	}
	nest_restore_mask(m, saved, saved_vec);
	return v;
}

static nest_val load_value(nest_emit *m, int operand)
{
	nest_val v = {0};

	if (m->p->ops[operand].literal)
		return nest_literal(m->p->ops[operand].dtype, m->p->ops[operand].bits);
	snprintf(v.s, sizeof(v.s), "%%v%d", operand);
	return v;
}

static nest_val index_value(nest_emit *m, const smr_expr *e)
{
	nest_val v = nest_eval(m, e), r;

	if (smr_dtype_size(e->type) == 8)
		return v;
	r = nest_new(m, v.vec);
	nest_line(m, "%s = %s %s %s to %s", r.s, smr_dtype_is_signed(e->type) ? "sext" : "zext",
		  nest_vtype(m, e->type, v.vec), v.s, nest_vtype(m, SMR_I64, v.vec));
	return r;
}

static nest_val load_indirect(nest_emit *m, const nest_operand *o, nest_val p)
{
	nest_val idx[SMR_MAX_RANK];
	bool vec = m->width > 1 && m->vloop >= 0 && o->stride[m->vloop] != 0;

	for (uint32_t i = 0; i < o->nindirect; i++) {
		idx[i] = index_value(m, o->indirect[i]);
		vec |= idx[i].vec;
	}
	return vec ? load_lanes(m, o, p, idx) : load_scalar(m, o, lane_pointer(m, o, p, idx, 0));
}

static nest_val load_affine(nest_emit *m, const nest_operand *o, nest_val p)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);
	int64_t s = m->vloop >= 0 && m->width > 1 ? o->stride[m->vloop] : 0;

	if (s == 0)
		return load_scalar(m, o, p);
	if (s == size)
		return load_unit(m, o, p);
	if (s == 2 * size && m->mask[0] == '\0')
		return load_every_second(m, o, p);
	return load_lanes(m, o, p, NULL);
}

/* One step of a transpose: rows a and b exchange their blocks of @p s lanes off the diagonal. */
static void exchange(nest_emit *m, const char *ty, nest_val *a, nest_val *b, int s)
{
	nest_val x = nest_new(m, true), y = nest_new(m, true);
	smr_str lo = {0}, hi = {0};
	int w = m->width;

	for (int k = 0; k < w; k++) {
		smr_str_printf(&lo, "%si32 %d", k > 0 ? ", " : "", k & s ? w + k - s : k);
		smr_str_printf(&hi, "%si32 %d", k > 0 ? ", " : "", k & s ? w + k : k + s);
	}
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> %s, <%d x i32> <%s>", x.s, w, ty,
		  a->s, w, ty, b->s, w, smr_str_text(&lo));
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> %s, <%d x i32> <%s>", y.s, w, ty,
		  a->s, w, ty, b->s, w, smr_str_text(&hi));
	smr_str_free(&lo);
	smr_str_free(&hi);
	*a = x;
	*b = y;
}

/* All points of the turned loop at once: lane i's row is one load, the square is transposed, and
 * each point finds its column under its own displacement. */
static void load_turned(nest_emit *m, int operand)
{
	const nest_operand *o = &m->p->ops[operand];
	int turn = m->s->turn, w = m->width, sum[SMR_MAX_LOOPS];
	nest_inst saved = m->at;
	nest_val row[64];

	for (int i = 0; i < w; i++) {
		m->at.stat[turn] = 0;
		m->at.stat[m->vloop] = saved.stat[m->vloop] + i;
		row[i] = load_unit(m, o, nest_address(m, operand));
	}
	for (int s = 1; s < w; s *= 2)
		for (int i = 0; i < w; i++)
			if (!(i & s))
				exchange(m, nest_type(o->dtype), &row[i], &row[i + s], s);
	m->at = saved;
	for (int k = 0; k < w; k++) {
		m->at.stat[turn] = k;
		displacement(m, o, sum);
		nest_inst point = m->at;

		memcpy(m->at.stat, sum, sizeof(sum));
		nest_memo_put(m, &m->p->ops[o->home], 1, UINT64_MAX, row[k]);
		m->at = point;
	}
	m->at = saved;
}

nest_val nest_load(nest_emit *m, int operand, const smr_expr *key)
{
	const nest_operand *o = &m->p->ops[operand];
	nest_inst saved = m->at;
	int sum[SMR_MAX_LOOPS];
	nest_val v;

	if (o->where == NEST_VALUE)
		return load_value(m, operand);
	if (o->nindirect != 0)
		return load_indirect(m, o, nest_address(m, operand));
	displacement(m, o, sum);
	memcpy(m->at.stat, sum, sizeof(sum));
	if (m->s->turn >= 0 && m->width == m->s->tile[m->s->turn] && m->mask[0] == '\0' &&
	    m->width <= 64 && nest_turns(m->p, o, m->vloop, m->s->turn, m->width) &&
	    !nest_memo_get(m, &m->p->ops[o->home], 1, UINT64_MAX, &v)) {
		m->at = saved;
		load_turned(m, operand);
		memcpy(m->at.stat, sum, sizeof(sum));
	}
	bool known = nest_memo_get(m, &m->p->ops[o->home], 1, UINT64_MAX, &v);

	if (!known) {
		v = load_affine(m, o, displaced_address(m, o, sum));
		nest_memo_put(m, &m->p->ops[o->home], 1, UINT64_MAX, v);
	}
	m->at = saved;
	return v;
}

/* ---- stores ------------------------------------------------------------------------------------
 */

static nest_val to_memory(nest_emit *m, smr_dtype t, nest_val v)
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
	const char *ty = memory_type(o->dtype);
	char name[64], text[200];
	const char *sh = o->dtype == SMR_F32    ? "f32"
			 : o->dtype == SMR_F64  ? "f64"
			 : o->dtype == SMR_F16  ? "f16"
			 : o->dtype == SMR_BF16 ? "bf16"
						: ty;

	snprintf(name, sizeof(name), "@llvm.masked.store.v%d%s.p0", m->width, sh);
	snprintf(text, sizeof(text), "void %s(<%d x %s>, ptr, i32, <%d x i1>)", name, m->width, ty,
		 m->width);
	nest_declare(m, text);
	nest_line(m, "call void %s(<%d x %s> %s, ptr %s, i32 %zu, <%d x i1> %s)", name, m->width,
		  ty, v.s, p.s, smr_dtype_size(o->dtype), m->width, mask);
}

/* A store that only some lanes make, to places apart: lanes that do not are led to the scratch
 * block. */
static void store_lanes(nest_emit *m, const nest_operand *o, nest_val p, nest_val v,
			const char *mask, bool mask_vec)
{
	for (int i = 0; i < m->width; i++) {
		nest_val q = lane_pointer(m, o, p, NULL, i), x = {0};
		nest_val lanes = {.vec = mask_vec};

		x = nest_new(m, false);
		nest_line(m, "%s = extractelement <%d x %s> %s, i32 %d", x.s, m->width,
			  memory_type(o->dtype), v.s, i);
		if (mask != NULL) {
			snprintf(lanes.s, sizeof(lanes.s), "%s", mask);
			q = safe_pointer(m, q, nest_lane(m, SMR_I1, lanes, i).s);
		}
		nest_line(m, "store %s %s, ptr %s, align %zu", memory_type(o->dtype), x.s, q.s,
			  smr_dtype_size(o->dtype));
	}
}

void nest_store(nest_emit *m, int operand, nest_val v, const char *mask, bool mask_vec)
{
	const nest_operand *o = &m->p->ops[operand];
	nest_val p = nest_address(m, operand);
	size_t size = smr_dtype_size(o->dtype);

	if (m->width > 1)
		v = nest_splat(m, o->dtype, v);
	v = to_memory(m, o->dtype, v);
	if (m->width > 1 && o->stride[m->vloop] != (int64_t)size) {
		store_lanes(m, o, p, v, mask, mask_vec);
		return;
	}
	if (mask != NULL && mask_vec) {
		store_masked(m, o, p, v, mask);
		return;
	}
	if (mask != NULL)
		p = safe_pointer(m, p, mask);
	char type[40];

	if (v.vec)
		snprintf(type, sizeof(type), "<%d x %s>", m->width, memory_type(o->dtype));
	else
		snprintf(type, sizeof(type), "%s", memory_type(o->dtype));
	nest_line(m, "store %s %s, ptr %s, align %zu", type, v.s, p.s, size);
}
