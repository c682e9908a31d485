/* Any bytes as a file of a matrix: what is read is well made, and reads back as itself from what is
 * written of it. The first byte says as what. */
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "dml/io/stored.h"

ACCEPTED_FORMATS("cells", "market", "binary", "about", "libsvm")

static void must(int holds)
{
	if (!holds)
		abort();
}

/* A head may ask for more memory than there is. */
static int has_long_number(const char *text, size_t n)
{
	size_t digits = 0;

	for (size_t i = 0; i < n; i++) {
		digits = isdigit((unsigned char)text[i]) ? digits + 1 : 0;
		if (digits > 5)
			return 1;
	}
	return 0;
}

static smr_status parse(int kind, const char *text, size_t n, dml_matrix **out)
{
	const dml_libsvm f = {"fuzz", ",", ":", -1, 300};

	if (kind == 0)
		return dml_cells_parse("fuzz", text, n, 1000, 300, out);
	if (kind == 4)
		return dml_libsvm_parse(&f, text, n, out);
	return kind == 1 ? dml_market_parse("fuzz", text, n, out)
			 : dml_binary_parse("fuzz", text, n, 3000, 3000, out);
}

static int same(const dml_matrix *a, const dml_matrix *b)
{
	smr_str x = {0}, y = {0};
	int equal;

	dml_cells_put(&x, a, true);
	dml_cells_put(&y, b, true);
	equal = x.n == y.n && memcmp(smr_str_text(&x), smr_str_text(&y), x.n) == 0;
	smr_str_free(&x);
	smr_str_free(&y);
	return equal;
}

static void reads_back(const dml_matrix *m)
{
	for (int kind = 0; kind < 3; kind++) {
		dml_matrix *again;
		smr_str text = {0};

		if (kind == 0 && (m->rows > 1000 || m->cols > 300))
			continue;
		if (kind == 1 && (m->rows > 99999 || m->cols > 99999))
			continue; /* as above; without elements a few bytes may have as many */
		if (kind == 2 && (m->rows > 3000 || m->cols > 3000))
			continue;
		if (kind == 2)
			dml_binary_put(&text, m);
		else
			dml_cells_put(&text, m, kind == 1);
		must(parse(kind, smr_str_text(&text), text.n, &again) == SMR_OK);
		must(kind != 1 || same(m, again));
		dml_matrix_drop(again);
		smr_str_free(&text);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *text = (const char *)data + 1;
	dml_mtd about = dml_mtd_nothing();
	dml_matrix *m;
	int kind = n > 0 ? data[0] % 5 : 0;

	if (n == 0)
		return 0;
	if (kind == 3) {
		if (dml_mtd_parse("fuzz", text, n - 1, &about) == SMR_OK)
			accepted("about");
		return 0;
	}
	if (kind == 1 && has_long_number(text, n - 1))
		return 0;
	if (parse(kind, text, n - 1, &m) != SMR_OK)
		return 0;
	accepted(kind == 0 ? "cells" : kind == 1 ? "market" : kind == 2 ? "binary" : "libsvm");
	reads_back(m);
	dml_matrix_drop(m);
	return 0;
}
