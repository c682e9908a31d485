/* The implementation "webgpu": kernels in WGSL on WebGPU's device. A run copies the codelet's
 * windows to buffers, one for each base pointer, launches the kernels, and copies results back
 * after all of them have ended without an error; until then, the caller's memory is not touched. */
#include <string.h>

#include "back/device/recent.h"
#include "back/device/windows.h"
#include "back/webgpu/adapter.h"
#include "back/webgpu/buffers.h"
#include "base/alloc.h"
#include "webgpu/commands.h"

enum { ALIGNED = 16 /* bytes: base pointers in their buffers */ };

struct smr_exec {
	const smr_codelet *c;
	smr_webgpu_device *device;
	smr_wgsl_code code;
	smr_webgpu_kernel *kernel[NEST_MAX_STAGES];
	nest_place place;
	struct {
		int64_t lo; /* of the base pointer, where the buffer begins: a multiple of ALIGNED
			     */
		uint64_t n; /* bytes */
	} base[NEST_MAX_OPERANDS];
};

static smr_status webgpu_accept(const smr_codelet *c, const smr_env *e)
{
	smr_webgpu_device *d;
	smr_wgsl_target t;

	SMR_TRY(smr_webgpu_target_open(&d, &t));
	return smr_wgsl_check(c, e, &t);
}

/* Makes a buffer of all windows of a base. */
static void place_base(smr_exec *x, int b)
{
	int64_t lo = 0, hi = 0;
	bool any = false;

	for (int i = 0; i < x->place.n; i++) {
		const nest_place_segment *s = &x->place.segment[i];
		int64_t end = s->lo + (int64_t)s->n;

		if (s->base != x->code.base[b])
			continue;
		lo = !any || s->lo < lo ? s->lo : lo;
		hi = !any || end > hi ? end : hi;
		any = true;
	}
	x->base[b].lo = lo - (lo % ALIGNED + ALIGNED) % ALIGNED;
	x->base[b].n = (uint64_t)(hi - x->base[b].lo);
}

static smr_status load_code(smr_exec *x, const smr_env *e)
{
	smr_wgsl_target t;

	SMR_TRY(smr_webgpu_target_open(&x->device, &t));
	SMR_TRY(smr_wgsl_generate(x->c, e, &t, &x->code));
	for (int k = 0; k < x->code.nkernels; k++) {
		smr_str *text = &x->code.kernel[k].text;

		SMR_TRY(smr_webgpu_kernel_get(x->device, smr_str_text(text), text->n,
					      &x->kernel[k]));
		smr_str_free(text);
	}
	SMR_TRY(nest_place_make(x->c, e, &x->code.recipe, 0, INT64_MAX / 2, &x->place));
	for (int b = 0; b < x->code.nbases; b++)
		place_base(x, b);
	return SMR_OK;
}

static void webgpu_release(smr_exec *x)
{
	smr_wgsl_free(&x->code);
	smr_free(x);
}

