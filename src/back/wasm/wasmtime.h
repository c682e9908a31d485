/** @file The part of Wasmtime's C API that Samara uses, as version 50.0.1 declares it.
 *
 * After the headers of the crate wasmtime-c-api-impl 50.0.1 (Copyright the Bytecode Alliance;
 * Apache-2.0 WITH LLVM-exception); README.md says why they are not a dependency. The library is
 * opened at first need; other versions are refused, because structs are passed by layout. Ownership
 * is as in that API: the caller owns errors, traps and byte vectors. */
#ifndef SMR_BACK_WASM_WASMTIME_H
#define SMR_BACK_WASM_WASMTIME_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

#define SMR_WASMTIME_VERSION "50.0.1"

typedef struct wasm_config wasm_config_t;
typedef struct wasm_engine wasm_engine_t;
typedef struct wasm_trap wasm_trap_t;
typedef struct wasmtime_error wasmtime_error_t;
typedef struct wasmtime_module wasmtime_module_t;
typedef struct wasmtime_store wasmtime_store_t;
typedef struct wasmtime_context wasmtime_context_t;

typedef struct wasm_byte_vec {
	size_t size;
	char *data;
} wasm_byte_vec_t;
typedef struct wasm_pointer_vec { /* of import types */
	size_t size;
	void **data;
} wasm_pointer_vec_t;

typedef struct wasmtime_func {
	uint64_t store_id;
	void *hidden;
} wasmtime_func_t;
typedef struct wasmtime_memory {
	struct {
		uint64_t store_id;
		uint32_t hidden;
	} head;
	uint32_t hidden;
} wasmtime_memory_t;
typedef struct wasmtime_global {
	uint64_t store_id;
	uint32_t hidden[3];
} wasmtime_global_t;
typedef struct wasmtime_instance {
	uint64_t store_id;
	size_t hidden;
} wasmtime_instance_t;

enum {
	WASMTIME_EXTERN_FUNC,
	WASMTIME_EXTERN_GLOBAL,
	WASMTIME_EXTERN_TABLE,
	WASMTIME_EXTERN_MEMORY
};
typedef struct wasmtime_extern {
	uint8_t kind;
	union {
		wasmtime_func_t func;
		wasmtime_memory_t memory;
		wasmtime_global_t global;
	} of;
} wasmtime_extern_t;

enum { WASMTIME_I32, WASMTIME_I64, WASMTIME_F32, WASMTIME_F64 };
typedef struct wasmtime_val {
	uint8_t kind;
	union {
		int32_t i32;
		int64_t i64;
		uint64_t words[3]; /* large enough for references */
	} of;
} wasmtime_val_t;
typedef union wasmtime_val_raw {
	int32_t i32;
	int64_t i64;
	uint64_t words[2];
} wasmtime_val_raw_t;

enum {
	WASMTIME_TRAP_STACK_OVERFLOW = 0,
	WASMTIME_TRAP_MEMORY_OUT_OF_BOUNDS = 1,
	WASMTIME_TRAP_INTEGER_OVERFLOW = 6,
	WASMTIME_TRAP_DIVISION_BY_ZERO = 7,
	WASMTIME_TRAP_INTERRUPT = 10
};

typedef struct wasmtime_linear_memory {
	void *env;
	uint8_t *(*get_memory)(void *env, size_t *byte_size, size_t *byte_capacity);
	wasmtime_error_t *(*grow_memory)(void *env, size_t new_size);
	void (*finalizer)(void *env);
} wasmtime_linear_memory_t;
typedef struct wasmtime_memory_creator {
	void *env;
	wasmtime_error_t *(*new_memory)(void *env, const void *type, size_t minimum, size_t maximum,
					size_t reserved, size_t guard,
					wasmtime_linear_memory_t *out);
	void (*finalizer)(void *env);
} wasmtime_memory_creator_t;

