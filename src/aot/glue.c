/* Generates the glue between a C call and the runtime as LLVM IR, as kernels are, so that no C
 * compiler is needed. The assembler includes the program's bytes from their file. */
#include <inttypes.h>
#include <stdio.h>

#include "aot/write.h"
#include "base/alloc.h"

/* Quotes a path twice: for the assembler's string inside the IR's string. */
static void put_path(smr_str *s, const char *path)
{
	for (const char *c = path; *c != '\0'; c++) {
		if (*c == '"' || *c == '\\')
			smr_str_printf(s, "\\5C\\%02X", (unsigned char)*c);
		else if (*c > ' ' && *c < 0x7f)
			smr_str_putc(s, *c);
		else
			smr_str_printf(s, "\\%02X", (unsigned char)*c);
	}
}

static void put_bytes(smr_str *s, const char *name, const char *path)
{
	smr_str_puts(s, "module asm \".section .rodata.smr_program,\\22a\\22,@progbits\"\n"
			"module asm \".balign 64\"\n");
	smr_str_printf(s, "module asm \".globl smr_%s_bytes\"\n", name);
	smr_str_printf(s, "module asm \".hidden smr_%s_bytes\"\n", name);
	smr_str_printf(s, "module asm \"smr_%s_bytes:\"\n", name);
	smr_str_puts(s, "module asm \".incbin \\22");
	put_path(s, path);
	smr_str_puts(s, "\\22\"\n");
	smr_str_printf(s, "@smr_%s_bytes = external hidden constant i8\n", name);
}

static bool has_code(const smr_aot_image *b, uint32_t kernel)
{
	for (uint32_t i = 0; i < b->ncodes; i++)
		if (b->codes[i].kernel == kernel)
			return true;
	return false;
}

static void put_code(smr_str *s, const char *name, const smr_aot_image *b)
{
	for (uint32_t i = 0; i < b->ncodes; i++)
		smr_str_printf(s, "@smr_%s_%u_stages = external hidden constant ptr\n", name,
			       b->codes[i].kernel);
	smr_str_printf(s, "@smr_%s_code = internal constant [%u x ptr] [", name, b->nkernels + 1);
	for (uint32_t i = 0; i < b->nkernels; i++) {
		if (has_code(b, i))
			smr_str_printf(s, "ptr @smr_%s_%u_stages, ", name, i);
		else
			smr_str_puts(s, "ptr null, ");
	}
	smr_str_puts(s, "ptr null]\n");
}

/* smr_aot_program */
static void put_program(smr_str *s, const char *name, const smr_aot_image *b)
{
	smr_str_printf(s,
		       "@smr_%s_program = internal global {i64, ptr, i64, ptr, i64, ptr} "
		       "{i64 %d, ptr @smr_%s_bytes, i64 %zu, ptr @smr_%s_code, i64 %u, ptr null}\n",
		       name, SMR_AOT_FORMAT, name, b->bytes.n, name, b->nkernels);
	smr_str_puts(s, "declare hidden i32 @smr_aot_call(ptr, ptr, ptr)\n"
			"declare hidden i32 @smr_aot_ready(ptr)\n"
			"declare hidden void @smr_aot_close(ptr)\n"
			"declare hidden ptr @smr_aot_why()\n");
}

static void put_array(smr_str *s, const char *name, uint32_t first, uint32_t n)
{
	smr_str_printf(s, "  %%%s = alloca [%u x ptr], align 16\n", name, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		smr_str_printf(s,
			       "  %%%s%u = getelementptr inbounds [%u x ptr], ptr %%%s, i64 0, "
			       "i64 %u\n",
			       name, i, n + 1, name, i);
		smr_str_printf(s, "  store ptr %%a%u, ptr %%%s%u\n", first + i, name, i);
	}
}

static void put_functions(smr_str *s, const smr_model *m, const char *name)
{
	uint32_t nargs = m->face.nargs, n = nargs + m->face.nresults;

	smr_str_printf(s, "define i32 @%s(", name);
	for (uint32_t i = 0; i < n; i++)
		smr_str_printf(s, "%sptr %%a%u", i > 0 ? ", " : "", i);
	smr_str_puts(s, ") {\n");
	put_array(s, "args", 0, nargs);
	put_array(s, "results", nargs, m->face.nresults);
	smr_str_printf(s,
		       "  %%st = call i32 @smr_aot_call(ptr @smr_%s_program, ptr %%args, ptr "
		       "%%results)\n  ret i32 %%st\n}\n",
		       name);
	smr_str_printf(s,
		       "define i32 @%s_ready() {\n  %%st = call i32 @smr_aot_ready(ptr "
		       "@smr_%s_program)\n  ret i32 %%st\n}\n",
		       name, name);
	smr_str_printf(s,
		       "define void @%s_close() {\n  call void @smr_aot_close(ptr "
		       "@smr_%s_program)\n  ret void\n}\n",
		       name, name);
	smr_str_printf(s,
		       "define ptr @%s_error() {\n  %%why = call ptr @smr_aot_why()\n  ret ptr "
		       "%%why\n}\n",
		       name);
}

smr_status smr_aot_glue(const smr_model *m, const smr_build_params *p, const smr_aot_image *b,
			const char *bytes, smr_str *out)
{
	put_bytes(out, p->name, bytes);
	put_code(out, p->name, b);
	put_program(out, p->name, b);
	put_functions(out, m, p->name);
	return smr_str_status(out, "the code of a library");
}
