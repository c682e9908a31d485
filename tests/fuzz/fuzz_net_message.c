/* Any bytes as a message: read, or the reason is told; what was read is written the same. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "net/message.h"

/* Most inputs would fail at the hash and length: these are put right first. */
static void put_right(uint8_t *m, size_t n)
{
	uint64_t length = n - 24, hash = smr_hash64(m + 24, n - 24, 0);

	for (int i = 0; i < 8; i++) {
		m[8 + i] = (uint8_t)(length >> 8 * i);
		m[16 + i] = (uint8_t)(hash >> 8 * i);
	}
}

static void same(const smr_str *s, const uint8_t *m, size_t n)
{
	if (s->n != n || memcmp(s->s, m, n) != 0)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	uint8_t *m = malloc(n + 1);
	smr_str s = {0};
	const void *code;
	size_t ncode;
	smr_task t;
	smr_done d;

	memcpy(m, data, n);
	if (n >= 24)
		put_right(m, n);
	if (smr_task_read(m, n, &t) == SMR_OK) {
		smr_task_write(&t, &s);
		same(&s, m, n);
		smr_task_free(&t);
	}
	smr_str_clear(&s);
	if (smr_done_read(m, n, &d) == SMR_OK) {
		smr_done_write(&d, &s);
		same(&s, m, n);
	}
	smr_str_clear(&s);
	if (smr_message_code_read(m, n, &code, &ncode) == SMR_OK) {
		smr_message_code(code, ncode, &s);
		same(&s, m, n);
	}
	smr_str_free(&s);
	free(m);
	return 0;
}
