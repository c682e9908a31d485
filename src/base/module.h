/** @file Modules: libraries of ours that link what libsamara must not (NATS, UCX, Wasmtime). Each
 * is opened at first need and shows one table of functions.
 *
 * A module carries its own copy of base/ and of what it calls above it. When it is opened it joins
 * its host: memory and error texts are the host's from then on, so that what one side makes the
 * other may free, and what fails in the module is told by the host's smr_errmsg(). */
#ifndef SMR_BASE_MODULE_H
#define SMR_BASE_MODULE_H
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

/** What a host lends to its modules. */
typedef struct smr_host {
	void *(*malloc)(size_t size);
	void *(*calloc)(size_t n, size_t size);
	void *(*realloc)(void *old, size_t size);
	void *(*aligned_alloc)(size_t align, size_t size);
	void (*free)(void *p);
	void (*tell)(smr_status status, const char *text);
} smr_host;

/** Every module's table begins with it: `.module = SMR_MODULE(type of the table)`. */
typedef struct smr_module {
	const char *version; /* of the build */
	size_t size;         /* of the table */
	void (*join)(const smr_host *host);
} smr_module;

#define SMR_MODULE(table) {SMR_VERSION, sizeof(table), smr_module_join}

/** Opens @p file, one of our own, and takes the table @p name of @p size bytes out of it. What
 * cannot be opened is told with @p cure: how to get it. A module stays open to the end of the
 * process; opening it again is cheap. */
SMR_MUST_USE smr_status smr_module_open(const char *file, const char *name, size_t size,
					const char *cure, const void **table);
/** Opens a library of ours for the rest of the process. What it links is opened first, by the
 * system's search: in a Python wheel the name of a library that a wheel may not need stands for an
 * empty one beside ours, and the dynamic linker takes the one that is open already. */
SMR_MUST_USE smr_status smr_module_load(const char *path, void **out);
/** Goes into a module's table. */
void smr_module_join(const smr_host *host);

/* Of alloc.c and status.c: NULL outside modules. */
void smr_alloc_join(const smr_host *host);
void smr_status_join(const smr_host *host);

SMR_END_DECLS

#endif
