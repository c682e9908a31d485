/* Sharding rules of element-wise ops and data movement. */
#include "ops/build.h"
#include "ops/sharding/rule.h"

static uint32_t mask_of(const smr_node *v, smr_attr_key key)
{
	uint32_t n, mask = 0;
	const int64_t *list = smr_node_get(v, key, &n);

	for (uint32_t i = 0; i < n; i++)
		if (list[i] >= 0 && list[i] < SMR_MAX_RANK)
			mask |= 1u << list[i];
	return mask;
}

void smr_rule_alike(const smr_node *v, smr_rule *r)
{
	for (uint32_t d = 0; d < v->type.rank; d++)
		smr_rule_along(v, r, v->nins, d);
}

/* Includes the dimension in `dims`: each part starts with a number of its own. */
void smr_rule_iota(const smr_node *v, smr_rule *r)
{
	smr_rule_alike(v, r);
}

/* Covers all dimensions that `dims` does not list. */
void smr_rule_unlisted(const smr_node *v, smr_rule *r)
{
	uint32_t listed = mask_of(v, SMR_ATTR_dims);

	for (uint32_t d = 0; d < v->type.rank; d++)
		if (!(listed >> d & 1))
			smr_rule_along(v, r, v->nins, d);
}

void smr_rule_not_last(const smr_node *v, smr_rule *r)
{
	for (uint32_t d = 0; d + 1 < v->type.rank; d++)
		smr_rule_along(v, r, v->nins, d);
}

/* Covers the batch dimensions of matrices. */
void smr_rule_matrices(const smr_node *v, smr_rule *r)
{
	for (uint32_t d = 0; d + 2 < v->type.rank; d++)
		smr_rule_along(v, r, v->nins, d);
}

void smr_rule_fft(const smr_node *v, smr_rule *r)
{
	uint32_t n, rank = v->type.rank;

	(void)smr_node_get(v, SMR_ATTR_sizes, &n);
	if (smr_node_get(v, SMR_ATTR_dims, NULL) != NULL)
		return;
	if (v->nmore == 0 && smr_node_number(v, SMR_ATTR_kind, 0) != 3)
		rank--; /* (re, im) */
	for (uint32_t d = 0; d + n < rank; d++)
		smr_rule_along(v, r, v->nins, d);
}

/* A last dimension that is added or removed is in one of the two only. */
void smr_rule_bits(const smr_node *v, smr_rule *r)
{
	uint32_t from = v->ins[0]->type.rank, to = v->type.rank;

	for (uint32_t d = 0; d < from && d < to; d++)
		smr_rule_along(v, r, 1, d);
}

void smr_rule_broadcast(const smr_node *v, smr_rule *r)
{
	const int64_t *dims = smr_node_get(v, SMR_ATTR_dims, NULL);
	uint32_t factor[SMR_MAX_RANK];

	for (uint32_t d = 0; d < v->type.rank; d++) {
		factor[d] = smr_rule_factor(r, smr_rule_size(&v->type, d));
		smr_rule_out(r, 0, d, factor[d]);
	}
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (smr_rule_size(&v->ins[0]->type, d) ==
		    smr_rule_size(&v->type, (uint32_t)dims[d]))
			smr_rule_in(r, 0, d, factor[dims[d]]);
}

void smr_rule_transpose(const smr_node *v, smr_rule *r)
{
	const int64_t *dims = smr_node_get(v, SMR_ATTR_dims, NULL);

	for (uint32_t d = 0; d < v->type.rank; d++) {
		uint32_t f = smr_rule_factor(r, smr_rule_size(&v->type, d));

		smr_rule_out(r, 0, d, f);
		smr_rule_in(r, 0, (uint32_t)dims[d], f);
	}
}

static int64_t gcd(int64_t a, int64_t b)
{
	while (b != 0) {
		int64_t c = a % b;

		a = b;
		b = c;
	}
	return a;
}

/* Adds a common factor of the remaining sizes of both dimensions; false: their remainders do not
 * correspond. */
static bool split_common_factor(smr_rule *r, uint32_t in, uint32_t out, int64_t *a, int64_t *b)
{
	int64_t both = gcd(*a, *b);
	uint32_t f;

	if (both > 1) {
		f = smr_rule_factor(r, both);
		smr_rule_in(r, 0, in, f);
		smr_rule_out(r, 0, out, f);
		*a /= both;
		*b /= both;
	}
	return *a == 1 || *b == 1;
}

