/* samara monitor: what codelets took in each fleet, as the programs that ran them told. */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "cli/cli.h"
#include "cli/node.h"
#include "cluster/cluster.h"

typedef struct wanted {
	const char *codelet, *fleet; /* NULL: all */
	json_t *all;
} wanted;

static double number(const json_t *line, const char *name)
{
	return json_number_value(json_object_get(line, name));
}

static const char *text(const json_t *line, const char *name)
{
	const char *s = json_string_value(json_object_get(line, name));

	return s != NULL ? s : "";
}

static bool fits(const char *want, const char *is)
{
	return want == NULL || strcmp(want, is) == 0;
}

static void collect(void *ctx, const char *key, const char *data, size_t n)
{
	json_t *one = json_loadb(data, n, 0, NULL), *line;
	wanted *w = ctx;
	size_t i;

	json_array_foreach (json_object_get(one, "codelets"), i, line) {
		if (!fits(w->codelet, text(line, "codelet")) ||
		    !fits(w->fleet, text(line, "fleet")))
			continue;
		json_object_set_new(line, "program", json_string(key + strlen("monitor.")));
		json_array_append(w->all, line);
	}
	json_decref(one);
}

static void print_table(const json_t *all)
{
	const json_t *l;
	size_t i;

	if (json_array_size(all) == 0) {
		puts("no call of this kind was told of yet: samara run --cluster DIR does");
		return;
	}
	printf("%-28s %-16s %7s %12s %11s %11s %7s %7s  %-22s program\n", "codelet", "fleet",
	       "count", "predicted ms", "mean ms", "p95 ms", "retries", "errors", "energy");
	json_array_foreach (all, i, l) {
		char energy[48];

		snprintf(energy, sizeof(energy), "%.3g J (%s)", number(l, "energy_j"),
			 text(l, "energy_label"));
		printf("%-28.28s %-16.16s %7.0f %12.3f %11.3f %11.3f %7.0f %6.1f%%  %-22s %s\n",
		       text(l, "codelet"), text(l, "fleet"), number(l, "count"),
		       1e3 * number(l, "predicted_s"), 1e3 * number(l, "mean_s"),
		       1e3 * number(l, "p95_s"), number(l, "retries"),
		       100 * number(l, "error_rate"), energy, text(l, "program"));
	}
}

static smr_status show(const char *dir, wanted *w, bool as_json)
{
	const smr_nats_module *m;
	json_t *all = w->all = json_array();
	smr_nats *n = NULL;
	smr_cluster *c = NULL;
	smr_status st = smr_cluster_open(dir, &c);

	if (st == SMR_OK)
		st = smr_cluster_connect(c, SMR_ROLE_OPERATOR, false, &m, &n);
	if (st == SMR_OK) {
		st = m->each(n, SMR_BUCKET_MODELS, "monitor.>", collect, w);
		m->close(n);
	}
	if (st == SMR_OK && as_json) {
		json_dumpf(all, stdout, JSON_INDENT(1));
		putchar('\n');
	} else if (st == SMR_OK) {
		print_table(all);
	}
	json_decref(all);
	smr_cluster_close(c);
	return st;
}

static int run(int argc, char **argv)
{
	const char *dir = getenv("SAMARA_CLUSTER");
	const char *v;
	bool as_json = false;
	wanted w = {.all = NULL};

	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--json") == 0)
			as_json = true;
		else if ((v = smr_cli_value("--codelet", argc, argv, &i)) != NULL)
			w.codelet = v;
		else if ((v = smr_cli_value("--fleet", argc, argv, &i)) != NULL)
			w.fleet = v;
		else if (argv[i][0] != '-')
			dir = argv[i];
		else
			return smr_cli_usage(&smr_command_monitor, "what is '%s'?", argv[i]);
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_monitor, "which cluster?");
	return show(dir, &w, as_json) == SMR_OK ? 0 : smr_cli_fail("monitor", "%s", smr_errmsg());
}

const smr_command smr_command_monitor = {
	.name = "monitor",
	.args = "[--json] [--codelet NAME] [--fleet NAME] DIR",
	.about = "what codelets took in each fleet of a cluster",
	.more = "Count, mean and 95th percentile, predicted beside measured, energy with its\n"
		"label, share of errors, for each codelet and fleet, of the programs that have "
		"run\n"
		"on the cluster of this folder (or of SAMARA_CLUSTER). The fleet \"here\" is the\n"
		"program's own process. smr_monitor() tells a program the same.",
	.run = run,
};
