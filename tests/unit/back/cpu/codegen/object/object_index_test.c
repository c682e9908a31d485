/* Generated code is found by its own codelet only. */
#include <dirent.h>
#include <math.h>

#include "back/back.h"
#include "back/cpu/codegen/object/module.h"
#include "base/fs.h"
#include "unit.h"

extern const smr_impl smr_impl_nest;

static const char doubled[] = "flow \"doubled\" { sym n  base A, B written\n"
			      "%0 = view f32[n] A + (0) strides [4]\n"
			      "%1 = view f32[n] B + (0) strides [4]\n"
			      "%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], 2:f32)\n}";
static const char tripled[] = "flow \"doubled\" { sym n  base A, B written\n"
			      "%0 = view f32[n] A + (0) strides [4]\n"
			      "%1 = view f32[n] B + (0) strides [4]\n"
			      "%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], 3:f32)\n}";

/* Reads before its window under a condition, as padding does. */
static const char shifted[] =
	"flow \"shifted\" { sym n  base A, B written\n"
	"%0 = view f32[n] A + (0) strides [4]\n"
	"%1 = view f32[n] B + (0) strides [4]\n"
	"%2 = nest (i: n) group 1 ins %0 into %1 [i] = "
	"add(mul(%0[i], 2:f32), select(ge(index(i), 200:i64), %0[i + (-1)], 0:f32))\n}";
/* Its exponentials are kept in rows. */
static const char softmax[] =
	"flow \"softmax\" { sym n  base A, B written\n"
	"%0 = view f32[4, n] A + (0) strides [4*n, 4]\n"
	"%1 = view f32[4, n] B + (0) strides [4*n, 4]\n"
	"%2 = nest (i: 4, j: n, k: n, l: n) group 1 ins %0 into %1 [i, j] = "
	"div(exp(sub(%0[i, j], fold(k; -inf:f32; maximum(acc0, %0[i, k])))), "
	"fold(l; 0:f32; add(acc0, exp(sub(%0[i, l], fold(k; -inf:f32; maximum(acc0, "
	"%0[i, k])))))))\n}";

typedef struct program {
	smr_graph *g;
	smr_codelet c;
	int64_t sym[1];
	float a[100], b[100];
	void *base[2];
	uint64_t value[8];
	smr_env e;
} program;

