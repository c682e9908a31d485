/** @file The byte format of an archive (docs/reference/archive.md): numbers are little-endian. */
#ifndef SMR_NET_ARCHIVE_ARCHIVE_BYTES_H
#define SMR_NET_ARCHIVE_ARCHIVE_BYTES_H
#include "net/archive/archive.h"

#define SMR_ARCHIVE_MAGIC "SMRARCH1"

enum {
	AR_FORMAT = 1,
	AR_HEADER = 96, /* magic, format, counts, size, version, name, 8 zeros */
	AR_AT_SIZE = 24,
	AR_AT_NAME = 40,
	AR_SLICE = SMR_ARCHIVE_TRIPLE + SMR_ARCHIVE_FEATURES + 32,
	AR_ALIGN = 16, /* alignment of each slice's data, and of the seal */
	AR_SEAL = SMR_KEY_BYTES + SMR_SIGNATURE_BYTES
};

/** Returns the bytes from the beginning to the first slice's data. */
static inline size_t ar_head(size_t nslices, size_t nentries, size_t nlibraries)
{
	return AR_HEADER + nentries * SMR_ARCHIVE_SYMBOL + nlibraries * SMR_ARCHIVE_LIBRARY +
	       nslices * AR_SLICE; /* a multiple of AR_ALIGN */
}

static inline uint64_t ar_aligned(uint64_t n)
{
	return (n + AR_ALIGN - 1) / AR_ALIGN * AR_ALIGN;
}

/** Checks names, counts, kinds and triples: the rules for an archive's content. SMR_EINVAL. */
SMR_MUST_USE smr_status smr_archive_check(const smr_archive *a);
#endif
