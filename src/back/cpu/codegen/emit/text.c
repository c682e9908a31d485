/* Elements of LLVM IR text: types, literals, lanes, loops. */
#include "back/cpu/codegen/emit/emit.h"
#include "base/alloc.h"
#include "ir/graph/value.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *nest_type(smr_dtype t)
{
	static const char *const names[] = {
		[SMR_F64] = "double", [SMR_F32] = "float", [SMR_F16] = "half", [SMR_BF16] = "i16",
		[SMR_I1] = "i1",      [SMR_I8] = "i8",     [SMR_I16] = "i16",  [SMR_I32] = "i32",
		[SMR_I64] = "i64",    [SMR_U8] = "i8",     [SMR_U16] = "i16",  [SMR_U32] = "i32",
		[SMR_U64] = "i64",    [SMR_C64] = "",      [SMR_C128] = ""};

	return smr_dtype_is_tiny(t) ? "i8" : names[t];
}

const char *nest_vtype(const nest_emit *m, smr_dtype t, bool vec)
{
	static _Thread_local char ring[16][24];
	static _Thread_local unsigned at;

	if (!vec)
		return nest_type(t);
	char *s = ring[at++ % 16];

	snprintf(s, sizeof(ring[0]), "<%d x %s>", m->width, nest_type(t));
	return s;
}

nest_val nest_new(nest_emit *m, bool vec)
{
	nest_val v = {.vec = vec};

	snprintf(v.s, sizeof(v.s), "%%t%d", m->next++);
	return v;
}

void nest_line(nest_emit *m, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	smr_str_puts(&m->body, "  ");
	smr_str_vprintf(&m->body, fmt, ap);
	smr_str_putc(&m->body, '\n');
	va_end(ap);
}

void nest_label(nest_emit *m, int label)
{
	smr_str_printf(&m->body, "b%d:\n", label);
	snprintf(m->block, sizeof(m->block), "%%b%d", label);
}

