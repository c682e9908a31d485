/* Cache entries of confined processes: apart from the question whether a process is one, which
 * libraries of `samara build` ask, too, without libsodium. */
#include "base/os/confined.h"

static bool name_of(const char *kind, const void *name, size_t nname, uint8_t out[SMR_DIGEST_BYTES])
{
	smr_digester d;

	if (smr_digester_start(&d, SMR_DIGEST_BYTES) != SMR_OK)
		return false;
	smr_digester_add_text(&d, kind);
	smr_digester_add(&d, name, nname);
	smr_digester_finish(&d, out);
	return true;
}

bool smr_confined_get(const char *kind, const void *name, size_t nname, void **data, size_t *n)
{
	const smr_confined *calls = smr_confined_calls();
	uint8_t entry[SMR_DIGEST_BYTES];

	return calls != NULL && name_of(kind, name, nname, entry) && calls->get(entry, data, n);
}

void smr_confined_put(const char *kind, const void *name, size_t nname, const void *data, size_t n)
{
	const smr_confined *calls = smr_confined_calls();
	uint8_t entry[SMR_DIGEST_BYTES];

	if (calls != NULL && name_of(kind, name, nname, entry))
		calls->put(entry, data, n);
}
