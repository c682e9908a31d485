// State of a site while the plug-in lifts and guards it.
#ifndef SMR_FRONT_C_PLUGIN_SHIM_H
#define SMR_FRONT_C_PLUGIN_SHIM_H
#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/MemorySSA.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>
#include <llvm/IR/PassManager.h>
#include <map>
#include <memory>
#include <string>
#include <vector>

extern "C" {
#include "front/c/lift/lift.h"
#include "ir/graph/range.h"
}

namespace smr
{
using namespace llvm;

enum { FEW_POINTS = 4096 }; // loops with fewer points are not worth a guard

// A 64-bit number that is available at entry of the site: the sign-extended value of V, or else the
// zero-extended value of an expression that polynomials cannot represent.
struct Leaf {
	Value *V;
	const SCEV *S;
	uint16_t Sym;
};

// A value computed in the site and used after it.
struct Out {
	Instruction *I;
	uint32_t Result = 0;              // rank-0 result of the flow
	const smr_poly *Number = nullptr; // or an integer by its formula
	Value *Base = nullptr;            // or base + formula; of opaque code: base + result
};

// A load in a loop's body whose address and contents do not change while the site runs. It becomes
// a symbol; the question may load it once the loops around it are known to run.
struct Held {
	LoadInst *I;
	Argument *Stand;       // stand-in for it in formulas
	bool Row = false;      // entry of a table of row pointers: not a symbol
	Value *Base = nullptr; // its address, unless it is a row: base + formula
	const smr_poly *At = nullptr;
	bool Errno = false; // must not be errno, which the site may set
};

// A condition, or a choice between two numbers by it, that the question computes.
struct Settled {
	Argument *Stand = nullptr; // stand-in for it in formulas
	CmpInst::Predicate Goes = CmpInst::BAD_ICMP_PREDICATE;
	const SCEV *Left = nullptr, *Right = nullptr;
	const SCEV *Yes = nullptr, *No = nullptr; // null: the condition itself
};

// The test of a loop before its first iteration.
struct Enter {
	CmpInst::Predicate Goes;
	const SCEV *From, *To;
};

// The bytes that an access of the site's loops covers: base + offset + stride * iteration.
struct Span {
	Value *Base = nullptr;
	const smr_poly *Offset = nullptr;
	const smr_poly **Stride = nullptr; // one for each loop, null means 0
	uint64_t Size = 0;
};

// A function that is called through a pointer, and the possible callees.
struct Callee {
	const SCEV *At;
	SmallVector<Function *, 4> Any;
};

// A loop split in two parts: the nest of its sums, and then the rest of the loop (split.cpp).
struct Split {
	Instruction *Sum = nullptr;
	Argument *Array = nullptr; // stand-in for the array of the sums
	SmallSetVector<Instruction *, 16> Rest;
	SmallVector<Callee, 1> Callees;
	SmallVector<std::pair<Span, Span>, 4> Apart; // pairs that must not overlap
};

struct Site {
	Function *F;
	SmallVector<Loop *, 4> Roots;
	SmallVector<Loop *, 16> Loops; // all, outer before inner, in program order
	SmallPtrSet<const BasicBlock *, 32> Region;
	BasicBlock *Entry = nullptr, *Exit = nullptr;
	smr_lift *L = nullptr;
	std::vector<Leaf> Leaves;
	std::vector<Value *> Bases; // null: set by the runtime (row tables)
	std::vector<Value *> Scalars;
	std::vector<Held> Helds;
	std::vector<Settled> Made;
	DenseMap<size_t, const smr_poly *> Passes; // of loops divided into levels: see levels.cpp
	DenseMap<const Loop *, Enter> Enters;      // of loops whose trips may depend on loads
	std::vector<std::pair<const SCEV *, const smr_poly *>> Exact; // must be equal at entry
	std::vector<Out> Outs;
	std::vector<unsigned> BasesWritten;
	std::string Text, Why;
	DebugLoc Loc;
	uint32_t NumResults = 0;
	bool ReadsOther = false, TouchesOther = false;
	bool Opaque = false;               // not lifted, but the memory it accesses is known
	bool Asks = false;                 // opaque, with outlined code: guarded like a lifted site
	std::string Code;                  // ... as bitcode
	SmallVector<BasicBlock *, 4> Ends; // ... possible exits
	DenseMap<Value *, Value *> Origins; // base of each pointer among Scalars
	const smr_poly *Operations = nullptr;
	const char *Fixed = nullptr;  // ... reason why it cannot run on copies of its memory
	bool Blocked = false;         // joined loops that could also be separate sites
	Constant *Record = nullptr;   // address of its record, in the array of the module's records
	unsigned Number = 0;          // ... and its index there
	unsigned Calls = 0;           // smr_site_flag: effect of its calls on errno
	std::unique_ptr<Split> Parts; // requested or built
	// The question's call, at the end of Entry; it moves when the guard is made.
	Value *Work = nullptr; // points of the nests, if cheap to compute
	uint32_t Least = 0;    // ... and the least number for which the guard calls; 0: any
	CallInst *Call = nullptr;
	Value *Told = nullptr; // the answer of the question

