/** @file Growing strings. The string remembers a failed append: append freely, check once at the
 * end. */
#ifndef SMR_BASE_STR_H
#define SMR_BASE_STR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

/** A string; `smr_str s = {0};` is empty. It may contain bytes of any value. */
typedef struct smr_str {
	char *s; /* NULL while empty; else s[n] is 0 */
	size_t n, cap;
	bool oom; /* an append failed; later ones have no effect */
} smr_str;

void smr_str_putc(smr_str *s, char c);
void smr_str_puts(smr_str *s, const char *text);
void smr_str_indent(smr_str *s, unsigned depth); /* appends 2 blanks for each level */
void smr_str_write(smr_str *s, const void *data, size_t n);
/** Makes room for @p n bytes behind the text, and a 0; false on failure. */
bool smr_str_reserve(smr_str *s, size_t n);
/** Appends @p n bytes that the caller then writes; NULL on failure. */
static inline char *smr_str_extend(smr_str *s, size_t n)
{
	if ((s->oom || s->cap - s->n <= n) && !smr_str_reserve(s, n))
		return NULL;
	s->n += n;
	s->s[s->n] = '\0';
	return s->s + s->n - n;
}
/** Makes @p n bytes of @p memory the text of an empty string; the memory has n + 1 bytes and comes
 * from smr_malloc(). */
void smr_str_adopt(smr_str *s, void *memory, size_t n);
/** Moves the text of @p s to the end of @p to, except for the first @p nhead bytes, which go to
 * @p head; @p s is empty afterwards. SMR_ECORRUPT: @p s is shorter. */
SMR_MUST_USE smr_status smr_str_deal(smr_str *s, void *head, size_t nhead, smr_str *to);
void smr_str_printf(smr_str *s, const char *fmt, ...) SMR_PRINTF(2, 3);
void smr_str_vprintf(smr_str *s, const char *fmt, va_list ap) SMR_PRINTF(2, 0);
/** Empties the string, keeps its memory, clears a failure. */
void smr_str_clear(smr_str *s);
void smr_str_free(smr_str *s);

/** Returns the text; never NULL. */
const char *smr_str_text(const smr_str *s);
/** SMR_ENOMEM, with an error text that names @p what, when an append failed. */
SMR_MUST_USE smr_status smr_str_status(const smr_str *s, const char *what);
/** Returns the text, which the caller frees with smr_free(), and empties @p s; NULL when an append
 * failed. */
SMR_MUST_USE char *smr_str_take(smr_str *s);

SMR_END_DECLS

#endif
