/* A note: "SMRNOTE1", u32 codelet, u32 floating-point mode, the implementation's name in 32 bytes,
 * u64 n and n × i64 sizes, the implementation's own note. */
#include "net/archive/codelet.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "net/archive/triple.h"
#include "net/wire.h"

#define MAGIC "SMRNOTE1"

enum { AT_CODELET = 8, AT_FP = 12, AT_IMPL = 16, AT_NSYMS = AT_IMPL + SMR_SHIPPED_IMPL };
enum { AT_SYMS = AT_NSYMS + 8, MAX_TARGETS = (SMR_ARCHIVE_MAX_SLICES - 1) / 2 };

/* ---- packing ----------------------------------------------------------------------------------
 */

typedef struct bundle {
	size_t n;
	smr_packed packed[MAX_TARGETS];
	smr_str notes[MAX_TARGETS];
	smr_slice_kind kinds[MAX_TARGETS];
} bundle;

static void put_note(const smr_shipment *s, const char *impl, const smr_str *own, smr_str *out)
{
	char name[SMR_SHIPPED_IMPL] = "";

	snprintf(name, sizeof(name), "%s", impl);
	smr_str_write(out, MAGIC, 8);
	smr_wire_put(out, s->codelet->id, 4);
	smr_wire_put(out, s->codelet->fp, 4);
	smr_str_write(out, name, sizeof(name));
	smr_wire_put(out, s->nsyms, 8);
	for (size_t i = 0; i < s->nsyms; i++)
		smr_wire_put(out, (uint64_t)s->env->sym[i], 8);
	smr_str_write(out, own->s, own->n);
}

static smr_status pack_one(const smr_shipment *s, const smr_pack_target *t, bundle *b)
{
	const smr_impl *impl = t->impl != NULL ? smr_impl_find(t->impl) : s->impl;
	smr_packed *p = &b->packed[b->n];

	if (impl == NULL || impl->pack == NULL || impl->opaque != smr_codelet_is_opaque(s->codelet))
		return smr_fail(SMR_EUNSUPPORTED, "nothing packs for %s", t->name);
	SMR_TRY(impl->pack(s->codelet, s->env, t->name, p));
	b->kinds[b->n] =
		p->n >= 4 && memcmp(p->code, "\0asm", 4) == 0 ? SMR_SLICE_WASM : SMR_SLICE_BITCODE;
	put_note(s, impl->name, &p->note, &b->notes[b->n]);
	b->n++;
	return SMR_OK;
}

static smr_slice make_slice(const smr_packed *p, smr_slice_kind kind, const void *data, size_t n)
{
	const smr_arch *arch = smr_arch_find(p->triple);
	smr_slice s = {.kind = kind, .data = data, .n = n};

	snprintf(s.triple, sizeof(s.triple), "%s", p->triple);
	snprintf(s.features, sizeof(s.features), "%s", p->features);
	s.pointer_bits = arch != NULL ? arch->pointer_bits : 0;
	s.big_endian = arch != NULL && arch->big_endian;
	return s;
}

static smr_status build_codelet_archive(const smr_shipment *s, const bundle *b,
					const smr_secret_key *key, smr_str *out)
{
	smr_archive a = {.name = SMR_CODELET_NAME,
			 .version = SMR_CODELET_VERSION,
			 .nentries = 1,
			 .nlibraries = 1,
			 .libraries = {"m"}};

	snprintf(a.entries[0], sizeof(a.entries[0]), "%s", b->packed[0].entry);
	a.slices[a.nslices++] = (smr_slice){.kind = SMR_SLICE_FLOW, .data = s->text, .n = s->ntext};
	for (size_t i = 0; i < b->n; i++) {
		const smr_packed *p = &b->packed[i];

		a.slices[a.nslices++] = make_slice(p, b->kinds[i], p->code, p->n);
		a.slices[a.nslices++] = make_slice(p, SMR_SLICE_NOTE, b->notes[i].s, b->notes[i].n);
	}
	SMR_TRY(smr_archive_build(&a, out));
	return smr_archive_sign(out, key);
}

