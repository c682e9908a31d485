/* Describes the codelets of a program. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "api/decompose/codelets_internal.h"
#include "base/alloc.h"
#include "ir/text/text.h"

enum { INPUTS = 64, DIGITS = 6 };

static const char *text_of(smr_describing *d, smr_str *s)
{
	const char *text = s->oom ? NULL : smr_text_copy(d->a, smr_str_text(s));

	d->short_of_memory |= text == NULL;
	smr_str_free(s);
	return text;
}

static smr_quantity format_poly(smr_describing *d, const smr_graph *g, const smr_poly *p)
{
	smr_str s = {0};
	int64_t v;

	if (smr_poly_is_const(p, &v))
		return (smr_quantity){.value = (double)v};
	smr_text_poly(&s, g, p);
	return (smr_quantity){.text = text_of(d, &s)};
}

smr_quantity smr_describe_amount(smr_describing *d, smr_status st, smr_amount *a)
{
	smr_quantity q = {.value = a->value};

	d->short_of_memory |= st != SMR_OK;
	if (st == SMR_OK && !a->known)
		q.text = smr_text_copy(d->a, a->text);
	smr_free(a->text);
	return q;
}

/* ---- amounts --------------------------------------------------------------------------------- */

/* Returns the extent of a loop under its name in capitals: gemm's loops i, j, k give I, J, K. */
static const char *in_capitals(smr_describing *d, const char *name)
{
	char *to = smr_arena_strdup(d->a, name);

	for (char *s = to; s != NULL && *s != '\0'; s++)
		*s = (char)(*s >= 'a' && *s <= 'z' ? *s - 'a' + 'A' : *s);
	return to;
}

static smr_quantity describe_scalar(smr_describing *d, const smr_codelet *c, const smr_expr *e)
{
	smr_str s = {0};

	if (e->kind == SMR_EXPR_CONST)
		return (smr_quantity){.value = smr_const_as_double(e)};
	smr_text_expr(&s, c->graph, c->named, e);
	return (smr_quantity){.text = text_of(d, &s)};
}

static void describe_params(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	const smr_match *m = &c->match;
	const void **list;
	smr_named_quantity *p =
		smr_records_new(d->a, m->nloops + m->nparams + m->nscalars, sizeof(*p), &list);
	size_t n = 0;

	to->params = (const smr_named_quantity *const *)list;
	if (p == NULL || m->kernel == NULL)
		return;
	for (uint32_t l = 0; l < m->nloops; l++)
		p[n++] = (smr_named_quantity){
			in_capitals(d, m->loops[l].name),
			format_poly(d, c->graph, c->named->nest->loops[m->loops[l].loop].extent)};
	for (uint32_t i = 0; i < m->nparams; i++)
		p[n++] = (smr_named_quantity){smr_text_copy(d->a, m->params[i].name),
					      format_poly(d, c->graph, m->params[i].value)};
	for (uint32_t i = 0; i < m->nscalars; i++)
		p[n++] = (smr_named_quantity){smr_text_copy(d->a, m->scalars[i].name),
					      describe_scalar(d, c, m->scalars[i].value)};
	to->nparams = n;
}

void smr_describe_operand(smr_describing *d, const smr_graph *g, const smr_node *v,
			  const char *access, smr_codelet_array *to)
{
	smr_quantity *shape = smr_arena_array(d->a, v->type.rank + 1, sizeof(*shape));
	const char *name = v->name;
	smr_amount bytes;
	smr_status st = smr_view_bytes(g, v, d->sym, &bytes);

	if (name == NULL)
		name = v->op == SMR_OP_view ? g->bases[v->window->base].name : "";
	for (uint32_t k = 0; shape != NULL && k < v->type.rank; k++)
		shape[k] = format_poly(d, g, v->type.dims[k]);
	*to = (smr_codelet_array){.name = smr_text_copy(d->a, name),
				  .type = smr_dtype_name(v->type.dtype),
				  .rank = v->type.rank,
				  .shape = shape,
				  .access = access,
				  .bytes = smr_describe_amount(d, st, &bytes)};
}

static void describe_inputs(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	const smr_node *ins[INPUTS];
	size_t n = smr_codelet_inputs(c, ins, INPUTS);
	const void **list;
	smr_codelet_array *o = smr_records_new(d->a, n, sizeof(*o), &list);

	for (size_t i = 0; o != NULL && i < n; i++)
		smr_describe_operand(d, c->graph, ins[i],
				     smr_same_window(ins[i], c->nest->into) ? "read-write" : "read",
				     &o[i]);
	to->ninputs = n;
	to->inputs = (const smr_codelet_array *const *)list;
}

