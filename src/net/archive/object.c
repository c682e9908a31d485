/* Checks an object before it is linked, without LLVM. Objects compiled here are checked too: code
 * generation turns operations into calls. */
#include "net/archive/object.h"

#include <elf.h>
#include <string.h>

#include "net/archive/symbols.h"

enum { MAX_MAPPED = 256 << 20 }; /* maximum bytes of code and data of one object */

typedef struct elf {
	const uint8_t *p;
	size_t n;
	const Elf64_Shdr *sections;
	size_t nsections;
} elf;

static bool is_native_object(const Elf64_Ehdr *h)
{
#if defined(__x86_64__)
	const Elf64_Half machine = EM_X86_64;
#elif defined(__aarch64__)
	const Elf64_Half machine = EM_AARCH64;
#else
	const Elf64_Half machine = EM_NONE;
#endif
	const int order = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? ELFDATA2LSB : ELFDATA2MSB;

	return h->e_ident[EI_DATA] == order && h->e_machine == machine && h->e_type == ET_REL;
}

/* Checks that @p n elements of @p size bytes at @p offset lie in the file. */
static bool elf_range_is_inside(const elf *e, uint64_t offset, uint64_t n, uint64_t size)
{
	return offset % 8 == 0 && offset <= e->n && n <= (e->n - offset) / size;
}

static smr_status open_elf(const void *bytes, size_t n, elf *e)
{
	const Elf64_Ehdr *h = bytes;

	*e = (elf){.p = bytes, .n = n};
	if (n < sizeof(*h) || memcmp(h->e_ident, ELFMAG, SELFMAG) != 0 ||
	    h->e_ident[EI_CLASS] != ELFCLASS64)
		return smr_fail(SMR_ECORRUPT, "the object is no 64-bit ELF file");
	if (!is_native_object(h))
		return smr_fail(SMR_ECORRUPT,
				"the object is not for this machine, or not relocatable");
	if (h->e_shentsize != sizeof(Elf64_Shdr) ||
	    !elf_range_is_inside(e, h->e_shoff, h->e_shnum, sizeof(Elf64_Shdr)))
		return smr_fail(SMR_ECORRUPT, "the object's table of sections is cut off");
	e->sections = (const Elf64_Shdr *)(const void *)(e->p + h->e_shoff);
	e->nsections = h->e_shnum;
	return SMR_OK;
}

/* Refuses sections that are recognised by name only; ".ctors.100" is one of them. */
static smr_status check_section_name(const elf *e, const Elf64_Shdr *names, const Elf64_Shdr *s)
{
	static const char *const refused[] = {".ctors", ".dtors", ".init", ".fini", ".preinit"};
	const char *name = (const char *)e->p + names->sh_offset + s->sh_name;

	if (s->sh_name >= names->sh_size || memchr(name, 0, names->sh_size - s->sh_name) == NULL)
		return smr_fail(SMR_ECORRUPT, "a section of the object has its name elsewhere");
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
		if (strncmp(name, refused[i], strlen(refused[i])) == 0)
			return smr_fail(SMR_EDENIED, "the object has %s (%.200s)",
					refused[i][1] == 'd' || refused[i][1] == 'f'
						? "destructors"
						: "constructors",
					name);
	return SMR_OK;
}

static smr_status check_section_names(const elf *e)
{
	size_t at = ((const Elf64_Ehdr *)(const void *)e->p)->e_shstrndx;

	if (at >= e->nsections || e->sections[at].sh_type != SHT_STRTAB)
		return smr_fail(SMR_ECORRUPT, "the object's sections have no names");
	for (size_t i = 1; i < e->nsections; i++)
		SMR_TRY(check_section_name(e, &e->sections[at], &e->sections[i]));
	return SMR_OK;
}

static smr_status check_section(const elf *e, const Elf64_Shdr *s, uint64_t *mapped)
{
	static const struct {
		Elf64_Word type;
		const char *what;
	} refused[] = {
		{SHT_INIT_ARRAY, "constructors"},
		{SHT_PREINIT_ARRAY, "constructors"},
		{SHT_FINI_ARRAY, "destructors"},
		{SHT_DYNAMIC, "a dynamic section"},
	};

	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
		if (s->sh_type == refused[i].type)
			return smr_fail(SMR_EDENIED, "the object has %s", refused[i].what);
	if ((s->sh_flags & SHF_TLS) != 0)
		return smr_fail(SMR_EDENIED, "the object has thread-local variables");
	if (s->sh_type != SHT_NOBITS && (s->sh_offset > e->n || s->sh_size > e->n - s->sh_offset))
		return smr_fail(SMR_ECORRUPT, "a section of the object is cut off");
	if (s->sh_addralign > 1 << 20 || (s->sh_addralign & (s->sh_addralign - 1)) != 0)
		return smr_fail(SMR_ECORRUPT, "a section of the object wants an odd alignment");
	if ((s->sh_flags & SHF_ALLOC) != 0)
		*mapped += s->sh_size <= MAX_MAPPED ? s->sh_size : MAX_MAPPED + 1;
	if (*mapped > MAX_MAPPED)
		return smr_fail(SMR_EDENIED, "the object wants more than %d MiB of memory",
				MAX_MAPPED >> 20);
	return SMR_OK;
}

