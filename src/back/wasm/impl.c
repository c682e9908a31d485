/* The implementation "wasm": runs code that "nest" generates for wasm32 in a sandbox.
 *
 * The code is compiled once and cached twice: the core module by its IR, the machine code by the
 * module. Tensors are copied into the instance's memory, and results are copied out after the code
 * has ended without an error; until then, the caller's memory is not touched. It is used on request
 * only, since it is slower than "nest" by design. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/llvm/llvm.h"
#include "back/wasm/impl.h"
#include "back/wasm/own.h"
#include "back/wasm/ready.h"
#include "base/alloc.h"
#include "base/log.h"

static smr_status wasm_accept(const smr_codelet *c, const smr_env *e)
{
	return nest_check(c, e, &nest_target_find("wasm32")->cpu);
}

/* ---- the module --------------------------------------------------------------------------------
 */

static smr_status build_wasm_module(const smr_str *ir, const char *key, char **out,
				    const uint8_t **wasm, size_t *n)
{
	smr_llvm_wasm_fn *make;
	void *bitcode = NULL, *module = NULL;
	char err[512] = "";
	size_t nbitcode;

	SMR_TRY(nest_compiler("smr_llvm_wasm", (void **)&make));
	smr_log(SMR_LOG_INFO, "WebAssembly is compiled: it did not come with us");
	SMR_TRY(smr_nest_bitcode(ir, "wasm32", &bitcode, &nbitcode));
	int bad = make(bitcode, nbitcode, &module, n, err, sizeof(err));

	smr_free(bitcode);
	if (bad != 0)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	*out = smr_malloc(*n);
	if (*out == NULL) {
		free(module);
		return smr_fail(SMR_ENOMEM, "no memory for a module");
	}
	memcpy(*out, module, *n);
	free(module);
	*wasm = (const uint8_t *)*out;
	smr_wasm_cache_put(key, *out, *n);
	return SMR_OK;
}

/* Caches a module with the same protection as machine code: a changed module would compute wrong
 * results. */
smr_status smr_wasm_module(const smr_str *ir, char **entry, const uint8_t **wasm, size_t *n)
{
	const smr_wasmtime *w;
	char key[2 * SMR_DIGEST_SHORT_BYTES + 1];

	SMR_TRY(smr_wasmtime_open(&w));
	SMR_TRY(smr_wasm_key(w, "nest " SMR_LLVM_SERIES SMR_LLVM_WASM_PASSES SMR_LLVM_WASM_FEATURES,
			     ir->s, ir->n, key));
	if (smr_wasm_cache_get(key, entry, wasm, n) == SMR_OK)
		return SMR_OK;
	return build_wasm_module(ir, key, entry, wasm, n);
}

/* Returns a prebuilt module or compiles one. */
smr_status smr_wasm_core(const smr_str *ir, char **entry, const uint8_t **wasm, size_t *n)
{
	if (smr_wasm_ready(ir, SMR_READY_CORE, entry, n) == SMR_OK) {
		*wasm = (const uint8_t *)*entry;
		return SMR_OK;
	}
	SMR_TRY(smr_wasm_module(ir, entry, wasm, n));
	smr_wasm_ready_keep(ir, SMR_READY_CORE, *wasm, *n);
	return SMR_OK;
}

smr_status smr_wasm_find_stages(smr_exec *x)
{
	uint32_t heap;

	for (int k = 0; k < x->recipe.nstages; k++)
		SMR_TRY(smr_wasm_stage(x->wasm, (uint32_t)k, &x->stage[k]));
	SMR_TRY(smr_wasm_global(x->wasm, "__heap_base", &heap));
	x->heap = ((uint64_t)heap + 63) / 64 * 64;
	return SMR_OK;
}

static smr_status module_of(const smr_str *ir, smr_wasm_code **out)
{
	const uint8_t *wasm;
	char *entry;
	size_t n;

	SMR_TRY(smr_wasm_core(ir, &entry, &wasm, &n));
	smr_status st = smr_wasm_code_new(wasm, n, out, NULL);

	smr_free(entry);
	return st;
}

smr_status smr_wasm_instance(smr_exec *x, const smr_str *ir, const smr_wasm_limits *limits)
{
	SMR_TRY(module_of(ir, &x->code));
	SMR_TRY(smr_wasm_new(x->code, limits, &x->wasm));
	return smr_wasm_find_stages(x);
}

double smr_wasm_seconds(const nest_recipe *r)
{
	double cycles = 0;

	for (int k = 0; k < r->nstages; k++)
		cycles += (double)r->stage[k].cycles;
	return cycles / SMR_WASM_SLOWEST;
}

void smr_wasm_release(smr_exec *x)
{
	if (x == NULL)
		return;
	smr_component_free(x->component);
	smr_wasm_free(x->wasm);
	smr_wasm_code_free(x->code);
	smr_free(x);
}

static const char *chosen; /* NULL: the environment variable decides */

void smr_wasm_choose(const char *path)
{
	chosen = path;
}

bool smr_wasm_component_asked(void)
{
	const char *path = chosen != NULL ? chosen : getenv("SAMARA_WASM_PATH");

	return path != NULL && strcmp(path, "component") == 0;
}

const char *smr_wasm_path(void)
{
	return smr_wasm_component_asked() ? "component" : "core";
}

static smr_status make_wasm_exec(smr_exec *x, const smr_env *e)
{
	smr_wasm_limits limits;
	nest_text text;
	smr_status st;

	SMR_TRY(nest_generate(x->c, e, &nest_target_find("wasm32")->cpu, &text));
	x->recipe = text.recipe;
	snprintf(x->detail, sizeof(x->detail), "%s", text.detail);
	smr_wasm_limits_default(&limits);
	limits.seconds += smr_wasm_seconds(&x->recipe);
	st = smr_wasm_component_asked() ? smr_wasm_by_component(x, &text.ir, &limits)
					: smr_wasm_instance(x, &text.ir, &limits);
	smr_str_free(&text.ir);
	return st;
}

static smr_status wasm_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			       smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	(void)w;
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	x->c = c;
	st = make_wasm_exec(x, e);
	if (st != SMR_OK) {
		smr_wasm_release(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

static const char *wasm_detail(const smr_exec *x)
{
	return x->detail;
}

static const smr_cost_rate wasm_rate[] = {
	{"window", 0.10, 0.30, 1, 4e-6, 2.0, {.mac = 0}},
	{NULL, 0.07, 0.30, 1, 4e-6, 2.5, {.mac = 0}},
};
static const smr_cost_rates wasm_rates = {
	.rate = wasm_rate,
	.source = "medians of kernels of tests/bench",
	.math = SMR_COST_MATH_FLOPS,
	.feature = 9,
};
const smr_impl smr_impl_wasm = {
	.name = "wasm",
	.about = "code generated for this nest, in a WebAssembly sandbox",
	.on_request = true,
	.rates = &wasm_rates,
	.accept = wasm_accept,
	.prepare = wasm_prepare,
	.run = smr_wasm_run,
	.release = smr_wasm_release,
	.detail = wasm_detail,
	.pack = smr_wasm_pack,
	.adopt = smr_wasm_adopt,
	.compile_s = 0.15, /* measured: 100 to 200 ms for each nest of examples/superres */
};
