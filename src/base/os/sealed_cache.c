/* Cache entries that begin with their MAC. */
#include "base/os/sealed_cache.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/os/confined.h"
#include "base/os/mac.h"

static smr_status path_of(const smr_sealed_cache *c, const char *key, char *out, size_t n)
{
	char *dir;

	SMR_TRY(smr_cache_dir(c->folder, &dir));
	bool fits = (size_t)snprintf(out, n, "%s/%s%s", dir, key, c->ending) < n;

	smr_free(dir);
	return fits ? SMR_OK : smr_fail(SMR_EIO, "the cache's name is too long");
}

static smr_status mac_of(const smr_sealed_cache *c, const char *key, const void *data, size_t n,
			 uint8_t mac[SMR_DIGEST_BYTES])
{
	char purpose[128];

	if ((size_t)snprintf(purpose, sizeof(purpose), "%s %s", c->purpose, key) >= sizeof(purpose))
		return smr_fail(SMR_EINTERNAL, "the purpose of a cache is too long");
	return smr_cache_mac(purpose, data, n, mac);
}

smr_status smr_sealed_get(const smr_sealed_cache *c, const char *key, char **entry,
			  const uint8_t **data, size_t *n)
{
	uint8_t mac[SMR_DIGEST_BYTES];
	char path[4096];
	void *asked;
	size_t size;

	if (smr_is_confined()) {
		if (!smr_confined_get(c->folder, key, strlen(key), &asked, n))
			return smr_fail(SMR_ENOTFOUND, "%s was not made before", key);
		*entry = asked;
		*data = asked;
		return SMR_OK;
	}
	SMR_TRY(path_of(c, key, path, sizeof(path)));
	SMR_TRY(smr_read_file(path, entry, &size));
	if (size > SMR_DIGEST_BYTES &&
	    mac_of(c, key, *entry + SMR_DIGEST_BYTES, size - SMR_DIGEST_BYTES, mac) == SMR_OK &&
	    smr_mac_equal(mac, (const uint8_t *)*entry)) {
		*data = (const uint8_t *)*entry + SMR_DIGEST_BYTES;
		*n = size - SMR_DIGEST_BYTES;
		return SMR_OK;
	}
	smr_free(*entry);
	smr_log(SMR_LOG_WARN, "%s was not written by us, or is damaged: it is compiled again",
		path);
	return smr_fail(SMR_ECORRUPT, "%s was not written by us, or is damaged", path);
}

static void sweep_leftovers(const smr_sealed_cache *c, const char *path)
{
	const char *const endings[] = {c->ending, NULL};
	char *dir = smr_strndup(path, (size_t)(strrchr(path, '/') - path));

	if (dir != NULL)
		smr_sweep(dir, endings);
	smr_free(dir);
}

static smr_status write_entry(const smr_sealed_cache *c, const char *key, const void *data,
			      size_t n)
{
	char path[4096];
	uint8_t mac[SMR_DIGEST_BYTES];
	smr_status st;

	SMR_TRY(path_of(c, key, path, sizeof(path)));
	SMR_TRY(mac_of(c, key, data, n, mac));
	char *all = smr_malloc(sizeof(mac) + n);

	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cache entry");
	memcpy(all, mac, sizeof(mac));
	memcpy(all + sizeof(mac), data, n);
	sweep_leftovers(c, path);
	st = smr_write_file(path, all, sizeof(mac) + n, SMR_WRITE_FAST);
	smr_free(all);
	return st;
}

void smr_sealed_put(const smr_sealed_cache *c, const char *key, const void *data, size_t n)
{
	if (smr_is_confined())
		smr_confined_put(c->folder, key, strlen(key), data, n);
	else if (write_entry(c, key, data, n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "compiled code is not cached: %s", smr_errmsg());
}
