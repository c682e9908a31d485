/** @file Frames of <samara/site.h>: writing one, walking many. */
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
/* What the plug-in writes, see front/c/lift/texts.h. */
#define SMR_FRAME_TEXTS "SMRTEXT2"

/** Bytes of a frame around @p payload bytes. */
size_t smr_frame_size(size_t payload);
/** @p at has room for smr_frame_size() bytes. */
void smr_frame_write(void *at, const char *tag, const void *payload, size_t n);

typedef struct smr_frame_view {
	const char *tag; /* 8 letters, no 0 behind them */
	const char *payload;
	size_t n;
} smr_frame_view;

/** The frame at *@p at of @p size bytes; moves *@p at behind it. SMR_ENOTFOUND at the end,
 * SMR_ECORRUPT when lengths or the hash do not agree. The view points into @p data. */
SMR_MUST_USE smr_status smr_frame_next(const char *data, size_t size, size_t *at,
				       smr_frame_view *out);

SMR_END_DECLS
#endif
