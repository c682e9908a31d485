/* smr_simulate(): training steps on machines, in the form of the public header. */
#include "predict/transformer/steps.h"

#include <samara/predict.h>

#include "base/alloc.h"
#include "base/data/fields.h"
#include "base/fs.h"
#include "predict/transformer/files.h"
#include "predict/transformer/job.h"
#include "predict/transformer/transformer.h"

enum { VERSION = 1, HOUR_S = 3600 };

typedef struct owner {
	smr_simulated shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} owner;

/* ---- as JSON --------------------------------------------------------------------------------- */

#define MEMORY(...) SMR_FIELD(smr_simulated_memory, __VA_ARGS__, .unit = "B")
#define STEP(...) SMR_FIELD(smr_simulated_step, __VA_ARGS__)
#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

static const smr_field memory_list[] = {
	MEMORY(weights, "weights", REAL),     MEMORY(gradients, "gradients", REAL),
	MEMORY(optimiser, "optimiser", REAL), MEMORY(activations, "activations", REAL),
	MEMORY(working, "working", REAL),     MEMORY(total, "total", REAL),
};
static const smr_fields memory_fields = {
	.name = "simulated_memory", TABLE(memory_list, "of one device of the stage that has most")};

#define JOB(...) SMR_FIELD(smr_simulated_job, __VA_ARGS__)
static const smr_field job_list[] = {
	JOB(steps, "steps", REAL),
	JOB(p10_s, "p10_s", REAL, .unit = "s"),
	JOB(p50_s, "p50_s", REAL, .unit = "s", .about = "with failures and checkpoints"),
	JOB(p90_s, "p90_s", REAL, .unit = "s"),
	JOB(goodput, "goodput", REAL, .about = "share of the time that steps take"),
	JOB(failure_s, "failure_s", REAL, .unit = "s", .about = "between failures of any device"),
	JOB(checkpoint_interval_s, "checkpoint_interval_s", REAL, .unit = "s"),
	JOB(price, "price", REAL, .rule = SMR_FIELD_IF_SET),
	JOB(energy_j, "energy_j", REAL, .unit = "J", .about = "modelled"),
	JOB(carbon_kg, "carbon_kg", REAL, .rule = SMR_FIELD_IF_SET, .about = "of CO2"),
	JOB(in_time, "in_time", BOOL, .about = "p90 keeps the deadline"),
};
const smr_fields smr_simulated_job_fields = {.name = "simulated_job",
					     TABLE(job_list, "a whole job")};

static const smr_field step_list[] = {
	STEP(model, "model", TEXT),
	STEP(machine, "machine", TEXT),
	STEP(devices, "devices", INTEGER),
	STEP(p10_s, "p10_s", REAL, .unit = "s", .about = "of one step, quantile of 10 %"),
	STEP(p50_s, "p50_s", REAL, .unit = "s", .about = "of one step, median"),
	STEP(p90_s, "p90_s", REAL, .unit = "s", .about = "of one step, quantile of 90 %"),
	STEP(parameters, "parameters", REAL),
	STEP(model_flops, "model_flops", REAL, .unit = "flop",
	     .about = "on all devices, nothing recomputed"),
	STEP(utilisation, "utilisation", REAL, .about = "of the peak, 0 to 1"),
	STEP(tokens_per_s, "tokens_per_s", REAL, .unit = "1/s"),
	STEP(energy_j, "energy_j", REAL, .unit = "J", .about = "all devices"),
	STEP(energy_label, "energy_label", TEXT),
	STEP(computing, "computing", REAL, .about = "share of the time"),
	STEP(exposed, "exposed", REAL, .about = "share of the time: communication alone"),
	STEP(idle, "idle", REAL, .about = "share of the time"),
	STEP(memory, "memory_bytes", RECORD, .of = &memory_fields),
	STEP(fits, "fits", BOOL),
	STEP(tasks, "tasks", INTEGER, .about = "of the simulation"),
	STEP(simulation_s, "simulation_s", REAL, .unit = "s", .about = "what simulating took"),
	STEP(price, "price", REAL, .rule = SMR_FIELD_IF_SET, .about = "of one step"),
	STEP(currency, "currency", TEXT, .rule = SMR_FIELD_IF_SET),
	STEP(machine_memory_bytes, "machine_memory_bytes", REAL, .unit = "B",
	     .rule = SMR_FIELD_IF_SET, .about = "of one device"),
	STEP(job, "job", RECORD, .of = &smr_simulated_job_fields, .rule = SMR_FIELD_IF_SET),
	STEP(basis, "basis", TEXT, .about = "figures that the interval rests on"),
};
static const smr_fields step_fields = {
	.name = "simulated_step", .version = VERSION, TABLE(step_list, "a training step")};

