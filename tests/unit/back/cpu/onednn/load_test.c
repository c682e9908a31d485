/* Opening the libraries: found, missing, wrong; and OpenBLAS on several threads at once. */
#include <dirent.h>
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "back/cpu/onednn/onednn.h"
#include "back/cpu/openblas/openblas.h"
#include "base/fs.h"
#include "unit.h"

/* A process opens libraries once, so each trial has its own process. */
static void in_a_child(int (*trial)(void))
{
	int status;
	pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0)
		_exit(trial());
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
}

static int says(smr_status st, const char *package)
{
	return st == SMR_EUNSUPPORTED && strstr(smr_errmsg(), package) != NULL ? 0 : 1;
}

static int without_openblas(void)
{
	const smr_cblas *b;

	setenv("SAMARA_OPENBLAS", "/nowhere/libopenblas.so", 1);
	return says(smr_cblas_open(SMR_OPENBLAS_SYSTEM, &b), "apt install libopenblas0-openmp") +
	       says(smr_cblas_open(SMR_OPENBLAS_SYSTEM, &b), "apt install libopenblas0-openmp");
}

static int without_openblas_of_a_wheel(void)
{
	const smr_openblas *b;

	setenv("SAMARA_OPENBLAS", "/nowhere/libscipy_openblas.so", 1);
	return says(smr_openblas_find(SMR_OPENBLAS_WHEEL), "/nowhere/libscipy_openblas.so") +
	       says(smr_openblas_open(SMR_OPENBLAS_WHEEL, &b), "pip install scipy-openblas32") +
	       says(smr_openblas_find(SMR_OPENBLAS_WHEEL), "pip install scipy-openblas32") +
	       says(smr_openblas_open(SMR_OPENBLAS_SYSTEM, &b), "names another OpenBLAS") +
	       says(smr_openblas_open_any(&b), "names another OpenBLAS");
}

static int with_another_library_for_a_wheel(void)
{
	const smr_openblas *b;

	setenv("SAMARA_OPENBLAS", "/usr/lib/x86_64-linux-gnu/openblas-openmp/libopenblas.so.0", 1);
	return says(smr_openblas_find(SMR_OPENBLAS_WHEEL), "names another OpenBLAS") +
	       says(smr_openblas_open(SMR_OPENBLAS_WHEEL, &b), "names another OpenBLAS");
}

static int count_threads(void)
{
	int n = -2; /* without . and .. */
	DIR *d = opendir("/proc/self/task");

	while (d != NULL && readdir(d) != NULL)
		n++;
	if (d != NULL)
		closedir(d);
	return n;
}

/* Of a library with threads of its own none starts, and the processors of the caller come back. */
static int with_the_openblas_of_a_wheel(void)
{
	const smr_openblas *b;
	cpu_set_t before, after;

	unsetenv("SAMARA_OPENBLAS");
	sched_getaffinity(0, sizeof(before), &before);
	setenv("OPENBLAS_NUM_THREADS", "2", 1);
	if (smr_openblas_open(SMR_OPENBLAS_WHEEL, &b) != SMR_OK)
		return says(SMR_EUNSUPPORTED, "pip install scipy-openblas32");
	sched_getaffinity(0, sizeof(after), &after);
	return (count_threads() == 1 ? 0 : 1) + (CPU_EQUAL(&before, &after) ? 0 : 2) +
	       (smr_openblas_symbol(b, "dpotrf_") != NULL ? 0 : 4) +
	       (smr_openblas_symbol(b, "no_such_function") == NULL ? 0 : 8);
}

static int without_onednn(void)
{
	const smr_dnnl *d;

	setenv("SAMARA_ONEDNN", "/nowhere/libdnnl.so", 1);
	return says(smr_dnnl_open(SMR_DNNL_2, &d), "apt install libdnnl2");
}

static int with_another_generation(void)
{
	const smr_dnnl *d;

	setenv("SAMARA_ONEDNN", "libdnnl.so.2", 1);
	return says(smr_dnnl_open(SMR_DNNL_3, &d), "is oneDNN 2.6, 3.0 or a later 3.x is needed") +
	       says(smr_dnnl_find(SMR_DNNL_3), "pip install onednn-cpu-gomp") +
	       (smr_dnnl_open(SMR_DNNL_2, &d) == SMR_OK ? 0 : 1);
}

