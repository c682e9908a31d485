/* Checks before a run that a program fits into the available memory. */
#include <math.h>

#include "api/memory.h"
#include "api/model/model.h"
#include "base/str.h"

/* A run that needs no more bytes is not checked. */
static const size_t LITTLE = (size_t)64 << 20;

static double bytes_of(const smr_stablehlo_value *v, uint32_t n)
{
	double sum = 0;

	for (uint32_t i = 0; i < n; i++) {
		double bytes = (double)smr_dtype_size(v[i].dtype);

		for (uint32_t d = 0; d < v[i].rank; d++)
			bytes *= (double)v[i].dims[d];
		sum += bytes;
	}
	return sum;
}

static void print_maker(smr_str *s, const smr_node *v)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	smr_str_printf(s, "%s %s[", smr_op_name(v->op), smr_dtype_name(v->type.dtype));
	(void)smr_type_dims(&v->type, dims);
	for (uint32_t d = 0; d < v->type.rank; d++)
		smr_str_printf(s, "%s%lld", d > 0 ? ", " : "", (long long)dims[d]);
	smr_str_puts(s, "]");
	if (v->loc.file != NULL)
		smr_str_printf(s, " of %s:%u", v->loc.file, v->loc.line);
}

static smr_status refuse_memory_need(const smr_model *m, const smr_foreseen *f, double need,
				     double has)
{
	smr_str s = {0};
	smr_status st;

	smr_str_printf(&s, "%s would take ", m->module->name);
	smr_memory_print(&s, need);
	smr_str_puts(&s, " of memory, ");
	smr_memory_print(&s, has);
	smr_str_puts(&s, " are there");
	for (unsigned i = 0; i < f->nlargest; i++) {
		if (f->largest[i].made_by == NULL)
			continue;
		smr_str_puts(&s, i == 0 ? "; the largest tensors: " : ", ");
		print_maker(&s, f->largest[i].made_by);
	}
	smr_str_puts(&s, "; SAMARA_MEMORY=off runs it all the same");
	st = smr_fail(SMR_ENOMEM, "%s", smr_str_text(&s));
	smr_str_free(&s);
	return st;
}

smr_status smr_model_fits(const smr_model *m, bool has_args)
{
	double results = bytes_of(m->face.results, m->face.nresults);
	double args = has_args ? 0 : bytes_of(m->face.args, m->face.nargs), need, has;
	smr_foreseen f;

	if (smr_executable_foresee(m->image, SIZE_MAX, &f) != SMR_OK)
		return SMR_OK; /* unknown: allow it */
	need = (double)f.bytes + args + results;
	if (need <= (double)LITTLE)
		return SMR_OK;
	SMR_TRY(smr_memory_there(&has));
	if (isnan(has) || need <= has)
		return SMR_OK;
	if (smr_executable_foresee(m->image, 0, &f) != SMR_OK)
		f.nlargest = 0;
	return refuse_memory_need(m, &f, need, has);
}
