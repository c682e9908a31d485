/* Corrections of a machine by kernels that were measured on it. Kernels of one class and one type
 * of factors are a group with a Gaussian process of its own (probes.h); a group of single products
 * in vector units corrects the constants of their formula instead. Kernels without a group are
 * predicted as before. */
#include "learn/train/probed.h"

#include <math.h>
#include <string.h>

#include "base/fs.h"
#include "cost/model/trained.h"
#include "learn/train/probes.h"

typedef struct group {
	smr_probed_group about;
	smr_wave_probes *wave; /* one of both */
	smr_probes *process;
} group;

struct smr_probed {
	smr_samples s;
	smr_machine machine;
	const smr_trained *trained;
	SMR_VEC(group) groups;
	size_t n;
};

/* ---- groups ---------------------------------------------------------------------------------- */

static const char *multiplies(const smr_machine *m, const smr_cost_query *q)
{
	const char *name = NULL;

	if (smr_cost_is_product(q))
		(void)smr_device_product_rate(m, q, &name);
	return name;
}

static bool is_in_group(const smr_probed_group *g, const smr_machine *m, const smr_cost_query *q)
{
	const char *name = multiplies(m, q);

	return strcmp(g->klass, q->klass) == 0 && (name != NULL) == (g->multiplies != NULL) &&
	       (name == NULL ||
		(strcmp(name, g->multiplies) == 0 && g->batched == (q->shape.batch > 1)));
}

static const group *find_group(const smr_probed *p, const smr_cost_query *q)
{
	for (size_t i = 0; i < p->groups.n; i++)
		if (is_in_group(&p->groups.v[i].about, &p->machine, q))
			return &p->groups.v[i];
	return NULL;
}

static double predict(const smr_probed *p, const smr_train_sample *s, float *x)
{
	smr_cost c = {.machine = &p->machine, .trained = p->trained};
	smr_device_time d;
	smr_prediction out;

	smr_train_sample_base(s, &d);
	if (x != NULL)
		smr_features_of(&p->machine, &s->query, &d, x);
	smr_cost_estimate_from(&c, &s->query, &d, &out);
	return out.p50;
}

/* Returns the constants that a group of products starts from; NULL: their formula has none. */
static const smr_wave *wave_of(const smr_probed *p, const smr_cost_query *q)
{
	const smr_wave *w = NULL;

	if (!smr_wave_is_for(&p->machine, q))
		return NULL;
	if (p->trained != NULL)
		w = smr_trained_wave(p->trained, &p->machine, q);
	return w != NULL ? w : &smr_wave_usual;
}

/* ---- learning -------------------------------------------------------------------------------- */

static smr_status learn_process(const smr_probed *p, const smr_train_sample *const *s, size_t n,
				smr_probes **out)
{
	float *x = smr_malloc((n + 1) * SMR_COST_FEATURES * sizeof(*x));
	double off[SMR_PROBES];
	size_t chosen[SMR_PROBES], count = n < SMR_PROBES ? n : SMR_PROBES;
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for probes");
	for (size_t i = 0; i < n; i++)
		(void)predict(p, s[i], x + i * SMR_COST_FEATURES);
	st = smr_probes_choose(x, n, count, smr_cost_is_product(&s[0]->query), chosen, out);
	for (size_t i = 0; st == SMR_OK && i < count; i++)
		off[i] = log(s[chosen[i]]->seconds / predict(p, s[chosen[i]], NULL));
	if (st == SMR_OK)
		smr_probes_learn(*out, off);
	smr_free(x);
	return st;
}

static smr_status learn(const smr_probed *p, const smr_train_sample *const *s, size_t n, group *g)
{
	const smr_wave *w = wave_of(p, &s[0]->query);
	size_t chosen[SMR_PROBES];

	if (w != NULL)
		return smr_wave_probes_new(s, n, w, n, chosen, &g->wave);
	return learn_process(p, s, n, &g->process);
}

static double ask_group(const smr_probed *p, const group *g, const smr_train_sample *s,
			double *deviation)
{
	float x[SMR_COST_FEATURES];
	double seconds;

	if (g->wave != NULL)
		return smr_wave_probes_ask(g->wave, s, deviation);
	seconds = predict(p, s, x);
	return seconds * exp(smr_probes_ask(g->process, x, deviation));
}

static void drop(group *g)
{
	smr_wave_probes_free(g->wave);
	smr_probes_free(g->process);
}

/* Predicts each kernel of a group from all others. */
static smr_status judge(const smr_probed *p, const smr_train_sample **s, size_t n, group *g)
{
	for (size_t i = 0; i < n; i++) {
		const smr_train_sample *left_out = s[i];
		group rest = {.wave = NULL};
		double deviation, after = predict(p, left_out, NULL);

		g->about.before += fabs(after / left_out->seconds - 1) / (double)n;
		s[i] = s[n - 1];
		if (n > 1) {
			SMR_TRY(learn(p, s, n - 1, &rest));
			after = ask_group(p, &rest, left_out, &deviation);
			drop(&rest);
		}
		s[i] = left_out;
		g->about.after += fabs(after / left_out->seconds - 1) / (double)n;
	}
	return SMR_OK;
}

