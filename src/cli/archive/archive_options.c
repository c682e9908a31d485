/* Options of samara archive. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "cli/archive/archive.h"
#include "cli/options.h"

static bool copy_option_text(char *to, size_t room, const char *word)
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

	return copy_option_text(r->archive.name, sizeof(r->archive.name), value);
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
	return copy_option_text(a->entries[a->nentries++], SMR_ARCHIVE_SYMBOL, value);
}

static bool take_library(void *to, char *value)
{
	smr_archive *a = &((smr_archive_request *)to)->archive;

	if (a->nlibraries >= SMR_ARCHIVE_MAX_LIBRARIES)
		return false;
	return copy_option_text(a->libraries[a->nlibraries++], SMR_ARCHIVE_LIBRARY, value);
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

#define KEY_ROW(text)                                                                        \
	{"--key", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, key), .metavar = "FILE", \
	 .help = text}
#define TRUST_ROW                                                                                  \
	{"--trust", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, trust), .metavar = "FOLDER", \
	 .help = "The trust folder of a node."}
#define PAYLOAD_ROW                                                               \
	{"--payload", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, payload), \
	 .metavar = "HEX", .help = "The function's input, in hexadecimal digits."}
#define JSON_ROW(text) SMR_CLI_JSON_ROW(smr_archive_request, as_json, text)

static const smr_cli_option build_list[] = {
	{"-o", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, out), .metavar = "ARCHIVE",
	 .help = "Where the archive goes."},
	{"--name", SMR_CLI_CALL, .take = take_name, .metavar = "NAME",
	 .help = "The archive's name."},
	{"--version", SMR_CLI_CALL, .take = take_version, .metavar = "N", .value = "a number",
	 .initial = "1", .help = "A number that never goes down."},
	{"--entry", SMR_CLI_CALL, .take = take_entry, .metavar = "SYMBOL", .initial = "smr_main",
	 .repeats = true, .help = "A function that nodes may call."},
	{"--library", SMR_CLI_CALL, .take = take_library, .metavar = "m|sleef", .repeats = true,
	 .help = "A library that the code needs beyond <samara/smr_code.h>."},
	{"--target", SMR_CLI_CALL, .take = take_target, .metavar = "TRIPLE", .repeats = true,
	 .initial = "x86-64, AArch64 and wasm32 for C and C++",
	 .help = "Compile sources for this target."},
	{"--objects", SMR_CLI_FLAG, .at = offsetof(smr_archive_request, objects),
	 .help = "Carry machine code as well: nodes need not compile."},
	KEY_ROW("Sign it with this secret key."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_option sign_list[] = {
	KEY_ROW("The secret key. Without it your own key signs, which your own nodes trust."),
	{"-o", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, out), .metavar = "OUT",
	 .initial = "ARCHIVE", .help = "Where the signed archive goes."},
};

static const smr_cli_option inspect_list[] = {JSON_ROW("Print JSON.")};

static const smr_cli_option verify_list[] = {
	TRUST_ROW,
	{"--wasm-for-all", SMR_CLI_FLAG, .at = offsetof(smr_archive_request, wasm_for_all),
	 .help = "Also take WebAssembly of signers that are not known."},
	JSON_ROW("Print JSON."),
};

static const smr_cli_option try_list[] = {TRUST_ROW, PAYLOAD_ROW, JSON_ROW("Print JSON.")};

static const smr_cli_option call_list[] = {
	{"--to", SMR_CLI_CALL, .take = take_to, .metavar = "ADDRESS", .repeats = true,
	 .help = "The node, as `samara node --listen` says; once more for each other node that the "
		 "code may go on to."},
	PAYLOAD_ROW,
	{"--in", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, in), .metavar = "FILE",
	 .help = "A file with the function's input."},
	{"--out", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, out), .metavar = "FILE",
	 .help = "Write the reply there instead of printing it."},
	{"--repeat", SMR_CLI_NUMBER, .at = offsetof(smr_archive_request, repeat), .least = 1,
	 .most = LONG_MAX, .initial = "1", .help = "Call it N times."},
	{"--timeout", SMR_CLI_NUMBER, .at = offsetof(smr_archive_request, timeout_s), .least = 1,
	 .most = INT_MAX / 1000, .metavar = "SECONDS", .initial = "60",
	 .help = "Wait that long for the reply."},
	{"--key", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, key), .metavar = "FILE",
	 .variable = "SAMARA_KEY", .help = "The key of the connection, for tcp."},
	JSON_ROW("Print JSON, also what the first and the last call took."),
};

static const smr_cli_option keygen_list[] = {
	{"--may", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, may), .metavar = "RIGHTS",
	 .initial = "ship forward spawn get put",
	 .help = "The rights that the printed lines give."},
	{"--until", SMR_CLI_TEXT, .at = offsetof(smr_archive_request, until), .metavar = "DATE",
	 .help = "The day on which they end."},
};

static bool is_compiler_flag(const char *word)
{
	return word[0] == '-' && word[1] != '\0' && strchr("IDUOfW", word[1]) != NULL;
}

/* Takes a file, or a flag of the compiler. */
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

const smr_cli_options smr_archive_build_options = {SMR_CLI_OPTIONS(build_list), .other = take_word};
const smr_cli_options smr_archive_sign_options = {SMR_CLI_OPTIONS(sign_list), .other = take_word};
const smr_cli_options smr_archive_inspect_options = {SMR_CLI_OPTIONS(inspect_list),
						     .other = take_word};
const smr_cli_options smr_archive_verify_options = {SMR_CLI_OPTIONS(verify_list),
						    .other = take_word};
const smr_cli_options smr_archive_try_options = {SMR_CLI_OPTIONS(try_list), .other = take_word};
const smr_cli_options smr_archive_call_options = {SMR_CLI_OPTIONS(call_list), .other = take_word};
const smr_cli_options smr_archive_keygen_options = {SMR_CLI_OPTIONS(keygen_list),
						    .other = take_word};

smr_status smr_cli_archive_take(const smr_cli_options *o, smr_archive_request *r, int argc,
				char **argv)
{
	SMR_TRY(smr_cli_take(o, argc, argv, r));
	if (r->wrong != NULL)
		return smr_cli_told_option(o, r->wrong);
	r->ms = (int)r->timeout_s * 1000;
	return SMR_OK;
}
