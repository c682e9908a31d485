/* A C program on the command line: sources, flags of the compiler, arguments of the program. */
#include <string.h>

#include "base/alloc.h"
#include "cli/options.h"
#include "cli/run/program.h"
#include "front/c/words.h"

static bool is_source(const char *arg)
{
	return arg[0] != '-' && (smr_cc_compiler_of(arg) != NULL || smr_cli_ends_in(arg, ".o") ||
				 smr_cli_ends_in(arg, ".a"));
}

smr_program_sources *smr_program_begin(int argc, char **argv, int *own)
{
	size_t n = (size_t)argc + 1;
	smr_program_sources *s = smr_calloc(1, sizeof(*s) + 3 * n * sizeof(char *));
	int k = 1;

	if (s == NULL)
		return NULL;
	s->sources = (char **)(s + 1);
	s->flags = s->sources + n;
	s->args = s->flags + n;
	for (*own = 1; *own < argc && strcmp(argv[*own], "--") != 0;)
		++*own;
	for (int i = *own + 1; i < argc; i++)
		s->args[k++] = argv[i];
	return s;
}

void smr_program_take(smr_program_sources *s, char *arg)
{
	if (is_source(arg))
		s->sources[s->nsources++] = arg;
	else
		s->flags[s->nflags++] = arg;
}

const char *smr_program_linker(const smr_program_sources *s)
{
	static const char *const most[] = {"fc", "c++", NULL};

	for (const char *const *m = most; *m != NULL; m++)
		for (int i = 0; i < s->nsources; i++) {
			const char *own = smr_cc_compiler_of(s->sources[i]);

			if (own != NULL && strcmp(own, *m) == 0)
				return *m;
		}
	return "cc";
}

bool smr_program_has_source(int argc, char **argv)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (is_source(argv[i]))
			return true;
	return false;
}
