/* Forms of a command. */
#include <string.h>

#include "cli/cli.h"

const smr_cli_options *smr_cli_form_options(const smr_command *c, size_t form)
{
	while (form > 0 && c->forms[form].options == NULL)
		form--;
	return c->nforms > 0 ? c->forms[form].options : NULL;
}

/* A verb may have several words: "user add" has two. */
int smr_cli_verb_words(const smr_cli_form *f, int argc, char **argv)
{
	const char *rest = f->verb;
	int n = 0;

	while (rest != NULL && *rest != '\0') {
		size_t length = strcspn(rest, " ");

		n++;
		if (n >= argc || strlen(argv[n]) != length || strncmp(argv[n], rest, length) != 0)
			return 0;
		rest += length + (rest[length] == ' ');
	}
	return n;
}
