/* Builds a library of a model: serializes it, compiles it, links it and reads the file back. */
#include "aot/build.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aot/link.h"
#include "aot/serialize.h"
#include "aot/write.h"
#include "back/cpu/codegen/object/module.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/fs.h"

/* A value of --cpu: its target for code generation, and LLVM's name of it. */
typedef struct cpu_choice {
	const char *name, *target, *llvm;
	uint64_t level;
} cpu_choice;

static const cpu_choice cpus[] = {
	{"native", NULL, NULL, 0},
	{"x86-64-v3", "x86_64", "x86-64-v3", 3},
	{"x86-64-v4", "x86_64_v4", "x86-64-v4", 4},
};

static smr_status find_cpu(const char *name, const cpu_choice **out, smr_aot_cpu *need)
{
	for (size_t i = 0; i < sizeof(cpus) / sizeof(cpus[0]); i++)
		if (strcmp(cpus[i].name, name) == 0) {
			*out = &cpus[i];
			if (cpus[i].target == NULL)
				smr_aot_cpu_host(need);
			else
				*need = (smr_aot_cpu){.level = cpus[i].level};
			return SMR_OK;
		}
	return smr_fail(SMR_EINVAL,
			"no code is generated for the CPU '%s' (there are native, x86-64-v3 and "
			"x86-64-v4)",
			name);
}

/* ---- names ---------------------------------------------------------------------------------- */

static const char *const taken[] = {
	"main",    "int",      "float",     "double",    "char",    "short",    "long",
	"signed",  "unsigned", "void",      "if",        "else",    "for",      "while",
	"do",      "switch",   "case",      "default",   "break",   "continue", "return",
	"goto",    "struct",   "union",     "enum",      "typedef", "static",   "extern",
	"const",   "volatile", "register",  "auto",      "inline",  "restrict", "sizeof",
	"class",   "new",      "delete",    "template",  "this",    "true",     "false",
	"bool",    "try",      "catch",     "throw",     "public",  "private",  "operator",
	"export",  "using",    "and",       "or",        "not",     "xor",      "virtual",
	"friend",  "typename", "namespace", "protected", "nullptr", "asm",      "typeof",
	"alignas",
};

smr_status smr_build_name(const char *name)
{
	size_t n = strlen(name);
	bool good = n > 0 && n <= 200 && (isalpha((unsigned char)name[0]) || name[0] == '_');

	for (size_t i = 0; i < n; i++)
		good &= isalnum((unsigned char)name[i]) || name[i] == '_';
	for (size_t i = 0; i < sizeof(taken) / sizeof(taken[0]); i++)
		good &= strcmp(taken[i], name) != 0;
	return good ? SMR_OK
		    : smr_fail(SMR_EINVAL,
			       "'%s' cannot be the name of a function in C: give another one, -o "
			       "NAME",
			       name);
}

/* ---- objects -------------------------------------------------------------------------------- */

typedef struct building {
	const smr_model *m;
	const smr_build_params *p;
	const cpu_choice *cpu;
	smr_aot_image image;
	smr_workshop shop;
	const char **objects;
	size_t n;
	smr_build_result *out;
} building;

static smr_status check_interrupted(const building *b)
{
	return b->p->stop != NULL && *b->p->stop != 0 ? smr_fail(SMR_EIO, "interrupted") : SMR_OK;
}

/* Compiles IR to an object; kernels must not call functions that are not allowed, only the glue
 * may. */
