/** @file Memory of large texts and messages, kept for the next ones: fresh memory costs more than
 * what is copied into it. Four of at most 8 MiB are kept in a process. */
#ifndef SMR_BASE_SPARE_H
#define SMR_BASE_SPARE_H
#include "base/str.h"

/** Gives an empty text memory for more than @p n bytes, if there is some; else it stays as it is.
 * What was in there is in there still, behind the text's end. */
void smr_spare_take(smr_str *s, size_t n);
/** Frees it, or keeps its memory. */
void smr_spare_give(smr_str *s);
#endif
