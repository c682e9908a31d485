// Memory that the C library's mathematical functions write: errno, a separate int. A load of any
// other location returns the same value before and after such a call.
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

// Whether the access is to a member of a structure with several members. The tag of an access names
// the structure, the member's type and the member's offset.
static bool isMember(const MDNode *Tag)
{
	auto *Base =
		Tag && Tag->getNumOperands() >= 3 ? dyn_cast<MDNode>(Tag->getOperand(0)) : nullptr;

	return Base != nullptr && Base != Tag->getOperand(1).get() &&
	       Base->getNumOperands() > ONE_MEMBER;
}

// Whether the type cannot be errno: not an int, nor a type that may alias anything.
static bool isOtherType(const MDNode *Tag)
{
	static const StringRef Names[] = {"short", "long", "long long", "float", "double"};
	auto *Type =
		Tag && Tag->getNumOperands() >= 3 ? dyn_cast<MDNode>(Tag->getOperand(1)) : nullptr;
	auto *Name = Type && Type->getNumOperands() > 0 ? dyn_cast<MDString>(Type->getOperand(0))
							: nullptr;

	return Name != nullptr && is_contained(Names, Name->getString());
}

// Whether V is a variable of the program. A declared thread-local one may be the library's own.
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

// Drops the scopes of `restrict`, which hold for one call; a loop may repeat it.
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