static smr_status compile_object(building *b, const smr_str *ir, const char *name, bool kernel)
{
	smr_llvm_object_fn *object;
	char err[512] = "";
	const char *path;
	void *data;
	size_t n;
	smr_status st;

	SMR_TRY(check_interrupted(b));
	path = smr_workshop_file(&b->shop, name);
	if (path == NULL)
		return SMR_ENOMEM;
	SMR_TRY(nest_compiler("smr_llvm_object", (void **)&object));
	if (object(ir->s, ir->n, b->cpu->llvm, kernel, &data, &n, err, sizeof(err)) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	if (kernel)
		b->out->code += n;
	st = smr_write_file(path, data, n, SMR_WRITE_FAST);
	free(data);
	b->objects[b->n++] = path;
	return st;
}

static smr_status compile_kernels(building *b)
{
	for (uint32_t i = 0; i < b->image.ncodes; i++) {
		char name[32];

		snprintf(name, sizeof(name), "%u.o", i);
		SMR_TRY(compile_object(b, &b->image.codes[i].ir, name, true));
	}
	return SMR_OK;
}

static smr_status compile_glue(building *b)
{
	const char *bytes = smr_workshop_file(&b->shop, "program");
	smr_str ir = {0};
	smr_status st;

	if (bytes == NULL)
		return SMR_ENOMEM;
	SMR_TRY(smr_write_file(bytes, b->image.bytes.s, b->image.bytes.n, SMR_WRITE_FAST));
	st = smr_aot_glue(b->m, b->p, &b->image, bytes, &ir);
	if (st == SMR_OK)
		st = compile_object(b, &ir, "glue.o", false);
	smr_str_free(&ir);
	return st;
}

static smr_status build_shared_library(building *b)
{
	const char *library;

	b->objects = smr_calloc((size_t)b->image.ncodes + 2, sizeof(char *));
	if (b->objects == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for objects");
	SMR_TRY(smr_workshop_open(&b->shop));
	SMR_TRY(compile_kernels(b));
	SMR_TRY(compile_glue(b));
	library = smr_workshop_file(&b->shop, "library");
	if (library == NULL)
		return SMR_ENOMEM;
	SMR_TRY(check_interrupted(b));
	SMR_TRY(smr_aot_link(&b->shop, b->p->name, b->objects, b->n, b->p->archive, library));
	SMR_TRY(check_interrupted(b));
	return smr_read_file(library, &b->out->library, &b->out->nlibrary);
}

static void fill_build_result(building *b)
{
	const smr_aot_image *i = &b->image;
	smr_build_result *r = b->out;

	r->program = i->bytes.n;
	r->kernels = i->nkernels;
	r->generated = i->count[SMR_AOT_NEST];
	r->onednn = i->count[SMR_AOT_ONEDNN];
	r->openblas = i->count[SMR_AOT_OPENBLAS];
	r->dot = i->count[SMR_AOT_DOT];
	r->strips = i->count[SMR_AOT_STRIP] + i->count[SMR_AOT_PLAIN];
}

static smr_status check_build_params(const smr_model *m, const smr_build_params *p)
{
	SMR_TRY(smr_build_name(p->name));
	if (smr_executable_devices(m->image) > 1)
		return smr_fail(SMR_EUNSUPPORTED,
				"samara build: a program for %u devices; --whole makes it one for "
				"one device where it says shardings",
				smr_executable_devices(m->image));
	return SMR_OK;
}

smr_status smr_build(const smr_model *m, const smr_build_params *p, smr_build_result *out)
{
	smr_build_params q = *p;
	building b = {.m = m, .p = &q, .out = out};
	smr_aot_cpu need;
	smr_str header = {0};
	smr_status st;

	*out = (smr_build_result){0};
	q.cpu = p->cpu != NULL ? p->cpu : "native";
	SMR_TRY(check_build_params(m, &q));
	SMR_TRY(find_cpu(q.cpu, &b.cpu, &need));
	SMR_TRY(smr_aot_freeze(m, b.cpu->target, &need, q.name, &b.image));
	st = smr_aot_header(m, &q, &b.image, &header);
	if (st == SMR_OK)
		st = build_shared_library(&b);
	if (st == SMR_OK) {
		out->nheader = header.n;
		out->header = smr_str_take(&header);
		fill_build_result(&b);
	} else {
		smr_build_free(out);
	}
	smr_str_free(&header);
	smr_workshop_close(&b.shop);
	smr_free((void *)b.objects);
	smr_aot_image_free(&b.image);
	return st;
}

void smr_build_free(smr_build_result *r)
{
	smr_free(r->library);
	smr_free(r->header);
	*r = (smr_build_result){0};
}
