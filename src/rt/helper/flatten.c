/* Links one object statically for an unknown address: applies relocations relative to the place
 * only, so that the result runs wherever it is mapped. */
#include "rt/helper/flatten.h"

#include <elf.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { ALIGN = 64, MOST_SECTIONS = 512 };

/* Position-independent machine code; System V ABI: rdi, rsi, rdx; result in rax. */
static const unsigned char memset_code[] = {
	0x48, 0x89, 0xd1,       /* mov rcx, rdx */
	0x49, 0x89, 0xf8,       /* mov r8, rdi */
	0x89, 0xf0,             /* mov eax, esi */
	0xf3, 0xaa,             /* rep stosb */
	0x4c, 0x89, 0xc0, 0xc3, /* mov rax, r8; ret */
};
static const unsigned char memcpy_code[] = {
	0x48, 0x89, 0xf8, /* mov rax, rdi */
	0x48, 0x89, 0xd1, /* mov rcx, rdx */
	0xf3, 0xa4, 0xc3, /* rep movsb; ret */
};

static const struct supplied {
	const char *name;
	const unsigned char *code;
	size_t n;
} supplied[] = {{"memset", memset_code, sizeof(memset_code)},
		{"memcpy", memcpy_code, sizeof(memcpy_code)}};

enum { SUPPLIED = sizeof(supplied) / sizeof(supplied[0]) };

typedef struct object {
	const char *data;
	size_t n;
	const Elf64_Ehdr *head;
	const Elf64_Shdr *sections;
	const Elf64_Sym *symbols;
	size_t nsymbols;
	const char *names; /* names of symbols */
	size_t nnames;
	uint64_t at[MOST_SECTIONS]; /* position in the result; 0 if the section is left out */
	uint64_t supplied_at[SUPPLIED];
} object;

static smr_status refuse_damaged_object(void)
{
	return smr_fail(SMR_ECORRUPT, "the generated object is damaged");
}

static bool lies_within(const object *o, uint64_t from, uint64_t n)
{
	return from <= o->n && n <= o->n - from;
}

static smr_status read_object(const void *elf, size_t n, object *o)
{
	o->data = elf;
	o->n = n;
	o->head = elf;
	if (n < sizeof(*o->head) || memcmp(o->head->e_ident, ELFMAG, SELFMAG) != 0 ||
	    o->head->e_ident[EI_CLASS] != ELFCLASS64 || o->head->e_machine != EM_X86_64 ||
	    o->head->e_shnum > MOST_SECTIONS || o->head->e_shoff % 8 != 0 ||
	    !lies_within(o, o->head->e_shoff, o->head->e_shnum * sizeof(Elf64_Shdr)))
		return refuse_damaged_object();
	o->sections = (const Elf64_Shdr *)(const void *)(o->data + o->head->e_shoff);
	for (int i = 0; i < o->head->e_shnum; i++) {
		const Elf64_Shdr *s = &o->sections[i], *names;

		bool is_table = s->sh_type == SHT_SYMTAB || s->sh_type == SHT_RELA;

		if (s->sh_type != SHT_NOBITS && !lies_within(o, s->sh_offset, s->sh_size))
			return refuse_damaged_object();
		if (is_table && s->sh_offset % 8 != 0)
			return refuse_damaged_object();
		if (s->sh_type != SHT_SYMTAB)
			continue;
		if (s->sh_link >= o->head->e_shnum)
			return refuse_damaged_object();
		names = &o->sections[s->sh_link];
		if (!lies_within(o, names->sh_offset, names->sh_size) || names->sh_size == 0 ||
		    o->data[names->sh_offset + names->sh_size - 1] != 0)
			return refuse_damaged_object();
		o->symbols = (const Elf64_Sym *)(const void *)(o->data + s->sh_offset);
		o->nsymbols = s->sh_size / sizeof(Elf64_Sym);
		o->names = o->data + names->sh_offset;
		o->nnames = names->sh_size;
	}
	return o->symbols != NULL ? SMR_OK : refuse_damaged_object();
}

static void align_output(smr_str *out)
{
	while (out->n % ALIGN != 0 && !out->oom)
		smr_str_putc(out, 0);
}

/* Whether the section is part of the result. Unwinding tables are not: no frame of the code is ever
 * unwound. */
static bool is_taken(const Elf64_Shdr *s)
{
	return (s->sh_flags & SHF_ALLOC) && s->sh_type == SHT_PROGBITS && s->sh_size > 0;
}

