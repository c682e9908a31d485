/** @file Functions of the process that programs call: their registry, the calls of a program, and
 * the runtime that they see (abi.h). */
#ifndef SMR_PJRT_FFI_HOST_H
#define SMR_PJRT_FFI_HOST_H
#include <stdbool.h>

#include "base/data/vec.h"
#include "base/status.h"
#include "pjrt/ffi/abi.h"

/** The functions of a target, by stage; NULL where it has none. */
typedef struct ffi_bundle {
	ffi_handler *stages[FFI_STAGES];
} ffi_bundle;

/** Registers target @p name, which replaces one of this name in programs that are loaded from now
 * on. Asks each function for its version; SMR_EUNSUPPORTED: it is built for another interface.
 * Any thread. */
SMR_MUST_USE smr_status ffi_target_add(const char *name, size_t len, const ffi_bundle *b);
/** Finds a target; false: there is none. */
bool ffi_target_find(const char *name, ffi_bundle *out);
/** Gives a type of states its number, if *@p id is 0, and remembers its deleter, which may be
 * NULL. */
SMR_MUST_USE smr_status ffi_type_add(ffi_type_id *id, void (*deleter)(void *object));
/** Finds a type by its number; false: there is none. */
bool ffi_type_find(int64_t id, void (**deleter)(void *object));

/** The calls of one program. */
typedef SMR_VEC(struct ffi_call *) ffi_calls;

/** From here to ffi_calls_end(), calls of programs that this thread loads belong to @p calls. */
void ffi_calls_begin(ffi_calls *calls);
void ffi_calls_end(void);
/** Frees calls with their states; no run of the program may come. */
void ffi_calls_free(ffi_calls *calls);

/** A function of Python: number @p index of a table there. Returns 0, or a text that says why it
 * failed goes to @p message, of @p size bytes. */
typedef int ffi_python_fn(uint64_t index, void *const *args, void *const *results, char *message,
			  size_t size);
/** Registers target "samara_python_callback", whose attribute `index` goes to @p fn with the
 * addresses of the arrays; tokens have none. */
SMR_MUST_USE smr_status ffi_python_set(ffi_python_fn *fn);
/** How processes that all run a program call its functions of Python once. */
typedef struct ffi_share {
	void *ctx;
	bool calls; /* this process calls them */
	/** Sends a result of @p n bytes, or receives it. */
	smr_status (*result)(void *ctx, void *data, size_t n);
} ffi_share;
/** Sets this for the calls of this thread; a copy. NULL: each process calls for itself. */
void ffi_python_share(const ffi_share *s);

/* ---- inside --------------------------------------------------------------------------------- */

/** A state that a function has left for later stages. */
typedef struct ffi_state {
	int64_t type;
	void *object; /* NULL: none */
} ffi_state;

/** The surroundings of a function's run. */
struct ffi_context {
	ffi_state *states[FFI_STAGES];   /* where the state of each stage is; NULL: nowhere */
	const struct ffi_value *results; /* their types and sizes; NULL: in the first stage */
	int64_t run_id;
};

extern const ffi_api ffi_functions;
/** Makes an error; NULL has no memory and is no error, so there is always one. */
ffi_error *ffi_error_new(ffi_code code, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Turns an error, which is freed, into the status that JAX shows with its message. */
smr_status ffi_status_of(ffi_error *e);
/** Waits for a future, frees it, and returns its error. */
ffi_error *ffi_future_wait(ffi_future *f);
void ffi_state_free(ffi_state *s);

#endif
