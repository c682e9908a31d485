/* The runtime has checked the types of arguments. Their values come from inside the sandbox and are
 * checked here. */
#include "back/wasm/host.h"

#include <string.h>
#include <sys/sysinfo.h>
#include <time.h>

#define NODE "samara:node/"
#define VERSION "@0.1.0"

/* ---- metrics -----------------------------------------------------------------------------------
 */

static uint64_t get_metric(uint32_t which)
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
	out[0].of.u64 = get_metric(args[0].of.u32);
	return NULL;
}

/* ---- the kernel beside the component ------------------------------------------------------------
 */

static const smr_wasmtime *get_wasmtime(void)
{
	const smr_wasmtime *w;

	return smr_wasmtime_open(&w) == SMR_OK ? w : NULL; /* open: it is the caller */
}

static wasmtime_error_t *new_host_error(const char *why)
{
	return get_wasmtime()->wasmtime_error_new(why);
}

static wasmtime_error_t *host_reserve(void *kernel, wasmtime_context_t *x, const void *type,
				      wasmtime_component_val_t *args, size_t n,
				      wasmtime_component_val_t *out, size_t nout)
{
	uint64_t at, bytes = args[0].of.u32;
	uint32_t heap;

	if (smr_wasm_global(kernel, "__heap_base", &heap) != SMR_OK)
		return new_host_error(smr_errmsg());
	at = ((uint64_t)heap + 63) / 64 * 64;
	if (bytes < sizeof(args[1].of.u64))
		bytes = sizeof(args[1].of.u64);
	if (smr_wasm_reserve(kernel, at + bytes) != SMR_OK)
		return new_host_error(smr_errmsg());
	memcpy(smr_wasm_memory(kernel, NULL) + at, &args[1].of.u64, sizeof(args[1].of.u64));
	out[0].kind = WASMTIME_COMPONENT_U32;
	out[0].of.u32 = (uint32_t)at;
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
		return new_host_error(smr_errmsg());
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
