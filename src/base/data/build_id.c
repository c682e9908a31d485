/* Reads the build ID from the ELF notes of the library or program that contains this code. */
#include "base/data/build_id.h"

#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

static void read_notes(const char *at, size_t left, smr_build *b)
{
	ElfW(Nhdr) h;

	while (b->n == 0 && left >= sizeof(h)) {
		size_t name, all;

		memcpy(&h, at, sizeof(h));
		name = ((size_t)h.n_namesz + 3) / 4 * 4;
		all = sizeof(h) + name + ((size_t)h.n_descsz + 3) / 4 * 4;
		if (all > left)
			return;
		if (h.n_type == NT_GNU_BUILD_ID && h.n_namesz == 4 &&
		    memcmp(at + sizeof(h), "GNU", 4) == 0 && h.n_descsz <= SMR_BUILD_ID_BYTES) {
			b->n = h.n_descsz;
			memcpy(b->id, at + sizeof(h) + name, b->n);
		}
		at += all;
		left -= all;
	}
}

/* Reads the notes of the object that contains this code. */
static int read_build(struct dl_phdr_info *info, size_t size, void *arg)
{
	uintptr_t here = (uintptr_t)&read_build;
	bool ours = false;

	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		uintptr_t from = info->dlpi_addr + p->p_vaddr;

		ours |= p->p_type == PT_LOAD && here >= from && here - from < p->p_memsz;
	}
	for (int i = 0; ours && i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];

		if (p->p_type == PT_NOTE)
			read_notes((const char *)(info->dlpi_addr + p->p_vaddr), p->p_memsz, arg);
	}
	return ours;
}

static smr_build this_build;

static void find_build(void)
{
	(void)dl_iterate_phdr(read_build, &this_build);
}

const smr_build *smr_build_id(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, find_build);
	return &this_build;
}