static void parse(program *p, const char *text, int64_t n)
{
	*p = (program){.sym = {n}};
	if (smr_graph_parse("test", text, strlen(text), &p->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	p->c = (smr_codelet){.graph = p->g, .nest = p->g->nodes[2]};
	p->base[0] = p->a;
	p->base[1] = p->b;
	p->e = (smr_env){.sym = p->sym, .base = p->base, .value = p->value};
	for (int i = 0; i < 100; i++)
		p->a[i] = (float)i;
}

static bool is_kept(const program *p)
{
	nest_object o;
	nest_text text;
	nest_cpu cpu;
	bool found;

	nest_cpu_host(&cpu);
	found = nest_kept_find(&p->c, &p->e, &cpu, &text, &o);
	assert_null(text.ir.s);
	if (found)
		nest_object_drop(&o);
	return found;
}

/* Prepares and runs a codelet like users of smr_impl. */
static void run(program *p, float by)
{
	smr_exec *x;

	if (smr_impl_nest.prepare(&p->c, &p->e, NULL, &x) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	memset(p->b, 0, sizeof(p->b));
	assert_int_equal(smr_impl_nest.run(x, &p->e, NULL), SMR_OK);
	for (int i = 0; i < 100; i++)
		assert_true(p->b[i] == (i < p->sym[0] ? by * (float)i : 0));
	assert_non_null(strstr(smr_impl_nest.detail(x), "stage"));
	smr_impl_nest.release(x);
}

/* Counts cache entries with an ending; @p path gets the last one's path. */
static int entries(const char *ending, char *path, size_t n)
{
	char folder[96];
	int found = 0;

	snprintf(folder, sizeof(folder), "%s/objects", unit_folder);
	DIR *d = opendir(folder);

	assert_non_null(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;) {
		size_t length = strlen(e->d_name), end = strlen(ending);

		if (length > end && strcmp(e->d_name + length - end, ending) == 0) {
			snprintf(path, n, "%s/%.60s", folder, e->d_name);
			found++;
		}
	}
	closedir(d);
	return found;
}

static void the_second_time_nothing_is_generated(void **state)
{
	char path[256];
	program p;

	parse(&p, doubled, 100);
	assert_false(is_kept(&p));
	run(&p, 2);
	assert_true(is_kept(&p));
	run(&p, 2);
	assert_int_equal(entries(".plan", path, sizeof(path)), 1);
	assert_int_equal(entries(".so", path, sizeof(path)), 1);
	smr_graph_free(p.g);
}

static void neither_are_padding_and_kept_rows(void **state)
{
	smr_exec *x;
	program p;
	float sum = 0;

	parse(&p, shifted, 100);
	run(&p, 2);
	assert_true(is_kept(&p));
	run(&p, 2);
	smr_graph_free(p.g);
	parse(&p, softmax, 25);
	for (int twice = 0; twice < 2; twice++) {
		assert_int_equal(is_kept(&p), twice);
		assert_int_equal(smr_impl_nest.prepare(&p.c, &p.e, NULL, &x), SMR_OK);
		assert_int_equal(smr_impl_nest.run(x, &p.e, NULL), SMR_OK);
		smr_impl_nest.release(x);
		sum = 0;
		for (int i = 25; i < 50; i++)
			sum += p.b[i];
		assert_true(fabsf(sum - 1) < 1e-5F);
	}
	smr_graph_free(p.g);
}

static void other_loops_sizes_and_sums_are_others(void **state)
{
	program p, q;

	parse(&p, doubled, 100);
	run(&p, 2);
	p.c.fp = SMR_FP_STRICT;
	assert_false(is_kept(&p));
	parse(&q, tripled, 100);
	assert_false(is_kept(&q));
	run(&q, 3);
	smr_graph_free(q.g);
	parse(&q, doubled, 37);
	assert_false(is_kept(&q));
	run(&q, 2);
	smr_graph_free(q.g);
	smr_graph_free(p.g);
}

static void change(const char *path, size_t at)
{
	char *data;
	size_t n;

	assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
	assert_true(n > at);
	data[at] ^= 1;
	assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
	smr_free(data);
}

static void a_damaged_entry_is_made_again(void **state)
{
	static const size_t places[] = {0, 8, 30, 60, 300, 400};
	char path[256];
	program p;

	parse(&p, doubled, 100);
	run(&p, 2);
	for (size_t i = 0; i < sizeof(places) / sizeof(*places); i++) {
		assert_int_equal(entries(".plan", path, sizeof(path)), 1);
		change(path, places[i]);
		assert_false(is_kept(&p));
		run(&p, 2);
		assert_true(is_kept(&p));
	}
	assert_int_equal(smr_write_file(path, "smrplan1", 8, SMR_WRITE_FAST), SMR_OK);
	assert_false(is_kept(&p));
	run(&p, 2);
	smr_graph_free(p.g);
}

static void an_entry_whose_object_went_is_made_again(void **state)
{
	char path[256];
	program p;

	parse(&p, doubled, 100);
	run(&p, 2);
	assert_int_equal(entries(".so", path, sizeof(path)), 1);
	assert_int_equal(unlink(path), 0);
	assert_false(is_kept(&p));
	run(&p, 2);
	assert_true(is_kept(&p));
	smr_graph_free(p.g);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, unit_make_cache, unit_drop_folder)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(the_second_time_nothing_is_generated),
		CASE(neither_are_padding_and_kept_rows),
		CASE(other_loops_sizes_and_sums_are_others),
		CASE(a_damaged_entry_is_made_again),
		CASE(an_entry_whose_object_went_is_made_again),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
