/* Field tables of `samara cache`. */
#include "cli/cache_fields.h"

#include <string.h>

#include "base/data/fields.h"
#include "cli/cache.h"

enum { VERSION = 1 };

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

/* ---- tables ---------------------------------------------------------------------------------- */

#define SUM(...) SMR_FIELD(smr_cache_sum, __VA_ARGS__)
static const smr_field sum_list[] = {
	SUM(entries, "entries", INTEGER),
	SUM(files, "files", INTEGER, .about = "an entry may have several"),
	SUM(bytes, "bytes", INTEGER, .unit = "B"),
};
static const smr_fields sum_fields = {.name = "cache_sum", TABLE(sum_list, "entries of all kinds")};

static const smr_field removed_list[] = {
	SUM(files, "files", INTEGER),
	SUM(bytes, "bytes", INTEGER, .unit = "B"),
};
static const smr_fields removed_fields = {.name = "cache_removed",
					  TABLE(removed_list, "files of all kinds")};

#define KIND(...) SMR_FIELD(smr_cache_kind, __VA_ARGS__)
static const smr_field kind_list[] = {
	KIND(name, "name", TEXT),
	KIND(about, "about", TEXT),
	KIND(learnt, "learnt", BOOL, .about = "measured: it cannot be made again"),
	KIND(most, "most_entries", INTEGER, .rule = SMR_FIELD_IF_SET,
	     .about = "the oldest quarter goes then"),
};
static const smr_fields kind_fields = {.name = "cache_kind_of_entries",
				       TABLE(kind_list, "a kind of entries")};

#define KIND_SUM(...) SMR_FIELD(smr_cache_kind_sum, __VA_ARGS__)
static const smr_field kind_sum_list[] = {
	KIND_SUM(sum.entries, "entries", INTEGER),
	KIND_SUM(sum.files, "files", INTEGER, .about = "an entry may have several"),
	KIND_SUM(sum.bytes, "bytes", INTEGER, .unit = "B"),
	KIND_SUM(kind, "", INLINE, .of = &kind_fields),
	KIND_SUM(unused_s, "unused_s", INTEGER, .rule = SMR_FIELD_IF_POSITIVE, .unit = "s",
		 .about = "since the use of the oldest"),
	KIND_SUM(used_s, "used_s", INTEGER, .rule = SMR_FIELD_IF_POSITIVE, .unit = "s",
		 .about = "since the last use"),
};
static const smr_fields kind_sum_fields = {.name = "cache_kind",
					   TABLE(kind_sum_list, "the entries of a kind")};

#define LIMITS(...) SMR_FIELD(struct smr_cache_limits, __VA_ARGS__)
static const smr_field limits_list[] = {
	LIMITS(age_s, "age_s", INTEGER, .unit = "s",
	       .about = "files unused for longer are removed"),
	LIMITS(bytes, "bytes", INTEGER, .unit = "B", .about = "of all files but measurements"),
};
static const smr_fields limits_fields = {.name = "cache_limits",
					 TABLE(limits_list, "defaults of samara cache gc")};

#define INFO(...) SMR_FIELD(smr_cache_info, __VA_ARGS__)
static const smr_field info_list[] = {
	INFO(folder, "folder", TEXT),
	INFO(all, "all", RECORD, .of = &sum_fields),
	SMR_FIELD_LIST(smr_cache_info, kinds, nkinds, "kinds", RECORDS, .of = &kind_sum_fields),
	INFO(gc, "gc", RECORD, .of = &limits_fields),
};
const smr_fields smr_cache_info_fields = {.name = "cache",
					  .version = VERSION,
					  .version_old = "format",
					  TABLE(info_list, "samara cache info --json")};

#define CLEARED(...) SMR_FIELD(smr_cache_cleared, __VA_ARGS__)
static const smr_field cleared_list[] = {
	CLEARED(folder, "folder", TEXT),
	CLEARED(dry_run, "dry_run", BOOL, .about = "nothing was removed"),
	CLEARED(removed, "removed", RECORD, .of = &removed_fields),
	CLEARED(kept, "kept", RECORD, .of = &removed_fields),
	CLEARED(in_use, "in_use", INTEGER, .about = "files kept because a program holds them"),
	CLEARED(failed, "failed", INTEGER, .about = "files that could not be removed"),
	SMR_FIELD_LIST(smr_cache_cleared, kinds, nkinds, "kinds", RECORDS, .of = &kind_sum_fields,
		       .about = "sums of the removed files"),
};
const smr_fields smr_cache_cleared_fields = {
	.name = "cache-cleared",
	.version = VERSION,
	.version_old = "format",
	TABLE(cleared_list, "samara cache clear --json, samara cache gc --json")};

/* ---- sums ------------------------------------------------------------------------------------ */

static bool has_ending(const char *text, const char *ending)
{
	size_t n = strlen(text), k = strlen(ending);

	return k <= n && strcmp(text + n - k, ending) == 0;
}

/* Whether an item counts as an entry: of the files of one entry only that of the first pattern
 * does. */
static bool is_counted(const smr_cache_item *x)
{
	const smr_cache_kind *k = x->kind;

	for (size_t i = 1; i < SMR_CACHE_PATTERNS && k->patterns[i] != NULL; i++)
		if (has_ending(x->path, k->patterns[i]))
			return false;
	return !x->left;
}

smr_cache_sum smr_cache_sum_of(const smr_cache_list *l, const smr_cache_kind *k, bool marked)
{
	smr_cache_sum s = {0};

	for (size_t i = 0; i < l->of.n; i++) {
		const smr_cache_item *x = &l->of.v[i];

		if ((k != NULL && x->kind != k) || (marked && !x->go))
			continue;
		s.oldest_s = s.files == 0 || x->used_s < s.oldest_s ? x->used_s : s.oldest_s;
		s.newest_s = s.files == 0 || x->used_s > s.newest_s ? x->used_s : s.newest_s;
		s.entries += is_counted(x);
		s.files++;
		s.bytes += x->bytes;
	}
	return s;
}

static int64_t age_of(int64_t now_s, int64_t then_s)
{
	return now_s > then_s ? now_s - then_s : 0;
}

void smr_cache_sum_kinds(const smr_cache_list *l, bool marked, int64_t now_s,
			 smr_cache_kind_sums *out)
{
	out->n = 0;
	for (const smr_cache_kind *k = smr_cache_kinds;
	     k->name != NULL && out->n < SMR_CACHE_MOST_KINDS; k++) {
		smr_cache_kind_sum *x = &out->each[out->n];

		*x = (smr_cache_kind_sum){.kind = k,
					  .sum = smr_cache_sum_of(l, k, marked),
					  .unused_s = -1,
					  .used_s = -1};
		if (x->sum.files > 0) {
			x->unused_s = age_of(now_s, x->sum.oldest_s);
			x->used_s = age_of(now_s, x->sum.newest_s);
		}
		out->list[out->n++] = x;
	}
}
