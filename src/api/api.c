/* Contexts of the public interface: the kernel library, runner, machine and history of a
 * program. */
#include <string.h>

#include "api/api.h"
#include "base/alloc.h"
#include "base/log.h"

static void free_flags(char **flags)
{
	for (char **f = flags; f != NULL && *f != NULL; f++)
		smr_free(*f);
	smr_free(flags);
}

static smr_status copy_flags(const char *const *from, char ***out)
{
	static const char *const defaults[] = {"-O2", NULL};
	size_t n = 0;
	char **to;

	if (from == NULL)
		from = defaults;
	while (from[n] != NULL)
		n++;
	to = smr_calloc(n + 1, sizeof(*to));
	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for compiler flags");
	for (size_t i = 0; i < n; i++) {
		to[i] = smr_strdup(from[i]);
		if (to[i] == NULL) {
			free_flags(to);
			return smr_fail(SMR_ENOMEM, "no memory for compiler flags");
		}
	}
	*out = to;
	return SMR_OK;
}

static void free_ctx(smr_ctx *c)
{
	smr_crew_close(c->crew);
	smr_ctx_leave(c);
	smr_monitor_close(c->book);
	smr_history_close(c->history);
	smr_workers_free(c->runner.workers);
	smr_library_free(c->library);
	free_flags(c->cflags);
	smr_free(c);
}

static smr_status fill_context(smr_ctx *c, const smr_open_params *p)
{
	SMR_TRY(copy_flags(p->cflags, &c->cflags));
	SMR_TRY(smr_pipeline_library(&c->library));
	c->runner.library = c->library;
	c->runner.fp = p->strict ? SMR_FP_STRICT : SMR_FP_REASSOC;
	c->source_fp = p->fast && !p->strict ? SMR_FP_REASSOC : SMR_FP_STRICT;
	c->runner.fixed = p->deterministic != 0;
	SMR_TRY(smr_monitor_open(&c->book));
	c->runner.ran = smr_remote_target_ran;
	c->runner.ran_ctx = c->book;
	SMR_TRY(smr_workers_new(p->threads, &c->runner.workers));
	SMR_TRY(smr_pipeline_costs(&c->runner, &c->machine, &c->history));
	return smr_pipeline_device_word(&c->runner, p->device);
}

smr_status smr_open(const smr_open_params *params, smr_ctx **out)
{
	smr_open_params p = SMR_INIT(smr_open_params);
	smr_ctx *c;
	smr_status st;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_open: no place for the context");
	*out = NULL;
	if (params != NULL && params->struct_size < sizeof(p))
		return smr_fail(SMR_EINVAL, "smr_open: params.struct_size is %zu, not %zu",
				params->struct_size, sizeof(p));
	if (params != NULL)
		p = *params;
	if (p.threads < 0)
		return smr_fail(SMR_EINVAL, "smr_open: %d threads", p.threads);
	c = smr_calloc(1, sizeof(*c));
	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a context");
	st = fill_context(c, &p);
	if (st != SMR_OK) {
		free_ctx(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

smr_status smr_close(smr_ctx *c)
{
	if (c == NULL)
		return SMR_OK;
	if (c->open > 0)
		return smr_fail(SMR_ESTATE, "smr_close: %u programs are still open", c->open);
	free_ctx(c);
	return SMR_OK;
}

smr_status smr_watch(smr_ctx *c, void (*fn)(void *arg, const smr_event *event), void *arg)
{
	if (c == NULL)
		return smr_fail(SMR_EINVAL, "smr_watch: no context");
	c->tell = fn;
	c->tell_arg = arg;
	return SMR_OK;
}
