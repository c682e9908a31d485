/** @file Texts of flows with attentions, for tests of what fuses, places and runs them. */
#ifndef SMR_TESTS_ATTENTION_FLOW_H
#define SMR_TESTS_ATTENTION_FLOW_H
#include <stdio.h>
#include <string.h>

/** Sizes of an attention: queries and results [batches, rows, width], keys and values
 * [batches, keys, width]. */
typedef struct attention_flow {
	int batches, rows, keys, width;
} attention_flow;

enum { ATTENTION_FLOW_OPS = 12 };

/** Appends the ops of an attention of the nodes %q, %k, %v, the first of them %at; the last one,
 * %(at + ATTENTION_FLOW_OPS - 1), is its result. */
static inline void append_attention(char *text, size_t room, const attention_flow *a, int at, int q,
				    int k, int v)
{
	char scores[64], row[64], out[64];
	size_t n = strlen(text);

	snprintf(scores, sizeof(scores), "f32[%d, %d, %d]", a->batches, a->rows, a->keys);
	snprintf(row, sizeof(row), "f32[%d, %d]", a->batches, a->rows);
	snprintf(out, sizeof(out), "f32[%d, %d, %d]", a->batches, a->rows, a->width);
	snprintf(text + n, room - n,
		 " %%%d = dot %s ins %%%d, %%%d with lhs_batch [0] rhs_batch [0] lhs_contract [2] "
		 "rhs_contract [2]\n"
		 " %%%d = map %s ins %%%d body (1) = mul(p0:f32, 0.5:f32)\n"
		 " %%%d = constant -inf:f32\n"
		 " %%%d = reduce %s ins %%%d, %%%d with dims [2] body (2) = maximum(p0:f32, "
		 "p1:f32)\n"
		 " %%%d = broadcast %s ins %%%d with dims [0, 1]\n"
		 " %%%d = map %s ins %%%d, %%%d body (2) = sub(p0:f32, p1:f32)\n"
		 " %%%d = map %s ins %%%d body (1) = exp(p0:f32)\n"
		 " %%%d = constant 0:f32\n"
		 " %%%d = reduce %s ins %%%d, %%%d with dims [2] body (2) = add(p0:f32, p1:f32)\n"
		 " %%%d = broadcast %s ins %%%d with dims [0, 1]\n"
		 " %%%d = map %s ins %%%d, %%%d body (2) = div(p0:f32, p1:f32)\n"
		 " %%%d = dot %s ins %%%d, %%%d with lhs_batch [0] rhs_batch [0] lhs_contract [2] "
		 "rhs_contract [1]\n",
		 at, scores, q, k, at + 1, scores, at, at + 2, at + 3, row, at + 1, at + 2, at + 4,
		 scores, at + 3, at + 5, scores, at + 1, at + 4, at + 6, scores, at + 5, at + 7,
		 at + 8, row, at + 6, at + 7, at + 9, scores, at + 8, at + 10, scores, at + 6,
		 at + 9, at + 11, out, at + 10, v);
}

/** Writes the body of a flow of three parameters, q, k and v: @p n attentions, the result of each
 * the queries of the next. */
static inline void write_attentions(char *text, size_t room, const attention_flow *a, int n)
{
	snprintf(text, room,
		 " %%0 = param f32[%d, %d, %d] 0\n %%1 = param f32[%d, %d, %d] 1\n"
		 " %%2 = param f32[%d, %d, %d] 2\n",
		 a->batches, a->rows, a->width, a->batches, a->keys, a->width, a->batches, a->keys,
		 a->width);
	for (int i = 0; i < n; i++)
		append_attention(text, room, a, 3 + i * ATTENTION_FLOW_OPS,
				 i > 0 ? 2 + i * ATTENTION_FLOW_OPS : 0, 1, 2);
	snprintf(text + strlen(text), room - strlen(text), " result %%%d\n",
		 2 + n * ATTENTION_FLOW_OPS);
}
#endif