void nest_unsupported(nest_emit *m, const char *why)
{
	if (m->st == SMR_OK)
		m->st = smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

nest_val nest_literal(smr_dtype t, uint64_t bits)
{
	nest_val v = {0};
	size_t n = smr_dtype_size(t) * 8;
	int64_t i = (int64_t)(bits << (64 - n)) >> (64 - n);
	float f;
	double d;

	switch (t) {
	case SMR_F64:
		snprintf(v.s, sizeof(v.s), "0x%016llX", (unsigned long long)bits);
		break;
	case SMR_F32:
		memcpy(&f, &bits, sizeof(f));
		d = (double)f;
		memcpy(&bits, &d, sizeof(d));
		snprintf(v.s, sizeof(v.s), "0x%016llX", (unsigned long long)bits);
		break;
	case SMR_F16:
		snprintf(v.s, sizeof(v.s), "0xH%04X", (unsigned)(bits & 0xffff));
		break;
	case SMR_I1:
		snprintf(v.s, sizeof(v.s), "%s", bits & 1 ? "true" : "false");
		break;
	default:
		snprintf(v.s, sizeof(v.s), "%lld", (long long)i);
	}
	return v;
}

nest_val nest_float(smr_dtype t, double v)
{
	return nest_literal(t, smr_value_from_double(t, v));
}

nest_val nest_splat(nest_emit *m, smr_dtype t, nest_val v)
{
	if (v.vec)
		return v;
	nest_val a = nest_new(m, true), b = nest_new(m, true);
	const char *ty = nest_type(t);

	nest_line(m, "%s = insertelement <%d x %s> poison, %s %s, i32 0", a.s, m->width, ty, ty,
		  v.s);
	nest_line(m,
		  "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> zeroinitializer",
		  b.s, m->width, ty, a.s, m->width, ty, m->width);
	return b;
}

nest_val nest_lane(nest_emit *m, smr_dtype t, nest_val v, int lane)
{
	if (!v.vec)
		return v;
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = extractelement %s %s, i32 %d", r.s, nest_vtype(m, t, true), v.s, lane);
	return r;
}

nest_val nest_set_lane(nest_emit *m, smr_dtype t, nest_val into, nest_val v, int lane)
{
	nest_val r = nest_new(m, true);

	nest_line(m, "%s = insertelement %s %s, %s %s, i32 %d", r.s, nest_vtype(m, t, true),
		  into.s[0] != '\0' ? into.s : "poison", nest_type(t), v.s, lane);
	return r;
}

void nest_declare(nest_emit *m, const char *text)
{
	if (strstr(smr_str_text(m->decls), text) == NULL)
		smr_str_printf(m->decls, "declare %s\n", text);
}

/* Opens a loop. Counters are phis; the latch's number is known before it is written. The step is at
 * least 1, and the loop is entered only if it has an iteration. */
void nest_for_open(nest_emit *m, nest_for *f, int loop, const char *from, const char *to,
		   const char *step)
{
	int enter = m->next++, at = m->next++;
	nest_val go = nest_new(m, false);

	f->head = m->next++;
	f->latch = m->next++;
	f->exit = m->next++;
	f->loop = loop;
	nest_line(m, "%s = icmp slt i64 %s, %s", go.s, from, to);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", go.s, enter, f->exit);
	nest_label(m, enter);
	nest_line(m, "br label %%b%d", f->head);
	nest_label(m, f->head);
	snprintf(f->i, sizeof(f->i), "%%i%d", at);
	snprintf(f->next, sizeof(f->next), "%%n%d", at);
	nest_line(m, "%s = phi i64 [ %s, %%b%d ], [ %s, %%b%d ]", f->i, from, enter, f->next,
		  f->latch);
	snprintf(f->back, sizeof(f->back), "%s", to);
	f->step = step;
	f->memo = m->nmemo;
	f->body = m->body.n;
	f->loops = m->nloops;
	if (loop >= 0) {
		memcpy(f->outer, m->dyn[loop], sizeof(f->outer));
		memcpy(m->dyn[loop], f->i, sizeof(f->i));
		m->open[m->nopen++] = loop;
	}
}

/* Writes unroll metadata for innermost loops. If the clock is checked on every back edge, short
 * iterations are expensive; larger bodies hide the check. */
static void emit_unroll_metadata(nest_emit *m, const nest_for *f, char out[40])
{
	enum { LARGE_BODY = 9000, LOOPS = 1000 }; /* bytes of text; metadata numbers of a stage */
	int at = m->number * LOOPS + m->nloops + 2;

	out[0] = '\0';
	if (m->p->cpu.unroll < 2 || m->nloops != f->loops || m->body.n - f->body > LARGE_BODY ||
	    m->nloops + 2 >= LOOPS)
		return;
	smr_str_printf(m->decls, "!%d = distinct !{!%d, !1}\n", at, at);
	snprintf(out, 40, ", !llvm.loop !%d", at);
}

void nest_for_close(nest_emit *m, nest_for *f)
{
	nest_val more = nest_new(m, false);
	char repeated[40];

	nest_line(m, "br label %%b%d", f->latch);
	nest_label(m, f->latch);
	nest_line(m, "%s = add nsw i64 %s, %s", f->next, f->i, f->step);
	nest_line(m, "%s = icmp slt i64 %s, %s", more.s, f->next, f->back);
	emit_unroll_metadata(m, f, repeated);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d%s", more.s, f->head, f->exit, repeated);
	m->nloops++;
	nest_label(m, f->exit);
	m->nmemo = f->memo;
	if (f->loop >= 0) {
		memcpy(m->dyn[f->loop], f->outer, sizeof(f->outer));
		m->nopen--;
	}
}

void nest_stride_text(nest_emit *m, int64_t stride, char out[28])
{
	int at = nest_num(m->p, stride, NEST_STRIDE);

	if (at < 0)
		snprintf(out, 28, "%lld", (long long)stride);
	else
		snprintf(out, 28, "%%num%d", at);
}

void nest_count_text(nest_emit *m, int64_t n, int role, char out[28])
{
	int at = m->p->cpu.generic ? nest_num(m->p, n, role) : -1;

	if (at < 0)
		snprintf(out, 28, "%lld", (long long)n);
	else
		snprintf(out, 28, "%%num%d", at);
}

void nest_extent(nest_emit *m, int loop, char out[28])
{
	int at = nest_num(m->p, m->p->extent[loop], NEST_EXTENT + loop);

	if (at < 0)
		snprintf(out, 28, "%lld", (long long)m->p->extent[loop]);
	else
		snprintf(out, 28, "%%num%d", at);
}

bool nest_memo_get(nest_emit *m, const void *key, int kind, uint64_t deps, nest_val *out)
{
	for (size_t i = m->nmemo; i-- > m->hidden;) {
		const nest_memo *e = &m->memo[i];
		bool same = e->key == key && e->kind == kind && e->width == m->width &&
			    (e->mask[0] == '\0' || strcmp(e->mask, m->mask) == 0);

		for (int l = 0; same && l < SMR_MAX_LOOPS; l++)
			same = !(deps >> l & 1) || e->stat[l] == m->at.stat[l];
		if (same) {
			*out = e->val;
			return true;
		}
	}
	return false;
}

void nest_memo_put(nest_emit *m, const void *key, int kind, uint64_t deps, nest_val v)
{
	if (m->nmemo == m->capmemo) {
		size_t cap = m->capmemo * 2 + 64;
		nest_memo *more = smr_realloc(m->memo, cap * sizeof(*more));

		if (more == NULL) {
			m->st = smr_fail(SMR_ENOMEM, "no memory for generated code");
			return;
		}
		m->memo = more;
		m->capmemo = cap;
	}
	nest_memo *e = &m->memo[m->nmemo++];

	*e = (nest_memo){.key = key, .kind = kind, .width = m->width, .val = v};
	memcpy(e->mask, m->mask, sizeof(e->mask));
	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		e->stat[l] = deps >> l & 1 ? m->at.stat[l] : 0;
}
