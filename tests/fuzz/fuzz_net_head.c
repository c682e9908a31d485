/* Any bytes as a head: refused with a reason, or read, and then written the same. */
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "net/rpc/frame_head.h"

ACCEPTED_FORMATS("plain head", "sealed head")

static void try(const uint8_t *data, size_t n, bool sealed)
{
	uint8_t out[SMR_FRAME_HEAD_MAX];
	smr_frame_head f;
	const char *wrong = smr_frame_head_read(data, n, sealed, &f);

	if (wrong != NULL) {
		if (*wrong == '\0')
			abort();
		return;
	}
	accepted(sealed ? "sealed head" : "plain head");
	if (f.kind >= SMR_FRAME_HEAD_KINDS || f.ncode > f.nbody || f.npayload > n)
		abort();
	/* a head that leaves no room for a seal cannot be written again */
	if (n <= SMR_FRAME_HEAD_MAX - SMR_FRAME_HEAD_SEAL &&
	    (smr_frame_head_write(&f, sealed, out) != n || memcmp(out, data, n) != 0))
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	try(data, n, false);
	try(data, n, true);
	return 0;
}
