/* One op: its results' names, its generic or pretty form, its results. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

/* ops that may be written without their dialect */
static const char *const short_names[][2] = {
	{"module", "builtin.module"},
	{"func", "func.func"},
	{"return", "func.return"},
	{"call", "func.call"},
};

smr_mlir_op *mlir_new_op(mlir_parser *p, const char *name, uint32_t line, uint32_t column)
{
	smr_mlir_op *op = smr_arena_alloc(p->arena, sizeof(*op));

	if (op == NULL || (op->name = mlir_keep(p, name, strlen(name))) == NULL)
		return NULL;
	op->line = line;
	op->column = column;
	return op;
}

smr_status mlir_operand(mlir_draft *d)
{
	smr_mlir_value *v;

	SMR_TRY(mlir_use(d->p, &v));
	d->op->noperands++;
	return mlir_push(d->p, v);
}

smr_status mlir_operands(mlir_draft *d)
{
	mlir_mark m;

	if (!mlir_peek(d->p, "%"))
		return SMR_OK;
	do {
		SMR_TRY(mlir_operand(d));
		m = d->p->m;
	} while (mlir_accept(d->p, ",") && mlir_peek(d->p, "%"));
	d->p->m = m;
	return SMR_OK;
}

static smr_status report_type_mismatch(mlir_draft *d, size_t i, const smr_mlir_type *is,
				       const smr_mlir_type *said)
{
	smr_str s = {0};
	smr_status st;

	smr_str_printf(&s, "operand %zu is a ", i + 1);
	smr_mlir_print_type(&s, is);
	smr_str_puts(&s, "; the types here say ");
	smr_mlir_print_type(&s, said);
	st = mlir_fail(d->p, "%s", smr_str_text(&s));
	smr_str_free(&s);
	return st;
}

smr_status mlir_operands_are(mlir_draft *d, const void *const *types, size_t n)
{
	const void *const *v = d->p->stack.v + d->operands;

	if (n != d->op->noperands)
		return mlir_fail(d->p, "%u operands, and types for %zu", d->op->noperands, n);
	for (size_t i = 0; i < n; i++) {
		const smr_mlir_type *is = ((const smr_mlir_value *)v[i])->type;

		if (!smr_mlir_type_equal(is, types[i]))
			return report_type_mismatch(d, i, is, types[i]);
	}
	return SMR_OK;
}

smr_status mlir_results_are(mlir_draft *d, const void *const *types, size_t n)
{
	smr_mlir_op *op = d->op;

	op->nresults = (uint32_t)n;
	op->results = smr_arena_array(d->p->arena, n, sizeof(op->results[0]));
	if (op->results == NULL)
		return mlir_no_memory(d->p);
	for (uint32_t i = 0; i < op->nresults; i++)
		op->results[i] = (smr_mlir_value){
			.type = types[i], .op = op, .block = op->block, .index = i};
	return SMR_OK;
}

smr_status mlir_function_tail(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t first = p->stack.n, ins;

	SMR_TRY(mlir_types_in_parens(p, false));
	ins = p->stack.n - first;
	SMR_TRY(mlir_operands_are(d, p->stack.v + first, ins));
	SMR_TRY(mlir_need(p, "->"));
	SMR_TRY(mlir_types_in_parens(p, true));
	SMR_TRY(mlir_results_are(d, p->stack.v + first + ins, p->stack.n - first - ins));
	p->stack.n = first;
	return SMR_OK;
}

smr_status mlir_set(mlir_draft *d, const char *name, const smr_mlir_attr *a)
{
	return mlir_push_named(d->p, mlir_keep(d->p, name, strlen(name)), a);
}

smr_status mlir_attr_dict(mlir_draft *d)
{
	return mlir_peek(d->p, "{") ? mlir_dict_entries(d->p) : SMR_OK;
}

/* Parses "(%a, %b) <{…}> ({…}, {…}) {…} : (T, T) -> T". */
static smr_status parse_generic_form(mlir_draft *d)
{
	mlir_parser *p = d->p;

	SMR_TRY(mlir_need(p, "("));
	SMR_TRY(mlir_operands(d));
	SMR_TRY(mlir_need(p, ")"));
	if (mlir_peek(p, "["))
		return mlir_fail(p, "unsupported: '%s' with successors", d->op->name);
	if (mlir_accept(p, "<")) {
		SMR_TRY(mlir_dict_entries(p));
		SMR_TRY(mlir_need(p, ">"));
	}
	if (mlir_accept(p, "(")) {
		do
			SMR_TRY(mlir_region(d, p->groups.n));
		while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, ")"));
	}
	SMR_TRY(mlir_attr_dict(d));
	SMR_TRY(mlir_need(p, ":"));
	return mlir_function_tail(d);
}

