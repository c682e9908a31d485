/* The implementation "wasm": what "nest" generates, for wasm32, in a sandbox.
 *
 * The code is compiled once and kept twice: as a core module by its IR, as machine code by the
 * module. Tensors are copied into the instance's memory and results out of it; whatever the code
 * does, nothing of the caller's is touched before it has ended well. It is taken where it is asked
 * for only: it is slower than "nest" by design. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/llvm/llvm.h"
#include "back/wasm/impl.h"
#include "back/wasm/own.h"
#include "back/wasm/ready.h"
#include "base/alloc.h"
#include "base/log.h"

/* A run may take so much longer than the model of a core says, and then some. */
#define SLOWEST_CYCLES_PER_SECOND 1e8

static smr_status wasm_accept(const smr_codelet *c, const smr_env *e)
{
	return nest_check(c, e, &nest_target_find("wasm32")->cpu);
}

/* ---- the module --------------------------------------------------------------------------------
 */

static smr_status build(const smr_str *ir, const char *key, char **out, const uint8_t **wasm,
			size_t *n)
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

/* A module is kept like machine code is: a changed one would compute something else. */
smr_status smr_wasm_module(const smr_str *ir, char **entry, const uint8_t **wasm, size_t *n)
{
	const smr_wasmtime *w;
	char key[2 * SMR_DIGEST_SHORT_BYTES + 1];

	SMR_TRY(smr_wasmtime_open(&w));
	SMR_TRY(smr_wasm_key(w, "nest " SMR_LLVM_SERIES SMR_LLVM_WASM_PASSES SMR_LLVM_WASM_FEATURES,
			     ir->s, ir->n, key));
	if (smr_wasm_cache_get(key, entry, wasm, n) == SMR_OK)
		return SMR_OK;
	return build(ir, key, entry, wasm, n);
}

/* One that came with us, or is made here. */
static smr_status core_of(const smr_str *ir, char **entry, const uint8_t **wasm, size_t *n)
{
	if (smr_wasm_ready(ir, SMR_READY_CORE, entry, n) == SMR_OK) {
		*wasm = (const uint8_t *)*entry;
		return SMR_OK;
	}
	SMR_TRY(smr_wasm_module(ir, entry, wasm, n));
	smr_wasm_ready_keep(ir, SMR_READY_CORE, *wasm, *n);
	return SMR_OK;
}

static smr_status module_of(const smr_str *ir, smr_wasm_code **out)
{
	const uint8_t *wasm;
	char *entry;
	size_t n;

	SMR_TRY(core_of(ir, &entry, &wasm, &n));
	smr_status st = smr_wasm_code_new(wasm, n, out, NULL);

	smr_free(entry);
	return st;
}

static smr_status find_stages(smr_exec *x)
{
	uint32_t heap;

	for (int k = 0; k < x->recipe.nstages; k++)
		SMR_TRY(smr_wasm_stage(x->wasm, (uint32_t)k, &x->stage[k]));
	SMR_TRY(smr_wasm_global(x->wasm, "__heap_base", &heap));
	x->heap = ((uint64_t)heap + 63) / 64 * 64;
	return SMR_OK;
}

static double seconds_of(const nest_recipe *r)
{
	double cycles = 0;

	for (int k = 0; k < r->nstages; k++)
		cycles += (double)r->stage[k].cycles;
	return cycles / SLOWEST_CYCLES_PER_SECOND;
}

static void wasm_release(smr_exec *x)
{
	if (x == NULL)
		return;
	smr_component_free(x->component);
	smr_wasm_free(x->wasm);
	smr_wasm_code_free(x->code);
	smr_free(x);
}

static bool by_component(void)
{
	const char *path = getenv("SAMARA_WASM_PATH");

	return path != NULL && strcmp(path, "component") == 0;
}

