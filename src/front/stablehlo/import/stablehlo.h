/** @file StableHLO programs: from MLIR text or bytecode to a tree of blocks of ops over values. */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_STABLEHLO_H
#define SMR_FRONT_STABLEHLO_IMPORT_STABLEHLO_H
#include "front/stablehlo/mlir/mlir.h"
#include "ir/module/module.h"

/** Sizes of one argument. */
typedef struct smr_stablehlo_shape {
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK];
} smr_stablehlo_shape;

typedef struct smr_stablehlo_params {
	const smr_stablehlo_shape *shapes; /* shapes of the arguments, nshapes of them; NULL: the
					    * declared ones, which then have no "?" */
	uint32_t nshapes;
	bool whole;        /* ignore sharding annotations */
	bool outline;      /* for sharding propagation, not to run: the results of computations
			    * written for one device are zeros with their shardings */
	bool packed;       /* on one device, complex arguments and results whose sizes are numbers
			    * are one tensor, not two; its last dimension is (re, im) */
	bool apart;        /* a program that has parts for each device takes and gives the arrays of
			    * each device, by its shardings */
	const char *entry; /* the function that runs, with or without "@"; NULL: @main, or the only
			    * function that is not private */
} smr_stablehlo_params;

/** How an array lies on devices: each has one of the equal parts of each dimension. */
typedef struct smr_stablehlo_split {
	uint32_t ndevices; /* 0: unknown, the program does not say it for all dimensions; 1: every
			    * device has the whole array */
	bool inferred;     /* the program leaves it open: another split would do */
	int64_t parts[SMR_MAX_RANK];
	const int64_t *part[SMR_MAX_RANK]; /* by device, of a dimension with several parts */
	int64_t addends;       /* above 1: a part is the sum of those of so many devices */
	const int64_t *addend; /* by device */
} smr_stablehlo_split;

/** An argument or a result of a program, from its user's point of view. */
typedef struct smr_stablehlo_value {
	const char *element; /* as MLIR writes it: f32, i4, ui8, complex<f32>, f8E4M3FN */
	smr_dtype dtype;     /* type of the user's array: c64 or c128 for complex numbers, i8 and u8
			      * for shorter integers */
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK]; /* -1: "?" */
	const char *name;           /* or NULL */
	const char *sharding;       /* sharding as MLIR text, or NULL */
	smr_stablehlo_split split;  /* by a sharding of Shardy */
	uint32_t first, count;      /* range among the module's parameters or results: a complex
				     * value is two, real and imaginary, or one that is packed; a
				     * token is none */
	const char *memory;         /* kind of memory that it is in, or NULL */
	const char *layout;         /* that the caller asks for: default, auto or {0,1}; or NULL */
	int32_t alias;              /* of an argument: the result that gets its memory; -1: none */
	bool donor;                 /* of an argument: some result may get its memory */
} smr_stablehlo_value;

typedef struct smr_stablehlo_face {
	smr_stablehlo_value *args, *results;
	uint32_t nargs, nresults, partitions, replicas;
	bool apart; /* whether it is one device's program: each device has arrays of these sizes */
	smr_arena *arena;
} smr_stablehlo_face;

void smr_stablehlo_face_free(smr_stablehlo_face *face);
/** Translates the program, in any form that smr_mlir_load() reads, to blocks. Reports unsupported
 * parts before anything runs, as SMR_EUNSUPPORTED: "file:line:column: unsupported: stablehlo.foo";
 * SMR_EPARSE, SMR_ETYPE: the program is invalid. @p file is for messages. NULL @p params: declared
 * shapes. @p face: NULL, or gets that function's declared arguments and results; free both. */
SMR_MUST_USE smr_status smr_stablehlo_load(const char *file, const char *text, size_t n,
					   const smr_stablehlo_params *params,
					   smr_stablehlo_face *face, smr_module **out);

/** Finds the function of the process that a custom_call is for, if the importer itself does not
 * know the target. *@p number goes to the function of ops/callback.h when the program gets there;
 * *@p found is false if there is no such target. Any thread. */
typedef smr_status smr_stablehlo_bind_fn(const smr_mlir_op *op, const char *target, bool *found,
					 uint64_t *number);
/** Sets the function that finds all targets of this process. */
void smr_stablehlo_bind_set(smr_stablehlo_bind_fn *fn);
#endif
