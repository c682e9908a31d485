/* samara cache: lists the contents of the user's cache, and removes entries. */
#include "cli/cache.h"

#include <glob.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "api/memory.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "cli/cache_fields.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"
#include "learn/history/history.h"
#include "rt/helper/server.h"

enum { AGE_DAYS = 90, DAY_S = 86400 };
static const char MOST[] = "2G";

typedef struct request {
	const char *verb;
	const char *kinds[SMR_CACHE_MOST_KINDS];
	size_t nkinds;
	bool all, dry, as_json, too_many;
	long days;
	const char *size;
	double most;
} request;

/* ---- printing ---------------------------------------------------------------------------------
 */

static void put_bytes(uint64_t bytes)
{
	smr_str s = {0};

	smr_memory_print(&s, (double)bytes);
	printf("%9s", smr_str_text(&s));
	smr_str_free(&s);
}

static void put_age(int64_t s)
{
	static const struct {
		int64_t seconds;
		const char *unit;
	} units[] = {{DAY_S, "d"}, {3600, "h"}, {60, "min"}, {1, "s"}};
	size_t u = 0;
	char text[32];

	while (u < 3 && s < units[u].seconds)
		u++;
	snprintf(text, sizeof(text), "%lld %s", (long long)(s / units[u].seconds), units[u].unit);
	printf("  %7s", text);
}

static void print_kinds(const smr_cache_kind_sums *all)
{
	printf("%-9s %8s %8s %9s  %7s  %7s  %s\n", "kind", "entries", "files", "size", "unused",
	       "used", "what");
	for (size_t i = 0; i < all->n; i++) {
		const smr_cache_kind_sum *x = &all->each[i];

		if (x->sum.files == 0)
			continue;
		printf("%-9s %8llu %8llu ", x->kind->name, (unsigned long long)x->sum.entries,
		       (unsigned long long)x->sum.files);
		put_bytes(x->sum.bytes);
		put_age(x->unused_s);
		put_age(x->used_s);
		printf("  %s\n", x->kind->about);
	}
}

/* ---- info -------------------------------------------------------------------------------------
 */

static smr_status print_cache_info(const char *dir, const smr_cache_list *l, const request *q)
{
	struct smr_cache_limits gc = {.age_s = (int64_t)AGE_DAYS * DAY_S,
				      .bytes = (int64_t)q->most};
	smr_cache_sum all = smr_cache_sum_of(l, NULL, false);
	smr_cache_kind_sums kinds;

	smr_cache_sum_kinds(l, false, time(NULL), &kinds);
	if (q->as_json)
		return smr_cli_put_fields(&smr_cache_info_fields,
					  &(smr_cache_info){.folder = dir,
							    .all = &all,
							    .kinds = kinds.list,
							    .nkinds = kinds.n,
							    .gc = &gc},
					  stdout);
	printf("%s: %llu files,", dir, (unsigned long long)all.files);
	put_bytes(all.bytes);
	puts("");
	if (l->of.n > 0)
		print_kinds(&kinds);
	printf("\nNothing goes by itself, but the oldest quarter of code and of sandbox at %u "
	       "entries.\n`samara cache gc` keeps what was used in the last %d days, up to %s.\n",
	       4096U, AGE_DAYS, MOST);
	return SMR_OK;
}

/* ---- clear, gc --------------------------------------------------------------------------------
 */

static bool kind_is_selected(const request *q, const smr_cache_kind *k)
{
	for (size_t i = 0; i < q->nkinds; i++)
		if (strcmp(q->kinds[i], k->name) == 0)
			return true;
	return q->nkinds == 0 && (q->all || !k->learnt);
}

/* Entries that are being written now are not marked. */
static void mark_named(smr_cache_list *l, const request *q, int64_t now_s)
{
	for (size_t i = 0; i < l->of.n; i++) {
		smr_cache_item *x = &l->of.v[i];

		x->go = kind_is_selected(q, x->kind) &&
			(!x->left || now_s - x->used_s > SMR_CACHE_YOUNG_S);
	}
}

