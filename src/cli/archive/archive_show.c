/* Prints the contents of an archive as text or JSON. */
#include <stdio.h>
#include <string.h>

#include "cli/archive/archive.h"
#include "cli/archive/archive_fields.h"
#include "cli/json.h"

static const struct {
	smr_right right;
	const char *word;
} rights[] = {
	{SMR_MAY_SHIP, "ship"}, {SMR_MAY_FORWARD, "forward"}, {SMR_MAY_SPAWN, "spawn"},
	{SMR_MAY_GET, "get"},   {SMR_MAY_PUT, "put"},         {SMR_MAY_WASM, "wasm"},
};

enum { NRIGHTS = sizeof(rights) / sizeof(rights[0]) };

static bool is_signed(const smr_archive *a)
{
	for (size_t i = 0; i < SMR_KEY_BYTES; i++)
		if (a->signer[i] != 0)
			return true;
	return false;
}

/* Returns the kind of slice that a node on this kind of machine would use. */
static const char *native_slice_kind(const smr_archive *a)
{
	static const smr_slice_kind kinds[] = {SMR_SLICE_OBJECT, SMR_SLICE_BITCODE};
	const smr_slice *s = NULL;

	for (size_t i = 0; i < 2 && s == NULL; i++)
		s = smr_archive_slice(a, kinds[i], smr_triple_host());
	return s != NULL ? smr_slice_kind_name(s->kind) : "nothing native";
}

/* Fills @p words with the names of the rights; returns their number. */
static size_t list_rights(const smr_vouch *v, const char *words[NRIGHTS])
{
	size_t n = 0;

	for (size_t i = 0; i < NRIGHTS; i++)
		if ((v->rights & rights[i].right) != 0)
			words[n++] = rights[i].word;
	return n;
}

static smr_status show_json(const smr_archive *a, const char *hash, const char *signer,
			    const smr_vouch *v)
{
	const char *entries[SMR_ARCHIVE_MAX_ENTRIES], *libraries[SMR_ARCHIVE_MAX_LIBRARIES];
	smr_archive_shown_slice slices[SMR_ARCHIVE_MAX_SLICES];
	const smr_archive_shown_slice *list[SMR_ARCHIVE_MAX_SLICES];
	const char *may[NRIGHTS];
	smr_archive_shown s = {.archive = a,
			       .hash = hash,
			       .signer = is_signed(a) ? signer : NULL,
			       .entries = entries,
			       .libraries = libraries,
			       .slices = list,
			       .nentries = a->nentries,
			       .nlibraries = a->nlibraries,
			       .nslices = a->nslices};

	for (size_t i = 0; i < a->nentries; i++)
		entries[i] = a->entries[i];
	for (size_t i = 0; i < a->nlibraries; i++)
		libraries[i] = a->libraries[i];
	for (size_t i = 0; i < a->nslices; i++) {
		slices[i] = (smr_archive_shown_slice){
			.kind = smr_slice_kind_name(a->slices[i].kind),
			.endian = a->slices[i].big_endian ? "big" : "little",
			.slice = &a->slices[i]};
		list[i] = &slices[i];
	}
	if (v != NULL) {
		s.signer_name = v->signer;
		s.may = may;
		s.nmay = list_rights(v, may);
		s.here = native_slice_kind(a);
	}
	return smr_cli_put_fields(&smr_archive_shown_fields, &s, stdout);
}

static void show_text(const smr_archive *a, const char *hash, const char *signer,
		      const smr_vouch *v)
{
	const char *may[NRIGHTS];

	printf("%s, version %llu\nhash      %s\nsigner    %s%s%s%s\n", a->name,
	       (unsigned long long)a->version, hash, is_signed(a) ? signer : "nobody",
	       v != NULL ? " (" : "", v != NULL ? v->signer : "", v != NULL ? ")" : "");
	if (v != NULL) {
		printf("may      ");
		for (size_t i = 0, n = list_rights(v, may); i < n; i++)
			printf(" %s", may[i]);
		printf("\nhere      %s\n", native_slice_kind(a));
	}
	printf("entries  ");
	for (size_t i = 0; i < a->nentries; i++)
		printf(" %s", a->entries[i]);
	if (a->nlibraries > 0)
		printf("\nlibraries");
	for (size_t i = 0; i < a->nlibraries; i++)
		printf(" %s", a->libraries[i]);
	putchar('\n');
	for (size_t i = 0; i < a->nslices; i++)
		printf("%-8s  %-28s %8zu bytes%s%s\n", smr_slice_kind_name(a->slices[i].kind),
		       a->slices[i].triple, a->slices[i].n,
		       a->slices[i].features[0] != '\0' ? "  needs " : "", a->slices[i].features);
}

smr_status smr_cli_archive_show(const smr_archive *a, const uint8_t hash[SMR_HASH_BYTES],
				const smr_vouch *v, bool as_json)
{
	char hash_text[SMR_DIGEST_HEX], signer[2 * SMR_KEY_BYTES + 1];

	smr_hex(hash, SMR_HASH_BYTES, hash_text);
	smr_hex(a->signer, SMR_KEY_BYTES, signer);
	if (as_json)
		return show_json(a, hash_text, signer, v);
	show_text(a, hash_text, signer, v);
	return SMR_OK;
}
