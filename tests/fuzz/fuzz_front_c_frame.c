/* Any bytes as frames in a row: each that is read is inside, and the walk ends. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "accepted.h"
#include "front/c/frame.h"

ACCEPTED_FORMATS("frame")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *p = (const char *)data;
	smr_frame_view f;

	for (size_t at = 0, before = 0; smr_frame_next(p, n, &at, &f) == SMR_OK; before = at) {
		if (at > n || at <= before || f.payload < p || f.payload > p + n ||
		    f.n > (size_t)(p + n - f.payload))
			abort();
		char *again = malloc(smr_frame_size(f.n));

		smr_frame_write(again, f.tag, f.payload, f.n);
		size_t one = 0;
		smr_frame_view g;

		if (smr_frame_next(again, smr_frame_size(f.n), &one, &g) != SMR_OK || g.n != f.n)
			abort();
		accepted("frame");
		free(again);
	}
	return 0;
}
