/* <samara/learn.h>: training, retraining and their results, in the form of the public header. */
#include "learn/train/learned.h"

#include <samara/learn.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "base/data/fields.h"
#include "learn/train/retrain.h"

enum { VERSION = 1 };

static const double USUAL_SHARE = 0.2;

/* ---- as JSON --------------------------------------------------------------------------------- */

#define SCORE(...) SMR_FIELD(smr_learn_score, __VA_ARGS__)
#define RESULT(...) SMR_FIELD(smr_learn_result, __VA_ARGS__)
#define RENEWED(...) SMR_FIELD(smr_learn_renewed, __VA_ARGS__)
#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

static const smr_field score_list[] = {
	SCORE(group, "group", TEXT),
	SCORE(n, "n", INTEGER, .about = "kernels"),
	SCORE(mape, "mape", REAL, .about = "mean of |predicted / measured - 1|"),
	SCORE(median, "median", REAL, .about = "of the same"),
	SCORE(r2, "r2", REAL, .rule = SMR_FIELD_OR_NULL, .about = "of seconds"),
	SCORE(mae_s, "mae_s", REAL, .unit = "s"),
	SCORE(bias, "bias", REAL, .about = "mean of log(predicted / measured)"),
	SCORE(covered, "covered", REAL, .about = "share within p10 to p90"),
	SCORE(analytic_mape, "analytic_mape", REAL, .about = "without learning"),
	SCORE(plain_mape, "plain_mape", REAL, .rule = SMR_FIELD_IF_POSITIVE,
	      .about = "of trees without a formula"),
	SCORE(noise, "noise", REAL, .rule = SMR_FIELD_IF_POSITIVE, .about = "of repeats"),
	SCORE(relative_trend, "relative_trend", REAL, .rule = SMR_FIELD_IF_POSITIVE,
	      .about = "error from machine to machine"),
};
static const smr_fields score_fields = {.name = "learn_score",
					TABLE(score_list, "of a group of held-back kernels")};

static const smr_field result_list[] = {
	RESULT(taught, "taught", INTEGER, .about = "kernels that it learned from"),
	RESULT(seed, "seed", INTEGER),
	SMR_FIELD_LIST(smr_learn_result, scores, nscores, "held_back", RECORDS, .of = &score_fields,
		       .about = "each group, then all"),
};
const smr_fields smr_learn_result_fields = {.name = "learn",
					    .version = VERSION,
					    TABLE(result_list, "samara learn train --from --json")};

static const smr_field renewed_list[] = {
	RENEWED(samples, "samples", INTEGER, .about = "kernels of the history"),
	RENEWED(newest, "newest", INTEGER, .about = "of them: those that models are judged by"),
	RENEWED(formula, "formula", REAL, .about = "mean |log error|; below 0: none"),
	RENEWED(model, "model", REAL, .about = "of the model that was there"),
	RENEWED(before, "before", REAL, .about = "of the one before"),
	RENEWED(fresh, "new", REAL, .about = "of the new one"),
	RENEWED(damaged, "damaged", BOOL, .about = "the model that was there"),
	RENEWED(what, "what", TEXT, .about = "kept, replaced or back"),
	RENEWED(path, "path", TEXT),
};
const smr_fields smr_learn_renewed_fields = {.name = "learn-renew",
					     .version = VERSION,
					     TABLE(renewed_list, "samara learn train --json")};

smr_status smr_learn_result_json(const smr_learn_result *r, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (r == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_learn_result_json: %s",
				r == NULL ? "no result" : "no place for the text");
	return smr_fields_text(&smr_learn_result_fields, r, digits, out);
}

smr_status smr_learn_renewed_json(const smr_learn_renewed *r, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (r == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_learn_renewed_json: %s",
				r == NULL ? "no result" : "no place for the text");
	return smr_fields_text(&smr_learn_renewed_fields, r, digits, out);
}

/* ---- parameters ------------------------------------------------------------------------------ */

