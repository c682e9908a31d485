/* dense<…> : tensor<…> and array<…>. The type, which determines how to parse the elements, comes
 * after them: the text is scanned twice. Memory is proportional to the text, never to a declared
 * size. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

enum { MOST = 1 << 30 }; /* bytes of a literal, at most */

typedef struct literal {
	mlir_parser *p;
	const smr_mlir_type *t;
	size_t size;  /* bytes of an element */
	smr_str data; /* the elements so far */
	size_t n;
} literal;

static smr_status push_element(literal *l)
{
	unsigned char data[16];

	SMR_TRY(mlir_element(l->p, l->t->element, data));
	if (l->data.n > MOST - l->size)
		return mlir_fail(l->p, "a literal of more than 1 GiB");
	smr_str_write(&l->data, data, l->size);
	l->n++;
	return SMR_OK;
}

/* Parses "[[1, 2], [3, 4]]", with the size of each dimension from the type; rank bounds the
 * recursion. */
static smr_status parse_nested_list(literal *l, uint32_t dim)
{
	int64_t n = 0;

	if (dim == l->t->n)
		return push_element(l);
	SMR_TRY(mlir_need(l->p, "["));
	if (!mlir_peek(l->p, "]")) {
		do {
			SMR_TRY(parse_nested_list(l, dim + 1));
			n++;
		} while (mlir_accept(l->p, ","));
	}
	if (n != l->t->dims[dim])
		return mlir_fail(l->p,
				 "%lld elements in dimension %u of a literal; its type says %lld",
				 (long long)n, dim, (long long)l->t->dims[dim]);
	return mlir_need(l->p, "]");
}

static smr_status hex_bytes(literal *l)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";
	mlir_parser *p = l->p;
	size_t n;

	SMR_TRY(mlir_quoted(p));
	n = p->text.n;
	if (n < 2 || memcmp(p->text.s, "0x", 2) != 0 || n % 2 != 0)
		return mlir_fail(p, "expected \"0x and two digits for each byte\"");
	if (n / 2 > MOST)
		return mlir_fail(p, "a literal of more than 1 GiB");
	for (size_t i = 2; i < n; i += 2) {
		char a = p->text.s[i], b = p->text.s[i + 1];
		const char *hi = a == '\0' ? NULL : strchr(digits, a);
		const char *lo = b == '\0' ? NULL : strchr(digits, b);

		if (hi == NULL || lo == NULL)
			return mlir_fail(p, "expected hexadecimal digits in a literal");
		smr_str_putc(&l->data, (char)((hi - digits) % 16 * 16 + (lo - digits) % 16));
	}
	return SMR_OK;
}

/* Unpacks i1: one byte of no or all bits for all; else eight elements to a byte or, in versions of
 * MLIR since 2025, a byte each. Rejects text that the two would read differently. */
static smr_status unpack_bits(literal *l, size_t count)
{
	unsigned char *d = (unsigned char *)l->data.s;
	size_t have = l->data.n;
	char *to;

	l->n = count;
	if (have == 1 && (d[0] == 0x00 || d[0] == 0xFF || (d[0] == 1 && count == 1))) {
		d[0] &= 1;
		l->n = 1;
		return SMR_OK;
	}
	if (have == 1 && count <= 8)
		return mlir_fail(l->p, "one byte, which versions of MLIR read differently; "
				       "expected a list, [true, false]");
	if (have == count) {
		for (size_t i = 0; i < count; i++)
			if (d[i] > 1)
				return mlir_fail(l->p, "expected 0 or 1 in each byte of a literal");
		return SMR_OK;
	}
	if (have != count / 8 + (count % 8 != 0))
		return mlir_fail(l->p, "%zu bytes in a literal for %zu elements of one bit", have,
				 count);
	to = smr_str_extend(&l->data, count);
	for (size_t i = 0; to != NULL && i < count; i++)
		to[i] = (char)(((unsigned char)l->data.s[i / 8] >> i % 8) & 1);
	if (to != NULL)
		memmove(l->data.s, to, count);
	l->data.n = count;
	return SMR_OK;
}

