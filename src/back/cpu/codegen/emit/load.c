/* Loads.
 *
 * A read under a guard must not touch memory where the guard is false. Instead of a branch, its
 * pointer is replaced by that of a zeroed scratch block (a select), or it is masked lane by
 * lane. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/memory.h"

/* Emits one condition for all lanes. */
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

static nest_val convert_from_memory(nest_emit *m, smr_dtype t, nest_val v)
{
	if (t != SMR_I1)
		return v;
	nest_val r = nest_new(m, v.vec);

	nest_line(m, "%s = icmp ne %s %s, %s", r.s, nest_vtype(m, SMR_U8, v.vec), v.s,
		  v.vec ? "zeroinitializer" : "0");
	return r;
}

/* Whether the operand cannot overlap a store: tensors between stages have their own memory. */
static bool lies_apart(const nest_emit *m, const nest_operand *o, int out)
{
	const nest_operand *to = &m->p->ops[out];

	return nest_has_temps(m->p) && o->where == NEST_TEMP &&
	       (to->where != NEST_TEMP || o->home != to->home);
}

/* Returns metadata for a load: memory that is never stored, or not in this stage. LLVM then hoists
 * loads that are the same for a whole row. */
static const char *noalias_metadata(const nest_emit *m, const nest_operand *o)
{
	static _Thread_local char apart[40];
	bool is_apart = lies_apart(m, o, m->s->out);

	for (int k = 0; k < m->s->nmore; k++)
		is_apart = is_apart && lies_apart(m, o, m->s->more[k].out);
	if (is_apart) {
		snprintf(apart, sizeof(apart), ", !noalias !%d", NEST_STORED);
		return apart;
	}
	return o->written || o->where == NEST_TEMP || o->where == NEST_ROWS
		       ? ""
		       : ", !invariant.load !0";
}

static nest_val load_scalar(nest_emit *m, const nest_operand *o, nest_val p)
{
	char any[28];
	nest_val v = nest_new(m, false);

	if (m->mask[0] != '\0') {
		any_lane(m, any);
		p = nest_safe_pointer(m, p, any);
	}
	nest_line(m, "%s = load %s, ptr %s, align %zu%s", v.s, nest_memory_type(o->dtype), p.s,
		  smr_dtype_size(o->dtype), m->mask[0] != '\0' ? "" : noalias_metadata(m, o));
	return convert_from_memory(m, o->dtype, v);
}

static nest_val load_masked(nest_emit *m, const nest_operand *o, nest_val p)
{
	const char *ty = nest_memory_type(o->dtype);
	nest_val v = nest_new(m, true);
	char name[64], text[200];
	const char *sh = o->dtype == SMR_F32   ? "f32"
			 : o->dtype == SMR_F64 ? "f64"
			 : o->dtype == SMR_F16 ? "f16"
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
	return convert_from_memory(m, o->dtype, v);
}

static nest_val load_unit(nest_emit *m, const nest_operand *o, nest_val p)
{
	nest_val v;

	if (m->mask[0] != '\0' && m->mask_vec)
		return load_masked(m, o, p);
	if (m->mask[0] != '\0')
		p = nest_safe_pointer(m, p, m->mask);
	v = nest_new(m, true);
	nest_line(m, "%s = load <%d x %s>, ptr %s, align %zu%s", v.s, m->width,
		  nest_memory_type(o->dtype), p.s, nest_alignment(m, o),
		  m->mask[0] != '\0' ? "" : noalias_metadata(m, o));
	return convert_from_memory(m, o->dtype, v);
}

/* Loads every second element, by two loads that end at the last element: no memory beyond it is
 * touched. */
static nest_val load_every_second(nest_emit *m, const nest_operand *o, nest_val p)
{
	const char *ty = nest_memory_type(o->dtype);
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
	return convert_from_memory(m, o->dtype, r);
}

