/* Paths that run often or make others wait: loops and drivers of kernels, readers, planners,
 * reports. */
#include "counted.h"

#include "back/back.h"
#include "cost/model/cost.h"
#include "net/message.h"
#include "pass/fuse/fuse.h"
#include "plan/dag/dag.h"
#include "samara/samara.h"
#include "samara/script.h"
#include "ship_case.h"
#include "unit_kernels.h"
#include "wire.h"

static char *file(const char *name, size_t *n)
{
	char *text;

	must(smr_read_file(name, &text, n));
	return text;
}

/* ---- kernels --------------------------------------------------------------------------------- */

typedef struct kernel {
	const smr_impl *impl;
	smr_exec *exec;
	smr_env e;
} kernel;

static void run_kernel(void *arg)
{
	kernel *k = arg;

	must(k->impl->run(k->exec, &k->e, NULL));
}

/* @p text: bases, views, one nest. */
static void count_kernel(const char *impl, const char *text, size_t bytes)
{
	kernel k = {.impl = smr_impl_find(impl)};
	smr_arena *a = smr_arena_new();
	uint64_t value[16] = {0};
	void *base[4];
	smr_codelet *c;
	smr_graph *g;
	size_t n;

	for (int i = 0; i < 4; i++) {
		base[i] = smr_aligned_alloc(64, bytes);
		for (size_t j = 0; j < bytes / sizeof(float); j++)
			((float *)base[i])[j] = (float)(j % 17) / 16;
	}
	if (unit_open_kernels(NULL) != 0)
		exit(1);
	k.e = (smr_env){.base = base, .value = value};
	must(smr_graph_parse("counts", text, strlen(text), &g));
	must(smr_pass_codelets(g, unit_kernels, SMR_FP_REASSOC, a, &c, &n));
	must(k.impl->accept(c, &k.e));
	must(k.impl->prepare(c, &k.e, NULL, &k.exec));
	warm_and_counted(run_kernel, &k);
	k.impl->release(k.exec);
	smr_graph_free(g);
	smr_arena_free(a);
	(void)unit_close_kernels(NULL);
	for (int i = 0; i < 4; i++)
		smr_free(base[i]);
}

static void chain(void)
{
	count_kernel("strip",
		     "flow \"f\" {\nbase a, b, c written\n%0 = view f32[64, 256] a\n"
		     "%1 = view f32[256] b\n%2 = view f32[64, 256] c\n"
		     "%3 = nest (i: 64, j: 256) into %2[i, j] = "
		     "maximum(add(mul(%0[i, j], %1[j]), sub(%0[i, j], 2:f32)), 0:f32)\n}\n",
		     64 * 256 * sizeof(float));
}

static void product(void)
{
	count_kernel("dot",
		     "flow \"f\" {\nbase a, b, c written\n%0 = view f32[48, 64] a\n"
		     "%1 = view f32[64, 32] b\n%2 = view f32[48, 32] c\n"
		     "%3 = nest (i: 48, j: 32, k: 64) into %2[i, j] = "
		     "fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[k, j])))\n}\n",
		     64 * 64 * sizeof(float));
}

/* ---- scripts --------------------------------------------------------------------------------- */

static void run_script(void *arg)
{
	must(smr_script_run(arg, NULL, 0));
}

static void turn(void)
{
	static const char text[] = "s = 0\nfor (i in 1:300) {\n  if (i %% 3 == 0) s = s + 2 * i\n"
				   "  else s = max(s, i)\n}\n";
	static const char *const outputs[] = {"s"};
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_script_open_params p = SMR_INIT(smr_script_open_params);
	smr_script *script;
	smr_ctx *ctx;

	o.threads = 1;
	p.path = "counts.dml";
	p.text = text;
	p.length = strlen(text);
	p.outputs = outputs;
	p.noutputs = 1;
	must(smr_open(&o, &ctx));
	must(smr_script_open(ctx, &p, &script));
	warm_and_counted(run_script, script);
	must(smr_script_close(script));
	must(smr_close(ctx));
}

/* ---- what reads and decides ------------------------------------------------------------------ */

typedef struct text {
	char *s;
	size_t n;
} text;

