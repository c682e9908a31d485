/** @file Executables: compiled programs, with what the interface asks of them. */
#ifndef SMR_PJRT_EXECUTABLE_H
#define SMR_PJRT_EXECUTABLE_H
#include "api/model/model.h"
#include "pjrt/buffer.h"
#include "pjrt/ffi/host.h"
#include "pjrt/options.h"
#include "pjrt/split.h"

enum { PJRT_COSTS = 2 /* flops, bytes accessed */ };

/** An argument or a result. */
typedef struct pjrt_value {
	pjrt_shape shape; /* on one device */
	pjrt_shape whole;
	pjrt_split split;
	bool joined;     /* the model has the whole array, not each device's */
	uint32_t memory; /* kind */
	int32_t alias;   /* of an argument: the result that gets its memory, or -1 */
	bool donated;    /* of an argument: a run deletes it, since a result has its memory */
} pjrt_value;

struct pjrt_executable {
	_Atomic uint32_t refs;
	pjrt_client *client;
	smr_model *model;
	ffi_calls calls;            /* of functions of the process */
	smr_str code, option_bytes; /* as they came */
	pjrt_options options;
	char fingerprint[2 * SMR_DIGEST_SHORT_BYTES + 1];
	uint64_t alike;    /* of its name and types: the same in all processes that run it */
	uint32_t ndevices; /* of all processes */
	uint32_t process[PJRT_MOST_DEVICES]; /* by device: whose it is */
	/* Of these, the devices of this process: number, the device itself, its place. */
	uint32_t nhere, here[PJRT_MOST_DEVICES];
	pjrt_device *devices[PJRT_MOST_DEVICES];
	pjrt_logical_id ids[PJRT_MOST_DEVICES];
	uint32_t nargs, nresults;
	pjrt_value *args, *results;
	bool apart;          /* whether the model has arrays for each device */
	smr_ndarray *arrays; /* of arguments and results, as the model has them, without data */
	_Atomic uint64_t
		run_ns; /* of a run, an average that forgets; before the first one predicted */
	/* Properties as arrays, of arguments or of results. */
	uint32_t *types;
	int64_t *dims;
	size_t *ranks;
	const char **kinds, **arg_kinds;
	size_t *kind_sizes, *arg_kind_sizes;
	pjrt_layout **result_layouts, **arg_layouts;
	smr_str sharding_bytes;
	const char **shardings, **arg_shardings;
	size_t *sharding_sizes, *arg_sharding_sizes;
	pjrt_named_value costs[PJRT_COSTS];
};

/** A loaded executable: what can run, until it is deleted. */
struct pjrt_loaded {
	pjrt_executable *x;
	atomic_bool deleted;
};

/** Loads a program; free it with pjrt_executable_drop(). */
pjrt_error *pjrt_executable_load(pjrt_client *c, const char *code, size_t ncode,
				 const char *options, size_t noptions, pjrt_executable **out);
/** Loads the model of a program: for whole arrays, or, if it has computations for each device or
 * devices of other processes hold parts of its arguments, for those of each device. */
SMR_MUST_USE smr_status pjrt_model_load(pjrt_executable *x);
void pjrt_model_unload(pjrt_client *c, smr_model *m);      /* @p m may be NULL */
pjrt_executable *pjrt_executable_hold(pjrt_executable *x); /* returns @p x */
void pjrt_executable_drop(pjrt_executable *x);             /* NULL is fine */
/** Makes a loaded executable; takes the reference over, also on failure. */
pjrt_error *pjrt_loaded_new(pjrt_executable *x, pjrt_loaded **out);
/** Hands a text over to the caller: *@p owner is freed by *@p deleter. Takes @p s over. */
pjrt_error *pjrt_text_give(smr_str *s, const char **bytes, size_t *n, void **owner,
			   void (**deleter)(void *owner));

#endif
