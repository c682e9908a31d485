/* Reads the keys of a sort from its body:
 *
 *   order = less | or(less, and(equal, order))    less = lt(key(a), key(b)) | gt(key(a), key(b))
 *
 * where both sides are one expression of the first and the second element, the same in `less` and
 * `equal`. */
#include "ops/index/sort_order.h"

#include "ir/graph/value.h"

enum { MOST_VISITS = 4096 }; /* of nodes, since an expression may share parts */

/* Returns whether b is a with the second element's parameters in place of the first's, if @p side
 * is 1, or just a. */
static bool exprs_match(const smr_expr *a, const smr_expr *b, uint32_t side, int *left)
{
	if (--*left < 0 || a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_EXPR_PARAM)
		return a->acc % 2 == 0 && b->acc == a->acc + side;
	if (a->kind == SMR_EXPR_CONST)
		return a->bits == b->bits;
	if (a->kind != SMR_EXPR_OP || a->op != b->op || a->nargs != b->nargs)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!exprs_match(a->args[i], b->args[i], side, left))
			return false;
	return true;
}

static bool are_same(const smr_expr *a, const smr_expr *b)
{
	int left = MOST_VISITS;

	return exprs_match(a, b, 0, &left);
}

/* Returns the key that two elements are compared by with @p op; NULL: none. */
static const smr_expr *key_of(const smr_expr *e, smr_op op)
{
	int left = MOST_VISITS;

	return smr_expr_is_op(e, op) && exprs_match(e->args[0], e->args[1], 1, &left) ? e->args[0]
										      : NULL;
}

static const smr_expr *key_of_less(const smr_expr *e, bool *falling)
{
	const smr_expr *key = key_of(e, SMR_OP_lt);

	*falling = key == NULL;
	return key != NULL ? key : key_of(e, SMR_OP_gt);
}

/* Splits or(less, and(equal, rest)), in any order of operands; NULL: it is another expression. */
static const smr_expr *split_order(const smr_expr *e, const smr_expr **rest, bool *falling)
{
	for (int i = 0; smr_expr_is_op(e, SMR_OP_or) && i < 4; i++) {
		const smr_expr *key = key_of_less(e->args[i & 1], falling), *same = NULL,
			       *both = e->args[1 - (i & 1)];

		if (key != NULL && smr_expr_is_op(both, SMR_OP_and))
			same = key_of(both->args[i >> 1], SMR_OP_eq);
		if (same == NULL || !are_same(key, same))
			continue;
		*rest = both->args[1 - (i >> 1)];
		return key;
	}
	return NULL;
}

static void add_key(smr_sort_order *o, smr_dtype t)
{
	uint32_t bits = 8 * (uint32_t)smr_dtype_size(t);

	if (o->nwords == 0 || o->bits + bits > 64) {
		o->nwords++;
		o->bits = 0;
	}
	o->types[o->nkeys] = t;
	o->word[o->nkeys++] = o->nwords - 1;
	o->bits += bits;
}

smr_status smr_sort_order_find(const smr_node *v, smr_sort_order *out)
{
	const smr_expr *keys[SMR_SORT_KEYS], *rest = v->body->results[0];
	smr_sort_order o = {0};

	while (rest != NULL && o.nkeys < SMR_SORT_KEYS) {
		const smr_expr *e = rest, *key = key_of_less(e, &o.falling[o.nkeys]);

		rest = NULL;
		if (key == NULL)
			key = split_order(e, &rest, &o.falling[o.nkeys]);
		if (key == NULL || smr_dtype_size(key->type) > 8)
			break;
		keys[o.nkeys] = key;
		add_key(&o, key->type);
		if (rest == NULL) {
			*out = o;
			return smr_body_compile(&(smr_lambda){2 * v->nins, o.nkeys, keys},
						&out->keys);
		}
	}
	*out = (smr_sort_order){0};
	return SMR_OK;
}

/* ---- words of elements */

