#include "back/wasm/component.h"

#include <string.h>
#include <sys/random.h>

#include "back/wasm/clock.h"
#include "back/wasm/host.h"
#include "back/wasm/memory.h"
#include "back/wasm/own.h"
#include "base/alloc.h"

#define WORKER "samara:node/worker@0.1.0"

enum { RESERVE, RUN, NFUNCS };

struct smr_component {
	const smr_wasmtime *w;
	wasmtime_component_t *code;
	wasmtime_component_linker_t *linker;
	wasmtime_store_t *store;
	wasmtime_context_t *context;
	wasmtime_component_instance_t instance;
	wasmtime_component_func_t func[NFUNCS];
	smr_wasm *beside;     /* NULL: the kernel is inside */
	smr_linear *memories; /* of the instances inside */
	smr_linear *kernels;  /* the kernel's memory among them; NULL: not yet known */
	smr_wasm_limits limits;
};

static smr_status compile_component(smr_component *c, const void *bytes, size_t n, const char *key)
{
	wasm_byte_vec_t code;

	SMR_TRY(smr_wasmtime_failed("no component that can be run",
				    c->w->wasmtime_component_new(c->w->engine, bytes, n,
								 &c->code)));
	if (smr_wasmtime_failed("compiled code",
				c->w->wasmtime_component_serialize(c->code, &code)) == SMR_OK) {
		smr_wasm_cache_put(key, code.data, code.size);
		c->w->wasm_byte_vec_delete(&code);
	}
	return SMR_OK;
}

static smr_status load_component(smr_component *c, const void *bytes, size_t n)
{
	char key[2 * SMR_DIGEST_SHORT_BYTES + 1], *entry;
	const uint8_t *code;
	size_t size;

	SMR_TRY(smr_wasm_key(c->w, "component", bytes, n, key));
	if ((c->code = smr_wasm_kept_component(c->w, key)) != NULL)
		return SMR_OK;
	if (smr_wasm_cache_get(key, &entry, &code, &size) == SMR_OK) {
		wasmtime_error_t *e =
			c->w->wasmtime_component_deserialize(c->w->engine, code, size, &c->code);

		smr_free(entry);
		if (smr_wasmtime_failed("precompiled code", e) != SMR_OK)
			c->code = NULL;
	}
	if (c->code == NULL)
		SMR_TRY(compile_component(c, bytes, n, key));
	smr_wasm_keep_component(c->w, key, c->code);
	return SMR_OK;
}

static smr_status find_functions(smr_component *c)
{
	static const char *const names[NFUNCS] = {"reserve", "run"};
	wasmtime_component_export_index_t *worker =
		c->w->wasmtime_component_instance_get_export_index(&c->instance, c->context, NULL,
								   WORKER, strlen(WORKER));
	bool ok = worker != NULL;

	for (int i = 0; i < NFUNCS && ok; i++) {
		wasmtime_component_export_index_t *f =
			c->w->wasmtime_component_instance_get_export_index(
				&c->instance, c->context, worker, names[i], strlen(names[i]));

		ok = f != NULL && c->w->wasmtime_component_instance_get_func(
					  &c->instance, c->context, f, &c->func[i]);
		if (f != NULL)
			c->w->wasmtime_component_export_index_delete(f);
	}
	if (worker != NULL)
		c->w->wasmtime_component_export_index_delete(worker);
	return ok ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "the component is no node: no " WORKER);
}

static smr_status instantiate_component(smr_component *c)
{
	enum { INSTANCES = 32, TABLES = 32, MEMORIES = 8, TABLE_ELEMENTS = 10000 };
	smr_status st;

	c->store = c->w->wasmtime_store_new(c->w->engine, NULL, NULL);
	c->context = c->w->wasmtime_store_context(c->store);
	c->w->wasmtime_store_limiter(c->store, c->limits.memory, TABLE_ELEMENTS, INSTANCES, TABLES,
				     MEMORIES);
	SMR_TRY(smr_wasm_signals_check(false));
	SMR_TRY(smr_wasm_clock_enter(c->w));
	c->w->wasmtime_context_set_epoch_deadline(c->context, smr_wasm_ticks(c->limits.seconds));
	smr_linear_collect(&c->memories);
	st = smr_wasmtime_failed(
		"no instance", c->w->wasmtime_component_linker_instantiate(c->linker, c->context,
									   c->code, &c->instance));
	smr_linear_collect(NULL);
	smr_wasm_clock_leave();
	return st == SMR_OK ? find_functions(c) : st;
}

