// The plug-in's passes: at the start of clang's pipeline they read the loops, write the flows into
// the object, and put a guard before the loops. At -O0 they only search for system calls.
#include "emit.h"
#include "originals.h"
#include "shim.h"
#include <llvm/ADT/SetVector.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Passes/PassPlugin.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

using namespace llvm;
using namespace smr;

namespace
{
enum {
	SITE_LOOPS = 12, // outermost loops joined into one site
	MANY = 10,       // least useless inlined instructions for which a function is prepared
			 // again
	SMALL = 80       // greatest instructions of a helper that one of its loops may bring in
};

// Drops line tables that the driver requested for the plug-in only.
void dropLines(Module &M)
{
	if (const char *Lines = getenv("SAMARA_LINES"); Lines && StringRef(Lines) == "drop")
		StripDebugInfo(M);
}

struct Samara : PassInfoMixin<Samara> {
	std::shared_ptr<Originals> Kept;
	std::string Level; // optimisation level
	std::vector<std::unique_ptr<Site>> Sites;
	struct Note {
		const Function *F;
		Loop *L;
		std::string Text, Why;
	};
	std::vector<Note> Notes; // reasons of loops that were not lifted
	StringSet<> Said;
	bool Say = false, Quiet = false;
	bool Guest = false;    // target is the guest runtime
	bool Describes = true; // describe loops that cannot be lifted as opaque nodes

	Samara(std::shared_ptr<Originals> K, std::string L)
		: Kept(std::move(K)), Level(std::move(L))
	{
	}

	static bool isRequired()
	{
		return true;
	}

	static bool usable(const Function &F)
	{
		return !F.isDeclaration() && !F.hasOptNone() &&
		       !F.hasFnAttribute(Attribute::Naked) && !F.callsFunctionThatReturnsTwice() &&
		       !F.hasFnAttribute(Attribute::DisableSanitizerInstrumentation) &&
		       !F.isPresplitCoroutine() && !F.hasFnAttribute(Attribute::StrictFP);
	}

	void note(const Site &S, Loop *L)
	{
		std::string Line;
		raw_string_ostream Out(Line);

		Out << (S.Loc ? S.Loc->getFilename().str() : S.F->getParent()->getSourceFileName())
		    << ":" << (S.Loc ? S.Loc.getLine() : 0) << " " << functionAt(S.Loc, *S.F)
		    << ": " << (S.Why.empty() ? "not lifted" : S.Why) << "\n";
		Notes.push_back({S.F, L, Line, S.Why});
		if (Say && Said.insert(Line).second) // once for all copies of a helper
			errs() << "samara: not lifted: " << Line;
	}

	// Notes the calls of a function that the prelude skipped.
	void noteCalls(Function &F, const LoopInfo &LI)
	{
		for (Loop *L : LI.getLoopsInPreorder()) {
			Site S(&F);
			S.Loc = L->getStartLoc();
			for (const BasicBlock *B : L->blocks())
				for (const Instruction &I : *B)
					if (S.Why.empty() && isForeignCall(I))
						S.Why = "call of " + calledBy(cast<CallBase>(I));
			if (L->getExitingBlock() == nullptr)
				S.Why = "several exits (break, return, goto)";
			note(S, L);
		}
	}

	static bool guarded(const Site &S)
	{
		return !S.Opaque || S.Asks;
	}

	// Whether the site stores through an index: it must keep its loop's order, so that it is
	// not joined with others, since a flow runs as a whole or not at all.
	static bool scatters(const Site &S)
	{
		for (int I = 0; I < S.L->nstmts; I++) {
			int To = S.L->stmts[I].access;
			if (To != SMR_LIFT_NONE && S.L->accesses[To].index != nullptr)
				return true;
		}
		return false;
	}

	// Whether opaque nodes are guarded: the guest runtime uses only those.
	static bool asksOpaque()
	{
		const char *Env = getenv("SAMARA_OPAQUE");

		return Env == nullptr || StringRef(Env) != "none";
	}

	// Whether the site calls a function of the C library that the guest runtime has no code
	// for: then all loops of the site would run as they are.
	bool callsAway(const Site &S) const
	{
		auto Calls = [](const Instruction &I) {
			auto *C = dyn_cast<CallBase>(&I);
			smr_op Op;
			bool Errno = false;
			return C != nullptr && mathCall(C, Op, Errno) && isLibraryCode(Op);
		};

		return Guest &&
		       any_of(S.Region, [&](const BasicBlock *B) { return any_of(*B, Calls); });
	}

