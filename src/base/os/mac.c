#include "base/os/mac.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"

static smr_status read_key(const char *path, uint8_t key[SMR_CACHE_KEY_BYTES])
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
	struct stat s;
	smr_status st = SMR_OK;

	if (fd < 0)
		return errno == ENOENT ? SMR_ENOTFOUND
				       : smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));
	if (fstat(fd, &s) != 0 || !S_ISREG(s.st_mode) || s.st_uid != geteuid() ||
	    (s.st_mode & 077) != 0)
		st = smr_fail(SMR_ECORRUPT,
			      "%s: the key of the caches must be readable by its "
			      "owner alone: remove it",
			      path);
	else if (s.st_size != SMR_CACHE_KEY_BYTES ||
		 read(fd, key, SMR_CACHE_KEY_BYTES) != SMR_CACHE_KEY_BYTES)
		st = smr_fail(SMR_ECORRUPT, "%s is no key: remove it", path);
	close(fd);
	return st;
}

/* Links the key file into place; the link fails if another process was first: its key stays. */
static smr_status make_key(const char *path)
{
	uint8_t key[SMR_CACHE_KEY_BYTES];
	smr_str name = {0};
	smr_status st;

	smr_str_printf(&name, "%s.XXXXXX", path);
	SMR_TRY(smr_str_status(&name, "the name of a key"));
	int fd = mkstemp(name.s); /* mode 0600 */

	if (fd < 0) {
		st = smr_fail(SMR_EIO, "%s: %s", name.s, strerror(errno));
		goto free_name;
	}
	randombytes_buf(key, sizeof(key));
	st = SMR_OK;
	if (write(fd, key, sizeof(key)) != (ssize_t)sizeof(key) ||
	    (link(name.s, path) != 0 && errno != EEXIST))
		st = smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));
	close(fd);
	unlink(name.s);
	sodium_memzero(key, sizeof(key));
free_name:
	smr_str_free(&name);
	return st;
}

smr_status smr_cache_key(uint8_t key[SMR_CACHE_KEY_BYTES])
{
	char *path;
	smr_status st;

	if (sodium_init() < 0)
		return smr_fail(SMR_EUNSUPPORTED, "libsodium does not start on this machine");
	SMR_TRY(smr_cache_file(NULL, "mac.key", &path));
	st = read_key(path, key);
	if (st == SMR_ENOTFOUND) {
		st = make_key(path);
		if (st == SMR_OK)
			st = read_key(path, key);
	}
	smr_free(path);
	return st;
}

smr_status smr_cache_mac(const char *purpose, const void *data, size_t n,
			 uint8_t out[SMR_DIGEST_BYTES])
{
	crypto_generichash_state state;
	uint8_t key[SMR_CACHE_KEY_BYTES];

	SMR_TRY(smr_cache_key(key));
	crypto_generichash_init(&state, key, sizeof(key), SMR_DIGEST_BYTES);
	crypto_generichash_update(&state, (const uint8_t *)purpose, strlen(purpose) + 1);
	crypto_generichash_update(&state, data, n);
	crypto_generichash_final(&state, out, SMR_DIGEST_BYTES);
	sodium_memzero(key, sizeof(key));
	return SMR_OK;
}

bool smr_mac_equal(const uint8_t a[SMR_DIGEST_BYTES], const uint8_t b[SMR_DIGEST_BYTES])
{
	return sodium_memcmp(a, b, SMR_DIGEST_BYTES) == 0;
}
