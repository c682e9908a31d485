/* Tests which command lines link, instrument, or have no runtime. */
#include "front/c/words.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LOOK(...) look((const char *[]){"cc", __VA_ARGS__, NULL})

static smr_cc_words look(const char *const *args)
{
	smr_cc_words w;
	int n = 0;

	while (args[n] != NULL)
		n++;
	assert_int_equal(smr_cc_look(n, (char *const *)(uintptr_t)args, &w), SMR_OK);
	return w;
}

static void a_program_links_and_an_object_does_not(void **state)
{
	assert_true(LOOK("a.c", "-o", "a").links);
	assert_false(LOOK("-c", "a.c").links);
	assert_false(LOOK("-fsyntax-only", "a.c").links);
	assert_false(LOOK("-o", "a").links); /* its value is not an input */
	assert_false(LOOK("-MJ", "a.json", "-include-pch", "p.pch").links);
	assert_int_equal(LOOK("a.c", "-MF", "x.d", "b.o", "-").inputs, 3);
}

static void a_header_is_precompiled(void **state)
{
	assert_false(LOOK("-x", "c-header", "a.in", "-o", "a.pch").links);
	assert_false(LOOK("-xc++-header", "a.in").links);
	assert_false(LOOK("a.hpp").links);
	assert_true(LOOK("-x", "c", "a.in").links);
}

static void the_last_level_counts(void **state)
{
	assert_true(LOOK("-O2", "a.c").optimizes);
	assert_false(LOOK("-O2", "-O0", "a.c").optimizes);
	assert_true(LOOK("-Ofast", "a.c").optimizes);
	assert_true(LOOK("-g", "a.c").debugs);
	assert_false(LOOK("-g", "-g0", "a.c").debugs);
	assert_false(LOOK("-gcc-toolchain", "a.c").debugs);
}

static void other_targets_are_foreign(void **state)
{
	static const char *const foreign[] = {"--target=bpf",
					      "--target=wasm32-wasi",
					      "--target=x86_64-apple-macos",
					      "--target=i686-linux",
					      "--target=riscv64-linux",
					      "--target=x86_64-linux-musl",
					      "--target=x86_64-none",
					      "--target=x86_64-w64-mingw32",
					      "-m32",
					      "-ffreestanding",
					      "-nostdlib",
					      "-mcmodel=kernel",
					      NULL};

	for (const char *const *f = foreign; *f != NULL; f++)
		if (!LOOK("-c", *f, "a.c").foreign)
			fail_msg("%s is not foreign", *f);
	assert_true(LOOK("-target", "armv7m-none-eabi", "a.c").foreign);
	assert_false(LOOK("-O2", "-mcmodel=large", "a.c").foreign);
#if defined(__x86_64__)
	assert_false(LOOK("--target=x86_64-pc-linux-gnu", "a.c").foreign);
	assert_false(LOOK("-target", "x86_64-linux", "a.c").foreign);
#endif
}

static void sanitizers_profiles_and_coverage_instrument(void **state)
{
	assert_true(LOOK("-fsanitize=address", "a.c").instruments);
	assert_true(LOOK("-fprofile-generate=x", "a.c").instruments);
	assert_true(LOOK("-fprofile-use=x", "a.c").instruments);
	assert_true(LOOK("--coverage", "a.c").instruments);
	assert_false(LOOK("-fno-sanitize=all", "-pg", "a.c").instruments);
	assert_true(LOOK("-Rpass=loop-vectorize", "a.c").remarks);
}

static void a_file_of_words_is_read(void **state)
{
	static const char text[] = "-c 'a b.c'\n\"-fsanitize=address\" -o a\\ b.o\n";
	char path[] = "/tmp/samara-words-XXXXXX", word[64];
	int fd = mkstemp(path);
	smr_cc_words w;

	assert_int_equal(write(fd, text, sizeof(text) - 1), sizeof(text) - 1);
	close(fd);
	snprintf(word, sizeof(word), "@%s", path);
	w = LOOK(word);
	unlink(path);
	assert_true(w.instruments);
	assert_false(w.links);
	assert_int_equal(w.inputs, 1);
	assert_int_equal(LOOK("@/no/such/file").inputs, 0); /* clang reports it */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_program_links_and_an_object_does_not),
		cmocka_unit_test(a_header_is_precompiled),
		cmocka_unit_test(the_last_level_counts),
		cmocka_unit_test(other_targets_are_foreign),
		cmocka_unit_test(sanitizers_profiles_and_coverage_instrument),
		cmocka_unit_test(a_file_of_words_is_read),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
