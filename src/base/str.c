#include "base/str.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"

bool smr_str_reserve(smr_str *s, size_t n)
{
	if (s->oom)
		return false;
	if (s->cap - s->n > n)
		return true;
	if (n > SIZE_MAX / 2 - s->n)
		goto fail;

	size_t cap = s->cap < 32 ? 32 : s->cap;

	while (cap - s->n <= n)
		cap *= 2;
	char *grown = smr_realloc(s->s, cap);

	if (grown == NULL)
		goto fail;
	s->s = grown;
	s->cap = cap;
	return true;
fail:
	s->oom = true;
	return false;
}

void smr_str_write(smr_str *s, const void *data, size_t n)
{
	if (!smr_str_reserve(s, n))
		return;
	if (n > 0)
		memcpy(s->s + s->n, data, n);
	s->n += n;
	s->s[s->n] = '\0';
}

void smr_str_adopt(smr_str *s, void *memory, size_t n)
{
	smr_str_free(s);
	*s = (smr_str){.s = memory, .n = n, .cap = n + 1};
	s->s[n] = '\0';
}

void smr_str_putc(smr_str *s, char c)
{
	smr_str_write(s, &c, 1);
}

void smr_str_puts(smr_str *s, const char *text)
{
	smr_str_write(s, text, strlen(text));
}

void smr_str_indent(smr_str *s, unsigned depth)
{
	for (unsigned i = 0; i < depth; i++)
		smr_str_puts(s, "  ");
}

void smr_str_vprintf(smr_str *s, const char *fmt, va_list ap)
{
	va_list again;

	va_copy(again, ap);
	int n = vsnprintf(NULL, 0, fmt, ap);

	if (n < 0) {
		s->oom = true; /* glibc fails only for a broken wide character or lack of memory */
	} else if (smr_str_reserve(s, (size_t)n)) {
		vsnprintf(s->s + s->n, (size_t)n + 1, fmt, again);
		s->n += (size_t)n;
	}
	va_end(again);
}

void smr_str_printf(smr_str *s, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	smr_str_vprintf(s, fmt, ap);
	va_end(ap);
}

void smr_str_clear(smr_str *s)
{
	s->n = 0;
	s->oom = false;
	if (s->s != NULL)
		s->s[0] = '\0';
}

void smr_str_free(smr_str *s)
{
	smr_free(s->s);
	*s = (smr_str){0};
}

const char *smr_str_text(const smr_str *s)
{
	return s->s == NULL ? "" : s->s;
}

smr_status smr_str_status(const smr_str *s, const char *what)
{
	return s->oom ? smr_fail(SMR_ENOMEM, "no memory for %s", what) : SMR_OK;
}

char *smr_str_take(smr_str *s)
{
	char *text;

	if (s->s == NULL)
		smr_str_reserve(s, 0);
	text = s->oom ? NULL : s->s;
	if (text == NULL)
		smr_free(s->s);
	else
		text[s->n] = '\0';
	*s = (smr_str){0};
	return text;
}

smr_status smr_str_deal(smr_str *s, void *head, size_t nhead, smr_str *to)
{
	smr_status st = smr_str_status(s, "a text");

	if (st == SMR_OK && s->n < nhead)
		st = smr_fail(SMR_ECORRUPT, "a text of %zu bytes; %zu are expected", s->n, nhead);
	if (st == SMR_OK && to->s == NULL && s->s != NULL) {
		if (nhead > 0) { /* moved down: cheaper than new memory */
			memcpy(head, s->s, nhead);
			memmove(s->s, s->s + nhead, s->n - nhead);
			s->n -= nhead;
			s->s[s->n] = '\0';
		}
		*to = *s;
		*s = (smr_str){0};
	} else if (st == SMR_OK) {
		if (nhead > 0)
			memcpy(head, smr_str_text(s), nhead);
		smr_str_write(to, smr_str_text(s) + nhead, s->n - nhead);
		st = smr_str_status(to, "a text");
	}
	smr_str_free(s);
	return st;
}