	Site(Function *Fn) : F(Fn)
	{
	}
	~Site()
	{
		smr_lift_free(L);
	}
};

// State shared by a translation unit.
struct Unit {
	Module &M;
	bool ErrnoRead = false, Strict = false;
	bool Guest; // target is the guest runtime
	bool Fuses; // some function targets a machine that fuses a*b + c
	std::vector<Function *> Stands;

	explicit Unit(Module &Mod);
	~Unit();
	Argument *stand(Type *T, StringRef Name);
};

enum { DEEP_TABLES = 6 };

// Reads a list of loops from the IR into a site; does not change the IR.
class Lifter
{
      public:
	Lifter(Unit &Un, Function &Fn, FunctionAnalysisManager &FAM);
	// Returns false with the reason in S.Why. Tail: includes the code right after the last
	// loop.
	bool lift(Site &S, ArrayRef<Loop *> Roots, bool Tail = false);
	// Describes a loop that cannot be lifted by the memory it accesses: one opaque node, whose
	// name is the reason. Returns false if that is unknown too.
	bool outline(Site &S, Loop *Root, const std::string &Why);
	bool Join = true;    // join blocked loops that could also be separate
	bool Divide = false; // read a loop as several where its counter is divided (levels.cpp)
	// Whether the loop may be split in two parts (Site::Parts).
	bool mayBeSplit(Loop *L);
	// Whether the second loop follows the first with nothing but pure scalar code between.
	bool follows(Loop *From, Loop *Next);

      private:
	Unit &U;
	Function &F;
	FunctionAnalysisManager &FAM;
	LoopInfo &LI;
	ScalarEvolution &SE;
	DominatorTree &DT;
	PostDominatorTree &PDT;
	const DataLayout &DL;
	Type *I64;
	Site *N = nullptr;
	smr_arena *A = nullptr;
	DenseMap<Value *, smr_lift_value *> Values;
	DenseMap<BasicBlock *, smr_lift_value *> Preds;
	DenseMap<Instruction *, int> Access, Order;
	SmallVector<std::pair<LoadInst *, smr_lift_value *>, 4> Read; // numbers loaded before the
								      // site
	SmallVector<std::pair<StoreInst *, int>, 8> Stored;
	ValueToSCEVMapTy Subst;
	struct Pending {
		const SCEV *E;
		int64_t Lo, Hi;
		bool Divided = false; // for a division
	};
	SmallVector<Pending, 4> Pend;
	SmallVector<std::pair<const SCEVAddRecExpr *, bool>, 4> Wraps; // counters, and whether they
								       // are signed
	unsigned Depth = 0, Tables = 0; // nested values; pointers loaded to find pointers

	bool fail(const Twine &Why);
	bool failc(); // fails with the error text of the C side
	int number(const Loop *L) const;
	bool inside(const Value *V) const;

	// loops.cpp
	bool begin(Site &S, Loop *First);
	smr_loc place(const DebugLoc &At);
	const Loop *outermost(const Loop *L) const;
	bool outs();
	void sizesBehind();
	bool outAddress(Out &O);
	bool inRegisters(const Value *Base) const;
	bool stores();

	// dead.cpp
	bool comesTo(Instruction *To, Instruction *V);
	bool dies(Instruction *V);
	void deaths();

	// own.cpp
	void owners();

	// region.cpp
	bool region(ArrayRef<Loop *> Roots, bool Tail);
	bool shape(Loop *L);
	bool effects();

