/* samara learn: predictors from kernels that were measured. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/real.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/learn.h"
#include "cli/options.h"
#include "learn/train.h"

typedef struct request {
	const char *what, *out, *as;
	const char **from; /* tables */
	size_t nfrom;
	smr_training how;
	long seed, probes;
	bool as_json;
} request;

static bool take_share(const char *text, double *out)
{
	const char *at = text, *end = text + strlen(text);

	return smr_real_read(&at, end, out) && at == end && *out > 0 && *out < 1;
}

static bool take_hold(void *request_, char *value)
{
	static const struct known {
		const char *name;
		enum smr_hold hold;
	} known[] = {{"machine:", SMR_HOLD_MACHINE},
		     {"largest:", SMR_HOLD_LARGEST},
		     {"random:", SMR_HOLD_RANDOM}};
	smr_training *how = &((request *)request_)->how;

	if (strcmp(value, "nothing") == 0) {
		how->hold = SMR_HOLD_NOTHING;
		return true;
	}
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		size_t n = strlen(known[i].name);

		if (strncmp(value, known[i].name, n) != 0)
			continue;
		how->hold = known[i].hold;
		how->machine = value + n;
		return how->hold == SMR_HOLD_MACHINE ? value[n] != '\0'
						     : take_share(value + n, &how->share);
	}
	return false;
}

static bool take_from(void *request_, char *value)
{
	request *r = request_;

	r->from[r->nfrom++] = value;
	return true;
}

static const smr_cli_option list[] = {
	{"--from", SMR_CLI_CALL, .take = take_from, .metavar = "FILE.csv", .value = "a file",
	 .repeats = true, .help = "Train on this table instead of this machine's history."},
	{"--hold", SMR_CLI_CALL, .take = take_hold, .metavar = "HOW",
	 .value = "random:SHARE, largest:SHARE, machine:NAME or nothing", .initial = "random:0.2",
	 .help = "Of tables: what is held back to judge by: random:SHARE, largest:SHARE, "
		 "machine:NAME or nothing."},
	{"--probes", SMR_CLI_NUMBER, .at = offsetof(request, probes), .least = 0, .most = 64,
	 .initial = "0", .help = "Of a machine held back: kernels that are measured there first."},
	{"--compare", SMR_CLI_FLAG, .at = offsetof(request, how.compare),
	 .help = "Compare with trees on log(seconds) of sizes, without a formula."},
	{"--seed", SMR_CLI_NUMBER, .at = offsetof(request, seed), .least = 0, .most = 1000000000,
	 .initial = "1", .help = "Seed of the choice and of the trees."},
	{"--out", SMR_CLI_TEXT, .at = offsetof(request, out), .metavar = "FILE",
	 .help = "Where the model goes, which is made from what is not held back; of `table`: "
		 "where the table goes."},
	{"--about", SMR_CLI_TEXT, .at = offsetof(request, how.about), .metavar = "TEXT",
	 .help = "Where the measurements come from. It is kept in the model."},
	{"--as", SMR_CLI_TEXT, .at = offsetof(request, as), .metavar = "MACHINE", .initial = "this",
	 .help = "Of `table`: what it calls this host: a name that `samara machine calibrate "
		 "--save` has kept its description by."},
	SMR_CLI_JSON_ROW(request, as_json, "Print the errors as JSON."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list), .file = offsetof(request, what)};

static json_t *score_json(const smr_score *s)
{
	json_t *j = json_pack("{s:s, s:I, s:f, s:f, s:f, s:f, s:f, s:f, s:f}", "group", s->group,
			      "n", (json_int_t)s->n, "mape", s->mape, "median", s->median, "r2",
			      s->r2, "mae_s", s->mae_s, "bias", s->bias, "covered", s->covered,
			      "analytic_mape", s->analytic);

	if (s->plain >= 0)
		json_object_set_new(j, "plain_mape", json_real(s->plain));
	if (s->noise >= 0)
		json_object_set_new(j, "noise", json_real(s->noise));
	if (s->trend >= 0)
		json_object_set_new(j, "relative_trend", json_real(s->trend));
	return j;
}

static smr_status print_json(const request *r, const smr_scores *s)
{
	json_t *all = json_array(), *o;
	smr_status st;

	for (size_t i = 0; i < s->list.n; i++)
		json_array_append_new(all, score_json(&s->list.v[i]));
	o = json_pack("{s:I, s:I, s:o}", "taught", (json_int_t)s->taught, "seed",
		      (json_int_t)r->seed, "held_back", all);
	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the answer");
	st = smr_cli_put_json(o, stdout);
	json_decref(o);
	return st;
}

static void print_percent(double share)
{
	if (share < 0)
		printf(" %8s", "-");
	else
		printf(" %8.1f", 100 * share);
}

