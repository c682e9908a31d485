/* The list of implementations. The first of two with equal predictions is chosen. */
#include <string.h>

#include "back/back.h"

extern const smr_impl smr_impl_onednn, smr_impl_onednn3, smr_impl_openblas, smr_impl_openblas_pip,
	smr_impl_dot, smr_impl_dot_strip, smr_impl_nest, smr_impl_tally, smr_impl_strip,
	smr_impl_wasm, smr_impl_bitcode, smr_impl_cublaslt, smr_impl_gpu, smr_impl_webgpu;

const smr_impl *const smr_impls[] = {
	&smr_impl_tally,     &smr_impl_onednn,       &smr_impl_onednn3,
	&smr_impl_openblas,  &smr_impl_openblas_pip, &smr_impl_dot,
	&smr_impl_dot_strip, &smr_impl_nest,         &smr_impl_strip,
	&smr_impl_wasm,      &smr_impl_bitcode,      &smr_impl_cublaslt,
	&smr_impl_gpu,       &smr_impl_webgpu,       NULL,
};

const smr_pack_target smr_pack_targets[] = {
	{"x86_64_v4", NULL}, {"x86_64", NULL}, {"aarch64", NULL}, {"wasm32", "wasm"}, {NULL, NULL},
};

const smr_cost_rates *smr_impl_rates(const char *name)
{
	const smr_impl *i = smr_impl_find(name);

	return i != NULL ? i->rates : NULL;
}

const smr_impl *smr_impl_find(const char *name)
{
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++)
		if (strcmp((*i)->name, name) == 0)
			return *i;
	return NULL;
}
