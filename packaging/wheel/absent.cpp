/* The wheel does without these, which lld and LLVM ask for by name: code generators of other
 * targets, and the loop optimiser Polly. */
#include <llvm/Passes/PassPlugin.h>

#define ABSENT(target)                                    \
	extern "C" void LLVMInitialize##target##TargetInfo(void) \
	{                                                 \
	}                                                 \
	extern "C" void LLVMInitialize##target##Target(void)     \
	{                                                 \
	}                                                 \
	extern "C" void LLVMInitialize##target##TargetMC(void)   \
	{                                                 \
	}                                                 \
	extern "C" void LLVMInitialize##target##AsmPrinter(void) \
	{                                                 \
	}                                                 \
	extern "C" void LLVMInitialize##target##AsmParser(void)  \
	{                                                 \
	}
ABSENT(AMDGPU)
ABSENT(ARM)
ABSENT(AVR)
ABSENT(BPF)
ABSENT(Hexagon)
ABSENT(Lanai)
ABSENT(LoongArch)
ABSENT(M68k)
ABSENT(MSP430)
ABSENT(Mips)
ABSENT(NVPTX)
ABSENT(PowerPC)
ABSENT(RISCV)
ABSENT(Sparc)
ABSENT(SystemZ)
ABSENT(VE)
ABSENT(XCore)
ABSENT(Xtensa)

llvm::PassPluginLibraryInfo getPollyPluginInfo()
{
	return {LLVM_PLUGIN_API_VERSION, "Polly", "absent", [](llvm::PassBuilder &) {}};
}
