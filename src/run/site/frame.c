/* Reads the text of a flow from the program's section. A damaged length must not lead outside the
 * program's segment. */
#include <link.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "front/c/frame.h"
#include "front/c/lift/pack.h"
#include "front/c/lift/texts.h"
#include "run/run.h"

typedef struct segment {
	uintptr_t at, end; /* end: 0 until found */
} segment;

static int find_segment(struct dl_phdr_info *info, size_t size, void *arg)
{
	segment *s = arg;

	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		uintptr_t from = info->dlpi_addr + p->p_vaddr, to = from + p->p_memsz;

		if (p->p_type == PT_LOAD && s->at >= from && s->at < to) {
			s->end = to;
			return 1;
		}
	}
	return 0;
}

/* Computes FNV-1a over memory that may span several objects of the program: only the hash detects a
 * damaged length. */
__attribute__((no_sanitize("address"))) static uint64_t hash_of(const char *p, size_t n)
{
	uint64_t hash = SMR_FNV1A_BASIS;

	for (size_t i = 0; i < n; i++)
		hash = (hash ^ (unsigned char)p[i]) * SMR_FNV1A_PRIME;
	return hash;
}

smr_status smr_frame_text(const char *at, const char *tag, const char **text, size_t *n)
{
	segment s = {.at = (uintptr_t)at};
	smr_frame f;

	if (at == NULL || dl_iterate_phdr(find_segment, &s) == 0 || s.end - s.at < sizeof(f))
		return smr_fail(SMR_ECORRUPT, "its text is not in the program");
	memcpy(&f, at, sizeof(f));
	if (memcmp(f.tag, tag, sizeof(f.tag)) != 0)
		return smr_fail(SMR_ECORRUPT, "its frame is not a %s", tag);
	if (f.length > s.end - s.at - sizeof(f))
		return smr_fail(SMR_ECORRUPT, "its frame is longer than the program");
	if (hash_of(at + sizeof(f), f.length) != f.hash)
		return smr_fail(SMR_ECORRUPT, "the hash of its text differs");
	*text = at + sizeof(f);
	*n = f.length;
	return SMR_OK;
}

/* Cache of the texts that were unpacked last: sites of one module follow one another. */
static struct {
	uint64_t hash; /* of the frame */
	char *all;
	size_t n;
} last;

static smr_status unpack_texts(const char *at)
{
	const char *packed;
	char *all;
	size_t n;
	smr_frame f;

	SMR_TRY(smr_frame_text(at, SMR_FRAME_TEXTS, &packed, &n));
	memcpy(&f, at, sizeof(f));
	if (last.all != NULL && last.hash == f.hash)
		return SMR_OK;
	SMR_TRY(smr_text_unpack(packed, n, &all, &n));
	smr_free(last.all);
	last.hash = f.hash;
	last.all = all;
	last.n = n;
	return SMR_OK;
}

smr_status smr_site_flow(const smr_site *site, char **out, size_t *n)
{
	const char *at = smr_site_texts(site), *text;
	smr_texts_view v;

	if (smr_frame_text(at, SMR_FRAME_FLOW, &text, n) != SMR_OK) {
		SMR_TRY(unpack_texts(at));
		if (!smr_texts_flow(last.all, last.n, site->number, &v) ||
		    smr_hash_fnv1a(v.text, v.n) != site->hash)
			return smr_fail(SMR_ECORRUPT, "its text is another one");
		text = v.text;
		*n = v.n;
	}
	*out = smr_strndup(text, *n);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a flow");
}
