/* Tests of the passes of tensor programs: each prefix of the pipeline preserves the results, and a
 * pass that breaks a program is named. */
#include <dirent.h>

#include "api/model/compile.h"
#include "api/model/model.h"
#include "back/ref/values.h"
#include "base/data/hash.h"
#include "unit.h"

#include "ctx_case.h"

enum { CUT = 2 }; /* the pass's number */

static const char PROGRAMS[] = "tests/stablehlo/programs";

/* ---- arrays --------------------------------------------------------------------------------- */

enum { ARRAYS = 64 };

typedef struct arrays {
	smr_ndarray list[ARRAYS];
	size_t n, bytes[ARRAYS];
} arrays;

static void free_arrays(arrays *a)
{
	for (size_t i = 0; i < a->n; i++)
		smr_free(a->list[i].data);
	a->n = 0;
}

static void add_array(arrays *a, const smr_model_value *v)
{
	size_t i = a->n++;
	smr_dtype t;

	assert_true(i < ARRAYS);
	assert_true(smr_dtype_parse(v->dtype, strlen(v->dtype), &t));
	a->list[i] = (smr_ndarray){.dtype = v->dtype, .rank = v->rank};
	memcpy(a->list[i].dims, v->dims, sizeof(v->dims));
	a->bytes[i] = smr_dtype_size(t);
	for (unsigned d = 0; d < v->rank; d++)
		a->bytes[i] *= (size_t)v->dims[d];
	a->list[i].data = smr_calloc(a->bytes[i] + 1, 1);
	assert_non_null(a->list[i].data);
}

static void fill_number(const char *dtype, uint64_t x, void *at)
{
	float f = (float)(x % 2048) / 1024 - 1;
	double d = f;
	uint32_t bits;
	uint64_t whole = x % 2;

	memcpy(&bits, &f, sizeof(bits));
	if (strcmp(dtype, "f32") == 0)
		memcpy(at, &f, sizeof(f));
	else if (strcmp(dtype, "f64") == 0)
		memcpy(at, &d, sizeof(d));
	else if (strcmp(dtype, "bf16") == 0)
		memcpy(at, (char *)&bits + 2, 2);
	else
		memcpy(at, &whole, 1); /* 0 or 1, or a small float of few bits */
}

static void fill(arrays *a, size_t i)
{
	smr_dtype t;
	size_t size;

	assert_true(smr_dtype_parse(a->list[i].dtype, strlen(a->list[i].dtype), &t));
	size = smr_dtype_size(t);
	for (size_t k = 0; k < a->bytes[i]; k += size)
		fill_number(a->list[i].dtype, smr_hash_mix(i + 1, k + 1),
			    (char *)a->list[i].data + k);
}

static bool same_f32(const void *a, const void *b, size_t n)
{
	const float *x = a, *y = b;

	for (size_t i = 0; i < n; i++)
		if (memcmp(&x[i], &y[i], sizeof(*x)) != 0 && !(x[i] != x[i] && y[i] != y[i]))
			return false;
	return true;
}

/* NaNs may differ in their bits. */
static bool same(const arrays *a, const arrays *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++) {
		const void *x = a->list[i].data, *y = b->list[i].data;

		if (strcmp(a->list[i].dtype, "f32") == 0 ? !same_f32(x, y, a->bytes[i] / 4)
							 : memcmp(x, y, a->bytes[i]) != 0)
			return false;
	}
	return true;
}

/* ---- prefixes of the passes ----------------------------------------------------------------- */

/* Takes seconds or more to interpret: verified only. */
static bool is_large(const char *name)
{
	static const char *const large[] = {
		"gemm_",   "gpt_",           "jit_sdy_gemm_", "jit_sdy_mlp_", "llama_", "mlp_train",
		"resnet_", "sm_all_gather_", "sm_dp_",        "sm_gemm_",     "sm_tp_",
	};

	for (size_t i = 0; i < sizeof(large) / sizeof(large[0]); i++)
		if (strncmp(name, large[i], strlen(large[i])) == 0)
			return true;
	return false;
}

static smr_model *read_program(const char *name, smr_load_params *l)
{
	static char path[512];
	smr_model *m = NULL;

	(void)snprintf(path, sizeof(path), "%s/%s", PROGRAMS, name);
	*l = (smr_load_params)SMR_INIT(smr_load_params);
	l->path = path;
	l->only = "ref";
	if (smr_model_load(ctx, l, SMR_LOAD_READ, NULL, &m) != SMR_OK)
		fail_msg("%s: %s", name, smr_errmsg());
	return m;
}

