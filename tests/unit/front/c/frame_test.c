#include "base/alloc.h"
#include "front/c/elf.h"
#include "front/c/frame.h"
#include "front/c/lift/pack.h"
#include "front/c/lift/texts.h"
#include "unit.h"

#include <elf.h>

static const char flow[] = "flow \"f\" {\n"
			   "  sym n\n"
			   "  base x written\n"
			   "  %0 = view f32[n] x + (0) strides [4]\n"
			   "  %1 = nest (i: n) group 0 into %0 [i] = 1:f32\n"
			   "}\n";

/* The smallest ELF file with one section smr_text. */
typedef struct image {
	Elf64_Ehdr header;
	Elf64_Shdr sections[3];
	char names[32], text[1024];
} image;

static size_t put(image *m, size_t at, const char *tag, const char *payload)
{
	smr_frame_write(m->text + at, tag, payload, strlen(payload));
	return at + smr_frame_size(strlen(payload));
}

static void make(image *m)
{
	static const char names[] = "\0smr_text\0.shstrtab";

	memset(m, 0, sizeof(*m));
	memcpy(m->header.e_ident, ELFMAG, SELFMAG);
	m->header.e_ident[EI_CLASS] = ELFCLASS64;
	m->header.e_ident[EI_DATA] = ELFDATA2LSB;
	m->header.e_shoff = offsetof(image, sections);
	m->header.e_shentsize = sizeof(Elf64_Shdr);
	m->header.e_shnum = 3;
	m->header.e_shstrndx = 2;
	memcpy(m->names, names, sizeof(names));
	m->sections[1] = (Elf64_Shdr){.sh_name = 1,
				      .sh_type = SHT_PROGBITS,
				      .sh_offset = offsetof(image, text),
				      .sh_size = sizeof(m->text)};
	m->sections[2] = (Elf64_Shdr){.sh_name = 10,
				      .sh_type = SHT_STRTAB,
				      .sh_offset = offsetof(image, names),
				      .sh_size = sizeof(m->names)};
	size_t at = put(m, 0, SMR_FRAME_NOTE, "a.c:1 f: several exits\n");
	put(m, at + 16, SMR_FRAME_FLOW, flow); /* padding between objects, as a linker adds it */
}

static void sites_and_notes_are_read_back(void **state)
{
	smr_sites s;
	image m;

	make(&m);
	assert_int_equal(smr_sites_scan("a.out", (char *)&m, sizeof(m), &s), SMR_OK);
	if (s.damage != NULL)
		fail_msg("%s", s.damage);
	assert_int_equal(s.n, 1);
	assert_string_equal(s.graphs[0]->name, "f");
	assert_string_equal(s.notes, "a.c:1 f: several exits\n");
	assert_int_equal(s.damaged, 0);
	smr_sites_free(&s);
}

/* Puts the same texts in one frame. */
static void make_packed(image *m)
{
	static const char texts[] = "flow \"f\" { sym n }\0flow \"g\" { sym n }\0\1a.c:1 f: no\n";
	char *packed;
	size_t n;

	make(m);
	memset(m->text, 0, sizeof(m->text));
	assert_int_equal(smr_text_pack(texts, sizeof(texts), &packed, &n), SMR_OK);
	smr_frame_write(m->text, SMR_FRAME_TEXTS, packed, n);
	smr_free(packed);
}

static void texts_of_a_module_are_read_back(void **state)
{
	smr_sites s;
	image m;

	make_packed(&m);
	assert_int_equal(smr_sites_scan("a.out", (char *)&m, sizeof(m), &s), SMR_OK);
	if (s.damage != NULL)
		fail_msg("%s", s.damage);
	assert_int_equal(s.n, 2);
	assert_string_equal(s.graphs[0]->name, "f");
	assert_string_equal(s.graphs[1]->name, "g");
	assert_string_equal(s.notes, "a.c:1 f: no\n");
	smr_sites_free(&s);
}

static void a_text_is_found_by_its_number(void **state)
{
	static const char texts[] = "first\0\0third\0\1note\0cut off";
	smr_texts_view v;
	size_t n = sizeof(texts) - 1;

	assert_true(smr_texts_flow(texts, n, 0, &v));
	assert_string_equal(v.text, "first");
	assert_true(smr_texts_flow(texts, n, 1, &v));
	assert_int_equal(v.n, 0);
	assert_true(smr_texts_flow(texts, n, 2, &v));
	assert_string_equal(v.text, "third");
	assert_false(smr_texts_flow(texts, n, 3, &v));
	assert_false(smr_texts_flow(texts, n, 4, &v));
	assert_false(smr_texts_flow(texts, 4, 0, &v));
}

static void every_flipped_byte_of_a_frame_is_seen(void **state)
{
	size_t first = smr_frame_size(strlen("a.c:1 f: several exits\n")) + 16;
	size_t end = first + sizeof(smr_frame) + strlen(flow);
	image m;

	for (size_t i = first; i < end; i++) {
		smr_sites s;
		make(&m);
		m.text[i] ^= 0x20;
		assert_int_equal(smr_sites_scan("a.out", (char *)&m, sizeof(m), &s), SMR_OK);
		if (i >= first + 8) { /* damage to the tag makes an unknown kind of frame */
			assert_int_equal(s.n, 0);
			assert_true(s.damaged > 0);
		}
		smr_sites_free(&s);
	}
}

static void a_damaged_frame_is_named_by_its_place(void **state)
{
	smr_sites s;
	image m;

	make(&m);
	m.text[30] ^= 1;
	assert_int_equal(smr_sites_scan("a.out", (char *)&m, sizeof(m), &s), SMR_OK);
	assert_non_null(strstr(s.damage, "frame at byte 0 is damaged"));
	assert_int_equal(s.n, 1); /* the next frame is still found */
	smr_sites_free(&s);
}

static void a_cut_off_file_is_no_crash(void **state)
{
	image m;

	make(&m);
	for (size_t n = 0; n < sizeof(m); n++) {
		smr_sites s;
		smr_status st = smr_sites_scan("a.out", (char *)&m, n, &s);
		assert_int_equal(st, SMR_EPARSE);
		smr_sites_free(&s);
	}
}

static void a_text_file_is_refused_by_name(void **state)
{
	smr_sites s;

	assert_int_equal(smr_sites_scan("x.c", "int main;", 9, &s), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "x.c: is no object"));
	smr_sites_free(&s);
}

static smr_status scan(void *arg)
{
	smr_sites s;
	smr_status st = smr_sites_scan("a.out", arg, sizeof(image), &s);

	if (st == SMR_OK && s.damaged > 0)
		st = SMR_ENOMEM; /* memory ran short while parsing */
	smr_sites_free(&s);
	return st;
}

static void short_memory_is_told(void **state)
{
	image m;

	make(&m);
	assert_true(unit_fail_each_allocation(scan, &m) > 4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sites_and_notes_are_read_back),
		cmocka_unit_test(texts_of_a_module_are_read_back),
		cmocka_unit_test(a_text_is_found_by_its_number),
		cmocka_unit_test(every_flipped_byte_of_a_frame_is_seen),
		cmocka_unit_test(a_damaged_frame_is_named_by_its_place),
		cmocka_unit_test(a_cut_off_file_is_no_crash),
		cmocka_unit_test(a_text_file_is_refused_by_name),
		cmocka_unit_test(short_memory_is_told),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
