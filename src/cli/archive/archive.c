/* samara archive: makes, signs, inspects and verifies archives of code. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/archive/archive.h"

static int report_archive_failure(void)
{
	return smr_cli_fail("archive", "%s", smr_errmsg());
}

static int report_archive_usage(const char *what)
{
	return smr_cli_usage(&smr_command_archive, "%s", what);
}

/* ---- keys -------------------------------------------------------------------------------------
 */

/* Prints the line for a trust store, to be given to those who shall trust the key. */
static int make_signing_key(smr_archive_request *r)
{
	char hex[2 * SMR_KEY_BYTES + 1];
	smr_secret_key key;
	smr_status st;

	if (r->nfiles != 1)
		return report_archive_usage("keygen wants one file to make");
	st = smr_key_make(&key);
	if (st == SMR_OK)
		st = smr_key_save(&key, r->files[0]);
	smr_hex(key.public_key, SMR_KEY_BYTES, hex);
	smr_key_forget(&key);
	if (st != SMR_OK)
		return report_archive_failure();
	printf("public %s\nmay %s\n", hex, r->may != NULL ? r->may : "ship forward spawn get put");
	if (r->until != NULL)
		printf("until %s\n", r->until);
	return 0;
}

static int sign_archive(smr_archive_request *r)
{
	smr_str bytes = {0};
	smr_secret_key key;
	smr_status st;
	char *data;
	size_t n;

	if (r->nfiles != 1)
		return report_archive_usage("sign wants one archive");
	if (smr_read_file(r->files[0], &data, &n) != SMR_OK)
		return report_archive_failure();
	smr_str_write(&bytes, data, n);
	smr_free(data);
	st = smr_str_status(&bytes, "an archive");
	if (st == SMR_OK)
		st = r->key != NULL ? smr_key_load(r->key, &key) : smr_key_own(&key);
	if (st == SMR_OK) {
		st = smr_archive_sign(&bytes, &key);
		smr_key_forget(&key);
	}
	if (st == SMR_OK)
		st = smr_write_file(r->out != NULL ? r->out : r->files[0], bytes.s, bytes.n,
				    SMR_WRITE_SYNC);
	smr_str_free(&bytes);
	return st == SMR_OK ? 0 : report_archive_failure();
}

/* ---- inspection ------------------------------------------------------------------------------ */

static smr_status show_archive(const smr_archive_request *r, const char *data, size_t n,
			       smr_trust *t)
{
	uint8_t hash[SMR_HASH_BYTES];
	smr_vouch v;
	smr_archive a;

	if (t != NULL)
		SMR_TRY(smr_trust_vouch(t, data, n, &v));
	SMR_TRY(smr_archive_read(data, n, &a));
	SMR_TRY(smr_archive_hash(data, n, hash));
	return smr_cli_archive_show(&a, hash, t != NULL ? &v : NULL, r->as_json);
}

static int read_and_show_archive(const smr_archive_request *r, smr_trust *t)
{
	char *data;
	size_t n;
	smr_status st;

	if (smr_read_file(r->files[0], &data, &n) != SMR_OK)
		return report_archive_failure();
	st = show_archive(r, data, n, t);
	smr_free(data);
	return st == SMR_OK ? 0 : smr_cli_fail("archive", "%s: %s", r->files[0], smr_errmsg());
}

static int inspect_archive(smr_archive_request *r)
{
	return r->nfiles == 1 ? read_and_show_archive(r, NULL)
			      : report_archive_usage("inspect wants one archive");
}

static int verify_archive(smr_archive_request *r)
{
	smr_trust *t;
	int rc;

	if (r->nfiles != 1 || r->trust == NULL)
		return report_archive_usage("verify wants --trust FOLDER and one archive");
	if (smr_trust_open(r->trust, &t) != SMR_OK)
		return report_archive_failure();
	smr_trust_strangers(t, r->wasm_for_all ? SMR_MAY_WASM : 0);
	rc = read_and_show_archive(r, t);
	smr_trust_close(t);
	return rc;
}

static int try_archive_locally(smr_archive_request *r)
{
	if (r->nfiles != 1 || r->trust == NULL)
		return report_archive_usage("try wants --trust FOLDER and one archive");
	return smr_cli_archive_try(r);
}

