/** @file WebGPU: adapters, and the one device that a process uses, with its memory and kernels.
 *
 * The device is opened at first need and stays open until the process ends. $SAMARA_WEBGPU_ADAPTER
 * selects the adapter by its number or a part of its name; without it, the first one that is no
 * software adapter, else the first one. All functions may be called on any thread: calls of a
 * device run one after the other.
 *
 * Errors: an error text begins with "WebGPU: ". No error ends the process. Once the device is lost,
 * each call fails at once with SMR_EFAULT and the first reason. Freeing works in any state. */
#ifndef SMR_WEBGPU_DEVICE_H
#define SMR_WEBGPU_DEVICE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_WEBGPU_MOST_ADAPTERS = 16, SMR_WEBGPU_MOST_BUFFERS = 24 /* of a kernel */ };

typedef struct smr_webgpu_device smr_webgpu_device;
typedef struct smr_webgpu_buffer smr_webgpu_buffer;
typedef struct smr_webgpu_kernel smr_webgpu_kernel;

/** An adapter, as its driver describes it. */
typedef struct smr_webgpu_info {
	char name[128];
	const char *backend, *type; /* "Vulkan"; "discrete", "integrated", "software", "unknown" */
	bool software;              /* it computes on the CPU */
	bool f64, i64;              /* kernels may use these types */
	uint32_t threads;           /* most of a group */
	uint32_t shared;            /* bytes of a group's memory */
	uint32_t groups;            /* most in a dimension */
	uint32_t buffers;           /* most that a kernel reads and stores */
	uint64_t binding, memory;   /* most bytes that a kernel sees of a buffer; of a buffer */
} smr_webgpu_info;

/** Describes all adapters; *@p n of them, at most SMR_WEBGPU_MOST_ADAPTERS. Errors: those of
 * smr_webgpu_library_open(). */
SMR_MUST_USE smr_status smr_webgpu_adapters(smr_webgpu_info out[SMR_WEBGPU_MOST_ADAPTERS],
					    size_t *n);
/** Opens the device once in a process; the result of the first call stays. SMR_EUNSUPPORTED: there
 * is no adapter, none fits $SAMARA_WEBGPU_ADAPTER, or its driver fails; SMR_EFAULT: it is lost. */
SMR_MUST_USE smr_status smr_webgpu_open(smr_webgpu_device **out);
/** The description belongs to the device. */
const smr_webgpu_info *smr_webgpu_about(const smr_webgpu_device *d);
/** Returns SMR_OK while the device can be used; else the reason why not, as the error text. */
SMR_MUST_USE smr_status smr_webgpu_check(smr_webgpu_device *d);

/** Allocates @p n bytes with any content; free them with smr_webgpu_free(). SMR_ENOMEM: there is no
 * room; SMR_EUNSUPPORTED: more than the device's limits. */
SMR_MUST_USE smr_status smr_webgpu_alloc(smr_webgpu_device *d, uint64_t n, smr_webgpu_buffer **out);
/** Keeps the memory for later allocations; queued work may still use it. NULL is fine. */
void smr_webgpu_free(smr_webgpu_device *d, smr_webgpu_buffer *b);
/** Copies from the host, after all earlier work; @p from may change as soon as the call returns.
 * @p at is a multiple of 4. */
SMR_MUST_USE smr_status smr_webgpu_upload(smr_webgpu_device *d, smr_webgpu_buffer *b, uint64_t at,
					  const void *from, size_t n);
/** Copies to the host, after all earlier work; waits until the data are there. @p at is a multiple
 * of 4. */
SMR_MUST_USE smr_status smr_webgpu_download(smr_webgpu_device *d, void *to, smr_webgpu_buffer *b,
					    uint64_t at, size_t n);

/** Copies on the device, after all earlier work; the buffers differ. SMR_EUNSUPPORTED: not all of
 * @p to_at, @p from_at and @p n are multiples of 4. */
SMR_MUST_USE smr_status smr_webgpu_copy(smr_webgpu_device *d, smr_webgpu_buffer *to, uint64_t to_at,
					smr_webgpu_buffer *from, uint64_t from_at, uint64_t n);
/** Returns the bytes that can be allocated, as far as they are known: within the limit. */
uint64_t smr_webgpu_room(smr_webgpu_device *d);

/** Compiles a module of WGSL, whose entry is "main"; equal texts are compiled once. The kernel
 * belongs to the device. SMR_EUNSUPPORTED: the module is refused, with the compiler's reason. */
SMR_MUST_USE smr_status smr_webgpu_kernel_get(smr_webgpu_device *d, const char *wgsl, size_t n,
					      smr_webgpu_kernel **out);

/** A launch: buffers are bindings 0 and up of group 0. */
typedef struct smr_webgpu_work {
	smr_webgpu_kernel *kernel;
	uint32_t x, y; /* groups */
	size_t nbuffers;
	struct {
		smr_webgpu_buffer *buffer;
		uint64_t at, n; /* bytes that the kernel sees */
	} buffer[SMR_WEBGPU_MOST_BUFFERS];
} smr_webgpu_work;

/** Queues launches, each of which sees what those before it have stored; does not wait. */
SMR_MUST_USE smr_status smr_webgpu_run(smr_webgpu_device *d, const smr_webgpu_work *work, size_t n);

/** Waits until all work has ended. */
SMR_MUST_USE smr_status smr_webgpu_wait(smr_webgpu_device *d);

SMR_END_DECLS

#endif
