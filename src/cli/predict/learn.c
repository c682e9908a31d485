/* samara learn: trains predictors on measured kernels. */
#include <samara/learn.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/parse_double.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"

typedef struct request {
	const char *what, *as;
	const char **from; /* tables */
	long seed, probes;
	bool as_json, compare;
	smr_learn_params q;
} request;

static bool take_share(const char *text, double *out)
{
	const char *at = text, *end = text + strlen(text);

	return smr_parse_double_read(&at, end, out) && at == end && *out > 0 && *out < 1;
}

static bool take_hold(void *request_, char *value)
{
	static const struct known {
		const char *name;
		smr_learn_hold hold;
	} known[] = {{"machine:", SMR_LEARN_HOLD_MACHINE},
		     {"largest:", SMR_LEARN_HOLD_LARGEST},
		     {"random:", SMR_LEARN_HOLD_RANDOM}};
	smr_learn_params *q = &((request *)request_)->q;

	if (strcmp(value, "nothing") == 0) {
		q->hold = SMR_LEARN_HOLD_NOTHING;
		return true;
	}
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		size_t n = strlen(known[i].name);

		if (strncmp(value, known[i].name, n) != 0)
			continue;
		q->hold = known[i].hold;
		q->machine = value + n;
		return q->hold == SMR_LEARN_HOLD_MACHINE ? value[n] != '\0'
							 : take_share(value + n, &q->share);
	}
	return false;
}

static bool take_from(void *request_, char *value)
{
	request *r = request_;

	r->from[r->q.nfrom++] = value;
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
	{"--compare", SMR_CLI_FLAG, .at = offsetof(request, compare),
	 .help = "Compare with trees on log(seconds) of sizes, without a formula."},
	{"--seed", SMR_CLI_NUMBER, .at = offsetof(request, seed), .least = 0, .most = 1000000000,
	 .initial = "1", .help = "Seed of the choice and of the trees."},
	{"--out", SMR_CLI_TEXT, .at = offsetof(request, q.out), .metavar = "FILE",
	 .help = "Where the model goes, which is made from what is not held back; of `table`: "
		 "where the table goes."},
	{"--about", SMR_CLI_TEXT, .at = offsetof(request, q.about), .metavar = "TEXT",
	 .help = "Where the measurements come from. It is kept in the model."},
	{"--as", SMR_CLI_TEXT, .at = offsetof(request, as), .metavar = "MACHINE", .initial = "this",
	 .help = "Of `table`: what it calls this host: a name that `samara machine calibrate "
		 "--save` has kept its description by."},
	SMR_CLI_JSON_ROW(request, as_json, "Print the errors as JSON."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list), .file = offsetof(request, what)};

/* ---- from tables ----------------------------------------------------------------------------- */

static void print_percent(double share)
{
	if (share < 0)
		printf(" %8s", "-");
	else
		printf(" %8.1f", 100 * share);
}

static void print_scores(const smr_learn_result *r)
{
	printf("learned from %llu kernels", (unsigned long long)r->taught);
	if (r->nscores == 0) {
		puts("; none was held back to judge by");
		return;
	}
	printf("; of those held back, in percent:\n%-12s %6s %8s %8s %8s %8s %8s %8s %8s %8s "
	       "%10s\n",
	       "group", "n", "MAPE", "median", "trend", "formula", "plain", "bias", "covered",
	       "noise", "R2");
	for (size_t i = 0; i < r->nscores; i++) {
		const smr_learn_score *x = r->scores[i];

		printf("%-12s %6llu", x->group, (unsigned long long)x->n);
		print_percent(x->mape);
		print_percent(x->median);
		print_percent(x->relative_trend);
		print_percent(x->analytic_mape);
		print_percent(x->plain_mape);
		printf(" %+8.1f", 100 * x->bias);
		print_percent(x->covered);
		print_percent(x->noise);
		printf(" %10.3f\n", x->r2);
	}
}

static smr_status train_predictor(const request *r)
{
	const smr_learn_result *x;
	char *text;
	smr_status st = SMR_OK;

	SMR_TRY(smr_learn_train(&r->q, &x));
	smr_progress_finish();
	if (!r->as_json)
		print_scores(x);
	else if ((st = smr_learn_result_json(x, SMR_CLI_DIGITS, &text)) == SMR_OK)
		st = smr_cli_put_text(text);
	smr_learn_result_free(x);
	return st;
}

/* ---- from this machine's history ------------------------------------------------------------- */

static void print_error(const char *who, double error)
{
	if (error >= 0)
		printf("  %-22s %6.1f\n", who, 100 * error);
}

static void print_renewed(const smr_learn_renewed *r)
{
	static const struct {
		const char *what, *words;
	} all[] = {{"kept", "the model stays as it is"},
		   {"replaced", "the new model is used from now on"},
		   {"back", "the one before is used again"}};

	if (r->damaged)
		printf("%s was damaged\n", r->path);
	printf("%llu kernels of this machine's history; mean error of the newest %llu, in "
	       "percent:\n",
	       (unsigned long long)r->samples, (unsigned long long)r->newest);
	print_error("formula", r->formula);
	print_error("the model", r->model);
	print_error("the one before", r->before);
	print_error("a new one", r->fresh);
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		if (strcmp(all[i].what, r->what) == 0)
			printf("%s: %s\n", all[i].words, r->path);
}

static smr_status retrain_predictor(const request *r)
{
	const smr_learn_renewed *x;
	char *text;
	smr_status st = SMR_OK;

	SMR_TRY(smr_learn_renew(&r->q, &x));
	smr_progress_finish();
	if (!r->as_json)
		print_renewed(x);
	else if ((st = smr_learn_renewed_json(x, SMR_CLI_DIGITS, &text)) == SMR_OK)
		st = smr_cli_put_text(text);
	smr_learn_renewed_free(x);
	return st;
}

static smr_status write_table(const request *r)
{
	char *text;
	size_t n;
	smr_status st = SMR_OK;

	SMR_TRY(smr_learn_table(r->as, &text));
	n = strlen(text);
	if (r->q.out != NULL)
		st = smr_write_file(r->q.out, text, n, SMR_WRITE_SYNC);
	else if (fwrite(text, 1, n, stdout) != n || fflush(stdout) != 0)
		st = smr_fail(SMR_EIO, "the table cannot be written");
	smr_text_free(text);
	return st;
}

static smr_status run_learn_action(request *r)
{
	r->q.from = r->from;
	r->q.seed = (unsigned)r->seed;
	r->q.probes = (unsigned)r->probes;
	r->q.compare = r->compare;
	if (strcmp(r->what, "back") == 0)
		return smr_learn_back(r->q.out);
	if (strcmp(r->what, "table") == 0)
		return write_table(r);
	return r->q.nfrom > 0 ? train_predictor(r) : retrain_predictor(r);
}

static int parse_and_learn(int argc, char **argv, request *r)
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
					     : "name an action: train, table or back",
				     r->what);
	smr_progress_begin("training");
	st = run_learn_action(r);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("learn", "%s", smr_errmsg());
}

static int run_learn_command(int argc, char **argv)
{
	request r = {.q = SMR_INIT(smr_learn_params), .seed = 1};
	int rc;

	r.from = smr_calloc((size_t)argc + 1, sizeof(*r.from));
	rc = r.from != NULL ? parse_and_learn(argc, argv, &r)
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
	.run = run_learn_command,
};
