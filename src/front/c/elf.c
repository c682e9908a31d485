/* Walks the frames in the smr_text sections of an ELF file. Trusts nothing in the file. */
#include "front/c/elf.h"

#include <elf.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "front/c/frame.h"
#include "front/c/lift/pack.h"
#include "front/c/lift/texts.h"

typedef struct bytes {
	const char *name, *p;
	size_t n;
} bytes;

static bool is_within_file(size_t n, uint64_t at, uint64_t size)
{
	return at <= n && size <= n - at;
}

static void count_damaged_frame(smr_sites *s)
{
	if (s->damaged++ == 0)
		s->damage = smr_strdup(smr_errmsg());
}

static smr_status add_graph(smr_sites *s, smr_graph *g)
{
	if (s->n == s->cap) {
		uint32_t cap = s->cap * 2 + 8;
		smr_graph **p = smr_realloc(s->graphs, cap * sizeof(smr_graph *));

		if (p == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for the sites of a program");
		s->graphs = p;
		s->cap = cap;
	}
	s->graphs[s->n++] = g;
	return SMR_OK;
}

static smr_status take_flow(const bytes *b, const char *text, size_t n, smr_sites *s)
{
	smr_graph *g = NULL;
	smr_status st = smr_graph_parse(b->name, text, n, &g);

	if (st == SMR_ENOMEM)
		return st;
	if (st == SMR_OK)
		st = smr_graph_verify(g);
	if (st != SMR_OK) {
		smr_graph_free(g);
		count_damaged_frame(s);
		return SMR_OK;
	}
	st = add_graph(s, g);
	if (st != SMR_OK)
		smr_graph_free(g);
	return st;
}

static bool has_frame_tag(const smr_frame_view *f, const char *tag)
{
	return memcmp(f->tag, tag, sizeof(((smr_frame *)0)->tag)) == 0;
}

static smr_status take_texts(const bytes *b, const smr_frame_view *f, smr_sites *s, smr_str *notes)
{
	smr_texts_view t;
	size_t n, at = 0;
	char *all;
	smr_status st = smr_text_unpack(f->payload, f->n, &all, &n);

	if (st != SMR_OK) {
		count_damaged_frame(s);
		return st == SMR_ENOMEM ? st : SMR_OK;
	}
	while (st == SMR_OK && smr_texts_next(all, n, &at, &t)) {
		if (t.note)
			smr_str_write(notes, t.text, t.n);
		else
			st = take_flow(b, t.text, t.n, s);
	}
	smr_free(all);
	return st;
}

static smr_status take_text(const bytes *b, const smr_frame_view *f, smr_sites *s, smr_str *notes)
{
	if (has_frame_tag(f, SMR_FRAME_TEXTS))
		return take_texts(b, f, s, notes);
	if (has_frame_tag(f, SMR_FRAME_FLOW))
		return take_flow(b, f->payload, f->n, s);
	if (has_frame_tag(f, SMR_FRAME_NOTE))
		smr_str_write(notes, f->payload, f->n);
	return SMR_OK;
}

static smr_status take_frames(const bytes *b, size_t at, size_t size, smr_sites *s, smr_str *notes)
{
	size_t i = 0;

	while (i < size) {
		smr_frame_view f;
		size_t before = i;
		smr_status st = smr_frame_next(b->p + at, size, &i, &f);

		if (st == SMR_ENOTFOUND)
			break;
		if (st != SMR_OK) {
			count_damaged_frame(s);
			if (i == before) /* the length is not trusted: search at the next place */
				i += 8;
			continue;
		}
		SMR_TRY(take_text(b, &f, s, notes));
	}
	return SMR_OK;
}

static smr_status refuse_elf_file(const bytes *b, const char *why)
{
	return smr_fail(SMR_EPARSE, "%s: %s", b->name, why);
}

static bool section_has_name(const bytes *b, const Elf64_Shdr *names, const Elf64_Shdr *s,
			     const char *want)
{
	size_t len = strlen(want) + 1;

	return is_within_file(names->sh_size, s->sh_name, len) &&
	       memcmp(b->p + names->sh_offset + s->sh_name, want, len) == 0;
}

static smr_status scan_elf(const bytes *b, smr_sites *s, smr_str *notes)
{
	Elf64_Ehdr h;
	Elf64_Shdr names, section;

	if (b->n < sizeof(h))
		return refuse_elf_file(b, "is cut off before the end of its ELF header");
	memcpy(&h, b->p, sizeof(h));
	if (h.e_ident[EI_CLASS] != ELFCLASS64 || h.e_ident[EI_DATA] != ELFDATA2LSB)
		return refuse_elf_file(b, "is not a 64-bit little-endian ELF file");
	if (h.e_shoff == 0)
		return SMR_OK; /* all sections were stripped */
	if (h.e_shentsize != sizeof(section) ||
	    !is_within_file(b->n, h.e_shoff, (uint64_t)h.e_shnum * sizeof(section)) ||
	    h.e_shstrndx >= h.e_shnum)
		return refuse_elf_file(b, "has a broken table of sections");
	memcpy(&names, b->p + h.e_shoff + (size_t)h.e_shstrndx * sizeof(names), sizeof(names));
	if (!is_within_file(b->n, names.sh_offset, names.sh_size))
		return refuse_elf_file(b, "has a broken table of section names");
	for (uint32_t i = 0; i < h.e_shnum; i++) {
		memcpy(&section, b->p + h.e_shoff + (size_t)i * sizeof(section), sizeof(section));
		if (section.sh_type != SHT_PROGBITS ||
		    !section_has_name(b, &names, &section, "smr_text"))
			continue;
		if (!is_within_file(b->n, section.sh_offset, section.sh_size))
			return refuse_elf_file(b, "has a section that reaches beyond its end");
		SMR_TRY(take_frames(b, section.sh_offset, section.sh_size, s, notes));
	}
	return SMR_OK;
}

/* Scans an ar(5) archive: members have headers of 60 bytes with the decimal size at offset 48. */
static smr_status scan_archive(const bytes *b, smr_sites *s, smr_str *notes)
{
	enum { HEADER = 60, SIZE_AT = 48, SIZE_LETTERS = 10 };
	size_t at = 8;

	while (is_within_file(b->n, at, HEADER)) {
		char digits[SIZE_LETTERS + 1] = {0};
		memcpy(digits, b->p + at + SIZE_AT, SIZE_LETTERS);
		uint64_t size = strtoull(digits, NULL, 10);
		bytes member = {b->name, b->p + at + HEADER, size};

		at += HEADER;
		if (!is_within_file(b->n, at, size))
			return refuse_elf_file(b, "is an archive with a member that is cut off");
		if (size >= SELFMAG && memcmp(member.p, ELFMAG, SELFMAG) == 0)
			SMR_TRY(scan_elf(&member, s, notes));
		at += size + (size & 1);
	}
	return SMR_OK;
}

smr_status smr_sites_scan(const char *name, const char *data, size_t n, smr_sites *out)
{
	bytes b = {name, data, n};
	smr_str notes = {0};
	smr_status st;

	*out = (smr_sites){0};
	if (n >= SELFMAG && memcmp(data, ELFMAG, SELFMAG) == 0)
		st = scan_elf(&b, out, &notes);
	else if (n >= 8 && memcmp(data, "!<arch>\n", 8) == 0)
		st = scan_archive(&b, out, &notes);
	else if (n >= 4 &&
		 (memcmp(data, "BC\xc0\xde", 4) == 0 || memcmp(data, "\xde\xc0\x17\x0b", 4) == 0))
		st = refuse_elf_file(&b, "is LLVM bitcode (built with -flto?): link it first");
	else
		st = refuse_elf_file(&b, "is no object, archive, executable or shared library");
	out->notes = smr_strdup(smr_str_text(&notes));
	if (st == SMR_OK)
		st = smr_str_status(&notes, "the notes of a program");
	if (st == SMR_OK && out->notes == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for the notes of %s", name);
	smr_str_free(&notes);
	return st;
}

smr_status smr_sites_read(const char *path, smr_sites *out)
{
	char *data = NULL;
	size_t n = 0;
	smr_status st;

	*out = (smr_sites){0};
	SMR_TRY(smr_read_file(path, &data, &n));
	st = smr_sites_scan(path, data, n, out);
	smr_free(data);
	return st;
}

void smr_sites_free(smr_sites *s)
{
	if (s == NULL)
		return;
	for (uint32_t i = 0; i < s->n; i++)
		smr_graph_free(s->graphs[i]);
	smr_free(s->graphs);
	smr_free(s->notes);
	smr_free(s->damage);
	*s = (smr_sites){0};
}
