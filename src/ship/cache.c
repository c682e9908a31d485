/* An entry: "SMRCODE1", its name (32 bytes), the object, BLAKE2b keyed with the node's key over all
 * before (32 bytes). The name is inside, so that an entry cannot pass for another. */
#include "ship/cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/str.h"
#include "base/vec.h"

#define MAGIC "SMRCODE1"

enum { MAC = 32, HEAD = 8 + SMR_HASH_BYTES, MAX_ENTRIES = 4096 };

static smr_status own_path(const char *sub, const char *name, smr_str *path)
{
	char *dir;

	SMR_TRY(smr_cache_dir(sub, &dir));
	smr_str_printf(path, "%s/%s", dir, name);
	smr_free(dir);
	return smr_str_status(path, "a file's name");
}

/* ---- the key ----------------------------------------------------------------------------------
 */

static smr_status read_key(const char *path, uint8_t key[SMR_CACHE_KEY_BYTES])
{
	char *data;
	size_t n;

	SMR_TRY(smr_read_file(path, &data, &n));
	if (n == SMR_CACHE_KEY_BYTES)
		memcpy(key, data, n);
	sodium_memzero(data, n);
	smr_free(data);
	return n == SMR_CACHE_KEY_BYTES
		       ? SMR_OK
		       : smr_fail(SMR_ECORRUPT, "%s is no key of a node: remove it", path);
}

/* Written aside and linked to its name: of several processes one wins, and none reads half a key.
 */
static smr_status make_key(const char *path)
{
	uint8_t key[SMR_CACHE_KEY_BYTES];
	smr_str aside = {0};
	smr_status st;
	int fd;

	randombytes_buf(key, sizeof(key));
	smr_str_printf(&aside, "%s.%ld", path, (long)getpid());
	st = smr_str_status(&aside, "a file's name");
	if (st == SMR_OK) {
		fd = open(aside.s, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
		if (fd < 0 || write(fd, key, sizeof(key)) != (ssize_t)sizeof(key) ||
		    (link(aside.s, path) != 0 && errno != EEXIST))
			st = smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));
		if (fd >= 0)
			close(fd);
		unlink(aside.s);
	}
	smr_str_free(&aside);
	sodium_memzero(key, sizeof(key));
	return st;
}

smr_status smr_code_cache_key(uint8_t key[SMR_CACHE_KEY_BYTES])
{
	smr_str path = {0};
	smr_status st = own_path(NULL, "node.key", &path);

	if (st == SMR_OK && !smr_file_exists(path.s))
		st = make_key(path.s);
	if (st == SMR_OK)
		st = read_key(path.s, key);
	smr_str_free(&path);
	return st;
}

/* ---- entries ----------------------------------------------------------------------------------
 */

smr_status smr_code_cache_name(const uint8_t archive[SMR_HASH_BYTES], const char *triple,
			       const smr_jit_host *host, uint8_t name[SMR_HASH_BYTES])
{
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, SMR_HASH_BYTES));
	smr_digester_add_text(&d, MAGIC);
	smr_digester_add(&d, archive, SMR_HASH_BYTES);
	smr_digester_add_text(&d, triple);
	smr_digester_add_text(&d, host->triple);
	smr_digester_add_text(&d, host->cpu);
	smr_digester_add_text(&d, host->features);
	smr_digester_add_text(&d, host->version);
	smr_digester_add_text(&d, SMR_JIT_PASSES);
	smr_digester_finish(&d, name);
	return SMR_OK;
}

static smr_status entry_path(const uint8_t name[SMR_HASH_BYTES], smr_str *path)
{
	char hex[SMR_DIGEST_HEX], file[SMR_DIGEST_HEX + 2];

	smr_hex(name, SMR_HASH_BYTES, hex);
	snprintf(file, sizeof(file), "%s.o", hex);
	return own_path("code", file, path);
}

static void mac(const uint8_t key[SMR_CACHE_KEY_BYTES], const void *data, size_t n,
		uint8_t out[MAC])
{
	crypto_generichash(out, MAC, data, n, key, SMR_CACHE_KEY_BYTES);
}

