/* The format of a file that neither read() nor a .mtd names. */
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "dml/io/stored.h"

enum { LOOKED_AT = 512 };

/* Reads the first bytes of a regular file, decompressed if it is gzip; a pipe would lose them. */
static size_t first_bytes(const char *path, char *to)
{
	struct stat s;
	gzFile f;
	int n;

	if (stat(path, &s) != 0 || !S_ISREG(s.st_mode))
		return 0;
	f = gzopen(path, "rbe");
	if (f == NULL)
		return 0;
	n = gzread(f, to, LOOKED_AT);
	(void)gzclose(f);
	return n > 0 ? (size_t)n : 0;
}

/* Whether the first line is three words, "row column number", without a comma. */
static bool has_three_words(const char *text, size_t n)
{
	const char *end = memchr(text, '\n', n);
	int words = 0;
	bool in = false;

	end = end != NULL ? end : text + n;
	for (const char *at = text; at < end; at++) {
		bool blank = *at == ' ' || *at == '\t' || *at == '\r';

		if (*at == ',' || *at == ';')
			return false;
		words += !blank && !in;
		in = !blank;
	}
	return words == 3;
}

const char *dml_guess_format(const char *path, bool sized)
{
	static const char market[] = "%%MatrixMarket";
	char text[LOOKED_AT];
	size_t n = first_bytes(path, text);

	if (n >= sizeof(market) - 1 && strncasecmp(text, market, sizeof(market) - 1) == 0)
		return "mm";
	return sized && has_three_words(text, n) ? "text" : "csv";
}
