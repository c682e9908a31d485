/* Rows of scatter: typed code for the common bodies, and evaluation of any other body. */
#include <string.h>

#include "base/alloc.h"
#include "ops/index/scatter.h"

static smr_status update_any_row(smr_scatter *s, int64_t to, int64_t step, int64_t from,
				 int64_t stride, int64_t count)
{
	for (int64_t i = 0; i < count; i++, to += step, from += stride) {
		for (uint32_t k = 0; k < s->n; k++) {
			s->args[k] = smr_tensor_get(&s->outs[k], to);
			s->args[s->n + k] = smr_tensor_get(&s->updates[k], from);
		}
		SMR_TRY(smr_body_eval(s->code, s->args, s->made));
		for (uint32_t k = 0; k < s->n; k++)
			smr_tensor_set(&s->outs[k], to, s->made[k]);
	}
	return SMR_OK;
}

static smr_status assign_row(smr_scatter *s, int64_t to, int64_t step, int64_t from, int64_t stride,
			     int64_t count)
{
	size_t size = smr_dtype_size(s->outs->dtype);
	char *at = (char *)s->outs->data + (size_t)to * size;
	const char *u = (const char *)s->updates->data + (size_t)from * size;

	if (step == 1 && stride == 1) {
		memcpy(at, u, (size_t)count * size);
		return SMR_OK;
	}
	for (int64_t i = 0; i < count; i++)
		memcpy(at + (size_t)(i * step) * size, u + (size_t)(i * stride) * size, size);
	return SMR_OK;
}

/* By the size of an element. */
#define ASSIGN(size)                                                                        \
	static void assign_points_##size(smr_scatter *s, const int64_t *to, int64_t n,      \
					 int64_t from, int64_t stride)                      \
	{                                                                                   \
		char *at = s->outs->data;                                                   \
		const char *u = (const char *)s->updates->data + from * (size);             \
                                                                                            \
		for (int64_t i = 0; i < n; i++)                                             \
			if (to[i] >= 0)                                                     \
				memcpy(at + to[i] * (size), u + i * stride * (size), size); \
	}
ASSIGN(1)
ASSIGN(2)
ASSIGN(4)
ASSIGN(8)

static void choose_assignment(smr_scatter *s)
{
	static void (*const points[])(smr_scatter *s, const int64_t *to, int64_t n, int64_t from,
				      int64_t stride) = {[1] = assign_points_1,
							 [2] = assign_points_2,
							 [4] = assign_points_4,
							 [8] = assign_points_8};
	size_t size = smr_dtype_size(s->outs->dtype);

	s->row = assign_row;
	s->points = size < sizeof(points) / sizeof(points[0]) ? points[size] : NULL;
}

/* Types that a sum may have. Integers are unsigned here: they wrap. The last column is the neutral
 * element. */
#define ADDED(X)             \
	X(F32, float, -0.0f) \
	X(F64, double, -0.0) \
	X(I32, uint32_t, 0)  \
	X(U32, uint32_t, 0)  \
	X(I64, uint64_t, 0)  \
	X(U64, uint64_t, 0)

/* Tensors may have any alignment. */
#define X(name, type, none)                                                                       \
	typedef type __attribute__((aligned(1), may_alias)) any_##name;                           \
	static smr_status add_##name(smr_scatter *s, int64_t to, int64_t step, int64_t from,      \
				     int64_t stride, int64_t count)                               \
	{                                                                                         \
		any_##name *at = (any_##name *)s->outs->data + to;                                \
		const any_##name *u = (const any_##name *)s->updates->data + from;                \
                                                                                                  \
		if (step == 1 && stride == 1) /* with lanes */                                    \
			for (int64_t i = 0; i < count; i++)                                       \
				at[i] += u[i];                                                    \
		else                                                                              \
			for (int64_t i = 0; i < count; i++)                                       \
				at[i * step] += u[i * stride];                                    \
		return SMR_OK;                                                                    \
	}                                                                                         \
                                                                                                  \
	static void add_points_##name(smr_scatter *s, const int64_t *to, int64_t n, int64_t from, \
				      int64_t stride)                                             \
	{                                                                                         \
		any_##name *at = (any_##name *)s->outs->data;                                     \
		const any_##name *u = (const any_##name *)s->updates->data + from;                \
                                                                                                  \
		for (int64_t i = 0; i < n; i++)                                                   \
			if (to[i] >= 0)                                                           \
				at[to[i]] += u[i * stride];                                       \
	}                                                                                         \
                                                                                                  \
	static void spread_##name(smr_scatter *s, const int64_t *to, int64_t n, int64_t from,     \
				  int64_t stride)                                                 \
	{                                                                                         \
		type *at = (type *)s->tables + 1;                                                 \
		const any_##name *u = (const any_##name *)s->updates->data + from;                \
		int64_t i = 0, room = s->table;                                                   \
                                                                                                  \
		for (; i + SMR_SCATTER_TABLES <= n; i += SMR_SCATTER_TABLES)                      \
			_Pragma("unroll") for (int64_t k = 0; k < SMR_SCATTER_TABLES; k++)        \
				at[k * room + to[i + k]] += u[(i + k) * stride];                  \
		for (; i < n; i++)                                                                \
			at[to[i]] += u[i * stride];                                               \
	}                                                                                         \
                                                                                                  \
	static void clear_##name(smr_scatter *s)                                                  \
	{                                                                                         \
		for (int64_t i = 0; i < SMR_SCATTER_TABLES * s->table; i++)                       \
			((type *)s->tables)[i] = none;                                            \
	}                                                                                         \
                                                                                                  \
	static void gather_##name(smr_scatter *s)                                                 \
	{                                                                                         \
		any_##name *at = (any_##name *)s->outs->data;                                     \
                                                                                                  \
		for (int64_t i = 1; i < s->table; i++)                                            \
			for (int64_t k = 0; k < SMR_SCATTER_TABLES; k++)                          \
				at[i - 1] += ((const type *)s->tables)[k * s->table + i];         \
	}
ADDED(X)
#undef X

static const smr_scatter_added added[] = {
#define X(name, type, none) \
	{SMR_##name, add_##name, add_points_##name, spread_##name, clear_##name, gather_##name},
	ADDED(X)
#undef X
};

static bool is_added(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && e->op == SMR_OP_add &&
	       e->args[0]->kind == SMR_EXPR_PARAM && e->args[1]->kind == SMR_EXPR_PARAM &&
	       e->args[0]->acc != e->args[1]->acc;
}

smr_status smr_scatter_open(smr_scatter *s, const smr_lambda *body)
{
	const smr_expr *e = body->results[0];

	s->row = update_any_row;
	if (s->n == 1 && e->kind == SMR_EXPR_PARAM && e->acc == 1)
		choose_assignment(s);
	for (size_t i = 0; i < sizeof(added) / sizeof(added[0]); i++)
		if (s->n == 1 && is_added(e) && e->type == added[i].of) {
			s->row = added[i].row;
			s->points = added[i].points;
			s->added = &added[i];
		}
	if (s->row != update_any_row)
		return SMR_OK;
	s->args = smr_calloc(2 * (size_t)s->n, sizeof(*s->args));
	s->made = smr_calloc(s->n, sizeof(*s->made));
	if (s->args == NULL || s->made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for scatter");
	return smr_body_compile(body, &s->code);
}

void smr_scatter_close(smr_scatter *s)
{
	smr_body_free(s->code);
	smr_free(s->args);
	smr_free(s->made);
	smr_free(s->tables);
}
