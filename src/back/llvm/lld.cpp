#include "back/llvm/lld.h"
#include <lld/Common/Driver.h>
#include <llvm/Support/Error.h>
#include <llvm/Support/FileOutputBuffer.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>
#include <mutex>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

LLD_HAS_DRIVER(elf)
LLD_HAS_DRIVER(wasm)

namespace
{
/* Restores the signal handlers for crashes and interrupts that lld sets and leaves in place, since
 * the process may have its own. */
class kept_signals
{
      public:
	kept_signals()
	{
		for (int s = 1; s < NSIG; s++)
			known[s] = s != SIGSYS && sigaction(s, nullptr, &before[s]) == 0;
	}
	~kept_signals()
	{
		for (int s = 1; s < NSIG; s++)
			if (known[s])
				sigaction(s, &before[s], nullptr);
	}

      private:
	struct sigaction before[NSIG];
	bool known[NSIG];
};
} // namespace

/* lld reads and writes files through two functions of LLVM; the linker redirects their calls to the
 * ones here (--wrap, meson.build). LLVM itself calls them too where it is part of the module: then
 * no link is at work in this thread. */
static thread_local smr_lld_memory *at_work;

namespace
{
class linked_output : public llvm::FileOutputBuffer
{
      public:
	linked_output(llvm::StringRef name, size_t size)
		: FileOutputBuffer(name), bytes((uint8_t *)calloc(1, size > 0 ? size : 1)), n(size)
	{
	}
	~linked_output() override
	{
		free(bytes);
	}
	uint8_t *getBufferStart() const override
	{
		return bytes;
	}
	uint8_t *getBufferEnd() const override
	{
		return bytes + n;
	}
	size_t getBufferSize() const override
	{
		return n;
	}
	llvm::Error commit() override
	{
		free(at_work->linked);
		at_work->linked = bytes;
		at_work->nlinked = n;
		bytes = nullptr;
		return llvm::Error::success();
	}
	bool is_made() const
	{
		return bytes != nullptr;
	}

      private:
	uint8_t *bytes;
	size_t n;
};
} // namespace

using read_result = llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>;
using write_result = llvm::Expected<std::unique_ptr<llvm::FileOutputBuffer>>;

read_result read_object(const llvm::Twine &name, bool, bool, bool, std::optional<llvm::Align>) asm(
	"__wrap__ZN4llvm12MemoryBuffer7getFileERKNS_5TwineEbbbSt8optionalINS_5AlignEE");
read_result read_file(const llvm::Twine &name, bool, bool, bool, std::optional<llvm::Align>) asm(
	"__real__ZN4llvm12MemoryBuffer7getFileERKNS_5TwineEbbbSt8optionalINS_5AlignEE");
write_result write_linked(llvm::StringRef name, size_t size, unsigned) asm(
	"__wrap__ZN4llvm16FileOutputBuffer6createENS_9StringRefEmj");
write_result write_file(llvm::StringRef name, size_t size,
			unsigned) asm("__real__ZN4llvm16FileOutputBuffer6createENS_9StringRefEmj");

read_result read_object(const llvm::Twine &name, bool text, bool terminated, bool changes,
			std::optional<llvm::Align> align)
{
	if (at_work != nullptr && name.str() == at_work->from)
		return llvm::MemoryBuffer::getMemBufferCopy(
			llvm::StringRef((const char *)at_work->object, at_work->nobject), name);
	if (at_work != nullptr && !at_work->files)
		return std::make_error_code(std::errc::no_such_file_or_directory);
	return read_file(name, text, terminated, changes, align);
}

write_result write_linked(llvm::StringRef name, size_t size, unsigned flags)
{
	if (at_work == nullptr)
		return write_file(name, size, flags);
	auto made = std::make_unique<linked_output>(name, size);

	if (!made->is_made())
		return llvm::errorCodeToError(std::make_error_code(std::errc::not_enough_memory));
	return made;
}

/* lld has state of the process, so one link runs at a time. */
static std::mutex lock;
/* After a crash that lld caught, it must not run again. */
static bool usable = true;

int smr_lld_link(const char *const *argv, size_t n, smr_lld_memory *m, char *err, size_t errlen)
{
	std::string text;
	llvm::raw_string_ostream out(text);
	const lld::DriverDef drivers[] = {{lld::Gnu, &lld::elf::link},
					  {lld::Wasm, &lld::wasm::link}};
	std::lock_guard<std::mutex> held(lock);

	if (!usable)
		return -1;
	kept_signals kept;
	at_work = m;
	lld::Result r = lld::lldMain(llvm::ArrayRef<const char *>(argv, n), out, out, drivers);

	at_work = nullptr;
	usable = r.canRunAgain;
	if (r.retCode == 0 && m->linked != nullptr)
		return 0;
	free(m->linked);
	m->linked = nullptr;
	snprintf(err, errlen, "%s", out.str().c_str());
	return 1;
}
