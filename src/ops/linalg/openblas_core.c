/* OpenBLAS selects kernels by a list of processor models. For a model newer than the library it
 * takes kernels of 2004 (0.3.21: a fifth of the speed or less), although it has better ones.
 * $OPENBLAS_CORETYPE overrides the choice; the library reads it once, while it is opened. */
#include "ops/linalg/openblas_core.h"

#include <dlfcn.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NAME "OPENBLAS_CORETYPE"

/* Returns the environment entry; NULL: OpenBLAS chooses itself. Models of AMD that 0.3.21 knows are
 * left to it. */
static const char *choose_core_type(void)
{
#if defined(__x86_64__)
	bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
	bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
		      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
	bool known = __builtin_cpu_is("amdfam17h") || __builtin_cpu_is("amdfam19h");

	if (__builtin_cpu_is("intel") || (__builtin_cpu_is("amd") && !known))
		return avx512 ? NAME "=SkylakeX" : avx2 ? NAME "=Haswell" : NULL;
#endif
	return NULL;
}

bool smr_openblas_knows_processor(void)
{
	return choose_core_type() == NULL;
}

/* Returns the environment with one more entry; never freed, as another thread may be reading it. */
static char **extend_environment(const char *more)
{
	static char **copy;
	size_t n = 0;

	while (environ != NULL && environ[n] != NULL)
		n++;
	copy = malloc((n + 2) * sizeof(*copy));
	if (copy == NULL)
		return NULL;
	if (n > 0)
		memcpy(copy, environ, n * sizeof(*copy));
	copy[n] = (char *)(uintptr_t)more; /* never written to */
	copy[n + 1] = NULL;
	return copy;
}

void *smr_openblas_dlopen(const char *path, int flags)
{
	const char *set = getenv(NAME) == NULL ? choose_core_type() : NULL;
	char **before = environ, **copy = set != NULL ? extend_environment(set) : NULL;
	void *lib;

	/* setenv() may free memory that another thread reads */
	if (copy != NULL)
		environ = copy;
	lib = dlopen(path, flags);
	if (copy != NULL && environ == copy)
		environ = before;
	return lib;
}

/* OpenBLAS starts a thread for each processor that the opening thread may run on, but for one. */
void *smr_openblas_dlopen_alone(const char *path, int flags)
{
	cpu_set_t before, one;
	void *lib;
	int cpu = 0;

	if (dlopen(path, RTLD_NOLOAD | RTLD_LAZY) != NULL ||
	    sched_getaffinity(0, sizeof(before), &before) != 0)
		return NULL;
	while (cpu < CPU_SETSIZE - 1 && !CPU_ISSET(cpu, &before))
		cpu++;
	CPU_ZERO(&one);
	CPU_SET(cpu, &one);
	if (sched_setaffinity(0, sizeof(one), &one) != 0)
		return NULL;
	lib = dlopen(path, flags);
	(void)sched_setaffinity(0, sizeof(before), &before);
	return lib;
}
