/* Trust stores. */
#include "net/archive/trust.h"

#include <stdarg.h>
#include <sys/stat.h>
#include <time.h>

#include "ship_case.h"

static smr_secret_key key;
static smr_str bytes;

static int set_up(void **state)
{
	smr_archive a = ship_plain("flow");

	assert_int_equal(unit_make_folder(state), 0);
	key = ship_key(3);
	a.version = 5;
	a.nslices = 1;
	a.slices[0] = (smr_slice){.kind = SMR_SLICE_FLOW, .data = "flow", .n = 4};
	bytes = ship_signed(&a, &key);
	return 0;
}

static int tear_down(void **state)
{
	assert_int_equal(unit_drop_folder(state), 0);
	smr_str_free(&bytes);
	return 0;
}

static void write_text(const char *name, const char *fmt, ...) SMR_PRINTF(2, 3);

static void write_text(const char *name, const char *fmt, ...)
{
	char path[128], text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	snprintf(path, sizeof(path), "%s/%s", unit_folder, name);
	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
}

static const char *hex(const uint8_t b[32])
{
	static char text[65];

	smr_hex(b, 32, text);
	return text;
}

/* @p why NULL: it is accepted. */
static void vouch(smr_trust *t, uint32_t rights, const char *why)
{
	smr_vouch v;
	smr_status st = smr_trust_vouch(t, bytes.s, bytes.n, &v);

	if (why == NULL) {
		if (st != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_int_equal(v.rights, rights);
	} else if (st != SMR_EDENIED || strstr(smr_errmsg(), why) == NULL) {
		fail_msg("%s: %s, not \"%s\"", smr_status_name(st), smr_errmsg(), why);
	}
}

static void a_folder_says_who_may_do_what(void **state)
{
	smr_trust *t;

	assert_int_equal(smr_trust_open("/nowhere/at/all", &t), SMR_OK);
	vouch(t, 0, "not among the signers");
	smr_trust_close(t);
	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	vouch(t, 0, "not among the signers");
	write_text("ann.key", "# Ann\npublic %s\nmay ship get\n", hex(key.public_key));
	vouch(t, SMR_MAY_SHIP | SMR_MAY_WASM | SMR_MAY_GET, NULL); /* it is read again */
	write_text("ann.key", "public %s\nmay ship\nuntil 2020-02-29\n", hex(key.public_key));
	vouch(t, 0, "the key of ann has expired");
	write_text("ann.key", "public %s\nmay ship\nfrom 2999-01-01T10:00:00Z\n",
		   hex(key.public_key));
	vouch(t, 0, "the key of ann is not valid yet");
	write_text("ann.key", "public %s\nmay ship\nfrom 2020-01-01\nuntil 2999-01-01\n",
		   hex(key.public_key));
	vouch(t, SMR_MAY_SHIP | SMR_MAY_WASM, NULL);
	write_text("denied", "# gone\n%s  laptop was stolen\n", hex(key.public_key));
	vouch(t, 0, "is denied here");
	write_text("denied", "not a hash\n");
	vouch(t, 0, "no key is trusted here");
	write_text("denied", "%064d\n", 0);
	vouch(t, SMR_MAY_SHIP | SMR_MAY_WASM, NULL);
	smr_trust_close(t);
}

static void a_file_that_is_not_understood_trusts_nobody(void **state)
{
	static const char *const lines[] = {"may fly",           "may",
					    "may ship fly",      "until tomorrow",
					    "until 2999-13-45",  "trust me",
					    "until 2999-01-01 ", "public 00"};
	smr_trust *t;

	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		write_text("ann.key", "public %s\nmay ship\n%s\n", hex(key.public_key), lines[i]);
		vouch(t, 0, "not among the signers");
	}
	write_text("ann.key", "public %s\n", hex(key.public_key)); /* no rights */
	vouch(t, 0, "not among the signers");
	smr_trust_close(t);
}

static void of_two_files_with_one_key_both_must_allow(void **state)
{
	smr_trust *t;

	write_text("ann.key", "public %s\nmay all\n", hex(key.public_key));
	write_text("bob.key", "public %s\nmay ship get\nuntil 2999-01-01\n", hex(key.public_key));
	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	vouch(t, SMR_MAY_SHIP | SMR_MAY_WASM | SMR_MAY_GET, NULL);
	write_text("bob.key", "public %s\nmay all\nuntil 2020-01-01\n", hex(key.public_key));
	vouch(t, 0, "has expired");
	smr_trust_close(t);
}

