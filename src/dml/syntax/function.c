/* Functions, source() statements, and the script itself. */
#include <string.h>
#include <strings.h>

#include "dml/syntax/parser.h"

static const struct type_row {
	const char *word;
	smr_dml_type type;
} type_rows[] = {
	{"matrix", SMR_DML_TYPE_MATRIX},   {"double", SMR_DML_TYPE_DOUBLE},
	{"integer", SMR_DML_TYPE_INTEGER}, {"int", SMR_DML_TYPE_INTEGER},
	{"boolean", SMR_DML_TYPE_BOOLEAN}, {"bool", SMR_DML_TYPE_BOOLEAN},
	{"string", SMR_DML_TYPE_STRING},   {"list", SMR_DML_TYPE_LIST},
	{"frame", SMR_DML_TYPE_FRAME},     {"scalar", SMR_DML_TYPE_UNKNOWN},
};

const char *smr_dml_type_name(smr_dml_type t)
{
	static const char *const names[] = {[SMR_DML_TYPE_MATRIX] = "Matrix[Double]",
					    [SMR_DML_TYPE_DOUBLE] = "Double",
					    [SMR_DML_TYPE_INTEGER] = "Integer",
					    [SMR_DML_TYPE_BOOLEAN] = "Boolean",
					    [SMR_DML_TYPE_STRING] = "String",
					    [SMR_DML_TYPE_LIST] = "List[Unknown]",
					    [SMR_DML_TYPE_FRAME] = "Frame[Unknown]",
					    [SMR_DML_TYPE_UNKNOWN] = "Scalar[Unknown]"};

	return names[t];
}

static const struct type_row *type_here(const dml_parser *p)
{
	for (size_t i = 0; i < sizeof(type_rows) / sizeof(type_rows[0]); i++)
		if (p->token.kind == DML_NAME && strlen(type_rows[i].word) == p->token.n &&
		    strncasecmp(p->token.s, type_rows[i].word, p->token.n) == 0)
			return &type_rows[i];
	return NULL;
}

/* Scalar[Double] is a double; the element type of matrices is ignored. */
static smr_status element_type(dml_parser *p, smr_dml_type *type)
{
	const struct type_row *inner;

	SMR_TRY(dml_need(p, "["));
	inner = type_here(p);
	if (p->token.kind != DML_NAME)
		return dml_wanted(p, "the type of an element");
	if (*type == SMR_DML_TYPE_UNKNOWN && inner != NULL)
		*type = inner->type;
	SMR_TRY(dml_next(p));
	return dml_need(p, "]");
}

static smr_status parse_type(dml_parser *p, smr_dml_type *out)
{
	const struct type_row *row = type_here(p);

	if (row == NULL)
		return dml_wanted(p, "a type");
	*out = row->type;
	SMR_TRY(dml_next(p));
	return dml_is(p, "[") ? element_type(p, out) : SMR_OK;
}

static smr_status parse_param(dml_parser *p)
{
	smr_dml_param x = {.at = p->token.at};
	bool given;

	SMR_TRY(parse_type(p, &x.type));
	x.at = p->token.at;
	SMR_TRY(dml_name(p, "a name", &x.name));
	SMR_TRY(dml_accept(p, "=", &given));
	if (given)
		SMR_TRY(dml_expr(p, &x.otherwise));
	return smr_vec_push(&p->params, x);
}

static smr_status parse_params(dml_parser *p, const smr_dml_param **out, uint32_t *n)
{
	size_t from = p->params.n;
	bool more;

	SMR_TRY(dml_need(p, "("));
	for (more = !dml_is(p, ")"); more;) {
		SMR_TRY(parse_param(p));
		SMR_TRY(dml_accept(p, ",", &more));
	}
	SMR_TRY(dml_need(p, ")"));
	*n = (uint32_t)(p->params.n - from);
	if (*n > 0)
		*out = smr_arena_memdup(p->arena, p->params.v + from, *n * sizeof(**out));
	p->params.n = from;
	return *n == 0 || *out != NULL ? SMR_OK : dml_no_memory(p);
}

bool dml_is_function(const dml_parser *p)
{
	dml_parser ahead = *p;

	if (p->token.kind != DML_NAME || dml_next(&ahead) != SMR_OK ||
	    !(dml_is(&ahead, "=") || dml_is(&ahead, "<-")) || dml_next(&ahead) != SMR_OK)
		return false;
	return dml_is(&ahead, "function") || dml_is(&ahead, "externalFunction");
}

