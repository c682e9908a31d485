/* Archives: a written one can be read, and no others. */
#include "net/archive/archive.h"

#include <sys/stat.h>

#include "net/archive/archive_bytes.h"
#include "ship_case.h"

static smr_archive three_slices(void)
{
	smr_archive a = ship_plain("three");

	a.version = 7;
	a.nslices = 3;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, "x86_64-unknown-linux-gnu", "bitcode", 7);
	a.slices[1] = ship_slice(SMR_SLICE_WASM, "wasm32-unknown-unknown", "a module of 18", 14);
	a.slices[2] = (smr_slice){.kind = SMR_SLICE_FLOW, .data = "flow", .n = 4};
	strcpy(a.slices[0].features, "avx2,fma");
	a.nlibraries = 1;
	strcpy(a.libraries[0], "m");
	return a;
}

static void what_is_written_is_read(void **state)
{
	smr_secret_key k = ship_key(1);
	smr_archive a = three_slices(), b;
	smr_str bytes = ship_signed(&a, &k), again = {0};

	assert_int_equal(smr_archive_verify(bytes.s, bytes.n), SMR_OK);
	assert_int_equal(smr_archive_read(bytes.s, bytes.n, &b), SMR_OK);
	assert_string_equal(b.name, "three");
	assert_int_equal(b.version, 7);
	assert_int_equal(b.nslices, 3);
	assert_string_equal(b.entries[0], "smr_main");
	assert_string_equal(b.libraries[0], "m");
	assert_memory_equal(b.signer, k.public_key, SMR_KEY_BYTES);
	for (size_t i = 0; i < 3; i++) {
		assert_int_equal(b.slices[i].kind, a.slices[i].kind);
		assert_string_equal(b.slices[i].triple, a.slices[i].triple);
		assert_string_equal(b.slices[i].features, a.slices[i].features);
		assert_int_equal(b.slices[i].n, a.slices[i].n);
		assert_memory_equal(b.slices[i].data, a.slices[i].data, a.slices[i].n);
		assert_int_equal(((uintptr_t)b.slices[i].data - (uintptr_t)bytes.s) % 16, 0);
	}
	assert_int_equal(smr_archive_build(&b, &again), SMR_OK);
	assert_int_equal(smr_archive_sign(&again, &k), SMR_OK);
	assert_int_equal(again.n, bytes.n);
	assert_memory_equal(again.s, bytes.s, bytes.n);
	smr_str_free(&again);
	smr_str_free(&bytes);
}

static void slices_are_found_by_kind_and_machine(void **state)
{
	smr_archive a = three_slices();

	assert_ptr_equal(smr_archive_slice(&a, SMR_SLICE_BITCODE, "x86_64-pc-linux-gnu"),
			 &a.slices[0]);
	assert_null(smr_archive_slice(&a, SMR_SLICE_OBJECT, "x86_64-pc-linux-gnu"));
	assert_null(smr_archive_slice(&a, SMR_SLICE_BITCODE, "aarch64-unknown-linux-gnu"));
	assert_ptr_equal(smr_archive_slice(&a, SMR_SLICE_FLOW, "any"), &a.slices[2]);
}

/* ---- damage -----------------------------------------------------------------------------------
 */

static void every_flipped_byte_is_noticed(void **state)
{
	smr_secret_key k = ship_key(1);
	smr_archive a = three_slices();
	smr_str bytes = ship_signed(&a, &k);

	for (size_t i = 0; i < bytes.n; i++)
		for (int bit = 0; bit < 8; bit++) {
			bytes.s[i] ^= (char)(1 << bit);
			assert_int_equal(smr_archive_verify(bytes.s, bytes.n), SMR_EDENIED);
			bytes.s[i] ^= (char)(1 << bit);
		}
	for (size_t n = 0; n < bytes.n; n++)
		assert_int_not_equal(smr_archive_verify(bytes.s, n), SMR_OK);
	assert_int_equal(smr_archive_verify(bytes.s, bytes.n), SMR_OK);
	smr_str_free(&bytes);
}

