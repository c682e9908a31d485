/* samara doctor: lists parts that are present or missing, the effect of each and how to get it. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/gpus.h"
#include "cli/json.h"
#include "cli/libraries.h"
#include "cli/options.h"
#include "cli/parts.h"
#include "cli/parts_fields.h"
#include "cli/webgpu.h"
#include "cost/machine/energy.h"

enum { MOST_FINDINGS = 96 };

typedef struct findings {
	size_t n, missing;
	smr_finding each[MOST_FINDINGS];
} findings;

static smr_finding look_for(const smr_part *p)
{
	smr_finding f = {.state = "ok"};
	char why[200];

	if (p->is_there(p, f.detail, sizeof(f.detail)))
		return f;
	snprintf(why, sizeof(why), "%.190s", f.detail);
	f = (smr_finding){.state = "missing", .get = p->get};
	snprintf(f.detail, sizeof(f.detail), "%s%s%s%s", p->without, *why != '\0' ? " (" : "", why,
		 *why != '\0' ? ")" : "");
	return f;
}

static smr_finding look_for_counters(void)
{
	smr_finding f = {.state = "note",
			 .get = "as root: chmod a+r "
				"/sys/class/powercap/intel-rapl:*/energy_uj"};
	smr_energy *e;
	bool measured = false;

	if (smr_energy_open(NULL, &e) == SMR_OK) {
		measured = smr_energy_measured(e);
		smr_energy_close(e);
	}
	if (measured)
		f = (smr_finding){.state = "ok"};
	snprintf(f.detail, sizeof(f.detail), "%s",
		 measured ? "RAPL" : "no counter can be read: joules are modelled");
	return f;
}

static smr_finding look_for_calibration(void)
{
	smr_finding f = {.state = "ok"};
	smr_machine m;

	if (smr_machine_host(&m) != SMR_OK) {
		f = (smr_finding){.state = "missing", .get = "make"};
		snprintf(f.detail, sizeof(f.detail), "no costs can be predicted: %s", smr_errmsg());
	} else if (!m.calibrated) {
		f = (smr_finding){.state = "note", .get = "samara machine calibrate"};
		snprintf(f.detail, sizeof(f.detail), "predictions use the shipped description '%s'",
			 m.name);
	} else {
		snprintf(f.detail, sizeof(f.detail), "%s, %d cores", m.cpu, m.cores);
	}
	return f;
}

static void add_finding(findings *all, const char *name, smr_finding f)
{
	if (all->n == MOST_FINDINGS)
		return;
	f.name = name;
	all->missing += strcmp(f.state, "missing") == 0;
	all->each[all->n++] = f;
}

static void print_findings(const findings *all)
{
	for (size_t i = 0; i < all->n; i++) {
		const smr_finding *f = &all->each[i];

		printf("%-8s %-18s %s%s%s\n", f->state, f->name, f->detail,
		       f->get != NULL ? "; get it: " : "", f->get != NULL ? f->get : "");
	}
}

static smr_status put_findings(const findings *all)
{
	const smr_finding *list[MOST_FINDINGS];

	for (size_t i = 0; i < all->n; i++)
		list[i] = &all->each[i];
	return smr_cli_put_fields(&smr_findings_fields, &(smr_findings){.list = list, .n = all->n},
				  stdout);
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
	smr_finding libraries[SMR_LIBRARY_FINDINGS], gpus[SMR_GPU_FINDINGS],
		webgpu[SMR_WEBGPU_FINDINGS];
	findings all = {.n = 0};
	size_t nlibraries, ngpus, nwebgpu;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_doctor, "%s", smr_errmsg());
	if (q.file != NULL)
		return smr_cli_usage(&smr_command_doctor, "what is '%s'?", q.file);
	for (const smr_part *p = smr_parts; p->name != NULL; p++)
		add_finding(&all, p->name, look_for(p));
	nlibraries = smr_find_libraries(libraries);
	for (size_t i = 0; i < nlibraries; i++)
		add_finding(&all, libraries[i].name, libraries[i]);
	ngpus = smr_find_gpus(gpus);
	for (size_t i = 0; i < ngpus; i++)
		add_finding(&all, gpus[i].name, gpus[i]);
	ngpus = smr_find_gpu_libraries(gpus);
	for (size_t i = 0; i < ngpus; i++)
		add_finding(&all, gpus[i].name, gpus[i]);
	nwebgpu = smr_find_webgpu(webgpu);
	for (size_t i = 0; i < nwebgpu; i++)
		add_finding(&all, webgpu[i].name, webgpu[i]);
	add_finding(&all, "calibration", look_for_calibration());
	add_finding(&all, "energy counters", look_for_counters());
	if (!q.as_json)
		print_findings(&all);
	else if (put_findings(&all) != SMR_OK)
		return smr_cli_fail("doctor", "%s", smr_errmsg());
	return all.missing > 0;
}

static const smr_cli_form forms[] = {{.options = &all_options}};

const smr_command smr_command_doctor = {
	.name = "doctor",
	.about = "check for missing programs and libraries: the effect, and how to install them",
	SMR_CLI_FORMS(forms),
	.text = "Looks for everything that Samara uses. `ok`: it is there. `missing`: it is not "
		"there; the line says what does not work without it and how to install it. `note`: "
		"it works, but could be better. The exit status is 1 when something is missing.\n\n"
		"Each version of oneDNN and of OpenBLAS that is found is measured, on one thread: "
		"operations per second, and how many times those of the other version.\n\n"
		"GPUs are those that the CUDA driver shows to this process "
		"(CUDA_VISIBLE_DEVICES).",
	.run = run_doctor_command,
};
