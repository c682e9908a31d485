/* samara predict: what a program takes on machines, here or not. */
#include "cli/predict.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/real.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/model_arrays.h"
#include "cli/options.h"

enum { MOST_DEVICES = SMR_MAX_DEVICES };

/* A program as it is read for a kind of machine. */
typedef struct reading {
	bool here;
	smr_machine_kind kind;
	smr_strategy strategy;
	smr_workload *work;
} reading;

typedef struct request {
	const char *inputs, *strategy;
	bool as_json;
	long threads;
	double turns;
	smr_cli_prediction p;
	size_t nreadings;
	reading *readings;
} request;

/* NAME, NAME:COUNT */
static bool take_machine(void *request_, char *value)
{
	request *r = request_;
	smr_cli_target *t = &r->p.targets[r->p.n++];
	char *colon = strrchr(value, ':');
	uint64_t n = 0;

	if (colon != NULL) {
		if (!smr_cli_number(colon + 1, MOST_DEVICES, &n) || n < 1)
			return false;
		*colon = '\0';
	}
	if (*value == '\0' || strlen(value) >= sizeof(t->name))
		return false;
	strcpy(t->name, value);
	t->devices = (long)n;
	t->here = strcmp(value, "this") == 0;
	return true;
}

static bool take_turns(void *request_, char *value)
{
	const char *at = value, *end = value + strlen(value);
	double *out = &((request *)request_)->turns;

	return smr_real_read(&at, end, out) && at == end && *out >= 1 && *out <= 1e12;
}

static const smr_cli_option list[] = {
	{.name = "--on", .kind = SMR_CLI_CALL, .take = take_machine},
	{.name = "--strategy", .kind = SMR_CLI_TEXT, .at = offsetof(request, strategy)},
	{.name = "--turns", .kind = SMR_CLI_CALL, .take = take_turns},
	{.name = "--inputs", .kind = SMR_CLI_TEXT, .at = offsetof(request, inputs)},
	{.name = "--threads",
	 .kind = SMR_CLI_NUMBER,
	 .at = offsetof(request, threads),
	 .most = 1024},
	{.name = "--by-codelet", .kind = SMR_CLI_FLAG, .at = offsetof(request, p.by_codelet)},
	{.name = "--json", .kind = SMR_CLI_FLAG, .at = offsetof(request, as_json)},
};

/* ---- answers --------------------------------------------------------------------------------- */

static smr_status find_machine(smr_ctx *ctx, smr_cli_target *t)
{
	if (!t->here)
		return smr_machine_load(t->name, &t->machine);
	t->machine = ctx->machine;
	return SMR_OK;
}

static bool same_strategy(const smr_strategy *a, const smr_strategy *b)
{
	return a->data == b->data && a->sequence == b->sequence && a->tensor == b->tensor &&
	       a->fully == b->fully;
}

/* Ops are fused for a kind of machine: for the first one of it. */
static smr_workload *find_work(const request *r, const smr_cli_target *t)
{
	for (size_t i = 0; i < r->nreadings; i++) {
		const reading *o = &r->readings[i];

		if (o->here == t->here && o->kind == t->machine.kind &&
		    same_strategy(&o->strategy, &t->strategy))
			return o->work;
	}
	return NULL;
}

static smr_status get_work(request *r, smr_ctx *ctx, const smr_load_params *l, smr_cli_target *t)
{
	smr_workload_params how = {.target = t->here ? NULL : &t->machine, .turns = r->turns};
	reading *o = &r->readings[r->nreadings];

	t->work = find_work(r, t);
	if (t->work != NULL)
		return SMR_OK;
	if (smr_strategy_devices(&t->strategy) > 1)
		how.strategy = &t->strategy;
	SMR_TRY(smr_workload_read(ctx, l, &how, &o->work));
	o->here = t->here;
	o->kind = t->machine.kind;
	o->strategy = t->strategy;
	t->work = o->work;
	r->nreadings++;
	return SMR_OK;
}

/* A program of one device, on several: each gets its part of the batch, if nothing else was said.
 */
static smr_status cut_work(request *r, smr_ctx *ctx, const smr_load_params *l, smr_cli_target *t)
{
	uint32_t n = t->work->devices;

	if (t->devices == 0)
		t->devices = n;
	if (t->devices == n)
		return SMR_OK;
	if (r->p.is_cut || n > 1)
		return smr_fail(SMR_EINVAL, "%s is for %u device%s: --on %s:%u",
				r->p.is_cut ? "the strategy" : r->p.file, n, n > 1 ? "s" : "",
				t->name, n);
	t->strategy.data = (uint32_t)t->devices;
	return get_work(r, ctx, l, t);
}

static smr_status answer(request *r, smr_ctx *ctx, const smr_load_params *l, smr_cli_target *t)
{
	smr_cost c = {.machine = &t->machine};

	SMR_TRY(find_machine(ctx, t));
	t->strategy = r->p.strategy;
	SMR_TRY(get_work(r, ctx, l, t));
	SMR_TRY(cut_work(r, ctx, l, t));
	if (t->here)
		c = ctx->runner.cost;
	return smr_forecast_of(&c, t->work, &t->forecast);
}

static int by_time(const void *a, const void *b)
{
	const smr_forecast *x = &((const smr_cli_target *)a)->forecast;
	const smr_forecast *y = &((const smr_cli_target *)b)->forecast;

	if (x->fits != y->fits)
		return x->fits ? -1 : 1;
	return x->p50 < y->p50 ? -1 : x->p50 > y->p50;
}