static bool sound(const uint8_t key[SMR_CACHE_KEY_BYTES], const uint8_t name[SMR_HASH_BYTES],
		  const char *data, size_t n)
{
	uint8_t right[MAC];

	if (n <= HEAD + MAC || memcmp(data, MAGIC, 8) != 0 ||
	    memcmp(data + 8, name, SMR_HASH_BYTES) != 0)
		return false;
	mac(key, data, n - MAC, right);
	return sodium_memcmp(right, data + n - MAC, MAC) == 0;
}

smr_status smr_code_cache_get(const uint8_t key[SMR_CACHE_KEY_BYTES],
			      const uint8_t name[SMR_HASH_BYTES], void **out, size_t *n)
{
	smr_str path = {0};
	char *data = NULL;
	size_t all = 0;
	smr_status st = entry_path(name, &path);

	if (st == SMR_OK)
		st = smr_read_file(path.s, &data, &all);
	if (st == SMR_OK && !sound(key, name, data, all)) {
		smr_log(SMR_LOG_WARN, "%s is not what this node wrote: it is made anew", path.s);
		st = smr_fail(SMR_ENOTFOUND, "%s is not what this node wrote", path.s);
	}
	smr_str_free(&path);
	if (st != SMR_OK) {
		smr_free(data);
		return st;
	}
	*n = all - HEAD - MAC;
	memmove(data, data + HEAD, *n); /* to the beginning, where it is aligned */
	*out = data;
	return SMR_OK;
}

/* ---- room -------------------------------------------------------------------------------------
 */

typedef struct old_entry {
	char name[SMR_DIGEST_HEX + 2];
	struct timespec when;
} old_entry;

static int by_age(const void *a, const void *b)
{
	const struct timespec *x = &((const old_entry *)a)->when,
			      *y = &((const old_entry *)b)->when;

	if (x->tv_sec != y->tv_sec)
		return x->tv_sec < y->tv_sec ? -1 : 1;
	return (x->tv_nsec > y->tv_nsec) - (x->tv_nsec < y->tv_nsec);
}

/* The oldest quarter goes when there are too many: a node that runs for years meets much code. */
static void make_room(const char *dir)
{
	SMR_VEC(old_entry) list = {0};
	DIR *d = opendir(dir);
	struct stat s;
	size_t go = 0;

	for (struct dirent *e; d != NULL && (e = readdir(d)) != NULL;) {
		old_entry o;

		if (strlen(e->d_name) != SMR_DIGEST_HEX + 1 ||
		    fstatat(dirfd(d), e->d_name, &s, AT_SYMLINK_NOFOLLOW) != 0)
			continue;
		memcpy(o.name, e->d_name, sizeof(o.name));
		o.when = s.st_mtim;
		if (smr_vec_push(&list, o) != SMR_OK)
			break;
	}
	if (list.n >= MAX_ENTRIES) {
		qsort(list.v, list.n, sizeof(*list.v), by_age);
		go = list.n / 4;
	}
	for (size_t i = 0; i < go; i++)
		(void)unlinkat(dirfd(d), list.v[i].name, 0);
	if (d != NULL)
		closedir(d);
	smr_vec_free(&list);
}

smr_status smr_code_cache_put(const uint8_t key[SMR_CACHE_KEY_BYTES],
			      const uint8_t name[SMR_HASH_BYTES], const void *object, size_t n)
{
	static const char *const endings[] = {".o", NULL};
	smr_str path = {0}, entry = {0};
	uint8_t seal[MAC];
	char *dir;
	smr_status st = smr_cache_dir("code", &dir);

	if (st != SMR_OK)
		return st;
	smr_sweep(dir, endings);
	make_room(dir);
	smr_free(dir);
	st = entry_path(name, &path);
	smr_str_write(&entry, MAGIC, 8);
	smr_str_write(&entry, name, SMR_HASH_BYTES);
	smr_str_write(&entry, object, n);
	if (st == SMR_OK)
		st = smr_str_status(&entry, "a cache entry");
	if (st == SMR_OK) {
		mac(key, entry.s, entry.n, seal);
		smr_str_write(&entry, seal, MAC);
		st = smr_str_status(&entry, "a cache entry");
	}
	if (st == SMR_OK)
		st = smr_write_file(path.s, entry.s, entry.n, SMR_WRITE_FAST);
	smr_str_free(&entry);
	smr_str_free(&path);
	return st;
}
