/* Functions that generated code may call. The check reads the object, not the IR: code generation
 * itself turns operations into calls, and any other name would be bound to a symbol of the
 * process. */
#include "back/llvm/build.h"
#include <elf.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char *const allowed[] = {
	"memcpy", "memset", "memmove",
#define M(f) #f, #f "f"
	M(exp),   M(exp2),  M(expm1),  M(log),   M(log2),  M(log10),     M(log1p), M(sin),  M(cos),
	M(tan),   M(tanh),  M(erf),    M(pow),   M(atan2), M(hypot),     M(fmod),  M(fma),  M(rint),
	M(round), M(floor), M(ceil),   M(trunc), M(erfc),  M(asin),      M(acos),  M(atan), M(sinh),
	M(cosh),  M(asinh), M(acosh),  M(atanh), M(cbrt),  M(nextafter),
#undef M
};

static bool may_call(const char *name)
{
	for (size_t i = 0; i < sizeof(allowed) / sizeof(allowed[0]); i++)
		if (strcmp(name, allowed[i]) == 0)
			return true;
	return false;
}

static int check_table(const char *obj, size_t n, const Elf64_Shdr *symtab, const Elf64_Shdr *str,
		       bool *calls, char *err, size_t errlen)
{
	if (symtab->sh_offset + symtab->sh_size > n || str->sh_offset + str->sh_size > n) {
		snprintf(err, errlen, "the object's symbol table is cut off");
		return 1;
	}
	const Elf64_Sym *syms = (const Elf64_Sym *)(const void *)(obj + symtab->sh_offset);

	for (size_t i = 1; i < symtab->sh_size / sizeof(*syms); i++) {
		const char *name = obj + str->sh_offset + syms[i].st_name;

		if (syms[i].st_shndx != SHN_UNDEF || syms[i].st_name >= str->sh_size)
			continue;
		*calls = true;
		if (!may_call(name)) {
			snprintf(err, errlen, "generated code calls %s, which is not allowed",
				 name);
			return 1;
		}
	}
	return 0;
}

int smr_llvm_check_symbols(const void *data, size_t n, bool *calls, char *err, size_t errlen)
{
	const char *obj = data;
	const Elf64_Ehdr *head = data;

	*calls = false;
	if (n < sizeof(*head) || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
	    head->e_ident[EI_CLASS] != ELFCLASS64 ||
	    head->e_shoff + (size_t)head->e_shnum * sizeof(Elf64_Shdr) > n) {
		snprintf(err, errlen, "LLVM made no 64-bit ELF object");
		return 1;
	}
	const Elf64_Shdr *sec = (const Elf64_Shdr *)(const void *)(obj + head->e_shoff);

	for (unsigned i = 0; i < head->e_shnum; i++)
		if (sec[i].sh_type == SHT_SYMTAB && sec[i].sh_link < head->e_shnum &&
		    check_table(obj, n, &sec[i], &sec[sec[i].sh_link], calls, err, errlen) != 0)
			return 1;
	return 0;
}
