/* Reading ops over values; parse.c has the grammar. */
#include <string.h>

#include "base/alloc.h"
#include "ir/text/parser.h"

enum { MAX_RESULTS = 1 << 10, MAX_NUMBERS = 1 << 16 };

static smr_status parse_shape(smr_parser *p, smr_type *t)
{
	*t = (smr_type){0};
	SMR_TRY(smr_parse_type(p, &t->dtype));
	return smr_parse_polys(p, &t->rank, t->dims);
}

static int parse_hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static smr_status parse_bytes(smr_parser *p, const smr_type *t, smr_node **out)
{
	const char *hex;
	size_t n, size = smr_dtype_size(t->dtype);
	unsigned char *data;
	int64_t count;

	SMR_TRY(smr_parse_name(p, &hex));
	n = strlen(hex) / 2;
	if (!smr_type_count(t, &count) ||
	    (n != size && (n % size != 0 || (int64_t)(n / size) != count)) || strlen(hex) % 2 != 0)
		return smr_parse_fail(
			p, "the bytes before this are not those of one element or of all");
	data = smr_arena_alloc(p->g->arena, n + 1);
	if (data == NULL)
		return smr_parse_no_memory(p);
	for (size_t i = 0; i < n; i++) {
		if (parse_hex_digit(hex[2 * i]) < 0 || parse_hex_digit(hex[2 * i + 1]) < 0)
			return smr_parse_fail(p, "the bytes before this are not hexadecimal");
		data[i] = (unsigned char)(parse_hex_digit(hex[2 * i]) << 4 |
					  parse_hex_digit(hex[2 * i + 1]));
	}
	*out = smr_graph_tensor(p->g, t, data, n);
	return SMR_OK;
}

smr_status smr_parse_constant(smr_parser *p, smr_node **out)
{
	char c = smr_parse_next(p);
	smr_type t;
	uint64_t bits;

	if (smr_text_is_letter(c) && !smr_text_is_digit(c) && !smr_parse_peek(p, "inf") &&
	    !smr_parse_peek(p, "nan")) {
		SMR_TRY(parse_shape(p, &t));
		return parse_bytes(p, &t, out);
	}
	SMR_TRY(smr_parse_number(p, &t.dtype, &bits));
	*out = smr_graph_constant(p->g, t.dtype, bits);
	return SMR_OK;
}

static smr_status parse_result_types(smr_parser *p, smr_type **list, uint32_t *n)
{
	smr_type t;
	uint32_t cap = 0;

	do {
		SMR_TRY(parse_shape(p, &t));
		if (*n == MAX_RESULTS)
			return smr_parse_fail(p, "more than %d results", MAX_RESULTS);
		if (*n == cap) {
			smr_type *grown;

			cap = cap == 0 ? 2 : 2 * cap;
			grown = smr_arena_array(p->g->arena, cap, sizeof(*grown));
			if (grown == NULL)
				return smr_parse_no_memory(p);
			if (*n > 0)
				memcpy(grown, *list, *n * sizeof(*grown));
			*list = grown;
		}
		(*list)[(*n)++] = t;
	} while (smr_parse_accept(p, ","));
	return SMR_OK;
}

static smr_status parse_attr_numbers(smr_parser *p, smr_node *v)
{
	int64_t *list = NULL, k;
	uint32_t n = 0, cap = 0;
	smr_attr_key key;
	const char *name;

	SMR_TRY(smr_parse_name(p, &name));
	if (!smr_attr_parse(name, strlen(name), &key))
		return smr_parse_fail(p, "ops have no '%s'", name);
	if (smr_node_get(v, key, NULL) != NULL)
		return smr_parse_fail(p, "a second '%s'", name);
	SMR_TRY(smr_parse_need(p, "["));
	while (!smr_parse_accept(p, "]")) {
		if (n > 0)
			SMR_TRY(smr_parse_need(p, ","));
		SMR_TRY(smr_parse_int(p, &k));
		if (n == MAX_NUMBERS)
			return smr_parse_fail(p, "more than %d numbers", MAX_NUMBERS);
		if (n == cap) {
			int64_t *grown;

			cap = cap == 0 ? 8 : 2 * cap;
			grown = smr_arena_array(p->g->arena, cap, sizeof(*grown));
			if (grown == NULL)
				return smr_parse_no_memory(p);
			if (n > 0)
				memcpy(grown, list, n * sizeof(*grown));
			list = grown;
		}
		list[n++] = k;
	}
	return smr_node_set(p->g, v, key, list, n);
}

static smr_status parse_body(smr_parser *p, smr_node *v)
{
	const smr_expr *results[MAX_RESULTS];
	uint32_t nparams, n = 0;

	p->depth = p->total = p->nfolds = 0;
	SMR_TRY(smr_parse_need(p, "("));
	SMR_TRY(smr_parse_small(p, 2 * MAX_RESULTS, &nparams));
	SMR_TRY(smr_parse_need(p, ")"));
	SMR_TRY(smr_parse_need(p, "="));
	p->in_body = true;
	p->nest = NULL; /* state of an earlier node */
	do {
		if (n == MAX_RESULTS)
			return smr_parse_fail(p, "more than %d results", MAX_RESULTS);
		SMR_TRY(smr_parse_expr(p, &results[n++]));
	} while (smr_parse_accept(p, ","));
	p->in_body = false;
	v->body = smr_graph_lambda(p->g, nparams, n, results);
	return v->body != NULL ? SMR_OK : smr_parse_no_memory(p);
}

static smr_status add_input(smr_parser *p, smr_node *v, void *unused)
{
	return smr_parse_add_input(p, v);
}

smr_status smr_parse_op(smr_parser *p, smr_op op, smr_node **out)
{
	smr_type *list = NULL;
	uint32_t n = 0, k = 0;
	const char *routine = NULL;

	p->nins = 0;
	if (op == SMR_OP_fused) /* the bounds of its reads are unchecked */
		return smr_parse_fail(p, "fused ops are made, they are not read from text");
	SMR_TRY(parse_result_types(p, &list, &n));
	if (op == SMR_OP_param || op == SMR_OP_part)
		SMR_TRY(smr_parse_small(p, MAX_NUMBERS, &k));
	if (smr_parse_accept(p, "routine"))
		SMR_TRY(smr_parse_own_name(p, &routine));
	SMR_TRY(smr_parse_ids(p, "ins", add_input, NULL));
	*out = smr_graph_op(p->g, op, list, n, p->ins, p->nins);
	if (*out == NULL)
		return smr_parse_no_memory(p);
	(*out)->bits = k;
	(*out)->routine = routine;
	if (smr_parse_accept(p, "with"))
		do
			SMR_TRY(parse_attr_numbers(p, *out));
		while (smr_text_is_letter(smr_parse_next(p)) && !smr_parse_peek(p, "body") &&
		       !smr_parse_peek(p, "at") && !smr_parse_peek(p, "in") &&
		       !smr_parse_peek(p, "result"));
	return smr_parse_accept(p, "body") ? parse_body(p, *out) : SMR_OK;
}
