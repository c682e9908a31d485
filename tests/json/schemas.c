/* schemas FOLDER: writes NAME.schema.json for every JSON document that a command prints. */
#include <stdio.h>
#include <string.h>

#include "base/data/fields.h"
#include "learn/train/learned.h"
#include "api/decompose/codelets_internal.h"
#include "api/explain/fields.h"
#include "api/script/fields.h"
#include "cli/run/report_fields.h"
#include "plan/dag/tasks.h"
#include "predict/ask/provision.h"
#include "predict/ask/session.h"
#include "predict/transformer/steps.h"

static const smr_fields *const documents[] = {
	&smr_predicted_fields,
	&smr_machine_plans_fields,
	&smr_task_schedule_fields,
	&smr_task_front_fields,
	&smr_simulated_fields,
	&smr_codelets_fields,
	&smr_explained_fields,
	&smr_explained_script_fields,
	&smr_peak_memory_script_fields,
	&smr_learn_result_fields,
	&smr_learn_renewed_fields,
	&smr_run_report_fields,
};

static int write_schema(const char *folder, const smr_fields *f)
{
	char path[4096];
	json_t *schema = smr_fields_schema(f);
	FILE *to;
	int st;

	snprintf(path, sizeof(path), "%s/%s.schema.json", folder, f->name);
	to = fopen(path, "w");
	st = schema == NULL || to == NULL || json_dumpf(schema, to, JSON_INDENT(2)) != 0 ||
	     fputc('\n', to) == EOF;
	if (to != NULL)
		st |= fclose(to) != 0;
	json_decref(schema);
	if (st)
		fprintf(stderr, "%s cannot be written\n", path);
	return st;
}

int main(int argc, char **argv)
{
	int st = argc != 2;

	for (size_t i = 0; !st && i < sizeof(documents) / sizeof(documents[0]); i++)
		st = write_schema(argv[1], documents[i]);
	return st;
}
