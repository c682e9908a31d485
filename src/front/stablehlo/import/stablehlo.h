/** @file StableHLO programs: from MLIR text to a tree of blocks of ops over values. */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_STABLEHLO_H
#define SMR_FRONT_STABLEHLO_IMPORT_STABLEHLO_H
#include "ir/module/module.h"

/** Sizes of one argument. */
typedef struct smr_stablehlo_shape {
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK];
} smr_stablehlo_shape;

typedef struct smr_stablehlo_params {
	const smr_stablehlo_shape *shapes; /* of the arguments, nshapes of them; NULL: as the
					      program says, which then has no "?" */
	uint32_t nshapes;
	bool whole; /* what is said of shardings is left out */
} smr_stablehlo_params;

/** What a program takes or gives, as its user sees it. */
typedef struct smr_stablehlo_value {
	const char *element; /* as MLIR writes it: f32, i4, ui8, complex<f32>, f8E4M3FN */
	smr_dtype dtype;     /* of what the user hands over: c64 or c128 for complex numbers, i8 and
				u8 for shorter integers */
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK]; /* -1: "?" */
	const char *name;           /* or NULL */
	const char *sharding;       /* as the text has it, or NULL */
	uint32_t first, count;      /* of the module's parameters or results: these. A complex one
				       is two, real and imaginary; a token is none */
} smr_stablehlo_value;

typedef struct smr_stablehlo_face {
	smr_stablehlo_value *args, *results;
	uint32_t nargs, nresults, partitions, replicas;
	bool apart; /* it was cut before: each device has arrays of its own, of these sizes */
	smr_arena *arena;
} smr_stablehlo_face;

void smr_stablehlo_face_free(smr_stablehlo_face *face);
/** The program as blocks. What of it is not done is told before anything runs, SMR_EUNSUPPORTED:
 * "file:line:column: unsupported: stablehlo.foo"; SMR_EPARSE, SMR_ETYPE: it is broken. @p file is
 * for messages. NULL @p params: shapes as the program says. @p face: NULL, or what main takes and
 * gives as the text says; free both. */
SMR_MUST_USE smr_status smr_stablehlo_load(const char *file, const char *text, size_t n,
					   const smr_stablehlo_params *params,
					   smr_stablehlo_face *face, smr_module **out);
#endif
