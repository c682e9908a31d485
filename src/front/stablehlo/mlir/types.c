/* Types. Tensor types are memoized by their text: a program has few and repeats them often. */
#include <string.h>

#include "base/data/table.h"
#include "front/stablehlo/mlir/parser.h"

struct mlir_memo {
	const smr_mlir_type *type;
	UT_hash_handle hh;
};

static smr_status parse_element_type(mlir_parser *p, const smr_mlir_type **out)
{
	mlir_mark m;

	mlir_next(p);
	m = p->m;
	SMR_TRY(mlir_type(p, out));
	if ((*out)->bytes == 0)
		return mlir_fail_at(p, &m, "expected an element type: a number's or complex<>");
	return SMR_OK;
}

static smr_status complex_type(mlir_parser *p, smr_mlir_type *t)
{
	SMR_TRY(parse_element_type(p, &t->element));
	if (t->element->kind != SMR_MLIR_FLOAT)
		return mlir_fail(p, "expected a complex<> of floating-point numbers");
	t->bytes = 2 * t->element->bytes;
	return mlir_need(p, ">");
}

/* Parses "4x", "?x". */
static smr_status parse_dim_sizes(mlir_parser *p, smr_mlir_type *t, int64_t *dims)
{
	for (;; t->n++) {
		char c = mlir_next(p);

		if (c != '?' && (c < '0' || c > '9'))
			return SMR_OK;
		if (t->n == SMR_MLIR_RANK)
			return mlir_fail(p, "a tensor of more than %d dimensions", SMR_MLIR_RANK);
		dims[t->n] = 0;
		if (c == '?') {
			dims[t->n] = SMR_MLIR_DYNAMIC;
			p->m.at++;
		}
		for (; *p->m.at >= '0' && *p->m.at <= '9' && c != '?'; p->m.at++)
			if (__builtin_mul_overflow(dims[t->n], 10, &dims[t->n]) ||
			    __builtin_add_overflow(dims[t->n], *p->m.at - '0', &dims[t->n]))
				return mlir_fail(p, "a size of more than 63 bits");
		if (mlir_next(p) != 'x')
			return mlir_wanted(p, "an 'x' after a size");
		p->m.at++;
	}
}

bool mlir_count(const smr_mlir_type *t, size_t *out)
{
	*out = 1;
	for (uint32_t i = 0; i < t->n; i++)
		if (t->dims[i] == 0)
			*out = 0;
	for (uint32_t i = 0; i < t->n; i++)
		if (t->dims[i] == SMR_MLIR_DYNAMIC ||
		    __builtin_mul_overflow(*out, (size_t)t->dims[i], out))
			return false;
	return true;
}

static smr_status tensor_type(mlir_parser *p, smr_mlir_type *t)
{
	int64_t dims[SMR_MLIR_RANK] = {0};
	mlir_mark m = p->m;
	smr_mlir_type known = {.dims = dims};
	size_t elements;

	if (mlir_next(p) == '*' && p->m.at[1] == 'x') {
		p->m.at += 2;
		t->kind = SMR_MLIR_UNRANKED;
	} else {
		SMR_TRY(parse_dim_sizes(p, t, dims));
		t->dims = smr_arena_memdup(p->arena, dims, t->n * sizeof(dims[0]));
		if (t->dims == NULL)
			return mlir_no_memory(p);
	}
	SMR_TRY(parse_element_type(p, &t->element));
	for (uint32_t i = 0; i < t->n; i++)
		if (dims[i] != SMR_MLIR_DYNAMIC)
			dims[known.n++] = dims[i];
	if (!mlir_count(&known, &elements) || elements > (size_t)INT64_MAX / t->element->bytes)
		return mlir_fail_at(p, &m, "a tensor of more than 2^63 bytes");
	if (mlir_accept(p, ","))
		SMR_TRY(mlir_attr(p, &t->encoding));
	return mlir_need(p, ">");
}