static smr_status take_params(const smr_learn_params *p, const void *out, smr_training *how)
{
	static const enum smr_isolation holds[] = {[SMR_LEARN_HOLD_RANDOM] = SMR_ISOLATION_RANDOM,
						   [SMR_LEARN_HOLD_LARGEST] = SMR_ISOLATION_LARGEST,
						   [SMR_LEARN_HOLD_MACHINE] = SMR_ISOLATION_MACHINE,
						   [SMR_LEARN_HOLD_NOTHING] =
							   SMR_ISOLATION_NOTHING};

	if (p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_learn: %s",
				p == NULL ? "no params" : "no place for the result");
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_learn: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	if ((unsigned)p->hold > SMR_LEARN_HOLD_NOTHING)
		return smr_fail(SMR_EINVAL, "smr_learn: there is no way %d to hold back",
				(int)p->hold);
	if (p->hold == SMR_LEARN_HOLD_MACHINE && p->machine == NULL)
		return smr_fail(SMR_EINVAL, "smr_learn: which machine is held back?");
	if (!(p->share >= 0 && p->share < 1))
		return smr_fail(SMR_EINVAL, "smr_learn: a share is from 0 to 1");
	*how = (smr_training){.seed = p->seed,
			      .hold = holds[p->hold],
			      .share = p->share > 0 ? p->share : USUAL_SHARE,
			      .machine = p->machine,
			      .probes = p->probes,
			      .compare = p->compare != 0,
			      .about = p->about};
	return SMR_OK;
}

/* ---- from tables ----------------------------------------------------------------------------- */

typedef struct result_owner {
	smr_learn_result shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} result_owner;

static smr_status copy_result(const smr_scores *s, unsigned seed, const smr_learn_result **out)
{
	smr_arena *a = smr_arena_new();
	result_owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;
	const void **list = NULL;
	smr_learn_score *to = a != NULL ? smr_records_new(a, s->list.n, sizeof(*to), &list) : NULL;

	for (size_t i = 0; to != NULL && i < s->list.n; i++) {
		const smr_score *x = &s->list.v[i];

		to[i] = (smr_learn_score){.group = smr_text_copy(a, x->group),
					  .n = x->n,
					  .mape = x->mape,
					  .median = x->median,
					  .r2 = x->r2,
					  .mae_s = x->mae_s,
					  .bias = x->bias,
					  .covered = x->covered,
					  .analytic_mape = x->analytic,
					  .plain_mape = x->plain,
					  .noise = x->noise,
					  .relative_trend = x->trend};
	}
	if (o == NULL || to == NULL || smr_arena_ran_short(a)) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for scores");
	}
	*o = (result_owner){.arena = a,
			    .shown = {.taught = s->taught,
				      .seed = seed,
				      .nscores = s->list.n,
				      .scores = (const smr_learn_score *const *)list}};
	*out = &o->shown;
	return SMR_OK;
}

/* Without a given description of the measurements uses the tables' names. */
static smr_status name_tables(const smr_learn_params *p, smr_str *out)
{
	for (size_t i = 0; i < p->nfrom; i++)
		smr_str_printf(out, "%s%s", i > 0 ? ", " : "", p->from[i]);
	return smr_str_status(out, "the tables' names");
}

smr_status smr_learn_train(const smr_learn_params *params, const smr_learn_result **out)
{
	smr_training how;
	smr_samples samples = {0};
	smr_str names = {0};
	smr_scores scores = {0};
	json_t *model = NULL;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	SMR_TRY(take_params(params, out, &how));
	if (params->nfrom == 0 || params->from == NULL)
		return smr_fail(SMR_EINVAL, "smr_learn_train: no table");
	st = name_tables(params, &names);
	if (how.about == NULL)
		how.about = smr_str_text(&names);
	for (size_t i = 0; st == SMR_OK && i < params->nfrom; i++)
		st = smr_samples_read(params->from[i], &samples);
	if (st == SMR_OK)
		st = smr_train(&samples, &how, &model, &scores);
	if (st == SMR_OK && params->out != NULL)
		st = smr_train_write(model, params->out);
	if (st == SMR_OK)
		st = copy_result(&scores, how.seed, out);
	json_decref(model);
	smr_free(scores.list.v);
	smr_samples_free(&samples);
	smr_str_free(&names);
	return st;
}

void smr_learn_result_free(const smr_learn_result *r)
{
	if (r != NULL)
		smr_arena_free(((const result_owner *)r)->arena);
}

