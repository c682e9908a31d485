#include "back/wasm/ready.h"

#include <stdio.h>
#include <stdlib.h>

#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "base/log.h"

static const char *get_keep_folder(void)
{
	const char *v = getenv("SAMARA_WASM_KEEP");

	return v != NULL && *v != '\0' ? v : NULL;
}

static smr_status write_module_path(const char *folder, const smr_str *ir, smr_ready_kind kind,
				    smr_str *out)
{
	static const char *const endings[] = {"wasm", "node.wasm"};
	char hex[2 * SMR_DIGEST_SHORT_BYTES + 1];
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	smr_digester_add_text(&d, SMR_LLVM_SERIES SMR_LLVM_WASM_PASSES SMR_LLVM_WASM_FEATURES);
	smr_digester_add(&d, ir->s, ir->n);
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), hex);
	smr_str_printf(out, "%s/%s.%s", folder, hex, endings[kind]);
	return smr_str_status(out, "the name of a file");
}

smr_status smr_wasm_ready(const smr_str *ir, smr_ready_kind kind, char **out, size_t *n)
{
	smr_str name = {0};
	char *path = NULL;
	smr_status st;

	if (get_keep_folder() != NULL)
		return smr_fail(SMR_ENOTFOUND, "all modules are compiled again");
	st = write_module_path("components/kernels", ir, kind, &name);
	if (st == SMR_OK)
		st = smr_find_own(name.s, &path);
	if (st == SMR_OK)
		st = smr_read_file(path, out, n);
	smr_free(path);
	smr_str_free(&name);
	return st;
}

void smr_wasm_ready_keep(const smr_str *ir, smr_ready_kind kind, const void *data, size_t n)
{
	const char *folder = get_keep_folder();
	smr_str name = {0};

	if (folder == NULL)
		return;
	if (write_module_path(folder, ir, kind, &name) != SMR_OK ||
	    smr_write_file(name.s, data, n, SMR_WRITE_FAST) != SMR_OK)
		smr_log(SMR_LOG_ERROR, "%s", smr_errmsg());
	smr_str_free(&name);
}
