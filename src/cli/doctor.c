/* samara doctor: lists parts that are present or missing, the effect of each and how to get it. */
#include <stdio.h>
#include <string.h>

#include <jansson.h>

#include "cli/cli.h"
#include "cli/options.h"
#include "cli/parts.h"
#include "cost/machine/energy.h"

typedef struct finding {
	const char *state; /* "ok", "missing", "note": works, but could work better */
	char detail[400];  /* its version or path; the effect of its absence */
	const char *get;   /* how to get it; NULL: nothing to do */
} finding;

static finding look_for(const smr_part *p)
{
	finding f = {.state = "ok"};
	char why[200];

	if (p->is_there(p, f.detail, sizeof(f.detail)))
		return f;
	snprintf(why, sizeof(why), "%.190s", f.detail);
	f = (finding){.state = "missing", .get = p->get};
	snprintf(f.detail, sizeof(f.detail), "%s%s%s%s", p->without, *why != '\0' ? " (" : "", why,
		 *why != '\0' ? ")" : "");
	return f;
}

static finding look_for_counters(void)
{
	finding f = {.state = "note",
		     .get = "as root: chmod a+r "
			    "/sys/class/powercap/intel-rapl:*/energy_uj"};
	smr_energy *e;
	bool measured = false;

	if (smr_energy_open(NULL, &e) == SMR_OK) {
		measured = smr_energy_measured(e);
		smr_energy_close(e);
	}
	if (measured)
		f = (finding){.state = "ok"};
	snprintf(f.detail, sizeof(f.detail), "%s",
		 measured ? "RAPL" : "no counter can be read: joules are modelled");
	return f;
}

static finding look_for_calibration(void)
{
	finding f = {.state = "ok"};
	smr_machine m;

	if (smr_machine_host(&m) != SMR_OK) {
		f = (finding){.state = "missing", .get = "make"};
		snprintf(f.detail, sizeof(f.detail), "no costs can be predicted: %s", smr_errmsg());
	} else if (!m.calibrated) {
		f = (finding){.state = "note", .get = "samara machine calibrate"};
		snprintf(f.detail, sizeof(f.detail), "predictions use the shipped description '%s'",
			 m.name);
	} else {
		snprintf(f.detail, sizeof(f.detail), "%s, %d cores", m.cpu, m.cores);
	}
	return f;
}

/* Prints a finding, or adds it to @p list; returns 1 if the part is missing. */
static int report_finding(const char *name, const finding *f, json_t *list)
{
	if (list != NULL)
		json_array_append_new(list,
				      json_pack("{s:s,s:s,s:s,s:s?}", "name", name, "state",
						f->state, "detail", f->detail, "get", f->get));
	else
		printf("%-8s %-18s %s%s%s\n", f->state, name, f->detail,
		       f->get != NULL ? "; get it: " : "", f->get != NULL ? f->get : "");
	return strcmp(f->state, "missing") == 0;
}

typedef struct request {
	const char *file; /* the command takes no file */
	bool as_json;
} request;

static const smr_cli_option options[] = {
	SMR_CLI_JSON_ROW(request, as_json, "Print the findings as JSON."),
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, file)};

static int run_doctor_command(int argc, char **argv)
{
	request q = {0};
	json_t *list = NULL;
	finding f;
	int missing = 0;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_doctor, "%s", smr_errmsg());
	if (q.file != NULL)
		return smr_cli_usage(&smr_command_doctor, "what is '%s'?", q.file);
	if (q.as_json)
		list = json_array();
	for (const smr_part *p = smr_parts; p->name != NULL; p++) {
		f = look_for(p);
		missing += report_finding(p->name, &f, list);
	}
	f = look_for_calibration();
	missing += report_finding("calibration", &f, list);
	f = look_for_counters();
	missing += report_finding("energy counters", &f, list);
	if (list != NULL) {
		json_dumpf(list, stdout, JSON_INDENT(2));
		putchar('\n');
	}
	json_decref(list);
	return missing > 0;
}

static const smr_cli_form forms[] = {{.options = &all_options}};

const smr_command smr_command_doctor = {
	.name = "doctor",
	.about = "check for missing programs and libraries: the effect, and how to install them",
	SMR_CLI_FORMS(forms),
	.text = "Looks for everything that Samara uses. `ok`: it is there. `missing`: it is not "
		"there; the line says what does not work without it and how to install it. `note`: "
		"it works, but could be better. The exit status is 1 when something is missing.",
	.run = run_doctor_command,
};
