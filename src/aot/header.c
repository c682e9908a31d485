/* Writes the header NAME.h. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "aot/write.h"

/* The C type of an element; NULL: the text in the row. */
typedef struct ctype_of {
	smr_dtype dtype;
	const char *type, *about;
} ctype_of;

static const ctype_of ctypes[] = {
	{SMR_F64, "double", NULL},
	{SMR_F32, "float", NULL},
	{SMR_F16, "uint16_t", "bits of IEEE 754 binary16"},
	{SMR_BF16, "uint16_t", "bits of bfloat16: the upper half of a float"},
	{SMR_F8E4M3FN, "uint8_t", "bits of f8E4M3FN"},
	{SMR_F8E5M2, "uint8_t", "bits of f8E5M2"},
	{SMR_F8E4M3, "uint8_t", "bits of f8E4M3"},
	{SMR_F8E3M4, "uint8_t", "bits of f8E3M4"},
	{SMR_F8E4M3FNUZ, "uint8_t", "bits of f8E4M3FNUZ"},
	{SMR_F8E5M2FNUZ, "uint8_t", "bits of f8E5M2FNUZ"},
	{SMR_F8E4M3B11FNUZ, "uint8_t", "bits of f8E4M3B11FNUZ"},
	{SMR_F8E8M0FNU, "uint8_t", "bits of f8E8M0FNU"},
	{SMR_F6E2M3FN, "uint8_t", "bits of f6E2M3FN"},
	{SMR_F6E3M2FN, "uint8_t", "bits of f6E3M2FN"},
	{SMR_F4E2M1FN, "uint8_t", "bits of f4E2M1FN"},
	{SMR_I1, "uint8_t", "each 0 or 1"},
	{SMR_I8, "int8_t", NULL},
	{SMR_I16, "int16_t", NULL},
	{SMR_I32, "int32_t", NULL},
	{SMR_I64, "int64_t", NULL},
	{SMR_U8, "uint8_t", NULL},
	{SMR_U16, "uint16_t", NULL},
	{SMR_U32, "uint32_t", NULL},
	{SMR_U64, "uint64_t", NULL},
	{SMR_C64, "float", "pairs: real part, imaginary part"},
	{SMR_C128, "double", "pairs: real part, imaginary part"},
};

static const ctype_of *find_ctype(smr_dtype t)
{
	for (size_t i = 0; i < sizeof(ctypes) / sizeof(ctypes[0]); i++)
		if (ctypes[i].dtype == t)
			return &ctypes[i];
	return NULL;
}

static void put_upper(smr_str *s, const char *name)
{
	for (const char *c = name; *c != '\0'; c++)
		smr_str_putc(s, (char)toupper((unsigned char)*c));
}

/* Writes a text into a comment; a comment's end in it is broken up. */
static void put_quoted(smr_str *s, const char *text)
{
	for (const char *c = text; *c != '\0'; c++)
		smr_str_putc(s, *c == '/' && c > text && c[-1] == '*' ? ' '
				: (unsigned char)*c < ' '             ? ' '
								      : *c);
}

static void put_value(smr_str *s, const smr_stablehlo_value *v, const char *what, unsigned number)
{
	const ctype_of *t = find_ctype(v->dtype);
	size_t bytes = smr_dtype_size(v->dtype);

	smr_str_printf(s, " *   %s%u  %s[", what, number, v->element);
	for (uint32_t d = 0; d < v->rank; d++) {
		smr_str_printf(s, "%s%lld", d > 0 ? ", " : "", (long long)v->dims[d]);
		bytes *= (size_t)v->dims[d];
	}
	smr_str_printf(s, "]  %zu bytes", bytes);
	if (t->about != NULL)
		smr_str_printf(s, ", %s", t->about);
	smr_str_putc(s, '\n');
}

static smr_status check_types(const smr_stablehlo_value *v, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (find_ctype(v[i].dtype) == NULL)
			return smr_fail(SMR_EUNSUPPORTED, "samara build: C has nothing for %s",
					smr_dtype_name(v[i].dtype));
	return SMR_OK;
}

static void put_about(smr_str *s, const smr_model *m, const smr_build_params *p,
		      const smr_aot_image *b)
{
	const smr_stablehlo_face *f = &m->face;

	smr_str_printf(s, "/* %s(): built by Samara %s from ", p->name, SMR_VERSION);
	put_quoted(s, p->source);
	smr_str_printf(s, "\n * for %s.\n *\n", p->cpu);
	for (uint32_t i = 0; i < f->nargs; i++)
		put_value(s, &f->args[i], "arg", p->number[i]);
	for (uint32_t i = 0; i < f->nresults; i++)
		put_value(s, &f->results[i], "out", i);
	smr_str_printf(
		s,
		" *\n"
		" * Arrays are the caller's, dense, the last dimension fastest, none of them "
		"NULL;\n"
		" * their sizes are those above, which cannot be checked. Arguments are read, "
		"results\n"
		" * filled; a result may be the memory of an argument. Aligned as the element type "
		"is;\n"
		" * at multiples of 64 bytes it is fastest.\n"
		" *\n"
		" * Each returns 0, or a number whose reason %s_error() tells, for this thread's "
		"last\n"
		" * failure: %d no memory, %d what is needed is not there (this CPU, a library: "
		"%s),\n"
		" * %d the library is damaged, %d an error of ours. Results are not to be used "
		"then.\n"
		" *\n"
		" * From any thread; calls take turns, and each uses all the threads it may\n"
		" * (SAMARA_THREADS in the environment). The first call makes ready what later "
		"ones\n"
		" * use, as %s_ready() does without running; %s_close() frees it, when no call is "
		"on. */\n",
		p->name, SMR_ENOMEM, SMR_EUNSUPPORTED,
		b->count[SMR_AOT_ONEDNN] + b->count[SMR_AOT_OPENBLAS] > 0 ? "oneDNN or OpenBLAS"
									  : "none is opened",
		SMR_ECORRUPT, SMR_EINTERNAL, p->name, p->name);
}

static void put_function(smr_str *s, const smr_model *m, const smr_build_params *p)
{
	const smr_stablehlo_face *f = &m->face;
	const char *comma = "";

	smr_str_printf(s, "int %s(", p->name);
	for (uint32_t i = 0; i < f->nargs; i++, comma = ", ")
		smr_str_printf(s, "%sconst %s *arg%u", comma, find_ctype(f->args[i].dtype)->type,
			       p->number[i]);
	for (uint32_t i = 0; i < f->nresults; i++, comma = ", ")
		smr_str_printf(s, "%s%s *out%u", comma, find_ctype(f->results[i].dtype)->type, i);
	smr_str_puts(s, f->nargs + f->nresults == 0 ? "void);\n" : ");\n");
	smr_str_printf(s,
		       "int %s_ready(void);\nvoid %s_close(void);\nconst char *%s_error(void);\n",
		       p->name, p->name, p->name);
}

smr_status smr_aot_header(const smr_model *m, const smr_build_params *p, const smr_aot_image *b,
			  smr_str *out)
{
	SMR_TRY(check_types(m->face.args, m->face.nargs));
	SMR_TRY(check_types(m->face.results, m->face.nresults));
	put_about(out, m, p, b);
	smr_str_puts(out, "#ifndef ");
	put_upper(out, p->name);
	smr_str_puts(out, "_H\n#define ");
	put_upper(out, p->name);
	smr_str_puts(out,
		     "_H\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
	put_function(out, m, p);
	smr_str_puts(out, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
	return smr_str_status(out, "a header");
}
