/* Instances: a store with limits, one memory, calls under a deadline. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/wasm/clock.h"
#include "back/wasm/own.h"
#include "base/alloc.h"

enum { PAGE = 65536, MAX_STAGES = 32 };

struct smr_wasm {
	const smr_wasmtime *w;
	wasmtime_store_t *store;
	wasmtime_context_t *context;
	wasmtime_instance_t instance;
	wasmtime_memory_t memory;
	smr_wasm_limits limits;
	bool begun;                    /* the deadline covers several calls */
	smr_wasm_fn stage[MAX_STAGES]; /* nargs 0: not yet looked up */
};

static double read_number_from_env(const char *variable, double otherwise)
{
	const char *text = getenv(variable);
	double v = text != NULL ? strtod(text, NULL) : 0;

	return v > 0 ? v : otherwise;
}

void smr_wasm_limits_default(smr_wasm_limits *out)
{
	double mib = read_number_from_env("SAMARA_WASM_MEMORY", 1024);

	out->memory = (int64_t)((mib < 4096 ? mib : 4096) * (1 << 20));
	out->seconds = read_number_from_env("SAMARA_WASM_SECONDS", 60);
}

/* Instantiates the module under the deadline, since start functions run here. */
static smr_status instantiate_module(smr_wasm *x, const smr_wasm_code *c)
{
	wasm_trap_t *trap = NULL;
	wasmtime_extern_t memory;
	smr_status st;

	SMR_TRY(smr_wasm_signals_check(false));
	SMR_TRY(smr_wasm_clock_enter(x->w));
	x->w->wasmtime_context_set_epoch_deadline(x->context, smr_wasm_ticks(x->limits.seconds));
	st = smr_wasmtime_failed("no instance",
				 x->w->wasmtime_instance_new(x->context, c->module, NULL, 0,
							     &x->instance, &trap));
	smr_wasm_clock_leave();
	if (st == SMR_OK)
		st = smr_wasmtime_trapped("no instance", trap);
	SMR_TRY(st);
	if (!x->w->wasmtime_instance_export_get(x->context, &x->instance, "memory", 6, &memory))
		return smr_fail(SMR_EUNSUPPORTED, "the module exports no memory");
	if (memory.kind != WASMTIME_EXTERN_MEMORY) {
		x->w->wasmtime_extern_delete(&memory);
		return smr_fail(SMR_EUNSUPPORTED, "the module exports no memory");
	}
	x->memory = memory.of.memory;
	return SMR_OK;
}

