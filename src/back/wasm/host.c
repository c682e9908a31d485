/* Arguments have been checked against the interface by the runtime; what they mean is checked here:
 * they come from inside the sandbox. */
#include "back/wasm/host.h"

#include <string.h>
#include <sys/sysinfo.h>
#include <time.h>

#define NODE "samara:node/"
#define VERSION "@0.1.0"

/* ---- metrics -----------------------------------------------------------------------------------
 */

static uint64_t metric(uint32_t which)
{
	struct timespec t;
	struct sysinfo s;

	clock_gettime(CLOCK_MONOTONIC, &t);
	if (which == 0)
		return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
	if (sysinfo(&s) != 0)
		return 0;
	if (which == 1)
		return (uint64_t)s.loads[0] * 1000 >> SI_LOAD_SHIFT;
	return which == 2 ? (uint64_t)s.freeram * s.mem_unit : 0;
}

static wasmtime_error_t *read_metric(void *env, wasmtime_context_t *x, const void *type,
				     wasmtime_component_val_t *args, size_t n,
				     wasmtime_component_val_t *out, size_t nout)
{
	out[0].kind = WASMTIME_COMPONENT_U64;
	out[0].of.u64 = metric(args[0].of.u32);
	return NULL;
}

/* ---- the kernel beside the component ------------------------------------------------------------
 */

static const smr_wasmtime *the_runtime(void)
{
	const smr_wasmtime *w;

	return smr_wasmtime_open(&w) == SMR_OK ? w : NULL; /* it is open: we are called by it */
}

static wasmtime_error_t *refuse(const char *why)
{
	return the_runtime()->wasmtime_error_new(why);
}

static bool inside(smr_wasm *k, uint64_t at, uint64_t n, char **memory)
{
	size_t size;

	*memory = smr_wasm_memory(k, &size);
	return at <= size && n <= size - at;
}

static wasmtime_error_t *host_reserve(void *kernel, wasmtime_context_t *x, const void *type,
				      wasmtime_component_val_t *args, size_t n,
				      wasmtime_component_val_t *out, size_t nout)
{
	uint32_t heap;

	if (smr_wasm_global(kernel, "__heap_base", &heap) != SMR_OK ||
	    smr_wasm_reserve(kernel, (uint64_t)heap + 64 + args[0].of.u32) != SMR_OK)
		return refuse(smr_errmsg());
	out[0].kind = WASMTIME_COMPONENT_U32;
	out[0].of.u32 = (heap + 63) / 64 * 64;
	return NULL;
}

static wasmtime_error_t *host_put(void *kernel, wasmtime_context_t *x, const void *type,
				  wasmtime_component_val_t *args, size_t n,
				  wasmtime_component_val_t *out, size_t nout)
{
	const wasmtime_component_vals_t *words = &args[1].of.list;
	char *memory;

	if (!inside(kernel, args[0].of.u32, words->size * 8, &memory))
		return refuse("words that lie beyond the kernel's memory");
	for (size_t i = 0; i < words->size; i++)
		memcpy(memory + args[0].of.u32 + 8 * i, &words->data[i].of.u64, 8);
	return NULL;
}

static wasmtime_error_t *host_get(void *kernel, wasmtime_context_t *x, const void *type,
				  wasmtime_component_val_t *args, size_t n,
				  wasmtime_component_val_t *out, size_t nout)
{
	uint64_t at = args[0].of.u32, count = args[1].of.u32;
	char *memory;

	if (!inside(kernel, at, count * 8, &memory))
		return refuse("words that lie beyond the kernel's memory");
	out[0].kind = WASMTIME_COMPONENT_LIST;
	the_runtime()->wasmtime_component_vallist_new_uninit(&out[0].of.list, count);
	for (size_t i = 0; i < count; i++) {
		wasmtime_component_val_t *v = &out[0].of.list.data[i];

		memset(v, 0, sizeof(*v));
		v->kind = WASMTIME_COMPONENT_U64;
		memcpy(&v->of.u64, memory + at + 8 * i, 8);
	}
	return NULL;
}

static wasmtime_error_t *host_stage(void *kernel, wasmtime_context_t *x, const void *type,
				    wasmtime_component_val_t *args, size_t n,
				    wasmtime_component_val_t *out, size_t nout)
{
	wasmtime_val_raw_t v[6] = {
		{.i32 = (int32_t)args[1].of.u32}, {.i32 = (int32_t)args[2].of.u32},
		{.i32 = (int32_t)args[3].of.u32}, {.i64 = args[4].of.s64},
		{.i64 = args[5].of.s64},          {.i32 = (int32_t)args[6].of.u32}};
	const smr_wasm_fn *f;

	if (smr_wasm_stage(kernel, args[0].of.u32, &f) != SMR_OK ||
	    smr_wasm_call(kernel, f, v) != SMR_OK)
		return refuse(smr_errmsg());
	return NULL;
}

/* ---- defining ----------------------------------------------------------------------------------
 */

static const struct import {
	const char *interface, *name;
	wasmtime_component_callback_t *call;
	bool of_kernel;
} imports[] = {
	{NODE "host-metrics" VERSION, "read", read_metric, false},
	{NODE "host-kernel" VERSION, "reserve", host_reserve, true},
	{NODE "host-kernel" VERSION, "put", host_put, true},
	{NODE "host-kernel" VERSION, "get", host_get, true},
	{NODE "host-kernel" VERSION, "stage", host_stage, true},
};

smr_status smr_wasm_define_host(const smr_wasmtime *w, wasmtime_component_linker_t *l,
				smr_wasm *kernel)
{
	wasmtime_component_linker_instance_t *root = w->wasmtime_component_linker_root(l),
					     *in = NULL;
	const char *last = "";
	smr_status st = SMR_OK;

	for (size_t i = 0; i < sizeof(imports) / sizeof(imports[0]) && st == SMR_OK; i++) {
		const struct import *m = &imports[i];

		if (m->of_kernel && kernel == NULL)
			continue;
		if (strcmp(last, m->interface) != 0) {
			if (in != NULL)
				w->wasmtime_component_linker_instance_delete(in);
			in = NULL;
			st = smr_wasmtime_failed("an import",
						 w->wasmtime_component_linker_instance_add_instance(
							 root, m->interface, strlen(m->interface),
							 &in));
			last = m->interface;
		}
		if (st == SMR_OK)
			st = smr_wasmtime_failed("an import",
						 w->wasmtime_component_linker_instance_add_func(
							 in, m->name, strlen(m->name), m->call,
							 kernel, NULL));
	}
	if (in != NULL)
		w->wasmtime_component_linker_instance_delete(in);
	w->wasmtime_component_linker_instance_delete(root);
	return st;
}
