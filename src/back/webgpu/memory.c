/* Memory: bindings, addresses, loads and stores.
 *
 * A base pointer is a buffer. If all of its operands have one type of 32 or 64 bits, it is an array
 * of that type, else of words, in which shorter elements lie. Such elements are stored by atomic
 * operations, since threads share a word. Scratch tensors have an element in each word. The device
 * checks bounds: addresses under a false condition may be anything. */
#include <stdio.h>
#include <string.h>

#include "back/webgpu/own.h"

static int base_of(const wgsl *w, const nest_operand *o)
{
	for (int b = 0; b < w->code->nbases; b++)
		if (w->code->base[b] == o->base)
			return b;
	return -1;
}

static bool is_word(smr_dtype t)
{
	return smr_dtype_size(t) == 4 || smr_dtype_size(t) == 8;
}

/* Joins the element types of a base: WGSL_REPS: none yet. */
static smr_status join_element(wgsl *w, int b, smr_dtype t)
{
	wgsl_rep own = is_word(t) ? wgsl_rep_of_type(t) : WGSL_U32;
	bool wide = smr_dtype_size(t) == 8;

	if (w->element[b] == WGSL_REPS || w->element[b] == own) {
		w->element[b] = own;
		return SMR_OK;
	}
	if (wide || w->element[b] == WGSL_I64 || w->element[b] == WGSL_U64 ||
	    w->element[b] == WGSL_F64)
		return smr_fail(SMR_EUNSUPPORTED, "one array with numbers of different sizes");
	w->element[b] = WGSL_U32;
	return SMR_OK;
}

static smr_status check_alignment(const nest_operand *o, int nloops)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);
	bool aligned = o->offset % size == 0;

	for (int l = 0; l < nloops; l++)
		aligned = aligned && o->stride[l] % size == 0;
	for (uint32_t i = 0; i < o->nindirect; i++)
		aligned = aligned && o->indirect_stride[i] % size == 0;
	return aligned ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "elements that are not aligned to their size");
}

static smr_status add_base(wgsl *w, const nest_operand *o)
{
	int b = base_of(w, o);
	uint32_t size = (uint32_t)smr_dtype_size(o->dtype);

	SMR_TRY(check_alignment(o, (int)w->p->nest->nloops));
	if (b < 0) {
		b = w->code->nbases++;
		w->code->base[b] = o->base;
		w->element[b] = WGSL_REPS;
		w->code->aligned[b] = size;
	}
	if (size > w->code->aligned[b])
		w->code->aligned[b] = size;
	return join_element(w, b, o->dtype);
}

static smr_wgsl_what temp_of(smr_dtype t)
{
	return t == SMR_F64                   ? SMR_WGSL_TEMP_F64
	       : t == SMR_I64 || t == SMR_U64 ? SMR_WGSL_TEMP_I64
					      : SMR_WGSL_TEMP;
}

static void add_temp(wgsl *w, int operand)
{
	const nest_operand *o = &w->p->ops[operand];
	smr_wgsl_what what = temp_of(o->dtype);
	int64_t size = what == SMR_WGSL_TEMP ? 4 : 8;

	w->temp_at[operand] = w->code->temp[what] / size;
	w->code->temp[what] += (int64_t)(o->bytes / smr_dtype_size(o->dtype)) * size;
}

smr_status wgsl_lay_out(wgsl *w)
{
	const nest_plan *p = w->p;

	for (int i = 0; i < p->nops; i++) {
		const nest_operand *o = &p->ops[i];

		if (!wgsl_has_type(w, o->dtype) && o->where != NEST_VALUE)
			return w->st;
		if (o->where == NEST_MEMORY)
			SMR_TRY(add_base(w, o));
		else if (o->where == NEST_TEMP)
			add_temp(w, i);
	}
	/* an offset for each base, and two words for each value */
	w->code->nwords = (size_t)w->code->nbases;
	for (int i = 0; i < p->nops; i++)
		w->code->nwords += p->ops[i].where == NEST_VALUE ? 2 : 0;
	return SMR_OK;
}

/* ---- declarations -------------------------------------------------------------------------------
 */