	bool lift(Lifter &L, Site &S, ArrayRef<Loop *> Loops, bool Tail = false) const
	{
		if (!L.lift(S, Loops, Tail))
			return false;
		if (!Guest)
			return true;
		if (!hasGuestCode(S) || !canCall(S, *S.F->getParent()))
			S.Why = "calls a function that the guest runtime has no code for";
		else if (isChase(S))
			S.Why = "follows a pointer to each element: no code would be faster";
		return S.Why.empty();
	}

	bool standsAlone(const Site &S) const
	{
		return S.Parts != nullptr || scatters(S) || callsAway(S);
	}

	// Returns the length of the longest run of loops from List[From] on that lifts as one site;
	// 0 if the first one does not.
	size_t longest(Lifter &L, Function &F, ArrayRef<Loop *> List, size_t From)
	{
		std::unique_ptr<Site> Best;
		size_t N = 0;

		for (size_t To = From + 1; To <= List.size() && To - From <= SITE_LOOPS; To++) {
			auto S = std::make_unique<Site>(&F);
			if (To > From + 1 && !L.follows(List[To - 2], List[To - 1]))
				break;
			bool Ok = lift(L, *S, List.slice(From, To - From));
			if (!Ok && S->Blocked) {
				S = std::make_unique<Site>(&F);
				L.Join = false;
				Ok = lift(L, *S, List.slice(From, To - From));
				L.Join = true;
			}
			if (!Ok) {
				auto Levels = std::make_unique<Site>(&F);
				L.Divide = true;
				Ok = lift(L, *Levels, List.slice(From, To - From));
				L.Divide = false;
				if (Ok)
					S = std::move(Levels);
			}
			if (!Ok && N == 0 && L.mayBeSplit(List[From])) {
				auto Apart = std::make_unique<Site>(&F);
				Apart->Parts = std::make_unique<Split>();
				Ok = lift(L, *Apart, List[From]);
				if (Ok)
					S = std::move(Apart);
			}
			if (!Ok) {
				if (N == 0)
					note(*S, List[From]);
				break;
			}
			if (N > 0 && standsAlone(*S))
				break;
			Best = std::move(S);
			N = To - From;
			if (standsAlone(*Best))
				break;
		}
		if (Best != nullptr && behindTail(Best->Exit) != nullptr) {
			auto S = std::make_unique<Site>(&F);
			if (lift(L, *S, List.slice(From, N), true))
				Best = std::move(S);
		}
		if (Best != nullptr) {
			if (Say)
				errs() << Best->Text;
			Sites.push_back(std::move(Best));
		}
		return N;
	}

	void walk(Lifter &L, Function &F, std::vector<Loop *> List)
	{
		for (size_t I = 0; I < List.size();) {
			size_t N = longest(L, F, List, I);
			if (N == 0)
				walk(L, F, std::vector<Loop *>(List[I]->begin(), List[I]->end()));
			I += std::max(N, size_t(1));
		}
	}

	// Outlines the outermost loops in which nothing was lifted, if their memory is known.
	void outline(Lifter &L, Function &F, Loop *Root)
	{
		bool Inside = false;

		for (const auto &S : Sites)
			for (Loop *R : S->Roots) {
				if (R == Root)
					return;
				Inside |= Root->contains(R);
			}
		auto S = std::make_unique<Site>(&F);
		auto N = find_if(Notes, [&](const Note &X) { return X.L == Root; });
		if (!Inside && N != Notes.end() && L.outline(*S, Root, N->Why)) {
			erase_if(Notes, [&](const Note &X) { return Root->contains(X.L); });
			if (Say && S->Asks)
				errs() << S->Text;
			Sites.push_back(std::move(S));
			return;
		}
		for (Loop *Sub : *Root)
			outline(L, F, Sub);
	}

	void dropCutOff(FunctionAnalysisManager &FAM, Module &M)
	{
		for (size_t I = 0; I < Sites.size(); I++) {
			if (!guarded(*Sites[I]) || !isCutOff(*Sites[I], Sites, FAM, M))
				continue;
			Sites[I]->Why =
				"asks with a number that loops before it keep to themselves";
			note(*Sites[I], Sites[I]->Roots.front());
			Sites.erase(Sites.begin() + long(I--));
		}
	}

