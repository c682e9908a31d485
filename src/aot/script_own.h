/** @file Header of the data of a built script (internal to aot/). */
#ifndef SMR_AOT_SCRIPT_OWN_H
#define SMR_AOT_SCRIPT_OWN_H
#include <stdint.h>

#include "base/data/digest.h"

#define SMR_AOT_SCRIPT_MAGIC UINT64_C(0x31746372536d6153) /* SamScrt1 */

typedef struct smr_aot_script_head {
	uint64_t magic;
	uint8_t digest[SMR_DIGEST_BYTES]; /* of all bytes after the header */
	uint8_t none[24];                 /* pads the header to 64 bytes */
} smr_aot_script_head;

_Static_assert(sizeof(smr_aot_script_head) == 64, "the data after the head is aligned");
#endif