/* ---- from this machine's history ------------------------------------------------------------- */

typedef struct renewed_owner {
	smr_learn_renewed shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} renewed_owner;

static smr_status copy_renewed(const smr_retraining *r, const char *path,
			       const smr_learn_renewed **out)
{
	static const char *const what[] = {[SMR_RETRAIN_KEPT] = "kept",
					   [SMR_RETRAIN_REPLACED] = "replaced",
					   [SMR_RETRAIN_BACK] = "back"};
	smr_arena *a = smr_arena_new();
	renewed_owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;

	if (o != NULL)
		*o = (renewed_owner){.arena = a,
				     .shown = {.samples = r->samples,
					       .newest = r->newest,
					       .formula = r->formula,
					       .model = r->champion,
					       .before = r->before,
					       .fresh = r->challenger,
					       .damaged = r->damaged,
					       .what = what[r->what],
					       .path = smr_text_copy(a, path)}};
	if (o == NULL || smr_arena_ran_short(a)) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for a renewal");
	}
	*out = &o->shown;
	return SMR_OK;
}

static smr_status read_history(smr_samples *out)
{
	smr_history *h;
	smr_status st;

	SMR_TRY(smr_history_open(NULL, &h));
	st = smr_history_samples(h, out);
	smr_history_close(h);
	return st;
}

smr_status smr_learn_renew(const smr_learn_params *params, const smr_learn_renewed **out)
{
	smr_training how;
	smr_samples samples;
	smr_retraining done;
	char *own = NULL;
	const char *path;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	SMR_TRY(take_params(params, out, &how));
	if (how.about == NULL)
		how.about = "this machine's history";
	SMR_TRY(read_history(&samples));
	st = params->out != NULL ? SMR_OK : smr_retrain_path(&own);
	path = params->out != NULL ? params->out : own;
	if (st == SMR_OK)
		st = smr_retrain(&samples, path, &how, &done);
	if (st == SMR_OK)
		st = copy_renewed(&done, path, out);
	smr_free(own);
	smr_samples_free(&samples);
	return st;
}

void smr_learn_renewed_free(const smr_learn_renewed *r)
{
	if (r != NULL)
		smr_arena_free(((const renewed_owner *)r)->arena);
}

smr_status smr_learn_back(const char *path)
{
	char *own = NULL;
	smr_status st = path != NULL ? SMR_OK : smr_retrain_path(&own);

	if (st == SMR_OK)
		st = smr_retrain_back(path != NULL ? path : own);
	smr_free(own);
	return st;
}

/* Keeps the kernels of one machine: this host, or a GPU of it. */
static void keep_kernels_of(const smr_machine *m, smr_samples *s)
{
	size_t n = 0;

	for (size_t i = 0; i < s->list.n; i++) {
		const smr_machine *its = s->list.v[i].machine;

		if (its->kind == m->kind &&
		    (m->kind == SMR_MACHINE_CPU || strcmp(its->cpu, m->cpu) == 0))
			s->list.v[n++] = s->list.v[i];
	}
	s->list.n = n;
}

static smr_status make_table(const smr_samples *s, const char *machine, char **out)
{
	smr_str text = {0};
	smr_status st = smr_samples_text(s, NULL, machine, &text);

	if (st == SMR_OK && (*out = smr_str_take(&text)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a table");
	smr_str_free(&text);
	return st;
}

/* An unknown machine would be refused where the table is read. */
smr_status smr_learn_table(const char *machine, char **out)
{
	smr_samples s;
	smr_machine m;
	smr_status st;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_learn_table: no place for the table");
	*out = NULL;
	if (machine == NULL)
		machine = "this";
	if (strpbrk(machine, ",\r\n") != NULL || smr_machine_load(machine, &m) != SMR_OK)
		return smr_fail(SMR_ENOTFOUND,
				"no machine '%s': `samara machine calibrate --save %s` makes it of "
				"this host",
				machine, machine);
	SMR_TRY(read_history(&s));
	keep_kernels_of(&m, &s);
	st = s.list.n > 0 ? make_table(&s, machine, out)
			  : smr_fail(SMR_ENOTFOUND, "nothing was measured here yet: `samara run` "
						    "does, while little else runs");
	smr_samples_free(&s);
	return st;
}
