// Memory that the C library's mathematical functions write: errno, an int of its own. A load of
// something else finds behind such a call what it found before.
#include "shim.h"
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Analysis/ValueTracking.h>

using namespace llvm;
using namespace smr;

enum { ERRNO_BYTES = 4, ONE_MEMBER = 3 }; // operands of a structure's type node with one member

bool smr::writesErrno(const Instruction &I)
{
	auto *C = dyn_cast<CallBase>(&I);
	smr_op Op;
	bool Errno = false;

	return C != nullptr && mathCall(C, Op, Errno);
}

// A member of a structure that has others. The tag of an access: the structure, the member's type,
// where the member is.
static bool isMember(const MDNode *Tag)
{
	auto *Base =
		Tag && Tag->getNumOperands() >= 3 ? dyn_cast<MDNode>(Tag->getOperand(0)) : nullptr;

	return Base != nullptr && Base != Tag->getOperand(1).get() &&
	       Base->getNumOperands() > ONE_MEMBER;
}

// An int, and what may stand for anything, is no other number.
static bool isOtherType(const MDNode *Tag)
{
	static const StringRef Names[] = {"short", "long", "long long", "float", "double"};
	auto *Type =
		Tag && Tag->getNumOperands() >= 3 ? dyn_cast<MDNode>(Tag->getOperand(1)) : nullptr;
	auto *Name = Type && Type->getNumOperands() > 0 ? dyn_cast<MDString>(Type->getOperand(0))
							: nullptr;

	return Name != nullptr && is_contained(Names, Name->getString());
}

// Variables of the program. A declared thread-local one may be the library's own.
static bool isVariable(const Value *V)
{
	auto *G = dyn_cast<GlobalVariable>(V);

	if (G == nullptr)
		return isa<AllocaInst>(V) || isNoAliasCall(V);
	return G->getName() != "errno" && !(G->isThreadLocal() && G->isDeclaration());
}

bool smr::mayBeErrno(const LoadInst *I)
{
	const DataLayout &DL = I->getDataLayout();
	const MDNode *Tag = I->getMetadata(LLVMContext::MD_tbaa);

	return DL.getTypeStoreSize(I->getType()).getFixedValue() <= ERRNO_BYTES && !isMember(Tag) &&
	       !isOtherType(Tag) && !isVariable(getUnderlyingObject(I->getPointerOperand()));
}

// What restrict says holds for one call, which a loop may make again and again.
static MemoryLocation unscoped(MemoryLocation At)
{
	At.AATags.Scope = At.AATags.NoAlias = nullptr;
	return At;
}

bool smr::unchanged(LoadInst *I, const Loop *L, MemorySSA &MS, AAResults &AA)
{
	MemoryAccess *D = writerOf(I, L, MS);

	if (MS.isLiveOnEntryDef(D) || !L->contains(D->getBlock()))
		return true;
	if (mayBeErrno(I))
		return false;
	for (const BasicBlock *B : L->blocks())
		for (const Instruction &J : *B) {
			auto *St = dyn_cast<StoreInst>(&J);
			if (!J.mayWriteToMemory() || writesErrno(J) || isMarker(J))
				continue;
			if (St == nullptr || !St->isSimple())
				return false;
			auto To = MemoryLocation::getBeforeOrAfter(St->getPointerOperand(),
								   St->getAAMetadata());
			if (!AA.isNoAlias(unscoped(MemoryLocation::get(I)), unscoped(To)))
				return false;
		}
	return true;
}
