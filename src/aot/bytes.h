/** @file Numbers and bytes one behind the other, and back: what a built program carries (internal
 * to aot/). Every number takes 8 bytes; bytes begin at multiples of 64, so that tensors among
 * them are used where they lie. */
#ifndef SMR_AOT_BYTES_H
#define SMR_AOT_BYTES_H
#include <stdint.h>
#include <string.h>

#include "base/str.h"

enum { SMR_AOT_ALIGN = 64 };

static inline void smr_put(smr_str *s, uint64_t v)
{
	smr_str_write(s, &v, sizeof(v));
}

static inline void smr_put_bytes(smr_str *s, const void *data, size_t n)
{
	static const char none[SMR_AOT_ALIGN];

	smr_put(s, n);
	smr_str_write(s, none, -s->n % SMR_AOT_ALIGN);
	smr_str_write(s, data, n);
	smr_str_write(s, none, -n % sizeof(uint64_t));
}

/** With its 0; NULL is another text than "". */
static inline void smr_put_text(smr_str *s, const char *text)
{
	smr_put(s, text != NULL);
	if (text != NULL)
		smr_put_bytes(s, text, strlen(text) + 1);
}

/** What is left to read; the first thing that is not there sticks. */
typedef struct smr_taking {
	const char *from; /* at a multiple of 64 */
	size_t n, at;
	bool bad;
} smr_taking;

static inline uint64_t smr_take(smr_taking *t)
{
	uint64_t v = 0;

	if (t->bad || t->n - t->at < sizeof(v)) {
		t->bad = true;
		return 0;
	}
	memcpy(&v, t->from + t->at, sizeof(v));
	t->at += sizeof(v);
	return v;
}

/** A number below @p end; 0 and bad otherwise. */
static inline uint32_t smr_take_below(smr_taking *t, uint64_t end)
{
	uint64_t v = smr_take(t);

	if (v >= end || v > UINT32_MAX) {
		t->bad = true;
		return 0;
	}
	return (uint32_t)v;
}

/** How many things follow, of at least 8 bytes each: never more than there can be. */
static inline uint32_t smr_take_count(smr_taking *t)
{
	return smr_take_below(t, (t->n - t->at) / sizeof(uint64_t) + 1);
}

/** Never NULL unless bad. */
static inline const void *smr_take_bytes(smr_taking *t, size_t *n)
{
	uint64_t size = smr_take(t);
	size_t gap = -t->at % SMR_AOT_ALIGN, end;

	*n = 0;
	if (t->bad || t->n - t->at < gap || size > t->n - t->at - gap) {
		t->bad = true;
		return NULL;
	}
	*n = (size_t)size;
	t->at += gap;
	end = t->at + *n;
	t->at = end + (-end % sizeof(uint64_t) < t->n - end ? -end % sizeof(uint64_t) : t->n - end);
	return t->from + end - *n;
}

static inline const char *smr_take_text(smr_taking *t)
{
	const char *s;
	size_t n;

	if (smr_take_below(t, 2) == 0)
		return NULL;
	s = smr_take_bytes(t, &n);
	if (s != NULL && (n == 0 || s[n - 1] != '\0'))
		t->bad = true;
	return t->bad ? NULL : s;
}
#endif