/* Packs for all targets. One that fails (no compiler, no WebAssembly for a function) is skipped if
 * others succeed. */
static smr_status pack_all(const smr_shipment *s, bundle *b)
{
	smr_status st = SMR_EUNSUPPORTED;

	for (const smr_pack_target *t = smr_pack_targets; t->name != NULL && b->n < MAX_TARGETS;
	     t++) {
		st = pack_one(s, t, b);
		if (st == SMR_ENOMEM)
			return st;
		if (st != SMR_OK)
			smr_log(SMR_LOG_INFO, "%s is not packed for %s: %s", s->impl->name, t->name,
				smr_errmsg());
	}
	for (size_t i = 0; i < b->n; i++)
		SMR_TRY(smr_str_status(&b->notes[i], "a note"));
	return b->n > 0 ? SMR_OK : st;
}

smr_status smr_codelet_pack(const smr_shipment *s, const smr_secret_key *key, smr_str *out)
{
	bundle *b;
	smr_status st;

	if (s->impl->pack == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s is known by its name, it is not packed",
				s->impl->name);
	b = smr_calloc(1, sizeof(*b));
	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to pack code");
	st = pack_all(s, b);
	if (st == SMR_OK)
		st = build_codelet_archive(s, b, key, out);
	for (size_t i = 0; i < b->n; i++) {
		smr_free(b->packed[i].code);
		smr_str_free(&b->packed[i].note);
		smr_str_free(&b->notes[i]);
	}
	smr_free(b);
	return st;
}

/* ---- reading ----------------------------------------------------------------------------------
 */

static const smr_slice *find_codelet_note(const smr_archive *a, const smr_slice *s)
{
	for (size_t i = 0; i < a->nslices; i++)
		if (a->slices[i].kind == SMR_SLICE_NOTE &&
		    (s == NULL || (strcmp(a->slices[i].triple, s->triple) == 0 &&
				   strcmp(a->slices[i].features, s->features) == 0)))
			return &a->slices[i];
	return NULL;
}

smr_status smr_shipped_read(const smr_archive *a, const smr_slice *s, smr_shipped *out)
{
	const smr_slice *flow = smr_archive_slice(a, SMR_SLICE_FLOW, ""),
			*note = find_codelet_note(a, s);
	const uint8_t *p;

	if (flow == NULL || note == NULL)
		return smr_fail(SMR_ECORRUPT, "archive %s is not the code of a codelet", a->name);
	p = note->data;
	if (note->n < AT_SYMS || memcmp(p, MAGIC, 8) != 0 ||
	    memchr(p + AT_IMPL, 0, SMR_SHIPPED_IMPL) == NULL ||
	    smr_wire_at(p + AT_NSYMS, 8) > (note->n - AT_SYMS) / 8)
		return smr_fail(SMR_ECORRUPT, "the note of archive %s breaks its own rules",
				a->name);
	*out = (smr_shipped){.text = flow->data,
			     .ntext = flow->n,
			     .codelet = (uint32_t)smr_wire_at(p + AT_CODELET, 4),
			     .fp = (uint32_t)smr_wire_at(p + AT_FP, 4),
			     .nsyms = smr_wire_at(p + AT_NSYMS, 8),
			     .syms = p + AT_SYMS};
	memcpy(out->impl, p + AT_IMPL, sizeof(out->impl));
	out->note = p + AT_SYMS + 8 * out->nsyms;
	out->nnote = note->n - AT_SYMS - 8 * out->nsyms;
	return SMR_OK;
}

bool smr_shipped_fits(const smr_shipped *s, const int64_t *syms, size_t n)
{
	bool same = n == s->nsyms;

	for (size_t i = 0; same && i < n; i++)
		same = (int64_t)smr_wire_at(s->syms + 8 * i, 8) == syms[i];
	return same;
}