	// split.cpp
	bool isRestCall(const Instruction &I) const;
	bool callsHarmless(CallInst *C);
	bool comesFrom(Value *V, bool Call, SmallPtrSetImpl<Value *> &Seen);
	bool leave(Value *V);
	bool runsThrough(Loop *Root);
	bool span(Instruction *I, Span &S);
	bool apart(StoreInst *S);
	bool sumsNest();
	bool sums();

	// trips.cpp
	bool trips();
	bool told(size_t I);
	struct Mark {
		uint32_t Asked, Symbols;
		size_t Exact, Leaves, Helds, Counters, Pending, Known;

		void back(Lifter &Of) const;
	};
	Mark mark() const;
	bool predicted(const Loop *L, const SCEV *&B);
	void counted(Loop *L);
	bool unwrapped();
	SmallVector<double, 16> Most; // upper bound of each loop's iterations
	double most(const Loop *L, const SCEV *B);
	double room(const Loop *L);
	bool pays();

	// steps.cpp
	struct Walk {
		const SCEVAddRecExpr *R = nullptr; // the counter
		CmpInst::Predicate Goes = CmpInst::BAD_ICMP_PREDICATE;
		bool Signed = false, Up = false;
		bool Positive = false; // signed, but compared as unsigned
		const SCEV *From = nullptr, *To = nullptr, *By = nullptr; // in 64 bits
		const SCEV *Length = nullptr;
	};
	DenseMap<const Loop *, const SCEV *> Passes; // trip counts of loops, as tests passed
	const SCEV *widen(const SCEV *S, bool Signed);
	bool staysIn(const SCEV *S, int64_t Lo, int64_t Hi);
	bool walk(const Loop *L, bool Swap, Walk &W);
	bool walksFar(const Walk &W, const smr_poly *Trip);
	const smr_poly *passes(const Walk &W, const SCEV *&Count);
	bool steps(size_t I);
	void forgetPhis();
	const SCEV *behind(const SCEV *S, const Loop *Scope);
	bool reached(const Held &H, function_ref<bool(const smr_poly *)> Known,
		     function_ref<bool(const SCEV *)> Ready);
	bool resolves();

	// remainder.cpp
	bool isRest(const Loop *L);

	// address.cpp
	const SCEV *walked(PHINode *P);
	const SCEV *addr(Value *P);
	bool isAround(const Value *V) const;
	const SCEV *known(Value *V);
	const SCEV *subst(const SCEV *S);
	bool areCounted(const smr_poly *const *Step) const;
	const SCEV *setAnew(PHINode *P, Loop *L);
	void lookThrough(Value *V);
	bool always(Instruction *I);
	LoadInst *twin(LoadInst *I);
	bool held(LoadInst *I);
	bool isReadable(LoadInst *I);
	bool runsWith(Instruction *J, const LoadInst *I);
	bool onlyErrno(LoadInst *I);
	bool unclobbered(LoadInst *I, bool &Errno);
	bool peel(const SCEV *S, const SCEV *&Start, SmallVectorImpl<const SCEV *> &Step);
	bool affine(const SCEV *S, const smr_poly *&Start, const smr_poly **&Step);
	bool settle();
	Value *located(Value *P, smr_lift_access &X);
	bool address(Value *P, smr_lift_access &X);
	bool rows(const Held &H, smr_lift_access &X);
	const SCEV *apart(const SCEV *S, const SCEV *&Index, const SCEV *&By);
	bool indexed(const SCEV *Index, const SCEV *By, smr_lift_access &X);
	bool indirect(Value *P, smr_lift_access &X);
	int base(Value *V, bool Row = false);
	int access(Instruction *I);

	// settled.cpp
	const SCEV *settledPart(Value *V);
	bool settledTest(Value *Test, Settled &X);
	Argument *settled(Settled &X, Type *T, StringRef Name);
	Value *forkOf(PHINode *P, bool &Inverse);
	const SCEV *choice(Value *V);
	const SCEV *choiceIfAny(Value *V);
	smr_lift_value *settledCompare(ICmpInst *C);

	// divide.cpp
	struct Quotient {
		const SCEV *Whole, *Rest;
	};
	bool divideSize(const SCEV *S, const SCEV *By, const SCEV *Times, bool Step, Quotient &Q);
	bool dividePart(const SCEV *S, const SCEV *By, bool Step, Quotient &Q);
	bool divide(const SCEV *S, const SCEV *By, int64_t Limit, Quotient &Q);
	bool mayEndBelow(const SCEV *Rest, const SCEV *By);
	bool mayStayBelow(const SCEV *Rest, size_t I, const SCEV *By);
	const SCEV *divided(Value *V);
	bool divides(const BinaryOperator *B);

