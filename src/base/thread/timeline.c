#include "base/thread/timeline.h"

static void put_text(smr_str *out, const char *text)
{
	smr_str_putc(out, '"');
	for (const char *c = text; *c != '\0'; c++)
		if ((unsigned char)*c < 0x20)
			smr_str_printf(out, "\\u%04x", (unsigned)(unsigned char)*c);
		else if (*c == '"' || *c == '\\')
			smr_str_printf(out, "\\%c", *c);
		else
			smr_str_putc(out, *c);
	smr_str_putc(out, '"');
}

static void put_comma(smr_str *out)
{
	if (out->n > 0 && out->s[out->n - 1] != '[')
		smr_str_putc(out, ',');
}

void smr_timeline_begin(smr_str *out)
{
	smr_str_puts(out, "{\"traceEvents\":[");
}

void smr_timeline_name(smr_str *out, const char *what, int pid, int tid, const char *name)
{
	put_comma(out);
	smr_str_printf(out,
		       "{\"name\":\"%s\",\"ph\":\"M\",\"pid\":%d,\"tid\":%d,\"args\":{\"name\":",
		       what, pid, tid);
	put_text(out, name);
	smr_str_puts(out, "}}");
}

/* Writes times in microseconds. */
void smr_timeline_slice(smr_str *out, int pid, int tid, const char *name, double from_s,
			double seconds, const char *args)
{
	put_comma(out);
	smr_str_puts(out, "{\"name\":");
	put_text(out, name);
	smr_str_printf(out, ",\"ph\":\"X\",\"pid\":%d,\"tid\":%d,\"ts\":%.15g,\"dur\":%.15g", pid,
		       tid, from_s * 1e6, seconds * 1e6);
	if (args != NULL)
		smr_str_printf(out, ",\"args\":%s", args);
	smr_str_putc(out, '}');
}

void smr_timeline_end(smr_str *out, double began_s)
{
	smr_str_printf(out, "],\"displayTimeUnit\":\"ms\",\"otherData\":{\"began\":%.15g}}",
		       began_s);
}