static smr_status add_undefined(const smr_archive *a, const char *name, smr_object_symbols *out)
{
	const char *hint;
	smr_jit_symbol s = {name, smr_ship_symbol(a, name, &hint)};

	if (s.address != NULL)
		return smr_vec_push(out, s);
	if (hint != NULL)
		return smr_fail(SMR_EDENIED, "the code calls %s, and does not declare library %s",
				name, hint);
	return smr_fail(SMR_EDENIED, "the code calls %.200s, which is not allowed", name);
}

static smr_status check_symbol(const elf *e, const smr_archive *a, const Elf64_Sym *s,
			       const Elf64_Shdr *names, smr_object_symbols *out, bool *has_entry)
{
	const char *name = (const char *)e->p + names->sh_offset + s->st_name;
	unsigned type = ELF64_ST_TYPE(s->st_info), bind = ELF64_ST_BIND(s->st_info);

	if (s->st_name >= names->sh_size || memchr(name, 0, names->sh_size - s->st_name) == NULL)
		return smr_fail(SMR_ECORRUPT, "a symbol of the object has its name elsewhere");
	if (type == STT_GNU_IFUNC)
		return smr_fail(SMR_EDENIED,
				"%.200s is an ifunc: it would run code while it is linked", name);
	if (type == STT_TLS)
		return smr_fail(SMR_EDENIED, "variable %.200s is thread-local", name);
	if (s->st_shndx == SHN_UNDEF) /* the linker itself makes the global offset table */
		return *name != '\0' && strcmp(name, "_GLOBAL_OFFSET_TABLE_") != 0
			       ? add_undefined(a, name, out)
			       : SMR_OK;
	if (s->st_shndx >= SHN_LORESERVE && s->st_shndx != SHN_ABS)
		return smr_fail(SMR_ECORRUPT, "symbol %.200s is in no section", name);
	for (size_t i = 0; i < a->nentries; i++)
		has_entry[i] |= bind == STB_GLOBAL && s->st_shndx != SHN_ABS &&
				strcmp(name, a->entries[i]) == 0;
	return SMR_OK;
}

static smr_status check_symbols(const elf *e, const smr_archive *a, const Elf64_Shdr *table,
				smr_object_symbols *out, bool *has_entry)
{
	const Elf64_Shdr *names;

	if (table->sh_link >= e->nsections || table->sh_entsize != sizeof(Elf64_Sym) ||
	    !elf_range_is_inside(e, table->sh_offset, table->sh_size / sizeof(Elf64_Sym),
				 sizeof(Elf64_Sym)))
		return smr_fail(SMR_ECORRUPT, "the object's table of symbols is cut off");
	names = &e->sections[table->sh_link];
	if (names->sh_type != SHT_STRTAB)
		return smr_fail(SMR_ECORRUPT, "the object's symbols have no names");
	const Elf64_Sym *s = (const Elf64_Sym *)(const void *)(e->p + table->sh_offset);

	for (size_t i = 1; i < table->sh_size / sizeof(*s); i++)
		SMR_TRY(check_symbol(e, a, &s[i], names, out, has_entry));
	return SMR_OK;
}

smr_status smr_object_check(const smr_archive *a, const void *bytes, size_t n,
			    smr_object_symbols *out, size_t *mapped)
{
	bool has_entry[SMR_ARCHIVE_MAX_ENTRIES] = {0};
	uint64_t sum = 0;
	elf e;

	SMR_TRY(open_elf(bytes, n, &e));
	for (size_t i = 0; i < e.nsections; i++)
		SMR_TRY(check_section(&e, &e.sections[i], &sum));
	SMR_TRY(check_section_names(&e));
	for (size_t i = 0; i < e.nsections; i++)
		if (e.sections[i].sh_type == SHT_SYMTAB)
			SMR_TRY(check_symbols(&e, a, &e.sections[i], out, has_entry));
	for (size_t i = 0; i < a->nentries; i++)
		if (!has_entry[i])
			return smr_fail(SMR_ECORRUPT, "the code does not define its entry %s",
					a->entries[i]);
	*mapped = (size_t)sum;
	return SMR_OK;
}