static int call_archive(smr_archive_request *r)
{
	if (r->nfiles != 1 || r->nto == 0)
		return report_archive_usage("call wants --to ADDRESS and one archive");
	return smr_cli_archive_call(r);
}

static int build_archive(smr_archive_request *r)
{
	if (r->nfiles == 0 || r->out == NULL)
		return report_archive_usage("build wants files, and -o ARCHIVE");
	return smr_cli_archive_build(r);
}

/* ---- the command line -------------------------------------------------------------------------
 */

static int run_with(const smr_cli_options *o, int argc, char **argv,
		    int (*work)(smr_archive_request *r))
{
	smr_archive_request r = {.archive = {.version = 1}, .repeat = 1, .timeout_s = 60};

	if (smr_cli_archive_take(o, &r, argc, argv) != SMR_OK)
		return smr_cli_usage(&smr_command_archive, "%s", smr_errmsg());
	return work(&r);
}

static int run_build(int argc, char **argv)
{
	return run_with(&smr_archive_build_options, argc, argv, build_archive);
}

static int run_sign(int argc, char **argv)
{
	return run_with(&smr_archive_sign_options, argc, argv, sign_archive);
}

static int run_inspect(int argc, char **argv)
{
	return run_with(&smr_archive_inspect_options, argc, argv, inspect_archive);
}

static int run_verify(int argc, char **argv)
{
	return run_with(&smr_archive_verify_options, argc, argv, verify_archive);
}

static int run_try(int argc, char **argv)
{
	return run_with(&smr_archive_try_options, argc, argv, try_archive_locally);
}

static int run_call(int argc, char **argv)
{
	return run_with(&smr_archive_call_options, argc, argv, call_archive);
}

static int run_keygen(int argc, char **argv)
{
	return run_with(&smr_archive_keygen_options, argc, argv, make_signing_key);
}

static int run_archive_command(int argc, char **argv)
{
	return smr_cli_run_verb(&smr_command_archive, argc, argv);
}

static const smr_cli_form forms[] = {
	{.verb = "build",
	 .operands = "[-I -D -U -O -f -W ...] FILE ...",
	 .about = "Make an archive of one source (.c .cpp .f90 .rs), which is compiled for each "
		  "target, and of LLVM bitcode, objects, WebAssembly, flows. Flags -I -D -U -O -f "
		  "-W go to the compiler.",
	 .options = &smr_archive_build_options,
	 .run = run_build},
	{.verb = "sign",
	 .operands = "ARCHIVE",
	 .about = "Sign an archive.",
	 .options = &smr_archive_sign_options,
	 .run = run_sign},
	{.verb = "inspect",
	 .operands = "ARCHIVE",
	 .about = "Print what it says of itself, true or not.",
	 .options = &smr_archive_inspect_options,
	 .run = run_inspect},
	{.verb = "verify",
	 .operands = "ARCHIVE",
	 .about = "Say whether nodes with that trust folder would take it, and what for.",
	 .options = &smr_archive_verify_options,
	 .run = run_verify},
	{.verb = "try",
	 .operands = "ARCHIVE",
	 .about = "Install it here as a node would, call it once, print its reply.",
	 .options = &smr_archive_try_options,
	 .run = run_try},
	{.verb = "call",
	 .operands = "ARCHIVE",
	 .about =
		 "Call it on a node, which gets it along with the first call, and print the reply.",
	 .options = &smr_archive_call_options,
	 .run = run_call},
	{.verb = "keygen",
	 .operands = "FILE",
	 .about = "Make a secret key, and print what to put into FOLDER/NAME.key.",
	 .options = &smr_archive_keygen_options,
	 .run = run_keygen},
};

const smr_command smr_command_archive = {
	.name = "archive",
	.about = "code that travels to other nodes: make, sign, look at, check",
	SMR_CLI_FORMS(forms),
	.text = "An archive carries code of one program for several kinds of machines, with a "
		"signature. docs/howto/shipping.md tells what is signed, and what a signature is "
		"worth.",
	.run = run_archive_command,
};
