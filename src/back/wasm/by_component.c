/* The component path of "wasm": the same stages, reached through the node's receiver.
 *
 * For codelets of the examples the node with the kernel inside comes with us (ready.h). Where the
 * tool is there, a component is made of the generated code and composed with the monitor and the
 * receiver; else, and for modules that arrived, the node in components/ is taken, whose kernel asks
 * the host to run the code. */
#include <stdio.h>
#include <string.h>

#include "back/wasm/impl.h"
#include "back/wasm/ready.h"
#include "back/wasm/wac.h"
#include "base/alloc.h"
#include "base/fs.h"

#define CODELET "samara:node/codelet@0.1.0#"

/* What a kernel component has beside the stages: components/guest/abi.h for code without a C
 * compiler. */
static const char support[] =
	"@smr_words = internal global [8192 x i64] zeroinitializer, align 8\n"
	"@smr_list = internal global [2 x i32] zeroinitializer, align 4\n"
	"@__heap_base = external hidden global i8\n"
	"declare i32 @llvm.wasm.memory.size.i32(i32)\n"
	"declare i32 @llvm.wasm.memory.grow.i32(i32, i32)\n"
	"declare void @llvm.trap()\n"
	"declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)\n"
	"define ptr @cabi_realloc(ptr %old, i32 %had, i32 %align, i32 %n) {\n"
	"  %large = icmp ugt i32 %n, 65536\n  br i1 %large, label %no, label %yes\n"
	"no:\n  call void @llvm.trap()\n  unreachable\nyes:\n  ret ptr @smr_words\n}\n"
	"define i32 @\"" CODELET "reserve\"(i32 %bytes) {\n"
	"  %heap = ptrtoint ptr @__heap_base to i64\n  %up = add i64 %heap, 63\n"
	"  %at = and i64 %up, -64\n  %more = zext i32 %bytes to i64\n"
	"  %end = add i64 %at, %more\n  %round = add i64 %end, 65535\n"
	"  %pages = lshr i64 %round, 16\n  %need = trunc i64 %pages to i32\n"
	"  %have = call i32 @llvm.wasm.memory.size.i32(i32 0)\n"
	"  %lacks = icmp ugt i32 %need, %have\n  br i1 %lacks, label %grow, label %done\n"
	"grow:\n  %by = sub i32 %need, %have\n"
	"  %was = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %by)\n"
	"  %bad = icmp eq i32 %was, -1\n  br i1 %bad, label %no, label %done\n"
	"no:\n  call void @llvm.trap()\n  unreachable\n"
	"done:\n  %r = trunc i64 %at to i32\n  ret i32 %r\n}\n"
	"define void @\"" CODELET "put\"(i32 %at, ptr %words, i32 %n) {\n"
	"  %to = inttoptr i32 %at to ptr\n  %bytes = shl i32 %n, 3\n"
	"  call void @llvm.memcpy.p0.p0.i32(ptr %to, ptr %words, i32 %bytes, i1 false)\n"
	"  ret void\n}\n"
	"define ptr @\"" CODELET "get\"(i32 %at, i32 %n) {\n"
	"  store i32 %at, ptr @smr_list\n"
	"  %second = getelementptr i32, ptr @smr_list, i32 1\n"
	"  store i32 %n, ptr %second\n  ret ptr @smr_list\n}\n";

static void put_dispatch(int nstages, smr_str *ir)
{
	smr_str_puts(ir, "define void @\"" CODELET "stage\"(i32 %number, ptr %base, ptr %num, ptr "
			 "%value, i64 %lo, i64 %hi, ptr %scratch) {\n"
			 "  switch i32 %number, label %none [");
	for (int k = 0; k < nstages; k++)
		smr_str_printf(ir, " i32 %d, label %%s%d", k, k);
	smr_str_puts(ir, " ]\n");
	for (int k = 0; k < nstages; k++)
		smr_str_printf(ir,
			       "s%d:\n  call void @smr_nest_%d(ptr %%base, ptr %%num, ptr %%value, "
			       "i64 %%lo, i64 %%hi, ptr %%scratch)\n  ret void\n",
			       k, k);
	smr_str_puts(ir, "none:\n  call void @llvm.trap()\n  unreachable\n}\n");
}

/* ---- the node ----------------------------------------------------------------------------------
 */

smr_status smr_wasm_kernel(const smr_str *ir, int nstages, char **entry, const uint8_t **wasm,
			   size_t *n)
{
	smr_str whole = {0};
	smr_status st;

	smr_str_write(&whole, ir->s, ir->n);
	smr_str_puts(&whole, support);
	put_dispatch(nstages, &whole);
	st = smr_str_status(&whole, "a kernel component");
	if (st == SMR_OK)
		st = smr_wasm_module(&whole, entry, wasm, n);
	smr_str_free(&whole);
	return st;
}

static smr_status compose(const smr_exec *x, const smr_str *ir, smr_bytes *out)
{
	smr_bytes kernel = {0};
	const uint8_t *wasm;
	char *entry;
	size_t n;
	smr_status st;

	SMR_TRY(smr_wasm_kernel(ir, x->recipe.nstages, &entry, &wasm, &n));
	st = smr_wac_component(wasm, n, "kernel", &kernel);
	if (st == SMR_OK)
		st = smr_wac_node(&kernel, out);
	smr_free(kernel.data);
	smr_free(entry);
	return st;
}

