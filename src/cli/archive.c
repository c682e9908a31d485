/* samara archive: make, sign, look at and check archives of code. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/archive.h"

static int failed(void)
{
	return smr_cli_fail("archive", "%s", smr_errmsg());
}

static int usage(const char *what)
{
	return smr_cli_usage(&smr_command_archive, "%s", what);
}

/* ---- keys -------------------------------------------------------------------------------------
 */

/* The line for a trust store is printed: it goes to those who are to trust the key. */
static int keygen(smr_archive_request *r)
{
	char hex[2 * SMR_KEY_BYTES + 1];
	smr_secret_key key;
	smr_status st;

	if (r->nfiles != 1)
		return usage("keygen wants one file to make");
	st = smr_key_make(&key);
	if (st == SMR_OK)
		st = smr_key_save(&key, r->files[0]);
	smr_hex(key.public_key, SMR_KEY_BYTES, hex);
	smr_key_forget(&key);
	if (st != SMR_OK)
		return failed();
	printf("public %s\nmay %s\n", hex, r->may != NULL ? r->may : "ship forward spawn get put");
	if (r->until != NULL)
		printf("until %s\n", r->until);
	return 0;
}

static int sign(smr_archive_request *r)
{
	smr_str bytes = {0};
	smr_secret_key key;
	smr_status st;
	char *data;
	size_t n;

	if (r->nfiles != 1)
		return usage("sign wants one archive");
	if (smr_read_file(r->files[0], &data, &n) != SMR_OK)
		return failed();
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
	return st == SMR_OK ? 0 : failed();
}

/* ---- looking ----------------------------------------------------------------------------------
 */

static smr_status show(const smr_archive_request *r, const char *data, size_t n, smr_trust *t)
{
	uint8_t hash[SMR_HASH_BYTES];
	smr_vouch v;
	smr_archive a;

	if (t != NULL)
		SMR_TRY(smr_trust_vouch(t, data, n, &v));
	SMR_TRY(smr_archive_read(data, n, &a));
	SMR_TRY(smr_archive_hash(data, n, hash));
	smr_cli_archive_show(&a, hash, t != NULL ? &v : NULL, r->as_json);
	return SMR_OK;
}

static int look(const smr_archive_request *r, smr_trust *t)
{
	char *data;
	size_t n;
	smr_status st;

	if (smr_read_file(r->files[0], &data, &n) != SMR_OK)
		return failed();
	st = show(r, data, n, t);
	smr_free(data);
	return st == SMR_OK ? 0 : smr_cli_fail("archive", "%s: %s", r->files[0], smr_errmsg());
}

static int inspect(smr_archive_request *r)
{
	return r->nfiles == 1 ? look(r, NULL) : usage("inspect wants one archive");
}

static int verify(smr_archive_request *r)
{
	smr_trust *t;
	int rc;

	if (r->nfiles != 1 || r->trust == NULL)
		return usage("verify wants --trust FOLDER and one archive");
	if (smr_trust_open(r->trust, &t) != SMR_OK)
		return failed();
	smr_trust_strangers(t, r->wasm_for_all ? SMR_MAY_WASM : 0);
	rc = look(r, t);
	smr_trust_close(t);
	return rc;
}

static int try_it(smr_archive_request *r)
{
	if (r->nfiles != 1 || r->trust == NULL)
		return usage("try wants --trust FOLDER and one archive");
	return smr_cli_archive_try(r);
}

static int call(smr_archive_request *r)
{
	if (r->nfiles != 1 || r->nto == 0)
		return usage("call wants --to ADDRESS and one archive");
	return smr_cli_archive_call(r);
}

static int build(smr_archive_request *r)
{
	if (r->nfiles == 0 || r->out == NULL)
		return usage("build wants files, and -o ARCHIVE");
	return smr_cli_archive_build(r);
}

/* ---- the command line -------------------------------------------------------------------------
 */

static int run(int argc, char **argv)
{
	static const struct {
		const char *name;
		int (*run)(smr_archive_request *r);
	} actions[] = {{"build", build},   {"sign", sign},     {"inspect", inspect},
		       {"verify", verify}, {"keygen", keygen}, {"try", try_it},
		       {"call", call}};
	smr_archive_request r = {.archive = {.version = 1}, .repeat = 1, .timeout_s = 60};

	if (argc > 1 && smr_cli_archive_take(&r, argc - 1, argv + 1) != SMR_OK)
		return smr_cli_usage(&smr_command_archive, "%s", smr_errmsg());
	for (size_t i = 0; argc > 1 && i < sizeof(actions) / sizeof(actions[0]); i++)
		if (strcmp(argv[1], actions[i].name) == 0)
			return actions[i].run(&r);
	return argc > 1 ? smr_cli_usage(&smr_command_archive, "what is '%s'?", argv[1])
			: usage("what is to be done?");
}

const smr_command smr_command_archive = {
	.name = "archive",
	.args = "build|sign|inspect|verify|try|call|keygen [OPTIONS] FILE...",
	.about = "code that travels to other nodes: make, sign, look at, check",
	.more = "build -o ARCHIVE FILE...  one source (.c .cpp .f90 .rs), compiled for each "
		"--target (C and\n"
		"                          C++ for x86-64, AArch64 and wasm32 if none is given), "
		"LLVM bitcode,\n"
		"                          objects, WebAssembly, flows\n"
		"  --name N --version V    what it is called, and a number that never goes down\n"
		"  --entry SYMBOL          what nodes may call (smr_main)\n"
		"  --library m|sleef       what the code needs beyond <samara/smr_code.h>\n"
		"  --objects               machine code as well: nodes need not compile\n"
		"  --key FILE              signs it; -I -D -U -O -f -W go to the compiler\n"
		"sign [--key FILE] [-o OUT] ARCHIVE\n"
		"                          without --key by your own key, which your own nodes "
		"trust\n"
		"inspect [--json] ARCHIVE  what it says of itself, true or not\n"
		"verify --trust FOLDER [--wasm-for-all] [--json] ARCHIVE\n"
		"                          whether nodes with that folder would take it, and what "
		"for\n"
		"try --trust FOLDER [--payload HEX] ARCHIVE\n"
		"                          installs it here as a node would, calls it once, prints "
		"its "
		"reply\n"
		"call --to ADDRESS [--payload HEX | --in FILE] [--out FILE] ARCHIVE\n"
		"                          calls it on a node (samara node --listen ADDRESS), "
		"which gets "
		"it\n"
		"                          along with the first call, and prints the reply, or "
		"writes "
		"it\n"
		"  --to ADDRESS            once more for each other node that the code may go on "
		"to\n"
		"  --key FILE              the connection's key, for tcp (or SAMARA_KEY)\n"
		"  --repeat N              calls it N times; --json tells what the first and last "
		"took\n"
		"  --timeout S             waits that long for the reply (60)\n"
		"keygen [--may RIGHTS] [--until DATE] FILE\n"
		"                          makes a secret key, and prints what to put into "
		"FOLDER/NAME.key\n"
		"docs/shipping.md tells what is signed, and what a signature is worth.",
	.run = run,
};