void wgsl_begin_kernel(wgsl *w)
{
	w->bases = w->stored = w->bytes = w->fns = w->ops = w->shared = 0;
	memset(w->uses, 0, sizeof(w->uses));
}

static void declare(wgsl *w, smr_wgsl_what what, int base, const char *space, const char *name,
		    const char *type, smr_str *out)
{
	smr_wgsl_kernel *k = w->k;

	if (k->nbindings == SMR_WGSL_BINDINGS) {
		wgsl_refuse(w, "more than %d arrays", SMR_WGSL_BINDINGS);
		return;
	}
	smr_str_printf(out, "@group(0) @binding(%d) var<%s> %s: array<%s>;\n", k->nbindings, space,
		       name, type);
	k->binding[k->nbindings++] = (smr_wgsl_binding){what, base};
}

static void declare_base(wgsl *w, int b, smr_str *out)
{
	bool atomic = w->bytes >> b & 1, stored = w->stored >> b & 1;
	char name[16];

	snprintf(name, sizeof(name), "m%d", b);
	w->code->stored[b] |= stored;
	declare(w, SMR_WGSL_BASE, b, stored ? "storage, read_write" : "storage, read", name,
		atomic ? "atomic<u32>" : wgsl_type(w->element[b]), out);
}

static void declare_temp(wgsl *w, smr_wgsl_what what, const char *name, const char *type,
			 smr_str *out)
{
	if (w->uses[what])
		declare(w, what, 0, "storage, read_write", name, type, out);
}

void wgsl_declare(wgsl *w, smr_str *out)
{
	char type[32];
	uint32_t buffers;

	w->k->nbindings = 0;
	snprintf(type, sizeof(type), "vec4<u32>, %zu", (w->code->nwords + 3) / 4);
	if (w->uses[SMR_WGSL_ARGUMENTS])
		declare(w, SMR_WGSL_ARGUMENTS, 0, "uniform", "args", type, out);
	for (int b = 0; b < w->code->nbases; b++)
		if (w->bases >> b & 1)
			declare_base(w, b, out);
	declare_temp(w, SMR_WGSL_TEMP, "temp", "u32", out);
	declare_temp(w, SMR_WGSL_TEMP_F64, "temp_f64", "f64", out);
	declare_temp(w, SMR_WGSL_TEMP_I64, "temp_i64", "i64", out);
	declare_temp(w, SMR_WGSL_VALUE, "result", wgsl_type(w->value_rep), out);
	buffers = (uint32_t)w->k->nbindings - (w->uses[SMR_WGSL_ARGUMENTS] ? 1 : 0);
	if (buffers > w->t->buffers)
		wgsl_refuse(w, "%u arrays, the device binds %u", buffers, w->t->buffers);
}

/* ---- addresses ----------------------------------------------------------------------------------
 */

static wgsl_val argument(wgsl *w, size_t word)
{
	w->uses[SMR_WGSL_ARGUMENTS] = true;
	return wgsl_text(WGSL_U32, "args[%zu].%c", word / 4, "xyzw"[word % 4]);
}

static void put_term(smr_str *s, const char *counter, int64_t step)
{
	if (step == 1)
		smr_str_printf(s, " + %s", counter);
	else if (step != 0)
		smr_str_printf(s, " + %s * %di", counter, (int)step);
}

/* Returns the element's number, an i32; sums wrap. */
static wgsl_val address(wgsl *w, int operand)
{
	const nest_operand *o = &w->p->ops[operand];
	int64_t size = (int64_t)smr_dtype_size(o->dtype);
	smr_str sum = {0};
	wgsl_val at, index;

	if (o->where == NEST_TEMP) {
		smr_str_printf(&sum, "%di", (int)w->temp_at[operand]);
	} else {
		at = argument(w, (size_t)base_of(w, o));
		smr_str_printf(&sum, "(bitcast<i32>(%s) / %di + %di)", at.s, (int)size,
			       (int)(o->offset / size));
	}
	for (int l = 0; l < (int)w->p->nest->nloops; l++)
		if (w->counter[l][0] != '\0')
			put_term(&sum, w->counter[l], o->stride[l] / size);
	for (uint32_t i = 0; i < o->nindirect; i++) {
		index = wgsl_as(w, wgsl_eval(w, o->indirect[i]), WGSL_I32);
		put_term(&sum, index.s, o->indirect_stride[i] / size);
	}
	at = wgsl_let(w, WGSL_U32, "u32(%s)", smr_str_text(&sum));
	w->body.oom |= sum.oom;
	smr_str_free(&sum);
	return at;
}

