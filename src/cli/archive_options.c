/* samara archive: what its options say. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/archive.h"

static bool copy(char *to, size_t room, const char *word)
{
	if (strlen(word) >= room)
		return false;
	memset(to, 0, room);
	snprintf(to, room, "%s", word);
	return true;
}

static bool set_number(smr_archive_request *r, const char *option, const char *value)
{
	char *end;
	unsigned long long n = strtoull(value, &end, 10);

	if (*value < '0' || *value > '9' || *end != '\0')
		return false;
	if (strcmp(option, "--version") == 0)
		r->archive.version = n;
	else if (strcmp(option, "--repeat") == 0)
		r->repeat = n;
	else /* --timeout, in seconds */
		r->ms = n <= INT_MAX / 1000 ? (int)n * 1000 : 0;
	return r->repeat > 0 && r->ms > 0;
}

static bool set_text(smr_archive_request *r, const char *option, const char *value)
{
	smr_archive *a = &r->archive;

	if (strcmp(option, "--name") == 0)
		return copy(a->name, sizeof(a->name), value);
	if (strcmp(option, "--entry") == 0) {
		if (a->nentries == SMR_ARCHIVE_MAX_ENTRIES)
			return false;
		a->nentries++;
		return copy(a->entries[a->nentries - 1], SMR_ARCHIVE_SYMBOL, value);
	}
	if (strcmp(option, "--library") == 0) {
		if (a->nlibraries == SMR_ARCHIVE_MAX_LIBRARIES)
			return false;
		a->nlibraries++;
		return copy(a->libraries[a->nlibraries - 1], SMR_ARCHIVE_LIBRARY, value);
	}
	if (strcmp(option, "--target") == 0) {
		if (r->ntargets == SMR_ARCHIVE_MAX_SLICES)
			return false;
		r->targets[r->ntargets++] = value;
		return true;
	}
	if (strcmp(option, "--to") == 0) {
		if (r->nto == SMR_ARCHIVE_MAX_NODES)
			return false;
		r->to[r->nto++] = value;
		return true;
	}
	return set_number(r, option, value);
}

static bool is_compiler_flag(const char *word)
{
	return word[0] == '-' && word[1] != '\0' && strchr("IDUOfW", word[1]) != NULL;
}

int smr_cli_archive_take(smr_archive_request *r, char **word)
{
	static const char *const texts[] = {"--name",    "--entry", "--library", "--target",
					    "--version", "--to",    "--repeat",  "--timeout"};
	const struct {
		const char *option, **to;
	} files[] = {{"-o", &r->out},        {"--key", &r->key},
		     {"--trust", &r->trust}, {"--payload", &r->payload},
		     {"--may", &r->may},     {"--until", &r->until},
		     {"--in", &r->in},       {"--out", &r->out}};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		if (strcmp(word[0], texts[i]) == 0)
			return word[1] != NULL && set_text(r, word[0], word[1]) ? 2 : 0;
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		if (strcmp(word[0], files[i].option) == 0) {
			*files[i].to = word[1];
			return word[1] != NULL ? 2 : 0;
		}
	if (strcmp(word[0], "--json") == 0)
		return r->as_json = true;
	if (strcmp(word[0], "--wasm-for-all") == 0)
		return r->wasm_for_all = true;
	if (strcmp(word[0], "--objects") == 0)
		return r->objects = true;
	if (is_compiler_flag(word[0]) && r->nflags < SMR_ARCHIVE_MAX_FILES) {
		r->flags[r->nflags++] = word[0];
		return 1;
	}
	if (word[0][0] == '-' || r->nfiles == SMR_ARCHIVE_MAX_FILES)
		return 0;
	r->files[r->nfiles++] = word[0];
	return 1;
}