static smr_status webgpu_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				 smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	(void)w;
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	x->c = c;
	st = load_code(x, e);
	if (st != SMR_OK) {
		webgpu_release(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

/* ---- running -------------------------------------------------------------------------------- */

typedef struct run_of {
	const smr_exec *x;
	const smr_env *e;
	smr_webgpu_commands *commands; /* NULL: kernels are launched at once */
	smr_webgpu_buffer *base[NEST_MAX_OPERANDS], *other[SMR_WGSL_WHATS];
	uint64_t bytes[NEST_MAX_OPERANDS]; /* of a base */
	uint32_t words[SMR_WGSL_WORDS + 4];
	smr_device_windows windows;
} run_of;

static run_of describe_run(const smr_exec *x, const smr_env *e)
{
	return (run_of){.x = x,
			.e = e,
			.windows = {.of = &smr_webgpu_memory,
				    .c = x->c,
				    .recipe = &x->code.recipe,
				    .place = &x->place}};
}

static uint64_t bytes_of(const smr_exec *x, smr_wgsl_what what)
{
	switch (what) {
	case SMR_WGSL_ARGUMENTS:
		return (x->code.nwords + 3) / 4 * 16;
	case SMR_WGSL_VALUE:
		return sizeof(uint64_t);
	default:
		return (uint64_t)x->code.temp[what];
	}
}

static int number_base(const smr_exec *x, uint32_t base)
{
	int b = 0;

	while (b + 1 < x->code.nbases && x->code.base[b] != base)
		b++;
	return b;
}

/* ---- with copies ------------------------------------------------------------------------------
 */

static smr_status allocate_all(run_of *r)
{
	const smr_exec *x = r->x;

	for (int b = 0; b < x->code.nbases; b++) {
		r->bytes[b] = x->base[b].n;
		SMR_TRY(smr_webgpu_alloc(x->device, x->base[b].n, &r->base[b]));
	}
	for (int k = 0; k < SMR_WGSL_WHATS; k++)
		if (k != SMR_WGSL_BASE && bytes_of(x, (smr_wgsl_what)k) > 0)
			SMR_TRY(smr_webgpu_alloc(x->device, bytes_of(x, (smr_wgsl_what)k),
						 &r->other[k]));
	return SMR_OK;
}

static void free_others(const run_of *r)
{
	for (int k = 0; k < SMR_WGSL_WHATS; k++)
		smr_webgpu_free(r->x->device, r->other[k]);
}

static void free_all(const run_of *r)
{
	for (int b = 0; b < r->x->code.nbases; b++)
		smr_webgpu_free(r->x->device, r->base[b]);
	free_others(r);
}

/* Allocates; without memory once more, after earlier kernels' copies were freed. */
static smr_status allocate(run_of *r)
{
	const smr_exec *x = r->x;

	if (allocate_all(r) != SMR_OK) {
		free_all(r);
		memset(r->base, 0, sizeof(r->base));
		memset(r->other, 0, sizeof(r->other));
		smr_device_recent_forget();
		SMR_TRY(allocate_all(r));
	}
	for (int i = 0; i < x->place.n; i++) {
		int b = number_base(x, x->place.segment[i].base);

		r->windows.segment[i] =
			(smr_device_spot){smr_webgpu_number(r->base[b]),
					  (uint64_t)(x->place.segment[i].lo - x->base[b].lo)};
	}
	r->windows.value.block = smr_webgpu_number(r->other[SMR_WGSL_VALUE]);
	return SMR_OK;
}

static smr_status copy_in(run_of *r)
{
	const smr_exec *x = r->x;
	int64_t offset[NEST_MAX_OPERANDS];

	for (int b = 0; b < x->code.nbases; b++)
		offset[b] = -x->base[b].lo;
	smr_wgsl_arguments(&x->code, offset, r->e->value, r->words);
	if (r->other[SMR_WGSL_ARGUMENTS] != NULL)
		SMR_TRY(smr_webgpu_upload(x->device, r->other[SMR_WGSL_ARGUMENTS], 0, r->words,
					  bytes_of(x, SMR_WGSL_ARGUMENTS)));
	return smr_device_windows_in(&r->windows, r->e);
}

/* ---- launches ---------------------------------------------------------------------------------
 */

static smr_status describe_launch(const run_of *r, int k, smr_webgpu_work *to)
{
	const smr_exec *x = r->x;
	const smr_wgsl_kernel *of = &x->code.kernel[k];

	if (of->nbindings > SMR_WEBGPU_MOST_BUFFERS)
		return smr_fail(SMR_EUNSUPPORTED, "%d arrays", of->nbindings);
	*to = (smr_webgpu_work){
		.kernel = x->kernel[k], .x = of->x, .y = of->y, .nbuffers = (size_t)of->nbindings};
	for (int i = 0; i < of->nbindings; i++) {
		const smr_wgsl_binding *b = &of->binding[i];
		bool base = b->what == SMR_WGSL_BASE;

		to->buffer[i].buffer = base ? r->base[b->base] : r->other[b->what];
		to->buffer[i].n = base ? r->bytes[b->base] : bytes_of(x, b->what);
	}
	return SMR_OK;
}

static smr_status launch(const run_of *r)
{
	smr_webgpu_work work[NEST_MAX_STAGES];

	for (int k = 0; k < r->x->code.nkernels; k++) {
		SMR_TRY(describe_launch(r, k, &work[k]));
		if (r->commands != NULL)
			SMR_TRY(smr_webgpu_commands_launch(r->commands, &work[k], r->words,
							   bytes_of(r->x, SMR_WGSL_ARGUMENTS) /
								   sizeof(uint32_t)));
	}
	return r->commands != NULL
		       ? SMR_OK
		       : smr_webgpu_run(r->x->device, work, (size_t)r->x->code.nkernels);
}

static smr_status run_copying(const smr_exec *x, const smr_env *e)
{
	run_of r = describe_run(x, e);
	smr_status st = allocate(&r);

	if (st == SMR_OK)
		st = copy_in(&r);
	if (st == SMR_OK)
		st = launch(&r);
	if (st == SMR_OK)
		st = smr_device_windows_out(&r.windows, e);
	if (st != SMR_OK) {
		free_all(&r);
		return st;
	}
	for (int b = 0; b < x->code.nbases; b++)
		if (!smr_device_recent_give(&smr_webgpu_memory, smr_webgpu_number(r.base[b]),
					    r.bytes[b]))
			smr_webgpu_free(x->device, r.base[b]);
	free_others(&r);
	smr_device_windows_known(&r.windows, e);
	return SMR_OK;
}

/* ---- resident memory --------------------------------------------------------------------------
 */

/* A buffer that a kernel stores to must not be bound twice. */
static smr_status check_aliases(const run_of *r)
{
	const smr_exec *x = r->x;

	for (int a = 0; a < x->code.nbases; a++)
		for (int b = 0; b < x->code.nbases; b++)
			if (a != b && x->code.stored[a] && r->base[a] == r->base[b])
				return smr_fail(SMR_EUNSUPPORTED,
						"a result in an operand's memory");
	return SMR_OK;
}

/* Sets the bases, which are resident, and the arguments. */
static smr_status find_bases(run_of *r)
{
	const smr_exec *x = r->x;
	int64_t offset[NEST_MAX_OPERANDS];

	for (int b = 0; b < x->code.nbases; b++) {
		const smr_device_resident *m = r->e->resident[x->code.base[b]];

		offset[b] = (char *)r->e->base[x->code.base[b]] - m->host;
		if (offset[b] % x->code.aligned[b] != 0)
			return smr_fail(SMR_EUNSUPPORTED, "a part of a tensor that is not aligned");
		r->base[b] = smr_webgpu_buffer_of(m->device);
		r->bytes[b] = m->bytes;
	}
	smr_wgsl_arguments(&x->code, offset, r->e->value, r->words);
	return check_aliases(r);
}

/* Allocates scratch tensors. Later launches may use the same memory. */
static smr_status allocate_scratch(run_of *r)
{
	for (int k = 0; k < SMR_WGSL_WHATS; k++)
		if (k != SMR_WGSL_BASE && k != SMR_WGSL_ARGUMENTS &&
		    bytes_of(r->x, (smr_wgsl_what)k) > 0)
			SMR_TRY(smr_webgpu_commands_alloc(
				r->commands, bytes_of(r->x, (smr_wgsl_what)k), &r->other[k]));
	return SMR_OK;
}

/* Runs on memory that stays on the device. The kernels are launched later, with those of other
 * codelets. */
static smr_status run_resident(const smr_exec *x, const smr_env *e)
{
	run_of r = describe_run(x, e);
	const smr_device_commands *c =
		e->resident[x->place.segment[x->place.result[0].segment].base]->commands;
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "memory without a command buffer");
	r.commands = c->own;
	SMR_TRY(smr_device_windows_bring(&r.windows, e));
	SMR_TRY(find_bases(&r));
	st = allocate_scratch(&r);
	if (st == SMR_OK)
		st = launch(&r);
	for (int k = 0; k < SMR_WGSL_WHATS; k++)
		smr_webgpu_commands_release(r.commands, r.other[k]);
	if (st == SMR_OK)
		smr_device_windows_wrote(&r.windows, e);
	return st;
}

static smr_status webgpu_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	(void)w;
	return e->resident != NULL ? run_resident(x, e) : run_copying(x, e);
}

static const char *webgpu_detail(const smr_exec *x)
{
	return x->code.detail;
}

const smr_impl smr_impl_webgpu = {
	.name = "webgpu",
	.about = "code generated for this nest in WGSL, on WebGPU's device",
	.reassociates = false, /* accept() refuses codelets that require the source's order */
	.beside = true,
	.machine = smr_webgpu_machine,
	.memory = &smr_webgpu_memory,
	.shared = true,
	.accept = webgpu_accept,
	.prepare = webgpu_prepare,
	.run = webgpu_run,
	.release = webgpu_release,
	.detail = webgpu_detail,
	.compile_s = 0.1, /* the driver's */
};
