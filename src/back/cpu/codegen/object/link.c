/* Generated code in a process without files: compiled here or requested, then linked in memory. The
 * compiler's input and passes are those of object_cache.c, so the bits of results are the same. */
#include <dlfcn.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/codegen/object/module.h"
#include "back/llvm/jit.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/os/confined.h"

#define KIND "nest object"

enum { MOST_SYMBOLS = 256 };

typedef struct undefined {
	smr_jit_symbol v[MOST_SYMBOLS];
	size_t n;
} undefined;

/* Lists undefined symbols of an object from LLVM or from an earlier call, whose names were checked
 * then. */
static smr_status list_undefined(const char *obj, undefined *out)
{
	const Elf64_Ehdr *head = (const void *)obj;
	const Elf64_Shdr *sec = (const void *)(obj + head->e_shoff);

	for (size_t i = 0; i < head->e_shnum; i++) {
		const Elf64_Sym *syms = (const void *)(obj + sec[i].sh_offset);
		const char *names = obj + sec[sec[i].sh_link].sh_offset;

		if (sec[i].sh_type != SHT_SYMTAB)
			continue;
		for (size_t k = 1; k < sec[i].sh_size / sizeof(*syms); k++) {
			const char *name = names + syms[k].st_name;

			if (syms[k].st_shndx != SHN_UNDEF || *name == '\0')
				continue;
			if (out->n == MOST_SYMBOLS)
				return smr_fail(SMR_EUNSUPPORTED, "generated code calls too much");
			out->v[out->n] = (smr_jit_symbol){name, dlsym(RTLD_DEFAULT, name)};
			if (out->v[out->n++].address == NULL)
				return smr_fail(SMR_EUNSUPPORTED,
						"generated code calls %s, which is not here", name);
		}
	}
	return SMR_OK;
}

static smr_status compile_ir(const char *ir, size_t n, int nstages, void **out, size_t *nout)
{
	smr_llvm_object_opaque_fn *opaque;
	smr_llvm_object_fn *object;
	char err[512] = "";
	void *made;
	int bad;

	if (nstages == 0) {
		SMR_TRY(nest_compiler("smr_llvm_object_opaque", (void **)&opaque));
		bad = opaque(ir, n, &made, nout, err, sizeof(err));
	} else {
		SMR_TRY(nest_compiler("smr_llvm_object", (void **)&object));
		bad = object(ir, n, NULL, 1, &made, nout, err, sizeof(err));
	}
	if (bad != 0)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	*out = smr_malloc(*nout);
	if (*out != NULL)
		memcpy(*out, made, *nout);
	free(made);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for machine code");
}

static smr_status link_object(const smr_jit *jit, const void *object, size_t n, int nstages,
			      nest_object *out)
{
	char names[NEST_MAX_STAGES][16], err[512] = "";
	const char *entries[NEST_MAX_STAGES] = {"smr_opaque"};
	void *at[NEST_MAX_STAGES];
	smr_jit_linked *linked;
	undefined u = {.n = 0};

	for (int k = 0; k < nstages; k++) {
		snprintf(names[k], sizeof(names[k]), "smr_nest_%d", k);
		entries[k] = names[k];
	}
	SMR_TRY(list_undefined(object, &u));
	if (jit->link(object, n, u.v, u.n, entries, nstages > 0 ? (size_t)nstages : 1, at, &linked,
		      err, sizeof(err)) != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	out->linked = linked;
	out->drop = nest_object_drop;
	for (int k = 0; k < nstages; k++)
		memcpy(&out->fn[k], &at[k], sizeof(at[k]));
	if (nstages == 0)
		memcpy(&out->opaque, &at[0], sizeof(at[0]));
	return SMR_OK;
}

static smr_status open_jit(const smr_jit **out)
{
	smr_jit_host host;
	char err[512] = "";

	SMR_TRY(nest_compiler("smr_llvm_jit", (void **)out));
	if ((*out)->start(&host, err, sizeof(err)) != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "no linker for generated code: %s", err);
	return SMR_OK;
}

smr_status nest_object_link(const char *ir, size_t n, int nstages, const char *key,
			    nest_object *out)
{
	const smr_jit *jit;
	void *object = NULL;
	size_t nobject = 0;
	smr_status st = SMR_OK;

	SMR_TRY(open_jit(&jit));
	out->cached = smr_confined_get(KIND, key, strlen(key), &object, &nobject);
	if (!out->cached) {
		st = compile_ir(ir, n, nstages, &object, &nobject);
		if (st == SMR_OK)
			smr_confined_put(KIND, key, strlen(key), object, nobject);
	}
	if (st == SMR_OK)
		st = link_object(jit, object, nobject, nstages, out);
	smr_free(object);
	return st;
}

void nest_object_unlink(void *linked)
{
	const smr_jit *jit;

	if (open_jit(&jit) == SMR_OK)
		jit->drop(linked);
}