static void load_strip(const smr_tensor *t, int64_t first, int64_t step, int n, uint64_t *to)
{
#define LOAD(type)                                                 \
	for (int i = 0; i < n; i++)                                \
		to[i] = ((const type *)t->data)[first + i * step]; \
	break
	switch (smr_dtype_size(t->dtype)) {
	case 1:
		LOAD(uint8_t);
	case 2:
		LOAD(uint16_t);
	case 4:
		LOAD(uint32_t);
	default:
		LOAD(uint64_t);
	}
#undef LOAD
}

/* Gives keys of floats 0 for -0; returns false if one is NaN. */
static bool settle_floats(smr_dtype t, const uint64_t *from, uint64_t *to, int n)
{
	static const uint64_t infinity[SMR_DTYPE_COUNT] = {[SMR_F64] = UINT64_C(0x7ff) << 52,
							   [SMR_F32] = 0x7f800000,
							   [SMR_F16] = 0x7c00,
							   [SMR_BF16] = 0x7f80};
	uint64_t sign = UINT64_C(1) << (8 * smr_dtype_size(t) - 1), most = infinity[t], nan = 0;

	for (int i = 0; most != 0 && i < n; i++) {
		uint64_t size = from[i] & (sign - 1);

		nan |= size > most;
		to[i] = size == 0 ? 0 : from[i];
	}
	for (int i = 0; most == 0 && i < n; i++) {
		double x = smr_value_to_double(t, from[i]);

		nan |= x != x;
		to[i] = x == 0 ? 0 : from[i];
	}
	return nan == 0;
}

/* Appends keys in the order of smr_tensor_order() to words, below what is there. */
static void append_key(smr_dtype t, bool falling, bool begins, const uint64_t *from, uint64_t *word,
		       int n)
{
	unsigned bits = 8 * (unsigned)smr_dtype_size(t);
	uint64_t all = UINT64_MAX >> (64 - bits), flip = falling ? all : 0;
	uint64_t sign = smr_tensor_sign(t), of_negative = smr_dtype_is_float(t) ? sign : 0;

	flip ^= sign;
	for (int i = 0; i < n; i++) {
		uint64_t negative = 0 - (uint64_t)((from[i] & of_negative) != 0);
		uint64_t key = from[i] ^ flip ^ (negative & (sign - 1));

		word[i] = begins ? key : word[i] << (bits & 63) | key;
	}
}

/* Scratch: pointers to parameters, their strips, a strip of settled floats, steps of the body. */
size_t smr_sort_scratch(const smr_sort_order *o, const smr_node *v)
{
	return 2 * (size_t)v->nins + ((size_t)v->nins + 1) * SMR_BODY_STRIP +
	       smr_body_scratch(o->keys);
}

smr_status smr_sort_words(const smr_sort_order *o, const smr_node *v, const smr_tensor *ins,
			  int64_t first, int64_t step, int n, uint64_t *scratch,
			  uint64_t *const *words, bool *fine)
{
	const uint64_t **params = (const uint64_t **)(void *)scratch, *keys[SMR_SORT_KEYS];
	uint64_t *strips = scratch + 2 * (size_t)v->nins;
	uint64_t *settled = strips + (size_t)v->nins * SMR_BODY_STRIP;

	for (uint32_t i = 0; i < v->nins; i++) {
		params[2 * i] = params[2 * i + 1] = strips + (size_t)i * SMR_BODY_STRIP;
		if (smr_body_reads(o->keys, 2 * i))
			load_strip(&ins[i], first, step, n, strips + (size_t)i * SMR_BODY_STRIP);
	}
	SMR_TRY(smr_body_eval_strip(o->keys, params, n, settled + SMR_BODY_STRIP, keys));
	for (uint32_t k = 0; k < o->nkeys; k++) {
		const uint64_t *key = keys[k];

		if (smr_dtype_is_float(o->types[k])) {
			*fine &= settle_floats(o->types[k], key, settled, n);
			key = settled;
		}
		append_key(o->types[k], o->falling[k], k == 0 || o->word[k] != o->word[k - 1], key,
			   words[o->word[k]], n);
	}
	return SMR_OK;
}
