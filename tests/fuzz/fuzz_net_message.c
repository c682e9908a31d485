/* Any bytes as a message: read, or refused with a reason; a message that was read is written the
 * same. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "net/message.h"
#include "wire.h"

ACCEPTED_FORMATS("task", "result", "code")

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
	smr_task t, head;
	uint64_t made;
	smr_done d;

	memcpy(m, data, n);
	if (n >= 24)
		put_right(m, n);
	if (smr_task_read(m, n, &t) == SMR_OK) {
		accepted("task");
		if (smr_task_read_head(m, n, &head, &made) != SMR_OK || head.text != t.text ||
		    head.ntext != t.ntext || head.voucher != t.voucher || head.code != t.code)
			abort();
		smr_task_write(&t, &s);
		same(&s, m, n);
		smr_task_free(&t);
	}
	(void)smr_task_read_head(m, n, &head, &made);
	smr_str_clear(&s);
	if (smr_done_read(m, n, &d) == SMR_OK) {
		accepted("result");
		smr_done_write(&d, &s);
		same(&s, m, n);
	}
	smr_str_clear(&s);
	if (smr_message_code_read(m, n, &code, &ncode) == SMR_OK) {
		accepted("code");
		smr_message_code(code, ncode, &s);
		same(&s, m, n);
	}
	smr_str_free(&s);
	free(m);
	return 0;
}
