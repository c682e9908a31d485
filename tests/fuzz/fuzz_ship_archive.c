/* Any bytes as an archive: read, or refused with a reason; an archive that was read is written the
 * same. */
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "net/archive/archive_bytes.h"

ACCEPTED_FORMATS("archive")

/* Most inputs would fail at the magic or the length: these are put right first. */
static void put_right(uint8_t *p, size_t n)
{
	memcpy(p, SMR_ARCHIVE_MAGIC, 8);
	for (int i = 0; i < 8; i++)
		p[AR_AT_SIZE + i] = (uint8_t)((uint64_t)n >> 8 * i);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	uint8_t *p = malloc(n + 1), key[SMR_KEY_BYTES];
	smr_str again = {0};
	smr_archive a;

	memcpy(p, data, n);
	if (n >= AR_HEADER)
		put_right(p, n);
	(void)smr_archive_signer(p, n, key);
	if (smr_archive_read(p, n, &a) == SMR_OK) {
		accepted("archive");
		if (smr_archive_build(&a, &again) != SMR_OK || again.n != n ||
		    memcmp(again.s, p, n - AR_SEAL) != 0)
			abort();
		for (size_t i = 0; i < a.nslices; i++)
			(void)smr_archive_slice(&a, a.slices[i].kind, a.slices[i].triple);
	}
	smr_str_free(&again);
	free(p);
	return 0;
}
