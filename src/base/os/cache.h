/** @file The user's cache as a whole: lists its entries, and removes some while programs use it.
 *
 * Programs open entries by name and make missing ones again, so an entry may be removed at any
 * time, except between the moment a program finds it and the moment another one (a linker, the
 * kernel) opens it: a program that passes a name on holds the entry (smr_cache_hold()), and held
 * entries stay. Only entries of the table of kinds are removed; links are not followed. */
#ifndef SMR_BASE_OS_CACHE_H
#define SMR_BASE_OS_CACHE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/data/vec.h"
#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_CACHE_PATTERNS = 4, SMR_CACHE_YOUNG_S = 600 /* a younger file may be incomplete */ };

/** A kind of entries. Folders and names are patterns of fnmatch(3). */
typedef struct smr_cache_kind {
	const char *name, *about;
	const char *folder; /* below the cache; ".": the cache itself */
	bool hex;           /* names begin with hexadecimal digits; patterns match the rest */
	bool trees;         /* entries are folders */
	bool learnt;        /* from measurements, not from files of the user */
	const char *patterns[SMR_CACHE_PATTERNS];
	const char *not_ours[SMR_CACHE_PATTERNS]; /* files in its folder that are not entries */
	unsigned most; /* limit that the program itself enforces; 0: none */
} smr_cache_kind;

typedef struct smr_cache_item {
	const smr_cache_kind *kind;
	char *path;     /* below the cache */
	uint64_t bytes; /* on the disk, in blocks of 4 KiB */
	int64_t used_s; /* last read or write, since the epoch, as far as the file system records
			 * it */
	bool left;      /* not an entry: a temporary file, old or in use */
	bool go;        /* marked for removal */
} smr_cache_item;

/** Items sorted by kind, in the table's order, then by name. */
typedef struct smr_cache_list {
	SMR_VEC(smr_cache_item) of;
} smr_cache_list;

/** Lists the items of the cache @p dir; @p kinds ends with one without a name. A missing folder has
 * no items. */
SMR_MUST_USE smr_status smr_cache_scan(const char *dir, const smr_cache_kind *kinds,
				       smr_cache_list *out);
void smr_cache_list_free(smr_cache_list *l);

/** Marks for removal: temporary files, and entries not used for @p age_s; then the entries that
 * were not used for longest, until at most @p most bytes stay. Learnt entries stay. */
void smr_cache_mark(smr_cache_list *l, int64_t now_s, int64_t age_s, uint64_t most);

typedef struct smr_cache_removed {
	uint64_t files, bytes; /* that were removed */
	uint64_t held;         /* that stayed, because a program holds them */
	uint64_t failed;       /* that could not be removed */
} smr_cache_removed;

/** Removes marked items; clears the marks of items that stayed. SMR_EIO: an item could not be
 * removed; the others were. */
SMR_MUST_USE smr_status smr_cache_remove(const char *dir, smr_cache_list *l,
					 smr_cache_removed *out);

/** Keeps an entry from being removed until the returned descriptor is closed. -1: it is missing, or
 * being removed. */
int smr_cache_hold(const char *path);

SMR_END_DECLS

#endif