static int with_another_library(void)
{
	const smr_cblas *b;
	const smr_dnnl *d;

	setenv("SAMARA_OPENBLAS", "libm.so.6", 1);
	setenv("SAMARA_ONEDNN", "libm.so.6", 1);
	return says(smr_cblas_open(SMR_OPENBLAS_SYSTEM, &b), "has no") +
	       says(smr_dnnl_open(SMR_DNNL_2, &d), "has no");
}

/* Debian's other builds, if they are installed. */
static int with_the_serial_flavour(void)
{
	const smr_cblas *b;

	setenv("SAMARA_OPENBLAS", "/usr/lib/x86_64-linux-gnu/openblas-serial/libopenblas.so.0", 1);
	return says(smr_cblas_open(SMR_OPENBLAS_SYSTEM, &b), "apt install libopenblas0-openmp");
}

static int with_the_pthread_flavour(void)
{
	const smr_cblas *b;

	setenv("SAMARA_OPENBLAS", "/usr/lib/x86_64-linux-gnu/openblas-pthread/libopenblas.so.0", 1);
	return says(smr_cblas_open(SMR_OPENBLAS_SYSTEM, &b), "apt install libopenblas0-openmp");
}

static bool is_open(const char *path)
{
	return dlopen(path, RTLD_NOLOAD | RTLD_LAZY) != NULL;
}

/* Candidates may never run. */
static int without_opening_what_is_found(void)
{
	const char *blas = SMR_SYSTEM_LIBRARIES "openblas-openmp/libopenblas.so.0";
	const smr_openblas *b;

	unsetenv("SAMARA_OPENBLAS");
	unsetenv("SAMARA_ONEDNN");
	if (access(blas, R_OK) != 0 || access(SMR_SYSTEM_LIBRARIES "libdnnl.so.2", R_OK) != 0)
		return 0;
	return (smr_openblas_find(SMR_OPENBLAS_SYSTEM) == SMR_OK ? 0 : 1) +
	       (smr_dnnl_find(SMR_DNNL_2) == SMR_OK ? 0 : 1) + (is_open(blas) ? 1 : 0) +
	       (is_open("libdnnl.so.2") ? 1 : 0) +
	       (smr_openblas_open(SMR_OPENBLAS_SYSTEM, &b) == SMR_OK && is_open(blas) ? 0 : 1);
}

static void a_missing_library_is_told_with_its_package(void **state)
{
	in_a_child(without_openblas);
	in_a_child(without_openblas_of_a_wheel);
	in_a_child(with_another_library_for_a_wheel);
	in_a_child(with_the_openblas_of_a_wheel);
	in_a_child(without_onednn);
	in_a_child(with_another_generation);
	in_a_child(with_another_library);
	in_a_child(without_opening_what_is_found);
	in_a_child(with_the_serial_flavour);
	in_a_child(with_the_pthread_flavour);
}

enum { SIDE = 48, ROUNDS = 3000 };

typedef struct caller {
	const smr_cblas *b;
	double a[SIDE * SIDE], want[SIDE * SIDE];
	int wrong;
} caller;

static void *call_often(void *arg)
{
	caller *c = arg;
	double got[SIDE * SIDE];
	int solo = smr_product_solo_enter();

	for (int i = 0; i < ROUNDS; i++) {
		c->b->dgemm(101, 111, 111, SIDE, SIDE, SIDE, 1, c->a, SIDE, c->a, SIDE, 0, got,
			    SIDE);
		c->wrong += memcmp(got, c->want, sizeof(got)) != 0;
	}
	smr_product_solo_leave(solo);
	return NULL;
}

/* A processor newer than the library must not get the library's oldest kernels. */
static void openblas_takes_kernels_of_this_processor(void **state)
{
	const smr_cblas *b;

	unsetenv("OPENBLAS_CORETYPE"); /* it may be set in the environment of the tests */
	if (smr_cblas_open(SMR_OPENBLAS_SYSTEM, &b) != SMR_OK)
		assert_int_equal(smr_cblas_open(SMR_OPENBLAS_WHEEL, &b), SMR_OK);
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		assert_string_not_equal(b->corename(), "Prescott");
#endif
	assert_null(getenv("OPENBLAS_CORETYPE"));
}

