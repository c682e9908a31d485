/* Lines of WGSL, names and blocks. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "back/webgpu/own.h"

static const char *const types[] = {
	[WGSL_BOOL] = "bool", [WGSL_I32] = "i32", [WGSL_U32] = "u32", [WGSL_F32] = "f32",
	[WGSL_I64] = "i64",   [WGSL_U64] = "u64", [WGSL_F64] = "f64",
};

const char *wgsl_type(wgsl_rep rep)
{
	return types[rep];
}

SMR_PRINTF(2, 0)
static void put_line(wgsl *w, const char *fmt, va_list ap)
{
	for (int i = 0; i < w->depth; i++)
		smr_str_puts(&w->body, "  ");
	smr_str_vprintf(&w->body, fmt, ap);
	smr_str_putc(&w->body, '\n');
}

void wgsl_line(wgsl *w, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	put_line(w, fmt, ap);
	va_end(ap);
}

void wgsl_refuse(wgsl *w, const char *fmt, ...)
{
	char why[200];
	va_list ap;

	if (w->st != SMR_OK)
		return;
	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	w->st = smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

wgsl_val wgsl_text(wgsl_rep rep, const char *fmt, ...)
{
	wgsl_val v = {.rep = rep};
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(v.s, sizeof(v.s), fmt, ap);
	va_end(ap);
	return v;
}

wgsl_val wgsl_let(wgsl *w, wgsl_rep rep, const char *fmt, ...)
{
	wgsl_val v = wgsl_text(rep, "t%d", w->next++);
	smr_str line = {0};
	va_list ap;

	va_start(ap, fmt);
	smr_str_vprintf(&line, fmt, ap);
	va_end(ap);
	wgsl_line(w, "let %s: %s = %s;", v.s, types[rep], smr_str_text(&line));
	w->body.oom |= line.oom;
	smr_str_free(&line);
	return v;
}

wgsl_val wgsl_var(wgsl *w, wgsl_val start)
{
	wgsl_val v = wgsl_text(start.rep, "v%d", w->next++);

	wgsl_line(w, "var %s: %s = %s;", v.s, types[start.rep], start.s);
	return v;
}

void wgsl_open(wgsl *w, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	put_line(w, fmt, ap);
	va_end(ap);
	w->depth++;
}

void wgsl_close(wgsl *w)
{
	w->depth--;
	wgsl_line(w, "}");
}