static void describe_output(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	const void **list;
	smr_codelet_array *o = smr_records_new(d->a, 1, sizeof(*o), &list);

	if (o != NULL)
		smr_describe_operand(d, c->graph, c->nest->into != NULL ? c->nest->into : c->nest,
				     smr_codelet_updates(c) ? "read-write" : "write", o);
	to->noutputs = 1;
	to->outputs = (const smr_codelet_array *const *)list;
}

static void describe_depends(smr_describing *d, smr_codelet_facts *to)
{
	const smr_api_place *p = d->program->places;
	int64_t *list = smr_arena_array(d->a, d->at + 1, sizeof(*list));
	size_t n = 0;

	for (size_t i = 0; list != NULL && i < d->at; i++)
		if (p[i].flow == p[d->at].flow &&
		    smr_codelet_depends(p[d->at].codelet, p[i].codelet))
			list[n++] = (int64_t)i;
	to->ndepends = n;
	to->depends = list;
}

/* ---- a codelet ------------------------------------------------------------------------------- */

/* Sets the kernel that several codelets of a flow make together, and the last of them. */
static void describe_whole(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	to->whole_ends = -1;
	if (c->whole == NULL)
		return;
	to->whole = smr_text_copy(d->a, smr_kernel_name(c->whole));
	to->whole_ends = (int64_t)(d->at - c->id + c->whole_id);
}

static void describe_parts(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	smr_codelet_info info = SMR_INIT(smr_codelet_info);

	if (smr_program_codelet(d->program, d->at, &info) != SMR_OK) {
		d->short_of_memory = true;
		return;
	}
	*to = (smr_codelet_facts){
		.id = info.id,
		.function = smr_text_copy(d->a, info.function),
		.file = smr_text_copy(d->a, info.file),
		.line = info.line,
		.kernel = smr_text_copy(d->a, info.kernel),
		.reason = info.kernel != NULL ? NULL : smr_text_copy(d->a, info.reason),
		/* the function that contains the loops: an inlined helper has none of its own */
		.flow = smr_text_copy(d->a, c->graph->name)};
	describe_params(d, c, to);
	describe_inputs(d, c, to);
	describe_output(d, c, to);
	describe_depends(d, to);
	smr_describe_costs(d, c, to);
	describe_whole(d, c, to);
}

static smr_status describe_codelet(smr_describing *d, smr_codelet_facts *to)
{
	const smr_codelet *c = d->program->places[d->at].codelet;
	smr_env env = {0};
	int64_t *sym = NULL;
	smr_status st =
		smr_bind_sizes(c->graph, c->nest, d->params->sizes, d->params->nsizes, &sym);

	if (st == SMR_OK)
		st = smr_env_new(c->graph, sym, &env);
	if (st == SMR_OK) {
		d->sym = sym;
		d->env = &env;
	}
	d->short_of_memory |= st == SMR_ENOMEM;
	describe_parts(d, c, to);
	d->sym = NULL;
	d->env = NULL;
	smr_env_free(&env);
	smr_free(sym);
	SMR_TRY(smr_describe_nests(d, c, to));
	return d->params->ways != 0 ? smr_describe_ways(d, to) : SMR_OK;
}

/* ---- the program ----------------------------------------------------------------------------- */

/* Parses "file:line function: reason"; a malformed line is skipped. */
static bool describe_note(smr_describing *d, const char *line, size_t n, smr_codelet_note *to)
{
	char *text = smr_arena_strndup(d->a, line, n), *function, *reason, *colon;

	function = text != NULL ? strchr(text, ' ') : NULL;
	reason = function != NULL ? strstr(function, ": ") : NULL;
	if (reason == NULL)
		return false;
	*function++ = *reason = '\0';
	colon = strrchr(text, ':');
	if (colon != NULL)
		*colon = '\0';
	*to = (smr_codelet_note){.file = text,
				 .function = function,
				 .reason = reason + 2,
				 .line = colon != NULL ? (uint32_t)atoi(colon + 1) : 0};
	return true;
}

