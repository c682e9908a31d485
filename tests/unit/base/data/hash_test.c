#include "base/data/digest.h"
#include "base/data/hash.h"
#include "unit.h"

static void a_stored_hash_stays_what_it_was(void **state)
{
	/* cache files contain them: a change here makes all files stale */
	assert_true(smr_hash64("", 0, 0) != smr_hash64("", 0, 1));
	assert_true(smr_hash64("samara", 6, 0) == 0x8ae71dab34722316U);
}

static void fnv1a_is_the_published_one(void **state)
{
	/* vectors of draft-eastlake-fnv, appendix C */
	assert_true(smr_hash_fnv1a("", 0) == 0xcbf29ce484222325U);
	assert_true(smr_hash_fnv1a("a", 1) == 0xaf63dc4c8601ec8cU);
	assert_true(smr_hash_fnv1a("foobar", 6) == 0x85944171f73967e8U);
}

static void any_flipped_bit_changes_the_hash(void **state)
{
	unsigned char data[67];

	for (size_t i = 0; i < sizeof(data); i++)
		data[i] = (unsigned char)(i * 37);
	uint64_t before = smr_hash64(data, sizeof(data), 0);

	for (size_t bit = 0; bit < 8 * sizeof(data); bit++) {
		data[bit / 8] ^= (unsigned char)(1 << bit % 8);
		uint64_t after = smr_hash64(data, sizeof(data), 0);
		int differ = __builtin_popcountll(before ^ after);

		/* 32 expected, 4 the standard deviation: five of them either way */
		assert_in_range(differ, 12, 52);
		data[bit / 8] ^= (unsigned char)(1 << bit % 8);
	}
}

/* The lane and the position of a word change the hash. */
static void large_data_that_is_damaged_has_another_hash(void **state)
{
	enum { N = 4099 };
	unsigned char data[N];
	uint64_t before, words[2];

	for (size_t i = 0; i < N; i++)
		data[i] = (unsigned char)(i * i >> 3);
	before = smr_hash_large(data, N);
	assert_true(smr_hash_large(data, 511) == smr_hash64(data, 511, 0));
	for (size_t bit = 0; bit < (size_t)8 * N; bit += 7) {
		data[bit / 8] ^= (unsigned char)(1 << bit % 8);
		assert_in_range(__builtin_popcountll(before ^ smr_hash_large(data, N)), 12, 52);
		data[bit / 8] ^= (unsigned char)(1 << bit % 8);
	}
	for (size_t far = 8; far < 200; far += 8) { /* two words are swapped */
		memcpy(&words[0], data + 640, 8);
		memcpy(&words[1], data + 640 + far, 8);
		memcpy(data + 640, &words[1], 8);
		memcpy(data + 640 + far, &words[0], 8);
		assert_true(before != smr_hash_large(data, N) || words[0] == words[1]);
		memcpy(data + 640, &words[0], 8);
		memcpy(data + 640 + far, &words[1], 8);
	}
	assert_true(before == smr_hash_large(data, N));
	assert_true(before != smr_hash_large(data, N - 1));
}

static void zeros_of_different_length_differ(void **state)
{
	char zeros[64] = {0};

	for (size_t n = 1; n < sizeof(zeros); n++)
		assert_true(smr_hash64(zeros, n, 0) != smr_hash64(zeros, n - 1, 0));
}

static void mixing_knows_the_order(void **state)
{
	assert_true(smr_hash_mix(smr_hash_mix(0, 1), 2) != smr_hash_mix(smr_hash_mix(0, 2), 1));
	assert_true(smr_hash_mix(0, 0) != 0);
}

static void blake2b_is_the_published_one(void **state)
{
	uint8_t d[SMR_DIGEST_BYTES];
	char hex[SMR_DIGEST_HEX];

	assert_int_equal(smr_digest("abc", 3, d, SMR_DIGEST_BYTES), SMR_OK);
	smr_hex(d, sizeof(d), hex);
	/* b2sum -l 256 of "abc" */
	assert_string_equal(hex,
			    "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
	assert_int_equal(smr_digest("abc", 3, d, SMR_DIGEST_SHORT_BYTES), SMR_OK);
	smr_hex(d, SMR_DIGEST_SHORT_BYTES, hex);
	assert_string_equal(hex, "cf4ab791c62b8d2b2109c90275287816");
}

static void pieces_make_the_digest_of_the_whole(void **state)
{
	uint8_t whole[SMR_DIGEST_BYTES], pieces[SMR_DIGEST_BYTES];
	smr_digester d;

	assert_int_equal(smr_digest("a\0bc", 5, whole, sizeof(whole)), SMR_OK);
	assert_int_equal(smr_digester_start(&d, sizeof(pieces)), SMR_OK);
	smr_digester_add_text(&d, "a");
	smr_digester_add(&d, "b", 1);
	smr_digester_add_text(&d, "c");
	smr_digester_finish(&d, pieces);
	assert_memory_equal(whole, pieces, sizeof(whole));
}

static void other_sizes_of_digests_are_refused(void **state)
{
	uint8_t d[64];

	assert_int_equal(smr_digest("abc", 3, d, 20), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "not 20"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_stored_hash_stays_what_it_was),
		cmocka_unit_test(fnv1a_is_the_published_one),
		cmocka_unit_test(any_flipped_bit_changes_the_hash),
		cmocka_unit_test(large_data_that_is_damaged_has_another_hash),
		cmocka_unit_test(zeros_of_different_length_differ),
		cmocka_unit_test(mixing_knows_the_order),
		cmocka_unit_test(blake2b_is_the_published_one),
		cmocka_unit_test(pieces_make_the_digest_of_the_whole),
		cmocka_unit_test(other_sizes_of_digests_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