/* Removes the rows of SQLite files, not the files, which other processes may have open. */
static smr_status forget_history(smr_cache_list *l, smr_cache_removed *r)
{
	bool asked = false;
	smr_history *h;
	smr_status st;

	for (size_t i = 0; i < l->of.n; i++) {
		smr_cache_item *x = &l->of.v[i];

		if (!x->go || strcmp(x->kind->name, "history") != 0)
			continue;
		asked = true;
		x->go = false;
		r->files++;
		r->bytes += x->bytes;
	}
	if (!asked)
		return SMR_OK;
	SMR_TRY(smr_history_open(NULL, &h));
	st = smr_history_forget(h);
	smr_history_close(h);
	return st;
}

/* Removes files that are useless without the images they belong to. */
static void tidy_images(const char *dir)
{
	smr_str pattern = {0};
	glob_t g = {0};

	smr_str_printf(&pattern, "%s/guest-*", dir);
	if (!pattern.oom && glob(pattern.s, 0, NULL, &g) == 0)
		for (size_t i = 0; i < g.gl_pathc; i++)
			smr_guest_helper_tidy(g.gl_pathv[i]);
	globfree(&g);
	smr_str_free(&pattern);
}

static smr_status remove_marked(const char *dir, smr_cache_list *l, smr_cache_removed *r)
{
	smr_cache_removed learnt = {0};
	smr_status st = forget_history(l, &learnt);
	smr_status other = smr_cache_remove(dir, l, r);

	tidy_images(dir);
	r->files += learnt.files;
	r->bytes += learnt.bytes;
	return st != SMR_OK ? st : other;
}

static smr_status report_removed(const smr_cache_cleared *c, bool as_json)
{
	if (as_json)
		return smr_cli_put_fields(&smr_cache_cleared_fields, c, stdout);
	printf("%s %llu files,", c->dry_run ? "would remove" : "removed",
	       (unsigned long long)c->removed->files);
	put_bytes(c->removed->bytes);
	printf("; %s %llu,", c->dry_run ? "would keep" : "kept",
	       (unsigned long long)c->kept->files);
	put_bytes(c->kept->bytes);
	if (c->in_use > 0)
		printf("; %llu of them in use", (unsigned long long)c->in_use);
	puts("");
	return SMR_OK;
}

static smr_status remove_cache_entries(const char *dir, smr_cache_list *l, const request *q)
{
	int64_t now_s = time(NULL);
	smr_cache_sum before = smr_cache_sum_of(l, NULL, false), removed, kept;
	smr_cache_kind_sums kinds;
	smr_cache_removed r = {0};
	smr_status st = SMR_OK, told;

	if (strcmp(q->verb, "gc") == 0)
		smr_cache_mark(l, now_s, q->days * DAY_S, (uint64_t)q->most);
	else
		mark_named(l, q, now_s);
	removed = smr_cache_sum_of(l, NULL, true);
	r = (smr_cache_removed){.files = removed.files, .bytes = removed.bytes};
	smr_cache_sum_kinds(l, true, now_s, &kinds);
	if (!q->as_json && removed.files > 0)
		print_kinds(&kinds);
	if (!q->dry)
		st = remove_marked(dir, l, &r);
	removed = (smr_cache_sum){.files = r.files, .bytes = r.bytes};
	kept = (smr_cache_sum){.files = before.files - r.files, .bytes = before.bytes - r.bytes};
	told = report_removed(&(smr_cache_cleared){.folder = dir,
						   .dry_run = q->dry,
						   .removed = &removed,
						   .kept = &kept,
						   .in_use = r.held,
						   .failed = r.failed,
						   .kinds = kinds.list,
						   .nkinds = kinds.n},
			      q->as_json);
	return st != SMR_OK ? st : told;
}

/* ---- the command ------------------------------------------------------------------------------
 */

static void take_word(void *request_, char *arg)
{
	request *q = request_;

	if (q->verb == NULL)
		q->verb = arg;
	else if (q->nkinds < SMR_CACHE_MOST_KINDS)
		q->kinds[q->nkinds++] = arg;
	else
		q->too_many = true;
}

