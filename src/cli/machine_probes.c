/* samara machine calibrate --probes: keeps kernels that were measured on other machines. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/machine.h"
#include "learn/train/probed.h"

static void print_groups(const smr_probed *p)
{
	smr_probed_group g;

	printf("  %-10s %-8s %8s %14s %14s\n", "class", "numbers", "kernels", "error before",
	       "by the others");
	for (size_t i = 0; smr_probed_group_at(p, i, &g); i++)
		printf("  %-10s %-8s %8zu %12.1f %% %12.1f %%%s\n", g.klass,
		       g.multiplies != NULL ? g.multiplies : "-", g.n, 100 * g.before,
		       100 * g.after, g.batched ? "  (batches)" : "");
}

/* Keeps the kernels of one machine, and predicts each of them by the others. */
static smr_status keep_machine(const smr_samples *s, const smr_machine *m)
{
	char *path = NULL;
	smr_probed *p = NULL;
	smr_status st;

	SMR_TRY(smr_probed_keep(s, m, &path));
	st = smr_probed_load(m, NULL, &p);
	if (st != SMR_OK || p == NULL) {
		smr_free(path);
		return st;
	}
	printf("%s: %zu measured kernels, kept as %s\n", m->name, smr_probed_count(p), path);
	print_groups(p);
	smr_probed_free(p);
	smr_free(path);
	return SMR_OK;
}

smr_status smr_cli_keep_probes(const char *file)
{
	smr_samples s = {0};
	smr_status st = smr_samples_read(file, &s);

	for (size_t i = 0; st == SMR_OK && i < s.machines.n; i++)
		st = keep_machine(&s, &s.machines.v[i]->m);
	smr_samples_free(&s);
	return st;
}
