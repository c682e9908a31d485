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

/* The thread's index as %d0; threads beyond `n` end. */
#define GPU_PTX_INDEX                                                         \
	"mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x;\n" \
	"mad.lo.u32 %r3, %r0, %r1, %r2; cvt.u64.u32 %d0, %r3;\n"              \
	"ld.param.u64 %d1, [n]; setp.ge.u64 %p, %d0, %d1; @%p bra END; shl.b64 %d0, %d0, 2;\n"
#define GPU_PTX_REGISTERS "{\n.reg .pred %p; .reg .b32 %r<4>; .reg .b64 %d<5>; .reg .f32 %f<3>;\n"

/** c = a + b, and a = a * f; the mock driver has the same by name (tests/gpu/mock_kernels.c). */
static const char gpu_ptx[] =
	".version 7.0\n.target sm_75\n.address_size 64\n"
	".visible .entry mock_add(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 "
	"n)\n" GPU_PTX_REGISTERS GPU_PTX_INDEX
	"ld.param.u64 %d2, [a]; cvta.to.global.u64 %d2, %d2; add.u64 %d2, %d2, %d0;\n"
	"ld.param.u64 %d3, [b]; cvta.to.global.u64 %d3, %d3; add.u64 %d3, %d3, %d0;\n"
	"ld.param.u64 %d4, [c]; cvta.to.global.u64 %d4, %d4; add.u64 %d4, %d4, %d0;\n"
	"ld.global.f32 %f0, [%d2]; ld.global.f32 %f1, [%d3]; add.rn.f32 %f2, %f0, %f1;\n"
	"st.global.f32 [%d4], %f2;\nEND: ret;\n}\n"
	".visible .entry mock_scale(.param .u64 a, .param .u64 n, .param .f32 "
	"f)\n" GPU_PTX_REGISTERS ".shared .align 4 .b8 x[16384];\n" GPU_PTX_INDEX
	"ld.param.u64 %d2, [a]; cvta.to.global.u64 %d2, %d2; add.u64 %d2, %d2, %d0;\n"
	"ld.param.f32 %f1, [f]; ld.global.f32 %f0, [%d2]; mul.rn.f32 %f2, %f0, %f1;\n"
	"st.volatile.shared.f32 [x], %f2; st.global.f32 [%d2], %f2;\nEND: ret;\n}\n";

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
