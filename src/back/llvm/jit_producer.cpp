// The producer of bitcode, which the C API does not return.
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Support/MemoryBufferRef.h>

#include <cstdio>

#include "back/llvm/jit_own.h"

extern "C" int smr_jit_producer(const void *bitcode, size_t n, char *out, size_t outlen, char *err,
				size_t errlen)
{
	llvm::StringRef bytes(static_cast<const char *>(bitcode), n);
	llvm::Expected<std::string> name =
		llvm::getBitcodeProducerString(llvm::MemoryBufferRef(bytes, "shipped"));

	if (!name) {
		std::snprintf(err, errlen, "bitcode: %s", llvm::toString(name.takeError()).c_str());
		return 1;
	}
	std::snprintf(out, outlen, "%s", name->c_str());
	return 0;
}
