/* An entry: "SMRCODE1", its name (32 bytes), the object, and the BLAKE2b of all before, keyed with
 * the node's key (32 bytes). The name is inside, so that one entry cannot replace another. */
#include "net/archive/cache.h"

#include <dirent.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/str.h"

#define MAGIC "SMRCODE1"

enum { MAC = 32, HEAD = 8 + SMR_HASH_BYTES, MAX_ENTRIES = 4096 };

smr_status smr_code_cache_name(const smr_archive *a, const smr_slice *s, const smr_jit_host *host,
			       uint8_t name[SMR_HASH_BYTES])
{
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, SMR_HASH_BYTES));
	smr_digester_add_text(&d, MAGIC);
	smr_digester_add(&d, &s->n, sizeof(s->n));
	smr_digester_add(&d, s->data, s->n);
	smr_digester_add(&d, &a->nentries, sizeof(a->nentries));
	for (size_t i = 0; i < a->nentries; i++)
		smr_digester_add_text(&d, a->entries[i]);
	for (size_t i = 0; i < a->nlibraries; i++)
		smr_digester_add_text(&d, a->libraries[i]);
	smr_digester_add_text(&d, s->triple);
	smr_digester_add_text(&d, host->triple);
	smr_digester_add_text(&d, host->cpu);
	smr_digester_add_text(&d, host->features);
	smr_digester_add_text(&d, host->version);
	smr_digester_add_text(&d, SMR_JIT_PASSES);
	smr_digester_finish(&d, name);
	return SMR_OK;
}

static smr_status entry_path(const char *folder, const uint8_t name[SMR_HASH_BYTES], char **path)
{
	char hex[SMR_DIGEST_HEX], file[SMR_DIGEST_HEX + 2];

	smr_hex(name, SMR_HASH_BYTES, hex);
	snprintf(file, sizeof(file), "%s.o", hex);
	return smr_cache_file(folder, file, path);
}

static void mac(const uint8_t key[SMR_CACHE_KEY_BYTES], const void *data, size_t n,
		uint8_t out[MAC])
{
	crypto_generichash(out, MAC, data, n, key, SMR_CACHE_KEY_BYTES);
}

static bool cache_file_is_sound(const uint8_t key[SMR_CACHE_KEY_BYTES],
				const uint8_t name[SMR_HASH_BYTES], const char *data, size_t n)
{
	uint8_t right[MAC];

	if (n <= HEAD + MAC || memcmp(data, MAGIC, 8) != 0 ||
	    memcmp(data + 8, name, SMR_HASH_BYTES) != 0)
		return false;
	mac(key, data, n - MAC, right);
	return sodium_memcmp(right, data + n - MAC, MAC) == 0;
}

smr_status smr_code_cache_get(const char *folder, const uint8_t key[SMR_CACHE_KEY_BYTES],
			      const uint8_t name[SMR_HASH_BYTES], void **out, size_t *n)
{
	char *path = NULL, *data = NULL;
	size_t all = 0;
	smr_status st = entry_path(folder, name, &path);

	if (st == SMR_OK)
		st = smr_read_file(path, &data, &all);
	if (st == SMR_OK && !cache_file_is_sound(key, name, data, all)) {
		smr_log(SMR_LOG_WARN, "%s is not what this node wrote: it is compiled again", path);
		st = smr_fail(SMR_ENOTFOUND, "%s is not what this node wrote", path);
	}
	smr_free(path);
	if (st != SMR_OK) {
		smr_free(data);
		return st;
	}
	*n = all - HEAD - MAC;
	memmove(data, data + HEAD, *n); /* to the beginning, which is aligned */
	*out = data;
	return SMR_OK;
}

/* ---- eviction ---------------------------------------------------------------------------------
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

/* Removes the oldest quarter of the entries when there are too many: a node that runs for years
 * receives much code. */
static void make_room(const char *dir)
{
	SMR_VEC(old_entry) list = {0};
	DIR *d = opendir(dir);
	int at = d == NULL ? -1 : dirfd(d);
	struct stat s;
	size_t go = 0;

	for (struct dirent *e; at >= 0 && (e = readdir(d)) != NULL;) {
		old_entry o;

		if (strlen(e->d_name) != SMR_DIGEST_HEX + 1 ||
		    fstatat(at, e->d_name, &s, AT_SYMLINK_NOFOLLOW) != 0)
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
	for (size_t i = 0; at >= 0 && i < go; i++)
		(void)unlinkat(at, list.v[i].name, 0);
	if (d != NULL)
		closedir(d);
	smr_vec_free(&list);
}

smr_status smr_code_cache_put(const char *folder, const uint8_t key[SMR_CACHE_KEY_BYTES],
			      const uint8_t name[SMR_HASH_BYTES], const void *object, size_t n)
{
	static const char *const endings[] = {".o", NULL};
	smr_str entry = {0};
	uint8_t seal[MAC];
	char *dir, *path = NULL;
	smr_status st = smr_cache_dir(folder, &dir);

	if (st != SMR_OK)
		return st;
	smr_sweep(dir, endings);
	make_room(dir);
	smr_free(dir);
	st = entry_path(folder, name, &path);
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
		st = smr_write_file(path, entry.s, entry.n, SMR_WRITE_FAST);
	smr_str_free(&entry);
	smr_free(path);
	return st;
}