/* Runs the first @p n passes of the table; returns how many of them were not skipped. */
static size_t run_prefix(const char *name, smr_model *m, size_t n)
{
	const smr_fuse_params fuse = {.threads = 1};
	const smr_pass_options o = {.evaluate = smr_ref_op, .fuse = &fuse};
	smr_pass_results r = {.remat = false};
	size_t ran = 0;

	for (size_t i = 0; i < n; i++) {
		const smr_pass *pass = &smr_passes[i];

		if (pass->run == NULL || (pass->skip_if != NULL && pass->skip_if(&o, &r)))
			continue;
		if (smr_pass_run(pass, m->module, &o, &r) != SMR_OK)
			fail_msg("%s: %s", name, smr_errmsg());
		ran++;
	}
	return ran;
}

static void run_model(const char *name, smr_model *m, const smr_load_params *l, arrays *results)
{
	smr_model_value v = SMR_INIT(smr_model_value);
	arrays args = {.n = 0};

	m->stage = SMR_LOAD_FUSED;
	if (smr_model_finish(m, l) != SMR_OK)
		fail_msg("%s: %s", name, smr_errmsg());
	for (size_t i = 0; i < smr_model_nargs(m); i++) {
		assert_int_equal(smr_model_arg(m, i, &v), SMR_OK);
		add_array(&args, &v);
		fill(&args, i);
	}
	for (size_t i = 0; i < smr_model_nresults(m); i++) {
		assert_int_equal(smr_model_result(m, i, &v), SMR_OK);
		add_array(results, &v);
	}
	if (smr_model_run(m, args.list, args.n, results->list, results->n) != SMR_OK)
		fail_msg("%s: %s", name, smr_errmsg());
	free_arrays(&args);
}

/* Returns whether the program was run. */
static bool check_program(const char *name)
{
	arrays first = {.n = 0};
	bool ran = false;

	for (size_t n = 1; n <= SMR_NPASSES; n++) {
		smr_load_params l;
		smr_model *m = read_program(name, &l);
		arrays now = {.n = 0};

		(void)run_prefix(name, m, n);
		/* a program with its own partitioning runs after it */
		if (!is_large(name) && (m->module->mesh == NULL || n > CUT)) {
			run_model(name, m, &l, ran ? &now : &first);
			if (ran && !same(&first, &now))
				fail_msg("%s: other results after pass '%s'", name,
					 smr_passes[n - 1].name);
			ran = true;
		}
		free_arrays(&now);
		assert_int_equal(smr_unload(m), SMR_OK);
	}
	free_arrays(&first);
	return ran;
}

static void each_prefix_of_the_passes_keeps_what_a_program_computes(void **state)
{
	DIR *d = opendir(PROGRAMS);
	size_t programs = 0, ran = 0;

	assert_non_null(d);
	for (struct dirent *e = readdir(d); e != NULL; e = readdir(d)) {
		size_t n = strlen(e->d_name);

		if (n < 5 || strcmp(e->d_name + n - 5, ".mlir") != 0)
			continue;
		ran += check_program(e->d_name);
		programs++;
	}
	closedir(d);
	assert_true(programs >= 25);
	assert_true(ran >= 13);
}

/* ---- the table ------------------------------------------------------------------------------ */

static const char text[] = "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
			   "  %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
			   "  %1 = stablehlo.multiply %0, %a : tensor<4xf32>\n"
			   "  return %1 : tensor<4xf32>\n}\n";

static smr_model *load_text(smr_load_stage upto)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model *m = NULL;

	l.text = text;
	l.length = strlen(text);
	assert_int_equal(smr_model_load(ctx, &l, upto, NULL, &m), SMR_OK);
	return m;
}

static void stages_of_the_table_rise_and_names_are_different(void **state)
{
	for (size_t i = 0; i < SMR_NPASSES; i++) {
		assert_non_null(smr_passes[i].name);
		assert_non_null(smr_passes[i].about);
		assert_true(i == 0 || smr_passes[i].stage >= smr_passes[i - 1].stage);
		for (size_t k = 0; k < i; k++)
			assert_string_not_equal(smr_passes[i].name, smr_passes[k].name);
	}
	assert_string_equal(smr_passes[CUT].name, "cut");
	assert_string_equal(smr_passes[SMR_PASS_FUSE].name, "fuse");
	assert_string_equal(smr_passes[SMR_PASS_KERNELS].name, "kernels");
}

