/** @file Names of the files that the runtime and the helper share, in the guest folder
 * $SAMARA_CACHE/guest-VERSION (mode 0700):
 *   socket         the helper listens here
 *   lock           flock: one helper
 *   HASH-CPU-FP    images: 16 + 1 + 16 + 1 + 1 letters
 * The folder's name includes the format's version: two versions of Samara never share it. */
#ifndef SMR_RT_ABI_NAMES_H
#define SMR_RT_ABI_NAMES_H
#include <stdint.h>

#define SMR_GUEST_FOLDER "guest-2"
#define SMR_GUEST_SOCKET "socket"
#define SMR_GUEST_LOCK "lock"

enum { SMR_GUEST_NAME = 16 + 1 + 16 + 1 + 1 + 1 };

static inline void smr_guest_name(uint64_t hash, uint64_t cpu, uint32_t fp,
				  char out[SMR_GUEST_NAME])
{
	static const char hex[] = "0123456789abcdef";

	for (int i = 0; i < 16; i++) {
		out[i] = hex[hash >> (60 - 4 * i) & 15];
		out[17 + i] = hex[cpu >> (60 - 4 * i) & 15];
	}
	out[16] = out[33] = '-';
	out[34] = (char)('0' + fp % 10);
	out[35] = 0;
}
#endif
