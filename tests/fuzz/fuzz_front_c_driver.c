/* Any words as a command line of samara cc: the user's own words are all there, in their order. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "accepted.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "front/c/driver.h"

ACCEPTED_FORMATS("command")

static char folder[] = "/tmp/samara-fuzz-XXXXXX";
static const char *const files[] = {"samara-cc.so", "libsamara-rt.so", "libsamara-rt.a",
				    "samara-guest.o"};

static void clean(void)
{
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		remove(files[i]);
	rmdir(folder);
}

/* Paths of our files that a command names are only looked for. */
static void start(void)
{
	static bool started;

	if (started)
		return;
	started = true;
	if (mkdtemp(folder) == NULL || chdir(folder) != 0 || setenv("SAMARA_HOME", folder, 1) != 0)
		abort();
	atexit(clean);
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		if (smr_write_file(files[i], "", 0, SMR_WRITE_FAST) != SMR_OK)
			abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *text = malloc(n + 1), *rest = NULL, *argv[66] = {NULL}, **command;
	char name[] = "cc";
	int argc = 1, i = 1;

	start();
	argv[0] = name;
	memcpy(text, data, n);
	text[n] = '\0';
	for (char *w = strtok_r(text, " \n", &rest); w != NULL && argc < 64;
	     w = strtok_r(NULL, " \n", &rest))
		argv[argc++] = w;
	if (smr_cc_command(argc, argv, &(smr_cc_settings){.runtime = NULL}, &command) == SMR_OK) {
		accepted("command");
		for (char **c = command; *c != NULL && i < argc; c++)
			if (strcmp(*c, argv[i]) == 0)
				i++;
		if (i < argc)
			abort();
		smr_cc_free(command);
	}
	free(text);
	return 0;
}