	// levels.cpp
	struct Division {
		Value *Of = nullptr;
		const SCEV *By = nullptr; // in 64 bits
		bool Signed = true, Remainder = false;
	};
	struct Levels {                            // outermost first
		SmallVector<const SCEV *, 4> Each; // iterations of the loop per iteration of the
						   // level
		SmallVector<const SCEV *, 4> Runs; // trip count of the level; null for the
						   // outermost
		SmallVector<Argument *, 4> Stands; // stand-ins for its iteration numbers
	};
	MapVector<const Loop *, Levels> Layers;
	const SCEV *divisor(Value *V, bool Signed, unsigned Deep = 0);
	bool division(Value *V, Division &D);
	const Loop *countedBy(Value *V, const SCEV *&Unit, unsigned Deep);
	bool isFromOutside(const Value *V, unsigned Deep = 0) const;
	bool layers();
	int outerNumber(const Loop *L) const;
	const SCEV *moving(const SCEV *S, const SCEV *By, size_t I);
	void addStep(const Loop *L, const SCEV *D, SmallVectorImpl<const SCEV *> &Step);
	void addStep(const Loop *L, const smr_poly *D, const smr_poly **Step);
	bool takeLevels(const SCEV *&S, SmallVectorImpl<const SCEV *> &Step);
	bool layerTrips(size_t I);

	// periodic.cpp: a value of an address that has Formula[0], or Arm[0], in the iterations of
	// a loop before Until, and the other formula from there on
	struct Turn {
		Value *Of = nullptr, *Arm[2] = {};
		const SCEV *Formula[2] = {};
		int Loop = 0;
		const smr_poly *Until = nullptr;
		bool Early = false;  // most iterations come before Until
		bool Second = false; // the second formula is selected now
	};
	SmallVector<Turn, 3> Turns; // of the current address
	bool turnsIn(Value *V, SmallVectorImpl<Value *> &Out, unsigned &Steps);
	bool countsOne(const SCEV *S, const smr_poly *&Start, int &K, bool &Down);
	bool isAtEnd(Turn &T);
	bool turnsAround(BinaryOperator *B, Turn &T);
	bool turnsOver(SelectInst *S, Turn &T);
	bool turn(Value *V, Turn &T);
	const SCEV *turned(Value *V, bool Signed);
	smr_lift_value *element(LoadInst *I);
	smr_lift_value *around(LoadInst *I, size_t K);
	smr_lift_value *periodic(LoadInst *I);

	// extend.cpp
	bool goesOn(const SCEV *S);
	bool isWhole(const SCEV *S);
	const SCEV *ext(Value *V, bool Signed);
	const SCEV *any(Value *V);
	const SCEV *idx(Value *V);
	bool data(const SCEV *S);

	// opaque.cpp
	bool contained();
	bool longestRuns();
	const smr_poly *lastRun(int K, const BasicBlock *At);
	const smr_poly *bound(const SCEV *S, bool Up, const BasicBlock *At);
	const smr_poly *times(const smr_poly *P, const smr_poly *Q);
	bool within(const smr_poly *P, int64_t Lo, int64_t Hi);
	const smr_poly *boundWide(const SCEVIntegralCastExpr *C, bool Up, const BasicBlock *At);
	const smr_poly *boundSum(const SCEV *S, bool Up, const BasicBlock *At);
	const smr_poly *boundProduct(const SCEV *S, bool Up, const BasicBlock *At);
	bool window(Instruction *I, SmallVectorImpl<smr_node *> &List);

	// outline.cpp
	bool comesIn(SetVector<Value *> &In);
	bool comesIn(Value *V, SetVector<Value *> &In);
	Value *origin(Value *P);
	bool ends();
	bool slots(SmallVectorImpl<Out> &List, SetVector<Value *> &In);
	bool widens(Loop *L);
	Loop *gains(bool Any);
	const smr_poly *longestWork();
	bool hands(const SetVector<Value *> &In, SmallVectorImpl<smr_node *> &List);
	bool told(Value *V, const smr_poly *&Size);
	bool inFormula(const SCEV *T);
	const char *stays(const SetVector<Value *> &In, ArrayRef<smr_node *> Reads,
			  ArrayRef<smr_node *> Writes);
	bool askable(SmallVectorImpl<smr_node *> &Reads, ArrayRef<smr_node *> Writes);
	bool opaqueNode(ArrayRef<smr_node *> Reads, ArrayRef<smr_node *> Writes,
			const std::string &Why);

