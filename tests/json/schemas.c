/* schemas FOLDER: writes NAME.schema.json for every JSON document that a command prints. */
#include <stdio.h>
#include <string.h>

#include "base/data/fields.h"
#include "learn/train/learned.h"
#include "api/decompose/codelets_internal.h"
#include "api/explain/fields.h"
#include "api/script/fields.h"
#include "cli/archive/archive_fields.h"
#include "cli/cache_fields.h"
#include "cli/cluster/cluster_fields.h"
#include "cli/explain/library_fields.h"
#include "cli/parts_fields.h"
#include "cli/passes.h"
#include "cli/run/model_fields.h"
#include "cli/run/report_fields.h"
#include "plan/workflow/tasks.h"
#include "predict/ask/provision.h"
#include "predict/ask/session.h"
#include "predict/search/search.h"
#include "predict/serving/serving.h"
#include "predict/transformer/steps.h"

static const smr_fields *const documents[] = {
	&smr_predicted_fields,
	&smr_machine_plans_fields,
	&smr_task_schedule_fields,
	&smr_task_front_fields,
	&smr_simulated_fields,
	&smr_serving_fields,
	&smr_found_fields,
	&smr_codelets_fields,
	&smr_explained_fields,
	&smr_explained_script_fields,
	&smr_peak_memory_script_fields,
	&smr_learn_result_fields,
	&smr_learn_renewed_fields,
	&smr_run_report_fields,
	&smr_model_run_fields,
	&smr_cache_info_fields,
	&smr_cache_cleared_fields,
	&smr_archive_shown_fields,
	&smr_archive_trial_fields,
	&smr_archive_called_fields,
	&smr_monitor_fields,
	&smr_monitor_plans_fields,
	&smr_cluster_test_fields,
	&smr_cluster_picture_fields,
	&smr_findings_fields,
	&smr_kernels_fields,
	&smr_build_facts_fields,
};

/* Documents that get "passes" with --time-passes, added by the command. */
static const smr_fields *const timed[] = {
	&smr_predicted_fields,
	&smr_explained_fields,
	&smr_explained_script_fields,
	&smr_peak_memory_script_fields,
};

static json_t *make_timed_schema(const smr_fields *f)
{
	enum { MOST_FIELDS = 64 };
	smr_field list[MOST_FIELDS];
	smr_fields with = *f;

	if (f->n + 1 > MOST_FIELDS)
		return NULL;
	memcpy(list, f->list, f->n * sizeof(*list));
	list[with.n++] = (smr_field){.name = "passes",
				     .kind = SMR_FIELD_RECORD,
				     .rule = SMR_FIELD_IF_SET,
				     .of = &smr_cli_passes_fields};
	with.list = list;
	return smr_fields_schema(&with);
}

static json_t *make_schema(const smr_fields *f)
{
	for (size_t i = 0; i < sizeof(timed) / sizeof(timed[0]); i++)
		if (timed[i] == f)
			return make_timed_schema(f);
	return smr_fields_schema(f);
}

static int write_schema(const char *folder, const smr_fields *f)
{
	char path[4096];
	json_t *schema = make_schema(f);
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
