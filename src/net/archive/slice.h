/** @file Makes a slice of a file: its first bytes give the kind, its content the machine. */
#ifndef SMR_NET_ARCHIVE_SLICE_H
#define SMR_NET_ARCHIVE_SLICE_H
#include "net/archive/archive.h"

/** Recognises LLVM bitcode, a relocatable ELF object, WebAssembly, or a flow in text form; *@p out
 * refers to @p bytes. LLVM (libsamara-llvm.so) reads bitcode: use this for trusted files only.
 * Reports entries of @p a that bitcode does not define. @p name is for messages. */
SMR_MUST_USE smr_status smr_slice_of(const char *name, const void *bytes, size_t n,
				     const smr_archive *a, smr_slice *out);
#endif
