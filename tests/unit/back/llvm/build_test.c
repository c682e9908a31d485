#include "back/llvm/llvm.h"
#include "unit.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static char path[128], err[512];

static int build(const char *ir)
{
	snprintf(path, sizeof(path), "/tmp/build_test.%ld.so", (long)getpid());
	err[0] = '\0';
	return smr_llvm_build(ir, strlen(ir), path, err, sizeof(err));
}

static void text_becomes_a_function(void **state)
{
	int (*twice)(int);

	assert_int_equal(
		build("define i32 @twice(i32 %x) {\n  %y = add i32 %x, %x\n  ret i32 %y\n}\n"), 0);
	void *dl = dlopen(path, RTLD_NOW);

	assert_non_null(dl);
	*(void **)&twice = dlsym(dl, "twice");
	assert_int_equal(twice(21), 42);
	dlclose(dl);
	unlink(path);
}

static void functions_of_the_mathematics_library_may_be_called(void **state)
{
	double (*f)(double);

	assert_int_equal(
		build("declare double @tanh(double)\n"
		      "define double @f(double %x) {\n  %y = call double @tanh(double %x)\n"
		      "  ret double %y\n}\n"),
		0);
	void *dl = dlopen(path, RTLD_NOW);

	assert_non_null(dl);
	*(void **)&f = dlsym(dl, "f");
	assert_true(f(0.5) > 0.4621 && f(0.5) < 0.4622);
	dlclose(dl);
	unlink(path);
}

static void nothing_else_may_be_called(void **state)
{
	assert_int_equal(build("declare i32 @system(ptr)\n"
			       "define i32 @f(ptr %x) {\n  %y = call i32 @system(ptr %x)\n"
			       "  ret i32 %y\n}\n"),
			 1);
	assert_non_null(strstr(err, "system"));
	assert_int_not_equal(access(path, F_OK), 0);
}

static void bad_text_is_refused_with_its_place(void **state)
{
	assert_int_equal(build("define i32 @f( {\n"), 1);
	assert_non_null(strstr(err, "1:"));
	assert_int_equal(build("define i32 @f() {\n  %x = add i32 %y, 1\n  ret i32 %x\n}\n"), 1);
	assert_non_null(strstr(err, "%y"));
}

static void a_folder_that_is_not_there_is_told(void **state)
{
	const char *ir = "define void @f() {\n  ret void\n}\n";

	assert_int_equal(smr_llvm_build(ir, strlen(ir), "/nowhere/at/all.so", err, sizeof(err)), 1);
	assert_non_null(strstr(err, "/nowhere/at/all.so"));
}

/* NULL: each is as it was asked for. */
static void *build_several(void *arg)
{
	char name[128], why[512], ir[128];

	for (int i = 0; i < 8; i++) {
		int n = snprintf(ir, sizeof(ir), "define i32 @f() {\n  ret i32 %d\n}\n", i);
		int (*f)(void);

		snprintf(name, sizeof(name), "/tmp/build_test.%ld.%p.so", (long)getpid(), arg);
		if (smr_llvm_build(ir, (size_t)n, name, why, sizeof(why)) != 0)
			return arg;
		void *dl = dlopen(name, RTLD_NOW);

		unlink(name);
		if (dl == NULL)
			return arg;
		*(void **)&f = dlsym(dl, "f");
		if (f() != i)
			return arg;
		dlclose(dl);
	}
	return NULL;
}

static void threads_build_at_once(void **state)
{
	pthread_t threads[4];
	char places[4];

	for (int i = 0; i < 4; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, build_several, &places[i]), 0);
	for (int i = 0; i < 4; i++) {
		void *wrong;

		pthread_join(threads[i], &wrong);
		assert_null(wrong);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(text_becomes_a_function),
		cmocka_unit_test(functions_of_the_mathematics_library_may_be_called),
		cmocka_unit_test(nothing_else_may_be_called),
		cmocka_unit_test(bad_text_is_refused_with_its_place),
		cmocka_unit_test(a_folder_that_is_not_there_is_told),
		cmocka_unit_test(threads_build_at_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
