// The bodies of functions as clang made them, kept while the prelude works on copies.
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

	// Line and column of a call in a function's own body.
	using Place = std::pair<unsigned, unsigned>;
	using Places = llvm::SmallSet<Place, 8>;
	// Of the call in F's own body by which this comes in; {0, 0}: that is not known.
	static Place placeOf(const llvm::DILocation *At);
	void inlined(llvm::Function *F, Place At, unsigned Instructions);
	// F differs from its own body by more than what is inlined, so it is not prepared again.
	void settle(llvm::Function *F);
	// Instructions that were inlined into F at other places.
	unsigned inlinedElsewhere(const llvm::Function *F, const Places &Than) const;
	// Instructions of the largest function that was inlined into F by way of this place.
	unsigned largestAt(const llvm::Function *F, Place At) const;
	// Gives F a copy of its own body in place of the present one, which the spare function that
	// is returned has. Null: it is to stay as it is.
	llvm::Function *again(llvm::Function *F, llvm::Module &M);
	// The end of again(): F goes back to the spare body, or keeps the one it has.
	void end(llvm::Function *F, llvm::Function *Spare, bool Back);

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
	llvm::SmallPtrSet<const llvm::Function *, 32> Grown, Hopeless, Settled;
	llvm::DenseMap<const llvm::Function *, std::vector<std::pair<Place, unsigned>>> Early;

	void rest(llvm::Function &F);
};

struct Site;

// spared.cpp: whether each point follows a pointer to a piece of memory of its own.
bool isChase(const Site &S);
// Sites of a helper that its own guard serves.
llvm::SmallPtrSet<const Site *, 8> copiesAmong(llvm::ArrayRef<std::unique_ptr<Site>> Sites);
// inline.cpp, prelude.cpp: the prelude of one function, with calls at these places inlined alone.
void inlineAt(llvm::Function &F, llvm::FunctionAnalysisManager &FAM,
	      const std::shared_ptr<Originals> &Kept, const Originals::Places &Only);
void prepareAgain(llvm::Function &F, llvm::FunctionAnalysisManager &FAM,
		  const std::shared_ptr<Originals> &Kept, const Originals::Places &Only);
} // namespace smr
#endif
