/* Kernels to PTX, or for this CPU to a shared object. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "back/cpu/codegen/object/module.h"
#include "back/gpu/own.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/fs.h"

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

smr_status smr_gpu_compile(const smr_gpu_code *code, const smr_gpu_target *t, char **image,
			   size_t *n)
{
	return t->sm == 0 ? compile_host(&code->ir, image, n)
			  : compile_ptx(&code->ir, t->sm, image, n);
}