/* implemented in (classname="…", …) */
static smr_status parse_implemented_in(dml_parser *p, const char **classname)
{
	const smr_dml_argument *args;
	uint32_t n;

	SMR_TRY(dml_need(p, "implemented"));
	SMR_TRY(dml_need(p, "in"));
	SMR_TRY(dml_arguments(p, &args, &n));
	for (uint32_t i = 0; i < n; i++)
		if (args[i].name != NULL && strcmp(args[i].name, "classname") == 0 &&
		    args[i].value->kind == SMR_DML_STRING)
			*classname = args[i].value->text;
	return SMR_OK;
}

smr_status dml_function(dml_parser *p)
{
	smr_dml_function *f = smr_arena_alloc(p->arena, sizeof(*f));
	bool more;

	if (f == NULL)
		return dml_no_memory(p);
	f->at = p->token.at;
	SMR_TRY(dml_name(p, "the name of a function", &f->name));
	SMR_TRY(dml_next(p)); /* = */
	f->external = dml_is(p, "externalFunction");
	SMR_TRY(dml_next(p));
	SMR_TRY(parse_params(p, &f->params, &f->nparams));
	SMR_TRY(dml_accept(p, "return", &more));
	if (more)
		SMR_TRY(parse_params(p, &f->results, &f->nresults));
	f->classname = NULL;
	if (f->external) {
		SMR_TRY(parse_implemented_in(p, &f->classname));
	} else {
		SMR_TRY(dml_need(p, "{"));
		SMR_TRY(dml_statements(p, false, &f->body));
		SMR_TRY(dml_need(p, "}"));
	}
	return smr_vec_push(&p->functions, f);
}

smr_status dml_setwd(dml_parser *p)
{
	SMR_TRY(dml_next(p));
	SMR_TRY(dml_need(p, "("));
	SMR_TRY(dml_string(p, &p->folder));
	return dml_need(p, ")");
}

smr_status dml_source(dml_parser *p)
{
	smr_dml_source s = {.at = p->token.at};

	SMR_TRY(dml_next(p));
	SMR_TRY(dml_need(p, "("));
	SMR_TRY(dml_string(p, &s.file));
	if (p->folder != NULL && s.file[0] != '/')
		s.file = smr_arena_printf(p->arena, "%s/%s", p->folder, s.file);
	if (s.file == NULL)
		return dml_no_memory(p);
	SMR_TRY(dml_need(p, ")"));
	SMR_TRY(dml_need(p, "as"));
	SMR_TRY(dml_name(p, "a name for what is in that file", &s.space));
	return smr_vec_push(&p->sources, s);
}

static smr_status keep_definitions(dml_parser *p, smr_dml_script *s)
{
	s->nfunctions = (uint32_t)p->functions.n;
	s->nsources = (uint32_t)p->sources.n;
	if (s->nfunctions > 0) {
		s->functions = smr_arena_memdup(p->arena, p->functions.v,
						s->nfunctions * sizeof(*s->functions));
		if (s->functions == NULL)
			return dml_no_memory(p);
	}
	if (s->nsources > 0) {
		s->sources =
			smr_arena_memdup(p->arena, p->sources.v, s->nsources * sizeof(*s->sources));
		if (s->sources == NULL)
			return dml_no_memory(p);
	}
	return SMR_OK;
}

static smr_status parse_script(dml_parser *p, smr_dml_script *s)
{
	if (memchr(p->text, '\0', (size_t)(p->end - p->text)) != NULL)
		return smr_fail(SMR_EPARSE, "%s: this is no text: there is a byte 0 in it",
				p->file);
	SMR_TRY(dml_next(p));
	SMR_TRY(dml_statements(p, true, &s->body));
	return keep_definitions(p, s);
}

static void free_parser(dml_parser *p)
{
	smr_vec_free(&p->stack);
	smr_vec_free(&p->args);
	smr_vec_free(&p->params);
	smr_vec_free(&p->functions);
	smr_vec_free(&p->sources);
}

smr_status smr_dml_parse(const char *file, const char *text, size_t n, smr_dml_script **out)
{
	dml_parser p = {.line = 1, .arena = smr_arena_new()};
	smr_dml_script *s = NULL;
	smr_status st;

	*out = NULL;
	if (p.arena != NULL) {
		p.file = smr_arena_strdup(p.arena, file);
		p.text = p.next = p.line_start = smr_arena_strndup(p.arena, text, n);
		s = smr_arena_alloc(p.arena, sizeof(*s));
	}
	if (p.file == NULL || p.text == NULL || s == NULL) {
		smr_arena_free(p.arena);
		return smr_fail(SMR_ENOMEM, "no memory to read %s", file);
	}
	p.end = p.text + n;
	s->arena = p.arena;
	s->file = p.file;
	st = parse_script(&p, s);
	free_parser(&p);
	if (st != SMR_OK) {
		smr_dml_free(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

void smr_dml_free(smr_dml_script *s)
{
	if (s != NULL)
		smr_arena_free(s->arena);
}
