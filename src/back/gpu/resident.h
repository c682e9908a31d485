/** @file A piece of host memory whose contents may be on the card: values of a program stay there
 * between kernels, and are copied only when the other side reads them. */
#ifndef SMR_BACK_GPU_RESIDENT_H
#define SMR_BACK_GPU_RESIDENT_H
#include "gpu/commands.h"

/** The memory, its copy on the card, and which of them has the current contents: at least one. For
 * one thread at a time. */
typedef struct smr_gpu_resident {
	char *host;
	size_t bytes;
	smr_gpu_ptr device; /* 0: there is no copy */
	bool here, there;
	smr_gpu_commands *commands; /* of the program: its launches may use the copy; NULL: none */
} smr_gpu_resident;

/** Makes the command buffer of a program on the card. Errors: those of smr_gpu_card_open(). */
SMR_MUST_USE smr_status smr_gpu_resident_commands(smr_gpu_commands **out);

/** Describes memory without a copy. */
static inline void smr_gpu_resident_init(smr_gpu_resident *r, void *host, size_t bytes,
					 smr_gpu_commands *commands)
{
	*r = (smr_gpu_resident){.host = host, .bytes = bytes, .here = true, .commands = commands};
}
/** Frees the copy, and with it what only the copy has. */
void smr_gpu_resident_drop(smr_gpu_resident *r);
/** Makes the host's contents current: submits the program's launches, waits for the card's work,
 * and copies them. */
SMR_MUST_USE smr_status smr_gpu_resident_here(smr_gpu_resident *r);
/** Allocates the copy, and makes it current if @p contents. */
SMR_MUST_USE smr_status smr_gpu_resident_there(smr_gpu_resident *r, bool contents);

/** Notes that the host stored to its memory, whose contents were current. */
static inline void smr_gpu_resident_wrote_here(smr_gpu_resident *r)
{
	r->here = true;
	r->there = false;
}
/** Notes that work of the card stores to the copy. */
static inline void smr_gpu_resident_wrote_there(smr_gpu_resident *r)
{
	r->here = false;
	r->there = true;
}
#endif
