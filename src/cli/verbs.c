/* Forms of a command that begin with a verb, such as `samara cluster up`. */
#include <string.h>

#include "base/data/suggest.h"
#include "base/str.h"
#include "cli/cli.h"

enum { VERBS = 32 };

static int report_expected_verbs(const smr_command *c, const char *word)
{
	const char *verbs[VERBS], *near;
	smr_str list = {0};
	size_t n = 0;
	int rc;

	for (size_t i = 0; i < c->nforms && n < VERBS; i++)
		if (c->forms[i].verb != NULL &&
		    (i == 0 || c->forms[i - 1].verb == NULL ||
		     strcmp(c->forms[i].verb, c->forms[i - 1].verb) != 0))
			verbs[n++] = c->forms[i].verb;
	for (size_t i = 0; i < n; i++)
		smr_str_printf(&list, "%s%s", i == 0 ? "" : i + 1 < n ? ", " : " or ", verbs[i]);
	near = word != NULL ? smr_suggest(word, verbs, n) : NULL;
	if (word == NULL)
		rc = smr_cli_usage(c, "name an action: %s", smr_str_text(&list));
	else if (near != NULL)
		rc = smr_cli_usage(c, "what is '%s'? (did you mean %s?) there are %s", word, near,
				   smr_str_text(&list));
	else
		rc = smr_cli_usage(c, "what is '%s'? there are %s", word, smr_str_text(&list));
	smr_str_free(&list);
	return rc;
}

int smr_cli_run_verb(const smr_command *c, int argc, char **argv)
{
	for (size_t i = 0; i < c->nforms; i++) {
		int n = smr_cli_verb_words(&c->forms[i], argc, argv);

		if (n > 0 || (c->forms[i].verb == NULL && (argc < 2 || argv[1][0] == '-')))
			return c->forms[i].run(argc - n, argv + n);
	}
	return report_expected_verbs(c, argc > 1 ? argv[1] : NULL);
}
