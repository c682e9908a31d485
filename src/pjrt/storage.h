/** @file The memory of arrays: allocated, or of the host. Several buffers, runs and readers may
 * hold one; the last one gives it back. Any thread may use it. */
#ifndef SMR_PJRT_STORAGE_H
#define SMR_PJRT_STORAGE_H
#include "pjrt/client.h"
#include "pjrt/event.h"

typedef struct pjrt_storage {
	_Atomic uint32_t refs;
	_Atomic uint32_t queued; /* of these, the ones of tasks in the queue of its device */
	char *data;
	size_t bytes;
	bool shared; /* also the host's: it must not be written */
	pjrt_usage *usage;
	/* Memory of the host: called with the last reference. */
	void (*gone)(void *arg, void *data);
	void *gone_arg;
} pjrt_storage;

enum { PJRT_ALIGNMENT = 64 };

/** Allocates memory of a device; NULL: there is none. */
pjrt_storage *pjrt_storage_new(pjrt_device *d, size_t bytes);
/** Uses memory of the host until @p gone is called; NULL: no memory. */
pjrt_storage *pjrt_storage_alias(void *data, size_t bytes, bool shared,
				 void (*gone)(void *arg, void *data), void *arg);
pjrt_storage *pjrt_storage_hold(pjrt_storage *s); /* returns @p s */
void pjrt_storage_drop(pjrt_storage *s);          /* NULL is fine */
/** Frees the memory that is kept for the next array of the same size. */
void pjrt_storage_trim(void);

#endif
