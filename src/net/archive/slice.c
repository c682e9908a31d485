#include "net/archive/slice.h"

#include <elf.h>
#include <stdio.h>
#include <string.h>

#include "net/archive/code_own.h"
#include "net/archive/triple.h"

static bool bytes_begin_with(const void *bytes, size_t n, const char *with, size_t len)
{
	return n >= len && memcmp(bytes, with, len) == 0;
}

static smr_status set_triple(const char *name, const char *triple, smr_slice *s)
{
	const smr_arch *arch;

	if (smr_triple_normalise(triple, s->triple) != SMR_OK)
		return smr_fail(SMR_EINVAL, "%s: %s", name, smr_errmsg());
	/* the bytes behind the text are part of the archive */
	memset(s->triple + strlen(s->triple), 0, sizeof(s->triple) - strlen(s->triple));
	arch = smr_arch_find(s->triple);
	s->pointer_bits = arch->pointer_bits;
	s->big_endian = arch->big_endian;
	return SMR_OK;
}

static bool in_list(const char *list, const char *word)
{
	size_t n = strlen(word);

	for (const char *p = strstr(list, word); p != NULL; p = strstr(p + 1, word))
		if ((p == list || p[-1] == ',') && (p[n] == ',' || p[n] == '\0'))
			return true;
	return false;
}

static smr_status describe_bitcode_slice(const char *name, const smr_archive *a, smr_slice *s)
{
	char err[512] = "";
	const smr_jit *jit;
	smr_jit_host host;
	smr_jit_about about;

	SMR_TRY(co_jit(&jit, &host));
	smr_status st = jit->describe(s->data, s->n, &about, err, sizeof(err));

	if (st != SMR_OK)
		return smr_fail(st, "%s: %s", name, err);
	for (size_t i = 0; i < a->nentries; i++)
		if (!in_list(about.symbols, a->entries[i]))
			return smr_fail(SMR_EINVAL, "%s does not define %s; it defines %s", name,
					a->entries[i], about.symbols);
	SMR_TRY(set_triple(name, about.triple, s));
	return s->pointer_bits == about.pointer_bits && s->big_endian == about.big_endian
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s: its pointers are not those of %s", name,
				  s->triple);
}

static smr_status describe_object_slice(const char *name, smr_slice *s)
{
	static const struct {
		Elf64_Half machine;
		const char *triple;
	} machines[] = {
		{EM_X86_64, "x86_64-unknown-linux-gnu"},
		{EM_AARCH64, "aarch64-unknown-linux-gnu"},
		{EM_RISCV, "riscv64-unknown-linux-gnu"},
	};
	Elf64_Ehdr h;

	if (s->n < sizeof(h))
		return smr_fail(SMR_EINVAL, "%s is cut off", name);
	memcpy(&h, s->data, sizeof(h));
	for (size_t i = 0; i < sizeof(machines) / sizeof(machines[0]); i++)
		if (h.e_machine == machines[i].machine && h.e_type == ET_REL &&
		    h.e_ident[EI_CLASS] == ELFCLASS64 && h.e_ident[EI_DATA] == ELFDATA2LSB)
			return set_triple(name, machines[i].triple, s);
	return smr_fail(SMR_EINVAL, "%s is no relocatable object of a machine known here", name);
}

smr_status smr_slice_of(const char *name, const void *bytes, size_t n, const smr_archive *a,
			smr_slice *out)
{
	smr_slice s = {.data = bytes, .n = n};
	smr_status st = SMR_OK;

	if (bytes_begin_with(bytes, n, "BC\xc0\xde", 4) ||
	    bytes_begin_with(bytes, n, "\xde\xc0\x17\x0b", 4)) {
		s.kind = SMR_SLICE_BITCODE;
		st = describe_bitcode_slice(name, a, &s);
	} else if (bytes_begin_with(bytes, n, ELFMAG, SELFMAG)) {
		s.kind = SMR_SLICE_OBJECT;
		st = describe_object_slice(name, &s);
	} else if (bytes_begin_with(bytes, n, "\0asm", 4)) {
		s.kind = SMR_SLICE_WASM;
		st = set_triple(name, "wasm32-unknown-unknown", &s);
	} else if (bytes_begin_with(bytes, n, "flow ", 5)) {
		s.kind = SMR_SLICE_FLOW;
	} else {
		return smr_fail(SMR_EINVAL,
				"%s is neither a source, LLVM bitcode, an ELF object, WebAssembly "
				"nor a flow",
				name);
	}
	if (st == SMR_OK)
		*out = s;
	return st;
}
