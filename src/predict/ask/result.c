/* Copies the result of smr_predict() out of the session, which is freed before it is read. */
#include <stdlib.h>

#include "base/data/fields.h"
#include "cost/model/trained.h"
#include "predict/ask/session.h"

enum { VERSION = 1 };

/* ---- as JSON --------------------------------------------------------------------------------- */

#define KERNEL(...) SMR_FIELD(smr_predicted_kernel, __VA_ARGS__)
#define MACHINE(...) SMR_FIELD(smr_predicted_machine, __VA_ARGS__)

static const smr_field kernel_list[] = {
	KERNEL(op, "op", TEXT, .about = "of the first place: dot, fused ..."),
	KERNEL(type, "type", TEXT, .about = "operands -> results"),
	KERNEL(codelet, "codelet", TEXT, .about = "a kernel of the library, nest, or plain"),
	KERNEL(cost_class, "class", TEXT, .about = "which formula predicts it"),
	KERNEL(implementation, "impl", TEXT, .about = "the implementation here"),
	KERNEL(once_s, "once_s", REAL, .unit = "s", .about = "until code is there, all runs"),
	KERNEL(line, "line", INTEGER, .about = "of the first place; 0: not known"),
	KERNEL(places, "places", INTEGER, .about = "of the program"),
	KERNEL(runs, "runs", REAL, .about = "of all places in one run of the program"),
	KERNEL(p10_s, "p10_s", REAL, .unit = "s", .about = "of one run of the kernel"),
	KERNEL(p50_s, "p50_s", REAL, .unit = "s", .about = "of one run of the kernel"),
	KERNEL(p90_s, "p90_s", REAL, .unit = "s", .about = "of one run of the kernel"),
	KERNEL(flops, "flops", REAL, .unit = "flop", .about = "of one run of the kernel"),
	KERNEL(bytes, "bytes", REAL, .unit = "B", .about = "of one run, read and written"),
	KERNEL(source, "by", TEXT, .about = "of the prediction: roofline, history ..."),
	KERNEL(multiplies, "multiplies", TEXT, .rule = SMR_FIELD_IF_SET,
	       .about = "numbers that units multiply: f32, tf32, bf16x6 ..."),
};
static const smr_fields kernel_fields = {.name = "predicted_kernel",
					 .about = "one kernel, all its places together",
					 .list = kernel_list,
					 .n = sizeof(kernel_list) / sizeof(kernel_list[0])};

static const smr_field machine_list[] = {
	MACHINE(machine, "machine", TEXT, .about = "as it was asked for"),
	MACHINE(devices, "devices", INTEGER),
	MACHINE(p10_s, "p10_s", REAL, .unit = "s", .about = "of one run, quantile of 10 %"),
	MACHINE(p50_s, "p50_s", REAL, .unit = "s", .about = "of one run, median"),
	MACHINE(p90_s, "p90_s", REAL, .unit = "s", .about = "of one run, quantile of 90 %"),
	MACHINE(throughput_per_s, "throughput_per_s", REAL, .unit = "1/s"),
	MACHINE(energy_j, "energy_j", REAL, .unit = "J", .about = "of one run"),
	MACHINE(energy_label, "energy_label", TEXT,
		.about = "modelled, measured, or unknown: that of the device is not in it"),
	MACHINE(predictor, "predictor", TEXT),
	MACHINE(source, "source", TEXT, .about = "of most of the time"),
	MACHINE(flops, "flops", REAL, .unit = "flop"),
	MACHINE(bytes, "bytes", REAL, .unit = "B", .about = "read and written"),
	MACHINE(compute_utilisation, "compute_utilisation", REAL, .about = "0 to 1"),
	MACHINE(memory_utilisation, "memory_utilisation", REAL, .about = "0 to 1"),
	MACHINE(remainder_s, "remainder_s", REAL, .unit = "s", .about = "outside of kernels"),
	MACHINE(call_s, "call_s", REAL, .unit = "s", .about = "arguments and results of the call"),
	MACHINE(copied_s, "copied_s", REAL, .unit = "s", .about = "between device and host"),
	MACHINE(communication_s, "communication_s", REAL, .unit = "s", .about = "between devices"),
	MACHINE(exposed_communication_s, "exposed_communication_s", REAL, .unit = "s",
		.about = "with nothing to compute meanwhile"),
	MACHINE(memory_bytes, "memory_bytes", REAL, .unit = "B", .about = "of one device, at most"),
	MACHINE(fits, "fits", BOOL, .about = "into its memory, as far as that is known"),
	MACHINE(pareto, "pareto", BOOL, .about = "no other one is better in time and energy"),
	MACHINE(price, "price", REAL, .rule = SMR_FIELD_IF_SET, .about = "of one run"),
	MACHINE(not_told, "not_told", INTEGER, .rule = SMR_FIELD_IF_SET,
		.about = "kernels for which a report had no room"),
	MACHINE(multiplies, "multiplies", TEXT, .rule = SMR_FIELD_IF_SET,
		.about = "... of all products, by their share of the flops"),
	SMR_FIELD_LIST(smr_predicted_machine, kernels, nkernels, "codelets", RECORDS,
		       .of = &kernel_fields, .rule = SMR_FIELD_IF_SET),
};
static const smr_fields machine_fields = {.name = "predicted_machine",
					  .about = "the program on one kind of machine",
					  .list = machine_list,
					  .n = sizeof(machine_list) / sizeof(machine_list[0])};