/* Results of chunks are behind one another, each for all points of the stage's domain. */
static wgsl_val part_address(wgsl *w, int operand, const char *chunk)
{
	const nest_operand *o = &w->p->ops[operand];
	int64_t n = 1;

	for (int l = 0; l < (int)w->p->nest->nloops; l++)
		if (o->stride[l] != 0)
			n *= w->p->extent[l];
	return wgsl_let(w, WGSL_U32, "%s + u32(%s * %di)", address(w, operand).s, chunk, (int)n);
}

/* ---- elements -----------------------------------------------------------------------------------
 */

static const char *name_of(wgsl *w, const nest_operand *o, char out[16])
{
	static const char *const temps[] = {[SMR_WGSL_TEMP] = "temp",
					    [SMR_WGSL_TEMP_F64] = "temp_f64",
					    [SMR_WGSL_TEMP_I64] = "temp_i64"};
	int b;

	if (o->where == NEST_TEMP) {
		w->uses[temp_of(o->dtype)] = true;
		return temps[temp_of(o->dtype)];
	}
	b = base_of(w, o);
	w->bases |= UINT64_C(1) << b;
	snprintf(out, 16, "m%d", b);
	return out;
}

/* Returns the type of the array's elements. */
static wgsl_rep element_of(const wgsl *w, const nest_operand *o)
{
	if (o->where == NEST_TEMP)
		return o->dtype == SMR_F64                          ? WGSL_F64
		       : o->dtype == SMR_I64 || o->dtype == SMR_U64 ? WGSL_I64
								    : WGSL_U32;
	return w->element[base_of(w, o)];
}

static bool is_part_of_word(const nest_operand *o)
{
	return o->where == NEST_MEMORY && smr_dtype_size(o->dtype) < 4;
}

static wgsl_val load_word(wgsl *w, const char *name, const char *at, bool atomic)
{
	if (atomic)
		return wgsl_let(w, WGSL_U32, "atomicLoad(&%s[%s])", name, at);
	return wgsl_let(w, WGSL_U32, "%s[%s]", name, at);
}

static wgsl_val load_at(wgsl *w, int operand, wgsl_val at)
{
	const nest_operand *o = &w->p->ops[operand];
	wgsl_rep element = element_of(w, o), own = wgsl_rep_of_type(o->dtype);
	char room[16];
	const char *name = name_of(w, o, room);
	bool atomic = o->where == NEST_MEMORY && w->bytes >> base_of(w, o) & 1;
	unsigned bits = 8 * (unsigned)smr_dtype_size(o->dtype), each = 32 / (bits < 32 ? bits : 32);
	wgsl_val word;

	if (element == own && !atomic && !is_part_of_word(o))
		return wgsl_let(w, own, "%s[%s]", name, at.s);
	if (bits == 64)
		return wgsl_as(w, wgsl_let(w, element, "%s[%s]", name, at.s), own);
	if (!is_part_of_word(o))
		return wgsl_from_bits(w, o->dtype, load_word(w, name, at.s, atomic));
	word = wgsl_let(w, WGSL_U32, "%s / %uu", at.s, each);
	word = load_word(w, name, word.s, atomic);
	word = wgsl_let(w, WGSL_U32, "extractBits(%s, (%s %% %uu) * %uu, %uu)", word.s, at.s, each,
			bits, bits);
	return wgsl_from_bits(w, o->dtype, word);
}