/* F(result, name, (arguments)): one row for each function; generates the table below. */
#define SMR_WASMTIME_CORE(F)                                                                   \
	F(wasm_config_t *, wasm_config_new, (void))                                            \
	F(wasm_engine_t *, wasm_engine_new_with_config, (wasm_config_t *))                     \
	F(void, wasm_engine_delete, (wasm_engine_t *))                                         \
	F(void, wasm_byte_vec_delete, (wasm_byte_vec_t *))                                     \
	F(void, wasm_importtype_vec_delete, (wasm_pointer_vec_t *))                            \
	F(const wasm_byte_vec_t *, wasm_importtype_module, (const void *))                     \
	F(const wasm_byte_vec_t *, wasm_importtype_name, (const void *))                       \
	F(void, wasm_trap_message, (const wasm_trap_t *, wasm_byte_vec_t *))                   \
	F(void, wasm_trap_delete, (wasm_trap_t *))                                             \
	F(bool, wasmtime_trap_code, (const wasm_trap_t *, uint8_t *))                          \
	F(void, wasmtime_error_message, (const wasmtime_error_t *, wasm_byte_vec_t *))         \
	F(void, wasmtime_error_delete, (wasmtime_error_t *))                                   \
	F(void, wasmtime_config_epoch_interruption_set, (wasm_config_t *, bool))               \
	F(void, wasmtime_config_max_wasm_stack_set, (wasm_config_t *, size_t))                 \
	F(void, wasmtime_config_wasm_simd_set, (wasm_config_t *, bool))                        \
	F(void, wasmtime_config_wasm_relaxed_simd_set, (wasm_config_t *, bool))                \
	F(void, wasmtime_config_wasm_threads_set, (wasm_config_t *, bool))                     \
	F(void, wasmtime_config_wasm_memory64_set, (wasm_config_t *, bool))                    \
	F(void, wasmtime_config_wasm_multi_memory_set, (wasm_config_t *, bool))                \
	F(void, wasmtime_config_wasm_component_model_set, (wasm_config_t *, bool))             \
	F(void, wasmtime_config_wasm_component_model_async_set, (wasm_config_t *, bool))       \
	F(void, wasmtime_config_concurrency_support_set, (wasm_config_t *, bool))              \
	F(void, wasmtime_config_parallel_compilation_set, (wasm_config_t *, bool))             \
	F(void, wasmtime_config_memory_init_cow_set, (wasm_config_t *, bool))                  \
	F(void, wasmtime_config_host_memory_creator_set,                                       \
	  (wasm_config_t *, wasmtime_memory_creator_t *))                                      \
	F(void, wasmtime_engine_increment_epoch, (const wasm_engine_t *))                      \
	F(wasmtime_error_t *, wasmtime_module_new,                                             \
	  (wasm_engine_t *, const uint8_t *, size_t, wasmtime_module_t **))                    \
	F(wasmtime_module_t *, wasmtime_module_clone, (const wasmtime_module_t *))             \
	F(void, wasmtime_module_delete, (wasmtime_module_t *))                                 \
	F(void, wasmtime_module_imports, (const wasmtime_module_t *, wasm_pointer_vec_t *))    \
	F(wasmtime_error_t *, wasmtime_module_serialize,                                       \
	  (const wasmtime_module_t *, wasm_byte_vec_t *))                                      \
	F(wasmtime_error_t *, wasmtime_module_deserialize,                                     \
	  (wasm_engine_t *, const uint8_t *, size_t, wasmtime_module_t **))                    \
	F(wasmtime_store_t *, wasmtime_store_new, (wasm_engine_t *, void *, void (*)(void *))) \
	F(void, wasmtime_store_delete, (wasmtime_store_t *))                                   \
	F(wasmtime_context_t *, wasmtime_store_context, (wasmtime_store_t *))                  \
	F(void, wasmtime_store_limiter,                                                        \
	  (wasmtime_store_t *, int64_t, int64_t, int64_t, int64_t, int64_t))                   \
	F(void, wasmtime_context_set_epoch_deadline, (wasmtime_context_t *, uint64_t))         \
	F(wasmtime_error_t *, wasmtime_instance_new,                                           \
	  (wasmtime_context_t *, const wasmtime_module_t *, const wasmtime_extern_t *, size_t, \
	   wasmtime_instance_t *, wasm_trap_t **))                                             \
	F(bool, wasmtime_instance_export_get,                                                  \
	  (wasmtime_context_t *, const wasmtime_instance_t *, const char *, size_t,            \
	   wasmtime_extern_t *))                                                               \
	F(void, wasmtime_extern_delete, (wasmtime_extern_t *))                                 \
	F(void, wasmtime_global_get,                                                           \
	  (wasmtime_context_t *, const wasmtime_global_t *, wasmtime_val_t *))                 \
	F(uint8_t *, wasmtime_memory_data, (wasmtime_context_t *, const wasmtime_memory_t *))  \
	F(size_t, wasmtime_memory_data_size,                                                   \
	  (const wasmtime_context_t *, const wasmtime_memory_t *))                             \
	F(wasmtime_error_t *, wasmtime_memory_grow,                                            \
	  (wasmtime_context_t *, const wasmtime_memory_t *, uint64_t, uint64_t *))             \
	F(void *, wasmtime_func_type, (const wasmtime_context_t *, const wasmtime_func_t *))   \
	F(const wasm_pointer_vec_t *, wasm_functype_params, (const void *))                    \
	F(const wasm_pointer_vec_t *, wasm_functype_results, (const void *))                   \
	F(uint8_t, wasm_valtype_kind, (const void *))                                          \
	F(void, wasm_functype_delete, (void *))                                                \
	F(wasmtime_error_t *, wasmtime_func_call_unchecked,                                    \
	  (wasmtime_context_t *, const wasmtime_func_t *, wasmtime_val_raw_t *, size_t,        \
	   wasm_trap_t **))