static void describe_notes(smr_describing *d, const char *notes, smr_codelets *to)
{
	const void **list;
	smr_codelet_note *x;
	size_t lines = 0;

	for (const char *p = notes; p != NULL && *p != '\0'; p++)
		lines += *p == '\n';
	x = smr_records_new(d->a, lines, sizeof(*x), &list);
	for (const char *p = notes, *end; x != NULL && p != NULL && *p != '\0'; p = end + 1) {
		end = strchr(p, '\n');
		if (end == NULL)
			break;
		to->nnotes += describe_note(d, p, (size_t)(end - p), &x[to->nnotes]);
	}
	to->not_taken = (const smr_codelet_note *const *)list;
}

static bool is_wanted(const smr_describing *d, size_t id)
{
	return d->params->one == 0 || d->params->id == id;
}

static smr_status describe_all(smr_describing *d, smr_codelets *to)
{
	const smr_program *p = d->program;
	size_t n = p->nplaces + p->nopaque;
	const void **list;
	smr_codelet_facts *c = smr_records_new(d->a, n, sizeof(*c), &list);

	for (d->at = 0; c != NULL && d->at < p->nplaces; d->at++)
		if (is_wanted(d, d->at))
			SMR_TRY(describe_codelet(d, &c[to->ncodelets++]));
	for (size_t i = 0; c != NULL && i < p->nopaque; i++)
		if (is_wanted(d, p->nplaces + i))
			smr_describe_opaque(d, p->opaque[i], p->nplaces + i, &c[to->ncodelets++]);
	if (c != NULL && to->ncodelets == 0 && d->params->one != 0)
		return smr_fail(SMR_ENOTFOUND, "there is no codelet %u, but %zu from 0 on",
				d->params->id, n);
	to->codelets = (const smr_codelet_facts *const *)list;
	to->program = smr_text_copy(d->a, p->path);
	describe_notes(d, d->params->one != 0 ? NULL : p->notes, to);
	return d->short_of_memory || smr_arena_ran_short(d->a)
		       ? smr_fail(SMR_ENOMEM, "no memory for the codelets")
		       : SMR_OK;
}

typedef struct owner {
	smr_codelets shown; /* must be first: the caller's pointer is its address */
	smr_arena *arena;
} owner;

static smr_status check_arguments(const char *who, const smr_program *p, const smr_setting *sizes,
				  size_t nsizes, const void *out)
{
	if (p == NULL || out == NULL || (nsizes > 0 && sizes == NULL))
		return smr_fail(SMR_EINVAL, "%s: %s", who,
				p == NULL     ? "no program"
				: out == NULL ? "no place for the text"
					      : "sizes are said to be there but are not");
	for (size_t i = 0; i < nsizes; i++)
		if (sizes[i].name == NULL)
			return smr_fail(SMR_EINVAL, "%s: size %zu has no name", who, i);
	return SMR_OK;
}

smr_status smr_program_describe(const smr_program *program, const smr_codelets_params *params,
				const smr_codelets **out)
{
	const smr_codelets_params usual = SMR_INIT(smr_codelets_params);
	smr_describing d = {.program = program, .params = params != NULL ? params : &usual};
	owner *o;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (d.params->struct_size < sizeof(usual))
		return smr_fail(SMR_EINVAL,
				"smr_program_describe: params.struct_size is %zu, not "
				"%zu",
				d.params->struct_size, sizeof(usual));
	SMR_TRY(check_arguments("smr_program_describe", program, d.params->sizes, d.params->nsizes,
				out));
	d.a = smr_arena_new();
	o = d.a != NULL ? smr_arena_alloc(d.a, sizeof(*o)) : NULL;
	if (o == NULL) {
		smr_arena_free(d.a);
		return smr_fail(SMR_ENOMEM, "no memory for the codelets");
	}
	o->arena = d.a;
	st = describe_all(&d, &o->shown);
	if (st == SMR_OK)
		*out = &o->shown;
	else
		smr_arena_free(d.a);
	return st;
}

void smr_codelets_free(const smr_codelets *c)
{
	if (c != NULL)
		smr_arena_free(((const owner *)c)->arena);
}

smr_status smr_program_json(const smr_program *p, const smr_setting *sizes, size_t nsizes,
			    char **out)
{
	smr_codelets_params q = SMR_INIT(smr_codelets_params);
	const smr_codelets *c;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	SMR_TRY(check_arguments("smr_program_json", p, sizes, nsizes, out));
	q.sizes = sizes;
	q.nsizes = nsizes;
	SMR_TRY(smr_program_describe(p, &q, &c));
	st = smr_codelets_json(c, DIGITS, out);
	smr_codelets_free(c);
	return st;
}

void smr_text_free(char *text)
{
	smr_free(text);
}
