/** @file The build ID. Cache entries of one build are not valid for another build.
 */
#ifndef SMR_BASE_DATA_BUILD_ID_H
#define SMR_BASE_DATA_BUILD_ID_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_BUILD_ID_BYTES = 64 };

typedef struct smr_build {
	size_t n; /* bytes of the ID; 0: linked without one */
	uint8_t id[SMR_BUILD_ID_BYTES];
} smr_build;

/** Returns the build ID of the library or program that contains this code. */
const smr_build *smr_build_id(void);

SMR_END_DECLS

#endif