smr_status smr_component_new(const void *bytes, size_t n, const smr_wasm_limits *limits,
			     smr_wasm *kernel, smr_component **out)
{
	smr_component *c = smr_calloc(1, sizeof(*c));
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a component");
	c->beside = kernel;
	if (limits != NULL)
		c->limits = *limits;
	else
		smr_wasm_limits_default(&c->limits);
	st = smr_wasmtime_open(&c->w);
	if (st == SMR_OK)
		st = load_component(c, bytes, n);
	if (st == SMR_OK) {
		c->linker = c->w->wasmtime_component_linker_new(c->w->engine);
		st = smr_wasm_define_host(c->w, c->linker, kernel);
	}
	if (st == SMR_OK)
		st = instantiate_component(c);
	if (st != SMR_OK) {
		smr_component_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

void smr_component_free(smr_component *c)
{
	if (c == NULL)
		return;
	if (c->store != NULL)
		c->w->wasmtime_store_delete(c->store);
	if (c->linker != NULL)
		c->w->wasmtime_component_linker_delete(c->linker);
	if (c->code != NULL)
		c->w->wasmtime_component_delete(c->code);
	smr_free(c);
}

/* ---- calls -------------------------------------------------------------------------------------
 */

/* Calls a function of the component. Results are zeroed first, since the call drops old values. */
static smr_status call_component(smr_component *c, int which, const wasmtime_component_val_t *args,
				 size_t n, wasmtime_component_val_t *out)
{
	wasmtime_error_t *e;

	SMR_TRY(smr_wasm_signals_check(true));
	SMR_TRY(smr_wasm_clock_enter(c->w));
	c->w->wasmtime_context_set_epoch_deadline(c->context, smr_wasm_ticks(c->limits.seconds));
	e = c->w->wasmtime_component_func_call(&c->func[which], c->context, args, n, out,
					       out != NULL ? 1 : 0);
	smr_wasm_clock_leave();
	return smr_wasmtime_failed("the component", e);
}

static wasmtime_component_val_t make_u32_value(uint32_t v)
{
	return (wasmtime_component_val_t){.kind = WASMTIME_COMPONENT_U32, .of.u32 = v};
}

static wasmtime_component_val_t make_s64_value(int64_t v)
{
	return (wasmtime_component_val_t){.kind = WASMTIME_COMPONENT_S64, .of.s64 = v};
}

/* ---- the kernel's memory -----------------------------------------------------------------------
 */

/* Finds the kernel's memory by a tag that only the kernel was asked to store there. A kernel that
 * cheats harms itself only: each memory is inside the sandbox, and accesses here stay within its
 * bounds. */
static smr_status find_memory(smr_component *c, uint32_t at, uint64_t tag)
{
	size_t size;
	char *memory;

	if (c->beside == NULL) {
		c->kernels = smr_linear_find(c->memories, at, tag);
		if (c->kernels != NULL)
			return SMR_OK;
	} else {
		memory = smr_wasm_memory(c->beside, &size);
		if (at <= size && size - at >= sizeof(tag) &&
		    memcmp(memory + at, &tag, sizeof(tag)) == 0)
			return SMR_OK;
	}
	return smr_fail(SMR_ECORRUPT, "the component does not show where its kernel's memory is");
}

smr_status smr_component_reserve(smr_component *c, uint32_t bytes, uint32_t *at)
{
	wasmtime_component_val_t args[2], out = {0};
	uint64_t tag;

	if (getrandom(&tag, sizeof(tag), 0) != sizeof(tag))
		return smr_fail(SMR_EIO, "the system gives no random numbers");
	args[0] = make_u32_value(bytes > sizeof(tag) ? bytes : sizeof(tag));
	args[1] = (wasmtime_component_val_t){.kind = WASMTIME_COMPONENT_U64, .of.u64 = tag};
	SMR_TRY(call_component(c, RESERVE, args, 2, &out));
	*at = out.of.u32;
	return find_memory(c, *at, tag);
}

char *smr_component_memory(smr_component *c, size_t *bytes)
{
	if (c->beside != NULL)
		return smr_wasm_memory(c->beside, bytes);
	*bytes = c->kernels != NULL ? c->kernels->size : 0;
	return c->kernels != NULL ? c->kernels->base : NULL;
}

/* ---- stages ------------------------------------------------------------------------------------
 */

smr_status smr_component_run(smr_component *c, const smr_stage_call *s, uint64_t times[2])
{
	wasmtime_component_val_t args[7] = {make_u32_value(s->number), make_u32_value(s->base),
					    make_u32_value(s->num),    make_u32_value(s->value),
					    make_s64_value(s->lo),     make_s64_value(s->hi),
					    make_u32_value(s->scratch)};
	wasmtime_component_val_t out = {0};

	SMR_TRY(call_component(c, RUN, args, 7, &out));
	for (int i = 0; i < 2; i++)
		times[i] = out.of.list.size == 2 ? out.of.list.data[i].of.u64 : 0;
	c->w->wasmtime_component_val_delete(&out);
	return SMR_OK;
}
