/* #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>: the roles of dimensions. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

/* The letters of the two non-spatial dimensions, and the fields' names. */
static const struct {
	const char *sign; /* token before the part */
	char first, second;
	const char *fields[3];
} parts[] = {
	{"",
	 'b',
	 'f',
	 {"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"}},
	{"x",
	 'i',
	 'o',
	 {"kernel_input_feature_dimension", "kernel_output_feature_dimension",
	  "kernel_spatial_dimensions"}},
	{"->",
	 'b',
	 'f',
	 {"output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"}},
};
enum { NPARTS = 3 };

typedef struct dims {
	int64_t letter[2], spatial[SMR_MLIR_RANK];
	size_t n, nspatial;
} dims;

static smr_status parse_conv_dim(mlir_parser *p, size_t part, dims *d)
{
	char c = mlir_next(p);
	bool letter = mlir_letters(p) == 1 && (c == parts[part].first || c == parts[part].second);
	int64_t k = c == parts[part].first ? 0 : 1;
	int64_t *to;

	if (!letter)
		SMR_TRY(mlir_int(p, &k));
	else
		p->m.at++;
	to = k < 0 || k >= SMR_MLIR_RANK ? NULL : letter ? &d->letter[k] : &d->spatial[k];
	if (to == NULL || d->n == SMR_MLIR_RANK || *to >= 0)
		return mlir_fail(p, "a convolution's dimension that is there already, or beyond %d",
				 SMR_MLIR_RANK);
	*to = (int64_t)d->n++;
	d->nspatial += !letter;
	return SMR_OK;
}

static smr_status parse_conv_dims(mlir_parser *p, size_t part, dims *d)
{
	for (size_t i = 0; i < SMR_MLIR_RANK; i++)
		d->spatial[i] = -1;
	d->letter[0] = d->letter[1] = -1;
	SMR_TRY(mlir_need(p, "["));
	do
		SMR_TRY(parse_conv_dim(p, part, d));
	while (mlir_accept(p, ","));
	if (d->letter[0] < 0 || d->letter[1] < 0)
		return mlir_fail(p, "expected '%c' and '%c' among the dimensions",
				 parts[part].first, parts[part].second);
	for (size_t i = 0; i < d->nspatial; i++)
		if (d->spatial[i] < 0)
			return mlir_fail(p, "expected the spatial dimension %zu", i);
	return mlir_need(p, "]");
}

smr_status mlir_conv_dims(mlir_parser *p, const smr_mlir_attr **out)
{
	smr_mlir_named f[3 * NPARTS];

	for (size_t i = 0; i < NPARTS; i++) {
		dims d = {0};

		if (i > 0)
			SMR_TRY(mlir_need(p, parts[i].sign));
		SMR_TRY(parse_conv_dims(p, i, &d));
		f[3 * i] = (smr_mlir_named){parts[i].fields[0],
					    mlir_int_attr(p->arena, "i64", d.letter[0])};
		f[3 * i + 1] = (smr_mlir_named){parts[i].fields[1],
						mlir_int_attr(p->arena, "i64", d.letter[1])};
		f[3 * i + 2] = (smr_mlir_named){parts[i].fields[2],
						mlir_ints_attr(p->arena, d.spatial, d.nspatial)};
	}
	*out = mlir_dialect_attr(p, "stablehlo.conv", f, 3 * NPARTS);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

smr_status mlir_read_conv(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_conv_dims(p, out));
	return mlir_need(p, ">");
}

void mlir_print_conv(smr_str *s, const smr_mlir_attr *a)
{
	for (size_t i = 0; i < NPARTS; i++) {
		const smr_mlir_named *f = a->fields + 3 * i;
		size_t n = f[2].attr->n + 2;

		smr_str_printf(s, "%s[", i == 0 ? "<" : parts[i].sign);
		for (size_t k = 0; k < n; k++) {
			if (k > 0)
				smr_str_puts(s, ", ");
			if (f[0].attr->bits == k)
				smr_str_putc(s, parts[i].first);
			else if (f[1].attr->bits == k)
				smr_str_putc(s, parts[i].second);
			for (size_t j = 0; j < n - 2; j++)
				if (smr_mlir_int_at(f[2].attr, j) == (int64_t)k)
					smr_str_printf(s, "%zu", j);
		}
		smr_str_putc(s, ']');
	}
	smr_str_putc(s, '>');
}