	// clip.cpp
	struct Clip {
		const SCEV *First; // first value of the program's counter
		const SCEV *From;  // start of the whole window: 64 bits
		const SCEV *To;    // ... and its end
		const SCEV *Runs;  // trip count of the loop; null if it varies
		PHINode *Counter;
		bool Signed;
		smr_lift_value *In; // whether the program runs an iteration; null means always
		bool Range;         // iterations of a range: the loop ends where In is false
	};
	struct Window {
		PHINode *Counter = nullptr;
		bool Signed = false;
		const SCEV *First = nullptr, *From = nullptr, *To = nullptr;
		const smr_poly *Size = nullptr;
		bool Square = false;                    // around a triangle
		SmallVector<const SCEV *, 2> Low, High; // in 64 bits
	};
	DenseMap<const Loop *, Clip> Clips;
	bool isClipped(const SCEV *S) const;
	const SCEV *spread(const SCEV *S);
	const SCEV *exact(const SCEV *S, bool Signed);
	void promise(const SCEV *E, unsigned W, bool Signed);
	const SCEV *rebase(const SCEV *S);
	const SCEV *atScope(const SCEV *S, const Loop *L);
	bool bounds(const SCEV *S, bool Greatest, bool Signed, SmallVectorImpl<const SCEV *> &Out);
	bool tested(Loop *L, Value *Test, bool Inverse, Window &W);
	bool cut(Loop *L, Window &W);
	bool shrinks(const SCEV *S) const;
	const smr_poly *distance(const SCEV *High, const SCEV *Low);
	bool whole(Window &W);
	smr_lift_value *formula(const SCEV *S);
	bool limit(Clip &C, smr_op Op, const SCEV *Left, const SCEV *Right);
	bool limits(Loop *L, const Window &W, Clip &C);
	bool clip(int K);
	smr_lift_value *runs(const Loop *L) const;
	bool counts(Value *V, bool Signed) const;

	// ranges.cpp
	smr_lift_value *end(Value *V, bool Signed);
	const SCEV *wide(Value *V, bool Signed);
	bool limited(Loop *L, PHINode *&Counter, Value *&End, bool &Signed, bool &Equal);
	bool range(int K);
	const SCEV *ofRange(const SCEV *S, const Value *V, bool Signed);

	// triangle.cpp
	const SCEV *length(const Loop *L);
	const SCEV *extreme(const SCEV *S, bool Greatest);
	bool widest(Window &W);
	void edge(int K, const Window &W);

	// tiles.cpp
	bool tile(int K, const SCEV *Trip);
	bool block(int K, int O, const SCEVAddRecExpr *X, const SCEV *Trip);
	bool below(Loop *L, const SCEV *X, const SCEV *End);
	bool small(const smr_poly *P, int64_t Lo);
	bool untile(const smr_poly **Step);

	// symbols.cpp
	const smr_poly *poly(const SCEV *S);
	const smr_poly *wide(const SCEV *S); // congruent modulo 2^bits of S
	const smr_poly *narrow(const SCEV *S, bool Signed);
	const smr_poly *recurrence(const SCEVAddRecExpr *R, bool Any);
	const smr_poly *leaf(Value *V);
	const smr_poly *opaque(const SCEV *S);
	const smr_poly *likeTrip(const SCEV *S);
	const smr_poly *number(int64_t V);
	bool plain(const SCEV *S);
	bool emits(const SCEV *S);
	bool ready(Value *V);
	std::string nameOf(Value *V, const char *Else);

	// extents.cpp
	const smr_poly *trip(const SCEV *S);
	const smr_poly *greater(const SCEVAddExpr *Sum);
	void quotients();
	const smr_poly *quotient(const SCEVUDivExpr *D);

	// chosen.cpp
	struct Chosen {
		LoadInst *I;
		PHINode *P;
		smr_lift_value *Element;
		bool Signed;
	};
	SmallVector<Chosen, 2> Kept;
	bool keeps(Value *V, PHINode *P, Loop *L, unsigned &Steps);
	smr_lift_value *chosen(LoadInst *I);
	smr_lift_value *elementAt(const Chosen &C, const smr_lift_value *At, int Loop);
	smr_lift_value *follow(const Chosen &C, smr_lift_value *At, smr_lift_value *Place);
	void keep();

