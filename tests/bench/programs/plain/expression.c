/* A recursive descent parser evaluates sums of products with brackets, again and again. */
#include <stdio.h>
#include <stdlib.h>

static const char *at;

static unsigned sum(void);

static unsigned factor(void)
{
	unsigned value = 0;

	if (*at == '(') {
		at++;
		value = sum();
		at++;
		return value;
	}
	while (*at >= '0' && *at <= '9')
		value = 10 * value + (unsigned)(*at++ - '0');
	return value;
}

static unsigned product(void)
{
	unsigned value = factor();

	while (*at == '*') {
		at++;
		value *= factor();
	}
	return value;
}

static unsigned sum(void)
{
	unsigned value = product();

	while (*at == '+' || *at == '-') {
		char sign = *at++;
		unsigned next = product();

		value = sign == '+' ? value + next : value - next;
	}
	return value;
}

static unsigned seed = 1;

static unsigned draw(unsigned n)
{
	seed = seed * 1664525u + 1013904223u;
	return (seed >> 16) % n;
}

/* Writes a random expression; brackets go at most depth deep. */
static char *write_sum(char *p, int depth)
{
	for (unsigned terms = 2 + draw(4); terms-- > 0;) {
		if (depth > 0 && draw(2) == 0) {
			*p++ = '(';
			p = write_sum(p, depth - 1);
			*p++ = ')';
		} else {
			p += sprintf(p, "%u", draw(1000));
		}
		if (terms > 0)
			*p++ = "+-*"[draw(3)];
	}
	*p = '\0';
	return p;
}

int main(void)
{
	/* At most 5 terms of 3 letters at each of 7 depths, and their signs. */
	char *text = malloc(1 << 20);
	unsigned total = 0;

	if (text == NULL)
		return 1;
	for (int t = 0; t < 6000; t++) {
		write_sum(text, 6);
		for (int k = 0; k < 220; k++) {
			at = text;
			total = total * 31 + sum();
		}
	}
	printf("%u\n", total);
	free(text);
	return 0;
}