static smr_status make(smr_exec *x, const smr_env *e)
{
	smr_wasm_limits limits;
	nest_text text;
	smr_status st;

	SMR_TRY(nest_generate(x->c, e, &nest_target_find("wasm32")->cpu, &text));
	x->recipe = text.recipe;
	snprintf(x->detail, sizeof(x->detail), "%s", text.detail);
	smr_wasm_limits_default(&limits);
	limits.seconds += seconds_of(&x->recipe);
	st = module_of(&text.ir, &x->code);
	if (st == SMR_OK)
		st = smr_wasm_new(x->code, &limits, &x->wasm);
	if (st == SMR_OK)
		st = find_stages(x);
	if (st == SMR_OK && by_component())
		st = smr_wasm_by_component(x, &text.ir, &limits);
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
	st = make(x, e);
	if (st != SMR_OK) {
		wasm_release(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

/* ---- code that travels -------------------------------------------------------------------------
 */

static smr_status wasm_pack(const smr_codelet *c, const smr_env *e, const char *target,
			    smr_packed *out)
{
	const nest_target *t = nest_target_find(target);
	int64_t words[NEST_RECIPE_WORDS];
	const uint8_t *wasm;
	nest_text text;
	char *entry;
	smr_status st;

	if (t == NULL || strcmp(target, "wasm32") != 0)
		return smr_fail(SMR_EUNSUPPORTED, "%s is not WebAssembly", target);
	SMR_TRY(nest_generate(c, e, &t->cpu, &text));
	*out = (smr_packed){.entry = NEST_STAGES_SYMBOL};
	snprintf(out->triple, sizeof(out->triple), "%s", t->triple);
	smr_str_write(&out->note, words, sizeof(*words) * nest_recipe_write(&text.recipe, words));
	st = smr_str_status(&out->note, "a recipe");
	if (st == SMR_OK)
		st = core_of(&text.ir, &entry, &wasm, &out->n);
	smr_str_free(&text.ir);
	if (st == SMR_OK) {
		out->code = smr_malloc(out->n);
		if (out->code != NULL)
			memcpy(out->code, wasm, out->n);
		else
			st = smr_fail(SMR_ENOMEM, "no memory for a module");
		smr_free(entry);
	}
	if (st != SMR_OK)
		smr_str_free(&out->note);
	return st;
}

/* How long it may take is the model's word, not the sender's. */
static double longest(const smr_codelet *c, const smr_env *e)
{
	enum { CYCLES_EACH = 64 };
	smr_work w;

	smr_nest_work(c->graph, c->nest, e->sym, &w);
	return CYCLES_EACH * (w.flops + w.points + w.bytes_read + w.bytes_written) /
	       SLOWEST_CYCLES_PER_SECOND;
}

static smr_status adopt(smr_exec *x, const smr_env *e, const smr_arrived *a)
{
	smr_wasm_limits limits;

	SMR_TRY(nest_recipe_of_note(x->c, e, a, &x->recipe));
	smr_wasm_limits_default(&limits);
	limits.seconds += fmin(seconds_of(&x->recipe), longest(x->c, e));
	SMR_TRY(smr_wasm_code_new(a->wasm, a->nwasm, &x->code, NULL));
	SMR_TRY(smr_wasm_new(x->code, &limits, &x->wasm));
	snprintf(x->detail, sizeof(x->detail), "a module that arrived");
	return find_stages(x);
}

static smr_status wasm_adopt(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
			     smr_exec **out)
{
	smr_exec *x;
	smr_status st;

	if (a->wasm == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "this code is no WebAssembly");
	x = smr_calloc(1, sizeof(*x));
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	x->c = c;
	st = adopt(x, e, a);
	if (st != SMR_OK) {
		wasm_release(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

/* ---- running -----------------------------------------------------------------------------------
 */

uint64_t smr_wasm_temps(const nest_recipe *r, uint64_t own)
{
	return (own + AT_VALUES + (uint64_t)r->nvalues * 8 + 63) / 64 * 64;
}

smr_status smr_wasm_windows(const smr_exec *x, const smr_env *e, uint64_t own, smr_place *out)
{
	uint64_t from = smr_wasm_temps(&x->recipe, own) + (uint64_t)nest_recipe_temp(&x->recipe);

	return smr_place_make(x->c, e, &x->recipe, from, out);
}

void smr_wasm_arguments(const smr_exec *x, const smr_env *e, const smr_place *p, uint64_t own,
			char *memory)
{
	const nest_recipe *r = &x->recipe;
	uint64_t temps = smr_wasm_temps(r, own);

	for (int i = 0; i < r->nops; i++) {
		uint32_t at = (uint32_t)p->pointer[i];

		if (r->op[i].where == NEST_TEMP)
			at = (uint32_t)(temps + (uint64_t)nest_recipe_temp_at(r, i));
		else if (r->op[i].where == NEST_RESULT)
			at = (uint32_t)(own + AT_RESULT);
		memcpy(memory + AT_BASES + 4 * i, &at, sizeof(at));
	}
	memcpy(memory + AT_NUMS, r->num, sizeof(r->num));
	memset(memory + AT_RESULT, 0, sizeof(uint64_t));
	if (r->nvalues > 0)
		memcpy(memory + AT_VALUES, e->value, (size_t)r->nvalues * 8);
}

smr_status smr_wasm_results(const smr_exec *x, const smr_env *e, const smr_place *p,
			    const char *memory, const char *all, const char *before)
{
	const nest_recipe_op *out = &x->recipe.op[x->recipe.result];

	if (out->where == NEST_RESULT)
		memcpy(&e->value[out->node], memory + AT_RESULT, sizeof(uint64_t));
	return smr_place_out(p, x->c, e, all, before);
}

smr_status smr_wasm_before(const smr_exec *x, const smr_place *p, const char *all, char **out)
{
	const smr_place_segment *s = p->result;

	*out = NULL;
	if (s == NULL || x->c->nest->nest->pred == NULL)
		return SMR_OK;
	*out = smr_malloc(s->n);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)s->n);
	memcpy(*out, all + (s->at - p->origin), s->n);
	return SMR_OK;
}

typedef struct run_of {
	smr_exec *x;
	smr_status st;
} run_of;

static bool run_part(void *arg, int stage, int64_t lo, int64_t hi, char *scratch)
{
	run_of *r = arg;
	int32_t own = (int32_t)r->x->heap;
	wasmtime_val_raw_t args[6] = {{.i32 = own + AT_BASES},
				      {.i32 = own + AT_NUMS},
				      {.i32 = own + AT_VALUES},
				      {.i64 = lo},
				      {.i64 = hi},
				      {.i32 = own + AT_SCRATCH}};

	(void)scratch;
	if (r->st == SMR_OK)
		r->st = smr_wasm_call(r->x->wasm, r->x->stage[stage], args);
	return r->st == SMR_OK;
}

static smr_status compute(smr_exec *x)
{
	run_of r = {.x = x};

	SMR_TRY(smr_wasm_begin(x->wasm));
	nest_recipe_run(&x->recipe, run_part, &r, NULL);
	smr_wasm_end(x->wasm);
	return r.st;
}

/* WebAssembly is little-endian; so are all machines that Wasmtime compiles for here. */
static smr_status core_run(smr_exec *x, const smr_env *e)
{
	char *memory, *before;
	smr_place p;
	smr_status st;

	SMR_TRY(smr_wasm_windows(x, e, x->heap, &p));
	SMR_TRY(smr_wasm_reserve(x->wasm, p.end + 64));
	memory = smr_wasm_memory(x->wasm, NULL);
	smr_wasm_arguments(x, e, &p, x->heap, memory + x->heap);
	SMR_TRY(smr_place_in(&p, e, memory));
	SMR_TRY(smr_wasm_before(x, &p, memory, &before));
	st = compute(x);
	memory = smr_wasm_memory(x->wasm, NULL);
	if (st == SMR_OK)
		st = smr_wasm_results(x, e, &p, memory + x->heap, memory, before);
	smr_free(before);
	return st;
}

static smr_status wasm_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	(void)w;
	return x->component != NULL ? smr_wasm_component_run(x, e) : core_run(x, e);
}

static const char *wasm_detail(const smr_exec *x)
{
	return x->detail;
}

const smr_impl smr_impl_wasm = {
	.name = "wasm",
	.about = "code generated for this nest, in a WebAssembly sandbox",
	.reassociates = true,
	.on_request = true,
	.accept = wasm_accept,
	.prepare = wasm_prepare,
	.run = wasm_run,
	.release = wasm_release,
	.detail = wasm_detail,
	.pack = wasm_pack,
	.adopt = wasm_adopt,
	.compile_s = 0.15, /* measured: 100 to 200 ms for each nest of examples/superres */
};
