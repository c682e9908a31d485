/* NKeys against known ones. */
#include <stdio.h>

#include "net/nkey.h"
#include "unit.h"

/* The pair that NATS' own documentation shows (docs.nats.io, "NKeys"), and its corruption. */
static const char seed[] = "SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY";
static const char public_key[] = "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4";

static void a_known_seed_gives_its_public_key(void **state)
{
	char out[SMR_NKEY_PUBLIC];

	assert_int_equal(smr_nkey_public(seed, out), SMR_OK);
	assert_string_equal(out, public_key);
}

static void a_seed_may_end_in_a_newline(void **state)
{
	char text[SMR_NKEY_SEED + 1], out[SMR_NKEY_PUBLIC];

	snprintf(text, sizeof(text), "%s\n", seed);
	assert_int_equal(smr_nkey_public(text, out), SMR_OK);
}

static void any_changed_character_is_noticed(void **state)
{
	char text[SMR_NKEY_SEED], out[SMR_NKEY_PUBLIC];

	for (size_t i = 0; i < strlen(seed); i++) {
		for (const char *to = "A7a1=\n"; *to != '\0'; to++) {
			strcpy(text, seed);
			text[i] = *to;
			if (*to != seed[i])
				assert_int_equal(smr_nkey_public(text, out), SMR_ECORRUPT);
		}
	}
	assert_non_null(strstr(smr_errmsg(), "seed"));
}

static void other_lengths_and_kinds_are_refused(void **state)
{
	static const char *const wrong[] = {
		"",
		"\n",
		"SU",
		"SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3V",
		"SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VYA",
		"SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY SU",
		"UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4"};
	char out[SMR_NKEY_PUBLIC];

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_int_equal(smr_nkey_public(wrong[i], out), SMR_ECORRUPT);
}

static void new_seeds_differ_and_read_back(void **state)
{
	char a[SMR_NKEY_SEED], b[SMR_NKEY_SEED], out[SMR_NKEY_PUBLIC];

	assert_int_equal(smr_nkey_make(a), SMR_OK);
	assert_int_equal(smr_nkey_make(b), SMR_OK);
	assert_string_not_equal(a, b);
	assert_int_equal(strlen(a), SMR_NKEY_SEED - 1);
	assert_int_equal(smr_nkey_public(a, out), SMR_OK);
	assert_int_equal(out[0], 'U');
	assert_int_equal(strlen(out), SMR_NKEY_PUBLIC - 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_known_seed_gives_its_public_key),
		cmocka_unit_test(a_seed_may_end_in_a_newline),
		cmocka_unit_test(any_changed_character_is_noticed),
		cmocka_unit_test(other_lengths_and_kinds_are_refused),
		cmocka_unit_test(new_seeds_differ_and_read_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
