/** @file Compresses the texts of flows and notes by Zstandard: to 5 to 12 % of their bytes for all
 * texts of a module together, to a quarter for a single text. */
#ifndef SMR_FRONT_C_LIFT_PACK_H
#define SMR_FRONT_C_LIFT_PACK_H
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_PACK_MOST = 1 << 24 }; /* greatest length of a text in bytes */

/** Compresses @p text; the caller frees *@p out by smr_free(). Returns SMR_EINVAL if it is longer
 * than SMR_PACK_MOST. */
SMR_MUST_USE smr_status smr_text_pack(const char *text, size_t n, char **out, size_t *nout);
/** Decompresses a text and appends a NUL; the caller frees *@p out by smr_free(). Returns
 * SMR_ECORRUPT if smr_text_pack() did not make it. */
SMR_MUST_USE smr_status smr_text_unpack(const char *packed, size_t n, char **out, size_t *nout);

SMR_END_DECLS
#endif
