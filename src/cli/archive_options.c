/* samara archive: what its options say. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "cli/archive.h"
#include "cli/options.h"

static bool copy(char *to, size_t room, const char *word)
{
	if (strlen(word) >= room)
		return false;
	memset(to, 0, room);
	snprintf(to, room, "%s", word);
	return true;
}

static bool take_name(void *to, char *value)
{
	smr_archive_request *r = to;

	return copy(r->archive.name, sizeof(r->archive.name), value);
}

static bool take_version(void *to, char *value)
{
	smr_archive_request *r = to;

	return smr_cli_number(value, UINT64_MAX, &r->archive.version);
}

static bool take_entry(void *to, char *value)
{
	smr_archive *a = &((smr_archive_request *)to)->archive;

	if (a->nentries >= SMR_ARCHIVE_MAX_ENTRIES)
		return false;
	return copy(a->entries[a->nentries++], SMR_ARCHIVE_SYMBOL, value);
}

static bool take_library(void *to, char *value)
{
	smr_archive *a = &((smr_archive_request *)to)->archive;

	if (a->nlibraries >= SMR_ARCHIVE_MAX_LIBRARIES)
		return false;
	return copy(a->libraries[a->nlibraries++], SMR_ARCHIVE_LIBRARY, value);
}

static bool take_target(void *to, char *value)
{
	smr_archive_request *r = to;

	if (r->ntargets == SMR_ARCHIVE_MAX_SLICES)
		return false;
	r->targets[r->ntargets++] = value;
	return true;
}

static bool take_to(void *to, char *value)
{
	smr_archive_request *r = to;

	if (r->nto == SMR_ARCHIVE_MAX_NODES)
		return false;
	r->to[r->nto++] = value;
	return true;
}

static const smr_cli_option options[] = {
	{"--name", SMR_CLI_CALL, .take = take_name},
	{"--version", SMR_CLI_CALL, .take = take_version, .value = "a number"},
	{"--entry", SMR_CLI_CALL, .take = take_entry},
	{"--library", SMR_CLI_CALL, .take = take_library},
	{"--target", SMR_CLI_CALL, .take = take_target},
	{"--to", SMR_CLI_CALL, .take = take_to},
	{"--repeat", SMR_CLI_NUMBER, .at = offsetof(smr_archive_request, repeat), .least = 1,
	 .most = LONG_MAX},
	{"--timeout", SMR_CLI_NUMBER, .at = offsetof(smr_archive_request, timeout_s), .least = 1,
	 .most = INT_MAX / 1000},
	{"-o", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, out)},
	{"--out", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, answer)},
	{"--key", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, key)},
	{"--trust", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, trust)},
	{"--payload", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, payload)},
	{"--may", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, may)},
	{"--until", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, until)},
	{"--in", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, in)},
	{"--json", SMR_CLI_FLAG, .at = offsetof(smr_archive_request, as_json)},
	{"--wasm-for-all", SMR_CLI_FLAG, .at = offsetof(smr_archive_request, wasm_for_all)},
	{"--objects", SMR_CLI_FLAG, .at = offsetof(smr_archive_request, objects)},
};

static bool is_compiler_flag(const char *word)
{
	return word[0] == '-' && word[1] != '\0' && strchr("IDUOfW", word[1]) != NULL;
}

/* A file, or a flag for the compiler. */
static void take_word(void *to, char *word)
{
	smr_archive_request *r = to;

	if (is_compiler_flag(word) && r->nflags < SMR_ARCHIVE_MAX_FILES)
		r->flags[r->nflags++] = word;
	else if (word[0] != '-' && r->nfiles < SMR_ARCHIVE_MAX_FILES)
		r->files[r->nfiles++] = word;
	else if (r->wrong == NULL)
		r->wrong = word;
}

smr_status smr_cli_archive_take(smr_archive_request *r, int argc, char **argv)
{
	static const smr_cli_options all = {
		.list = options, .n = sizeof(options) / sizeof(options[0]), .other = take_word};

	SMR_TRY(smr_cli_take(&all, argc, argv, r));
	if (r->wrong != NULL)
		return smr_fail(SMR_EINVAL, "what is '%s'?", r->wrong);
	if (r->answer != NULL)
		r->out = r->answer;
	r->ms = (int)r->timeout_s * 1000;
	return SMR_OK;
}
