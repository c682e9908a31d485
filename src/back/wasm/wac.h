/** @file Component tooling: libsamara-wac.so, which tools/wac builds if cargo is new enough. */
#ifndef SMR_BACK_WASM_WAC_H
#define SMR_BACK_WASM_WAC_H
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct smr_wac {
	/** Returns 0 and the component, or 1 and the reason. */
	int (*component)(const uint8_t *core, size_t n, const char *wit, const char *world,
			 uint8_t **out, size_t *len, char *err, size_t room);
	int (*compose)(const char *document, size_t k, const char *const *names,
		       const uint8_t *const *data, const size_t *sizes, uint8_t **out, size_t *len,
		       char *err, size_t room);
	void (*free)(uint8_t *p, size_t n);
} smr_wac;

/** Opens the library. SMR_EUNSUPPORTED: it was not built. */
SMR_MUST_USE smr_status smr_wac_open(const smr_wac **out);

typedef struct smr_bytes {
	uint8_t *data; /* smr_free() */
	size_t n;
} smr_bytes;
/** Makes a component of a core module, for a world of components/node.wit. */
SMR_MUST_USE smr_status smr_wac_component(const void *core, size_t n, const char *world,
					  smr_bytes *out);
/** Composes the node of components/node.wac with this kernel component inside. */
SMR_MUST_USE smr_status smr_wac_node(const smr_bytes *kernel, smr_bytes *out);
#endif