/* ---- components --------------------------------------------------------------------------------
 */

typedef struct wasmtime_component wasmtime_component_t;
typedef struct wasmtime_component_linker wasmtime_component_linker_t;
typedef struct wasmtime_component_linker_instance wasmtime_component_linker_instance_t;
typedef struct wasmtime_component_export_index wasmtime_component_export_index_t;

typedef struct wasmtime_component_instance {
	uint64_t store_id;
	uint32_t hidden;
} wasmtime_component_instance_t;
typedef struct wasmtime_component_func {
	struct {
		uint64_t store_id;
		uint32_t hidden;
	} head;
	uint32_t hidden;
	void *more;
} wasmtime_component_func_t;

enum {
	WASMTIME_COMPONENT_U32 = 6,
	WASMTIME_COMPONENT_S64 = 7,
	WASMTIME_COMPONENT_U64 = 8,
	WASMTIME_COMPONENT_LIST = 13,
	WASMTIME_COMPONENT_TUPLE = 15
};
typedef struct wasmtime_component_val wasmtime_component_val_t;
typedef struct wasmtime_component_vals { /* of a list or a tuple */
	size_t size;
	wasmtime_component_val_t *data;
} wasmtime_component_vals_t;
struct wasmtime_component_val {
	uint8_t kind;
	union {
		uint32_t u32;
		int64_t s64;
		uint64_t u64;
		wasmtime_component_vals_t list;
		uint64_t words[3];
	} of;
};
typedef wasmtime_error_t *wasmtime_component_callback_t(void *, wasmtime_context_t *, const void *,
							wasmtime_component_val_t *, size_t,
							wasmtime_component_val_t *, size_t);

