/* Chooses the slice of an archive for this machine: it has the machine's triple, and needs no CPU
 * feature that this one lacks. */
#include <string.h>

#include "net/archive/code_own.h"

/* Finds "+avx2" in "+sse4.2,+avx2,-amx". */
static bool has_feature(const char *all, const char *one, size_t n)
{
	for (const char *p = all; *p != '\0'; p += strcspn(p, ",") + (p[strcspn(p, ",")] == ',')) {
		size_t len = strcspn(p, ",");

		if (*p == '+' && len == n + 1 && memcmp(p + 1, one, n) == 0)
			return true;
	}
	return false;
}

/* Returns the first feature that this CPU lacks; NULL: none. */
static const char *first_missing_feature(const smr_slice *s, const smr_jit_host *host, int *n)
{
	for (const char *p = s->features; *p != '\0';) {
		size_t len = strcspn(p, ",");

		if (len > 0 && !has_feature(host->features, p, len)) {
			*n = (int)len;
			return p;
		}
		p += len + (p[len] == ',');
	}
	return NULL;
}

static smr_status report_missing_slice(const smr_archive *a)
{
	smr_str has = {0};
	smr_status st;

	for (size_t i = 0; i < a->nslices; i++)
		smr_str_printf(&has, "%s%s %s", i > 0 ? ", " : "", a->slices[i].triple,
			       smr_slice_kind_name(a->slices[i].kind));
	st = smr_fail(SMR_EUNSUPPORTED, "archive %s has nothing for %s; it has %s", a->name,
		      smr_triple_host(), smr_str_text(&has));
	smr_str_free(&has);
	return st;
}

/* Prefers an object to bitcode: it needs no compilation. */
smr_status co_choose(const smr_archive *a, const smr_jit_host *host, const smr_slice **out)
{
	static const smr_slice_kind kinds[] = {SMR_SLICE_OBJECT, SMR_SLICE_BITCODE};
	const smr_slice *weak = NULL;
	int n = 0;

	for (size_t k = 0; k < 2; k++)
		for (size_t i = 0; i < a->nslices; i++) {
			const smr_slice *s = &a->slices[i];

			if (s->kind != kinds[k] || !smr_triple_match(s->triple, smr_triple_host()))
				continue;
			if (first_missing_feature(s, host, &n) == NULL) {
				*out = s;
				return SMR_OK;
			}
			weak = s;
		}
	if (weak == NULL)
		return report_missing_slice(a);
	const char *what = first_missing_feature(weak, host, &n);

	return smr_fail(SMR_EUNSUPPORTED, "archive %s needs %.*s, which this CPU (%s) lacks",
			a->name, n, what, host->cpu);
}