static void print_table(const smr_scores *s)
{
	printf("learned from %zu kernels", s->taught);
	if (s->list.n == 0) {
		puts("; none was held back to judge by");
		return;
	}
	printf("; of those held back, in percent:\n%-12s %6s %8s %8s %8s %8s %8s %8s %8s %8s "
	       "%10s\n",
	       "group", "n", "MAPE", "median", "trend", "formula", "plain", "bias", "covered",
	       "noise", "R2");
	for (size_t i = 0; i < s->list.n; i++) {
		const smr_score *x = &s->list.v[i];

		printf("%-12s %6zu", x->group, x->n);
		print_percent(x->mape);
		print_percent(x->median);
		print_percent(x->trend);
		print_percent(x->analytic);
		print_percent(x->plain);
		printf(" %+8.1f", 100 * x->bias);
		print_percent(x->covered);
		print_percent(x->noise);
		printf(" %10.3f\n", x->r2);
	}
}

/* Where nobody says where measurements come from: the tables' names. */
static smr_status name_tables(const request *r, smr_str *out)
{
	for (size_t i = 0; i < r->nfrom; i++)
		smr_str_printf(out, "%s%s", i > 0 ? ", " : "", r->from[i]);
	return smr_str_status(out, "the tables' names");
}

static smr_status train(request *r)
{
	smr_samples samples = {0};
	smr_str names = {0};
	smr_scores scores = {0};
	json_t *model = NULL;
	smr_status st = name_tables(r, &names);

	if (r->how.about == NULL)
		r->how.about = smr_str_text(&names);
	r->how.seed = (unsigned)r->seed;
	r->how.probes = (unsigned)r->probes;
	for (size_t i = 0; st == SMR_OK && i < r->nfrom; i++)
		st = smr_samples_read(r->from[i], &samples);
	if (st == SMR_OK)
		st = smr_train(&samples, &r->how, &model, &scores);
	smr_progress_finish();
	if (st == SMR_OK && r->out != NULL)
		st = smr_train_write(model, r->out);
	if (st == SMR_OK && r->as_json)
		st = print_json(r, &scores);
	else if (st == SMR_OK)
		print_table(&scores);
	json_decref(model);
	smr_free(scores.list.v);
	smr_samples_free(&samples);
	smr_str_free(&names);
	return st;
}

static smr_status learn(request *r)
{
	smr_cli_renewal own = {.out = r->out, .as_json = r->as_json, .how = r->how};

	own.how.seed = (unsigned)r->seed;
	if (strcmp(r->what, "back") == 0)
		return smr_cli_learn_back(&own);
	if (strcmp(r->what, "table") == 0)
		return smr_cli_learn_table(r->as != NULL ? r->as : "this", r->out);
	return r->nfrom > 0 ? train(r) : smr_cli_learn_renew(&own);
}

static int checked(int argc, char **argv, request *r)
{
	static const char *const words[] = {"train", "table", "back"};
	size_t i = 0;
	smr_status st;

	if (smr_cli_take(&options, argc, argv, r) != SMR_OK)
		return smr_cli_usage(&smr_command_learn, "%s", smr_errmsg());
	while (i < 3 && (r->what == NULL || strcmp(r->what, words[i]) != 0))
		i++;
	if (i == 3)
		return smr_cli_usage(&smr_command_learn,
				     r->what != NULL
					     ? "what is '%s'? there are train, table and back"
					     : "what shall be done? (train, table or back)",
				     r->what);
	smr_progress_begin("training");
	st = learn(r);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("learn", "%s", smr_errmsg());
}

static int run(int argc, char **argv)
{
	request r = {.how = {.hold = SMR_HOLD_RANDOM, .share = 0.2}, .seed = 1};
	int rc;

	r.from = smr_calloc((size_t)argc + 1, sizeof(*r.from));
	rc = r.from != NULL ? checked(argc, argv, &r)
			    : smr_cli_fail("learn", "no memory for options");
	smr_free(r.from);
	return rc;
}

static const smr_cli_form forms[] = {
	{.operands = "train",
	 .about = "Without --from: train on what ran on this machine, as its history has it. The "
		  "newest fifth is held back, and a new model takes the place of the one that is "
		  "there only where it is nearer. `samara predict --on this` asks it.",
	 .options = &options},
	{.operands = "back", .about = "Take back the model before."},
	{.operands = "table",
	 .about = "Write the history as a table. Tables of several kinds of hosts make one model, "
		  "which `samara predict --model` asks about each of them."},
};

const smr_command smr_command_learn = {
	.name = "learn",
	.about = "a predictor of times from kernels that were measured",
	SMR_CLI_FORMS(forms),
	.more = "A table has a first line with names of columns, then a kernel a line. Needed are "
		"machine (as --on takes it), class, flops, read, written (bytes) and seconds; "
		"batch, m, n, k, dtype, impl, threads, points, start_s, noise and group may be "
		"there. What is learned is log(seconds / formula). XGBoost's library (libxgboost0) "
		"grows the trees; predicting does not need it.",
	.run = run,
};
