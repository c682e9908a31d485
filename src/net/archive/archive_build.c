/* Writes and signs archives. */
#include <string.h>

#include "net/archive/archive_bytes.h"
#include "net/wire.h"

static void pad(smr_str *o, size_t from)
{
	while (!o->oom && (o->n - from) % AR_ALIGN != 0)
		smr_str_putc(o, 0);
}

static uint64_t size_of(const smr_archive *a)
{
	uint64_t n = ar_head(a->nslices, a->nentries, a->nlibraries);

	for (size_t i = 0; i < a->nslices; i++)
		n += ar_aligned(a->slices[i].n);
	return n + AR_SEAL;
}

static void put_tables(const smr_archive *a, smr_str *out)
{
	uint64_t at = ar_head(a->nslices, a->nentries, a->nlibraries);

	for (size_t i = 0; i < a->nentries; i++)
		smr_str_write(out, a->entries[i], SMR_ARCHIVE_SYMBOL);
	for (size_t i = 0; i < a->nlibraries; i++)
		smr_str_write(out, a->libraries[i], SMR_ARCHIVE_LIBRARY);
	for (size_t i = 0; i < a->nslices; i++) {
		const smr_slice *s = &a->slices[i];

		smr_str_write(out, s->triple, SMR_ARCHIVE_TRIPLE);
		smr_str_write(out, s->features, SMR_ARCHIVE_FEATURES);
		smr_wire_put(out, s->kind, 4);
		smr_wire_put(out, s->pointer_bits, 4);
		smr_wire_put(out, s->big_endian, 4);
		smr_wire_put(out, 0, 4);
		smr_wire_put(out, at, 8);
		smr_wire_put(out, s->n, 8);
		at += ar_aligned(s->n);
	}
}

smr_status smr_archive_build(const smr_archive *a, smr_str *out)
{
	uint64_t size;
	size_t from = out->n;

	SMR_TRY(smr_archive_check(a));
	for (size_t i = 0; i < a->nslices; i++)
		if (a->slices[i].n > SMR_ARCHIVE_MAX_BYTES)
			return smr_fail(SMR_EINVAL, "slice %zu is larger than 64 MiB", i);
	size = size_of(a);
	if (size > SMR_ARCHIVE_MAX_BYTES)
		return smr_fail(SMR_EINVAL, "archive %s would be larger than 64 MiB", a->name);
	smr_str_write(out, SMR_ARCHIVE_MAGIC, 8);
	smr_wire_put(out, AR_FORMAT, 4);
	smr_wire_put(out, a->nslices, 4);
	smr_wire_put(out, a->nentries, 4);
	smr_wire_put(out, a->nlibraries, 4);
	smr_wire_put(out, size, 8);
	smr_wire_put(out, a->version, 8);
	smr_str_write(out, a->name, SMR_ARCHIVE_NAME);
	smr_wire_put(out, 0, 8);
	put_tables(a, out);
	for (size_t i = 0; i < a->nslices; i++) {
		smr_str_write(out, a->slices[i].data, a->slices[i].n);
		pad(out, from);
	}
	for (int i = 0; i < AR_SEAL; i++)
		smr_str_putc(out, 0);
	return smr_str_status(out, "an archive");
}

smr_status smr_archive_sign(smr_str *bytes, const smr_secret_key *key)
{
	smr_archive a;

	/* signs only bytes that can be read again */
	SMR_TRY(smr_archive_read(bytes->s, bytes->n, &a));
	memcpy(bytes->s + bytes->n - AR_SEAL, key->public_key, SMR_KEY_BYTES);
	return smr_key_sign(key, bytes->s, bytes->n - SMR_SIGNATURE_BYTES,
			    (uint8_t *)bytes->s + bytes->n - SMR_SIGNATURE_BYTES);
}