static const smr_field refusal_list[] = {
	SMR_FIELD(smr_predicted_refusal, machine, "machine", TEXT),
	SMR_FIELD(smr_predicted_refusal, why, "why", TEXT),
};
static const smr_fields refusal_fields = {.name = "predicted_refusal",
					  .about = "a machine that cannot be predicted",
					  .list = refusal_list,
					  .n = sizeof(refusal_list) / sizeof(refusal_list[0])};

static const smr_field predicted_list[] = {
	SMR_FIELD(smr_predicted, file, "file", TEXT, .about = "the program"),
	SMR_FIELD(smr_predicted, read_s, "read_s", REAL, .unit = "s", .about = "to read it"),
	SMR_FIELD_LIST(smr_predicted, machines, nmachines, "machines", RECORDS,
		       .of = &machine_fields, .about = "the quickest first"),
	SMR_FIELD(smr_predicted, learned_from, "learned_from", TEXT, .rule = SMR_FIELD_IF_SET),
	SMR_FIELD_LIST(smr_predicted, refused, nrefused, "refused", RECORDS, .of = &refusal_fields,
		       .rule = SMR_FIELD_IF_SET),
	SMR_FIELD(smr_predicted, guessed_from_line, "guessed_from_line", INTEGER,
		  .rule = SMR_FIELD_IF_SET,
		  .about = "the first loop or choice that depends on data"),
};
const smr_fields smr_predicted_fields = {.name = "predict",
					 .about = "samara predict --json",
					 .version = VERSION,
					 .list = predicted_list,
					 .n = sizeof(predicted_list) / sizeof(predicted_list[0])};

smr_status smr_predicted_json(const smr_predicted *p, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_predicted_json: %s",
				p == NULL ? "no prediction" : "no place for the text");
	return smr_fields_text(&smr_predicted_fields, p, digits, out);
}

/* ---- the copy -------------------------------------------------------------------------------- */

typedef struct owner {
	smr_predicted shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} owner;

static int by_seconds(const void *a, const void *b)
{
	const smr_predicted_kernel *x = *(const smr_predicted_kernel *const *)a;
	const smr_predicted_kernel *y = *(const smr_predicted_kernel *const *)b;
	double x_s = x->runs * x->p50_s, y_s = y->runs * y->p50_s;

	if (x_s != y_s)
		return x_s > y_s ? -1 : 1;
	return x < y ? -1 : x > y; /* in program order */
}

static void copy_kernel(smr_arena *a, const smr_cost *c, const smr_workload *w,
			const smr_predict_kernel *k, smr_predicted_kernel *out)
{
	smr_prediction once;

	smr_forecast_kernel(c, w, k, &once);
	*out = (smr_predicted_kernel){.op = smr_text_copy(a, k->op),
				      .type = smr_text_copy(a, k->type),
				      .codelet = smr_text_copy(a, k->what),
				      .cost_class = smr_text_copy(a, k->query.klass),
				      .implementation = smr_text_copy(a, k->query.impl),
				      .once_s = smr_forecast_once(c, w, k),
				      .line = k->line,
				      .places = k->places,
				      .runs = k->runs,
				      .p10_s = once.p10,
				      .p50_s = once.p50,
				      .p90_s = once.p90,
				      .flops = k->query.work.flops,
				      .bytes = k->query.work.bytes_read +
					       k->query.work.bytes_written,
				      .multiplies = smr_forecast_multiplies(c->machine, k),
				      .source = smr_text_copy(a, once.source)};
}

