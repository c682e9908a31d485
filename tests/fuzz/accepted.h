/** @file Which formats an input was taken as, whole.
 *
 * Seeds that are refused at their head, because the format moved on, lead no fuzzer further. So
 * each names the formats that it reads, and says what was accepted; run-fuzzer asks of the seeds
 * alone that each format has one. */
#ifndef SMR_TESTS_FUZZ_ACCEPTED_H
#define SMR_TESTS_FUZZ_ACCEPTED_H
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ACCEPTED_MOST = 8 };
static bool accepted_seen[ACCEPTED_MOST];
static const char *const *accepted_formats(void);

/** Once in a fuzzer: "one", "another" ..., less than ACCEPTED_MOST. */
#define ACCEPTED_FORMATS(...)                                                 \
	static const char *const *accepted_formats(void)                      \
	{                                                                     \
		static const char *const list[ACCEPTED_MOST] = {__VA_ARGS__}; \
                                                                              \
		return list;                                                  \
	}

/** The input is a whole one of that format, which is in the fuzzer's list. */
static inline void accepted(const char *format)
{
	size_t i = 0;

	while (strcmp(accepted_formats()[i], format) != 0)
		i++;
	accepted_seen[i] = true;
}

static inline void accepted_check(void)
{
	bool all = true;

	for (size_t i = 0; accepted_formats()[i] != NULL; i++)
		if (!accepted_seen[i]) {
			fprintf(stderr, "no seed is accepted whole: %s\n", accepted_formats()[i]);
			all = false;
		}
	if (!all)
		_exit(1);
}

/* With SMR_FUZZ_SEEDS set all inputs are seeds. */
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	return getenv("SMR_FUZZ_SEEDS") != NULL ? atexit(accepted_check) : 0;
}
#endif
