/* Machine code from the cache, or compiled by LLVM into it.
 *
 * An entry is $SAMARA_CACHE/objects/KEY.so; KEY covers the IR, the CPU, the LLVM and its passes. A
 * trailer behind the shared object has its BLAKE2b, which is checked before the object is opened;
 * damaged objects are compiled again. Finished files are renamed into place, so processes may race.
 * If the cache cannot be written, the object is made in a folder of /tmp. */
#include "back/cpu/codegen/object/module.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/os/confined.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* The code's calls go to the C library, whatever the program defines; sanitizers do not support the
 * flag. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define OWN_LIBRARIES 0
#endif
#endif
#ifndef OWN_LIBRARIES
#define OWN_LIBRARIES RTLD_DEEPBIND
#endif

enum { FORMAT = 2, MAGIC_BYTES = 8, TRAILER = MAGIC_BYTES + SMR_DIGEST_BYTES };

static const char magic[MAGIC_BYTES + 1] = "smrnest1";

/* CPU model and flags from /proc/cpuinfo, from which LLVM's CPU name and features follow. */
static char cpu[8192];

static void cpu_read(void)
{
	FILE *f = fopen("/proc/cpuinfo", "re");
	char line[8192];
	size_t used = 0, n = sizeof(cpu);

	while (f != NULL && used < n - 1 && fgets(line, sizeof(line), f) != NULL && line[0] != '\n')
		if (strncmp(line, "vendor_id", 9) == 0 || strncmp(line, "cpu family", 10) == 0 ||
		    strncmp(line, "model\t", 6) == 0 || strncmp(line, "stepping", 8) == 0 ||
		    strncmp(line, "flags", 5) == 0)
			used += (size_t)snprintf(cpu + used, n - used, "%s", line);
	if (f != NULL)
		fclose(f);
}

static smr_status key_of(const char *ir, size_t n, int nstages, char key[NEST_OBJECT_KEY])
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	smr_digester d;

	pthread_once(&once, cpu_read);
	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	smr_digester_add_text(&d, SMR_LLVM_SERIES);
	smr_digester_add_text(&d, nstages == 0 ? SMR_LLVM_OPAQUE_PASSES : SMR_LLVM_PASSES);
	smr_digester_add_text(&d, cpu);
	smr_digester_add(&d, &(int){FORMAT}, sizeof(int));
	smr_digester_add(&d, ir, n);
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), key);
	return SMR_OK;
}

/* ---- the trailer -------------------------------------------------------------------------------
 */

static bool trailer_is_valid(const char *path)
{
	uint8_t digest[SMR_DIGEST_BYTES];
	char *data;
	size_t n;
	bool ok;

	if (smr_read_file(path, &data, &n) != SMR_OK)
		return false;
	ok = n > TRAILER && memcmp(data + n - TRAILER, magic, MAGIC_BYTES) == 0 &&
	     smr_digest(data, n - TRAILER, digest, sizeof(digest)) == SMR_OK &&
	     memcmp(data + n - SMR_DIGEST_BYTES, digest, sizeof(digest)) == 0;
	smr_free(data);
	return ok;
}

