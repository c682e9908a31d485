/** @file The user's cache as a whole: what lies in it, and how it gets smaller while programs use
 * it.
 *
 * Programs open entries by name and make them anew where there is none, so an entry may go at any
 * time but between the moment it is found and the moment it is opened by somebody else (a linker,
 * the kernel): who hands a name on holds the entry (smr_cache_hold()), and what is held stays.
 * Nothing but what the table of kinds describes is ever removed; links are not followed. */
#ifndef SMR_BASE_OS_CACHE_H
#define SMR_BASE_OS_CACHE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/data/vec.h"
#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_CACHE_PATTERNS = 4, SMR_CACHE_YOUNG_S = 600 /* a file may still be being written */ };

/** A kind of entries. Folders and names are patterns of fnmatch(3). */
typedef struct smr_cache_kind {
	const char *name, *about;
	const char *folder; /* in the cache; ".": the cache itself */
	bool hex;           /* names begin with hexadecimal digits, and patterns are of the rest */
	bool trees;         /* entries are folders */
	bool learnt;        /* measured, not made from what the user has */
	const char *patterns[SMR_CACHE_PATTERNS];
	const char *not_ours[SMR_CACHE_PATTERNS]; /* files in its folder that stay */
	unsigned most; /* entries that the program itself keeps; 0: it has no limit */
} smr_cache_kind;

typedef struct smr_cache_item {
	const smr_cache_kind *kind;
	char *path;     /* in the cache */
	uint64_t bytes; /* on the disk, in blocks of 4 KiB */
	int64_t used_s; /* read or written last, since the epoch, as far as the file system keeps
			   that */
	bool left;      /* no entry: what an interrupted process left, or one at work has */
	bool go;        /* to be removed */
} smr_cache_item;

/** By kind, in the table's order; by name in a kind. */
typedef struct smr_cache_list {
	SMR_VEC(smr_cache_item) of;
} smr_cache_list;

/** What lies in the cache @p dir; @p kinds ends with one without a name. No folder, no items. */
SMR_MUST_USE smr_status smr_cache_scan(const char *dir, const smr_cache_kind *kinds,
				       smr_cache_list *out);
void smr_cache_list_free(smr_cache_list *l);

/** Marks what is to go: what was left, and entries that were not used for @p age_s; then those that
 * were not used for longest, until no more than @p most bytes stay. What was learnt stays. */
void smr_cache_mark(smr_cache_list *l, int64_t now_s, int64_t age_s, uint64_t most);

typedef struct smr_cache_removed {
	uint64_t files, bytes; /* that went */
	uint64_t held;         /* that stayed, in use */
	uint64_t failed;       /* that cannot be removed */
} smr_cache_removed;

/** Removes what is marked; marks of what stayed are taken away. SMR_EIO: something cannot be
 * removed; the rest is. */
SMR_MUST_USE smr_status smr_cache_remove(const char *dir, smr_cache_list *l,
					 smr_cache_removed *out);

/** Keeps an entry from being removed until the descriptor is closed. -1: it is not there, or just
 * going. */
int smr_cache_hold(const char *path);

SMR_END_DECLS

#endif