/* Changes bytes and signs again, as a holder of the key could. */
static void reads_as(const smr_str *good, size_t at, uint64_t value, int n, const char *why)
{
	char *bad = smr_malloc(good->n);
	smr_archive a;
	smr_status st;

	memcpy(bad, good->s, good->n);
	for (int i = 0; i < n; i++)
		bad[at + (size_t)i] = (char)(value >> 8 * i);
	st = smr_archive_read(bad, good->n, &a);
	if ((st != SMR_ECORRUPT && st != SMR_EUNSUPPORTED) || strstr(smr_errmsg(), why) == NULL)
		fail_msg("at %zu: %s: %s, not \"%s\"", at, smr_status_name(st), smr_errmsg(), why);
	smr_free(bad);
}

static void numbers_that_lie_are_told(void **state)
{
	smr_archive a = three_slices();
	smr_str good = {0};
	size_t entry = AR_HEADER, library = entry + SMR_ARCHIVE_SYMBOL;
	size_t slice = library + SMR_ARCHIVE_LIBRARY;
	size_t numbers = slice + SMR_ARCHIVE_TRIPLE + SMR_ARCHIVE_FEATURES;
	size_t data = slice + 3 * AR_SLICE;

	assert_int_equal(smr_archive_build(&a, &good), SMR_OK);
	reads_as(&good, 0, 'X', 1, "this is no archive");
	reads_as(&good, 8, 2, 4, "an archive of format 2");
	reads_as(&good, 12, 0xffffffff, 4, "counts are more than it can hold");
	reads_as(&good, 12, 2, 4, "a slice says it lies at");
	reads_as(&good, 12, 0, 4, "belong to none");
	reads_as(&good, 16, 17, 4, "counts are more than it can hold");
	reads_as(&good, 20, 9, 4, "counts are more than it can hold");
	reads_as(&good, AR_AT_SIZE, good.n + 1, 8, "says it has");
	reads_as(&good, AR_AT_NAME, 'a' | '/' << 8, 2, "an archive's name is of letters");
	reads_as(&good, AR_AT_NAME + 47, 'x', 1, "an archive's name is of letters");
	reads_as(&good, AR_HEADER - 1, 1, 1, "counts are more");
	reads_as(&good, entry, ' ', 1, "entry 0 is no symbol's name");
	reads_as(&good, library, 'c', 1, "no node lets shipped code have library \"c\"");
	reads_as(&good, slice, 'X', 1, "no kind of machine that is known");
	reads_as(&good, slice + SMR_ARCHIVE_TRIPLE, '"', 1, "triple or features are no words");
	reads_as(&good, numbers, 9, 4, "slice 0 is of no kind that is known");
	reads_as(&good, numbers + 4, 32, 4, "32-bit pointers, little endian: that is not x86_64");
	reads_as(&good, numbers + 8, 1, 4, "64-bit pointers, big endian");
	reads_as(&good, numbers + 8, 2, 4, "a bit that means nothing");
	reads_as(&good, numbers + 16, data + 16, 8, "a slice says it lies at");
	reads_as(&good, numbers + 16, UINT64_MAX, 8, "a slice says it lies at");
	reads_as(&good, numbers + 24, UINT64_MAX, 8, "a slice says it lies at");
	reads_as(&good, numbers + 24, 17, 8, "between two slices there is something else");
	reads_as(&good, numbers + 24, 0, 8, "a slice says it lies at");
	reads_as(&good, data + 15, 1, 1, "between two slices there is something else");
	smr_str_free(&good);
}

static void rules_are_told_when_building(void **state)
{
	smr_archive a = three_slices();
	smr_str out = {0};

	a.nslices = 0;
	assert_int_equal(smr_archive_build(&a, &out), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "archive three has 0 slices; 1 to 16"));
	a = three_slices();
	a.nentries = 2;
	strcpy(a.entries[1], "smr_main");
	assert_int_equal(smr_archive_build(&a, &out), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "entry smr_main stands there twice"));
	a = three_slices();
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, "x86_64-linux-gnu", "bitcode", 7);
	assert_int_equal(smr_archive_build(&a, &out), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "normal form, x86_64-unknown-linux-gnu"));
	a = three_slices();
	strcpy(a.libraries[0], "c");
	assert_int_equal(smr_archive_build(&a, &out), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "there are: m, sleef"));
	smr_str_free(&out);
}

/* ---- triples ----------------------------------------------------------------------------------
 */

