/** @file Encoding of a built program as a sequence of numbers and byte strings, and decoding
 * (internal to aot/). A number takes 8 bytes; byte strings begin at multiples of 64, so that
 * tensors among them are used in place. */
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

/** Writes a text with its terminating 0; NULL and "" are distinct. */
static inline void smr_put_text(smr_str *s, const char *text)
{
	smr_put(s, text != NULL);
	if (text != NULL)
		smr_put_bytes(s, text, strlen(text) + 1);
}

/** The bytes that are still to be read. The first read that fails sets `bad`, and all later ones
 * fail. */
typedef struct smr_taking {
	const char *from; /* aligned to 64 */
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

/** Reads a number below @p end; any other sets `bad` and gives 0. */
static inline uint32_t smr_take_below(smr_taking *t, uint64_t end)
{
	uint64_t v = smr_take(t);

	if (v >= end || v > UINT32_MAX) {
		t->bad = true;
		return 0;
	}
	return (uint32_t)v;
}

/** Reads the number of items that follow, of at least 8 bytes each: at most as many as fit. */
static inline uint32_t smr_take_count(smr_taking *t)
{
	return smr_take_below(t, (t->n - t->at) / sizeof(uint64_t) + 1);
}

/** Reads a byte string; NULL only if `bad`. */
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