	// Drops helpers that were inlined in all callers; returns the notes of the others.
	std::string dropUnreached(Module &M, const SmallPtrSetImpl<Function *> &Lifted)
	{
		auto Reached = Kept->reached(M, Lifted);
		std::string Left;
		StringSet<> Texts;

		erase_if(Sites, [&](const auto &S) { return !Reached.count(S->F); });
		for (const Note &N : Notes)
			if (Reached.count(N.F) && Texts.insert(N.Text).second)
				Left += N.Text;
		return Left;
	}

	void read(Unit &U, Function &F, FunctionAnalysisManager &FAM)
	{
		auto &LI = FAM.getResult<LoopAnalysis>(F);

		if (LI.empty())
			return;
		if (Kept->isHopeless(&F)) {
			noteCalls(F, LI);
			return;
		}
		Lifter L(U, F, FAM);
		std::vector<Loop *> Top(LI.rbegin(), LI.rend());
		walk(L, F, Top);
		if (Describes)
			for (Loop *Root : Top)
				outline(L, F, Root);
	}

	// Reads the sites of F again and replaces the old ones.
	void readAgain(Unit &U, Function &F, FunctionAnalysisManager &FAM)
	{
		auto OfF = [&](const auto &S) { return S->F == &F; };
		auto At = find_if(Sites, OfF) - Sites.begin();

		erase_if(Sites, OfF);
		erase_if(Notes, [&](const Note &N) { return N.F == &F; });
		size_t N = Sites.size();
		FAM.clear(F, F.getName());
		std::swap(Say, Quiet);
		read(U, F, FAM);
		std::swap(Say, Quiet);
		std::rotate(Sites.begin() + At, Sites.begin() + long(N), Sites.end());
	}

	// Turns useless inlined helpers back into calls: clang's inliner then sees their cost, and
	// if the helper has its own guard, that one is used.
	struct Own {
		size_t Sites = 0, Loops = 0;
		Originals::Places Places;
	};

	Own ownOf(const Function &F)
	{
		auto Copies = copiesAmong(Sites);
		Own O;

		for (const auto &S : Sites) {
			if (S->F != &F || !guarded(*S) || Copies.count(S.get()))
				continue;
			O.Sites++;
			O.Loops += S->Loops.size();
			for (const BasicBlock *B : S->Region)
				for (const Instruction &I : *B)
					if (const DILocation *At = I.getDebugLoc();
					    At && At->getInlinedAt())
						O.Places.insert(Originals::placeOf(At));
		}
		return O;
	}

	// Whether the site comes from a large helper inlined because a constant decides a branch in
	// it: not for a single loop.
	bool isBought(const Site &S)
	{
		const DILocation *At = S.Roots.front()->getStartLoc();

		return At != nullptr && At->getInlinedAt() != nullptr && !S.Opaque &&
		       S.Loops.size() == S.Roots.size() &&
		       Kept->largestAt(S.F, Originals::placeOf(At)) > SMALL;
	}

	void dropBought()
	{
		for (size_t I = 0; I < Sites.size(); I++) {
			if (!isBought(*Sites[I]))
				continue;
			Sites[I]->Why = "a loop of a large function, by itself";
			note(*Sites[I], Sites[I]->Roots.front());
			Sites.erase(Sites.begin() + long(I--));
		}
	}

