/** @file A file as a slice: what it is says its beginning, for which machine says what is in it. */
#ifndef SMR_NET_ARCHIVE_SLICE_H
#define SMR_NET_ARCHIVE_SLICE_H
#include "net/archive/archive.h"

/** LLVM bitcode, a relocatable ELF object, WebAssembly, or a flow in text form; *@p out keeps
 * @p bytes. Bitcode is read by LLVM (libsamara-llvm.so): for one's own files, not for those of
 * strangers. Entries of @p a that bitcode does not define are told. @p name is for messages. */
SMR_MUST_USE smr_status smr_slice_of(const char *name, const void *bytes, size_t n,
				     const smr_archive *a, smr_slice *out);
#endif
