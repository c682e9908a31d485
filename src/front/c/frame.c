#include "front/c/frame.h"

#include <stdbool.h>
#include <string.h>

#include "base/data/hash.h"

size_t smr_frame_size(size_t payload)
{
	return sizeof(smr_frame) + (payload + 7) / 8 * 8;
}

void smr_frame_write(void *at, const char *tag, const void *payload, size_t n)
{
	smr_frame f = {.length = n, .hash = smr_hash_fnv1a(payload, n)};
	char *p = at;

	memcpy(f.tag, tag, sizeof(f.tag));
	memcpy(p, &f, sizeof(f));
	memcpy(p + sizeof(f), payload, n);
	memset(p + sizeof(f) + n, 0, smr_frame_size(n) - sizeof(f) - n);
}

static bool all_zero(const char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (p[i] != 0)
			return false;
	return true;
}

smr_status smr_frame_next(const char *data, size_t size, size_t *at, smr_frame_view *out)
{
	smr_frame f;

	/* The linker pads with zeros between the frames of two objects. */
	while (size - *at >= 8 && all_zero(data + *at, 8))
		*at += 8;
	if (all_zero(data + *at, size - *at))
		return SMR_ENOTFOUND;
	if (size - *at < sizeof(f))
		return smr_fail(SMR_ECORRUPT, "frame at byte %zu is cut off", *at);
	memcpy(&f, data + *at, sizeof(f));
	if (memcmp(f.tag, "SMR", 3) != 0)
		return smr_fail(SMR_ECORRUPT, "no frame at byte %zu", *at);
	if (f.length > size - *at - sizeof(f))
		return smr_fail(SMR_ECORRUPT,
				"frame at byte %zu says it has %llu bytes, but %zu are left", *at,
				(unsigned long long)f.length, size - *at - sizeof(f));
	out->tag = data + *at;
	out->payload = data + *at + sizeof(f);
	out->n = f.length;
	if (smr_hash_fnv1a(out->payload, out->n) != f.hash)
		return smr_fail(SMR_ECORRUPT, "frame at byte %zu is damaged: its hash differs",
				*at);
	size_t step = smr_frame_size(out->n);
	*at = step > size - *at ? size : *at + step;
	return SMR_OK;
}
