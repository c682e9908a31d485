/** @file Archives: a function or a library of functions, compiled for several kinds of machine and
 * signed. docs/reference/archive.md has the format. An archive never changes: its identity is the
 * BLAKE2b-256 of all its bytes. */
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
	SMR_ARCHIVE_FEATURES = 128, /* of the CPU features that code needs */
	SMR_ARCHIVE_MAX_SLICES = 16,
	SMR_ARCHIVE_MAX_ENTRIES = 16,
	SMR_ARCHIVE_MAX_LIBRARIES = 8,
	SMR_ARCHIVE_MAX_BYTES = 64 << 20,
	SMR_HASH_BYTES = SMR_DIGEST_BYTES
};

typedef enum smr_slice_kind {
	SMR_SLICE_BITCODE = 1, /* LLVM bitcode, not optimised for a CPU */
	SMR_SLICE_OBJECT,      /* a relocatable ELF object */
	SMR_SLICE_WASM,        /* a WebAssembly module or component */
	SMR_SLICE_FLOW,        /* a flow in text form, for any machine */
	SMR_SLICE_NOTE         /* parameters of the code in the slice before it (codelet.h) */
} smr_slice_kind;

typedef struct smr_slice {
	smr_slice_kind kind;
	char triple[SMR_ARCHIVE_TRIPLE]; /* normalised; "" for a flow */
	uint32_t pointer_bits;           /* 0 for a flow */
	bool big_endian;
	char features[SMR_ARCHIVE_FEATURES]; /* CPU features that the code needs: "avx2,fma" */
	const void *data;                    /* owned by the caller, or inside the archive */
	size_t n;
} smr_slice;

typedef struct smr_archive {
	char name[SMR_ARCHIVE_NAME]; /* for users, and for versions */
	uint64_t version; /* a node refuses one below the highest it has seen of this name and
			   * signer */
	size_t nslices, nentries, nlibraries;
	smr_slice slices[SMR_ARCHIVE_MAX_SLICES];
	char entries[SMR_ARCHIVE_MAX_ENTRIES][SMR_ARCHIVE_SYMBOL]; /* "smr_main" */
	char libraries[SMR_ARCHIVE_MAX_LIBRARIES][SMR_ARCHIVE_LIBRARY];
	uint8_t signer[SMR_KEY_BYTES]; /* zeros: not signed */
} smr_archive;

/** Normalises any spelling of "aarch64", "x86_64", "wasm32" and others to
 * arch-vendor-os-environment in lower case, without versions of the system or of its library.
 * SMR_EINVAL names the unknown part. */
SMR_MUST_USE smr_status smr_triple_normalise(const char *triple, char out[SMR_ARCHIVE_TRIPLE]);
/** Returns whether code of one normalised triple runs on another: architecture, system and
 * environment must be equal; the vendor does not matter. */
bool smr_triple_match(const char *a, const char *b);
/** Returns the normalised triple of this process. */
const char *smr_triple_host(void);

/** Appends an unsigned archive. Fails with an error text if a rule is broken (names, counts,
 * libraries unknown to nodes). */
SMR_MUST_USE smr_status smr_archive_build(const smr_archive *a, smr_str *out);
/** Signs an archive of smr_archive_build(), in place; replaces an earlier signature. */
SMR_MUST_USE smr_status smr_archive_sign(smr_str *bytes, const smr_secret_key *key);
/** Computes the archive's identity. */
SMR_MUST_USE smr_status smr_archive_hash(const void *bytes, size_t n, uint8_t hash[SMR_HASH_BYTES]);
/** Reads the key of the signature from its fixed place at the end, without checking anything.
 * False: too short, or not signed. */
bool smr_archive_signer(const void *bytes, size_t n, uint8_t key[SMR_KEY_BYTES]);
/** Checks the signature over all bytes before it with the key in the archive. Reads only length and
 * signature; SMR_EDENIED. Whether the key is trusted is not checked here: trust.h. */
SMR_MUST_USE smr_status smr_archive_verify(const void *bytes, size_t n);
/** Reads any bytes; slices point into @p bytes. SMR_ECORRUPT names the broken rule. Only for
 * verified bytes, unless no native code is taken from them. */
SMR_MUST_USE smr_status smr_archive_read(const void *bytes, size_t n, smr_archive *out);
/** Returns the slice of @p kind for the triple; NULL: there is none. */
const smr_slice *smr_archive_slice(const smr_archive *a, smr_slice_kind kind, const char *triple);
/** Returns "bitcode", "object", "wasm" or "flow"; static text. */
const char *smr_slice_kind_name(smr_slice_kind kind);
#endif