static smr_status place_sections(object *o, smr_str *out)
{
	for (int i = 0; i < o->head->e_shnum; i++) {
		const Elf64_Shdr *s = &o->sections[i];

		if ((s->sh_flags & SHF_ALLOC) && s->sh_size > 0 &&
		    ((s->sh_flags & SHF_WRITE) || s->sh_type == SHT_NOBITS))
			return smr_fail(SMR_EUNSUPPORTED, "the code has writable data");
		if (!is_taken(s))
			continue;
		align_output(out);
		o->at[i] = out->n;
		smr_str_write(out, o->data + s->sh_offset, s->sh_size);
	}
	return smr_str_status(out, "code");
}

static const char *name_of(const object *o, const Elf64_Sym *s)
{
	return s->st_name < o->nnames ? o->names + s->st_name : "";
}

static smr_status find_supplied(object *o, const char *name, smr_str *out, uint64_t *at)
{
	for (size_t i = 0; i < SUPPLIED; i++) {
		if (strcmp(supplied[i].name, name) != 0)
			continue;
		if (o->supplied_at[i] == 0) {
			align_output(out);
			o->supplied_at[i] = out->n;
			smr_str_write(out, supplied[i].code, supplied[i].n);
		}
		*at = o->supplied_at[i];
		return SMR_OK;
	}
	return smr_fail(SMR_EUNSUPPORTED, "the code calls %s", name);
}

static smr_status find_symbol(object *o, uint64_t k, smr_str *out, uint64_t *at)
{
	const Elf64_Sym *s;

	if (k >= o->nsymbols)
		return refuse_damaged_object();
	s = &o->symbols[k];
	if (s->st_shndx == SHN_UNDEF)
		return find_supplied(o, name_of(o, s), out, at);
	if (s->st_shndx >= o->head->e_shnum || o->at[s->st_shndx] == 0)
		return smr_fail(SMR_EUNSUPPORTED, "the code refers to a section that is left out");
	*at = o->at[s->st_shndx] + s->st_value;
	return SMR_OK;
}

static smr_status apply_relocation(object *o, const Elf64_Rela *r, uint64_t base, uint64_t size,
				   smr_str *out)
{
	uint32_t type = ELF64_R_TYPE(r->r_info);
	uint64_t to, place = base + r->r_offset;
	size_t n = type == R_X86_64_PC64 ? 8 : 4;
	int64_t value;

	if (type != R_X86_64_PC32 && type != R_X86_64_PLT32 && type != R_X86_64_PC64)
		return smr_fail(SMR_EUNSUPPORTED, "the code has a relocation of type %u", type);
	if (r->r_offset > size || size - r->r_offset < n)
		return refuse_damaged_object();
	SMR_TRY(find_symbol(o, ELF64_R_SYM(r->r_info), out, &to));
	SMR_TRY(smr_str_status(out, "code"));
	value = (int64_t)(to + (uint64_t)r->r_addend - place);
	if (n == 4 && value != (int32_t)value)
		return smr_fail(SMR_EUNSUPPORTED, "the code is too large");
	memcpy(out->s + place, &value, n);
	return SMR_OK;
}

static smr_status apply_relocations(object *o, smr_str *out)
{
	for (int i = 0; i < o->head->e_shnum; i++) {
		const Elf64_Shdr *s = &o->sections[i];
		const Elf64_Rela *r;

		if (s->sh_type != SHT_RELA || s->sh_info >= o->head->e_shnum ||
		    o->at[s->sh_info] == 0)
			continue;
		r = (const Elf64_Rela *)(const void *)(o->data + s->sh_offset);
		for (size_t k = 0; k < s->sh_size / sizeof(*r); k++)
			SMR_TRY(apply_relocation(o, &r[k], o->at[s->sh_info],
						 o->sections[s->sh_info].sh_size, out));
	}
	return SMR_OK;
}

static smr_status find_functions(object *o, const char *prefix, int n, smr_str *out, uint32_t *at)
{
	for (int k = 0; k < n; k++) {
		char name[64];
		uint64_t found = 0;

		snprintf(name, sizeof(name), "%s%d", prefix, k);
		for (size_t i = 1; i < o->nsymbols && found == 0; i++)
			if (o->symbols[i].st_shndx != SHN_UNDEF &&
			    strcmp(name_of(o, &o->symbols[i]), name) == 0)
				SMR_TRY(find_symbol(o, i, out, &found));
		if (found == 0 || found >= out->n || found > UINT32_MAX)
			return smr_fail(SMR_ECORRUPT, "the generated object has no %s", name);
		at[k] = (uint32_t)found;
	}
	return SMR_OK;
}

smr_status smr_guest_flatten(const void *elf, size_t n, const char *prefix, int nfunctions,
			     smr_str *out, uint32_t *at)
{
	object o = {0};

	SMR_TRY(read_object(elf, n, &o));
	if (out->n == 0) /* 0 is not a valid position */
		smr_str_puts(out, "        ");
	SMR_TRY(place_sections(&o, out));
	SMR_TRY(apply_relocations(&o, out));
	return find_functions(&o, prefix, nfunctions, out, at);
}