smr_status smr_wasm_new(const smr_wasm_code *c, const smr_wasm_limits *limits, smr_wasm **out)
{
	enum { INSTANCES = 1, TABLES = 1, MEMORIES = 1, TABLE_ELEMENTS = 10000 };
	smr_wasm *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an instance");
	x->w = c->w;
	if (limits != NULL)
		x->limits = *limits;
	else
		smr_wasm_limits_default(&x->limits);
	x->store = c->w->wasmtime_store_new(c->w->engine, NULL, NULL);
	x->context = c->w->wasmtime_store_context(x->store);
	c->w->wasmtime_store_limiter(x->store, x->limits.memory, TABLE_ELEMENTS, INSTANCES, TABLES,
				     MEMORIES);
	st = instantiate_module(x, c);
	if (st != SMR_OK) {
		smr_wasm_free(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

void smr_wasm_free(smr_wasm *x)
{
	if (x == NULL)
		return;
	x->w->wasmtime_store_delete(x->store);
	smr_free(x);
}

smr_status smr_wasm_reserve(smr_wasm *x, uint64_t bytes)
{
	uint64_t have = x->w->wasmtime_memory_data_size(x->context, &x->memory), before;
	wasmtime_error_t *e;

	if (bytes <= have)
		return SMR_OK;
	if (bytes > (uint64_t)x->limits.memory)
		return smr_fail(SMR_ENOMEM,
				"%.1f MiB of WebAssembly memory, of %.1f that are allowed "
				"(SAMARA_WASM_MEMORY)",
				(double)bytes / (1 << 20), (double)x->limits.memory / (1 << 20));
	e = x->w->wasmtime_memory_grow(x->context, &x->memory, (bytes - have + PAGE - 1) / PAGE,
				       &before);
	return smr_wasmtime_failed("memory", e) == SMR_OK
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "%s", smr_errmsg());
}

char *smr_wasm_memory(smr_wasm *x, size_t *bytes)
{
	if (bytes != NULL)
		*bytes = x->w->wasmtime_memory_data_size(x->context, &x->memory);
	return (char *)x->w->wasmtime_memory_data(x->context, &x->memory);
}

static smr_status get_export(smr_wasm *x, const char *name, uint8_t kind, wasmtime_extern_t *out)
{
	if (!x->w->wasmtime_instance_export_get(x->context, &x->instance, name, strlen(name), out))
		return smr_fail(SMR_ENOTFOUND, "the module exports no %s", name);
	if (out->kind != kind) {
		x->w->wasmtime_extern_delete(out);
		return smr_fail(SMR_ETYPE, "the module's %s is of another kind", name);
	}
	return SMR_OK;
}

smr_status smr_wasm_global(smr_wasm *x, const char *name, uint32_t *out)
{
	wasmtime_extern_t e;
	wasmtime_val_t v = {0};

	SMR_TRY(get_export(x, name, WASMTIME_EXTERN_GLOBAL, &e));
	x->w->wasmtime_global_get(x->context, &e.of.global, &v);
	if (v.kind != WASMTIME_I32)
		return smr_fail(SMR_ETYPE, "the module's %s is no i32", name);
	*out = (uint32_t)v.of.i32;
	return SMR_OK;
}

static char type_letter(const smr_wasmtime *w, const void *type)
{
	uint8_t kind = w->wasm_valtype_kind(type);

	return kind == WASMTIME_I32 ? 'i' : kind == WASMTIME_I64 ? 'l' : '?';
}

static void spell_signature(const smr_wasmtime *w, const void *type, char out[16])
{
	const wasm_pointer_vec_t *params = w->wasm_functype_params(type);
	const wasm_pointer_vec_t *results = w->wasm_functype_results(type);
	size_t n = 0;

	for (size_t i = 0; i < params->size && n < 12; i++)
		out[n++] = type_letter(w, params->data[i]);
	if (results->size > 0)
		out[n++] = ':';
	for (size_t i = 0; i < results->size && n < 15; i++)
		out[n++] = type_letter(w, results->data[i]);
	out[n] = '\0';
}

smr_status smr_wasm_find(smr_wasm *x, const char *name, const char *type, smr_wasm_fn *out)
{
	wasmtime_extern_t e;
	char has[16];

	SMR_TRY(get_export(x, name, WASMTIME_EXTERN_FUNC, &e));
	void *t = x->w->wasmtime_func_type(x->context, &e.of.func);

	spell_signature(x->w, t, has);
	x->w->wasm_functype_delete(t);
	if (strcmp(has, type) != 0)
		return smr_fail(SMR_ETYPE, "the module's %s takes other arguments", name);
	out->func = e.of.func;
	out->nargs = strcspn(type, ":");
	return SMR_OK;
}

smr_status smr_wasm_stage(smr_wasm *x, uint32_t k, const smr_wasm_fn **out)
{
	char name[24];

	snprintf(name, sizeof(name), "smr_nest_%u", k);
	if (k >= MAX_STAGES)
		return smr_fail(SMR_ENOTFOUND, "the module exports no %s", name);
	if (x->stage[k].nargs == 0)
		SMR_TRY(smr_wasm_find(x, name, "iiilli", &x->stage[k]));
	*out = &x->stage[k];
	return SMR_OK;
}

smr_status smr_wasm_begin(smr_wasm *x)
{
	SMR_TRY(smr_wasm_signals_check(true));
	SMR_TRY(smr_wasm_clock_enter(x->w));
	x->w->wasmtime_context_set_epoch_deadline(x->context, smr_wasm_ticks(x->limits.seconds));
	x->begun = true;
	return SMR_OK;
}

void smr_wasm_end(smr_wasm *x)
{
	x->begun = false;
	smr_wasm_clock_leave();
}

smr_status smr_wasm_call(smr_wasm *x, const smr_wasm_fn *f, wasmtime_val_raw_t *args)
{
	wasm_trap_t *trap = NULL;
	wasmtime_error_t *e;
	bool alone = !x->begun;

	if (alone)
		SMR_TRY(smr_wasm_begin(x));
	e = x->w->wasmtime_func_call_unchecked(x->context, &f->func, args,
					       f->nargs > 0 ? f->nargs : 1, &trap);
	if (alone)
		smr_wasm_end(x);
	SMR_TRY(smr_wasmtime_failed("the module", e));
	return smr_wasmtime_trapped("the module", trap);
}
