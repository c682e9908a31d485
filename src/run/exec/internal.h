/** @file Internals of an executable, shared by executable.c, schedule.c, vm.c, instr.c and
 * devices.c. */
#ifndef SMR_RUN_EXEC_INTERNAL_H
#define SMR_RUN_EXEC_INTERNAL_H
#include "ops/build.h"
#include "run/exec/executable.h"
#include "run/kernel/kernel.h"

enum { SMR_TINY = 8 }; /* operands, and results, of a body for single numbers */

/** A chain of ops that run slab by slab (pass/lower/tile_chain.h). */
typedef struct smr_tile_chains {
	uint32_t n;
	struct smr_instr **ops; /* in the flow's order */
	size_t *at;             /* by op but the last: where its slab is in */
	smr_type room;          /* ... memory for all of them */
} smr_tile_chains;

/** Small ops in a row that read nothing of each other. */
typedef struct smr_op_group smr_op_group;

/** One op of a flow. Its results have places [out, out + nouts) of the flow's values. */
typedef struct smr_instr {
	const smr_node *v;
	const smr_op_info *info; /* NULL: a constant, whose elements are stored where it stands */
	smr_kernel_run *
		*kernels; /* one for each result; NULL: it is evaluated, or between devices. In a
			   * chain: for a slab, and for the last one if that is shorter */
	uint32_t nkernels;
	bool handed;            /* it is run by the last op of its chain, which has */
	smr_tile_chains *slabs; /* NULL: it is in no chain, or not its last one */
	bool joint;             /* the first of them makes all results, and there is no other */
	smr_body_code *code;    /* a body for single numbers; NULL */
	uint32_t nins, *ins;    /* places */
	uint32_t out, nouts;
	bool alias; /* the result is the operand's memory under another shape */
	bool piece; /* the result is a part of the operand's memory */
	bool *over; /* by result k: operand k, whose elements it begins with, is not read any
		     * more: it goes on in that memory where nobody else has it. NULL: results
		     * begin with nothing */
	uint32_t ndead, *dead; /* places that nobody reads any more */
	uint32_t *home; /* by result k: 1 + the program's result that it is; 0: none. NULL: none */
	smr_op_group
		*team; /* acts from here on that run as one; NULL: it runs alone, or in theirs */
	bool member;   /* of a team, if it is in one; the others there run by themselves */
} smr_instr;

/** What an act has taken so far. */
typedef struct smr_spent {
	uint64_t runs;
	double seconds;
	double copied; /* bytes of operands that it was to change in place, but others had, too */
} smr_spent;

/** A basic block's flow in order. */
typedef struct smr_exec_schedule {
	uint32_t nplaces, nacts;
	smr_instr *acts;
	const smr_block *block;
	uint32_t nparams, *param_place, *param; /* place, number of the block's `ins` */
	bool *param_last;                       /* no later one is the same of the block's `ins` */
	uint32_t nconstants, *constant_place;
	smr_buffer **constants;
	uint32_t nresults, *result_place;
	uint32_t nheld, *held; /* places that hold something when all acts have run, once each */
	smr_spent *spent;      /* by act; NULL: nobody asked */
} smr_exec_schedule;

typedef struct smr_drops {
	uint32_t n, *v;
} smr_drops;

/** What of a block's variables is not read again. */
typedef struct smr_liveness {
	bool *dies;       /* by ins: it goes to the block */
	bool *unread;     /* by outs: nobody will read it */
	smr_drops *drops; /* by body: at its start; behind those: after the loop */
} smr_liveness;

typedef struct smr_device smr_device;

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
	struct smr_devices *meeting; /* of the run that is on */
	uint64_t joined;             /* runs of ops beside others, as members of teams */
};

/** Makes the schedule of a block's flow. */
SMR_MUST_USE smr_status smr_exec_schedule_make(smr_executable *x, const smr_block *b,
					       smr_exec_schedule **out);
/** By node of a flow: whether it is to be read where it lies in its operand. */
SMR_MUST_USE smr_status smr_pieces_find(const smr_graph *g, smr_arena *arena, bool **out);
/** By node of a flow: 1 + the number of the last op of its chain; 0: it is in none. */
SMR_MUST_USE smr_status smr_tile_chains_find(const smr_graph *g, smr_arena *arena, uint32_t **out);
/** Kernels of an op that is in a chain. */
SMR_MUST_USE smr_status smr_tile_chains_kernels(smr_executable *x, smr_instr *a);
/** A chain of @p n ops, in the flow's order; made in the image's arena. */
SMR_MUST_USE smr_status smr_tile_chains_make(smr_executable *x, smr_instr *const *ops, uint32_t n,
					     smr_tile_chains **out);
/** Runs the chain that an act is the last one of, whose result is there. */
SMR_MUST_USE smr_status smr_tile_chains_run(smr_device *d, const smr_instr *a, smr_buffer **places);
/** Takes the memory that it would, of a heap that counts. */
SMR_MUST_USE smr_status smr_tile_chains_count(smr_device *d, const smr_instr *a);
/** Frees what its constants and bodies hold. */
void smr_exec_schedule_drop(smr_executable *x, smr_exec_schedule *s);
/** Fills x->lives for the blocks of a function. */
SMR_MUST_USE smr_status smr_lives_find(smr_executable *x, const smr_function *f);

/** Fills the acts' home. */
SMR_MUST_USE smr_status smr_output_alias_find(smr_executable *x);
/** The caller's memory that result @p k is to be made in; NULL: any. */
void *smr_home_of(const smr_device *d, const smr_instr *a, uint32_t k);

/** Finds the teams of a schedule whose lives are known. */
SMR_MUST_USE smr_status smr_teams_find(smr_executable *x, smr_exec_schedule *s);
/** Runs act @p *i and all that run with it; *i is the last of them then. What dies is dropped. */
SMR_MUST_USE smr_status smr_op_group_run(smr_device *d, const smr_exec_schedule *s, uint32_t *i,
					 smr_buffer **places);

/** Runs one act; results are in its places then. */
SMR_MUST_USE smr_status smr_instr_run(smr_device *d, const smr_instr *a, smr_buffer **places);
/** The same in two: memory for its results; its kernels, which it has. */
SMR_MUST_USE smr_status smr_instr_begin(smr_device *d, const smr_instr *a, smr_buffer **places);
SMR_MUST_USE smr_status smr_instr_kernels(smr_device *d, const smr_instr *a, smr_buffer **places);
/** The memory that the kernel of result @p k is to run on. */
void smr_instr_memory(const smr_instr *a, uint32_t k, smr_buffer *const *places, void **memory);
/** Drops what dies after it. */
void smr_instr_drop_dead(smr_device *d, const smr_instr *a, smr_buffer **places);
/** Runs a function on one device; values are dropped to its heap. @p args, of which one reference
 * each is taken over whatever comes of it, are NULL then. */
SMR_MUST_USE smr_status smr_walk_function(smr_device *d, const smr_function *f, smr_buffer **args,
					  smr_buffer **results);
#endif
