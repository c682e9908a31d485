/* The transports. */
#include "net/net.h"

#include <string.h>

extern const smr_transport smr_transport_loop, smr_transport_local, smr_transport_tls,
	smr_transport_ucx;

static const smr_transport *const transports[] = {
	&smr_transport_loop, &smr_transport_local, &smr_transport_tls, &smr_transport_ucx, NULL,
};

const smr_transport *smr_transport_find(const char *name)
{
	smr_str names = {0};

	for (const smr_transport *const *t = transports; *t != NULL; t++) {
		if (strcmp((*t)->name, name) == 0) {
			smr_str_free(&names);
			return *t;
		}
		smr_str_printf(&names, " %s", (*t)->name);
	}
	(void)smr_fail(SMR_ENOTFOUND, "no transport \"%s\"; there are:%s", name,
		       smr_str_text(&names));
	smr_str_free(&names);
	return NULL;
}