static void triples_have_one_normal_form(void **state)
{
	static const char *const forms[][2] = {
		{"x86_64-pc-linux-gnu", "x86_64-pc-linux-gnu"},
		{"x86_64-linux-gnu", "x86_64-unknown-linux-gnu"},
		{"amd64-unknown-linux-gnu", "x86_64-unknown-linux-gnu"},
		{"x86_64-unknown-linux6.18.44-gnu2.36.0", "x86_64-unknown-linux-gnu"},
		{"arm64-linux-gnu", "aarch64-unknown-linux-gnu"},
		{"aarch64-unknown-none-elf", "aarch64-unknown-none-elf"},
		{"wasm32", "wasm32-unknown-unknown"},
		{"wasm32-unknown-unknown", "wasm32-unknown-unknown"},
		{"wasm32-wasip1", "wasm32-unknown-wasip"},
		{"x86_64-alpine-linux-musl", "x86_64-alpine-linux-musl"},
	};
	char out[SMR_ARCHIVE_TRIPLE];

	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		assert_int_equal(smr_triple_normalise(forms[i][0], out), SMR_OK);
		assert_string_equal(out, forms[i][1]);
		assert_int_equal(smr_triple_normalise(out, out), SMR_OK);
		assert_string_equal(out, forms[i][1]);
	}
	assert_int_equal(smr_triple_normalise("vax-dec-vms", out), SMR_EINVAL);
	assert_int_equal(smr_triple_normalise("x86_64--linux", out), SMR_EINVAL);
	assert_int_equal(smr_triple_normalise("x86_64-a-b-c-d", out), SMR_EINVAL);
	assert_true(smr_triple_match("x86_64-pc-linux-gnu", "x86_64-unknown-linux-gnu"));
	assert_false(smr_triple_match("x86_64-pc-linux-gnu", "x86_64-pc-linux-musl"));
	assert_false(smr_triple_match("x86_64-pc-linux-gnu", "aarch64-pc-linux-gnu"));
	assert_false(smr_triple_match("x86_64", "x86_64"));
	assert_int_equal(smr_triple_normalise(smr_triple_host(), out), SMR_OK);
	assert_string_equal(out, smr_triple_host());
}

/* ---- keys -------------------------------------------------------------------------------------
 */

static void keys_are_kept_from_others(void **state)
{
	char path[64], *text;
	smr_secret_key k, back;

	snprintf(path, sizeof(path), "/tmp/test_ship.%ld.secret", (long)getpid());
	assert_int_equal(smr_key_make(&k), SMR_OK);
	assert_int_equal(smr_key_save(&k, path), SMR_OK);
	assert_int_equal(smr_key_save(&k, path), SMR_EIO); /* never replaces a file */
	assert_int_equal(smr_key_load(path, &back), SMR_OK);
	assert_memory_equal(&k, &back, sizeof(k));
	assert_int_equal(chmod(path, 0640), 0);
	assert_int_equal(smr_key_load(path, &back), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "chmod 600"));
	assert_int_equal(smr_read_file(path, &text, NULL), SMR_OK);
	*strstr(text, "secret") = 'S';
	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(chmod(path, 0600), 0);
	assert_int_equal(smr_key_load(path, &back), SMR_EPARSE);
	smr_free(text);
	unlink(path);
	assert_int_equal(smr_key_load(path, &back), SMR_ENOTFOUND);
	smr_key_forget(&k);
	for (size_t i = 0; i < SMR_SEED_BYTES; i++)
		assert_int_equal(k.seed[i], 0);
}

static smr_status build_and_sign(void *arg)
{
	smr_archive a = three_slices();
	smr_str out = {0};
	smr_status st = smr_archive_build(&a, &out);

	if (st == SMR_OK)
		st = smr_archive_sign(&out, arg);
	if (st == SMR_OK)
		st = smr_archive_verify(out.s, out.n);
	smr_str_free(&out);
	return st;
}

static void a_failed_allocation_is_told(void **state)
{
	smr_secret_key k = ship_key(1);

	assert_true(unit_fail_each_allocation(build_and_sign, &k) > 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_written_is_read),
		cmocka_unit_test(slices_are_found_by_kind_and_machine),
		cmocka_unit_test(every_flipped_byte_is_noticed),
		cmocka_unit_test(numbers_that_lie_are_told),
		cmocka_unit_test(rules_are_told_when_building),
		cmocka_unit_test(triples_have_one_normal_form),
		cmocka_unit_test(keys_are_kept_from_others),
		cmocka_unit_test(a_failed_allocation_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