#define SMR_WASMTIME_COMPONENT(F)                                                                \
	F(wasmtime_error_t *, wasmtime_error_new, (const char *))                                \
	F(wasmtime_error_t *, wasmtime_component_new,                                            \
	  (const wasm_engine_t *, const uint8_t *, size_t, wasmtime_component_t **))             \
	F(wasmtime_error_t *, wasmtime_component_serialize,                                      \
	  (const wasmtime_component_t *, wasm_byte_vec_t *))                                     \
	F(wasmtime_error_t *, wasmtime_component_deserialize,                                    \
	  (const wasm_engine_t *, const uint8_t *, size_t, wasmtime_component_t **))             \
	F(wasmtime_component_t *, wasmtime_component_clone, (const wasmtime_component_t *))      \
	F(void, wasmtime_component_delete, (wasmtime_component_t *))                             \
	F(wasmtime_component_linker_t *, wasmtime_component_linker_new, (const wasm_engine_t *)) \
	F(void, wasmtime_component_linker_delete, (wasmtime_component_linker_t *))               \
	F(wasmtime_component_linker_instance_t *, wasmtime_component_linker_root,                \
	  (wasmtime_component_linker_t *))                                                       \
	F(wasmtime_error_t *, wasmtime_component_linker_instance_add_instance,                   \
	  (wasmtime_component_linker_instance_t *, const char *, size_t,                         \
	   wasmtime_component_linker_instance_t **))                                             \
	F(wasmtime_error_t *, wasmtime_component_linker_instance_add_func,                       \
	  (wasmtime_component_linker_instance_t *, const char *, size_t,                         \
	   wasmtime_component_callback_t *, void *, void (*)(void *)))                           \
	F(void, wasmtime_component_linker_instance_delete,                                       \
	  (wasmtime_component_linker_instance_t *))                                              \
	F(wasmtime_error_t *, wasmtime_component_linker_instantiate,                             \
	  (const wasmtime_component_linker_t *, wasmtime_context_t *,                            \
	   const wasmtime_component_t *, wasmtime_component_instance_t *))                       \
	F(wasmtime_component_export_index_t *, wasmtime_component_instance_get_export_index,     \
	  (const wasmtime_component_instance_t *, wasmtime_context_t *,                          \
	   const wasmtime_component_export_index_t *, const char *, size_t))                     \
	F(void, wasmtime_component_export_index_delete, (wasmtime_component_export_index_t *))   \
	F(bool, wasmtime_component_instance_get_func,                                            \
	  (const wasmtime_component_instance_t *, wasmtime_context_t *,                          \
	   const wasmtime_component_export_index_t *, wasmtime_component_func_t *))              \
	F(wasmtime_error_t *, wasmtime_component_func_call,                                      \
	  (const wasmtime_component_func_t *, wasmtime_context_t *,                              \
	   const wasmtime_component_val_t *, size_t, wasmtime_component_val_t *, size_t))        \
	F(void, wasmtime_component_val_delete, (wasmtime_component_val_t *))

/** The functions, by their names in the API. */
typedef struct smr_wasmtime {
#define SMR_FIELD(result, name, arguments) result(*name) arguments;
	SMR_WASMTIME_CORE(SMR_FIELD)
	SMR_WASMTIME_COMPONENT(SMR_FIELD)
#undef SMR_FIELD
	wasm_engine_t *engine; /* shared by the process */
	const char *path;      /* path of the opened library */
} smr_wasmtime;

/** Returns the library and the engine that the whole process shares; they are opened once and never
 * closed. SMR_EUNSUPPORTED names the places that were searched. */
SMR_MUST_USE smr_status smr_wasmtime_open(const smr_wasmtime **out);
/** The engine's settings as text: part of every key of precompiled code. */
extern const char smr_wasmtime_settings[];
/** Sets smr_errmsg() to @p what and the runtime's message and frees @p e; SMR_EUNSUPPORTED, SMR_OK
 * if @p e is NULL. */
SMR_MUST_USE smr_status smr_wasmtime_failed(const char *what, wasmtime_error_t *e);
SMR_MUST_USE smr_status smr_wasmtime_trapped(const char *what, wasm_trap_t *t);
/** Selects the path of all later calls: "core", "component"; NULL: as SAMARA_WASM_PATH says. The
 * caller keeps the text alive and calls this before it starts threads. */
void smr_wasm_choose(const char *path);
/** Returns "core" or "component". */
const char *smr_wasm_path(void);

#endif
