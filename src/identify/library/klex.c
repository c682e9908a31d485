/* Splits the kernel language into tokens. */
#include "identify/match/form.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void klex_fail(klex *k, const char *what)
{
	unsigned line = 1, column = 1;

	if (k->st != SMR_OK)
		return;
	for (const char *c = k->start; c < k->at; c++) {
		column = *c == '\n' ? 1 : column + 1;
		line += *c == '\n';
	}
	k->st = smr_fail(SMR_EPARSE, "%s:%u:%u: %s", k->file, line, column, what);
	k->kind = 0;
}

bool klex_is(const klex *k, const char *word)
{
	return k->kind == 'i' && k->len == strlen(word) && memcmp(k->at, word, k->len) == 0;
}

static void skip_space(klex *k)
{
	while (k->s < k->end) {
		if (*k->s == '#')
			while (k->s < k->end && *k->s != '\n')
				k->s++;
		else if (isspace((unsigned char)*k->s))
			k->s++;
		else
			return;
	}
}

static void lex_number(klex *k)
{
	char buf[48];
	size_t n = 0;
	char *stop;

	while (k->s < k->end && n + 1 < sizeof(buf)) {
		char c = *k->s, before = n > 0 ? buf[n - 1] : 0;
		bool sign = (c == '-' || c == '+') && (before == 'e' || before == 'E');
		bool range = c == '.' && k->s + 1 < k->end && k->s[1] == '.';

		if (range ||
		    !(isdigit((unsigned char)c) || c == '.' || c == 'e' || c == 'E' || sign))
			break;
		buf[n++] = c;
		k->s++;
	}
	buf[n] = 0;
	k->num = strtod(buf, &stop);
	if (*stop != 0)
		klex_fail(k, "expected a number");
	k->kind = k->st == SMR_OK ? 'n' : 0;
}

static void lex_text(klex *k)
{
	k->s++;
	while (k->s < k->end && *k->s != '"' && *k->s != '\n')
		k->s++;
	if (k->s == k->end || *k->s != '"') {
		klex_fail(k, "the text has no closing quote on its line");
		return;
	}
	k->s++;
	k->kind = '"';
}

static bool lex_pair(klex *k, char a, char b, char kind)
{
	if (*k->s != a || k->s + 1 == k->end || k->s[1] != b)
		return false;
	k->s += 2;
	k->kind = kind;
	return true;
}

void klex_next(klex *k)
{
	if (k->st != SMR_OK)
		return;
	skip_space(k);
	k->at = k->s;
	if (k->s == k->end) {
		k->kind = 0;
	} else if (isalpha((unsigned char)*k->s) || *k->s == '_') {
		while (k->s < k->end && (isalnum((unsigned char)*k->s) || *k->s == '_'))
			k->s++;
		k->kind = 'i';
	} else if (isdigit((unsigned char)*k->s)) {
		lex_number(k);
	} else if (*k->s == '"') {
		lex_text(k);
	} else if (!lex_pair(k, '.', '.', '.') && !lex_pair(k, '<', '=', 'l') &&
		   !lex_pair(k, '>', '=', 'g') && !lex_pair(k, '=', '=', 'e')) {
		if (strchr("[](),:?+-*/<>=|", *k->s) == NULL || *k->s == 0) {
			klex_fail(k, "this letter has no meaning here");
			return;
		}
		k->kind = *k->s++;
	}
	k->len = (size_t)(k->s - k->at);
}
