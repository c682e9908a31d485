/** @file Clients: devices with their memories, and what programs of a client share. */
#ifndef SMR_PJRT_CLIENT_H
#define SMR_PJRT_CLIENT_H
#include <pthread.h>
#include <samara/code.h>
#include <stdatomic.h>

#include "pjrt/error.h"
#include "pjrt/queue.h"

enum {
	PJRT_MOST_DEVICES = 64,
	PJRT_KINDS = 2, /* memories of a device: its own, and the host's; both are the same RAM */
	PJRT_TEXT = 64
};

struct pjrt_memory {
	const void *vtable; /* newer callers look here for functions; NULL: by the table */
	pjrt_device *device;
	int32_t id;
	uint32_t kind;
	char text[PJRT_TEXT], debug[PJRT_TEXT];
};

/** Bytes of arrays on a device; alias of a host's array count nothing. */
typedef struct pjrt_usage {
	_Atomic int64_t now, peak, largest, count;
} pjrt_usage;

struct pjrt_device {
	pjrt_client *client;
	int32_t id;
	uint32_t process; /* that it is of */
	pjrt_memory memories[PJRT_KINDS], *all[PJRT_KINDS];
	char text[PJRT_TEXT];
	pjrt_usage usage;
	pjrt_queue queue;
};

struct pjrt_client {
	const char *platform;
	smr_ctx *ctx;
	pthread_mutex_t loading; /* programs are loaded and closed by one thread at a time */
	struct pjrt_processes *processes; /* NULL: this one is alone */
	uint32_t process;                 /* number of this one */
	uint32_t ndevices;                /* of all processes */
	uint32_t first, nhere; /* of these, the ones of this process: from this number on */
	pjrt_device *devices[PJRT_MOST_DEVICES];
	pjrt_memory *memories[PJRT_MOST_DEVICES * PJRT_KINDS];
};

/** Name of a kind of memory: "device", "pinned_host". */
const char *pjrt_memory_kind_name(uint32_t kind);
/** Counts an array of @p bytes, negative when it is gone. */
void pjrt_usage_add(pjrt_usage *u, int64_t bytes);

#endif
