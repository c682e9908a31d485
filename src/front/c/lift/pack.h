/** @file Texts of flows and notes, packed by Zstandard: to 5 to 12 % of their bytes where they are
 * a module's together, to a quarter where there is one. */
#ifndef SMR_FRONT_C_LIFT_PACK_H
#define SMR_FRONT_C_LIFT_PACK_H
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_PACK_MOST = 1 << 24 }; /* bytes of a text */

/** @p text packed: *@p out is the caller's (smr_free). SMR_EINVAL: it is longer than SMR_PACK_MOST.
 */
SMR_MUST_USE smr_status smr_text_pack(const char *text, size_t n, char **out, size_t *nout);
/** The text again, with a 0 behind it: *@p out is the caller's (smr_free). SMR_ECORRUPT: it was not
 * packed by smr_text_pack(). */
SMR_MUST_USE smr_status smr_text_unpack(const char *packed, size_t n, char **out, size_t *nout);

SMR_END_DECLS
#endif