static smr_status pop_members(mlir_parser *p, smr_mlir_type *t, size_t first)
{
	size_t n = p->stack.n - first;

	t->members = smr_arena_memdup(p->arena, p->stack.v + first, n * sizeof(t->members[0]));
	p->stack.n = first;
	return t->members != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status tuple_type(mlir_parser *p, smr_mlir_type *t)
{
	size_t first = p->stack.n;
	const smr_mlir_type *one;

	if (!mlir_accept(p, ">")) {
		do {
			SMR_TRY(mlir_type(p, &one));
			SMR_TRY(mlir_push(p, one));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, ">"));
	}
	t->n = (uint32_t)(p->stack.n - first);
	return pop_members(p, t, first);
}

smr_status mlir_types_in_parens(mlir_parser *p, bool bare)
{
	const smr_mlir_type *one;

	if (bare && mlir_next(p) != '(') {
		SMR_TRY(mlir_type(p, &one));
		return mlir_push(p, one);
	}
	SMR_TRY(mlir_need(p, "("));
	if (mlir_accept(p, ")"))
		return SMR_OK;
	do {
		SMR_TRY(mlir_type(p, &one));
		SMR_TRY(mlir_push(p, one));
	} while (mlir_accept(p, ","));
	return mlir_need(p, ")");
}

static smr_status function_type(mlir_parser *p, smr_mlir_type *t)
{
	size_t first = p->stack.n;

	SMR_TRY(mlir_types_in_parens(p, false));
	t->n = (uint32_t)(p->stack.n - first);
	SMR_TRY(mlir_need(p, "->"));
	SMR_TRY(mlir_types_in_parens(p, true));
	t->nresults = (uint32_t)(p->stack.n - first) - t->n;
	return pop_members(p, t, first);
}

/* Finds the type of a number at @p at, up to one of @p ends; u8 is written for ui8. */
static const smr_mlir_type *find_scalar(const char *at, const char *ends, size_t *n)
{
	char name[16];

	*n = strcspn(at, ends);
	if (*n + 2 > sizeof(name))
		return NULL;
	name[0] = 'u';
	memcpy(name + 1, at, *n);
	if (at[0] != 'u')
		return mlir_scalar(at, *n);
	name[1] = 'i';
	memcpy(name + 2, at + 1, *n - 1);
	return mlir_scalar(name, *n + 1);
}

/* Reads the start of "i8<-128:127>:f32:1, {0.5:3, …}": an element is stored as the first type and
 * stands for a number of the second. */
static smr_status quantized_type(mlir_parser *p, smr_mlir_type *t)
{
	const smr_mlir_type **stands, *stored;
	const char *at = t->body;
	size_t n;

	stands = smr_arena_alloc(p->arena, sizeof(*stands));
	if (stands == NULL)
		return mlir_no_memory(p);
	stored = find_scalar(at, "<:, ", &n);
	at += n;
	if (*at == '<')
		at += strcspn(at, ">") + (strchr(at, '>') != NULL);
	if (*at == ':')
		*stands = find_scalar(at + 1, ":, ", &n);
	if (stored == NULL || stored->kind != SMR_MLIR_INT || *stands == NULL ||
	    (*stands)->kind != SMR_MLIR_FLOAT)
		return mlir_fail(p,
				 "expected a type like !quant.uniform<i8:f32, 0.5:3> before this");
	t->element = stored;
	t->bits = stored->bits;
	t->bytes = stored->bytes;
	t->is_unsigned = stored->is_unsigned;
	t->members = stands;
	t->n = 1;
	return SMR_OK;
}

static smr_status dialect_type(mlir_parser *p, smr_mlir_type *t)
{
	const char *body;
	size_t n;

	SMR_TRY(mlir_word_here(p, "a type's name", &t->name));
	if (strchr(t->name, '.') == NULL)
		return mlir_fail(p, "no type alias !%s", t->name);
	if (!mlir_accept(p, "<"))
		return SMR_OK;
	SMR_TRY(mlir_balanced(p, '>', &body, &n));
	t->body = mlir_keep(p, body, n);
	if (t->body == NULL)
		return mlir_no_memory(p);
	return strcmp(t->name, "quant.uniform") == 0 ? quantized_type(p, t) : SMR_OK;
}

