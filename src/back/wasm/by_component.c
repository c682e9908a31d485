/* The component path of "wasm": runs the same stages through the node's receiver.
 *
 * Codelets of the examples have prebuilt nodes with the kernel inside (ready.h). If the tool was
 * built, the generated code becomes a component that is composed with the monitor and the receiver.
 * Otherwise, and for received modules, the node in components/ is used, whose kernel calls the host
 * to run the code. */
#include <stdio.h>
#include <string.h>

#include "back/wasm/impl.h"
#include "back/wasm/ready.h"
#include "back/wasm/wac.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"

#define CODELET "samara:node/codelet@0.1.0#"

/* Functions of a kernel component beside the stages, as IR, since there may be no C compiler. */
static const char support[] =
	"@__heap_base = external hidden global i8\n"
	"declare i32 @llvm.wasm.memory.size.i32(i32)\n"
	"declare i32 @llvm.wasm.memory.grow.i32(i32, i32)\n"
	"declare void @llvm.trap()\n"
	"define i32 @\"" CODELET "reserve\"(i32 %bytes, i64 %tag) {\n"
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
	"done:\n  %r = trunc i64 %at to i32\n  %first = inttoptr i32 %r to ptr\n"
	"  store i64 %tag, ptr %first\n  ret i32 %r\n}\n";

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

static smr_status compose_component(const smr_exec *x, const smr_str *ir, smr_bytes *out)
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

/* Finds the prebuilt node with the kernel inside, or composes it. SMR_ENOTFOUND: neither is
 * possible. */
static smr_status find_component_with_kernel(const smr_exec *x, const smr_str *ir, smr_bytes *out)
{
	const smr_wac *tool;
	char *data;

	if (smr_wasm_ready(ir, SMR_READY_NODE, &data, &out->n) == SMR_OK) {
		out->data = (uint8_t *)data;
		return SMR_OK;
	}
	if (smr_wac_open(&tool) != SMR_OK)
		return smr_fail(SMR_ENOTFOUND, "%s", smr_errmsg());
	SMR_TRY(compose_component(x, ir, out));
	smr_wasm_ready_keep(ir, SMR_READY_NODE, out->data, out->n);
	return SMR_OK;
}

/* The node of components/, read once while files can be read. */
static struct {
	char *data;
	size_t n;
} kept;

static smr_status load_node_component(smr_bytes *out)
{
	char *path, *data;

	if (kept.data != NULL) {
		out->data = smr_malloc(kept.n);
		out->n = kept.n;
		if (out->data == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a component");
		memcpy(out->data, kept.data, kept.n);
		return SMR_OK;
	}
	SMR_TRY(smr_find_own("components/node.wasm", &path));
	smr_status st = smr_read_file(path, &data, &out->n);

	smr_free(path);
	if (st == SMR_OK)
		out->data = (uint8_t *)data;
	return st;
}

smr_status smr_wasm_warm(void)
{
	const smr_wasmtime *w;
	const smr_wac *tool;
	smr_bytes node = {0};

	SMR_TRY(smr_wasmtime_open(&w));
	if (smr_wac_open(&tool) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	if (load_node_component(&node) == SMR_OK) {
		kept.data = (char *)node.data;
		kept.n = node.n;
	}
	return SMR_OK;
}

smr_status smr_wasm_by_component(smr_exec *x, const smr_str *ir, const smr_wasm_limits *limits)
{
	smr_bytes node = {0};
	size_t used = strlen(x->detail);
	smr_status st = ir != NULL ? find_component_with_kernel(x, ir, &node) : SMR_ENOTFOUND;
	bool inside = st == SMR_OK;

	if (st == SMR_ENOTFOUND) {
		st = load_node_component(&node);
		if (st == SMR_OK && x->wasm == NULL)
			st = smr_wasm_instance(x, ir, limits);
	}
	if (st == SMR_OK)
		st = smr_component_new(node.data, node.n, limits, inside ? NULL : x->wasm,
				       &x->component);
	smr_free(node.data);
	snprintf(x->detail + used, sizeof(x->detail) - used, "; component, kernel %s",
		 inside ? "inside" : "beside");
	return st;
}
