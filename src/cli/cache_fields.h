/** @file Sums of the entries of a cache, and the documents of `samara cache --json`. */
#ifndef SMR_CLI_CACHE_FIELDS_H
#define SMR_CLI_CACHE_FIELDS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/os/cache.h"

enum { SMR_CACHE_MOST_KINDS = 32 };

typedef struct smr_cache_sum {
	uint64_t entries, files, bytes;
	int64_t oldest_s, newest_s; /* times of use, since the epoch */
} smr_cache_sum;

/** Returns the sum of a kind, NULL: of all. @p marked: of what is to be removed. */
smr_cache_sum smr_cache_sum_of(const smr_cache_list *l, const smr_cache_kind *k, bool marked);

/** The sum of a kind as it is printed. */
typedef struct smr_cache_kind_sum {
	const smr_cache_kind *kind;
	smr_cache_sum sum;
	int64_t unused_s, used_s; /* since the oldest and the newest use; -1: no files */
} smr_cache_kind_sum;

typedef struct smr_cache_kind_sums {
	size_t n;
	const smr_cache_kind_sum *list[SMR_CACHE_MOST_KINDS]; /* to `each` */
	smr_cache_kind_sum each[SMR_CACHE_MOST_KINDS];
} smr_cache_kind_sums;

/** Sums all kinds. @p now_s: seconds since the epoch. */
void smr_cache_sum_kinds(const smr_cache_list *l, bool marked, int64_t now_s,
			 smr_cache_kind_sums *out);

/** `samara cache info`. */
typedef struct smr_cache_info {
	const char *folder;
	const smr_cache_sum *all;
	const smr_cache_kind_sum *const *kinds;
	size_t nkinds;
	const struct smr_cache_limits {
		int64_t age_s, bytes;
	} *gc; /* the defaults of `samara cache gc` */
} smr_cache_info;
extern const struct smr_fields smr_cache_info_fields;

/** `samara cache clear`, `samara cache gc`. */
typedef struct smr_cache_cleared {
	const char *folder;
	bool dry_run;
	const smr_cache_sum *removed, *kept;
	uint64_t in_use, failed; /* files */
	const smr_cache_kind_sum *const *kinds;
	size_t nkinds;
} smr_cache_cleared;
extern const struct smr_fields smr_cache_cleared_fields;
#endif
