#include "net/archive/symbols.h"

#include <dlfcn.h>
#include <math.h>
#include <samara/smr_code.h>
#include <string.h>
#include <strings.h>

typedef struct symbol {
	const char *name;
	void *address;
} symbol;

#define F(f) {#f, (void *)(f)}
#define M(fn)                            \
	{#fn, (void *)(fn)},             \
	{                                \
		#fn "f", (void *)(fn##f) \
	}

// NOLINTBEGIN(bugprone-unsafe-functions): LLVM makes calls of bcmp
static const symbol plain[] = {
	F(smr_reply), F(smr_forward), F(smr_spawn), F(smr_get), F(smr_put),
	F(memcpy),    F(memmove),     F(memset),    F(memcmp),  F(bcmp),
};
// NOLINTEND(bugprone-unsafe-functions)
/* Functions that read or write more than their arguments are not in this list. */
static const symbol mathematics[] = {
	M(exp),  M(exp2),  M(expm1), M(log),   M(log2), M(log10),     M(log1p),    M(sin),
	M(cos),  M(tan),   M(asin),  M(acos),  M(atan), M(atan2),     M(sinh),     M(cosh),
	M(tanh), M(asinh), M(acosh), M(atanh), M(erf),  M(erfc),      M(pow),      M(sqrt),
	M(cbrt), M(hypot), M(fmod),  M(fma),   M(rint), M(nearbyint), M(round),    M(floor),
	M(ceil), M(trunc), M(fmin),  M(fmax),  M(fabs), M(ldexp),     M(copysign), M(roundeven),
};

#undef M
#undef F

typedef struct library {
	const char *name;
	const symbol *symbols;
	size_t n;
	const char *file, *prefix; /* of functions that a shared library provides instead */
} library;

static const library libraries[] = {
	{"m", mathematics, sizeof(mathematics) / sizeof(mathematics[0]), NULL, NULL},
	{"sleef", NULL, 0, "libsleef.so.3", "Sleef_"},
};

enum { NLIBRARIES = sizeof(libraries) / sizeof(libraries[0]) };

smr_status smr_ship_library(const char *name)
{
	for (size_t i = 0; i < NLIBRARIES; i++)
		if (strcmp(libraries[i].name, name) == 0)
			return SMR_OK;
	return smr_fail(SMR_EINVAL,
			"no node lets shipped code have library \"%s\"; there are: m, "
			"sleef",
			name);
}

static void *find_symbol(const symbol *s, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(s[i].name, name) == 0)
			return s[i].address;
	return NULL;
}

static void *find_in(const library *l, const char *name)
{
	void *dl;

	if (l->file == NULL)
		return find_symbol(l->symbols, l->n, name);
	if (strncmp(name, l->prefix, strlen(l->prefix)) != 0)
		return NULL;
	dl = dlopen(l->file, RTLD_NOW | RTLD_LOCAL); /* stays open: installed code refers to it */
	return dl != NULL ? dlsym(dl, name) : NULL;
}

static bool library_is_declared(const smr_archive *a, const char *library)
{
	for (size_t i = 0; i < a->nlibraries; i++)
		if (strcmp(a->libraries[i], library) == 0)
			return true;
	return false;
}

void *smr_ship_symbol(const smr_archive *a, const char *name, const char **hint)
{
	void *address = find_symbol(plain, sizeof(plain) / sizeof(plain[0]), name);

	*hint = NULL;
	for (size_t i = 0; i < NLIBRARIES && address == NULL; i++) {
		void *there = find_in(&libraries[i], name);

		if (there != NULL && library_is_declared(a, libraries[i].name))
			address = there;
		else if (there != NULL)
			*hint = libraries[i].name;
	}
	return address;
}