/* Extends elements below a byte as those of lists. */
static smr_status unpack_elements(literal *l, size_t count)
{
	const smr_mlir_type *e = l->t->element;
	unsigned char *d = (unsigned char *)l->data.s;
	unsigned gone = 8u - e->bits;

	if (e->kind == SMR_MLIR_INT && e->bits == 1)
		return unpack_bits(l, count);
	for (size_t i = 0; e->kind == SMR_MLIR_INT && e->bits < 8 && i < l->data.n; i++)
		d[i] = e->is_unsigned ? (unsigned char)(d[i] << gone) >> gone
				      : (unsigned char)((int8_t)(d[i] << gone) >> gone);
	l->n = l->data.n / l->size;
	return l->data.n % l->size == 0
		       ? SMR_OK
		       : mlir_fail(l->p, "%zu bytes for elements of %zu each", l->data.n, l->size);
}

static bool all_equal(const literal *l)
{
	return l->n > 0 && memcmp(l->data.s, l->data.s + l->size, (l->n - 1) * l->size) == 0;
}

static smr_status finish_literal(literal *l, smr_mlir_attr *a)
{
	size_t count = 0;

	if (!mlir_count(l->t, &count))
		return mlir_fail(l->p, "a literal of a type without a size");
	if (l->data.oom)
		return mlir_no_memory(l->p);
	if (l->n != count && l->n != 1)
		return mlir_fail(l->p, "%zu elements in a literal; its type says %zu", l->n, count);
	if (count == 0) /* a splat without elements */
		l->n = l->data.n = 0;
	a->splat = all_equal(l);
	a->type = l->t;
	a->n = count;
	a->data = smr_arena_memdup(l->p->arena, smr_str_text(&l->data),
				   a->splat ? l->size : l->data.n);
	return a->data != NULL ? SMR_OK : mlir_no_memory(l->p);
}

static smr_status parse_elements(literal *l, smr_mlir_attr *a)
{
	mlir_parser *p = l->p;
	size_t count;

	if (mlir_peek(p, "\"")) {
		if (!mlir_count(l->t, &count))
			return mlir_fail(p, "a literal of a type without a size");
		SMR_TRY(hex_bytes(l));
		if (!l->data.oom)
			SMR_TRY(unpack_elements(l, count));
	} else if (!mlir_peek(p, ">")) {
		SMR_TRY(parse_nested_list(l, mlir_peek(p, "[") ? 0 : l->t->n));
	}
	SMR_TRY(mlir_need(p, ">"));
	return finish_literal(l, a);
}

smr_status mlir_dense(mlir_parser *p, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_DENSE);
	literal l = {.p = p};
	mlir_mark begin, end;
	const char *skipped;
	smr_status st;
	size_t n;

	*out = a;
	if (a == NULL)
		return mlir_no_memory(p);
	SMR_TRY(mlir_need(p, "dense"));
	SMR_TRY(mlir_need(p, "<"));
	begin = p->m;
	SMR_TRY(mlir_balanced(p, '>', &skipped, &n));
	SMR_TRY(mlir_need(p, ":"));
	mlir_next(p);
	end = p->m;
	SMR_TRY(mlir_type(p, &l.t));
	if (l.t->kind != SMR_MLIR_TENSOR)
		return mlir_fail_at(p, &end, "expected the literal's type, tensor<…>");
	end = p->m;
	p->m = begin;
	l.size = l.t->element->bytes;
	st = parse_elements(&l, a);
	smr_str_free(&l.data);
	p->m = end;
	return st;
}

smr_status mlir_array(mlir_parser *p, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_ARRAY);
	smr_mlir_type list = {.kind = SMR_MLIR_TENSOR};
	literal l = {.p = p, .t = &list};
	smr_status st = SMR_OK;

	*out = a;
	if (a == NULL)
		return mlir_no_memory(p);
	SMR_TRY(mlir_need(p, "array"));
	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_type(p, &list.element));
	l.size = list.element->bytes;
	if (l.size == 0 || list.element->kind == SMR_MLIR_COMPLEX)
		return mlir_fail(p, "expected array<> of a number's type");
	if (mlir_accept(p, ":"))
		do
			st = push_element(&l);
		while (st == SMR_OK && mlir_accept(p, ","));
	if (st == SMR_OK)
		st = l.data.oom ? mlir_no_memory(p) : mlir_need(p, ">");
	a->n = l.n;
	a->type = list.element;
	a->data = smr_arena_memdup(p->arena, smr_str_text(&l.data), l.data.n);
	smr_str_free(&l.data);
	return st != SMR_OK || a->data != NULL ? st : mlir_no_memory(p);
}
