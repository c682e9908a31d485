/* The data of a page of predictions. */
#include "cli/predict/page.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/machine.h"
#include "cli/template.h"

enum {
	STEPS = 7, /* 1, 2, 4 ... DEVICES: other numbers of devices */
	DEVICES = 1 << (STEPS - 1),
	TIMELINES = 8, /* machines that are simulated */
	EVENTS = 4000  /* of one timeline */
};

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a page");
}

static smr_status predictions_json(const smr_predicted *p, json_t **out)
{
	char *text;

	SMR_TRY(smr_predicted_json(p, SMR_CLI_DIGITS, &text));
	*out = json_loads(text, 0, NULL);
	smr_text_free(text);
	return *out != NULL ? SMR_OK : no_memory();
}

/* Machines by the names that the user gave, with the sources of their figures. */
static smr_status machines_json(const smr_predicted *p, json_t **out)
{
	*out = json_object();
	if (*out == NULL)
		return no_memory();
	for (size_t i = 0; i < p->nmachines; i++)
		SMR_TRY(smr_cli_machine_add(*out, p->machines[i]->machine));
	return SMR_OK;
}

/* ---- other numbers of devices ---------------------------------------------------------------- */

static void skip_refused(void *arg, const char *machine, const char *why)
{
	(void)arg;
	(void)machine;
	(void)why;
}

static bool is_there(const smr_predict_target *on, size_t n, const char *machine, unsigned devices)
{
	for (size_t i = 0; i < n; i++)
		if (on[i].devices == devices && strcmp(on[i].machine, machine) == 0)
			return true;
	return false;
}

/* Each machine with 1, 2, 4 ... devices. */
static size_t multiply_targets(const smr_predicted *p, smr_predict_target *out)
{
	size_t n = 0;

	for (size_t i = 0; i < p->nmachines; i++)
		for (unsigned d = 1; d <= DEVICES; d *= 2)
			if (!is_there(out, n, p->machines[i]->machine, d))
				out[n++] = (smr_predict_target){.machine = p->machines[i]->machine,
								.devices = d};
	return n;
}

/* A program of C runs on one device, and a user's strategy is for one number of them. */
static smr_status scaling_json(smr_ctx *ctx, const smr_predict_params *q,
			       const smr_predict_hooks *hooks, const smr_predicted *asked,
			       json_t **out)
{
	smr_predict_target *on = smr_calloc(asked->nmachines * STEPS + 1, sizeof(*on));
	smr_predict_params more = *q;
	const smr_predicted *p;
	smr_status st;

	*out = json_null();
	if (on == NULL)
		return no_memory();
	more.on = on;
	more.non = multiply_targets(asked, on);
	more.kernels = 0;
	more.timeline = more.chakra = NULL;
	more.refused = skip_refused;
	if (q->program->model == NULL || q->strategy != NULL || more.non == 0) {
		smr_free(on);
		return SMR_OK;
	}
	st = smr_predict_with(ctx, &more, hooks, &p);
	smr_free(on);
	if (st != SMR_OK)
		return st == SMR_ENOMEM ? st : SMR_OK; /* it is cut for one number of devices */
	st = predictions_json(p, out);
	smr_predicted_free(p);
	return st;
}

/* ---- timelines ------------------------------------------------------------------------------- */

static void cut_events(json_t *timeline)
{
	json_t *events = json_object_get(timeline, "traceEvents");

	while (json_array_size(events) > EVENTS)
		json_array_remove(events, json_array_size(events) - 1);
}

static smr_status simulate_machine(smr_ctx *ctx, const smr_predict_params *q,
				   const smr_predict_hooks *hooks, const smr_predict_target *on,
				   const char *file, json_t **out)
{
	smr_predict_params one = *q;
	const smr_predicted *p;

	one.on = on;
	one.non = 1;
	one.kernels = 0;
	one.predictor = SMR_PREDICTOR_SIMULATED;
	one.timeline = file;
	one.chakra = NULL;
	SMR_TRY(smr_predict_with(ctx, &one, hooks, &p));
	smr_predicted_free(p);
	*out = json_load_file(file, 0, NULL);
	if (*out == NULL)
		return no_memory();
	cut_events(*out);
	return SMR_OK;
}

static smr_status add_timeline(json_t *to, smr_ctx *ctx, const smr_predict_params *q,
			       const smr_predict_hooks *hooks, const smr_predict_target *on)
{
	char file[] = "/tmp/samara-timeline-XXXXXX", name[128];
	int fd = mkstemp(file);
	json_t *timeline = NULL;
	smr_status st;

	if (fd < 0)
		return smr_fail(SMR_EIO, "%s: %s", file, strerror(errno));
	close(fd);
	st = simulate_machine(ctx, q, hooks, on, file, &timeline);
	unlink(file);
	if (st != SMR_OK)
		return st == SMR_ENOMEM ? st : SMR_OK; /* the page has one timeline less */
	snprintf(name, sizeof(name), "%s:%u", on->machine, on->devices);
	return json_object_set_new(to, name, timeline) == 0 ? SMR_OK : no_memory();
}

/* Programs of C are not run again for it. */
static smr_status timelines_json(smr_ctx *ctx, const smr_predict_params *q,
				 const smr_predict_hooks *hooks, const smr_predicted *p,
				 json_t **out)
{
	smr_predict_target on;

	*out = json_object();
	if (*out == NULL)
		return no_memory();
	if (q->program->model == NULL)
		return SMR_OK;
	for (size_t i = 0; i < p->nmachines && i < TIMELINES; i++) {
		on = (smr_predict_target){.machine = p->machines[i]->machine,
					  .devices = (unsigned)p->machines[i]->devices};
		SMR_TRY(add_timeline(*out, ctx, q, hooks, &on));
	}
	return SMR_OK;
}

/* ---- the page -------------------------------------------------------------------------------- */

static smr_status collect_data(smr_ctx *ctx, const smr_predict_params *q,
			       const smr_predict_hooks *hooks, const smr_predicted *p, json_t **out)
{
	json_t *predicted = NULL, *machines = NULL, *scaling = NULL, *timelines = NULL;
	smr_status st = predictions_json(p, &predicted);
	char day[SMR_CLI_DAY];

	smr_cli_template_day(day);
	if (st == SMR_OK)
		st = machines_json(p, &machines);
	if (st == SMR_OK)
		st = scaling_json(ctx, q, hooks, p, &scaling);
	if (st == SMR_OK)
		st = timelines_json(ctx, q, hooks, p, &timelines);
	*out = json_pack("{s:s,s:s,s:o*,s:o*,s:o*,s:o*}", "samara", SMR_VERSION, "day", day,
			 "predicted", predicted, "machines", machines, "scaling", scaling,
			 "timelines", timelines);
	return st != SMR_OK ? st : *out != NULL ? SMR_OK : no_memory();
}

smr_status smr_cli_predict_page(const char *path, smr_ctx *ctx, const smr_predict_params *q,
				const smr_predict_hooks *hooks, const smr_predicted *p)
{
	json_t *data = NULL;
	smr_status st = collect_data(ctx, q, hooks, p, &data);

	if (st == SMR_OK)
		st = smr_cli_template_fill("predict.html", data, path);
	json_decref(data);
	return st;
}
