/* Versions of libraries, measured. */
#include "cli/libraries.h"

#include <stdio.h>
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "back/cpu/openblas/openblas.h"

/* Writes how much faster @p now is than @p before, if both were measured. */
static void put_gain(char *out, size_t n, double now, double before)
{
	out[0] = '\0';
	if (now > 0 && before > 0)
		snprintf(out, n, " (%.2f times)", now / before);
}

/* Tells the last error, which ends with how to get the library. */
static smr_finding tell_missing(const char *name, const char *get)
{
	smr_finding f = {.name = name, .state = "note", .get = get};
	const char *why = smr_errmsg(), *end = strstr(why, get);
	size_t n = end != NULL && end >= why + 2 ? (size_t)(end - why) - 2 : strlen(why);

	snprintf(f.detail, sizeof(f.detail), "%.*s", (int)n, why);
	return f;
}

static smr_finding find_onednn(smr_dnnl_generation g, const char *name, const smr_dnnl_rates *base,
			       smr_dnnl_rates *rates)
{
	smr_finding f = {.name = name, .state = "ok"};
	char product[32], convolution[32];
	const smr_dnnl *d;

	if (smr_dnnl_open(g, &d) != SMR_OK || smr_dnnl_measure(d, rates) != SMR_OK)
		return tell_missing(name, g == SMR_DNNL_2
						  ? "apt install libdnnl2"
						  : "pip install onednn-cpu-gomp==" SMR_ONEDNN_PIP);
	put_gain(product, sizeof(product), rates->product, base->product);
	put_gain(convolution, sizeof(convolution), rates->convolution, base->convolution);
	snprintf(f.detail, sizeof(f.detail),
		 "%d.%d.%d: products %.0f GFLOP/s%s, convolutions %.0f%s; %.200s",
		 d->version()->major, d->version()->minor, d->version()->patch,
		 rates->product / 1e9, product, rates->convolution / 1e9, convolution, d->path);
	return f;
}

/* The length of its name and version, which other words follow. */
static int name_length(const smr_cblas *b)
{
	const char *all = b->config(), *space = strchr(all, ' ');
	const char *end = space != NULL ? strchr(space + 1, ' ') : NULL;

	return end != NULL ? (int)(end - all) : (int)strlen(all);
}

static smr_finding find_openblas(smr_openblas_source from, const char *name,
				 const smr_cblas_rates *base, smr_cblas_rates *rates)
{
	smr_finding f = {.name = name, .state = "ok"};
	char single[32], twice[32];
	const smr_cblas *b;

	if (smr_cblas_open(from, &b) != SMR_OK || smr_cblas_measure(b, rates) != SMR_OK)
		return tell_missing(name,
				    from == SMR_OPENBLAS_SYSTEM
					    ? "apt install libopenblas0-openmp"
					    : "pip install scipy-openblas32==" SMR_OPENBLAS_PIP);
	put_gain(single, sizeof(single), rates->f32, base->f32);
	put_gain(twice, sizeof(twice), rates->f64, base->f64);
	snprintf(f.detail, sizeof(f.detail),
		 "%.*s for %s: products f32 %.0f GFLOP/s%s, f64 %.0f%s; %.200s", name_length(b),
		 b->config(), b->corename(), rates->f32 / 1e9, single, rates->f64 / 1e9, twice,
		 b->path);
	return f;
}

size_t smr_find_libraries(smr_finding out[SMR_LIBRARY_FINDINGS])
{
	smr_dnnl_rates dnnl = {0}, newer_dnnl = {0};
	smr_cblas_rates blas = {0}, newer_blas = {0};
	size_t n = 0;

	out[n++] = find_onednn(SMR_DNNL_2, "oneDNN 2", &newer_dnnl, &dnnl);
	out[n++] = find_onednn(SMR_DNNL_3, "oneDNN 3", &dnnl, &newer_dnnl);
	out[n++] = find_openblas(SMR_OPENBLAS_SYSTEM, "OpenBLAS, system", &newer_blas, &blas);
	out[n++] = find_openblas(SMR_OPENBLAS_WHEEL, "OpenBLAS, wheel", &blas, &newer_blas);
	return n;
}
