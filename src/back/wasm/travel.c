/* A codelet's module in an archive, and received modules. Their recipes and ranges are checked
 * against the codelet; their results are trusted as far as the sender is. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/wasm/impl.h"
#include "base/alloc.h"

smr_status smr_wasm_pack(const smr_codelet *c, const smr_env *e, const char *target,
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
		st = smr_wasm_core(&text.ir, &entry, &wasm, &out->n);
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

/* Limits the run time by the cost model's work, not by the sender's data. */
static double deadline_from_work(const smr_codelet *c, const smr_env *e)
{
	enum { CYCLES_EACH = 64 };
	smr_work w;

	smr_nest_work(c->nest, e->sym, &w);
	return CYCLES_EACH * (w.flops + w.points + w.bytes_read + w.bytes_written) /
	       SMR_WASM_SLOWEST;
}

static smr_status adopt_module(smr_exec *x, const smr_env *e, const smr_arrived *a)
{
	smr_wasm_limits limits;

	SMR_TRY(nest_recipe_of_note(x->c, e, a, &x->recipe));
	smr_wasm_limits_default(&limits);
	limits.seconds += fmin(smr_wasm_seconds(&x->recipe), deadline_from_work(x->c, e));
	SMR_TRY(smr_wasm_code_new(a->wasm, a->nwasm, &x->code, NULL));
	SMR_TRY(smr_wasm_new(x->code, &limits, &x->wasm));
	snprintf(x->detail, sizeof(x->detail), "a module that arrived");
	SMR_TRY(smr_wasm_find_stages(x));
	return smr_wasm_component_asked() ? smr_wasm_by_component(x, NULL, &limits) : SMR_OK;
}

smr_status smr_wasm_adopt(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
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
	st = adopt_module(x, e, a);
	if (st != SMR_OK) {
		smr_wasm_release(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}