static const smr_field simulated_list[] = {
	SMR_FIELD_LIST(smr_simulated, steps, nsteps, "steps", RECORDS, .of = &step_fields),
};
const smr_fields smr_simulated_fields = {.name = "simulate",
					 .form = SMR_FIELDS_ONLY,
					 TABLE(simulated_list, "samara simulate --json")};

smr_status smr_simulated_json(const smr_simulated *s, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (s == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_simulated_json: %s",
				s == NULL ? "no simulation" : "no place for the text");
	return smr_fields_text(&smr_simulated_fields, s, digits, out);
}

/* ---- one machine ----------------------------------------------------------------------------- */

static const smr_simulated_memory *copy_memory(smr_arena *a, const smr_transformer_step_memory *m)
{
	smr_simulated_memory *out = smr_arena_alloc(a, sizeof(*out));

	if (out != NULL)
		*out = (smr_simulated_memory){.weights = m->weights,
					      .gradients = m->gradients,
					      .optimiser = m->optimiser,
					      .activations = m->activations,
					      .working = m->working,
					      .total = m->total};
	return out;
}

static void copy_step(smr_arena *a, const smr_transformer *t, const smr_machine *m,
		      const smr_transformer_step_result *s, smr_simulated_step *out)
{
	bool priced = m->price_hour > 0;

	*out = (smr_simulated_step){.model = smr_text_copy(a, t->name),
				    .machine = smr_text_copy(a, m->name),
				    .devices = s->devices,
				    .p10_s = s->p10,
				    .p50_s = s->p50,
				    .p90_s = s->p90,
				    .parameters = s->parameters,
				    .model_flops = s->model_flops,
				    .utilisation = s->utilisation,
				    .tokens_per_s = s->tokens_s,
				    .energy_j = s->energy_j,
				    .energy_label = "modelled",
				    .computing = s->compute,
				    .exposed = s->exposed,
				    .idle = s->idle,
				    .memory = copy_memory(a, &s->memory),
				    .fits = s->fits,
				    .tasks = s->tasks,
				    .simulation_s = s->simulated_s,
				    .price = priced ? m->price_hour * s->devices * s->p50 / HOUR_S
						    : 0,
				    .currency = priced ? smr_arena_strndup(a, m->price, 3) : NULL,
				    .machine_memory_bytes = m->memory_bytes,
				    .basis = s->basis};
}

/* Additional devices beyond those of the shape divide the batch. */
static smr_status set_data_parallel(smr_transformer *t, uint32_t devices)
{
	uint32_t replica = t->tensor * t->context * t->pipeline;

	if (devices == 0)
		return SMR_OK;
	if (replica == 0 || devices % replica != 0)
		return smr_fail(SMR_EINVAL,
				"%u devices are not so many times the %u of tensor x context x "
				"pipeline",
				devices, replica);
	t->data = devices / replica;
	return SMR_OK;
}

