/* samara simulate: a training step on devices that need not be here. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"

#include "cli/json.h"
#include "cli/options.h"
#include "simulate/files.h"
#include "simulate/transformer.h"

enum { MACHINES = 16, MOST_DEVICES = 1 << 24 };

typedef struct target {
	const char *name;
	uint32_t devices; /* 0: as many as the strategy says */
} target;

typedef struct request {
	const char *file, *timeline, *chakra;
	bool as_json;
	int ntargets;
	target targets[MACHINES];
	smr_transformer model;
	const char **sets;
	int nsets;
} request;

static bool take_machine(void *request_, char *value)
{
	request *r = request_;
	uint64_t n;

	if (!smr_cli_devices(value, MOST_DEVICES, &n) || r->ntargets == MACHINES)
		return false;
	r->targets[r->ntargets++] = (target){value, (uint32_t)n};
	return true;
}

static bool take_set(void *request_, char *value)
{
	request *r = request_;

	r->sets[r->nsets++] = value; /* there are no more than arguments */
	return true;
}

static const smr_cli_option list[] = {
	{"--on", SMR_CLI_CALL, .take = take_machine, .word = smr_cli_machine_word, .open = true,
	 .metavar = "MACHINE[:DEVICES]",
	 .value = "MACHINE or MACHINE:DEVICES, 1 to 16777216 devices", .repeats = true,
	 .help = "The machine: a description in machines/, or a path. DEVICES in all: data "
		 "parallel ones are as many as that gives."},
	{"--set", SMR_CLI_CALL, .take = take_set, .metavar = "NAME=VALUE", .repeats = true,
	 .help = "One field of the shape, or all of them without a file."},
	{"--timeline", SMR_CLI_TEXT, .at = offsetof(request, timeline), .metavar = "FILE",
	 .help = "Write what one device of each stage does when, for Perfetto or "
		 "chrome://tracing."},
	{"--chakra", SMR_CLI_TEXT, .at = offsetof(request, chakra), .metavar = "PREFIX",
	 .help = "Write the same as execution traces of MLCommons Chakra, PREFIX.STAGE.et."},
	SMR_CLI_JSON_ROW(request, as_json,
			 "Print an array with an object for each machine: seconds p10, p50, p90, "
			 "bytes, joules."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list), .file = offsetof(request, file)};

/* ---- what is printed ------------------------------------------------------------------------- */

static json_t *memory_json(const smr_step_memory *m)
{
	return json_pack("{s:f, s:f, s:f, s:f, s:f, s:f}", "weights", m->weights, "gradients",
			 m->gradients, "optimiser", m->optimiser, "activations", m->activations,
			 "working", m->working, "total", m->total);
}

static json_t *step_json(const smr_transformer *t, const smr_machine *m, const smr_step *s)
{
	json_t *o = json_pack("{s:s, s:s, s:I, s:f, s:f, s:f, s:f, s:f, s:f, s:f, s:f, s:s, s:f, "
			      "s:f, s:f, s:o, s:b, "
			      "s:I, s:f}",
			      "model", t->name, "machine", m->name, "devices",
			      (json_int_t)s->devices, "p10_s", s->p10, "p50_s", s->p50, "p90_s",
			      s->p90, "parameters", s->parameters, "model_flops", s->model_flops,
			      "utilisation", s->utilisation, "tokens_per_s", s->tokens_s,
			      "energy_j", s->energy_j, "energy_label", "modelled", "computing",
			      s->compute, "exposed", s->exposed, "idle", s->idle, "memory_bytes",
			      memory_json(&s->memory), "fits", s->fits, "tasks",
			      (json_int_t)s->tasks, "simulation_s", s->simulated_s);

	if (o != NULL && m->price_hour > 0)
		json_object_set_new(o, "price",
				    json_real(m->price_hour * s->devices * s->p50 / 3600));
	return o;
}

static void print_step(const smr_transformer *t, const smr_machine *m, const smr_step *s)
{
	const smr_step_memory *k = &s->memory;

	printf("%s, %.4g billion parameters, on %u x %s: %.4g s a step (%.4g to %.4g)\n", t->name,
	       s->parameters * 1e-9, s->devices, m->name, s->p50, s->p10, s->p90);
	printf("  %.4g tokens/s, %.1f %% of the peak, %.4g J (modelled)", s->tokens_s,
	       100 * s->utilisation, s->energy_j);
	if (m->price_hour > 0)
		printf(", %.4g %.3s", m->price_hour * s->devices * s->p50 / 3600, m->price);
	printf("\n  computing %.1f %%, communication exposed %.1f %%, idle %.1f %% of the time\n",
	       100 * s->compute, 100 * s->exposed, 100 * s->idle);
	printf("  memory of a device %.1f GB", k->total * 1e-9);
	if (m->memory_bytes > 0)
		printf(" of %.1f%s", m->memory_bytes * 1e-9, s->fits ? "" : ": IT DOES NOT FIT");
	printf(" (weights %.1f, gradients %.1f, optimiser %.1f, activations %.1f, at work %.1f)\n",
	       k->weights * 1e-9, k->gradients * 1e-9, k->optimiser * 1e-9, k->activations * 1e-9,
	       k->working * 1e-9);
	printf("  simulated as %u tasks in %.3f s\n", s->tasks, s->simulated_s);
}

