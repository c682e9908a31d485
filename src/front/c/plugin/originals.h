// The bodies of functions as clang made them, kept while the prelude works on copies.
#ifndef SMR_FRONT_C_PLUGIN_ORIGINALS_H
#define SMR_FRONT_C_PLUGIN_ORIGINALS_H
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/PassManager.h>
#include <vector>

namespace smr
{
// A function in which nothing is lifted must come out exactly as without the plug-in: the prelude
// decides differently from clang's own pipeline (what to inline, when), which costs some programs
// some per cent of speed.
class Originals
{
      public:
	void keep(llvm::Module &M);
	// Whose own body this function has; else the function itself.
	llvm::Function *ownerOf(llvm::Function *F) const;
	bool has(const llvm::Function *F) const;
	// The functions that the module still calls when those in Lifted keep their copies and all
	// others their own bodies: a helper that was inlined everywhere is not among them.
	llvm::SmallPtrSet<llvm::Function *, 32> reached(
		llvm::Module &M, const llvm::SmallPtrSetImpl<llvm::Function *> &Lifted) const;
	// Gives every function its own body back except those in Lifted.
	void restore(const llvm::SmallPtrSetImpl<llvm::Function *> &Lifted);

	// Something was inlined into F.
	void grew(llvm::Function *F);
	// Functions in which nothing can be lifted, now that helpers are inlined: passes leave them
	// alone until wake(). keep() does so with those that cannot get loops. Cleaned: what was
	// inlined has lost the branches that are not taken.
	void rest(llvm::Module &M, llvm::FunctionAnalysisManager &FAM, bool Cleaned);
	void wake();
	// Each of its loops calls something.
	bool isHopeless(const llvm::Function *F) const;

      private:
	struct Kept {
		llvm::Function *F, *Body;
		llvm::AttributeList Attributes;
	};
	std::vector<Kept> All;
	std::vector<std::pair<llvm::Function *, llvm::AttributeList>> Resting;
	llvm::SmallPtrSet<const llvm::Function *, 32> Grown, Hopeless;

	void rest(llvm::Function &F);
};
} // namespace smr
#endif
