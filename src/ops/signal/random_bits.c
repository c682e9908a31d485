/* random_bits: counter-based generators with the same bits as XLA's. [SC11] J. K. Salmon et al.:
 * Parallel Random Numbers: As Easy as 1, 2, 3.
 *
 * State: a key, then the counter of 64 bits. Philox counts in 128 bits, whose upper half is the
 * state's third number or, without one, the key. Numbers of up to 32 bits are the low bits of words
 * of 32, those of 64 bits are two words, the low one first. */
#include <string.h>

#include "ops/build.h"
#include "ops/list.h"
#include "ops/signal/random.h"

enum { DEFAULT, THREE_FRY, PHILOX };

static smr_status infer_random_bits(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t state[SMR_MAX_RANK], dims[SMR_MAX_RANK];
	const int64_t *kind;

	SMR_TRY(smr_ops_counts(v, 1, 2));
	SMR_TRY(smr_ops_rank(v, 0, 1));
	SMR_TRY(smr_ops_dims(v, 0, state));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, DEFAULT, PHILOX, &kind));
	if (v->ins[0]->type.dtype != SMR_U64 ||
	    (state[0] != 2 && (state[0] != 3 || *kind == THREE_FRY)))
		return smr_ops_wrong(v, "its state is u64[2], or u64[3] of Philox");
	types[0] = v->ins[0]->type;
	if (v->more == NULL)
		return smr_ops_wrong(v, "the type of its bits is not given");
	types[1] = v->more[0];
	if (smr_dtype_is_float(types[1].dtype) || types[1].dtype == SMR_I1)
		return smr_ops_wrong(v, "bits of %s", smr_dtype_name(types[1].dtype));
	return smr_ops_out_dims(v, 1, dims);
}

static uint32_t rotate_left(uint32_t x, unsigned by)
{
	return x << by | x >> (32 - by);
}

/* Threefry-2x32, 20 rounds. */
static void three_fry(const uint64_t *state, uint64_t block, uint32_t out[2])
{
	static const unsigned by[8] = {13, 15, 26, 6, 17, 29, 16, 24};
	uint64_t counter = state[1] + block;
	uint32_t key[3] = {(uint32_t)state[0], (uint32_t)(state[0] >> 32), 0};
	uint32_t x = (uint32_t)counter + key[0], y = (uint32_t)(counter >> 32) + key[1];

	key[2] = key[0] ^ key[1] ^ 0x1BD11BDA;
	for (uint32_t round = 0; round < 20; round++) {
		x += y;
		y = rotate_left(y, by[round % 8]) ^ x;
		if (round % 4 == 3) {
			uint32_t n = round / 4 + 1;

			x += key[n % 3];
			y += key[(n + 1) % 3] + n;
		}
	}
	out[0] = x;
	out[1] = y;
}

void smr_philox(const uint64_t *state, uint64_t upper, uint64_t block, uint32_t out[4])
{
	uint64_t low = state[1] + block, high = upper + (low < block);
	uint32_t k0 = (uint32_t)state[0], k1 = (uint32_t)(state[0] >> 32);
	uint32_t c[4] = {(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high,
			 (uint32_t)(high >> 32)};

	for (uint32_t round = 0; round < 10; round++) {
		uint64_t p = 0xD2511F53ULL * c[0], q = 0xCD9E8D57ULL * c[2];

		c[0] = (uint32_t)(q >> 32) ^ c[1] ^ k0;
		c[1] = (uint32_t)q;
		c[2] = (uint32_t)(p >> 32) ^ c[3] ^ k1;
		c[3] = (uint32_t)p;
		k0 += 0x9E3779B9;
		k1 += 0xBB67AE85;
	}
	memcpy(out, c, sizeof(c));
}

/* Finds the dimension along which Threefry's words alternate, the first even one or else the
 * longest: neighbours along it are the two words of a block. */
static uint32_t find_halved_dim(const smr_tensor *t)
{
	uint32_t longest = 0;

	for (uint32_t d = 0; d < t->rank; d++) {
		if (t->dims[d] % 2 == 0)
			return d;
		if (t->dims[d] > t->dims[longest])
			longest = d;
	}
	return longest;
}

static uint64_t fill_three_fry(const uint64_t *state, const smr_tensor *out)
{
	int64_t count = smr_tensor_count(out), length = 1, step = 1;
	uint32_t word[2];

	if (smr_dtype_size(out->dtype) == 8) {
		for (int64_t i = 0; i < count; i++) {
			three_fry(state, (uint64_t)i, word);
			smr_tensor_set(out, i, word[0] | (uint64_t)word[1] << 32);
		}
		return (uint64_t)count;
	}
	if (out->rank > 0)
		length = out->dims[find_halved_dim(out)];
	for (uint32_t d = find_halved_dim(out) + 1; d < out->rank; d++)
		step *= out->dims[d];
	uint64_t block = 0;

	for (int64_t line = 0; line < count; line += length * step)
		for (int64_t i = 0; i < length; i += 2)
			for (int64_t at = line + i * step; at < line + (i + 1) * step; at++) {
				three_fry(state, block++, word);
				smr_tensor_set(out, at, word[0]);
				if (i + 1 < length)
					smr_tensor_set(out, at + step, word[1]);
			}
	return block;
}

static uint64_t fill_philox(const uint64_t *state, uint64_t upper, const smr_tensor *out)
{
	int64_t count = smr_tensor_count(out), each = smr_dtype_size(out->dtype) == 8 ? 2 : 4;
	uint32_t word[4];

	for (int64_t i = 0; i < count; i++) {
		uint32_t k = (uint32_t)(i % each);

		if (k == 0)
			smr_philox(state, upper, (uint64_t)(i / each), word);
		smr_tensor_set(out, i,
			       each == 4 ? word[k] : word[2 * k] | (uint64_t)word[2 * k + 1] << 32);
	}
	return (uint64_t)((count + each - 1) / each);
}

static smr_status eval_random_bits(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	uint64_t state[3] = {0}, blocks;
	size_t n = (size_t)ins->dims[0];

	memcpy(state, ins->data, n * sizeof(*state));
	if (smr_node_number(v, SMR_ATTR_kind, DEFAULT) == THREE_FRY)
		blocks = fill_three_fry(state, &outs[1]);
	else
		blocks = fill_philox(state, n == 3 ? state[2] : state[0], &outs[1]);
	state[1] += blocks;
	if (n == 3)
		state[2] += state[1] < blocks;
	memcpy(outs[0].data, state, n * sizeof(*state));
	return SMR_OK;
}

const smr_op_info smr_ops_random_bits = {
	.op = SMR_OP_random_bits, .infer = infer_random_bits, .eval = eval_random_bits};
