/* Reads archives. Every byte may be hostile, although native code is taken only from verified
 * bytes: Wasm may come from any sender, and an attacker may have stolen a key.
 *
 * Each archive has one encoding: slices lie one behind the other as the counts say, gaps are zeros,
 * so offsets can neither overlap nor point elsewhere. */
#include <sodium.h>
#include <string.h>

#include "net/archive/archive_bytes.h"
#include "net/wire.h"

smr_status smr_archive_hash(const void *bytes, size_t n, uint8_t hash[SMR_HASH_BYTES])
{
	return smr_digest(bytes, n, hash, SMR_HASH_BYTES);
}

static bool has_seal(size_t n)
{
	return n >= AR_HEADER + AR_SEAL && n <= SMR_ARCHIVE_MAX_BYTES;
}

bool smr_archive_signer(const void *bytes, size_t n, uint8_t key[SMR_KEY_BYTES])
{
	if (!has_seal(n))
		return false;
	memcpy(key, (const uint8_t *)bytes + n - AR_SEAL, SMR_KEY_BYTES);
	return !sodium_is_zero(key, SMR_KEY_BYTES);
}

smr_status smr_archive_verify(const void *bytes, size_t n)
{
	const uint8_t *p = bytes;

	if (!has_seal(n))
		return smr_fail(SMR_ECORRUPT, "%zu bytes are no archive", n);
	if (sodium_is_zero(p + n - AR_SEAL, SMR_KEY_BYTES))
		return smr_fail(SMR_EDENIED, "the archive is not signed");
	return smr_key_check(p + n - AR_SEAL, p, n - SMR_SIGNATURE_BYTES,
			     p + n - SMR_SIGNATURE_BYTES);
}

static bool range_is_zero(const uint8_t *p, uint64_t from, uint64_t to)
{
	return from >= to || sodium_is_zero(p + from, to - from);
}

static smr_status read_slice(const uint8_t *p, const uint8_t *row, size_t end, uint64_t *at,
			     smr_slice *out)
{
	const uint8_t *numbers = row + SMR_ARCHIVE_TRIPLE + SMR_ARCHIVE_FEATURES;
	uint64_t endian = smr_wire_at(numbers + 8, 4), offset = smr_wire_at(numbers + 16, 8),
		 n = smr_wire_at(numbers + 24, 8);

	memcpy(out->triple, row, SMR_ARCHIVE_TRIPLE);
	memcpy(out->features, row + SMR_ARCHIVE_TRIPLE, SMR_ARCHIVE_FEATURES);
	out->kind = (smr_slice_kind)smr_wire_at(numbers, 4);
	out->pointer_bits = (uint32_t)smr_wire_at(numbers + 4, 4);
	out->big_endian = endian == 1;
	if (endian > 1 || smr_wire_at(numbers + 12, 4) != 0)
		return smr_fail(SMR_ECORRUPT, "a slice's row has a bit that means nothing");
	if (offset != *at || n > end - offset)
		return smr_fail(
			SMR_ECORRUPT,
			"a slice says it lies at %llu and has %llu bytes; it begins at %llu "
			"and at most %llu are there",
			(unsigned long long)offset, (unsigned long long)n, (unsigned long long)*at,
			(unsigned long long)(end - *at));
	*at = ar_aligned(offset + n);
	if (*at > end || !range_is_zero(p, offset + n, *at))
		return smr_fail(SMR_ECORRUPT, "between two slices there is something else");
	out->data = p + offset;
	out->n = n;
	return SMR_OK;
}

static smr_status read_tables(const uint8_t *p, size_t end, smr_archive *a)
{
	uint64_t at = ar_head(a->nslices, a->nentries, a->nlibraries);
	const uint8_t *row = p + AR_HEADER;

	for (size_t i = 0; i < a->nentries; i++, row += SMR_ARCHIVE_SYMBOL)
		memcpy(a->entries[i], row, SMR_ARCHIVE_SYMBOL);
	for (size_t i = 0; i < a->nlibraries; i++, row += SMR_ARCHIVE_LIBRARY)
		memcpy(a->libraries[i], row, SMR_ARCHIVE_LIBRARY);
	for (size_t i = 0; i < a->nslices; i++, row += AR_SLICE)
		SMR_TRY(read_slice(p, row, end, &at, &a->slices[i]));
	return at == end ? SMR_OK
			 : smr_fail(SMR_ECORRUPT, "%llu bytes after the last slice belong to none",
				    (unsigned long long)(end - at));
}

smr_status smr_archive_read(const void *bytes, size_t n, smr_archive *out)
{
	const uint8_t *p = bytes;
	smr_archive a = {0};

	if (!has_seal(n) || memcmp(p, SMR_ARCHIVE_MAGIC, 8) != 0)
		return smr_fail(SMR_ECORRUPT, "this is no archive");
	if (smr_wire_at(p + 8, 4) != AR_FORMAT)
		return smr_fail(SMR_EUNSUPPORTED, "an archive of format %u; this Samara reads %d",
				(unsigned)smr_wire_at(p + 8, 4), AR_FORMAT);
	if (smr_wire_at(p + AR_AT_SIZE, 8) != n)
		return smr_fail(SMR_ECORRUPT, "an archive of %zu bytes says it has %llu", n,
				(unsigned long long)smr_wire_at(p + AR_AT_SIZE, 8));
	a.nslices = smr_wire_at(p + 12, 4);
	a.nentries = smr_wire_at(p + 16, 4);
	a.nlibraries = smr_wire_at(p + 20, 4);
	a.version = smr_wire_at(p + 32, 8);
	memcpy(a.name, p + AR_AT_NAME, SMR_ARCHIVE_NAME);
	memcpy(a.signer, p + n - AR_SEAL, SMR_KEY_BYTES);
	if (a.nslices > SMR_ARCHIVE_MAX_SLICES || a.nentries > SMR_ARCHIVE_MAX_ENTRIES ||
	    a.nlibraries > SMR_ARCHIVE_MAX_LIBRARIES ||
	    ar_head(a.nslices, a.nentries, a.nlibraries) > n - AR_SEAL ||
	    !range_is_zero(p, AR_HEADER - 8, AR_HEADER))
		return smr_fail(SMR_ECORRUPT, "the archive's counts are more than it can hold");
	SMR_TRY(read_tables(p, n - AR_SEAL, &a));
	if (smr_archive_check(&a) != SMR_OK)
		return smr_fail(SMR_ECORRUPT, "the archive breaks a rule: %s", smr_errmsg());
	*out = a;
	return SMR_OK;
}
