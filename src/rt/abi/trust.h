/** @file Rule for trusted files and processes, shared by the helper and the runtime in compiled
 * programs. */
#ifndef SMR_RT_ABI_TRUST_H
#define SMR_RT_ABI_TRUST_H
#include <stdbool.h>
#include <stdint.h>

enum { SMR_GUEST_UNMAPPED = 65534 }; /* user id of users without a number in this user namespace */

/** Whether @p uid is the user with the effective id @p own. */
static inline bool smr_guest_is_user(uint32_t uid, uint32_t own)
{
	return uid == own && uid != SMR_GUEST_UNMAPPED;
}

/** Whether a file with this st_mode and owner is a regular file that only the user @p own and root
 * can have written. */
static inline bool smr_guest_is_trusted(uint32_t mode, uint32_t uid, uint32_t own)
{
	return (mode & 0170000) == 0100000 && (mode & 022) == 0 &&
	       (uid == 0 || smr_guest_is_user(uid, own));
}
#endif
