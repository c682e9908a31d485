/* Splits a made-up text into words, turns them round, and counts vowels. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void reverse(char *s, size_t n)
{
	for (size_t i = 0; i < n / 2; i++) {
		char c = s[i];

		s[i] = s[n - 1 - i];
		s[n - 1 - i] = c;
	}
}

static size_t turn_words(char *text)
{
	size_t vowels = 0;

	for (char *p = text; *p != '\0';) {
		char *begin = p;

		while (isalpha((unsigned char)*p)) {
			if (strchr("aeiou", tolower((unsigned char)*p)) != NULL)
				vowels++;
			p++;
		}
		reverse(begin, (size_t)(p - begin));
		while (*p != '\0' && !isalpha((unsigned char)*p))
			p++;
	}
	return vowels;
}

int main(void)
{
	static const char letters[] = "the quick brown fox jumps over a lazy dog, and so on. ";
	size_t n = 1000000, vowels = 0, same = 0;
	char *text = malloc(n + 1), *copy = malloc(n + 1);
	unsigned seed = 7;

	if (text == NULL || copy == NULL)
		return 1;
	for (size_t i = 0; i < n; i++) {
		seed = seed * 1664525u + 1013904223u;
		text[i] = letters[(seed >> 16) % (sizeof letters - 1)];
	}
	text[n] = '\0';
	strcpy(copy, text);
	for (int t = 0; t < 120; t++) {
		vowels += turn_words(text);
		same += strcmp(text, copy) == 0;
	}
	printf("%zu vowels, %zu times the same\n", vowels, same);
	free(copy);
	free(text);
	return 0;
}