static void copy_kernels(smr_arena *a, const smr_predict_answer *t, smr_predicted_machine *out)
{
	const smr_workload *w = t->work;
	const void **list;
	smr_predicted_kernel *k = smr_records_new(a, w->n, sizeof(*k), &list);
	smr_cost c = t->cost;

	if (k == NULL)
		return;
	c.machine = &t->machine; /* the target may have moved */
	for (size_t i = 0; i < w->n; i++)
		copy_kernel(a, &c, w, &w->kernels[i], &k[i]);
	if (w->n > 0)
		qsort(list, w->n, sizeof(*list), by_seconds);
	out->nkernels = w->n;
	out->kernels = (const smr_predicted_kernel *const *)list;
}

static void copy_machine(smr_arena *a, const smr_predict_answer *t, smr_predicted_machine *out)
{
	const smr_forecast *f = &t->forecast;
	char by[128];

	*out = (smr_predicted_machine){.machine = smr_text_copy(a, t->name),
				       .devices = (uint64_t)t->devices,
				       .p10_s = f->p10,
				       .p50_s = f->p50,
				       .p90_s = f->p90,
				       .throughput_per_s = f->p50 > 0 ? 1 / f->p50 : 0,
				       .energy_j = f->energy_j,
				       .energy_label = smr_text_copy(a, f->label),
				       .predictor = smr_predictor_name(t->who),
				       .source = smr_text_copy(a, f->source),
				       .flops = f->flops,
				       .bytes = f->bytes,
				       .compute_utilisation = f->compute,
				       .memory_utilisation = f->memory,
				       .remainder_s = f->remainder_s,
				       .call_s = f->call_s,
				       .copied_s = f->copied_s,
				       .communication_s = f->communication,
				       .exposed_communication_s = f->exposed,
				       .memory_bytes = f->memory_bytes,
				       .fits = f->fits,
				       .pareto = t->front,
				       .price = f->price > 0 ? f->price : 0,
				       .not_told = t->work->remainder_s > 0 ? t->work->lost : 0};
	smr_forecast_products(&t->machine, t->work, by, sizeof(by));
	out->multiplies = by[0] != '\0' ? smr_text_copy(a, by) : NULL;
}

static void copy_machines(smr_arena *a, bool kernels, const smr_predict_answer *t, size_t n,
			  smr_predicted *out)
{
	const void **list;
	smr_predicted_machine *m = smr_records_new(a, n, sizeof(*m), &list);

	if (m == NULL)
		return;
	for (size_t i = 0; i < n; i++) {
		copy_machine(a, &t[i], &m[i]);
		if (kernels)
			copy_kernels(a, &t[i], &m[i]);
	}
	out->nmachines = n;
	out->machines = (const smr_predicted_machine *const *)list;
}

static void copy_refusals(smr_arena *a, const smr_predicted_refusal *r, size_t n,
			  smr_predicted *out)
{
	const void **list;
	smr_predicted_refusal *x;

	if (n == 0)
		return;
	x = smr_records_new(a, n, sizeof(*x), &list);
	for (size_t i = 0; x != NULL && i < n; i++)
		x[i] = (smr_predicted_refusal){smr_text_copy(a, r[i].machine),
					       smr_text_copy(a, r[i].why)};
	out->nrefused = x != NULL ? n : 0;
	out->refused = (const smr_predicted_refusal *const *)list;
}

smr_status smr_predicted_of(const smr_predict_session *s, const smr_predict_params *p,
			    const smr_predict_answer *answers, size_t n,
			    const smr_predicted_refusal *refused, size_t nrefused,
			    const smr_predicted **out)
{
	smr_arena *a = smr_arena_new();
	owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;

	if (o != NULL) {
		const smr_workload *first = answers[0].work;

		o->arena = a;
		o->shown.file = smr_text_copy(a, s->file);
		o->shown.read_s = first->read_s;
		o->shown.guessed_from_line = first->runs.unknown > 0 ? first->runs.line : 0;
		if (s->learned != NULL)
			o->shown.learned_from = smr_text_copy(a, smr_trained_about(s->learned));
		copy_machines(a, p->kernels != 0, answers, n, &o->shown);
		copy_refusals(a, refused, nrefused, &o->shown);
	}
	if (o == NULL || smr_arena_ran_short(a)) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for predictions");
	}
	*out = &o->shown;
	return SMR_OK;
}

void smr_predicted_free(const smr_predicted *p)
{
	if (p != NULL)
		smr_arena_free(((const owner *)p)->arena);
}
