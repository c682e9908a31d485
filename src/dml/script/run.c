/* A script as a whole: opening it, running it on its inputs, getting its outputs. */
#include "dml/absint.h"

#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/parfor/iterations.h"
#include "dml/reuse/reuse.h"

/* ---- values: the domain of a run ------------------------------------------------------------- */

static smr_status run_call(script *s, smr_dml_at at, const dml_lvalue *t, dml_value *args,
			   dml_value *out, uint32_t nout)
{
	return t->function->external ? s->library->external(s, at, t->function, args, out, nout)
				     : dml_run_function(s, at, t, args, out, nout);
}

static smr_status run_builtin(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	return b->run(c, out);
}

static smr_status get_number(script *s, dml_value *v, bool *known, bool *is, double *out)
{
	*known = true;
	return dml_number(s, v, is, out);
}

static const dml_domain values = {.statement = dml_statement,
				  .operate = dml_operate,
				  .index = dml_index,
				  .set_part = dml_index_set,
				  .call = run_call,
				  .builtin = run_builtin,
				  .alloc = dml_alloc,
				  .zeros = dml_sparse_zeros,
				  .number = get_number,
				  .is_there = dml_is_there,
				  .convert_for = dml_convert_for,
				  .own = dml_turn_own,
				  .store = dml_turn_store_puts};

/* ---- opening --------------------------------------------------------------------------------- */