	void prepareOthers(Unit &U, Module &M, FunctionAnalysisManager &FAM)
	{
		SmallSetVector<Function *, 8> All;

		for (const auto &S : Sites)
			All.insert(S->F);
		for (Function *F : All) {
			Own Had = ownOf(*F);
			if (Had.Sites == 0 || Kept->inlinedElsewhere(F, Had.Places) < MANY)
				continue;
			FAM.clear(*F, F->getName());
			Function *Spare = Kept->again(F, M);
			if (Spare == nullptr) { // its loops were deleted while sites refer to them
				readAgain(U, *F, FAM);
				continue;
			}
			prepareAgain(*F, FAM, Kept, Had.Places);
			readAgain(U, *F, FAM);
			Own Has = ownOf(*F);
			bool Lost = Has.Sites != Had.Sites || Has.Loops != Had.Loops;
			if (Lost)
				FAM.clear(*F, F->getName());
			Kept->end(F, Spare, Lost);
			if (Lost)
				readAgain(U, *F, FAM);
		}
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM)
	{
		auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
		const char *Env = getenv("SAMARA_LIFT");
		Unit U(M);

		Say = Env != nullptr && StringRef(Env) == "say";
		Guest = U.Guest;
		Describes = !Guest || asksOpaque();
		for (Function &F : M)
			if (usable(F))
				read(U, F, FAM);
		if (Guest) {
			dropBought();
			prepareOthers(U, M, FAM);
		}
		dropCutOff(FAM, M);
		if (Guest)
			dropCopies(Sites, *Kept);
		SmallPtrSet<Function *, 8> Lifted;
		for (auto &S : Sites)
			if (guarded(*S))
				Lifted.insert(S->F);
		record(Sites, dropUnreached(M, Lifted), Level, Guest, M);
		Questions All;
		for (auto &S : Sites)
			if (guarded(*S))
				ask(*S, FAM, M, All);
		for (auto &S : Sites)
			if (guarded(*S))
				guard(*S, FAM);
		leastWork(Sites);
		Kept->restore(Lifted);
		dropLines(M);
		Sites.clear();
		Notes.clear();
		for (Function *F : Lifted)
			if (verifyFunction(*F, &errs()))
				report_fatal_error("samara: a function is broken");
		return PreservedAnalyses::none();
	}
};

// Whether the module's programs can contain the runtime: the runtime's own architecture, a C
// library, not a kernel.
bool hasRuntime(const Module &M)
{
	Triple T(M.getTargetTriple());
#if defined(__x86_64__)
	bool Own = T.getArch() == Triple::x86_64;
#elif defined(__aarch64__)
	bool Own = T.getArch() == Triple::aarch64;
#else
	bool Own = false;
#endif
	return Own && T.isOSLinux() && T.isOSBinFormatELF() &&
	       (T.getEnvironment() == Triple::GNU ||
		T.getEnvironment() == Triple::UnknownEnvironment) &&
	       M.getCodeModel() != CodeModel::Kernel;
}

struct Keep : PassInfoMixin<Keep> {
	std::shared_ptr<Originals> Kept;

	explicit Keep(std::shared_ptr<Originals> K) : Kept(std::move(K))
	{
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &)
	{
		Kept->keep(M);
		return PreservedAnalyses::none();
	}
};

// Runs all of the plug-in's passes, or none.
struct Whole : PassInfoMixin<Whole> {
	ModulePassManager Passes;

	explicit Whole(ModulePassManager P) : Passes(std::move(P))
	{
	}

	static bool isRequired()
	{
		return true;
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM)
	{
		if (hasRuntime(M)) {
			markQuiet(M);
			return Passes.run(M, MAM);
		}
		dropLines(M);
		return PreservedAnalyses::none();
	}
};

struct Release : PassInfoMixin<Release> {
	PreservedAnalyses run(Module &M, ModuleAnalysisManager &)
	{
		releaseQuestions(M);
		weakenCalls(M);
		return PreservedAnalyses::all();
	}
};

// Without optimisation nothing is lifted, but other objects of the program may contain guards.
struct Mark : PassInfoMixin<Mark> {
	static bool isRequired()
	{
		return true;
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &)
	{
		if (hasRuntime(M))
			markQuiet(M);
		return PreservedAnalyses::all();
	}
};

void build(ModulePassManager &MPM, OptimizationLevel Level)
{
	std::string Name = std::to_string(Level.getSpeedupLevel()) + "." +
			   std::to_string(Level.getSizeLevel());
	auto Kept = std::make_shared<Originals>();
	ModulePassManager Own;

	Own.addPass(Keep(Kept));
	addPrelude(Own, Kept);
	Own.addPass(Samara(Kept, Name));
	MPM.addPass(Whole(std::move(Own)));
}
} // namespace

extern "C" __attribute__((visibility("default"))) PassPluginLibraryInfo llvmGetPassPluginInfo()
{
	return {LLVM_PLUGIN_API_VERSION, "samara", SMR_VERSION, [](PassBuilder &PB) {
			PB.registerPipelineStartEPCallback(
				[](ModulePassManager &MPM, OptimizationLevel Level) {
					if (Level != OptimizationLevel::O0)
						build(MPM, Level);
					else
						MPM.addPass(Mark());
				});
			PB.registerOptimizerLastEPCallback(
				[](ModulePassManager &MPM, OptimizationLevel) {
					MPM.addPass(Release());
				});
			PB.registerPipelineParsingCallback(
				[](StringRef Name, ModulePassManager &MPM,
				   ArrayRef<PassBuilder::PipelineElement>) {
					if (Name != "samara")
						return false;
					build(MPM, OptimizationLevel::O3);
					return true;
				});
		}};
}
