/* samara machine: this host as the cost model sees it, and all others that are described. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/machine.h"
#include "cli/options.h"
#include "pipeline/operators.h"

typedef struct request {
	const char *words[2];
	size_t nwords;
	const char *save, *wrong;
	bool as_json;
} request;

/* What was measured is shown even when it cannot be kept. */
static smr_status calibrate(const request *r)
{
	smr_machine m = {.calibrated = false};
	smr_status st = smr_machine_calibrate(&m);
	char *path = NULL;

	if (!m.calibrated)
		return st;
	if (st == SMR_OK)
		st = smr_measure_operators(&m);
	if (st == SMR_OK)
		st = smr_machine_keep(&m);
	if (st == SMR_OK && r->save != NULL)
		st = smr_machine_save(&m, r->save, &path);
	if (path != NULL)
		fprintf(stderr, "samara machine: kept as %s\n", path);
	smr_free(path);
	return smr_cli_show_machine(&m, NULL, r->as_json) == SMR_OK ? st : SMR_EIO;
}

static smr_status show(const char *name, bool as_json)
{
	char *file = NULL;
	smr_machine m;
	smr_status st;

	if (strcmp(name, "this") != 0)
		SMR_TRY(smr_machine_file(name, &file));
	else if (smr_machine_host_file(&file) != SMR_OK)
		file = NULL; /* a shipped one, with this host's cores */
	st = smr_machine_load(name, &m);
	if (st == SMR_OK)
		st = smr_cli_show_machine(&m, file, as_json);
	smr_free(file);
	return st;
}

/* A path is read as one even where it has no '/'. */
static smr_status check(const char *path)
{
	char *none;
	smr_machine m;

	SMR_TRY(smr_machine_load(path, &m));
	SMR_TRY(smr_machine_unsourced(path, &none));
	printf("%s: %s can be predicted on", path, m.name);
	printf(none[0] != '\0' ? "; no source is given for %s\n" : "%s\n", none);
	smr_free(none);
	return SMR_OK;
}

static smr_status list(const request *r)
{
	return smr_cli_list_machines(r->as_json);
}

static smr_status show_named(const request *r)
{
	return show(r->words[1], r->as_json);
}

static smr_status check_named(const request *r)
{
	return check(r->words[1]);
}

static const struct verb {
	const char *name;
	size_t words; /* with itself */
	bool json, save;
	smr_status (*run)(const request *r);
} verbs[] = {
	{"list", 1, true, false, list},
	{"show", 2, true, false, show_named},
	{"check", 2, false, false, check_named},
	{"calibrate", 1, true, true, calibrate},
};

static const struct verb *find_verb(const char *word)
{
	for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++)
		if (strcmp(word, verbs[i].name) == 0)
			return &verbs[i];
	return NULL;
}

static void take_word(void *to, char *arg)
{
	request *r = to;

	if (arg[0] == '-' || r->nwords == 2)
		r->wrong = r->wrong == NULL ? arg : r->wrong;
	else
		r->words[r->nwords++] = arg;
}

static const smr_cli_option options[] = {
	{"--save", SMR_CLI_TEXT, .at = offsetof(request, save)},
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, as_json)},
};

static const smr_cli_options all_options = {
	.list = options, .n = sizeof(options) / sizeof(options[0]), .other = take_word};

static int run(int argc, char **argv)
{
	request r = {0};
	const char *wrong;
	const struct verb *v = NULL;
	smr_status st;

	if (smr_cli_take(&all_options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_machine, "%s", smr_errmsg());
	wrong = r.wrong;
	if (wrong == NULL && r.nwords > 0) {
		v = find_verb(r.words[0]);
		if (v == NULL)
			wrong = r.words[0];
		else if (r.nwords > v->words)
			wrong = r.words[1];
		else if (r.nwords < v->words)
			return smr_cli_usage(&smr_command_machine, "%s what?", v->name);
	}
	if (wrong == NULL && r.as_json && v != NULL && !v->json)
		wrong = "--json";
	if (wrong == NULL && r.save != NULL && (v == NULL || !v->save))
		wrong = "--save";
	if (wrong != NULL)
		return smr_cli_usage(&smr_command_machine, "what is '%s'?", wrong);
	st = v != NULL ? v->run(&r) : show("this", r.as_json);
	return st == SMR_OK ? 0 : smr_cli_fail("machine", "%s", smr_errmsg());
}

const smr_command smr_command_machine = {
	.name = "machine",
	.args = "[list | show NAME | check FILE | calibrate [--save NAME]] [--json]",
	.about = "this host as the cost model sees it, and others; calibrate measures it",
	.more = "Without a word: this host. Names are those of machines/, their aliases, and files "
		"of "
		"your own,\n"
		"NAME.json in the folders of SAMARA_MACHINES (colons between them) or in\n"
		"~/.config/samara/machines; a path will do, and `this`.\n"
		"  list         all that are known\n"
		"  show NAME    one of them, with the source of each figure\n"
		"  check FILE   whether a description of your own can be read; machines/README.md "
		"has "
		"its members\n"
		"  calibrate    measures this host (some seconds) and keeps the result in the "
		"cache, "
		"one for\n"
		"               each kind of host that shares it; without it predictions use the "
		"description that\n"
		"               fits best\n"
		"  --save NAME  keeps it as a machine of your own as well, to predict on it from "
		"elsewhere\n"
		"  --json       as machines/*.json have it",
	.run = run,
};
