/** @file All texts of a module in one frame "SMRTEXT2", since similar texts compress well together.
 *
 * The payload is packed (front/c/lift/pack.h). Unpacked, each text is followed by a 0. Flows come
 * first, numbered from 0; a text that begins with SMR_TEXTS_NOTE holds notes. */
#ifndef SMR_FRONT_C_LIFT_TEXTS_H
#define SMR_FRONT_C_LIFT_TEXTS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

#define SMR_TEXTS_NOTE '\1'

typedef struct smr_texts_view {
	const char *text; /* points into the texts, NUL-terminated */
	size_t n;
	bool note;
} smr_texts_view;

/** Reads the text at offset *@p at of the @p n unpacked bytes and advances *@p at past it. Returns
 * false at the end. */
bool smr_texts_next(const char *all, size_t n, size_t *at, smr_texts_view *out);
/** Finds flow @p number; returns false if there are fewer. */
bool smr_texts_flow(const char *all, size_t n, size_t number, smr_texts_view *out);

SMR_END_DECLS
#endif