static smr_status spoil(smr_module *m, const smr_pass_options *o, smr_pass_results *r)
{
	smr_graph *g = m->functions[0]->body.blocks[0]->flow;

	g->nodes[g->nnodes - 1]->type.dtype = SMR_I32;
	return SMR_OK;
}

static const smr_pass spoiler = {"spoil", "makes floats integers", SMR_LOAD_FUSED, NULL, spoil};

static void a_pass_that_breaks_a_program_is_named(void **state)
{
	const smr_pass_options o = {.strategy = NULL};
	smr_pass_results r = {.remat = false};
	smr_model *m = load_text(SMR_LOAD_READ);

	setenv("SAMARA_VERIFY", "1", 1);
	assert_int_equal(smr_pass_run(&spoiler, m->module, &o, &r), SMR_EINTERNAL);
	assert_non_null(strstr(smr_errmsg(), "pass 'spoil' broke the program: "));
	assert_int_equal(smr_passes_run(m->module, SMR_LOAD_READ, SMR_LOAD_CUT, &o, &r),
			 SMR_EINTERNAL);
	assert_non_null(strstr(smr_errmsg(), "broken before the first pass"));
	assert_int_equal(smr_unload(m), SMR_OK);
}

static void nobody_verifies_where_that_is_off(void **state)
{
	const smr_pass_options o = {.strategy = NULL};
	smr_pass_results r = {.remat = false};
	smr_model *m = load_text(SMR_LOAD_READ);

	setenv("SAMARA_VERIFY", "0", 1);
	assert_int_equal(smr_pass_run(&spoiler, m->module, &o, &r), SMR_OK);
	setenv("SAMARA_VERIFY", "1", 1);
	assert_int_equal(smr_unload(m), SMR_OK);
}

/* ---- watching ------------------------------------------------------------------------------- */

typedef struct shown {
	char titles[256];
	size_t texts;
} shown;

static void note(void *to, const char *when, const char *pass, const char *program)
{
	shown *s = to;
	size_t n = strlen(s->titles);

	(void)snprintf(s->titles + n, sizeof(s->titles) - n, "%s %s;", when, pass);
	s->texts += strstr(program, "function main") != NULL;
}

static void a_watch_is_shown_what_it_asked_for_and_told_the_rest(void **state)
{
	shown s = {.texts = 0};
	smr_pass_watch w = {.show = note, .ctx = &s, .lock = PTHREAD_MUTEX_INITIALIZER};
	smr_model *m;

	assert_int_equal(smr_pass_watch_add(&w, "simplify"), SMR_OK);
	assert_int_equal(smr_pass_watch_add(&w, "before:fuse"), SMR_OK);
	ctx->runner.watch = &w;
	m = load_text(SMR_LOAD_READY);
	ctx->runner.watch = NULL;
	assert_string_equal(s.titles, "after simplify;before fuse;");
	assert_int_equal(s.texts, 2);
	for (size_t i = 0; i < SMR_NPASSES; i++)
		assert_int_equal(w.runs[i], strncmp(smr_passes[i].name, "remat", 5) != 0);
	assert_int_equal(smr_unload(m), SMR_OK);
}

static void a_pass_that_there_is_not_is_refused_with_those_there_are(void **state)
{
	smr_pass_watch w = {.lock = PTHREAD_MUTEX_INITIALIZER};

	assert_int_equal(smr_pass_watch_add(&w, "fusion"), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "there is no pass 'fusion'"));
	for (size_t i = 0; i < SMR_NPASSES; i++)
		assert_non_null(strstr(smr_errmsg(), smr_passes[i].name));
	assert_int_equal(smr_pass_watch_add(&w, "all"), SMR_OK);
	assert_int_equal(w.after, (1u << SMR_NPASSES) - 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(stages_of_the_table_rise_and_names_are_different),
		cmocka_unit_test(a_pass_that_breaks_a_program_is_named),
		cmocka_unit_test(nobody_verifies_where_that_is_off),
		cmocka_unit_test(a_watch_is_shown_what_it_asked_for_and_told_the_rest),
		cmocka_unit_test(a_pass_that_there_is_not_is_refused_with_those_there_are),
		cmocka_unit_test(each_prefix_of_the_passes_keeps_what_a_program_computes),
	};

	return cmocka_run_group_tests(tests, ctx_open, ctx_close);
}
