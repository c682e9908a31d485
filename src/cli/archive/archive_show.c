/* Prints the contents of an archive as text or JSON. */
#include <stdio.h>
#include <string.h>

#include <jansson.h>

#include "cli/archive/archive.h"

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

static json_t *slices_json(const smr_archive *a)
{
	json_t *list = json_array();

	for (size_t i = 0; i < a->nslices; i++) {
		const smr_slice *s = &a->slices[i];

		json_array_append_new(list,
				      json_pack("{s:s,s:s,s:i,s:s,s:s,s:I}", "kind",
						smr_slice_kind_name(s->kind), "triple", s->triple,
						"pointer_bits", (int)s->pointer_bits, "endian",
						s->big_endian ? "big" : "little", "features",
						s->features, "bytes", (json_int_t)s->n));
	}
	return list;
}

static void show_json(const smr_archive *a, const char *hash, const char *signer,
		      const smr_vouch *v)
{
	json_t *entries = json_array(), *libraries = json_array(), *all, *may;

	for (size_t i = 0; i < a->nentries; i++)
		json_array_append_new(entries, json_string(a->entries[i]));
	for (size_t i = 0; i < a->nlibraries; i++)
		json_array_append_new(libraries, json_string(a->libraries[i]));
	all = json_pack("{s:s,s:I,s:s,s:s?,s:o,s:o,s:o}", "name", a->name, "version",
			(json_int_t)a->version, "hash", hash, "signer",
			is_signed(a) ? signer : NULL, "entries", entries, "libraries", libraries,
			"slices", slices_json(a));
	if (v != NULL) {
		may = json_array();
		for (size_t i = 0; i < NRIGHTS; i++)
			if ((v->rights & rights[i].right) != 0)
				json_array_append_new(may, json_string(rights[i].word));
		json_object_set_new(all, "signer_name", json_string(v->signer));
		json_object_set_new(all, "may", may);
		json_object_set_new(all, "here", json_string(native_slice_kind(a)));
	}
	json_dumpf(all, stdout, JSON_INDENT(2));
	putchar('\n');
	json_decref(all);
}

static void show_text(const smr_archive *a, const char *hash, const char *signer,
		      const smr_vouch *v)
{
	printf("%s, version %llu\nhash      %s\nsigner    %s%s%s%s\n", a->name,
	       (unsigned long long)a->version, hash, is_signed(a) ? signer : "nobody",
	       v != NULL ? " (" : "", v != NULL ? v->signer : "", v != NULL ? ")" : "");
	if (v != NULL) {
		printf("may      ");
		for (size_t i = 0; i < NRIGHTS; i++)
			if ((v->rights & rights[i].right) != 0)
				printf(" %s", rights[i].word);
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

void smr_cli_archive_show(const smr_archive *a, const uint8_t hash[SMR_HASH_BYTES],
			  const smr_vouch *v, bool as_json)
{
	char hash_text[SMR_DIGEST_HEX], signer[2 * SMR_KEY_BYTES + 1];

	smr_hex(hash, SMR_HASH_BYTES, hash_text);
	smr_hex(a->signer, SMR_KEY_BYTES, signer);
	if (as_json)
		show_json(a, hash_text, signer, v);
	else
		show_text(a, hash_text, signer, v);
}
