/* Observes the passes of a program for users: dumps the text between passes, and measures times. */
#include "cli/passes.h"

#include <stdio.h>

#include <samara/code.h>

#include "base/data/fields.h"
#include "cli/json.h"

static void print_pass_dump(void *ctx, const char *when, const char *pass, const char *text)
{
	fprintf(stderr, "# %s %s\n%s", when, pass, text);
}

static smr_pass_watch watch = {.show = print_pass_dump, .lock = PTHREAD_MUTEX_INITIALIZER};
static bool watched, timed;

const char *smr_cli_pass_word(size_t i)
{
	return i < SMR_NPASSES ? smr_passes[i].name : i == SMR_NPASSES ? "all" : NULL;
}

bool smr_cli_take_dump(void *request, char *name)
{
	watched = true;
	return smr_pass_watch_add(&watch, name) == SMR_OK;
}

void smr_cli_time_passes(void)
{
	watched = timed = true;
}

smr_pass_watch *smr_cli_passes(void)
{
	return watched ? &watch : NULL;
}

static double all_seconds(void)
{
	double sum = 0;

	for (size_t i = 0; i < SMR_NPASSES; i++)
		sum += watch.seconds[i];
	return sum;
}

void smr_cli_passes_print(void)
{
	double all = all_seconds();

	if (!timed)
		return;
	fprintf(stderr, "%-12s %6s %10s %6s\n", "pass", "runs", "ms", "%");
	for (size_t i = 0; i < SMR_NPASSES; i++)
		if (watch.runs[i] > 0)
			fprintf(stderr, "%-12s %6u %10.3f %6.1f\n", smr_passes[i].name,
				watch.runs[i], watch.seconds[i] * 1e3,
				all > 0 ? watch.seconds[i] / all * 100 : 0);
	fprintf(stderr, "%-12s %6s %10.3f\n", "all", "", all * 1e3);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

#define TIME(...) SMR_FIELD(smr_cli_pass_time, __VA_ARGS__)
static const smr_field time_list[] = {
	TIME(name, "name", TEXT),
	TIME(runs, "runs", INTEGER),
	TIME(ms, "ms", REAL, .unit = "ms", .about = "of all runs"),
};
static const smr_fields time_fields = {
	.name = "pass_time", .list = time_list, .n = sizeof(time_list) / sizeof(time_list[0])};

static const smr_field times_list[] = {SMR_FIELD_LIST(smr_cli_pass_times, list, n, "passes",
						      RECORDS, .of = &time_fields,
						      .about = "with --time-passes")};
const smr_fields smr_cli_passes_fields = {
	.name = "pass_times", .form = SMR_FIELDS_ONLY, .list = times_list, .n = 1};

const smr_cli_pass_times *smr_cli_pass_times_taken(void)
{
	static smr_cli_pass_time each[SMR_NPASSES];
	static const smr_cli_pass_time *list[SMR_NPASSES];
	static smr_cli_pass_times all = {.list = list};

	all.n = 0;
	for (size_t i = 0; i < SMR_NPASSES; i++) {
		if (watch.runs[i] == 0)
			continue;
		each[i] = (smr_cli_pass_time){smr_passes[i].name, watch.runs[i],
					      watch.seconds[i] * 1e3};
		list[all.n++] = &each[i];
	}
	return timed ? &all : NULL;
}

/* Adds the times to a document. */
static smr_status put_times(json_t *o)
{
	const smr_cli_pass_times *t = smr_cli_pass_times_taken();
	json_t *list;

	if (t == NULL)
		return SMR_OK;
	SMR_TRY(smr_fields_json(&smr_cli_passes_fields, t, &list));
	return json_object_set_new(o, "passes", list) == 0
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "no memory for times of passes");
}

static smr_status put_text(const char *text, FILE *to)
{
	bool ok = fputs(text, to) >= 0 && fputc('\n', to) != EOF;

	return ok ? SMR_OK : smr_fail(SMR_EIO, "cannot write the JSON");
}

smr_status smr_cli_passes_put_text(char *text, FILE *to)
{
	json_t *o = NULL;
	smr_status st;

	if (smr_cli_passes() == NULL)
		st = put_text(text, to);
	else if ((o = json_loads(text, 0, NULL)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for JSON");
	else
		st = put_times(o);
	if (st == SMR_OK && o != NULL)
		st = smr_cli_put_json_digits(o, SMR_CLI_DIGITS, to);
	json_decref(o);
	smr_text_free(text);
	return st;
}
