#include "back/llvm/lld.h"
#include <lld/Common/Driver.h>
#include <llvm/Support/raw_ostream.h>
#include <signal.h>
#include <stdio.h>

LLD_HAS_DRIVER(wasm)

namespace
{
/* lld sets handlers for crashes and for interrupts, and leaves them. The process may be anyone's.
 */
class kept_signals
{
      public:
	kept_signals()
	{
		for (int s = 1; s < NSIG; s++)
			known[s] = sigaction(s, nullptr, &before[s]) == 0;
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

/* After a crash that lld caught it asks not to be run again. */
static bool usable = true;

int smr_lld_wasm(const char *const *argv, size_t n, char *err, size_t errlen)
{
	std::string text;
	llvm::raw_string_ostream out(text);
	const lld::DriverDef wasm[] = {{lld::Wasm, &lld::wasm::link}};

	if (!usable)
		return -1;
	kept_signals kept;
	lld::Result r = lld::lldMain(llvm::ArrayRef<const char *>(argv, n), out, out, wasm);

	usable = r.canRunAgain;
	if (r.retCode == 0)
		return 0;
	snprintf(err, errlen, "%s", out.str().c_str());
	return 1;
}
