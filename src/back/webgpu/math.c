/* Functions of f32 in WGSL: comparisons, extremes, conversions, and sin, cos and tan, whose
 * arguments are reduced by integers.
 *
 * The built-in functions of WGSL may be off by much: an absolute 2^-11 for sin. These use only
 * sums, products, quotients and bits. Tests for NaN are on bits. */
#include "back/webgpu/math_text.h"
#include "back/webgpu/own.h"

static const struct {
	const char *name, *text;
	uint64_t needs;
} functions[] = {
#define SMR_WGSL_FN(name, needs) {"smr_" #name, smr_wgsl_##name, needs},
#include "back/webgpu/math.def"
#undef SMR_WGSL_FN
};
_Static_assert(WGSL_FNS <= 64, "functions");

const char *wgsl_use(wgsl *w, wgsl_fn fn)
{
	w->fns |= UINT64_C(1) << fn;
	return functions[fn].name;
}

bool wgsl_functions(uint64_t fns, smr_str *out)
{
	for (int i = WGSL_FNS; i-- > 0;)
		if (fns >> i & 1)
			fns |= functions[i].needs;
	for (int i = 0; i < WGSL_FNS; i++)
		if (fns >> i & 1)
			smr_str_puts(out, functions[i].text);
	return fns >> WGSL_FN_hidden & 1;
}