static smr_status add_job(const smr_simulate_job *q, const smr_transformer *t, const smr_machine *m,
			  const smr_transformer_step_result *s, smr_arena *a,
			  smr_simulated_step *out)
{
	smr_simulated_job *job = smr_arena_alloc(a, sizeof(*job));

	if (job == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a simulation");
	SMR_TRY(smr_job_of(q, t, m, s, job));
	out->job = job;
	if (job->price > 0 && out->currency == NULL)
		out->currency = "USD";
	return SMR_OK;
}

static smr_status simulate_target(const smr_simulate_params *p, const smr_transformer *model,
				  const smr_predict_target *on, smr_arena *a,
				  smr_simulated_step *out)
{
	smr_transformer t = *model;
	smr_machine m;
	smr_transformer_step_result s;
	smr_sim *sim = NULL;
	smr_status st;

	if (on->machine == NULL)
		return smr_fail(SMR_EINVAL, "smr_simulate: a machine without a name");
	SMR_TRY(smr_machine_load(on->machine, &m));
	SMR_TRY(set_data_parallel(&t, on->devices));
	SMR_TRY(smr_transformer_step(&t, &m, &s, &sim));
	st = smr_sim_write(sim, p->timeline, p->chakra);
	smr_sim_free(sim);
	if (st == SMR_OK)
		copy_step(a, &t, &m, &s, out);
	if (st == SMR_OK && p->job != NULL)
		st = add_job(p->job, &t, &m, &s, a, out);
	return st;
}

/* ---- all of them ----------------------------------------------------------------------------- */

smr_status smr_transformer_load(const smr_simulate_params *p, smr_transformer *out)
{
	const char *name = p->path != NULL ? p->path : "shape";
	char *text = NULL;
	smr_status st = SMR_OK;

	*out = smr_transformer_default;
	if (p->text != NULL) {
		st = smr_transformer_read(name, p->text, out);
	} else if (p->path != NULL) {
		SMR_TRY(smr_read_file(p->path, &text, NULL));
		st = smr_transformer_read(name, text, out);
		smr_free(text);
	}
	for (size_t i = 0; i < p->nset && st == SMR_OK; i++)
		st = smr_transformer_set(out, p->set[i]);
	return st;
}

static smr_status simulate_all(const smr_simulate_params *p, owner *o)
{
	smr_transformer model;
	const void **list;
	smr_simulated_step *s = smr_records_new(o->arena, p->non, sizeof(*s), &list);

	SMR_TRY(smr_transformer_load(p, &model));
	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a simulation");
	for (size_t i = 0; i < p->non; i++)
		SMR_TRY(simulate_target(p, &model, &p->on[i], o->arena, &s[i]));
	o->shown.nsteps = p->non;
	o->shown.steps = (const smr_simulated_step *const *)list;
	return smr_arena_ran_short(o->arena) ? smr_fail(SMR_ENOMEM, "no memory for a simulation")
					     : SMR_OK;
}

static smr_status check_simulate_params(const smr_simulate_params *p)
{
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_simulate: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	if (p->non == 0 || p->on == NULL)
		return smr_fail(SMR_EINVAL, "smr_simulate: on no machine");
	if (p->nset > 0 && p->set == NULL)
		return smr_fail(SMR_EINVAL,
				"smr_simulate: fields are said to be there but are not");
	if (p->non > 1 && (p->timeline != NULL || p->chakra != NULL))
		return smr_fail(SMR_EINVAL, "smr_simulate: timeline and chakra take one machine");
	return SMR_OK;
}

smr_status smr_simulate(const smr_simulate_params *params, const smr_simulated **out)
{
	smr_arena *a;
	owner *o;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (params == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_simulate: %s",
				params == NULL ? "no params" : "no place for the result");
	SMR_TRY(check_simulate_params(params));
	a = smr_arena_new();
	o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;
	if (o == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for a simulation");
	}
	o->arena = a;
	st = simulate_all(params, o);
	if (st == SMR_OK)
		*out = &o->shown;
	else
		smr_arena_free(a);
	return st;
}

void smr_simulated_free(const smr_simulated *s)
{
	if (s != NULL)
		smr_arena_free(((const owner *)s)->arena);
}
