/* DML scripts: parses them and runs them with the context's runner. */
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/memory.h"
#include "api/script/internal.h"
#include "base/alloc.h"
#include "base/arena.h"
#include "base/data/c_locale.h"
#include "base/fs.h"
#include "dml/frame/arrow.h"
#include "dml/lineage/replay.h"

static void print_to_stdout(void *arg, const char *s, size_t n)
{
	fwrite(s, 1, n, stdout);
}

/* ---- copies */

static const char *copy_text(smr_arena *a, const char *s)
{
	return s != NULL ? smr_arena_strdup(a, s) : NULL;
}

static const char *const *copy_names(smr_arena *a, const char *const *names, size_t n)
{
	const char **copy = smr_arena_array(a, n + 1, sizeof(*copy));

	for (size_t i = 0; copy != NULL && i < n; i++)
		copy[i] = copy_text(a, names[i]);
	return copy;
}

static const smr_script_argument *copy_args(smr_arena *a, const smr_script_argument *args, size_t n)
{
	smr_script_argument *copy = smr_arena_array(a, n + 1, sizeof(*copy));

	for (size_t i = 0; copy != NULL && i < n; i++)
		copy[i] = (smr_script_argument){copy_text(a, args[i].name),
						copy_text(a, args[i].value)};
	return copy;
}

/* Whether possible optimisations are forced even where they do not pay (tests). */
static bool is_forced(void)
{
	const char *v = getenv("SAMARA_FORCE");

	return v != NULL && strcmp(v, "1") == 0;
}

/* Returns the bytes of results that may be kept. */
static double reuse_bytes(const smr_script *s, const smr_script_open_params *p)
{
	enum { PART = 8 };
	double there = s->memory;

	if (p->reuse_memory > 0)
		return (double)p->reuse_memory;
	if (isnan(there) && (smr_memory_there(&there) != SMR_OK || isnan(there)))
		there = (double)PART * (1 << 30);
	return there / PART;
}

static smr_status copy_params(smr_script *s, const smr_script_open_params *p)
{
	smr_arena *a = s->arena;

	s->params = (smr_interp_params){.runner = &s->ctx->runner,
					.nargs = p->nargs,
					.ninputs = p->ninputs,
					.noutputs = p->noutputs,
					.args = copy_args(a, p->args, p->nargs),
					.inputs = copy_names(a, p->inputs, p->ninputs),
					.outputs = copy_names(a, p->outputs, p->noutputs),
					.library = copy_text(a, p->library),
					.print = p->print != NULL ? p->print : print_to_stdout,
					.ctx = p->print_arg,
					.fits = smr_script_fits,
					.room = smr_script_room,
					.fits_ctx = s,
					.interrupts = &s->interrupts,
					.lineage = p->lineage != 0,
					.reuse = p->reuse,
					.forced = is_forced()};
	s->memory = (double)p->memory;
	if (p->memory == 0)
		SMR_TRY(smr_memory_limit(&s->memory));
	s->params.reuse_bytes = reuse_bytes(s, p);
	return smr_arena_ran_short(a) ? smr_fail(SMR_ENOMEM, "no memory for a script") : SMR_OK;
}

/* ---- the handle */

static smr_status parse_in_c_locale(const char *name, const char *text, size_t n,
				    smr_dml_script **out)
{
	locale_t before = smr_c_locale_enter();
	smr_status st = smr_dml_parse(name, text, n, out);

	smr_c_locale_leave(before);
	return st;
}

static bool is_trace(const char *path)
{
	static const char ending[] = ".lineage";
	size_t n = strlen(path), k = sizeof(ending) - 1;

	return n > k && strcmp(path + n - k, ending) == 0;
}

static smr_status parse_trace(const smr_script_open_params *p, char *text, smr_dml_script **out)
{
	smr_str script = {0};
	smr_status st = dml_script_of_trace(p->path, text, p->noutputs == 0, &script);

	if (st == SMR_OK)
		st = parse_in_c_locale(p->path, smr_str_text(&script), script.n, out);
	smr_str_free(&script);
	return st;
}