	// before.cpp
	smr_lift_value *sizes(Value *V);
	smr_lift_value *ofElement(Value *V);
	MemoryAccess *writer(const MemoryLocation &At);
	bool lasts(LoadInst *I);
	bool row(LoadInst *I, smr_lift_access &X);
	void origin(LoadInst *I, smr_lift_value *X);
	void entry(StoreInst *I, int K);
	void before();

	// values.cpp
	smr_lift_value *value(Value *V);
	smr_lift_value *make(Value *V);
	smr_lift_value *scalar(Value *V);
	bool asked(size_t Before);
	smr_lift_value *integer(Value *V);
	smr_lift_value *distance(Value *V);
	smr_lift_value *phi(PHINode *P);
	DenseMap<const smr_lift_value *, smr_lift_value *>
		Outermost; // PHI of a loop's innermost level -> PHI of its outermost
	smr_lift_value *carried(PHINode *P, Loop *L);
	smr_lift_value *carriedOver(Loop *L, smr_lift_value *X);
	smr_lift_value *last(PHINode *P);

	// choices.cpp
	smr_lift_value *merged(PHINode *P);
	smr_lift_value *arm(BasicBlock *From, BasicBlock *To, PHINode *P, unsigned &Steps);
	smr_lift_value *pred(BasicBlock *B, bool &Ok);
	smr_lift_value *anyOf(BasicBlock *B, Loop *L, bool &Ok);
	smr_lift_value *edge(BasicBlock *From, BasicBlock *To, bool &Ok);
	smr_lift_value *both(smr_lift_value *X, smr_lift_value *Y);
	smr_lift_value *either(smr_lift_value *X, smr_lift_value *Y);
	smr_lift_value *inverse(smr_lift_value *X);
	smr_lift_value *choose(smr_lift_value *C, smr_lift_value *X, smr_lift_value *Y);
	smr_lift_value *boolean(bool V);

	// ops.cpp
	smr_lift_value *op(Instruction *I);
	smr_lift_value *binary(BinaryOperator *B);
	smr_lift_value *compare(CmpInst *C);
	smr_lift_value *compareInts(ICmpInst *C);
	smr_lift_value *conversion(CastInst *C);
	smr_lift_value *call(CallBase *C);
	smr_lift_value *power(CallBase *C, smr_dtype T);
	bool mayBeKnown(Value *V, unsigned Steps = 0);
	bool isExact(CallBase *C, smr_op Op);
	bool hasFirst(CallBase *C);
	bool isContraction(const CallBase *C) const;
	bool moves(const CallBase *C) const;
	bool mayCall(CallBase *C);
	smr_lift_value *constant(Constant *C);
	smr_lift_value *un(smr_op Op, smr_dtype T, smr_lift_value *X);
	smr_lift_value *bin(smr_op Op, smr_dtype T, smr_lift_value *X, smr_lift_value *Y);
	smr_lift_value *as(smr_lift_value *X, smr_dtype T);