/* With the kernel inside: one that came with us, or is composed here. SMR_ENOTFOUND: neither. */
static smr_status node_with(const smr_exec *x, const smr_str *ir, smr_bytes *out)
{
	const smr_wac *tool;
	char *data;

	if (smr_wasm_ready(ir, SMR_READY_NODE, &data, &out->n) == SMR_OK) {
		out->data = (uint8_t *)data;
		return SMR_OK;
	}
	if (smr_wac_open(&tool) != SMR_OK)
		return smr_fail(SMR_ENOTFOUND, "%s", smr_errmsg());
	SMR_TRY(compose(x, ir, out));
	smr_wasm_ready_keep(ir, SMR_READY_NODE, out->data, out->n);
	return SMR_OK;
}

static smr_status ready_made(smr_bytes *out)
{
	char *path, *data;

	SMR_TRY(smr_find_own("components/node.wasm", &path));
	smr_status st = smr_read_file(path, &data, &out->n);

	smr_free(path);
	if (st == SMR_OK)
		out->data = (uint8_t *)data;
	return st;
}

smr_status smr_wasm_by_component(smr_exec *x, const smr_str *ir, const smr_wasm_limits *limits)
{
	smr_bytes node = {0};
	size_t used = strlen(x->detail);
	smr_status st = ir != NULL ? node_with(x, ir, &node) : SMR_ENOTFOUND;
	bool inside = st == SMR_OK;

	if (st == SMR_ENOTFOUND)
		st = ready_made(&node);
	if (st == SMR_OK)
		st = smr_component_new(node.data, node.n, limits, inside ? NULL : x->wasm,
				       &x->component);
	smr_free(node.data);
	snprintf(x->detail + used, sizeof(x->detail) - used, "; component, kernel %s",
		 inside ? "inside" : "beside");
	return st;
}

/* ---- running -----------------------------------------------------------------------------------
 */

typedef struct run_of {
	smr_exec *x;
	uint32_t own;
	smr_status st;
} run_of;

static bool run_part(void *arg, int stage, int64_t lo, int64_t hi, char *scratch)
{
	run_of *r = arg;
	uint64_t times[2];
	smr_stage_call call = {
		(uint32_t)stage,    r->own + AT_BASES, r->own + AT_NUMS, r->own + AT_VALUES, lo, hi,
		r->own + AT_SCRATCH};

	(void)scratch;
	if (r->st == SMR_OK)
		r->st = smr_component_run(r->x->component, &call, times);
	return r->st == SMR_OK;
}

/* In whole words: the image has the bytes around too. */
static void words_of(const smr_place_segment *s, uint64_t *lo, uint64_t *hi)
{
	*lo = s->at / 8 * 8;
	*hi = (s->at + s->n + 7) / 8 * 8;
}

static smr_status send(smr_exec *x, const smr_place *p, uint32_t own, const char *image)
{
	uint64_t lo, hi;

	SMR_TRY(smr_component_put(x->component, own, image, smr_wasm_temps(&x->recipe, own) - own));
	for (int i = 0; i < p->n; i++) {
		if (!p->segment[i].read)
			continue;
		words_of(&p->segment[i], &lo, &hi);
		SMR_TRY(smr_component_put(x->component, (uint32_t)lo, image + (lo - own), hi - lo));
	}
	return SMR_OK;
}

static smr_status fetch(smr_exec *x, const smr_place *p, uint32_t own, char *image)
{
	uint64_t lo, hi;

	SMR_TRY(smr_component_get(x->component, own + AT_RESULT, image + AT_RESULT, 8));
	if (p->result == NULL)
		return SMR_OK;
	words_of(p->result, &lo, &hi);
	return smr_component_get(x->component, (uint32_t)lo, image + (lo - own), hi - lo);
}

static smr_status exchange(smr_exec *x, const smr_env *e, const smr_place *p, uint32_t own,
			   char *image)
{
	run_of r = {.x = x, .own = own};
	char *before = NULL;
	smr_status st;

	smr_wasm_arguments(x, e, p, own, image);
	SMR_TRY(smr_place_in(p, e, image));
	SMR_TRY(smr_wasm_before(x, p, image, &before));
	st = send(x, p, own, image);
	if (st == SMR_OK) {
		nest_recipe_run(&x->recipe, run_part, &r, NULL);
		st = r.st;
	}
	if (st == SMR_OK)
		st = fetch(x, p, own, image);
	if (st == SMR_OK)
		st = smr_wasm_results(x, e, p, image, image, before);
	smr_free(before);
	return st;
}

smr_status smr_wasm_component_run(smr_exec *x, const smr_env *e)
{
	smr_place p;
	uint32_t own;
	char *image;

	/* first as if it began at 0, to know how large it is */
	SMR_TRY(smr_wasm_windows(x, e, 0, &p));
	if (p.end > UINT32_MAX - (1 << 20))
		return smr_fail(SMR_EUNSUPPORTED, "its windows are larger than a 32-bit memory");
	SMR_TRY(smr_component_reserve(x->component, (uint32_t)p.end + 128, &own));
	SMR_TRY(smr_wasm_windows(x, e, own, &p));
	p.origin = own;
	image = smr_calloc(1, p.end - own + 128);
	if (image == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an image of the component's");
	smr_status st = exchange(x, e, &p, own, image);

	smr_free(image);
	return st;
}
