/** @file Internals of an executable, shared by executable.c, schedule.c, vm.c, instr.c and
 * devices.c. */
#ifndef SMR_RUN_EXEC_INTERNAL_H
#define SMR_RUN_EXEC_INTERNAL_H
#include <stdatomic.h>

#include "base/thread/interrupt.h"
#include "ops/build.h"
#include "run/exec/executable.h"
#include "run/exec/others.h"
#include "run/kernel/kernel.h"

enum { SMR_TINY = 8 }; /* most operands, and results, of a body for scalars */

/** A chain of ops that run slab by slab (pass/lower/tile_chain.h). */
typedef struct smr_tile_chains {
	uint32_t n;
	struct smr_instr **ops; /* in the flow's order */
	size_t *at;             /* by op but the last: offset of its slab */
	smr_type room;          /* ... type of the memory for all of them */
} smr_tile_chains;

/** Small consecutive ops that are independent. */
typedef struct smr_op_group smr_op_group;

/** One kernel in the place of ops that compute an act's operand: run/exec/apart.c. */
typedef struct smr_exec_whole smr_exec_whole;

/** One op of a flow. Its results have places [out, out + nouts) of the flow's values. */
typedef struct smr_instr {
	const smr_node *v;
	const smr_op_info *info; /* NULL: a constant, whose elements are stored in place */
	smr_kernel_run *
		*kernels; /* one for each result; NULL: it is evaluated, or between devices. In a
			   * chain: for a slab, and for the last one if that is shorter */
	uint32_t nkernels;
	bool handed;            /* it is run by the last op of its chain, or with another op */
	smr_tile_chains *slabs; /* NULL: it is in no chain, or not its last op */
	bool joint;             /* the first kernel computes all results, and is the only one */
	smr_body_code *code;    /* a body for scalars; NULL */
	uint32_t nins, *ins;    /* places */
	uint32_t out, nouts;
	bool alias;            /* the result is the operand's memory under another shape */
	smr_exec_whole *whole; /* it can also be computed by one kernel; NULL */
	bool piece;            /* the result is a part of the operand's memory */
	bool *over; /* by result k: operand k, whose elements the result starts with, dies: the
		     * result uses its memory unless it is shared. NULL: results do not start with
		     * operands */
	uint32_t ndead, *dead; /* places that die after it */
	uint32_t *home; /* by result k: 1 + number of the program's result; 0: none. NULL: none */
	smr_op_group *team; /* group that starts here; NULL: it runs alone, or in another's */
	bool member;        /* a member of a group; other acts of the range run alone */
} smr_instr;

/** Measurements of an act so far. */
typedef struct smr_spent {
	uint64_t runs;
	double seconds;
	double copied; /* bytes of shared operands that it was to change in place */
} smr_spent;

/** The flow of a basic block, in order. */
typedef struct smr_exec_schedule {
	uint32_t nplaces, nacts;
	smr_instr *acts;
	const smr_block *block;
	uint32_t nparams, *param_place, *param; /* place, index in the block's `ins` */
	bool *param_last;                       /* no later one has the same index in `ins` */
	uint32_t nconstants, *constant_place;
	smr_buffer **constants;
	uint32_t nresults, *result_place;
	uint32_t nheld, *held; /* live places after all acts, each once */
	smr_spent *spent;      /* by act; NULL: not measured */
	bool *inlined;         /* by act: code of a region; NULL: unknown */
} smr_exec_schedule;

typedef struct smr_drops {
	uint32_t n, *v;
} smr_drops;

/** Variables of a block that are not read again. */
typedef struct smr_liveness {
	bool *dies;       /* by ins: the block takes it over */
	bool *unread;     /* by outs: it has no reader */
	smr_drops *drops; /* by body: at its start; after those: after the loop */
} smr_liveness;

typedef struct smr_device smr_device;
typedef struct smr_exec_regions smr_exec_regions;

struct smr_executable {
	smr_runner *runner;
	const smr_module *module;
	smr_arena *arena; /* of schedules */
	smr_kernels *kernels;
	smr_heap *constants;
	smr_exec_schedule **schedules; /* by block number; NULL: no flow */
	smr_liveness *lives;           /* by block number */
	uint32_t ndevices;
	smr_device *devices;
	struct smr_devices *meeting;       /* of the current run */
	const smr_exec_others *others;     /* of the current run; NULL: all devices are here */
	_Atomic(smr_others_block *) spare; /* memory of the last exchange; NULL: none, or in use */
	struct smr_exec_regions *regions;  /* NULL: not asked for */
	bool measured;                     /* each op is: by itself */
	bool resident;                     /* values may stay on a device between its kernels */
	bool exchanges_told;               /* that collectives go through the host */
	bool retreated;                    /* ... until the last run, which failed */
	uint64_t nruns;
	uint64_t interrupts; /* of the runner when the current run began */
	uint64_t joined;     /* runs of ops as members of groups */
};

