/* samara --version: prints the build and the features that are available here. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/parts.h"
#include <commit.h> /* written by tools/commit */

static const char compiler[] = "clang " __clang_version__;

static int print_json(void)
{
	json_t *features = json_object();
	char detail[400];

	for (const smr_part *p = smr_parts; p->name != NULL; p++)
		if (p->feature != NULL)
			json_object_set_new(features, p->feature,
					    json_boolean(p->is_there(p, detail, sizeof(detail))));

	json_t *all = json_pack("{s:i,s:s,s:s,s:s,s:s,s:s,s:o}", "format", 1, "version",
				SMR_VERSION, "commit", SMR_COMMIT, "build", SMR_BUILD_TYPE,
				"compiler", compiler, "target", SMR_TARGET, "features", features);
	int status = 0;

	if (all == NULL || smr_cli_put_json(all, stdout) != SMR_OK)
		status = smr_cli_fail("--version", "the answer cannot be written");
	json_decref(all);
	return status;
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