static const smr_cli_option options[] = {
	{"--all", SMR_CLI_FLAG, .at = offsetof(request, all),
	 .help = "Of clear: remove what was measured, too."},
	{"--age", SMR_CLI_NUMBER, .at = offsetof(request, days), .least = 0, .most = 36500,
	 .metavar = "DAYS", .value = "a number of days", .initial = "90",
	 .help = "Of gc: how long entries may be unused."},
	{"--size", SMR_CLI_TEXT, .at = offsetof(request, size), .metavar = "SIZE", .initial = "2G",
	 .help = "Of gc: how large the rest may be, without what was measured."},
	{"--dry-run", SMR_CLI_FLAG, .at = offsetof(request, dry),
	 .help = "Print what clear or gc would remove, and remove nothing."},
	SMR_CLI_JSON_ROW(request, as_json, "Print JSON."),
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options), .other = take_word};

static bool is_kind(const char *name)
{
	const smr_cache_kind *k = smr_cache_kinds;

	while (k->name != NULL && strcmp(k->name, name) != 0)
		k++;
	return k->name != NULL;
}

/* Checks the request; SMR_EINVAL with a message. */
static smr_status check_cache_request(const request *q)
{
	bool clears = strcmp(q->verb, "clear") == 0, collects = strcmp(q->verb, "gc") == 0;

	if (!clears && !collects && strcmp(q->verb, "info") != 0)
		return smr_fail(SMR_EINVAL, "what is '%s'? (info, clear or gc)", q->verb);
	if (q->nkinds > 0 && (!clears || q->all || q->too_many))
		return smr_fail(SMR_EINVAL, "what is '%s'?", q->kinds[0]);
	for (size_t i = 0; i < q->nkinds; i++)
		if (!is_kind(q->kinds[i]))
			return smr_fail(
				SMR_EINVAL,
				"'%s' is no kind of entries; `samara cache --help` has them",
				q->kinds[i]);
	if (q->all && !clears)
		return smr_fail(SMR_EINVAL, "--all is for samara cache clear");
	if ((q->days >= 0 || q->size != NULL) && !collects)
		return smr_fail(SMR_EINVAL, "--age and --size are for samara cache gc");
	if (q->dry && !clears && !collects)
		return smr_fail(SMR_EINVAL, "--dry-run is for samara cache clear and gc");
	return SMR_OK;
}

static smr_status run_cache_verb(const request *q)
{
	smr_cache_list l;
	char *dir;
	smr_status st;

	SMR_TRY(smr_cache_dir(NULL, &dir));
	st = smr_cache_scan(dir, smr_cache_kinds, &l);
	if (st == SMR_OK) {
		st = strcmp(q->verb, "info") == 0 ? print_cache_info(dir, &l, q)
						  : remove_cache_entries(dir, &l, q);
		smr_cache_list_free(&l);
	}
	smr_free(dir);
	return st;
}

static int run_cache_command(int argc, char **argv)
{
	request q = {.days = -1};
	smr_status st = smr_cli_take(&all_options, argc, argv, &q);

	if (q.verb == NULL)
		q.verb = "info";
	if (st == SMR_OK)
		st = check_cache_request(&q);
	if (st == SMR_OK)
		st = smr_memory_size("--size", q.size != NULL ? q.size : MOST, &q.most);
	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_cache, "%s", smr_errmsg());
	if (q.days < 0)
		q.days = AGE_DAYS;
	return run_cache_verb(&q) == SMR_OK ? 0 : smr_cli_fail("cache", "%s", smr_errmsg());
}

static const smr_cli_form forms[] = {
	{.operands = "[info | clear [KIND ...] | gc]", .options = &all_options}};

const smr_command smr_command_cache = {
	.name = "cache",
	.about = "show the cache's contents and sizes; empty it, or remove old entries",
	SMR_CLI_FORMS(forms),
	.text = "Everything that Samara keeps for a user is in $SAMARA_CACHE, else "
		"$XDG_CACHE_HOME/samara, else ~/.cache/samara. Programs may go on while the cache "
		"gets smaller: what is missing is made again, and what a running program holds "
		"stays.\n"
		"`info`, the default: kinds of entries, how many, how large, when used.\n"
		"`clear`: remove all that can be made again. `clear KIND`: remove this kind.\n"
		"`gc`: remove what was not used for long, what interrupted processes left, and the "
		"oldest entries of a cache that is too large.\n"
		"Kinds that can be made again: programs, objects, plans, images, wasm, code, "
		"sandbox, "
		"scripts, runs. Kinds that were measured: history, machine, model, key.",
	.run = run_cache_command,
};