/* Types by their first word or sign, with the parsers of the rest. */
static const struct {
	const char *begin, *then;
	smr_mlir_type_kind kind;
	smr_status (*read)(mlir_parser *p, smr_mlir_type *t);
} compound[] = {
	{"tensor", "<", SMR_MLIR_TENSOR, tensor_type},
	{"(", NULL, SMR_MLIR_FUNCTION, function_type},
	{"complex", "<", SMR_MLIR_COMPLEX, complex_type},
	{"!", NULL, SMR_MLIR_DIALECT, dialect_type},
	{"tuple", "<", SMR_MLIR_TUPLE, tuple_type},
};
enum { NCOMPOUND = sizeof(compound) / sizeof(compound[0]) };

static smr_status compound_type(mlir_parser *p, const smr_mlir_type **out)
{
	size_t i = 0;

	while (i < NCOMPOUND && !mlir_peek(p, compound[i].begin))
		i++;
	if (i == NCOMPOUND)
		return mlir_wanted(p, "a type");
	smr_mlir_type *t = smr_arena_alloc(p->arena, sizeof(*t));

	if (t == NULL)
		return mlir_no_memory(p);
	*out = t;
	t->kind = compound[i].kind;
	if (t->kind != SMR_MLIR_FUNCTION)
		SMR_TRY(mlir_need(p, compound[i].begin));
	if (compound[i].then != NULL)
		SMR_TRY(mlir_need(p, compound[i].then));
	return compound[i].read(p, t);
}

/* Returns the length of "tensor<4x5xf32>" up to the first >, if the type ends there. */
static size_t simple_tensor(const mlir_parser *p)
{
	size_t n = strlen("tensor<");

	if (strncmp(p->m.at, "tensor<", n) != 0)
		return 0;
	n += strcspn(p->m.at + n, "<>!#\n/");
	return p->m.at[n] == '>' ? n + 1 : 0;
}

static smr_status memoize_type(mlir_parser *p, const char *text, size_t n, const smr_mlir_type *t)
{
	mlir_memo *memo = smr_arena_alloc(p->arena, sizeof(*memo));

	if (memo == NULL)
		return mlir_no_memory(p);
	memo->type = t;
	HASH_ADD_KEYPTR(hh, p->tensors, text, n, memo);
	return memo->hh.tbl != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Parses an alias; NULL: the name is none. */
static smr_status parse_type_alias(mlir_parser *p, const smr_mlir_type **out)
{
	const char *name = p->m.at;
	const void *t;
	size_t n;

	p->m.at++;
	n = mlir_letters(p);
	if (p->m.at != name + 1)
		return mlir_wanted(p, "a name after '!'");
	SMR_TRY(mlir_use_alias(p, name, n + 1, &t));
	p->m.at = t == NULL ? name : name + n + 1;
	*out = t;
	return SMR_OK;
}

smr_status mlir_type(mlir_parser *p, const smr_mlir_type **out)
{
	char c = mlir_next(p);
	const char *at = p->m.at;
	size_t n = simple_tensor(p);
	mlir_memo *memo = NULL;

	if (n > 0)
		HASH_FIND(hh, p->tensors, at, n, memo);
	if (memo != NULL) {
		*out = memo->type;
		p->m.at += n;
		return SMR_OK;
	}
	if (n > 0) {
		SMR_TRY(compound_type(p, out));
		return p->m.at == at + n ? memoize_type(p, at, n, *out) : SMR_OK;
	}
	*out = NULL;
	if (c == '!')
		SMR_TRY(parse_type_alias(p, out));
	if (*out != NULL)
		return SMR_OK;
	n = c == '!' || c == '(' ? 0 : mlir_letters(p);
	*out = n > 0 ? mlir_scalar(p->m.at, n) : NULL;
	if (*out == NULL) {
		SMR_TRY(mlir_enter(p));
		SMR_TRY(compound_type(p, out));
		mlir_leave(p);
		return SMR_OK;
	}
	p->m.at += n;
	return SMR_OK;
}

bool mlir_is_type(mlir_parser *p)
{
	size_t n = mlir_letters(p);

	for (size_t i = 0; i < NCOMPOUND; i++)
		if (mlir_peek(p, compound[i].begin))
			return true;
	return n > 0 && mlir_scalar(p->m.at, n) != NULL;
}

void mlir_forget_memos(mlir_parser *p)
{
	HASH_CLEAR(hh, p->tensors);
}
