/* Compiles and links an archive that may run here. */
#include <dlfcn.h>
#include <string.h>

#include "base/fs.h"
#include "base/log.h"
#include "base/module.h"
#include "base/os/confined.h"
#include "net/archive/code_own.h"
#include "net/archive/object.h"
#include "net/archive/symbols.h"

#define KIND "shipped object"

/* ---- LLVM -------------------------------------------------------------------------------------
 */

static pthread_mutex_t jit_lock = PTHREAD_MUTEX_INITIALIZER;
static const smr_jit *the_jit;

static smr_status open_jit(void)
{
	char *path;
	void *dl;
	smr_status st;

	SMR_TRY(smr_find_own("libsamara-llvm.so", &path));
	st = smr_dynlib_load(path, &dl);
	smr_free(path);
	SMR_TRY(st);
	the_jit = dlsym(dl, "smr_llvm_jit"); /* it stays open: installed code refers to it */
	return the_jit != NULL
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "libsamara-llvm.so is of another build");
}

smr_status co_jit(const smr_jit **out, smr_jit_host *host)
{
	char err[512] = "";
	smr_status st = SMR_OK;

	pthread_mutex_lock(&jit_lock);
	if (the_jit == NULL)
		st = open_jit();
	pthread_mutex_unlock(&jit_lock);
	if (st != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "no compiler for code that arrives: %s",
				smr_errmsg());
	if (the_jit->start(host, err, sizeof(err)) != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "no compiler for code that arrives: %s", err);
	*out = the_jit;
	return SMR_OK;
}

/* ---- compiling --------------------------------------------------------------------------------
 */

typedef struct rules {
	const smr_archive *archive;
	const char *hint; /* the library that the archive would have to declare for a call */
} rules;

static bool may_run(void *ctx, const char *triple)
{
	char normal[SMR_ARCHIVE_TRIPLE];

	return smr_triple_normalise(triple, normal) == SMR_OK &&
	       smr_triple_match(normal, smr_triple_host());
}

static bool may_call(void *ctx, const char *symbol)
{
	rules *r = ctx;

	return smr_ship_symbol(r->archive, symbol, &r->hint) != NULL;
}

static size_t list_entries(const smr_archive *a, const char **out)
{
	for (size_t i = 0; i < a->nentries; i++)
		out[i] = a->entries[i];
	return a->nentries;
}

static smr_status compile(const smr_jit *jit, const smr_archive *a, const smr_slice *s, void **out,
			  size_t *n)
{
	const char *entries[SMR_ARCHIVE_MAX_ENTRIES];
	rules r = {.archive = a};
	smr_jit_rules given = {.entries = entries,
			       .nentries = list_entries(a, entries),
			       .may_run = may_run,
			       .may_call = may_call,
			       .ctx = &r};
	char err[512] = "";
	void *object;
	smr_status st = jit->compile(s->data, s->n, &given, &object, n, err, sizeof(err));

	if (st != SMR_OK)
		return smr_fail(st, "archive %s: %s%s%s", a->name, err,
				r.hint != NULL ? "; it is in library " : "",
				r.hint != NULL ? r.hint : "");
	*out = smr_malloc(*n);
	if (*out != NULL)
		memcpy(*out, object, *n);
	jit->release(object);
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for %zu bytes of machine code", *n);
}

static void increment_statistic(smr_codes *s, uint64_t *what)
{
	pthread_mutex_lock(&s->lock);
	++*what;
	pthread_mutex_unlock(&s->lock);
}

static const uint8_t *cache_key(smr_codes *s)
{
	const uint8_t *key = NULL;

	pthread_mutex_lock(&s->lock);
	if (!s->has_key && !s->options.no_cache && !smr_is_confined()) {
		s->has_key = smr_cache_key(s->key) == SMR_OK;
		s->options.no_cache = !s->has_key;
		if (!s->has_key)
			smr_log(SMR_LOG_INFO, "machine code is not kept on disk: %s", smr_errmsg());
	}
	if (s->has_key && !s->options.no_cache)
		key = s->key;
	pthread_mutex_unlock(&s->lock);
	return key;
}

static bool get_cached_object(const uint8_t *key, const uint8_t *name, void **out, size_t *n)
{
	if (smr_is_confined())
		return smr_confined_get(KIND, name, SMR_HASH_BYTES, out, n);
	return key != NULL && smr_code_cache_get(SMR_CODE_CACHE, key, name, out, n) == SMR_OK;
}

static void put_cached_object(const uint8_t *key, const uint8_t *name, const void *object, size_t n)
{
	if (smr_is_confined())
		smr_confined_put(KIND, name, SMR_HASH_BYTES, object, n);
	else if (key != NULL && smr_code_cache_put(SMR_CODE_CACHE, key, name, object, n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "machine code is not kept on disk: %s", smr_errmsg());
}

/* Compiles bitcode, or takes its object from the cache; the caller frees *@p out. */
static smr_status object_of_bitcode(smr_codes *s, const smr_code *c, const smr_slice *slice,
				    const smr_jit *jit, const smr_jit_host *host, void **out,
				    size_t *n)
{
	const uint8_t *key = cache_key(s);
	uint8_t name[SMR_HASH_BYTES];

	SMR_TRY(smr_code_cache_name(&c->archive, slice, host, name));
	if (get_cached_object(key, name, out, n)) {
		increment_statistic(s, &s->stats.from_cache);
		return SMR_OK;
	}
	SMR_TRY(compile(jit, &c->archive, slice, out, n));
	increment_statistic(s, &s->stats.compiled);
	put_cached_object(key, name, *out, *n);
	return SMR_OK;
}

/* ---- linking ----------------------------------------------------------------------------------
 */

static smr_status link_object(smr_codes *s, smr_code *c, const smr_jit *jit, const void *object,
			      size_t n)
{
	const char *entries[SMR_ARCHIVE_MAX_ENTRIES];
	size_t nentries = list_entries(&c->archive, entries);
	smr_object_symbols symbols = {0};
	char err[512] = "";
	smr_status st = smr_object_check(&c->archive, object, n, &symbols, &c->mapped);

	if (st != SMR_OK) {
		st = smr_fail(st, "archive %s: %s", c->archive.name, smr_errmsg());
	} else if (jit->link(object, n, symbols.v, symbols.n, entries, nentries, c->address,
			     &c->linked, err, sizeof(err)) != SMR_OK) {
		st = smr_fail(SMR_ECORRUPT, "archive %s: %s", c->archive.name, err);
	} else {
		c->jit = jit;
		increment_statistic(s, &s->stats.linked);
	}
	smr_vec_free(&symbols);
	return st;
}

smr_status co_make(smr_codes *s, smr_code *c)
{
	const smr_slice *slice = NULL;
	const smr_jit *jit;
	smr_jit_host host;
	void *object = NULL;
	size_t n = 0;
	smr_status st;

	SMR_TRY(co_jit(&jit, &host));
	SMR_TRY(co_choose(&c->archive, &host, &slice));
	c->slice = slice;
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): co_choose() sets it or fails */
	if (slice->kind == SMR_SLICE_OBJECT)
		return link_object(s, c, jit, slice->data, slice->n);
	st = object_of_bitcode(s, c, slice, jit, &host, &object, &n);
	if (st == SMR_OK)
		st = link_object(s, c, jit, object, n);
	smr_free(object);
	return st;
}
