/** @file Writes and reads frames of <samara/site.h>. */
#ifndef SMR_FRONT_C_FRAME_H
#define SMR_FRONT_C_FRAME_H
#include <samara/site.h>

#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

#define SMR_FRAME_FLOW "SMRFLOW1"
#define SMR_FRAME_CODE "SMRBCODE"
#define SMR_FRAME_NOTE "SMRNOTE1"
/* Tag of the frame that the plug-in writes, see front/c/lift/texts.h. */
#define SMR_FRAME_TEXTS "SMRTEXT2"

/** Returns the bytes of a frame around @p payload bytes. */
size_t smr_frame_size(size_t payload);
/** Writes a frame; @p at has room for smr_frame_size(n) bytes. */
void smr_frame_write(void *at, const char *tag, const void *payload, size_t n);

typedef struct smr_frame_view {
	const char *tag; /* 8 letters, not NUL-terminated */
	const char *payload;
	size_t n;
} smr_frame_view;

/** Reads the frame at offset *@p at of @p size bytes and advances *@p at past the frame. Returns
 * SMR_ENOTFOUND at the end, SMR_ECORRUPT if lengths or the hash do not match. The view points into
 * @p data. */
SMR_MUST_USE smr_status smr_frame_next(const char *data, size_t size, size_t *at,
				       smr_frame_view *out);

SMR_END_DECLS
#endif
