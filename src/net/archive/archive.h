/** @file Archives: one function or library of functions, compiled for several kinds of machine,
 * signed. docs/reference/archive.md has the bytes. An archive never changes: its identity is the
 * BLAKE2b-256 of all of its bytes. */
#ifndef SMR_NET_ARCHIVE_ARCHIVE_H
#define SMR_NET_ARCHIVE_ARCHIVE_H
#include <stddef.h>
#include <stdint.h>

#include "base/data/digest.h"
#include "base/str.h"
#include "net/archive/keys.h"

enum {
	SMR_ARCHIVE_NAME = 48,      /* bytes of a name with its 0 */
	SMR_ARCHIVE_SYMBOL = 64,    /* of an entry's symbol */
	SMR_ARCHIVE_LIBRARY = 32,   /* of a dependency */
	SMR_ARCHIVE_TRIPLE = 64,    /* of a normalised triple */
	SMR_ARCHIVE_FEATURES = 128, /* of the CPU features that are needed */
	SMR_ARCHIVE_MAX_SLICES = 16,
	SMR_ARCHIVE_MAX_ENTRIES = 16,
	SMR_ARCHIVE_MAX_LIBRARIES = 8,
	SMR_ARCHIVE_MAX_BYTES = 64 << 20,
	SMR_HASH_BYTES = SMR_DIGEST_BYTES
};

typedef enum smr_slice_kind {
	SMR_SLICE_BITCODE = 1, /* LLVM bitcode, not optimised for any CPU */
	SMR_SLICE_OBJECT,      /* a relocatable ELF object */
	SMR_SLICE_WASM,        /* a WebAssembly module or component */
	SMR_SLICE_FLOW,        /* a flow in text form, for any machine */
	SMR_SLICE_NOTE         /* how the code of the slice before it is run (codelet.h) */
} smr_slice_kind;

typedef struct smr_slice {
	smr_slice_kind kind;
	char triple[SMR_ARCHIVE_TRIPLE]; /* normalised; "" for a flow */
	uint32_t pointer_bits;           /* 0 for a flow */
	bool big_endian;
	char features[SMR_ARCHIVE_FEATURES]; /* CPU features it cannot run without: "avx2,fma" */
	const void *data;                    /* the caller's, or inside the archive */
	size_t n;
} smr_slice;

typedef struct smr_archive {
	char name[SMR_ARCHIVE_NAME]; /* for people, and for versions */
	uint64_t version; /* a node refuses a lower one than it has seen of this name and signer */
	size_t nslices, nentries, nlibraries;
	smr_slice slices[SMR_ARCHIVE_MAX_SLICES];
	char entries[SMR_ARCHIVE_MAX_ENTRIES][SMR_ARCHIVE_SYMBOL]; /* "smr_main" */
	char libraries[SMR_ARCHIVE_MAX_LIBRARIES][SMR_ARCHIVE_LIBRARY];
	uint8_t signer[SMR_KEY_BYTES]; /* zeros: not signed */
} smr_archive;

/** "aarch64", "x86_64", "wasm32" and the like out of any spelling: arch-vendor-os-environment in
 * lower case, without versions of the system or of its library. SMR_EINVAL says what is unknown. */
SMR_MUST_USE smr_status smr_triple_normalise(const char *triple, char out[SMR_ARCHIVE_TRIPLE]);
/** Whether code of one normalised triple runs on another: architecture, system and environment are
 * the same; who sold the machine does not matter. */
bool smr_triple_match(const char *a, const char *b);
/** The normalised triple of this process. */
const char *smr_triple_host(void);

/** Appends an unsigned archive. What breaks a rule (names, counts, libraries that no node knows) is
 * told. */
SMR_MUST_USE smr_status smr_archive_build(const smr_archive *a, smr_str *out);
/** Signs what smr_archive_build() made, in place; what was signed before is signed anew. */
SMR_MUST_USE smr_status smr_archive_sign(smr_str *bytes, const smr_secret_key *key);
/** The identity. */
SMR_MUST_USE smr_status smr_archive_hash(const void *bytes, size_t n, uint8_t hash[SMR_HASH_BYTES]);
/** Whose signature it claims to have, without reading anything else: the key stands at a fixed
 * distance from the end. False: too short, or not signed. */
bool smr_archive_signer(const void *bytes, size_t n, uint8_t key[SMR_KEY_BYTES]);
/** Whether the signature is that key's over all the bytes before it. Reads nothing but length and
 * signature; SMR_EDENIED. Whether the key is trusted is another question: trust.h. */
SMR_MUST_USE smr_status smr_archive_verify(const void *bytes, size_t n);
/** Reads any bytes; slices point into @p bytes. SMR_ECORRUPT tells the rule broken. Only for bytes
 * that were verified, except where nothing native is taken from them. */
SMR_MUST_USE smr_status smr_archive_read(const void *bytes, size_t n, smr_archive *out);
/** The slice of @p kind for the triple; NULL: there is none. */
const smr_slice *smr_archive_slice(const smr_archive *a, smr_slice_kind kind, const char *triple);
/** "bitcode", "object", "wasm", "flow"; static text. */
const char *smr_slice_kind_name(smr_slice_kind kind);
#endif
