/* Looks up functions of an opened library. */
#include <dlfcn.h>
#include <string.h>

#include "back/cpu/product/product.h"

const char *smr_resolve_symbols(void *table, void *lib, const smr_symbol *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		void *p = dlsym(lib, s[i].name);

		if (p == NULL)
			return s[i].name;
		memcpy((char *)table + s[i].at, &p, sizeof(p));
	}
	return NULL;
}
