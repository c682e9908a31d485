/* Any bytes as csv. Cut in lines for several threads it is what it is in one piece, message and
 * all; what was read is read again, to the bit, after it was written with 17 digits. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/str.h"
#include "dml/io/csv.h"

ACCEPTED_FORMATS("csv")

static bool same_number(double a, double b)
{
	return (isnan(a) && isnan(b)) || memcmp(&a, &b, sizeof(a)) == 0;
}

static void compare(const dml_matrix *a, const dml_matrix *b)
{
	if (a->rows != b->rows || a->cols != b->cols)
		abort();
	for (int64_t i = 0; i < a->rows * a->cols; i++)
		if (!same_number(a->data[i], b->data[i]))
			abort();
}

static void write_again(const dml_csv *f, const dml_matrix *m)
{
	dml_csv plain = *f;
	dml_matrix *again;
	smr_str text = {0};

	plain.header = false;
	plain.nmissing = 0;
	for (int64_t i = 0; i < m->rows; i++)
		for (int64_t k = 0; k < m->cols; k++)
			smr_str_printf(&text, "%.17g%s", m->data[i * m->cols + k],
				       k + 1 < m->cols ? f->sep : "\r\n");
	if (dml_csv_parse(&plain, smr_str_text(&text), text.n, &again) != SMR_OK)
		abort();
	compare(m, again);
	dml_matrix_drop(again);
	smr_str_free(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	static const char *const seps[] = {",", ";", " ", "\t", ", ", "::"};
	static const char *const missing[] = {"NA", "-1", ""};
	static smr_workers *workers;
	dml_matrix *one = NULL, *some = NULL;
	dml_csv f = {.path = "fuzz"};
	char told[512] = "";
	smr_status st;

	if (n < 2 || (workers == NULL && smr_workers_new(3, &workers) != SMR_OK))
		return 0;
	f.sep = seps[bytes[0] % 6];
	f.header = bytes[0] >= 128;
	f.fill = bytes[0] & 32;
	f.blank = 0.5;
	f.missing = missing;
	f.nmissing = bytes[0] & 64 ? 3 : 0;
	st = dml_csv_parse(&f, (const char *)bytes + 2, n - 2, &one);
	if (st != SMR_OK)
		snprintf(told, sizeof(told), "%s", smr_errmsg());
	f.workers = workers;
	f.chunk = 1 + bytes[1];
	if (dml_csv_parse(&f, (const char *)bytes + 2, n - 2, &some) != st ||
	    (st != SMR_OK && strcmp(told, smr_errmsg()) != 0))
		abort();
	if (st == SMR_OK) {
		accepted("csv");
		compare(one, some);
		write_again(&f, one);
	}
	dml_matrix_drop(one);
	dml_matrix_drop(some);
	return 0;
}