static smr_status add_group(smr_probed *p, const smr_cost_query *q, const smr_train_sample **s)
{
	group g = {.about = {.klass = q->klass,
			     .multiplies = multiplies(&p->machine, q),
			     .batched = smr_cost_is_product(q) && q->shape.batch > 1}};
	smr_status st;

	for (size_t i = 0; i < p->s.list.n && g.about.n < SMR_PROBES; i++) {
		smr_train_sample *x = &p->s.list.v[i];

		if (strcmp(x->machine->name, p->machine.name) == 0 &&
		    is_in_group(&g.about, &p->machine, &x->query)) {
			x->machine = &p->machine;
			s[g.about.n++] = x;
		}
	}
	p->n += g.about.n;
	SMR_TRY(judge(p, s, g.about.n, &g));
	SMR_TRY(learn(p, s, g.about.n, &g));
	st = smr_vec_push(&p->groups, g);
	if (st != SMR_OK)
		drop(&g);
	return st;
}

static smr_status learn_groups(smr_probed *p)
{
	const smr_train_sample *s[SMR_PROBES];

	for (size_t i = 0; i < p->s.list.n; i++) {
		const smr_train_sample *x = &p->s.list.v[i];

		if (strcmp(x->machine->name, p->machine.name) == 0 &&
		    find_group(p, &x->query) == NULL)
			SMR_TRY(add_group(p, &x->query, s));
	}
	if (p->groups.n > 0)
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "no kernel was measured on %s", p->machine.name);
}

/* Takes over @p s, which is empty afterwards. */
static smr_status learn_samples(smr_samples *s, const smr_machine *m, const smr_trained *trained,
				smr_probed **out)
{
	smr_probed *p = smr_calloc(1, sizeof(*p));
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for probes");
	p->s = *s;
	*s = (smr_samples){0};
	p->machine = *m;
	p->trained = trained;
	st = learn_groups(p);
	if (st == SMR_OK)
		*out = p;
	else
		smr_probed_free(p);
	return st;
}

void smr_probed_free(smr_probed *p)
{
	if (p == NULL)
		return;
	for (size_t i = 0; i < p->groups.n; i++)
		drop(&p->groups.v[i]);
	smr_free(p->groups.v);
	smr_samples_free(&p->s);
	smr_free(p);
}

size_t smr_probed_count(const smr_probed *p)
{
	return p->n;
}

bool smr_probed_group_at(const smr_probed *p, size_t i, smr_probed_group *out)
{
	if (i < p->groups.n)
		*out = p->groups.v[i].about;
	return i < p->groups.n;
}

/* ---- asking ---------------------------------------------------------------------------------- */

static bool correct(const void *probes, const smr_cost_query *q, double *seconds, double *deviation)
{
	const smr_probed *p = probes;
	const group *g = find_group(p, q);
	smr_train_sample s = {.machine = &p->machine, .query = *q, .start_s = -1};

	if (g == NULL)
		return false;
	*seconds = ask_group(p, g, &s, deviation);
	return true;
}

void smr_probed_use(const smr_probed *p, smr_cost *c)
{
	c->probes = p;
	c->probed_by = correct;
}

/* ---- files ----------------------------------------------------------------------------------- */

smr_status smr_probed_keep(const smr_samples *s, const smr_machine *m, char **path)
{
	smr_str text = {0};
	smr_status st;

	if (m->kind == SMR_MACHINE_CPU)
		return smr_fail(SMR_EUNSUPPORTED,
				"%s is a CPU: its kernels are measured as they run (samara run), "
				"and tables of them are for samara learn train",
				m->name);
	st = smr_samples_text(s, m, m->name, &text);
	if (st == SMR_OK)
		st = smr_machine_keep_beside(m, SMR_PROBED_FILE, text.s, text.n, path);
	smr_str_free(&text);
	return st;
}

smr_status smr_probed_load(const smr_machine *m, const smr_trained *trained, smr_probed **out)
{
	smr_samples s = {0};
	const smr_machine *same;
	char *path;
	smr_status st;

	*out = NULL;
	SMR_TRY(smr_machine_find_beside(m, SMR_PROBED_FILE, &path));
	if (path == NULL)
		return SMR_OK;
	st = smr_samples_add_machine(&s, m->name, m, &same);
	if (st == SMR_OK)
		st = smr_samples_read(path, &s);
	if (st == SMR_OK)
		st = learn_samples(&s, m, trained, out);
	smr_samples_free(&s);
	smr_free(path);
	return st;
}