static bool beats(const smr_forecast *x, const smr_forecast *y)
{
	return x->fits && x->p50 <= y->p50 && x->energy_j <= y->energy_j &&
	       (x->p50 < y->p50 || x->energy_j < y->energy_j);
}

static void rank(smr_cli_prediction *p)
{
	qsort(p->targets, p->n, sizeof(*p->targets), by_time);
	for (size_t i = 0; i < p->n; i++) {
		p->targets[i].front = p->targets[i].forecast.fits;
		for (size_t k = 0; k < p->n; k++)
			if (beats(&p->targets[k].forecast, &p->targets[i].forecast))
				p->targets[i].front = false;
	}
}

static smr_status print(const request *r)
{
	json_t *o;
	smr_status st;

	if (!r->as_json) {
		smr_cli_predict_print(&r->p);
		return SMR_OK;
	}
	o = smr_cli_predict_json(&r->p);
	st = o != NULL ? smr_cli_put_json(o, stdout)
		       : smr_fail(SMR_ENOMEM, "no memory for the prediction's JSON");
	json_decref(o);
	return st;
}

static smr_status answer_all(request *r, smr_ctx *ctx, const smr_arrays *sizes)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_status st = SMR_OK;

	l.path = r->p.file;
	l.args = sizes->list;
	l.nargs = sizes->n;
	for (size_t i = 0; st == SMR_OK && i < r->p.n; i++)
		st = answer(r, ctx, &l, &r->p.targets[i]);
	if (st == SMR_OK) {
		rank(&r->p);
		st = print(r);
	}
	while (r->nreadings > 0)
		smr_workload_free(r->readings[--r->nreadings].work);
	return st;
}

static smr_status predict(request *r)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_arrays sizes = {0};
	smr_npz in = {0};
	smr_ctx *ctx = NULL;
	smr_status st = SMR_OK;

	o.threads = (int)r->threads;
	if (r->inputs != NULL)
		st = smr_npz_read(r->inputs, &in);
	if (st == SMR_OK && r->inputs != NULL)
		st = smr_arrays_sizes(&in, &sizes);
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK)
		st = answer_all(r, ctx, &sizes);
	(void)smr_close(ctx);
	smr_arrays_free(&sizes);
	smr_npz_free(&in);
	return st;
}

static int checked(int argc, char **argv, request *r)
{
	const smr_cli_options options = {.list = list,
					 .n = sizeof(list) / sizeof(list[0]),
					 .file = offsetof(request, p.file)};
	const char *bad = smr_cli_take(&options, argc, argv, r);

	if (bad != NULL)
		return smr_cli_usage(&smr_command_predict, "what is '%s'?", bad);
	if (r->p.file == NULL)
		return smr_cli_usage(&smr_command_predict, "which program?");
	if (!smr_cli_ends_in(r->p.file, ".mlir"))
		return smr_cli_usage(&smr_command_predict, "'%s' is no tensor program (FILE.mlir)",
				     r->p.file);
	r->p.strategy = (smr_strategy){1, 1, 1, false};
	r->p.is_cut = r->strategy != NULL;
	if (r->p.is_cut && smr_strategy_read(r->strategy, &r->p.strategy) != SMR_OK)
		return smr_cli_fail("predict", "%s", smr_errmsg());
	if (r->p.n == 0) {
		strcpy(r->p.targets[0].name, "this");
		r->p.targets[r->p.n++].here = true;
	}
	return predict(r) == SMR_OK ? 0 : smr_cli_fail("predict", "%s", smr_errmsg());
}

static int run(int argc, char **argv)
{
	request r = {.turns = 1};
	int rc;

	r.p.targets = smr_calloc((size_t)argc + 1, sizeof(*r.p.targets));
	r.readings = smr_calloc(2 * (size_t)argc + 2, sizeof(*r.readings)); /* whole, and cut */
	rc = r.p.targets != NULL && r.readings != NULL
		     ? checked(argc, argv, &r)
		     : smr_cli_fail("predict", "no memory for options");
	smr_free(r.p.targets);
	smr_free(r.readings);
	return rc;
}

const smr_command smr_command_predict = {
	.name = "predict",
	.args = "[--on MACHINE[:DEVICES] ...] [--strategy=WAYS] [--by-codelet] [--json] FILE.mlir",
	.about = "what a program takes, in time, energy and memory, on machines here or not",
	.more = "FILE.mlir is read and its ops are fused as for each kind of machine; nothing is "
		"compiled or\n"
		"run. Machines come out from the quickest to the slowest; a star: none of the "
		"others is\n"
		"better in both time and energy. Times are medians, with the quantiles of 10 and "
		"90 %.\n"
		"flops, bytes: shares of what the machine could compute and move; waits: of the "
		"time, for\n"
		"other devices, with nothing to compute.\n"
		"  --on         a machine: a file of machines/, a path, or `this` (the default); "
		"of a\n"
		"               program for several devices, with their number\n"
		"  --strategy=dp=N,sp=N,tp=N,fsdp   how a program of one device is cut over "
		"several: its\n"
		"               batch, its sequence (second dimension), weights by columns and "
		"rows in\n"
		"               turn, what it keeps over the parts of the batch; dp of all "
		"devices where\n"
		"               nothing is said\n"
		"  --by-codelet what each kernel takes\n"
		"  --turns=N    of loops whose end hangs on data: 1\n"
		"  --inputs=IN.npz  sizes of arguments, where the program has unknown ones\n"
		"  --threads=N  of `this`\n"
		"  --json       all of it, by seconds, joules and bytes",
	.run = run,
};
