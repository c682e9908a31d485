/* Rules for the content of an archive. Writer and reader apply the same ones. */
#include <ctype.h>
#include <string.h>

#include "net/archive/archive_bytes.h"
#include "net/archive/symbols.h"
#include "net/archive/triple.h"

static const char *const kinds[] = {"", "bitcode", "object", "wasm", "flow", "note"};

const char *smr_slice_kind_name(smr_slice_kind kind)
{
	return (unsigned)kind < sizeof(kinds) / sizeof(kinds[0]) ? kinds[kind] : "";
}

/* Checks letters, digits and @p more, followed by zeros up to the end: each name has one spelling
 * and is printable. */
static bool is_name(const char *field, size_t room, const char *more, bool may_be_empty)
{
	size_t n = strnlen(field, room);

	if (n == room || (n == 0 && !may_be_empty))
		return false;
	for (size_t i = 0; i < n; i++)
		if (!isalnum((unsigned char)field[i]) && strchr(more, field[i]) == NULL)
			return false;
	for (size_t i = n; i < room; i++)
		if (field[i] != '\0')
			return false;
	return true;
}

static smr_status check_slice(const smr_slice *s, size_t i)
{
	char triple[SMR_ARCHIVE_TRIPLE] = "";
	const smr_arch *arch = NULL;

	if (s->kind < SMR_SLICE_BITCODE || s->kind > SMR_SLICE_NOTE)
		return smr_fail(SMR_EINVAL, "slice %zu is of no kind that is known", i);
	if (s->n == 0)
		return smr_fail(SMR_EINVAL, "slice %zu is empty", i);
	if (!is_name(s->triple, sizeof(s->triple), "-_.", s->kind == SMR_SLICE_FLOW) ||
	    !is_name(s->features, sizeof(s->features), ",._-+", true))
		return smr_fail(SMR_EINVAL, "slice %zu: its triple or features are no words", i);
	if (s->kind != SMR_SLICE_FLOW) {
		SMR_TRY(smr_triple_normalise(s->triple, triple));
		arch = smr_arch_find(triple);
	}
	if (strcmp(triple, s->triple) != 0)
		return smr_fail(SMR_EINVAL, "slice %zu: triple %s is not in its normal form, %s", i,
				s->triple, triple);
	if (s->pointer_bits != (arch != NULL ? arch->pointer_bits : 0) ||
	    s->big_endian != (arch != NULL && arch->big_endian))
		return smr_fail(SMR_EINVAL, "slice %zu: %u-bit pointers, %s endian: that is not %s",
				i, s->pointer_bits, s->big_endian ? "big" : "little",
				arch != NULL ? arch->name : "a flow");
	return SMR_OK;
}

static smr_status check_entries(const smr_archive *a)
{
	for (size_t i = 0; i < a->nentries; i++) {
		if (!is_name(a->entries[i], SMR_ARCHIVE_SYMBOL, "_.$", false))
			return smr_fail(SMR_EINVAL, "entry %zu is no symbol's name", i);
		for (size_t j = 0; j < i; j++)
			if (strcmp(a->entries[i], a->entries[j]) == 0)
				return smr_fail(SMR_EINVAL, "entry %s stands there twice",
						a->entries[i]);
	}
	return SMR_OK;
}

smr_status smr_archive_check(const smr_archive *a)
{
	if (!is_name(a->name, sizeof(a->name), "._+-", false))
		return smr_fail(SMR_EINVAL,
				"an archive's name is of letters, digits and . _ + -, "
				"at most %d of them",
				SMR_ARCHIVE_NAME - 1);
	if (a->nslices == 0 || a->nslices > SMR_ARCHIVE_MAX_SLICES)
		return smr_fail(SMR_EINVAL, "archive %s has %zu slices; 1 to %d are possible",
				a->name, a->nslices, SMR_ARCHIVE_MAX_SLICES);
	if (a->nentries == 0 || a->nentries > SMR_ARCHIVE_MAX_ENTRIES)
		return smr_fail(SMR_EINVAL, "archive %s has %zu entries; 1 to %d are possible",
				a->name, a->nentries, SMR_ARCHIVE_MAX_ENTRIES);
	if (a->nlibraries > SMR_ARCHIVE_MAX_LIBRARIES)
		return smr_fail(SMR_EINVAL,
				"archive %s needs %zu libraries; at most %d are possible", a->name,
				a->nlibraries, SMR_ARCHIVE_MAX_LIBRARIES);
	SMR_TRY(check_entries(a));
	for (size_t i = 0; i < a->nlibraries; i++) {
		if (!is_name(a->libraries[i], SMR_ARCHIVE_LIBRARY, "_.+-", false))
			return smr_fail(SMR_EINVAL, "library %zu is no name", i);
		SMR_TRY(smr_ship_library(a->libraries[i]));
	}
	for (size_t i = 0; i < a->nslices; i++)
		SMR_TRY(check_slice(&a->slices[i], i));
	return SMR_OK;
}

const smr_slice *smr_archive_slice(const smr_archive *a, smr_slice_kind kind, const char *triple)
{
	for (size_t i = 0; i < a->nslices; i++)
		if (a->slices[i].kind == kind &&
		    (kind == SMR_SLICE_FLOW || smr_triple_match(a->slices[i].triple, triple)))
			return &a->slices[i];
	return NULL;
}