/* Factors dimensions from the first on, as long as their products divide each other: [8, 6] and
 * [48] are 8 and 6, [4, 6] and [8, 3] are 4, 2 and 3. Where they do not, dimensions are not sharded
 * up to the next position where both sides have as many elements. */
void smr_rule_reshape(const smr_node *v, smr_rule *r)
{
	const smr_type *from = &v->ins[0]->type, *to = &v->type;
	uint32_t i = 0, o = 0;
	int64_t n;

	if (!smr_type_count(to, &n) || n == 0)
		return;
	while (i < from->rank && o < to->rank) {
		int64_t a = smr_rule_size(from, i), b = smr_rule_size(to, o), x = a, y = b;
		bool good = true;

		for (;;) {
			good = good && split_common_factor(r, i, o, &a, &b);
			if (x == y)
				break;
			if (x < y && i + 1 < from->rank) {
				x *= smr_rule_size(from, ++i);
				a *= smr_rule_size(from, i);
			} else if (x > y && o + 1 < to->rank) {
				y *= smr_rule_size(to, ++o);
				b *= smr_rule_size(to, o);
			} else {
				return;
			}
		}
		i++;
		o++;
	}
}

static int64_t gcd_of(const smr_node *v, uint32_t d, int64_t a)
{
	static const smr_attr_key keys[] = {SMR_ATTR_start, SMR_ATTR_limit, SMR_ATTR_low,
					    SMR_ATTR_high};

	for (uint32_t i = 0; i < v->nins && (i == 0 || v->op == SMR_OP_concatenate); i++)
		a = gcd(a, smr_rule_size(&v->ins[i]->type, d));
	for (uint32_t i = 0; v->op != SMR_OP_concatenate && i < sizeof(keys) / sizeof(keys[0]);
	     i++) {
		const int64_t *list = smr_node_get(v, keys[i], NULL);

		a = gcd(a, list != NULL ? list[d] : 0);
	}
	return a < 0 ? -a : a;
}

/* Pieces along dimension `kind` are each cut alike, where that is set (pass/shard/weights.c). */
static void add_pieces(const smr_node *v, smr_rule *r)
{
	int64_t d = smr_node_number(v, SMR_ATTR_kind, -1);
	uint32_t f;

	if (d < 0 || d >= v->type.rank)
		return;
	f = smr_rule_factor(r, gcd_of(v, (uint32_t)d, smr_rule_size(&v->type, (uint32_t)d)));
	for (uint32_t i = 0; i < v->nins && (i == 0 || v->op == SMR_OP_concatenate); i++)
		smr_rule_in(r, i, (uint32_t)d, f);
	smr_rule_out(r, 0, (uint32_t)d, f);
}

void smr_rule_concatenate(const smr_node *v, smr_rule *r)
{
	smr_rule_unlisted(v, r);
	add_pieces(v, r);
}

/* Covers dimensions that the slice takes whole. */
void smr_rule_slice(const smr_node *v, smr_rule *r)
{
	const int64_t *stride = smr_node_get(v, SMR_ATTR_stride, NULL);

	r->sized = SMR_ATTR_limit;
	for (uint32_t d = 0; d < v->type.rank; d++)
		if (stride[d] == 1)
			smr_rule_along(v, r, 1, d);
	add_pieces(v, r);
}

void smr_rule_pad(const smr_node *v, smr_rule *r)
{
	const int64_t *low = smr_node_get(v, SMR_ATTR_low, NULL);
	const int64_t *high = smr_node_get(v, SMR_ATTR_high, NULL);
	const int64_t *interior = smr_node_get(v, SMR_ATTR_interior, NULL);

	for (uint32_t d = 0; d < v->type.rank; d++)
		if (low[d] == 0 && high[d] == 0 && interior[d] == 0)
			smr_rule_along(v, r, 1, d);
	add_pieces(v, r);
}

void smr_rule_dynamic_slice(const smr_node *v, smr_rule *r)
{
	r->sized = SMR_ATTR_sizes;
	for (uint32_t d = 0; d < v->type.rank; d++)
		smr_rule_along(v, r, 1, d);
}

void smr_rule_dynamic_update(const smr_node *v, smr_rule *r)
{
	for (uint32_t d = 0; d < v->type.rank; d++)
		smr_rule_along(v, r, 2, d);
}