/* Not every build allows that: see load.c. */
static void call_from_many_threads(const smr_cblas *b)
{
	enum { CALLERS = 4 };
	static caller c[CALLERS];
	pthread_t t[CALLERS];

	assert_true(strlen(b->corename()) > 0);
	int solo = smr_product_solo_enter();

	for (int i = 0; i < CALLERS; i++) {
		c[i] = (caller){.b = b};
		for (int k = 0; k < SIDE * SIDE; k++)
			c[i].a[k] = (double)((k * 7 + i * 13) % 23) - 11;
		b->dgemm(101, 111, 111, SIDE, SIDE, SIDE, 1, c[i].a, SIDE, c[i].a, SIDE, 0,
			 c[i].want, SIDE);
	}
	smr_product_solo_leave(solo);
	for (int i = 0; i < CALLERS; i++)
		assert_int_equal(pthread_create(&t[i], NULL, call_often, &c[i]), 0);
	for (int i = 0; i < CALLERS; i++) {
		pthread_join(t[i], NULL);
		assert_int_equal(c[i].wrong, 0);
	}
}

static void openblas_may_be_called_from_many_threads(void **state)
{
	int found = 0;

	for (int from = 0; from < SMR_OPENBLAS_SOURCES; from++) {
		const smr_cblas *b;

		if (smr_cblas_open((smr_openblas_source)from, &b) != SMR_OK)
			continue;
		call_from_many_threads(b);
		found++;
	}
	assert_true(found > 0);
}

static void openmp_settings_of_the_program_come_back(void **state)
{
	const smr_dnnl *d;

	if (smr_dnnl_open(SMR_DNNL_2, &d) != SMR_OK && smr_dnnl_open(SMR_DNNL_3, &d) != SMR_OK)
		skip();
	int before = smr_product_solo_enter();

	assert_true(before >= 1);
	assert_int_equal(smr_product_solo_enter(), 1);
	smr_product_solo_leave(1);
	smr_product_solo_leave(before);
	assert_int_equal(smr_product_solo_enter(), before);
	smr_product_solo_leave(before);
}

static void each_library_is_measured(void **state)
{
	for (int g = 0; g < SMR_DNNL_GENERATIONS; g++) {
		smr_dnnl_rates rates = {0};
		const smr_dnnl *d;

		if (smr_dnnl_open((smr_dnnl_generation)g, &d) != SMR_OK)
			continue;
		assert_int_equal(smr_dnnl_measure(d, &rates), SMR_OK);
		assert_true(rates.product > 1e8 && rates.convolution > 1e8);
	}
	for (int from = 0; from < SMR_OPENBLAS_SOURCES; from++) {
		smr_cblas_rates rates = {0};
		const smr_cblas *b;

		if (smr_cblas_open((smr_openblas_source)from, &b) != SMR_OK)
			continue;
		assert_int_equal(smr_cblas_measure(b, &rates), SMR_OK);
		assert_true(rates.f32 > 1e8 && rates.f64 > 1e8);
		assert_non_null(strstr(b->config(), "OpenBLAS"));
	}
}

static smr_status measure_onednn(void *arg)
{
	smr_dnnl_rates rates;

	return smr_dnnl_measure(arg, &rates);
}

static void a_measurement_without_memory_fails(void **state)
{
	for (int g = 0; g < SMR_DNNL_GENERATIONS; g++) {
		const smr_dnnl *d;

		if (smr_dnnl_open((smr_dnnl_generation)g, &d) == SMR_OK)
			assert_true(unit_fail_each_allocation(measure_onednn,
							      (void *)(uintptr_t)d) >= 1);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_missing_library_is_told_with_its_package),
		cmocka_unit_test(openblas_takes_kernels_of_this_processor),
		cmocka_unit_test(openblas_may_be_called_from_many_threads),
		cmocka_unit_test(openmp_settings_of_the_program_come_back),
		cmocka_unit_test(each_library_is_measured),
		cmocka_unit_test(a_measurement_without_memory_fails),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