static smr_status read_script(const smr_script_open_params *p, smr_dml_script **out)
{
	const char *name = p->path != NULL ? p->path : "script";
	char *text = NULL;
	size_t n;
	smr_status st;

	if (p->text != NULL)
		return parse_in_c_locale(name, p->text, p->length, out);
	if (p->path == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_open: neither a file nor a text");
	SMR_TRY(smr_read_file(p->path, &text, &n));
	st = is_trace(p->path) ? parse_trace(p, text, out) : parse_in_c_locale(name, text, n, out);
	smr_free(text);
	return st;
}

smr_status smr_script_open(smr_ctx *ctx, const smr_script_open_params *p, smr_script **out)
{
	return smr_script_load(ctx, p, SMR_SCRIPT_TELLS_COUNTS, out);
}

smr_status smr_script_load(smr_ctx *ctx, const smr_script_open_params *p, smr_script_tells tells,
			   smr_script **out)
{
	smr_script *s;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (ctx == NULL || p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_open: %s",
				ctx == NULL ? "no context"
				: p == NULL ? "no parameters"
					    : "no place for the script");
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_script_open: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	s = smr_calloc(1, sizeof(*s));
	if (s != NULL)
		s->arena = smr_arena_new();
	if (s == NULL || s->arena == NULL) {
		smr_free(s);
		return smr_fail(SMR_ENOMEM, "no memory for a script");
	}
	s->ctx = ctx;
	ctx->open++;
	st = copy_params(s, p);
	s->params.measures = tells >= SMR_SCRIPT_TELLS_TIMES;
	s->params.plans = tells >= SMR_SCRIPT_TELLS_PLANS;
	if (st == SMR_OK)
		st = read_script(p, &s->ast);
	if (st == SMR_OK)
		st = smr_interp_new(s->ast, &s->params, &s->interp);
	if (st != SMR_OK) {
		(void)smr_script_close(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

smr_status smr_script_close(smr_script *s)
{
	if (s == NULL)
		return SMR_OK;
	s->ctx->open--;
	smr_interp_free(s->interp);
	smr_dml_free(s->ast);
	smr_arena_free(s->arena);
	smr_free(s);
	return SMR_OK;
}

smr_status smr_script_run(smr_script *s, const smr_script_value *inputs, size_t n)
{
	smr_status st;
	locale_t before;

	if (s == NULL || (inputs == NULL && n > 0))
		return smr_fail(SMR_EINVAL, "smr_script_run: a null pointer");
	before = smr_c_locale_enter();
	st = smr_interp_run(s->interp, inputs, n);
	smr_c_locale_leave(before);
	if (s->params.print == print_to_stdout)
		fflush(stdout); /* the caller may print by other means */
	return st;
}

smr_status smr_script_interrupt(smr_script *s)
{
	if (s == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_interrupt: no script");
	atomic_fetch_add(&s->interrupts, 1);
	return SMR_OK;
}

smr_status smr_script_result(const smr_script *s, const char *name, smr_script_value *out)
{
	if (s == NULL || name == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_result: a null pointer");
	return smr_interp_result(s->interp, name, out);
}

smr_status smr_script_frame(const smr_script_value *v, struct ArrowSchema *schema,
			    struct ArrowArray *array)
{
	dml_dataframe *f = NULL;

	if (v == NULL || schema == NULL || array == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_frame: a null pointer");
	if (v->kind == SMR_SCRIPT_FRAME)
		f = v->frame != NULL   ? v->frame
		    : v->array != NULL ? dml_arrow_frame(v->array)
				       : NULL;
	if (f == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_frame: the value is no frame of a script");
	return dml_arrow_export(f, schema, array);
}

smr_status smr_script_stat(const smr_script *s, smr_script_stats *out)
{
	if (s == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_stat: a null pointer");
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_script_stat: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	smr_interp_stat(s->interp, out);
	return SMR_OK;
}