/* ---- work ------------------------------------------------------------------------------------ */

static smr_status read_model(request *r)
{
	char *text;
	smr_status st = SMR_OK;

	r->model = smr_transformer_default;
	if (r->file != NULL) {
		SMR_TRY(smr_read_file(r->file, &text, NULL));
		st = smr_transformer_read(r->file, text, &r->model);
		smr_free(text);
	}
	for (int i = 0; i < r->nsets && st == SMR_OK; i++)
		st = smr_transformer_set(&r->model, r->sets[i]);
	return st;
}

/* More devices than the shape says: more of them have parts of the batch. */
static smr_status spread(smr_transformer *t, const target *on)
{
	uint32_t replica = t->tensor * t->pipeline;

	if (on->devices == 0)
		return SMR_OK;
	if (replica == 0 || on->devices % replica != 0)
		return smr_fail(SMR_EINVAL,
				"%u devices are not so many times the %u of tensor x pipeline",
				on->devices, replica);
	t->data = on->devices / replica;
	return SMR_OK;
}

static smr_status simulate(const request *r, const target *on, json_t *all)
{
	smr_transformer t = r->model;
	smr_machine m;
	smr_step s;
	smr_sim *sim = NULL;
	smr_status st;

	SMR_TRY(smr_machine_load(on->name, &m));
	SMR_TRY(spread(&t, on));
	smr_progress_begin("simulating %s on %s", t.name, m.name);
	st = smr_transformer_step(&t, &m, &s, &sim);
	smr_progress_finish();
	SMR_TRY(st);
	st = smr_sim_write(sim, r->timeline, r->chakra);
	smr_sim_free(sim);
	if (st != SMR_OK)
		return st;
	if (!r->as_json)
		print_step(&t, &m, &s);
	else if (json_array_append_new(all, step_json(&t, &m, &s)) != 0)
		return smr_fail(SMR_ENOMEM, "no memory for the step's JSON");
	return SMR_OK;
}

static smr_status work(request *r)
{
	json_t *all = json_array();
	smr_status st = read_model(r);

	for (int i = 0; i < r->ntargets && st == SMR_OK; i++)
		st = simulate(r, &r->targets[i], all);
	if (st == SMR_OK && r->as_json)
		st = smr_cli_put_json(all, stdout);
	json_decref(all);
	return st;
}

static int run(int argc, char **argv)
{
	request r = {.sets = malloc((size_t)argc * sizeof(char *))};
	smr_status st = r.sets != NULL ? smr_cli_take(&options, argc, argv, &r)
				       : smr_fail(SMR_ENOMEM, "no memory for options");
	int rc;

	if (st != SMR_OK)
		rc = smr_cli_usage(&smr_command_simulate, "%s", smr_errmsg());
	else if (r.file == NULL && r.nsets == 0)
		rc = smr_cli_usage(&smr_command_simulate, "which model?");
	else if (r.ntargets > 1 && (r.timeline != NULL || r.chakra != NULL))
		rc = smr_cli_usage(&smr_command_simulate, "--timeline and --chakra take one --on");
	else if (r.ntargets == 0)
		rc = smr_cli_usage(&smr_command_simulate, "on which machine? (--on MACHINE)");
	else
		rc = work(&r) == SMR_OK ? 0 : smr_cli_fail("simulate", "%s", smr_errmsg());
	free(r.sets);
	return rc;
}

static const smr_cli_form forms[] = {{.operands = "[SHAPE.json]", .options = &options}};

const smr_command smr_command_simulate = {
	.name = "simulate",
	.about = "a training step of a transformer on devices that need not be here",
	SMR_CLI_FORMS(forms),
	.text = "SHAPE.json says layers, hidden, heads, sequence, vocabulary, batch, and how the "
		"model is cut: tensor, pipeline and data parallel, micro_batch, chunks, schedule, "
		"recompute, shard (docs/simulate.md). examples/gpt-step has some.",
	.run = run,
};
