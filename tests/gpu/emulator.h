/** @file Runs kernels that were generated for a GPU (back/gpu) on this CPU.
 *
 * A kernel image is a shared object, made by smr_gpu_compile() for sm 0. Its kernels call the
 * machine by a table of functions: each thread of a block is a fiber, blocks run one after another.
 * A launch fails if threads diverge at a barrier or in a warp, wait forever, or write beyond the
 * shared memory. Not thread safe: one launch at a time in a process. */
#ifndef SMR_TESTS_GPU_EMULATOR_H
#define SMR_TESTS_GPU_EMULATOR_H
#include <stddef.h>
#include <stdint.h>

typedef struct emu_module emu_module;

typedef struct emu_dims {
	unsigned x, y, z;
} emu_dims;

/** Order in which the threads of a block run between two barriers, and the blocks. By chance, one
 * warp runs to the barrier before another starts. */
typedef enum emu_order { EMU_FORWARD, EMU_REVERSE, EMU_RANDOM } emu_order;

/** Loads an image; @p n 0: its size is read from its ELF header. The image may be freed afterwards.
 * NULL: emu_error() tells why. */
emu_module *emu_load(const void *image, size_t n);
void emu_unload(emu_module *m); /* NULL is fine */

/** Returns the number of a kernel's parameters; -1: there is no such kernel. */
int emu_params(const emu_module *m, const char *kernel);
/** Returns the size in bytes of parameter @p i of a kernel; 0: there is none. */
size_t emu_param_size(const emu_module *m, const char *kernel, unsigned i);

/** Runs a kernel to its end. @p shared: bytes of dynamic shared memory. @p args: a pointer to each
 * parameter, as for cuLaunchKernel(). @p sizes: the sizes of the parameters, which are then
 * checked; NULL: unknown. Returns 0, or -1 if the launch was wrong: emu_error() tells why. */
int emu_launch(const emu_module *m, const char *kernel, emu_dims grid, emu_dims block,
	       size_t shared, void **args, const size_t *sizes);
/** Sets the order of threads for later launches; @p seed is for EMU_RANDOM. The start is
 * EMU_FORWARD. */
void emu_set_order(emu_order order, uint64_t seed);
/** Returns how many rows of matrices have been loaded from banks that others used at the same time,
 * in all launches. */
unsigned long emu_conflicts(void);
/** Describes the last failure. */
const char *emu_error(void);

enum { EMU_MAX_THREADS = 1024, EMU_MAX_SHARED = 227 << 10 }; /* of a block */
#endif
