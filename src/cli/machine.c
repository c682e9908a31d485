/* samara machine: this host as the cost model sees it. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cost/machine.h"

static void print_machine(const smr_machine *m)
{
	printf("%s%s%s%s, %d cores%s\n", m->name, m->cpu[0] ? " (" : "", m->cpu,
	       m->cpu[0] ? ")" : "", m->cores,
	       m->calibrated ? "" : "  [shipped description: run `samara machine calibrate`]");
	if (m->kind != SMR_MACHINE_CPU)
		printf("a kernel's launch %.1f us\n", m->launch_s * 1e6);
	printf("one core      %.1f GFLOP/s f32, %.1f f64; a dependent addition takes %.2f ns\n",
	       m->peak_f32 * 1e-9, m->peak_f64 * 1e-9, m->scalar_add_s * 1e9);
	printf("parallel region %.1f us, first touch of pages %.2f GB/s\n", m->fork_join_s * 1e6,
	       m->first_touch_bps * 1e-9);
	for (size_t i = 0; i < m->npoints; i++)
		printf("bandwidth at %9.0f kB: %6.1f GB/s one thread, %6.1f all\n",
		       m->set_bytes[i] / 1024, m->bw_one[i] * 1e-9, m->bw_all[i] * 1e-9);
}

static int run(int argc, char **argv)
{
	bool calibrate = false, as_json = false;
	smr_machine m;
	char *text;
	smr_status st;
	int rc;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "calibrate") == 0)
			calibrate = true;
		else if (strcmp(argv[i], "--json") == 0)
			as_json = true;
		else
			return smr_cli_usage(&smr_command_machine, "what is '%s'?", argv[i]);
	}
	m.calibrated = false;
	st = calibrate ? smr_machine_calibrate(&m) : smr_machine_host(&m);
	rc = st == SMR_OK ? 0 : smr_cli_fail("machine", "%s", smr_errmsg());
	if (st != SMR_OK && !m.calibrated)
		return rc;
	if (!as_json) {
		print_machine(&m);
		return rc;
	}
	if (smr_machine_json(&m, &text) != SMR_OK)
		return smr_cli_fail("machine", "%s", smr_errmsg());
	puts(text);
	smr_free(text);
	return rc;
}

const smr_command smr_command_machine = {
	.name = "machine",
	.args = "[calibrate] [--json]",
	.about = "this host as the cost model sees it; calibrate measures it",
	.more = "calibrate measures this host (3 s at most) and keeps the result in the cache, one "
		"for\n"
		"each kind of host that shares it. Without it predictions use the description in\n"
		"machines/ that fits best.\n"
		"  --json   as machines/*.json have it",
	.run = run,
};