static smr_status append_trailer(const char *raw, const char *path)
{
	uint8_t digest[SMR_DIGEST_BYTES];
	char *data, *all = NULL;
	size_t n;

	SMR_TRY(smr_read_file(raw, &data, &n));
	smr_status st = smr_digest(data, n, digest, sizeof(digest));

	if (st == SMR_OK && (all = smr_realloc(data, n + TRAILER)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a cache entry");
	if (all != NULL) {
		data = all;
		memcpy(all + n, magic, MAGIC_BYTES);
		memcpy(all + n + MAGIC_BYTES, digest, sizeof(digest));
		st = smr_write_file(path, all, n + TRAILER, SMR_WRITE_FAST);
	}
	smr_free(data);
	return st;
}

/* ---- compiling ----------------------------------------------------------------------------------
 */

static smr_status build_shared_object(const char *ir, size_t n, int nstages, const char *path)
{
	const char *how = nstages == 0 ? "smr_llvm_build_opaque" : "smr_llvm_build";
	smr_llvm_build_fn *build;
	char err[512] = "";

	SMR_TRY(nest_compiler(how, (void **)&build));
	if (build(ir, n, path, err, sizeof(err)) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	return SMR_OK;
}

/* ---- opening -----------------------------------------------------------------------------------
 */

static smr_status find_function(const char *path, nest_object *o, const char *name, void **out)
{
	*out = dlsym(o->dl, name);
	if (*out != NULL)
		return SMR_OK;
	dlclose(o->dl);
	o->dl = NULL;
	return smr_fail(SMR_ECORRUPT, "%s has no %s", path, name);
}

/* Reads one byte of each page of constants. If all loads of a constant are masked (say, the result
 * for NaN) and the mask was always empty, its page stays unmapped: such a load does not fault, but
 * takes 20 to 150 ns each time. */
static void touch_constants(void *dl)
{
	enum { PAGE = 4096 };
	const struct link_map *map;
	const ElfW(Ehdr) * head;
	const ElfW(Phdr) * part;

	if (dlinfo(dl, RTLD_DI_LINKMAP, (void *)&map) != 0)
		return;
	head = (const void *)map->l_addr; /* the linker places it first, at address 0 */
	part = (const void *)(map->l_addr + head->e_phoff);
	for (int i = 0; i < head->e_phnum; i++, part++)
		for (size_t at = 0;
		     part->p_type == PT_LOAD && part->p_flags == PF_R && at < part->p_memsz;
		     at += PAGE)
			(void)*(const volatile char *)(map->l_addr + part->p_vaddr + at);
}

static smr_status open_object(const char *path, int nstages, nest_object *out)
{
	char name[32];

	out->dl = dlopen(path, RTLD_NOW | RTLD_LOCAL | OWN_LIBRARIES);
	if (out->dl == NULL)
		return smr_fail(SMR_ECORRUPT, "%s", dlerror());
	out->drop = nest_object_drop;
	touch_constants(out->dl);
	for (int k = 0; k < nstages; k++) {
		snprintf(name, sizeof(name), "smr_nest_%d", k);
		SMR_TRY(find_function(path, out, name, (void **)&out->fn[k]));
	}
	return nstages > 0 ? SMR_OK : find_function(path, out, "smr_opaque", (void **)&out->opaque);
}

/* Compiles in a temporary folder of /tmp, if there is no cache or it is full. */
static smr_status build_in_tmp(const char *ir, size_t n, int nstages, nest_object *out)
{
	char dir[] = "/tmp/samara-XXXXXX", path[64];

	if (mkdtemp(dir) == NULL)
		return smr_fail(SMR_EIO, "no place for generated code: neither the cache nor /tmp");
	snprintf(path, sizeof(path), "%s/nest.so", dir);
	smr_status st = build_shared_object(ir, n, nstages, path);

	if (st == SMR_OK)
		st = open_object(path, nstages, out);
	unlink(path);
	rmdir(dir);
	return st;
}

static void sweep_object_cache(const char *path)
{
	static const char *const endings[] = {".so", ".plan", NULL};
	char *dir = smr_strndup(path, (size_t)(strrchr(path, '/') - path));

	if (dir != NULL)
		smr_sweep(dir, endings);
	smr_free(dir);
}

static smr_status build_into_cache(const char *ir, size_t n, int nstages, const char *path)
{
	char raw[4200];
	smr_status st;

	if ((size_t)snprintf(raw, sizeof(raw), "%s.%ld.%lx.new", path, (long)getpid(),
			     (unsigned long)pthread_self()) >= sizeof(raw))
		return smr_fail(SMR_EIO, "%s: the name is too long", path);
	sweep_object_cache(path);
	st = build_shared_object(ir, n, nstages, raw);
	if (st == SMR_OK)
		st = append_trailer(raw, path);
	unlink(raw);
	return st;
}

enum { PATH = 4096 };

static smr_status path_of(const char *key, char path[PATH])
{
	char *dir = NULL;

	SMR_TRY(smr_cache_dir("objects", &dir));
	snprintf(path, PATH, "%s/%s.so", dir, key);
	smr_free(dir);
	return SMR_OK;
}

static smr_status open_sound(const char *key, const char *path, int nstages, nest_object *out)
{
	if (!trailer_is_valid(path))
		return smr_fail(SMR_ECORRUPT, "%s is not there, or damaged", path);
	SMR_TRY(open_object(path, nstages, out));
	memcpy(out->key, key, NEST_OBJECT_KEY);
	return SMR_OK;
}

smr_status nest_object_open(const char *key, int nstages, nest_object *out)
{
	char path[PATH];

	*out = (nest_object){0};
	if (smr_is_confined())
		return smr_fail(SMR_ENOTFOUND, "a confined process has no files");
	if (strspn(key, "0123456789abcdef") != NEST_OBJECT_KEY - 1)
		return smr_fail(SMR_ECORRUPT, "'%.40s' is no name of an object", key);
	SMR_TRY(path_of(key, path));
	SMR_TRY(open_sound(key, path, nstages, out));
	out->cached = true;
	return SMR_OK;
}

smr_status nest_object_find(const char *ir, size_t n, int nstages, nest_object *out)
{
	char key[NEST_OBJECT_KEY], path[PATH];

	*out = (nest_object){0};
	if (smr_is_confined())
		return smr_fail(SMR_ENOTFOUND, "a confined process has no files");
	SMR_TRY(key_of(ir, n, nstages, key));
	SMR_TRY(path_of(key, path));
	SMR_TRY(open_sound(key, path, nstages, out));
	out->cached = true;
	return SMR_OK;
}

smr_status nest_object_get(const char *ir, size_t n, int nstages, nest_object *out)
{
	char key[NEST_OBJECT_KEY], path[PATH];
	smr_status st;

	*out = (nest_object){0};
	SMR_TRY(key_of(ir, n, nstages, key));
	if (smr_is_confined())
		return nest_object_link(ir, n, nstages, key, out);
	if (path_of(key, path) != SMR_OK)
		return build_in_tmp(ir, n, nstages, out);
	if (open_sound(key, path, nstages, out) == SMR_OK) {
		out->cached = true;
		return SMR_OK;
	}
	st = build_into_cache(ir, n, nstages, path);
	if (st == SMR_OK)
		st = open_sound(key, path, nstages, out);
	if (st == SMR_OK)
		return SMR_OK;
	smr_log(SMR_LOG_INFO, "generated code is not cached: %s", smr_errmsg());
	return build_in_tmp(ir, n, nstages, out);
}

void nest_object_drop(nest_object *o)
{
	if (o->dl != NULL)
		dlclose(o->dl);
	if (o->linked != NULL)
		nest_object_unlink(o->linked);
	o->dl = o->linked = NULL;
	o->drop = NULL;
}
