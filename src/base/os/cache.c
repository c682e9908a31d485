/* Lists the entries of the cache and finds the old ones. */
#include "base/os/cache.h"

#include <dirent.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/str.h"

/* ---- names ------------------------------------------------------------------------------------
 */

static bool matches_any_pattern(const char *const *patterns, const char *name)
{
	for (size_t i = 0; i < SMR_CACHE_PATTERNS && patterns[i] != NULL; i++)
		if (fnmatch(patterns[i], name, 0) == 0)
			return true;
	return false;
}

static bool is_entry(const smr_cache_kind *k, const char *name)
{
	size_t digits = k->hex ? strspn(name, "0123456789abcdef") : 0;

	return (!k->hex || digits > 0) && matches_any_pattern(k->patterns, name + digits);
}

/* ---- sizes ------------------------------------------------------------------------------------
 */

static int64_t later_time(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

/* Whole blocks, since many entries are smaller than a block. */
static uint64_t size_on_disk(const struct stat *s)
{
	enum { BLOCK = 4096 };

	return ((uint64_t)s->st_size + BLOCK - 1) / BLOCK * BLOCK;
}

static _Thread_local uint64_t tree_bytes;
static _Thread_local int64_t tree_used;

static int add_to_tree(const char *path, const struct stat *s, int kind, struct FTW *at)
{
	if (kind == FTW_F)
		tree_bytes += size_on_disk(s);
	tree_used = later_time(tree_used,
			       kind == FTW_F ? later_time(s->st_atime, s->st_mtime) : s->st_mtime);
	return 0;
}

static void measure(const char *path, const struct stat *s, smr_cache_item *out)
{
	enum { OPEN = 16 }; /* maximum of open folders */

	out->bytes = size_on_disk(s);
	out->used_s = later_time(s->st_atime, s->st_mtime);
	if (!S_ISDIR(s->st_mode))
		return;
	tree_bytes = 0;
	tree_used = 0;
	(void)nftw(path, add_to_tree, OPEN, FTW_PHYS);
	out->bytes = tree_bytes;
	out->used_s = tree_used;
}

/* ---- folders ----------------------------------------------------------------------------------
 */

typedef struct scan {
	const char *dir;
	const smr_cache_kind *kind;
	smr_cache_list *list;
	smr_status st;
} scan;

static void add_cache_item(scan *x, const char *folder, const char *name, const struct stat *s,
			   bool left)
{
	smr_cache_item item = {.kind = x->kind, .left = left};
	smr_str whole = {0}, path = {0};

	smr_str_printf(&path, "%s%s%s", strcmp(folder, ".") == 0 ? "" : folder,
		       strcmp(folder, ".") == 0 ? "" : "/", name);
	smr_str_printf(&whole, "%s/%s", x->dir, smr_str_text(&path));
	x->st = smr_str_status(&whole, "a name in the cache");
	if (x->st == SMR_OK)
		x->st = smr_str_status(&path, "a name in the cache");
	if (x->st == SMR_OK) {
		measure(whole.s, s, &item);
		item.path = smr_str_take(&path);
		x->st = smr_vec_push(&x->list->of, item);
		if (x->st != SMR_OK)
			smr_free(item.path);
	}
	smr_str_free(&whole);
	smr_str_free(&path);
}

static void scan_directory_entry(scan *x, const char *folder, int at, const char *name)
{
	const smr_cache_kind *k = x->kind;
	struct stat s;

	if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 ||
	    matches_any_pattern(k->not_ours, name) ||
	    fstatat(at, name, &s, AT_SYMLINK_NOFOLLOW) != 0)
		return;
	if (k->trees ? !S_ISDIR(s.st_mode) : !S_ISREG(s.st_mode))
		return;
	if (is_entry(k, name))
		add_cache_item(x, folder, name, &s, false);
	else if (strcmp(folder, ".") != 0) /* the cache itself may hold other programs' files */
		add_cache_item(x, folder, name, &s, true);
}

static void scan_folder(scan *x, int cache, const char *folder)
{
	int at = openat(cache, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	DIR *d = at >= 0 ? fdopendir(at) : NULL;
	const struct dirent *e;

	if (d == NULL && at >= 0)
		close(at);
	while (d != NULL && x->st == SMR_OK && (e = readdir(d)) != NULL)
		scan_directory_entry(x, folder, at, e->d_name);
	if (d != NULL)
		closedir(d);
}

/* Scans all folders of a kind: "guest-*" is several. */
static void scan_kind(scan *x)
{
	DIR *d = opendir(x->dir);
	int at = d != NULL ? dirfd(d) : -1;
	const struct dirent *e;

	if (at >= 0 && strcmp(x->kind->folder, ".") == 0)
		scan_folder(x, at, ".");
	else
		while (at >= 0 && x->st == SMR_OK && (e = readdir(d)) != NULL)
			if (fnmatch(x->kind->folder, e->d_name, FNM_PERIOD) == 0)
				scan_folder(x, at, e->d_name);
	if (d != NULL)
		closedir(d);
}

static int by_path(const void *a, const void *b)
{
	return strcmp(((const smr_cache_item *)a)->path, ((const smr_cache_item *)b)->path);
}

smr_status smr_cache_scan(const char *dir, const smr_cache_kind *kinds, smr_cache_list *out)
{
	scan x = {.dir = dir, .list = out};

	*out = (smr_cache_list){0};
	for (x.kind = kinds; x.kind->name != NULL && x.st == SMR_OK; x.kind++) {
		size_t before = out->of.n;

		scan_kind(&x);
		if (out->of.n > before)
			qsort(out->of.v + before, out->of.n - before, sizeof(*out->of.v), by_path);
	}
	if (x.st != SMR_OK)
		smr_cache_list_free(out);
	return x.st;
}

void smr_cache_list_free(smr_cache_list *l)
{
	for (size_t i = 0; i < l->of.n; i++)
		smr_free(l->of.v[i].path);
	smr_vec_free(&l->of);
}

/* ---- old entries ------------------------------------------------------------------------------
 */

static int compare_by_use_time(const void *a, const void *b)
{
	const smr_cache_item *x = *(smr_cache_item *const *)a, *y = *(smr_cache_item *const *)b;

	return (x->used_s > y->used_s) - (x->used_s < y->used_s);
}

/* If there is no memory for a sorted list, it marks nothing more. */
static void mark_oldest(smr_cache_list *l, uint64_t all, uint64_t most)
{
	smr_cache_item **order = smr_calloc(l->of.n + 1, sizeof(*order));
	size_t n = 0;

	for (size_t i = 0; order != NULL && i < l->of.n; i++) {
		smr_cache_item *x = &l->of.v[i];

		if (!x->kind->learnt && !x->left && !x->go)
			order[n++] = x;
	}
	if (n > 0)
		qsort(order, n, sizeof(smr_cache_item *), compare_by_use_time);
	for (size_t i = 0; i < n && all > most; i++) {
		order[i]->go = true;
		all -= order[i]->bytes;
	}
	smr_free(order);
}

void smr_cache_mark(smr_cache_list *l, int64_t now_s, int64_t age_s, uint64_t most)
{
	uint64_t all = 0;

	for (size_t i = 0; i < l->of.n; i++) {
		smr_cache_item *x = &l->of.v[i];
		int64_t age = now_s - x->used_s;

		x->go = !x->kind->learnt && age > (x->left ? SMR_CACHE_YOUNG_S : age_s);
		if (!x->go && !x->kind->learnt)
			all += x->bytes;
	}
	if (all > most)
		mark_oldest(l, all, most);
}