static void parse_often(void *arg)
{
	const text *t = arg;

	for (int i = 0; i < 20; i++) {
		smr_graph *g;

		must(smr_graph_parse("counts", t->s, t->n, &g));
		smr_graph_free(g);
	}
}

static void parse(void)
{
	text t;

	t.s = file("tests/fuzz/corpus/graph/mixed.smr", &t.n);
	warm_and_counted(parse_often, &t);
	smr_free(t.s);
}

static void fuse_one(void *arg)
{
	smr_fusion what = {0};

	must(smr_fuse_values(arg, &(smr_fuse_params){0}, &what));
}

static void fuse(void)
{
	static const char *const names[] = {"fused1", "fused2", "fused3",
					    "fused4", "fused5", "fused6"};

	for (int round = 0; round < 2; round++)
		for (int i = 0; i < 6; i++) {
			char name[64];
			smr_graph *g;
			text t;

			snprintf(name, sizeof(name), "tests/fuzz/corpus/values/%s.smr", names[i]);
			t.s = file(name, &t.n);
			must(smr_graph_parse("counts", t.s, t.n, &g));
			if (round == 0)
				fuse_one(g);
			else
				counted(fuse_one, g);
			smr_graph_free(g);
			smr_free(t.s);
		}
}

static void predict_often(void *arg)
{
	static const char *const impls[] = {"original", "nest", "onednn", "openblas"};
	smr_cost c = {.machine = arg};

	for (int i = 0; i < 400; i++) {
		smr_cost_query q = {.work = {.flops = 1e3 * i, .bytes_read = 1e4, .points = 1e3},
				    .dtype = SMR_F32,
				    .klass = i % 8 < 4 ? "contract" : "map",
				    .impl = impls[i % 4],
				    .threads = 1 + i % 2};
		smr_prediction p;

		smr_cost_estimate(&c, &q, &p);
	}
}

static void predict(void)
{
	smr_machine m;

	must(smr_machine_load("machines/x86-64-v3.json", &m));
	warm_and_counted(predict_often, &m);
}

static void plan_one(void *arg)
{
	smr_dag_goal goal = {.deadline = INFINITY, .seconds = 5e-4}; /* of the made-up clock */
	smr_dag_schedule s;

	must(smr_dag_planners[0]->plan(arg, &goal, &s));
	smr_dag_schedule_free(&s);
}

static void plan(void)
{
	smr_dag *d;
	text t;

	t.s = file("tests/plan/dags/fork_14_2_1.dag", &t.n);
	must(smr_dag_read("counts", t.s, t.n, &d));
	warm_and_counted(plan_one, d);
	smr_dag_free(d);
	smr_free(t.s);
}

/* ---- what travels ---------------------------------------------------------------------------- */

static void message_often(void *arg)
{
	const text *t = arg;
	smr_str s = {0};

	for (int i = 0; i < 50; i++) {
		smr_task task;

		must(smr_task_read(t->s, t->n, &task));
		smr_str_clear(&s);
		must(smr_task_write(&task, &s));
		smr_task_free(&task);
	}
	smr_str_free(&s);
}

static void message(void)
{
	text t;

	t.s = file("tests/fuzz/corpus/net_message/twice", &t.n);
	put_right((uint8_t *)t.s, t.n);
	warm_and_counted(message_often, &t);
	smr_free(t.s);
}

static void check_archive(void *arg)
{
	const smr_str *s = arg;
	smr_archive a;

	must(smr_archive_verify(s->s, s->n));
	must(smr_archive_read(s->s, s->n, &a));
}

static void archive(void)
{
	smr_secret_key key = ship_key(5);
	smr_str s = {0};
	smr_archive a;
	text t;

	t.s = file("tests/fuzz/corpus/ship_archive/two", &t.n);
	must(smr_archive_read(t.s, t.n, &a));
	must(smr_archive_build(&a, &s));
	must(smr_archive_sign(&s, &key));
	warm_and_counted(check_archive, &s);
	smr_str_free(&s);
	smr_free(t.s);
}

static const path paths[] = {
	{"chain", chain},     {"product", product}, {"turn", turn}, {"parse", parse},
	{"fuse", fuse},       {"predict", predict}, {"plan", plan}, {"message", message},
	{"archive", archive}, {NULL, NULL},
};

int main(int argc, char **argv)
{
	return run_paths(paths, argc, argv);
}