static inline bool smr_type_is_empty(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) && n == 0;
}

/** Makes the schedule of a block's flow. */
SMR_MUST_USE smr_status smr_exec_schedule_make(smr_executable *x, const smr_block *b,
					       smr_exec_schedule **out);
/** Finds, by node of a flow, slices that are read in place in their operand. */
SMR_MUST_USE smr_status smr_pieces_find(const smr_graph *g, smr_arena *arena, bool **out);
/** Finds, by node of a flow, 1 + the number of the last op of its chain; 0: it is in none. */
SMR_MUST_USE smr_status smr_tile_chains_find(const smr_graph *g, smr_arena *arena, uint32_t **out);
/** Makes the kernels of an op that is in a chain. */
SMR_MUST_USE smr_status smr_tile_chains_kernels(smr_executable *x, smr_instr *a);
/** Makes a chain of @p n ops, in the flow's order; allocated in the image's arena. */
SMR_MUST_USE smr_status smr_tile_chains_make(smr_executable *x, smr_instr *const *ops, uint32_t n,
					     smr_tile_chains **out);
/** Runs the chain of which an act is the last op, whose result exists. */
SMR_MUST_USE smr_status smr_tile_chains_run(smr_device *d, const smr_instr *a, smr_buffer **places);
/** Frees the resources of its constants and bodies. */
void smr_exec_schedule_drop(smr_executable *x, smr_exec_schedule *s);
/** Fills x->lives for the blocks of a function. */
SMR_MUST_USE smr_status smr_lives_find(smr_executable *x, const smr_function *f);

/** Fills the acts' `home`. */
SMR_MUST_USE smr_status smr_output_alias_find(smr_executable *x);
/** Returns the caller's memory for result @p k; NULL: any memory. */
void *smr_home_of(const smr_device *d, const smr_instr *a, uint32_t k);

/** Finds the groups of a schedule whose lives are known. */
SMR_MUST_USE smr_status smr_teams_find(smr_executable *x, smr_exec_schedule *s);
/** Runs act @p *i and its group; *i is the last of them then. Drops dead places. */
SMR_MUST_USE smr_status smr_op_group_run(smr_device *d, const smr_exec_schedule *s, uint32_t *i,
					 smr_buffer **places);

/** Fails once the runner's `interrupts` have changed since the run began. */
SMR_MUST_USE static inline smr_status smr_exec_interrupted(const smr_executable *x)
{
	return smr_interrupt_check(x->runner->interrupts, x->interrupts);
}
/** Runs one act; its results are in its places then. */
SMR_MUST_USE smr_status smr_instr_run(smr_device *d, const smr_instr *a, smr_buffer **places);
/** The same in two steps: allocates its results; runs its kernels, which exist. */
SMR_MUST_USE smr_status smr_instr_begin(smr_device *d, const smr_instr *a, smr_buffer **places);
SMR_MUST_USE smr_status smr_instr_kernels(smr_device *d, const smr_instr *a, smr_buffer **places);
/** Name of the implementation that runs an act, "plain" or "view". */
const char *smr_instr_impl(const smr_instr *a);
/** Told of @p n acts from @p a on, or of a region (NULL), after they ran; NULL: no listener. */
typedef void smr_exec_tell(const smr_instr *a, uint32_t n, int64_t from_ns, int64_t to_ns);
extern smr_exec_tell *_Atomic smr_exec_teller;
/** Gets the memory for the kernel of result @p k. */
void smr_instr_memory(const smr_instr *a, uint32_t k, smr_buffer *const *places, void **memory);
/** Drops places that die after it. */
void smr_instr_drop_dead(smr_device *d, const smr_instr *a, smr_buffer **places);
/** Runs a function on one device; values are dropped to its heap. @p args, of which one reference
 * each is taken over, on failure, too, are NULL then. */
SMR_MUST_USE smr_status smr_walk_function(smr_device *d, const smr_function *f, smr_buffer **args,
					  smr_buffer **results);
#endif
