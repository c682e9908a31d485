/** @file Parts of `samara archive`. */
#ifndef SMR_CLI_ARCHIVE_ARCHIVE_H
#define SMR_CLI_ARCHIVE_ARCHIVE_H
#include "cli/cli.h"
#include "net/archive/archive.h"
#include "net/archive/trust.h"

enum { SMR_ARCHIVE_MAX_FILES = 32, SMR_ARCHIVE_MAX_NODES = 64 };

typedef struct smr_archive_request {
	const char *files[SMR_ARCHIVE_MAX_FILES];
	int nfiles;
	const char *out, *key, *trust, *may, *until, *payload;
	const char *targets[SMR_ARCHIVE_MAX_SLICES];
	int ntargets;
	const char *flags[SMR_ARCHIVE_MAX_FILES]; /* flags of the compiler */
	int nflags;
	const char *in;                        /* file with the payload of a call */
	const char *to[SMR_ARCHIVE_MAX_NODES]; /* the node, then other nodes that the call may be
						  forwarded to */
	int nto, ms;
	long repeat, timeout_s;
	const char *wrong; /* an unknown word */
	bool objects, as_json, wasm_for_all;
	smr_archive archive; /* name, version, entries, libraries */
} smr_archive_request;

/** Builds r->out of r->files; sources are compiled for each target. Returns the exit status. */
int smr_cli_archive_build(smr_archive_request *r);
/** Parses options and files from argv[1...]; SMR_EINVAL with a message. */
SMR_MUST_USE smr_status smr_cli_archive_take(const smr_cli_options *o, smr_archive_request *r,
					     int argc, char **argv);
extern const smr_cli_options smr_archive_build_options, smr_archive_sign_options,
	smr_archive_inspect_options, smr_archive_verify_options, smr_archive_try_options,
	smr_archive_call_options, smr_archive_keygen_options;
/** Installs the archive in this process and calls its smr_main once. Returns the exit status. */
int smr_cli_archive_try(const smr_archive_request *r);
/** Calls smr_main of the archive on the node at r->to[0]; sends the archive if the node lacks it.
 * Returns the exit status. */
int smr_cli_archive_call(const smr_archive_request *r);
/** Prints the contents of an archive and its hash, and with @p v its signer. SMR_EIO, SMR_ENOMEM.
 */
SMR_MUST_USE smr_status smr_cli_archive_show(const smr_archive *a,
					     const uint8_t hash[SMR_HASH_BYTES], const smr_vouch *v,
					     bool as_json);
#endif
