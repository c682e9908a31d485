#include "base/os/mac.h"
#include "unit.h"
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static char dir[64], path[96];

static int new_cache(void **state)
{
	snprintf(dir, sizeof(dir), "/tmp/test_mac.XXXXXX");
	if (mkdtemp(dir) == NULL)
		return -1;
	snprintf(path, sizeof(path), "%s/mac.key", dir);
	return setenv("SAMARA_CACHE", dir, 1);
}

static int drop_cache(void **state)
{
	unlink(path);
	return rmdir(dir); /* nothing else is left in it */
}

static void the_same_bytes_have_the_same_proof(void **state)
{
	uint8_t a[SMR_DIGEST_BYTES], b[SMR_DIGEST_BYTES];
	struct stat s;

	assert_int_equal(smr_cache_mac("x", "text", 4, a), SMR_OK);
	assert_int_equal(smr_cache_mac("x", "text", 4, b), SMR_OK);
	assert_true(smr_mac_equal(a, b));
	assert_int_equal(stat(path, &s), 0);
	assert_int_equal(s.st_mode & 0777, 0600);
	assert_int_equal(smr_cache_mac("x", "texT", 4, b), SMR_OK);
	assert_false(smr_mac_equal(a, b));
	assert_int_equal(smr_cache_mac("y", "text", 4, b), SMR_OK);
	assert_false(smr_mac_equal(a, b));
}

static void another_key_gives_another_proof(void **state)
{
	uint8_t a[SMR_DIGEST_BYTES], b[SMR_DIGEST_BYTES];

	assert_int_equal(smr_cache_mac("x", "text", 4, a), SMR_OK);
	unlink(path);
	assert_int_equal(smr_cache_mac("x", "text", 4, b), SMR_OK);
	assert_false(smr_mac_equal(a, b));
}

static void a_key_that_others_may_read_is_refused(void **state)
{
	uint8_t a[SMR_DIGEST_BYTES];

	assert_int_equal(smr_cache_mac("x", "text", 4, a), SMR_OK);
	assert_int_equal(chmod(path, 0640), 0);
	assert_int_equal(smr_cache_mac("x", "text", 4, a), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "owner alone"));
	assert_int_equal(chmod(path, 0600), 0);
	assert_int_equal(truncate(path, 7), 0);
	assert_int_equal(smr_cache_mac("x", "text", 4, a), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "no key"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_same_bytes_have_the_same_proof, new_cache,
						drop_cache),
		cmocka_unit_test_setup_teardown(another_key_gives_another_proof, new_cache,
						drop_cache),
		cmocka_unit_test_setup_teardown(a_key_that_others_may_read_is_refused, new_cache,
						drop_cache),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