	// calls.cpp
	bool calls();
	friend struct Peeler;
};

inline unsigned bits(const Value *V)
{
	return V->getType()->getIntegerBitWidth();
}

// Returns the bits of S; 64 for a pointer.
inline unsigned width(const SCEV *S)
{
	return S->getType()->isIntegerTy() ? S->getType()->getIntegerBitWidth() : 64;
}

// Whether the loop runs over a range of unknown length.
inline bool isOpen(const smr_lift_loop &L)
{
	int64_t C;

	return smr_poly_is_const(L.extent, &C) && C == INT32_MAX;
}

std::string identifier(StringRef S);
// levels.cpp: returns the quotient of two products, or null if a factor of the second is not in the
// first.
const SCEV *divideExactly(ScalarEvolution &SE, const SCEV *S, const SCEV *By);
std::string functionAt(const DebugLoc &At, const Function &F);
bool dtypeOf(Type *T, smr_dtype &Out);
smr_dtype unsignedOf(smr_dtype T);
// Whether llvm.fmuladd rounds once on the machine that F targets.
bool fuses(const Function &F);
bool contracts(const Instruction &I);
// Whether the call only informs the compiler and does nothing.
bool isMarker(const Instruction &I);
// Whether the call prevents lifting: it may change or read any memory.
bool isForeignCall(const Instruction &I);
std::string calledBy(const CallBase &C); // the callee's name
// Returns the last writer of the location that I loads, over all iterations of L. `restrict` of an
// inlined helper holds for one call only, so that it says nothing about other iterations if the
// call is in L.
MemoryAccess *writerOf(LoadInst *I, const Loop *L, MemorySSA &MS);
// Whether the location of I holds the same value in all iterations of L; its address does not
// change in L.
bool unchanged(LoadInst *I, const Loop *L, MemorySSA &MS, AAResults &AA);
// Whether I may load errno.
bool mayBeErrno(const LoadInst *I);
// Whether the call is to a mathematical function, which writes errno at most.
bool writesErrno(const Instruction &I);
// harmless.cpp: whether it changes no memory but errno, and returns unless it ends the program with
// an error.
bool isHarmless(const Function &G, unsigned Deep = 0);
// Whether the call is to a mathematical function; Errno: it may set errno.
bool mathCall(const CallBase *C, smr_op &Op, bool &Errno);
// Whether this operator is a function of the C library.
bool mathFunction(smr_op Op);
// Whether it compiles to a call of the C library rather than to instructions.
bool isLibraryCode(smr_op Op);

// calls.cpp: returns the number of a function that generated code may call, see samara/site.h, or
// -1.
int callNumber(smr_op Op, smr_dtype T);
// Returns the numbers of the functions that generated code would call.
std::vector<unsigned> functionsOf(const smr_lift &L);
// Whether all of them are external to the module.
bool canCall(const Site &S, const Module &M);
// Returns the addresses of these functions as the record stores them, after the hash of the loops'
// target; null if there are none.
GlobalVariable *callList(const Site &S, uint32_t Loops, Module &M);
// Makes references weak to those that the module itself does not call.
void weakenCalls(Module &M);
// question.cpp: declares __errno_location, weakly; null: the module defines its own.
Function *errnoLocation(Module &M);

// spared.cpp: whether the guest runtime can ever have code for the site.
bool hasGuestCode(const Site &S);
class Originals;
// Removes the sites of functions that contain nothing but copies of helpers' sites.
void dropCopies(std::vector<std::unique_ptr<Site>> &Sites, const Originals &Kept);
// Whether a guard can compute an upper bound of its loops' work inline.
bool tellsWork(const Site &S);
// Whether the site needs a number that another site computes and does not export: it is missing
// when that site is replaced.
bool isCutOff(Site &S, ArrayRef<std::unique_ptr<Site>> All, FunctionAnalysisManager &FAM,
	      Module &M);
// guard.cpp: makes the questions of all sites first, then the branches around the loops.
class Questions;
void ask(Site &S, FunctionAnalysisManager &FAM, Module &M, Questions &All);
void guard(Site &S, FunctionAnalysisManager &FAM);
// Questions run rarely: the pipeline's passes do not change them after the clean-up at creation.
void releaseQuestions(Module &M);
// records.cpp Writes the least number of points of each site into its record, which the runtime may
// raise.
void leastWork(ArrayRef<std::unique_ptr<Site>> Sites);
bool isSanitized(const Function &F);
void record(std::vector<std::unique_ptr<Site>> &Sites, const std::string &Notes, StringRef Level,
	    bool Guest, Module &M);
// tail.cpp
struct Tails : PassInfoMixin<Tails> {
	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM);
};
BasicBlock *behindTail(BasicBlock *Exit); // null if there is no tail
// ahead.cpp
struct TestsAhead : PassInfoMixin<TestsAhead> {
	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM);
};
// inline.cpp
void addInlining(ModulePassManager &MPM, const std::shared_ptr<Originals> &Kept);
// arrays.cpp: runs Clean where it removed an array.
void addSmallArrays(FunctionPassManager &P, FunctionPassManager Clean);
// fills.cpp
void addFills(FunctionPassManager &P);
// members.cpp: likewise
void addMembers(FunctionPassManager &P, FunctionPassManager Clean);
// statics.cpp
void addStatics(ModulePassManager &MPM, const std::shared_ptr<Originals> &Kept);
// switches.cpp
void addSwitches(FunctionPassManager &P);
// prelude.cpp
void addPrelude(ModulePassManager &MPM, const std::shared_ptr<Originals> &Kept);

// Marks a module that may install a system call filter (quiet.cpp).
void markQuiet(llvm::Module &M);
} // namespace smr
#endif
