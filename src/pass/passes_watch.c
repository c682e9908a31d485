/* Pass watching: selects the passes to show, and accumulates their run times. */
#include <string.h>

#include "base/str.h"
#include "pass/passes.h"

static const char BEFORE[] = "before:";

static smr_status no_such_pass(const char *name)
{
	smr_str s = {0};
	smr_status st;

	for (size_t i = 0; i < SMR_NPASSES; i++)
		smr_str_printf(&s, "%s%s", i > 0 ? ", " : "", smr_passes[i].name);
	st = smr_fail(SMR_ENOTFOUND, "there is no pass '%s': passes are %s, and all", name,
		      smr_str_text(&s));
	smr_str_free(&s);
	return st;
}

smr_status smr_pass_watch_add(smr_pass_watch *w, const char *text)
{
	bool before = strncmp(text, BEFORE, strlen(BEFORE)) == 0;
	const char *name = before ? text + strlen(BEFORE) : text;
	uint32_t *marks = before ? &w->before : &w->after;

	if (strcmp(name, "all") == 0) {
		*marks = (1u << SMR_NPASSES) - 1;
		return SMR_OK;
	}
	for (size_t i = 0; i < SMR_NPASSES; i++)
		if (strcmp(name, smr_passes[i].name) == 0) {
			*marks |= 1u << i;
			return SMR_OK;
		}
	return no_such_pass(name);
}

static void show_module(smr_pass_watch *w, const char *when, size_t i, const smr_module *m)
{
	smr_str s = {0};

	smr_module_print(&s, m);
	w->show(w->ctx, when, smr_passes[i].name,
		s.oom ? "(no memory for it)\n" : smr_str_text(&s));
	smr_str_free(&s);
}

void smr_pass_begins(smr_pass_watch *w, size_t i, const smr_module *m)
{
	if (w == NULL || (w->before >> i & 1) == 0)
		return;
	pthread_mutex_lock(&w->lock);
	show_module(w, "before", i, m);
	pthread_mutex_unlock(&w->lock);
}

void smr_pass_done(smr_pass_watch *w, size_t i, const smr_module *m, double seconds)
{
	if (w == NULL)
		return;
	pthread_mutex_lock(&w->lock);
	w->runs[i]++;
	w->seconds[i] += seconds;
	if ((w->after >> i & 1) != 0)
		show_module(w, "after", i, m);
	pthread_mutex_unlock(&w->lock);
}