static smr_status finish_op(mlir_draft *d)
{
	mlir_parser *p = d->p;
	smr_mlir_op *op = d->op;

	SMR_TRY(mlir_drop_defaults(d));
	SMR_TRY(mlir_take_named(p, d->attrs, &op->attrs, &op->nattrs));
	op->operands = smr_arena_memdup(p->arena, p->stack.v + d->operands,
					op->noperands * sizeof(op->operands[0]));
	p->stack.n = d->operands;
	op->nregions = (uint32_t)(p->regions.n - d->regions);
	op->regions = smr_arena_memdup(p->arena, p->regions.v + d->regions,
				       op->nregions * sizeof(op->regions[0]));
	p->regions.n = d->regions;
	return op->operands != NULL && op->regions != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Parses "%a:2, %b =" onto p->groups. */
static smr_status result_names(mlir_parser *p)
{
	mlir_group g;
	int64_t n;

	if (!mlir_peek(p, "%"))
		return SMR_OK;
	do {
		SMR_TRY(mlir_value_name(p, &g));
		if (*p->m.at == ':') {
			p->m.at++;
			SMR_TRY(mlir_int(p, &n));
			if (n < 1 || n > 1 << 20)
				return mlir_fail(p, "expected a number of results, 1 to 2^20");
			g.n = (uint32_t)n;
		}
		SMR_TRY(smr_vec_push(&p->groups, g));
	} while (mlir_accept(p, ","));
	return mlir_need(p, "=");
}

static smr_status name_results(mlir_draft *d, size_t first)
{
	mlir_parser *p = d->p;
	uint64_t k = 0;

	for (size_t i = first; i < p->groups.n; i++)
		k += p->groups.v[i].n;
	if (p->groups.n > first && k != d->op->nresults)
		return mlir_fail_at(p, &p->groups.v[first].at,
				    "'%s' has %u results; there are names for %llu", d->op->name,
				    d->op->nresults, (unsigned long long)k);
	k = 0;
	for (size_t i = first; i < p->groups.n; i++) {
		SMR_TRY(mlir_define(p, &p->groups.v[i], d->op->results + k));
		k += p->groups.v[i].n;
	}
	p->groups.n = first;
	return SMR_OK;
}

static smr_status parse_custom_form(mlir_draft *d)
{
	const mlir_custom *c = d->custom;

	SMR_TRY(c->read != NULL ? c->read(d) : mlir_read_form(d, c->form));
	return d->op->results != NULL ? SMR_OK : mlir_results_are(d, NULL, 0);
}

/* Parses a name without quotes, which may be short, and must have a pretty form. */
static smr_status bare_name(mlir_parser *p, const char **out)
{
	mlir_mark m = p->m;

	SMR_TRY(mlir_word_here(p, "an op", out));
	for (size_t i = 0; i < sizeof(short_names) / sizeof(short_names[0]); i++)
		if (*out != NULL && strcmp(*out, short_names[i][0]) == 0)
			*out = mlir_keep(p, short_names[i][1], strlen(short_names[i][1]));
	if (*out == NULL)
		return mlir_no_memory(p);
	if (mlir_custom_of(*out) == NULL)
		return mlir_fail_at(p, &m, "no pretty form of '%s' is known; \"%s\"(...) is read",
				    *out, *out);
	return SMR_OK;
}

smr_status mlir_op(mlir_parser *p, smr_mlir_block *block)
{
	mlir_draft d = {p, NULL, NULL, p->stack.n, p->named.n, p->regions.n};
	size_t groups = p->groups.n;
	const char *name;
	bool quoted;
	mlir_mark m;

	SMR_TRY(result_names(p));
	quoted = mlir_next(p) == '"';
	m = p->m;
	SMR_TRY(quoted ? mlir_name(p, "an op", &name) : bare_name(p, &name));
	d.op = mlir_new_op(p, name, m.line, (uint32_t)(m.at - m.line_start) + 1);
	if (d.op == NULL)
		return mlir_no_memory(p);
	d.op->block = block;
	d.custom = quoted ? NULL : mlir_custom_of(name);
	SMR_TRY(quoted ? parse_generic_form(&d) : parse_custom_form(&d));
	SMR_TRY(mlir_loc(p));
	SMR_TRY(finish_op(&d));
	SMR_TRY(name_results(&d, groups));
	return mlir_push(p, d.op);
}
