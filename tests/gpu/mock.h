/** @file A driver without a card: state that its files share.
 *
 * Each entry of the driver begins with MOCK_ENTER(): it takes the lock until the function returns,
 * counts the call, and injects faults. Variables of the environment, read at the first call:
 *
 * | variable | meaning |
 * |---|---|
 * | MOCK_CUDA_DEVICES | number of cards; 1 |
 * | MOCK_CUDA_DRIVER | version of CUDA; 12020 |
 * | MOCK_CUDA_CC | compute capability; 0.0 runs objects on the emulator, others mock_kernels.c |
 * | MOCK_CUDA_MEMORY | MiB of each card; 1024 |
 * | MOCK_CUDA_CARD | a file: processes that name it share the memory of the cards |
 * | MOCK_CUDA_FAIL | "cuMemAlloc:3:2,...": the third call returns error 2; "3+": later ones, too |
 * | MOCK_CUDA_LOST | a number: the launch of that number fails the context with error 700 |
 * | MOCK_CUDA_LATE | 1: work happens when something waits for it |
 * | MOCK_CUDA_ORDER | 1: nodes of a graph run as late as what they wait for allows |
 * | MOCK_CUDA_PTX | newest version of PTX that is compiled; 8.2 |
 * | MOCK_CUDA_REPORT | a file: the counts of unfreed things are appended at exit |
 * | MOCK_CUDA_CALLS | a file: the number of calls of each entry is appended at exit |
 */
#ifndef SMR_TESTS_GPU_MOCK_H
#define SMR_TESTS_GPU_MOCK_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gpu/cuda.h"

#define MOCK_API __attribute__((visibility("default")))
#define SMR_CUDA(name, version, args) MOCK_API CUresult name args __asm__(#name version);
#include "gpu/cuda.def"
#undef SMR_CUDA

/* ---- mock_driver.c */

enum { MOCK_CARDS = 16, MOCK_POISON = 0xff /* content of fresh memory: NaN, -1 */ };

typedef struct mock_settings {
	int devices, driver, major, minor;
	size_t memory; /* bytes */
	long lost;     /* the launch that fails; 0: none */
	bool late, last_first;
	double ptx;
} mock_settings;
extern mock_settings mock;

/** The state that a call needs. */
typedef enum mock_need { MOCK_NOTHING, MOCK_INIT, MOCK_CONTEXT } mock_need;

CUresult mock_enter(const char *name, mock_need need);
void mock_leave(int *unused);
/** Begins an entry of the driver. */
#define MOCK_ENTER(name, need)                                                                  \
	__attribute__((cleanup(mock_leave))) int mock_guard = (int)mock_enter(#name, need);     \
	if (mock_guard != CUDA_SUCCESS)                                                         \
	return mock_guard

/** The card's context is unusable from now on. */
void mock_lose(int card, CUresult why);
CUresult mock_lost(int card); /* CUDA_SUCCESS: it is usable */
/** The number of the current context's card. */
int mock_card(void);
/** Notes objects: contexts, modules, streams, events, links, graphs. */
void mock_made(void *object);
void mock_gone(void *object); /* before it is freed */

/* For tests, by dlsym(). */
MOCK_API long mock_cuda_calls(const char *name);
MOCK_API long mock_cuda_objects(void); /* that were made and not destroyed */
MOCK_API long mock_cuda_blocks(void);  /* of device memory and pinned memory */
MOCK_API long mock_cuda_overruns(void);

/* For mocks of other libraries, which link to this one. */

/** Begins a call of a library: takes the lock, counts the call, and returns an injected fault, or
 * that of the current context; 0: go on. mock_library_leave() is needed in any case. */
MOCK_API int mock_library_enter(const char *name);
MOCK_API void mock_library_leave(void);
/** Queues a call on a stream; @p arg is freed by free() after it. If it returns false, the stream
 * stands still until mock_library_release(). */
MOCK_API void mock_library_queue(CUstream s, int card, bool (*run)(void *arg), void *arg);
/** Runs what was queued, unless work is late. */
MOCK_API void mock_library_start(CUstream s);
MOCK_API void mock_library_release(CUstream s);
/** Runs work of a stream until the flag is set; from a call that was queued. */
MOCK_API void mock_library_run_until(CUstream s, const bool *flag);
/** The same as mock_memory(), mock_card(). */
MOCK_API void *mock_library_memory(CUdeviceptr p, size_t n);
MOCK_API int mock_library_card(void);

/* ---- mock_memory.c */

/** Returns host addresses of device memory, or NULL: it is not all in one allocation. */
void *mock_memory(CUdeviceptr p, size_t n);
bool mock_is_pinned(const void *p);

/* ---- mock_module.c */

enum { MOCK_PARAMS = 64, MOCK_PARAM_BYTES = 4096 };

typedef struct mock_call {
	unsigned grid[3], block[3], shared;
	unsigned n;
	size_t sizes[MOCK_PARAMS], at[MOCK_PARAMS];
	_Alignas(16) char params[MOCK_PARAM_BYTES];
} mock_call;

/** Checks the sizes of a launch and copies its parameters. */
CUresult mock_prepare(CUfunction f, void **params, mock_call *call);
/** Runs a kernel to its end. */
CUresult mock_run(CUfunction f, mock_call *call);

/* ---- mock_kernels.c */

/** A kernel of the mock: what PTX with an entry of this name does. False: it makes a wrong access.
 */
typedef struct mock_kernel {
	const char *name;
	bool (*run)(void **params);
} mock_kernel;
const mock_kernel *mock_kernel_find(const char *name);

/* ---- mock_stream.c */

typedef enum mock_kind {
	MOCK_COPY,
	MOCK_SET,
	MOCK_LAUNCH,
	MOCK_RECORD,
	MOCK_WAIT,
	MOCK_LIBRARY
} mock_kind;

typedef struct mock_work mock_work;
struct mock_work {
	mock_kind kind;
	int card;
	void *to;
	const void *from;
	void *staged; /* pageable memory is read when the copy is queued */
	size_t n;
	unsigned char byte;
	CUfunction function;
	mock_call *call;
	CUevent event;
	bool (*run)(void *); /* MOCK_LIBRARY; its argument is `to`, which it owns */
	mock_work *next;
};

/** Queues work, a copy of @p w, and runs it at once unless work is late. */
CUresult mock_queue(CUstream s, const mock_work *w);
/** Runs all queued work of all streams. */
CUresult mock_drain_all(void);
CUresult mock_drain(CUstream s);
#endif
