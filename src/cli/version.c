/* samara --version: prints the build and the features that are available here. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/parts.h"
#include "cli/parts_fields.h"
#include <commit.h> /* written by tools/commit */

enum { MOST_FEATURES = 64 };
static const char compiler[] = "clang " __clang_version__;

static int print_json(void)
{
	smr_feature each[MOST_FEATURES];
	const smr_feature *list[MOST_FEATURES];
	smr_build_facts facts = {.version = SMR_VERSION,
				 .commit = SMR_COMMIT,
				 .build = SMR_BUILD_TYPE,
				 .compiler = compiler,
				 .target = SMR_TARGET,
				 .features = list};
	char detail[400];

	for (const smr_part *p = smr_parts; p->name != NULL; p++) {
		if (p->feature == NULL || facts.nfeatures == MOST_FEATURES)
			continue;
		each[facts.nfeatures] = (smr_feature){
			.name = p->feature, .there = p->is_there(p, detail, sizeof(detail))};
		list[facts.nfeatures] = &each[facts.nfeatures];
		facts.nfeatures++;
	}
	return smr_cli_put_fields(&smr_build_facts_fields, &facts, stdout) == SMR_OK
		       ? 0
		       : smr_cli_fail("--version", "%s", smr_errmsg());
}

static void print_features(const char *title, bool there)
{
	char detail[400];
	int n = 0;

	fputs(title, stdout);
	for (const smr_part *p = smr_parts; p->name != NULL; p++)
		if (p->feature != NULL && p->is_there(p, detail, sizeof(detail)) == there)
			n += printf(" %s", p->feature);
	puts(n == 0 ? " nothing" : "");
}

int smr_cli_version(int argc, char **argv)
{
	if (argc > 1 && (argc > 2 || strcmp(argv[1], "--json") != 0)) {
		fprintf(stderr,
			"samara --version: what is '%s'?\nusage: samara --version "
			"[--json]\n",
			argv[argc > 2 ? 2 : 1]);
		return 2;
	}
	if (argc > 1)
		return print_json();
	puts("samara " SMR_VERSION " (" SMR_COMMIT ", " SMR_BUILD_TYPE ", " SMR_TARGET ")");
	print_features("found:  ", true);
	print_features("missing:", false);
	return 0;
}
