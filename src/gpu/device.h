/** @file GPUs: what each is, and what belongs to it while it is used: its context, its pool of
 * memory, its stream of work.
 *
 * A device is opened at first use, once in a process, with the driver's primary context: PyTorch
 * and JAX in the same process use that one, too. Each function here and in memory.h, module.h,
 * stream.h and graph.h makes it the calling thread's context and restores the former one before it
 * returns. All may be called on any thread.
 *
 * Errors: an error text begins with "GPU N: " and has the driver's name and description of the
 * error. After some errors (an illegal address, a lost card) the driver serves this process no
 * more: then the device is lost, and each later call fails at once with SMR_EFAULT and the first
 * reason. Freeing works in any state. */
#ifndef SMR_GPU_DEVICE_H
#define SMR_GPU_DEVICE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_GPU_MOST = 64 /* devices of a process */ };

typedef struct smr_gpu_device smr_gpu_device;

/** A GPU as the driver describes it; figures that the driver does not know are 0. */
typedef struct smr_gpu_info {
	char name[128];
	char bus[24]; /* PCI: domain:bus:device.function */
	int ordinal;  /* among the visible ones */
	int driver;   /* version of CUDA: 12020 is 12.2 */
	/* compute capability; 0.0: the emulator of the tests */
	int major, minor;
	int multiprocessors, warp;
	int threads_per_block, threads_per_multiprocessor;
	int registers_per_multiprocessor;
	int shared_per_block;      /* bytes that each kernel may use */
	int shared_per_block_most; /* bytes that a kernel may ask for (smr_gpu_work) */
	int shared_per_multiprocessor;
	double clock_hz, memory_clock_hz; /* the highest */
	int memory_bus_bits, l2_bytes;
	uint64_t memory_bytes;
} smr_gpu_info;

/** Returns the number of visible GPUs. Errors: those of smr_gpu_driver_open(). */
SMR_MUST_USE smr_status smr_gpu_count(int *out);
/** Describes a GPU without opening it. SMR_ENOTFOUND: there are fewer. */
SMR_MUST_USE smr_status smr_gpu_describe(int ordinal, smr_gpu_info *out);

/** Opens a GPU, or returns the open one; each call needs a smr_gpu_close(). The first call takes
 * the driver 0.1 to 0.5 s. SMR_EFAULT: it was lost in this process. */
SMR_MUST_USE smr_status smr_gpu_open(int ordinal, smr_gpu_device **out);
/** Closes a GPU; the last call waits for its work and returns its memory to the driver. Modules,
 * streams, events and graphs of it must have been freed. NULL is fine. */
void smr_gpu_close(smr_gpu_device *d);
/** The text belongs to the device. */
const smr_gpu_info *smr_gpu_about(const smr_gpu_device *d);
/** Reads the bytes of the card that no process uses. */
SMR_MUST_USE smr_status smr_gpu_free_memory(smr_gpu_device *d, uint64_t *out);
/** Returns SMR_OK while the device can be used; else the reason why not, as the error text. */
SMR_MUST_USE smr_status smr_gpu_device_check(smr_gpu_device *d);

SMR_END_DECLS

#endif
