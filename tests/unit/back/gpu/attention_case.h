/** @file The expression of an attention: loops a: rows, b: columns, c, d, e: keys, f: elements of a
 * row of queries, g: batches. */
#ifndef TEST_GPU_ATTENTION_CASE_H
#define TEST_GPU_ATTENTION_CASE_H

typedef struct attention_case {
	smr_dtype t;
	int64_t batches, rows, keys, width, columns;
	bool causal;
	bool turned; /* queries, keys and values have their rows last */
} attention_case;

static const smr_expr *convert_to(smr_dtype t, const smr_expr *a)
{
	return t == a->type ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

static const smr_expr *element_of(smr_node *v, const char *row, const char *column, bool turned)
{
	return convert_to(SMR_F32, turned ? rd(v, "g", column, row) : rd(v, "g", row, column));
}

static const smr_expr *logit_of(const attention_case *s, smr_node *q, smr_node *k, const char *key)
{
	const smr_expr *e = fold("f", lit(SMR_F32, 0),
				 op2(SMR_OP_add, acc(SMR_F32),
				     op2(SMR_OP_mul, element_of(q, "a", "f", s->turned),
					 element_of(k, key, "f", s->turned)))),
		       *args[3];

	e = op2(SMR_OP_mul, e, lit(SMR_F32, 0.25));
	if (!s->causal)
		return e;
	args[0] = op2(SMR_OP_ge, smr_expr_loop(g, 0), smr_expr_loop(g, (uint32_t)(key[0] - 'a')));
	args[1] = e;
	args[2] = lit(SMR_F32, -INFINITY);
	return smr_expr_op(g, SMR_OP_select, SMR_F32, 3, args);
}

static const smr_expr *power_of(const attention_case *s, smr_node *q, smr_node *k, const char *key)
{
	const smr_expr *most = fold("d", lit(SMR_F32, -INFINITY),
				    op2(SMR_OP_maximum, acc(SMR_F32), logit_of(s, q, k, "d")));
	const smr_expr *e = op2(SMR_OP_sub, logit_of(s, q, k, key), most);

	return smr_expr_op(g, SMR_OP_exp, SMR_F32, 1, &e);
}

static const smr_expr *attention_of(const attention_case *s, smr_node *q, smr_node *k, smr_node *v)
{
	const smr_expr *all =
		fold("e", lit(SMR_F32, 0), op2(SMR_OP_add, acc(SMR_F32), power_of(s, q, k, "e")));
	const smr_expr *w =
		convert_to(SMR_F32, convert_to(s->t, op2(SMR_OP_div, power_of(s, q, k, "c"), all)));

	return convert_to(s->t, fold("c", lit(SMR_F32, 0),
				     op2(SMR_OP_add, acc(SMR_F32),
					 op2(SMR_OP_mul, w, element_of(v, "c", "b", s->turned)))));
}

/* Starts the nest; then its arrays are made. */
static void begin_attention(const attention_case *s)
{
	begin(7, 1 | 2 | 64,
	      DIMS(s->rows, s->columns, s->keys, s->keys, s->keys, s->width, s->batches));
}

/* Sizes of an array of @p rows and @p columns. */
static const int64_t *sizes_of(const attention_case *s, int64_t rows, int64_t columns, bool turned)
{
	static int64_t dims[3];

	dims[0] = s->batches;
	dims[1] = turned ? columns : rows;
	dims[2] = turned ? rows : columns;
	return dims;
}
#endif
