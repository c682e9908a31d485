/* Any words as a command line of samara cc: the user's own words are all there, in their order. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "front/c/driver.h"

ACCEPTED_FORMATS("command")

static bool is_ours(const char *word)
{
	return strncmp(word, "--errno=", 8) == 0 || strncmp(word, "--opaque=", 9) == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *text = malloc(n + 1), *rest = NULL, *argv[66] = {NULL}, **command;
	char name[] = "cc";
	int argc = 1, i = 1;

	argv[0] = name;
	memcpy(text, data, n);
	text[n] = '\0';
	for (char *w = strtok_r(text, " \n", &rest); w != NULL && argc < 64;
	     w = strtok_r(NULL, " \n", &rest))
		argv[argc++] = w;
	if (smr_cc_command(argc, argv, &command) == SMR_OK) {
		accepted("command");
		for (char **c = command; *c != NULL && i < argc; c++) {
			while (i < argc && is_ours(argv[i]))
				i++;
			if (i < argc && strcmp(*c, argv[i]) == 0)
				i++;
		}
		while (i < argc && is_ours(argv[i]))
			i++;
		if (i < argc)
			abort();
		smr_cc_free(command);
	}
	free(text);
	return 0;
}
