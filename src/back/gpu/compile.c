/* Kernels to PTX, or for this CPU to a shared object, by LLVM or from the cache. An entry is
 * $SAMARA_CACHE/gpu/KEY.kernels; KEY covers the kernels' text and the target. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "back/cpu/codegen/object/module.h"
#include "back/gpu/own.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/data/build_id.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "base/os/sealed_cache.h"

static const smr_sealed_cache sealed = {
	.folder = "gpu", .ending = ".kernels", .purpose = "gpu kernels 1"};

static smr_status compile_ptx(const smr_str *ir, int sm, char **image, size_t *n)
{
	smr_llvm_nvptx_fn *compile;
	char err[512] = "", *ptx = NULL;

	SMR_TRY(nest_compiler("smr_llvm_nvptx", (void **)&compile));
	if (compile(ir->s, ir->n, sm, &ptx, n, err, sizeof(err)) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "code for a GPU: %s", err);
	*image = smr_malloc(*n + 1);
	if (*image != NULL)
		memcpy(*image, ptx, *n + 1);
	free(ptx);
	return *image != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for PTX");
}

/* The linker writes a file, in a folder that does not outlive this function. */
static smr_status compile_host(const smr_str *ir, char **image, size_t *n)
{
	char dir[] = "/tmp/samara-gpu-XXXXXX", path[64], err[512] = "";
	smr_llvm_build_fn *build;
	smr_status st = SMR_OK;

	SMR_TRY(nest_compiler("smr_llvm_build", (void **)&build));
	if (mkdtemp(dir) == NULL)
		return smr_fail(SMR_EIO, "no place for generated code in /tmp");
	snprintf(path, sizeof(path), "%s/gpu.so", dir);
	if (build(ir->s, ir->n, path, err, sizeof(err)) != 0)
		st = smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	if (st == SMR_OK)
		st = smr_read_file(path, image, n);
	unlink(path);
	rmdir(dir);
	return st;
}

static smr_status key_of(const smr_str *ir, int sm, char key[SMR_SEALED_KEY])
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	smr_digester g;

	SMR_TRY(smr_digester_start(&g, sizeof(digest)));
	smr_digester_add(&g, smr_build_id()->id, smr_build_id()->n);
	smr_digester_add_text(&g, SMR_LLVM_SERIES SMR_LLVM_NVPTX_PASSES);
	smr_digester_add(&g, &sm, sizeof(sm));
	smr_digester_add(&g, ir->s, ir->n);
	smr_digester_finish(&g, digest);
	smr_hex(digest, sizeof(digest), key);
	return SMR_OK;
}

/* Copies an entry, and adds the final NUL. */
static smr_status find_image(const char *key, char **image, size_t *n)
{
	const uint8_t *data;
	char *entry;

	SMR_TRY(smr_sealed_get(&sealed, key, &entry, &data, n));
	*image = smr_malloc(*n + 1);
	if (*image != NULL) {
		memcpy(*image, data, *n);
		(*image)[*n] = '\0';
	}
	smr_free(entry);
	return *image != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a GPU's code");
}

smr_status smr_gpu_compile(const smr_gpu_code *code, const smr_gpu_target *t, char **image,
			   size_t *n)
{
	bool keeps = smr_build_id()->n > 0;
	char key[SMR_SEALED_KEY];
	int sm = t->sm;

	if (sm != 0 && smr_gpu_is_special(code))
		sm |= SMR_LLVM_SPECIAL;
	SMR_TRY(key_of(&code->ir, sm, key));
	if (keeps && find_image(key, image, n) == SMR_OK)
		return SMR_OK;
	SMR_TRY(sm == 0 ? compile_host(&code->ir, image, n) : compile_ptx(&code->ir, sm, image, n));
	if (keeps)
		smr_sealed_put(&sealed, key, *image, *n);
	return SMR_OK;
}