static nest_val load_lanes(nest_emit *m, const nest_operand *o, nest_val p, const nest_val *idx)
{
	nest_val v = {.vec = true};
	char saved[28];
	bool saved_vec = m->mask_vec;

	memcpy(saved, m->mask, sizeof(saved));
	for (int i = 0; i < m->width; i++) {
		nest_val q = nest_lane_pointer(m, o, p, idx, i);

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
	bool moves = m->width > 1 && m->vloop >= 0 && o->stride[m->vloop] != 0, vec = moves;
	bool row = moves && o->stride[m->vloop] == (int64_t)smr_dtype_size(o->dtype);

	for (uint32_t i = 0; i < o->nindirect; i++) {
		idx[i] = index_value(m, o->indirect[i]);
		vec |= idx[i].vec;
		row &= !idx[i].vec;
	}
	if (row) /* all lanes are in the chosen row */
		return load_unit(m, o, nest_lane_pointer(m, o, p, idx, 0));
	return vec ? load_lanes(m, o, p, idx)
		   : load_scalar(m, o, nest_lane_pointer(m, o, p, idx, 0));
}

/* Loads the even or the odd ones of twice as many 16-bit numbers, which are halves of 32-bit words.
 * Their conversion to f32 then takes one instruction instead of two. */
static nest_val load_half(nest_emit *m, const nest_operand *o, nest_val p)
{
	nest_val words = nest_new(m, true);

	if (m->pair == 2) {
		nest_val first = nest_new(m, false);

		nest_line(m, "%s = getelementptr i8, ptr %s, i64 %d", first.s, p.s,
			  -m->width * (int)smr_dtype_size(o->dtype));
		p = first;
	}
	if (m->mask[0] != '\0')
		p = nest_safe_pointer(m, p, m->mask);
	nest_line(m, "%s = load <%d x i32>, ptr %s, align %zu%s", words.s, m->width, p.s,
		  smr_dtype_size(o->dtype), m->mask[0] != '\0' ? "" : noalias_metadata(m, o));
	if (m->pair == 2)
		words = nest_two(m, "lshr", SMR_U32, words,
				 nest_splat(m, SMR_U32, nest_literal(SMR_U32, 16)));
	return nest_cast(m, "trunc", SMR_U32, SMR_U16, words);
}

static nest_val load_affine(nest_emit *m, const nest_operand *o, nest_val p)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);
	int64_t s = m->vloop >= 0 && m->width > 1 ? o->stride[m->vloop] : 0;

	if (s == 0)
		return load_scalar(m, o, p);
	if (m->pair != 0)
		return load_half(m, o, p);
	if (s == size)
		return load_unit(m, o, p);
	if (s == 2 * size && m->mask[0] == '\0')
		return load_every_second(m, o, p);
	return load_lanes(m, o, p, NULL);
}

void nest_exchange(nest_emit *m, const char *ty, nest_val *a, nest_val *b, int s)
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

/* Returns a loop with as many points in the tile as lanes, -1. */
static int turned_loop(const nest_emit *m)
{
	const nest_stage *s = m->s;

	if (m->turn >= 0)
		return m->turn;
	return s->turn >= 0 && m->width == s->tile[s->turn] ? s->turn : -1;
}

/* Loads all points of the transposed loop: lane i's row is one load, the square is transposed, and
 * each point finds its column under its own displacement. */
static void load_turned(nest_emit *m, int operand)
{
	const nest_operand *o = &m->p->ops[operand];
	int turn = turned_loop(m), w = m->width, sum[SMR_MAX_LOOPS];
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
				nest_exchange(m, nest_type(o->dtype), &row[i], &row[i + s], s);
	m->at = saved;
	for (int k = 0; k < w; k++) {
		m->at.stat[turn] = k;
		nest_displacement(m, o, sum);
		nest_inst point = m->at;

		memcpy(m->at.stat, sum, sizeof(sum));
		nest_memo_put(m, &m->p->ops[o->home], 1, UINT64_MAX, row[k]);
		m->at = point;
	}
	m->at = saved;
}

nest_val nest_load(nest_emit *m, int operand)
{
	const nest_operand *o = &m->p->ops[operand];
	nest_inst saved = m->at;
	int sum[SMR_MAX_LOOPS];
	nest_val v;

	if (o->where == NEST_VALUE)
		return load_value(m, operand);
	if (o->nindirect != 0)
		return load_indirect(m, o, nest_address(m, operand));
	nest_displacement(m, o, sum);
	memcpy(m->at.stat, sum, sizeof(sum));
	if (turned_loop(m) >= 0 && m->mask[0] == '\0' && m->width > 1 && m->width <= 64 &&
	    m->vloop >= 0 && nest_turns(m->p, o, m->vloop, turned_loop(m), m->width) &&
	    !nest_memo_get(m, &m->p->ops[o->home], 1, UINT64_MAX, &v)) {
		m->at = saved;
		load_turned(m, operand);
		memcpy(m->at.stat, sum, sizeof(sum));
	}
	bool known = nest_memo_get(m, &m->p->ops[o->home], 1, UINT64_MAX, &v);

	if (!known) {
		nest_inst point = m->at;

		m->at = saved;
		(void)nest_load_members(m, operand);
		m->at = point;
		known = nest_memo_get(m, &m->p->ops[o->home], 1, UINT64_MAX, &v);
	}
	if (!known) {
		v = load_affine(m, o, nest_displaced(m, o, sum));
		nest_memo_put(m, &m->p->ops[o->home], 1, UINT64_MAX, v);
	}
	m->at = saved;
	return v;
}
