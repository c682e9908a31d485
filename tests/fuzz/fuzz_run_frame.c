/* Any bytes where a program's flow should be: its text is found whole, or refused. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/data/hash.h"
#include "run/run.h"

ACCEPTED_FORMATS("frame")

_Alignas(8) static char program[4096]; /* in the data segment, as a site's text is in its own */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *text;
	size_t len;

	if (n > sizeof(program))
		return -1;
	memset(program, 0, sizeof(program));
	memcpy(program, data, n);
	if (n >= sizeof(smr_frame) && n % 2 == 0) { /* most would fail at the hash: put it right */
		smr_frame f = {.length = n - sizeof(f)};

		memcpy(f.tag, "SMRFLOW1", sizeof(f.tag));
		f.hash = smr_hash_fnv1a(program + sizeof(f), f.length);
		memcpy(program, &f, sizeof(f));
	}
	if (smr_frame_text(program, "SMRFLOW1", &text, &len) != SMR_OK)
		return 0;
	accepted("frame");
	if (text != program + sizeof(smr_frame))
		abort();
	/* The fuzzer finds hashes of texts that end behind the program, where its own counters
	 * count. */
	if (len <= sizeof(program) - sizeof(smr_frame) &&
	    smr_hash_fnv1a(text, len) != ((const smr_frame *)(const void *)program)->hash)
		abort();
	return 0;
}