static void archives_are_denied_by_their_hash(void **state)
{
	uint8_t hash[SMR_HASH_BYTES];
	smr_trust *t;

	write_text("ann.key", "public %s\nmay ship\n", hex(key.public_key));
	assert_int_equal(smr_archive_hash(bytes.s, bytes.n, hash), SMR_OK);
	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	assert_int_equal(smr_trust_still(t, key.public_key, hash), SMR_OK);
	write_text("denied", "%s\n", hex(hash));
	vouch(t, 0, "archive");
	assert_int_equal(smr_trust_still(t, key.public_key, hash), SMR_EDENIED);
	smr_trust_close(t);
}

static void strangers_may_run_wasm_where_that_is_asked_for(void **state)
{
	smr_trust *t;

	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	smr_trust_strangers(t, SMR_MAY_WASM);
	vouch(t, SMR_MAY_WASM, NULL);
	bytes.s[100] ^= 1; /* a wrong signature is worse than none */
	vouch(t, 0, "the signature is wrong");
	memset(bytes.s + bytes.n - 96, 0, 96);
	vouch(t, SMR_MAY_WASM, NULL);
	smr_trust_strangers(t, 0);
	vouch(t, 0, "not signed");
	smr_trust_close(t);
}

static smr_archive versioned(uint64_t version)
{
	smr_archive a = ship_plain("flow");

	a.version = version;
	memcpy(a.signer, key.public_key, SMR_KEY_BYTES);
	return a;
}

static void an_old_version_is_not_let_in_again(void **state)
{
	smr_archive old = versioned(4), now = versioned(5), later = versioned(6);
	smr_trust *t, *other;

	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	assert_int_equal(smr_trust_open(unit_folder, &other), SMR_OK);
	assert_int_equal(smr_trust_version(t, &old), SMR_OK);
	assert_int_equal(smr_trust_version(t, &now), SMR_OK);
	assert_int_equal(smr_trust_version(t, &now), SMR_OK);
	assert_int_equal(smr_trust_version(t, &old), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "version 4, and version 5"));
	/* another node with the same folder refuses it, and so does this one after a restart */
	assert_int_equal(smr_trust_version(other, &old), SMR_EDENIED);
	assert_int_equal(smr_trust_version(other, &later), SMR_OK);
	assert_int_equal(smr_trust_version(t, &now), SMR_EDENIED);
	smr_trust_close(t);
	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	assert_int_equal(smr_trust_version(t, &now), SMR_EDENIED);
	/* names and signers have versions of their own */
	strcpy(old.name, "other");
	assert_int_equal(smr_trust_version(t, &old), SMR_OK);
	strcpy(old.name, "flow");
	old.signer[0] ^= 1;
	assert_int_equal(smr_trust_version(t, &old), SMR_OK);
	smr_trust_close(t);
	smr_trust_close(other);
}

static void a_damaged_list_of_versions_loses_only_what_is_damaged(void **state)
{
	smr_archive old = versioned(4);
	smr_trust *t;

	write_text("versions", "nonsense\n%s flow 5\n%s flow 99999999999999999999999\n%s flow",
		   hex(key.public_key), hex(key.public_key), hex(key.public_key));
	assert_int_equal(smr_trust_open(unit_folder, &t), SMR_OK);
	assert_int_equal(smr_trust_version(t, &old), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "version 5"));
	smr_trust_close(t);
}

static smr_status open_and_ask(void *arg)
{
	smr_archive a = versioned(4);
	smr_vouch v;
	smr_trust *t;

	SMR_TRY(smr_trust_open(unit_folder, &t));
	smr_status st = smr_trust_vouch(t, bytes.s, bytes.n, &v);

	if (st == SMR_OK)
		st = smr_trust_version(t, &a);
	smr_trust_close(t);
	return st;
}

static void a_failed_allocation_is_told(void **state)
{
	write_text("ann.key", "public %s\nmay all\n", hex(key.public_key));
	write_text("denied", "%064d\n", 1);
	assert_true(unit_fail_each_allocation(open_and_ask, NULL) > 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
#define T(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)
		T(a_folder_says_who_may_do_what),
		T(a_file_that_is_not_understood_trusts_nobody),
		T(of_two_files_with_one_key_both_must_allow),
		T(archives_are_denied_by_their_hash),
		T(strangers_may_run_wasm_where_that_is_asked_for),
		T(an_old_version_is_not_let_in_again),
		T(a_damaged_list_of_versions_loses_only_what_is_damaged),
		T(a_failed_allocation_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
