/* The cost of a site beside its kernels: made-up implementations that do next to nothing. */
#include "counted.h"
#include "run_flow.h"

enum { CALLS = 200, N = 8 };

static float a[N] = {1, 2, 3}, b[N];
static made_up_site site;
static smr_runner runner;

static void ask_often(void *arg)
{
	int64_t nums[1] = {N};

	for (int i = 0; i < CALLS; i++)
		if (ask(&runner, &site, nums, a, b) != *(int *)arg)
			must(smr_fail(SMR_EINTERNAL, "another answer than %d", *(int *)arg));
}

/* The loops stay: that is all that a program waits for. */
static void question(void)
{
	int answer = SMR_SITE_LOOPS;

	runner = runner_of("nobody");
	site_of(twice, &site);
	warm_and_counted(ask_often, &answer);
}

static void dispatch(void)
{
	int answer = SMR_SITE_DONE;

	runner = runner_of("openblas");
	site_of(twice, &site);
	ask_often(&answer);
	good_is_idle = true;
	warm_and_counted(ask_often, &answer);
}

typedef struct guarded {
	smr_flow *f;
	smr_specialization *s;
	smr_env e;
} guarded;

static void guard_often(void *arg)
{
	guarded *g = arg;
	const char *why = "";

	for (int i = 0; i < CALLS; i++) {
		if (!smr_guard_call(g->f, g->s, &g->e, &why))
			must(smr_fail(SMR_EINTERNAL, "the guard refuses: %s", why));
	}
}

static void guard(void)
{
	void *base[] = {a, b};
	uint64_t value[3] = {0};
	guarded g = {0};

	runner = runner_of("openblas");
	must(smr_flow_open(&runner, twice, strlen(twice), &g.f));
	g.s = smr_calloc(1, sizeof(*g.s) + sizeof(int64_t));
	g.s->sym[0] = N;
	g.e = (smr_env){.sym = g.s->sym, .base = base, .value = value};
	must(smr_guard_size(g.f, g.s));
	warm_and_counted(guard_often, &g);
	smr_specialization_free(g.s);
	smr_flow_free(g.f);
}

static const path paths[] = {
	{"guard", guard}, {"question", question}, {"dispatch", dispatch}, {NULL, NULL}};

int main(int argc, char **argv)
{
	return run_paths(paths, argc, argv);
}
