/** @file The memory of devices, as implementations on devices provide it: what keeps values there
 * between kernels (resident.h, recent.h) is the same for all of them.
 *
 * A piece of memory is a number that is not 0: an address, or a handle. Copies may start at any
 * byte of a piece where `word` is 1, else at multiples of it; they may store more bytes, up to a
 * multiple of `word`. All functions are for several threads, each with its own command buffer. */
#ifndef SMR_BACK_DEVICE_MEMORY_H
#define SMR_BACK_DEVICE_MEMORY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

/** Numbers of a command buffer since it was made. */
typedef struct smr_device_told {
	uint64_t alone;    /* launches outside graphs */
	uint64_t graphs;   /* graphs that were made */
	uint64_t launched; /* launches of graphs */
	unsigned largest;  /* kernels of the largest graph */
} smr_device_told;

typedef struct smr_device_memory {
	const char *device; /* "the GPU" */
	uint32_t word;      /* bytes */
	/** Selects one of several devices of this kind, by its number, for the calling thread; at
	 * first it is 0. Functions without a command buffer use it. NULL: there is one. */
	void (*select)(int number);
	int (*selected)(void);
	/** Returns whether `auto` may use the device beside the CPU. */
	bool (*is_automatic)(void);
	/** Returns the bytes that can be allocated. */
	smr_status (*room)(uint64_t *out);
	/** Makes a command buffer, whose launches wait until they are submitted. Copies happen
	 * before launches that were not. */
	smr_status (*commands_new)(void **out);
	void (*commands_free)(void *commands);
	smr_status (*submit)(void *commands);
	/** Ends a part of a program, such as an iteration of a loop: submits if many wait. */
	smr_status (*end_part)(void *commands);
	/** Submits, and waits until all work has ended. */
	smr_status (*wait)(void *commands);
	/** Discards launches that were not submitted, and forgets a failure. */
	void (*reset)(void *commands);
	void (*tell)(const void *commands, smr_device_told *out);
	/** Allocates for launches that are added from now on; NULL: for any use. */
	smr_status (*alloc)(void *commands, uint64_t n, uint64_t *out);
	/** Frees memory of @p n bytes, which launches of @p commands that wait may use; NULL: none
	 * does. */
	void (*release)(void *commands, uint64_t block, uint64_t n);
	smr_status (*upload)(uint64_t block, uint64_t at, const void *from, size_t n);
	/** Waits until the data are there. */
	smr_status (*download)(void *to, uint64_t block, uint64_t at, size_t n);
	/** SMR_EUNSUPPORTED: not from there. */
	smr_status (*copy)(uint64_t to, uint64_t to_at, uint64_t from, uint64_t from_at,
			   uint64_t n);
} smr_device_memory;

/** Selects a device; returns the number of that which was selected. */
int smr_device_select(const smr_device_memory *of, int number);
int smr_device_selected(const smr_device_memory *of);

/** The command buffer of a program on a device. */
typedef struct smr_device_commands {
	const smr_device_memory *of;
	void *own; /* of the device */
} smr_device_commands;

/** Makes a command buffer on the thread's device; free it before the process ends. */
SMR_MUST_USE smr_status smr_device_commands_new(const smr_device_memory *of,
						smr_device_commands **out);
/** In all of these NULL is fine: there are no launches. */
void smr_device_commands_free(smr_device_commands *c);
SMR_MUST_USE smr_status smr_device_commands_submit(smr_device_commands *c);
SMR_MUST_USE smr_status smr_device_commands_end_part(smr_device_commands *c);
SMR_MUST_USE smr_status smr_device_commands_wait(smr_device_commands *c);
void smr_device_commands_reset(smr_device_commands *c);
void smr_device_commands_tell(const smr_device_commands *c, smr_device_told *out);
#endif