smr_status smr_interp_new(const smr_dml_script *ast, const smr_interp_params *p, smr_interp **out)
{
	script *s = smr_calloc(1, sizeof(*s));
	smr_status st;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", ast->file);
	s->params = p;
	s->ast = ast;
	s->root = s;
	s->library = &dml_builtin_library;
	s->parallel = &dml_parallel_loops;
	s->frame = &s->top;
	s->domain = &values;
	pthread_mutex_init(&s->reading, NULL);
	st = dml_add_file(s, ast, &s->top.file);
	if (st == SMR_OK)
		st = dml_make_trace(s);
	if (st == SMR_OK)
		st = dml_tracing_new(s, &values);
	if (st == SMR_OK && s->tracing != NULL) {
		dml_trace_domain(&s->tracing->domain);
		s->domain = &s->tracing->domain;
	}
	if (st != SMR_OK) {
		smr_interp_free(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

void smr_interp_free(smr_interp *s)
{
	if (s == NULL)
		return;
	dml_free_frame(&s->top);
	dml_free_crew(s);
	dml_lazy_free(s->trace);
	dml_free_lives(s);
	dml_free_scalars(s);
	dml_free_invariants(s);
	dml_free_proofs(s);
	dml_free_compressions(s);
	dml_free_files(s);
	dml_absint_free(s);
	dml_tracing_free(s);
	smr_arena_free(s->given);
	pthread_mutex_destroy(&s->reading);
	smr_free(s);
}

/* ---- inputs and outputs */

static smr_status take_inputs(script *s, const smr_script_value *in, size_t n)
{
	const smr_interp_params *p = s->params;

	for (size_t i = 0; i < n; i++) {
		dml_value v;

		if (in[i].name == NULL || !dml_names_have(p->inputs, p->ninputs, in[i].name))
			return smr_fail(SMR_EINVAL, "'%s' is no input of %s",
					in[i].name != NULL ? in[i].name : "", s->ast->file);
		SMR_TRY(dml_take_value(s, &in[i], &v));
		SMR_TRY(dml_set(s, in[i].name, v));
	}
	for (size_t i = 0; i < p->ninputs; i++)
		if (dml_get(s, p->inputs[i]) == NULL)
			return smr_fail(SMR_EINVAL, "%s is not given its input %s", s->ast->file,
					p->inputs[i]);
	return SMR_OK;
}

/* Drops all variables but the outputs: inputs are read no longer, and other pending nodes are not
 * computed. */
static smr_status drop_temporaries(script *s)
{
	const smr_interp_params *p = s->params;
	dml_frame kept = {.file = s->top.file};
	smr_status st = SMR_OK;

	for (size_t i = 0; i < p->noutputs && st == SMR_OK; i++) {
		const dml_value *x = dml_get(s, p->outputs[i]);

		if (x == NULL) {
			st = smr_fail(SMR_EINVAL, "%s gives no value to its output %s",
				      s->ast->file, p->outputs[i]);
			break;
		}
		s->frame = &kept;
		st = dml_set(s, p->outputs[i], dml_keep(x));
		s->frame = &s->top;
	}
	dml_free_frame(&s->top);
	s->top.vars = kept.vars;
	s->top.now = NULL;
	return st;
}

static smr_status keep_outputs(script *s)
{
	SMR_TRY(drop_temporaries(s));
	for (dml_variable *x = s->top.vars; x != NULL; x = x->hh.next) {
		SMR_TRY(dml_own_value(s, &x->value));
		if (x->value.kind == DML_LIST && s->given == NULL)
			s->given = smr_arena_new();
	}
	return SMR_OK;
}

smr_status smr_interp_run(smr_interp *s, const smr_script_value *inputs, size_t n)
{
	smr_status st;

	dml_free_frame(&s->top);
	if (s->params->interrupts != NULL)
		s->interrupts = atomic_load(s->params->interrupts);
	smr_arena_free(s->given);
	s->given = NULL;
	s->runs++;
	s->told = false;
	s->deepest = dml_half_of_stack();
	s->turn = NULL;
	st = take_inputs(s, inputs, n);
	dml_trace_inputs(s);
	if (st == SMR_OK)
		st = dml_body(s, &s->ast->body);
	if (st == SMR_OK)
		st = keep_outputs(s);
	if (st != SMR_OK)
		dml_free_frame(&s->top);
	dml_lazy_forget(s->trace);
	dml_drop_lenders(s);
	return st;
}

smr_status smr_interp_result(const smr_interp *s, const char *name, smr_script_value *out)
{
	const dml_value *v = dml_get(s, name);

	if (v == NULL)
		return smr_fail(SMR_ENOTFOUND, "%s has no output %s", s->ast->file, name);
	return dml_give_value(s->given, name, v, out);
}

static void stat_reuse(dml_cache *c, smr_script_stats *out)
{
	dml_cache_stats x;

	dml_cache_stat(c, &x);
	out->lookups = x.lookups;
	out->hits = x.hits;
	out->partial = x.partial;
	out->entries = x.entries;
	out->bytes = (uint64_t)x.bytes;
	out->evictions = x.evictions;
	out->saved_s = x.saved_s;
}

void smr_interp_stat(const smr_interp *s, smr_script_stats *out)
{
	if (s->tracing != NULL && s->tracing->cache != NULL)
		stat_reuse(s->tracing->cache, out);
	out->runs = s->runs;
	out->flushes = s->trace->flushes;
	out->compiled = s->trace->compiled;
	out->in_files = s->in_files;
	out->parsed = atomic_load(&s->parsed);
	for (uint32_t k = 0; k < dml_crew_size(s); k++) {
		out->flushes += dml_crew_trace(s, k)->flushes;
		out->compiled += dml_crew_trace(s, k)->compiled;
	}
}

/* Whether the script or a worker before @p k has the same code, so that it is reported there. */
static bool is_reported(const smr_interp *s, const dml_code *c, uint32_t k)
{
	bool told = dml_code_runs(s->trace, c) != NULL;

	for (uint32_t i = 0; i < k; i++)
		told |= dml_code_runs(dml_crew_trace(s, i), c) != NULL;
	return told;
}

/* Adds the runs by all workers of code that is reported once. */
static void add_runs(const smr_interp *s, const dml_code *c, const dml_lazy *of,
		     smr_script_flow *out)
{
	for (uint32_t i = 0; i < dml_crew_size(s); i++) {
		const dml_lazy *t = dml_crew_trace(s, i);
		const dml_code *same = t != of ? dml_code_runs(t, c) : NULL;

		if (same != NULL)
			dml_code_add(same, out);
	}
}

bool smr_interp_flow(const smr_interp *s, size_t i, smr_script_flow *out)
{
	const dml_lazy *t = s->trace;
	const dml_code *c;

	for (uint32_t k = 0;; t = dml_crew_trace(s, k++)) {
		for (c = dml_code_next(t, NULL); c != NULL; c = dml_code_next(t, c))
			if ((k == 0 || !is_reported(s, c, k - 1)) && i-- == 0) {
				dml_code_tell(c, out);
				add_runs(s, c, t, out);
				return true;
			}
		if (k == dml_crew_size(s))
			return false;
	}
}
