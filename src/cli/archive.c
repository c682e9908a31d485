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

/* Returns how many words were taken, 0: not understood. */
static int take(smr_archive_request *r, char **word)
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

static int run(int argc, char **argv)
{
	static const struct {
		const char *name;
		int (*run)(smr_archive_request *r);
	} actions[] = {{"build", build},   {"sign", sign},     {"inspect", inspect},
		       {"verify", verify}, {"keygen", keygen}, {"try", try_it},
		       {"call", call}};
	smr_archive_request r = {.archive = {.version = 1}, .repeat = 1, .ms = 60000};

	for (int i = 2, n; i < argc; i += n) {
		n = take(&r, argv + i);
		if (n == 0 && argv[i][0] == '-' && i + 1 < argc)
			return smr_cli_usage(&smr_command_archive, "what is '%s %s'?", argv[i],
					     argv[i + 1]);
		if (n == 0)
			return smr_cli_usage(&smr_command_archive, "what is '%s'?", argv[i]);
	}
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
	.more = "build -o ARCHIVE FILE...  one C source, compiled for each --target (x86-64, "
		"AArch64 and\n"
		"                          wasm32 if none is given), LLVM bitcode, objects, "
		"WebAssembly, flows\n"
		"  --name N --version V    what it is called, and a number that never goes down\n"
		"  --entry SYMBOL          what nodes may call (smr_main)\n"
		"  --library m|sleef       what the code needs beyond <samara/smr_code.h>\n"
		"  --objects               machine code as well: nodes need not compile\n"
		"  --key FILE              signs it; -I -D -U -O -f -W go to clang\n"
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
