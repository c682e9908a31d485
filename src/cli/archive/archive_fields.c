/* Field tables of `samara archive`. */
#include "cli/archive/archive_fields.h"

#include "base/data/fields.h"

enum { VERSION = 1 };

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

/* ---- inspect, verify ------------------------------------------------------------------------- */

#define MACHINE(...) SMR_FIELD(smr_slice, __VA_ARGS__)
static const smr_field triple_list[] = {
	MACHINE(triple, "triple", CHARS, .about = "empty: for any machine"),
	MACHINE(pointer_bits, "pointer_bits", INTEGER),
};
static const smr_fields triple_fields = {.name = "archive_triple",
					 TABLE(triple_list, "the machine of a slice")};
static const smr_field code_list[] = {
	MACHINE(features, "features", CHARS, .about = "of the CPU that the code needs"),
	MACHINE(n, "bytes", INTEGER, .unit = "B"),
};
static const smr_fields code_fields = {.name = "archive_code",
				       TABLE(code_list, "the code of a slice")};

#define SLICE(...) SMR_FIELD(smr_archive_shown_slice, __VA_ARGS__)
static const smr_field slice_list[] = {
	SLICE(kind, "kind", TEXT, .about = "bitcode, object, wasm ..."),
	SLICE(slice, "", INLINE, .of = &triple_fields),
	SLICE(endian, "endian", TEXT, .about = "big, little"),
	SLICE(slice, "", INLINE, .of = &code_fields),
};
static const smr_fields slice_fields = {.name = "archive_slice",
					TABLE(slice_list, "code for one kind of machine")};

#define ARCHIVE(...) SMR_FIELD(smr_archive, __VA_ARGS__)
static const smr_field name_list[] = {
	ARCHIVE(name, "name", CHARS),
	ARCHIVE(version, "version", INTEGER, .about = "of the archive"),
};
static const smr_fields name_fields = {.name = "archive_name",
				       TABLE(name_list, "name of an archive")};

#define SHOWN(...) SMR_FIELD(smr_archive_shown, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_archive_shown, __VA_ARGS__)
static const smr_field shown_list[] = {
	SHOWN(archive, "", INLINE, .of = &name_fields),
	SHOWN(hash, "hash", TEXT),
	SHOWN(signer, "signer", TEXT, .rule = SMR_FIELD_OR_NULL,
	      .about = "the public key; null: not signed"),
	LIST(entries, nentries, "entries", TEXTS),
	LIST(libraries, nlibraries, "libraries", TEXTS),
	LIST(slices, nslices, "slices", RECORDS, .of = &slice_fields),
	SHOWN(signer_name, "signer_name", TEXT, .rule = SMR_FIELD_IF_SET,
	      .about = "of verify: name of the key in the trust folder"),
	LIST(may, nmay, "may", TEXTS, .rule = SMR_FIELD_IF_SET,
	     .about = "of verify: rights of the signer"),
	SHOWN(here, "here", TEXT, .rule = SMR_FIELD_IF_SET,
	      .about = "of verify: the kind of slice that this machine would use"),
};
const smr_fields smr_archive_shown_fields = {
	.name = "archive",
	.version = VERSION,
	.version_key = "format",
	TABLE(shown_list, "samara archive inspect --json, samara archive verify --json")};

/* ---- try, call ------------------------------------------------------------------------------- */

#define TRIAL(...) SMR_FIELD(smr_archive_trial, __VA_ARGS__)
static const smr_field trial_list[] = {
	TRIAL(name, "name", TEXT),
	TRIAL(signer, "signer", TEXT),
	TRIAL(reply, "reply", TEXT, .rule = SMR_FIELD_OR_NULL,
	      .about = "hexadecimal; null: no reply"),
	TRIAL(from, "from", TEXT, .about = "compiled, from the cache, an object"),
	TRIAL(install_s, "install_s", REAL, .unit = "s"),
	TRIAL(call_s, "call_s", REAL, .unit = "s"),
};
const smr_fields smr_archive_trial_fields = {
	.name = "archive-try", .version = VERSION, TABLE(trial_list, "samara archive try --json")};

#define CALLED(...) SMR_FIELD(smr_archive_called, __VA_ARGS__)
static const smr_field called_list[] = {
	CALLED(archive, "archive", TEXT, .about = "its file"),
	CALLED(to, "to", TEXT, .about = "address of the node"),
	CALLED(reply, "reply", TEXT, .about = "hexadecimal"),
	CALLED(bytes, "bytes", INTEGER, .unit = "B", .about = "of the reply"),
	CALLED(calls, "calls", INTEGER),
	CALLED(first_s, "first_s", REAL, .unit = "s", .about = "the first call"),
	CALLED(last_s, "last_s", REAL, .unit = "s", .about = "the last call"),
	CALLED(code_sent, "code_sent", INTEGER, .about = "archives that were sent"),
};
const smr_fields smr_archive_called_fields = {.name = "archive-call",
					      .version = VERSION,
					      TABLE(called_list, "samara archive call --json")};