static wgsl_val load_value(wgsl *w, int operand)
{
	const nest_operand *o = &w->p->ops[operand];
	size_t word = (size_t)w->code->nbases;
	wgsl_val low, high;

	if (o->literal)
		return wgsl_literal(w, o->dtype, wgsl_rep_of_type(o->dtype), o->bits);
	for (int i = 0; i < operand; i++)
		word += w->p->ops[i].where == NEST_VALUE ? 2 : 0;
	low = argument(w, word);
	if (smr_dtype_size(o->dtype) < 8)
		return wgsl_from_bits(w, o->dtype, low);
	high = argument(w, word + 1);
	if (o->dtype == SMR_F64) {
		wgsl_refuse(w, "a single number of type f64");
		return wgsl_text(WGSL_F64, "0.0lf");
	}
	if (!wgsl_has_type(w, o->dtype))
		return low;
	return wgsl_as(w, wgsl_let(w, WGSL_U64, "u64(%s) | (u64(%s) << 32u)", low.s, high.s),
		       wgsl_rep_of_type(o->dtype));
}

wgsl_val wgsl_load(wgsl *w, int operand)
{
	const nest_operand *o = &w->p->ops[operand];

	if (o->where == NEST_VALUE)
		return load_value(w, operand);
	if (o->where != NEST_MEMORY && o->where != NEST_TEMP) {
		wgsl_refuse(w, "a result that is read");
		return wgsl_literal(w, o->dtype, wgsl_rep_of_type(o->dtype), 0);
	}
	return load_at(w, operand, address(w, operand));
}

wgsl_val wgsl_load_part(wgsl *w, int operand, const char *at)
{
	return load_at(w, operand, part_address(w, operand, at));
}

/* Replaces an element's bits in its word; other threads replace the others. */
static void store_bits(wgsl *w, const nest_operand *o, const char *name, const char *at,
		       wgsl_val bits)
{
	unsigned n = 8 * (unsigned)smr_dtype_size(o->dtype), each = 32 / n;
	wgsl_val word = wgsl_let(w, WGSL_U32, "%s / %uu", at, each),
		 shift = wgsl_let(w, WGSL_U32, "(%s %% %uu) * %uu", at, each, n);

	wgsl_line(w, "atomicAnd(&%s[%s], ~(%uu << %s));", name, word.s, (1u << n) - 1, shift.s);
	wgsl_line(w, "atomicOr(&%s[%s], %s << %s);", name, word.s, bits.s, shift.s);
}

static void store_at(wgsl *w, int operand, wgsl_val at, wgsl_val v)
{
	const nest_operand *o = &w->p->ops[operand];
	char room[16];
	const char *name = name_of(w, o, room);
	wgsl_rep element = element_of(w, o);
	bool atomic = o->where == NEST_MEMORY && w->bytes >> base_of(w, o) & 1;

	v = wgsl_as(w, v, wgsl_rep_of_type(o->dtype));
	if (o->where == NEST_MEMORY)
		w->stored |= UINT64_C(1) << base_of(w, o);
	if (is_part_of_word(o))
		store_bits(w, o, name, at.s, wgsl_to_bits(w, o->dtype, v));
	else if (smr_dtype_size(o->dtype) == 8)
		wgsl_line(w, "%s[%s] = %s;", name, at.s, wgsl_as(w, v, element).s);
	else if (atomic)
		wgsl_line(w, "atomicStore(&%s[%s], %s);", name, at.s,
			  wgsl_to_bits(w, o->dtype, v).s);
	else
		wgsl_line(w, "%s[%s] = %s;", name, at.s,
			  element == v.rep ? v.s : wgsl_to_bits(w, o->dtype, v).s);
}

static void store_value(wgsl *w, const nest_operand *o, wgsl_val v)
{
	v = wgsl_as(w, v, wgsl_rep_of_type(o->dtype));
	w->uses[SMR_WGSL_VALUE] = true;
	w->value_rep = smr_dtype_size(o->dtype) == 8 ? v.rep : WGSL_U32;
	if (w->value_rep == WGSL_U32)
		v = wgsl_to_bits(w, o->dtype, v);
	wgsl_line(w, "result[0] = %s;", v.s);
}

void wgsl_store(wgsl *w, int operand, wgsl_val v)
{
	const nest_operand *o = &w->p->ops[operand];

	if (o->where == NEST_RESULT)
		store_value(w, o, v);
	else
		store_at(w, operand, address(w, operand), v);
}

void wgsl_store_part(wgsl *w, int operand, const char *at, wgsl_val v)
{
	store_at(w, operand, part_address(w, operand, at), v);
}
