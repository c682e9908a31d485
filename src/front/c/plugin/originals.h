// Keeps the bodies of functions as clang made them while the prelude works on copies.
#ifndef SMR_FRONT_C_PLUGIN_ORIGINALS_H
#define SMR_FRONT_C_PLUGIN_ORIGINALS_H
#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/SmallSet.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/PassManager.h>
#include <memory>
#include <vector>

namespace smr
{
// A function in which nothing is lifted must come out exactly as without the plug-in: the prelude
// decides differently from clang's own pipeline (what to inline, when), which slows some programs
// down by some per cent.
class Originals
{
      public:
	void keep(llvm::Module &M);
	// Returns the function whose original body F holds, else F.
	llvm::Function *ownerOf(llvm::Function *F) const;
	bool has(const llvm::Function *F) const;
	// Returns the functions that the module still calls if those in Lifted keep their copies
	// and all others get their original bodies back: a helper that was inlined everywhere is
	// not among them.
	llvm::SmallPtrSet<llvm::Function *, 32> reached(
		llvm::Module &M, const llvm::SmallPtrSetImpl<llvm::Function *> &Lifted) const;
	// Gives every function its original body back except those in Lifted.
	void restore(const llvm::SmallPtrSetImpl<llvm::Function *> &Lifted);

	// Records that something was inlined into F.
	void grew(llvm::Function *F);

	// Line and column of a call in a function's original body.
	using Place = std::pair<unsigned, unsigned>;
	using Places = llvm::SmallSet<Place, 8>;
	// Returns the call in F's original body through which the code at At was inlined, or {0, 0}
	// if unknown.
	static Place placeOf(const llvm::DILocation *At);
	void inlined(llvm::Function *F, Place At, unsigned Instructions);
	// Records that F differs from its original body by more than inlining, so that it is not
	// prepared again.
	void settle(llvm::Function *F);
	// Returns the instructions that were inlined into F at other places.
	unsigned inlinedElsewhere(const llvm::Function *F, const Places &Than) const;
	// Returns the instructions of the largest function that was inlined into F through this
	// place.
	unsigned largestAt(const llvm::Function *F, Place At) const;
	// Replaces F's body by a copy of its original and moves the present body into the spare
	// function that it returns. Returns null if F must stay as it is.
	llvm::Function *again(llvm::Function *F, llvm::Module &M);
	// Ends again(): F gets the spare body back (Back) or keeps its new one.
	void end(llvm::Function *F, llvm::Function *Spare, bool Back);

	// Excludes functions from all passes until wake() in which nothing can be lifted after
	// inlining. keep() excludes those that cannot get loops. Cleaned: dead branches of inlined
	// code are gone.
	void rest(llvm::Module &M, llvm::FunctionAnalysisManager &FAM, bool Cleaned);
	void wake();
	// Whether each of its loops contains a call.
	bool isHopeless(const llvm::Function *F) const;

      private:
	struct Kept {
		llvm::Function *F, *Body;
		llvm::AttributeList Attributes;
	};
	std::vector<Kept> All;
	std::vector<std::pair<llvm::Function *, llvm::AttributeList>> Resting;
	llvm::SmallPtrSet<const llvm::Function *, 32> Grown, Hopeless, Settled;
	llvm::DenseMap<const llvm::Function *, std::vector<std::pair<Place, unsigned>>> Early;

	void rest(llvm::Function &F);
};

struct Site;

// spared.cpp: whether each point follows a pointer to a separate piece of memory.
bool isChase(const Site &S);
// Returns the sites of an inlined helper that the helper's own guard covers.
llvm::SmallPtrSet<const Site *, 8> copiesAmong(llvm::ArrayRef<std::unique_ptr<Site>> Sites);
// inline.cpp, prelude.cpp: runs the prelude on one function and inlines only the calls at these
// places.
void inlineAt(llvm::Function &F, llvm::FunctionAnalysisManager &FAM,
	      const std::shared_ptr<Originals> &Kept, const Originals::Places &Only);
void prepareAgain(llvm::Function &F, llvm::FunctionAnalysisManager &FAM,
		  const std::shared_ptr<Originals> &Kept, const Originals::Places &Only);
} // namespace smr
#endif
