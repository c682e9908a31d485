/** @file Modules: shared libraries of Samara with dependencies that libsamara must not link (NATS,
 * UCX, Wasmtime). Each is opened at first use and exports one table of functions.
 *
 * A module contains its own copy of base/ and of the code it needs above base/. When it is opened
 * it joins its host: from then on it uses the host's allocator and error texts. So either side may
 * free memory of the other, and smr_errmsg() of the host returns the module's errors. */
#ifndef SMR_BASE_MODULE_H
#define SMR_BASE_MODULE_H
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

/** The functions of the host that its modules use. */
typedef struct smr_host {
	void *(*malloc)(size_t size);
	void *(*calloc)(size_t n, size_t size);
	void *(*realloc)(void *old, size_t size);
	void *(*aligned_alloc)(size_t align, size_t size);
	void (*free)(void *p);
	void (*tell)(smr_status status, const char *text);
} smr_host;

/** Header of every module's table: `.module = SMR_MODULE(type of the table)`. */
typedef struct smr_dynlib {
	const char *version; /* of the build */
	size_t size;         /* of the table */
	void (*join)(const smr_host *host);
} smr_dynlib;

#define SMR_MODULE(table) {SMR_VERSION, sizeof(table), smr_dynlib_join}

/** Opens the module @p file and returns its table @p name of @p size bytes. The error text ends
 * with @p cure, which says how to install it. A module stays open until the process ends; opening
 * it again is cheap. */
SMR_MUST_USE smr_status smr_dynlib_open(const char *file, const char *name, size_t size,
					const char *cure, const void **table);
/** Opens a library of Samara for the rest of the process. Its dependencies are opened first, by the
 * system's search: in a Python wheel, a library that a wheel may not need is replaced by an empty
 * one of the same name, and the dynamic linker uses the one that is open already. */
SMR_MUST_USE smr_status smr_dynlib_load(const char *path, void **out);
/** Joins the host; a module's table points to it. */
void smr_dynlib_join(const smr_host *host);

/* In alloc.c and status.c; NULL leaves them as outside a module. */
void smr_alloc_join(const smr_host *host);
void smr_status_join(const smr_host *host);

SMR_END_DECLS

#endif
