/** @file Tests of GPUs: the mock driver, and child processes that open the driver. */
#ifndef SMR_TESTS_CUDA_CASE_H
#define SMR_TESTS_CUDA_CASE_H
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <sys/wait.h>

#include "gpu/device.h"
#include "gpu/memory.h"
#include "gpu/module.h"
#include "gpu/stream.h"
#include "unit.h"

/** PTX that the mock driver runs (tests/gpu/mock_kernels.c). */
static const char gpu_ptx[] =
	".version 8.0\n.target sm_80\n.address_size 64\n"
	".visible .entry mock_add(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 "
	"n)\n{ret;}\n"
	".visible .entry mock_scale(.param .u64 a, .param .u64 n, .param .f32 f)\n"
	"{.shared .b8 x[16384]; ret;}\n";

/** Fails the case: it returns the line, which the parent tells. */
#define GPU_CHECK(condition)                                                                 \
	do {                                                                                 \
		if (!(condition)) {                                                          \
			print_message("line %d: %s; error text: %s\n", __LINE__, #condition, \
				      smr_errmsg());                                         \
			return 1;                                                            \
		}                                                                            \
	} while (0)
#define GPU_OK(call) GPU_CHECK((call) == SMR_OK)
/** The call fails with the status, and the error text has the words. */
#define GPU_FAILS(call, status, words) \
	GPU_CHECK((call) == (status) && strstr(smr_errmsg(), words) != NULL)

/** A number that the mock driver tells: "mock_cuda_blocks" ... */
static inline long gpu_mock_count(const char *name)
{
	void *library = dlopen(getenv("SAMARA_CUDA"), RTLD_NOW | RTLD_NOLOAD);
	long (*count)(void) = NULL;
	long n;

	if (library == NULL)
		return -1;
	*(void **)&count = dlsym(library, name);
	n = count != NULL ? count() : -1;
	dlclose(library);
	return n;
}

static inline long gpu_mock_calls(const char *call)
{
	void *library = dlopen(getenv("SAMARA_CUDA"), RTLD_NOW | RTLD_NOLOAD);
	long (*calls)(const char *) = NULL;
	long n;

	if (library == NULL)
		return 0;
	*(void **)&calls = dlsym(library, "mock_cuda_calls");
	n = calls != NULL ? calls(call) : -1;
	dlclose(library);
	return n;
}

/** Nothing of the driver's lives any more, and nothing was written beyond its end. */
static inline bool gpu_all_freed(void)
{
	return gpu_mock_count("mock_cuda_blocks") == 0 &&
	       gpu_mock_count("mock_cuda_objects") == 0 &&
	       gpu_mock_count("mock_cuda_overruns") == 0;
}

/** Runs a case in a child, where the driver has not been opened; @p settings: "NAME=VALUE" strings
 * for its environment, ended by NULL. A child of its own is needed because a process opens the
 * driver once. */
static inline void gpu_in_child(int (*run)(void), const char *const *settings)
{
	int status = -1;
	pid_t child;

	fflush(NULL);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		for (; *settings != NULL; settings++)
			if (putenv((char *)(uintptr_t)*settings) != 0)
				_exit(2);
		exit(run()); /* not _exit(): a sanitizer looks for leaks */
	}
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		fail_msg("the child ended with status %#x", (unsigned)status);
}

#define GPU_IN_CHILD(run, ...) \
	gpu_in_child(run, (const char *const[]){"MOCK_CUDA_CC=9.0", __VA_ARGS__, NULL})

#endif
