/* The implementation "webgpu": kernels in WGSL on WebGPU's device. A run copies the codelet's
 * windows to buffers, one for each base pointer, launches the kernels, and copies results back
 * after all of them have ended without an error; until then, the caller's memory is not touched. */
#include <string.h>

#include "back/cpu/codegen/object/place.h"
#include "back/webgpu/adapter.h"
#include "base/alloc.h"
#include "base/os/safe_read.h"

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
	smr_webgpu_buffer *base[NEST_MAX_OPERANDS], *other[SMR_WGSL_WHATS];
	char *was[NEST_MAX_MORE + 1], *now[NEST_MAX_MORE + 1]; /* host copies of results' segments:
								  before (masked), after the run */
	char *room[NEST_MAX_MORE + 1];                         /* memory of `now` */
} run_of;

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

static smr_status allocate(run_of *r)
{
	const smr_exec *x = r->x;

	for (int b = 0; b < x->code.nbases; b++)
		SMR_TRY(smr_webgpu_alloc(x->device, x->base[b].n, &r->base[b]));
	for (int k = 0; k < SMR_WGSL_WHATS; k++)
		if (k != SMR_WGSL_BASE && bytes_of(x, (smr_wgsl_what)k) > 0)
			SMR_TRY(smr_webgpu_alloc(x->device, bytes_of(x, (smr_wgsl_what)k),
						 &r->other[k]));
	return SMR_OK;
}

/* Copies the segments of a base through memory of their own: between the elements of a program's
 * own windows there may be memory that cannot be read, and copies are of whole words. */
static smr_status gather_base(const run_of *r, int b, char *copy)
{
	const smr_exec *x = r->x;

	for (int i = 0; i < x->place.n; i++) {
		const nest_place_segment *s = &x->place.segment[i];

		if (s->base == x->code.base[b] && s->read)
			SMR_TRY(smr_safe_read(copy + (s->lo - x->base[b].lo),
					      (const char *)r->e->base[s->base] + s->lo, s->n));
	}
	return SMR_OK;
}

/* Returns the memory to copy, if it is one segment that may be read as it is; else NULL. */
static const char *direct_source(const run_of *r, int b, size_t *n, uint64_t *at)
{
	const smr_exec *x = r->x;
	const nest_place_segment *only = NULL;

	for (int i = 0; i < x->place.n; i++) {
		const nest_place_segment *s = &x->place.segment[i];

		if (s->base != x->code.base[b] || !s->read)
			continue;
		if (only != NULL)
			return NULL;
		only = s;
	}
	if (only == NULL || !x->c->in_full || (only->lo - x->base[b].lo) % 4 != 0)
		return NULL;
	*n = only->n;
	*at = (uint64_t)(only->lo - x->base[b].lo);
	return (const char *)r->e->base[only->base] + only->lo;
}

static bool is_read(const smr_exec *x, int b)
{
	for (int i = 0; i < x->place.n; i++)
		if (x->place.segment[i].base == x->code.base[b] && x->place.segment[i].read)
			return true;
	return false;
}

static smr_status upload_base(const run_of *r, int b)
{
	const smr_exec *x = r->x;
	size_t n = x->base[b].n;
	uint64_t at = 0;
	const char *from;
	char *copy;
	smr_status st;

	if (!is_read(x, b))
		return SMR_OK;
	from = direct_source(r, b, &n, &at);
	if (from != NULL)
		return smr_webgpu_upload(x->device, r->base[b], at, from, n);
	copy = smr_calloc(1, n);
	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a window of %zu bytes", n);
	st = gather_base(r, b, copy);
	if (st == SMR_OK)
		st = smr_webgpu_upload(x->device, r->base[b], 0, copy, n);
	smr_free(copy);
	return st;
}

static smr_status copy_in(const run_of *r)
{
	const smr_exec *x = r->x;
	uint32_t words[SMR_WGSL_WORDS + 4] = {0};
	int64_t offset[NEST_MAX_OPERANDS];
	const uint64_t zero = 0;

	for (int b = 0; b < x->code.nbases; b++) {
		SMR_TRY(upload_base(r, b));
		offset[b] = -x->base[b].lo;
	}
	smr_wgsl_arguments(&x->code, offset, r->e->value, words);
	if (r->other[SMR_WGSL_ARGUMENTS] != NULL)
		SMR_TRY(smr_webgpu_upload(x->device, r->other[SMR_WGSL_ARGUMENTS], 0, words,
					  bytes_of(x, SMR_WGSL_ARGUMENTS)));
	return smr_webgpu_upload(x->device, r->other[SMR_WGSL_VALUE], 0, &zero, sizeof(zero));
}

static smr_status launch(const run_of *r)
{
	const smr_exec *x = r->x;
	smr_webgpu_work work[NEST_MAX_STAGES];

	for (int k = 0; k < x->code.nkernels; k++) {
		const smr_wgsl_kernel *of = &x->code.kernel[k];
		smr_webgpu_work *to = &work[k];

		if (of->nbindings > SMR_WEBGPU_MOST_BUFFERS)
			return smr_fail(SMR_EUNSUPPORTED, "%d arrays", of->nbindings);
		*to = (smr_webgpu_work){.kernel = x->kernel[k],
					.x = of->x,
					.y = of->y,
					.nbuffers = (size_t)of->nbindings};
		for (int i = 0; i < of->nbindings; i++) {
			const smr_wgsl_binding *b = &of->binding[i];
			bool base = b->what == SMR_WGSL_BASE;

			to->buffer[i].buffer = base ? r->base[b->base] : r->other[b->what];
			to->buffer[i].n = base ? x->base[b->base].n : bytes_of(x, b->what);
		}
	}
	return smr_webgpu_run(x->device, work, (size_t)x->code.nkernels);
}

static int base_of(const smr_exec *x, uint32_t base)
{
	int b = 0;

	while (b + 1 < x->code.nbases && x->code.base[b] != base)
		b++;
	return b;
}

/* Copies the segment of result @p k to new memory: as it was before the run if it is masked, and as
 * it is now. */
static smr_status download_result(run_of *r, int k)
{
	const smr_exec *x = r->x;
	const nest_place_segment *s = &x->place.segment[x->place.result[k].segment];
	bool masked = x->place.result[k].masked;
	int b = base_of(x, s->base);
	uint64_t at = (uint64_t)(s->lo - x->base[b].lo), more = at % 4;

	r->room[k] = smr_malloc(s->n + more);
	if (masked)
		r->was[k] = smr_malloc(s->n);
	if (r->room[k] == NULL || (masked && r->was[k] == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)s->n);
	r->now[k] = r->room[k] + more;
	if (masked)
		SMR_TRY(smr_safe_read(r->was[k], (const char *)r->e->base[s->base] + s->lo, s->n));
	return smr_webgpu_download(x->device, r->room[k], r->base[b], at - more, s->n + more);
}

static smr_status copy_out(run_of *r)
{
	const smr_exec *x = r->x;
	const nest_recipe_op *out = &x->code.recipe.op[x->code.recipe.result];
	uint64_t value = 0;

	for (int k = 0; k < x->place.nresults; k++)
		SMR_TRY(download_result(r, k));
	if (out->where == NEST_RESULT)
		SMR_TRY(smr_webgpu_download(x->device, &value, r->other[SMR_WGSL_VALUE], 0,
					    sizeof(value)));
	if (out->where == NEST_RESULT)
		r->e->value[out->node] = value;
	for (int k = 0; k < x->place.nresults; k++)
		SMR_TRY(nest_place_out(&x->place, k, x->c, r->e, r->now[k], r->was[k]));
	return SMR_OK;
}

static void free_run(run_of *r)
{
	const smr_exec *x = r->x;

	for (int b = 0; b < x->code.nbases; b++)
		smr_webgpu_free(x->device, r->base[b]);
	for (int k = 0; k < SMR_WGSL_WHATS; k++)
		smr_webgpu_free(x->device, r->other[k]);
	for (int k = 0; k < x->place.nresults; k++) {
		smr_free(r->room[k]);
		smr_free(r->was[k]);
	}
}

static smr_status webgpu_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	run_of r = {.x = x, .e = e};
	smr_status st;

	(void)w;
	if (e->resident != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "memory of another device");
	st = allocate(&r);
	if (st == SMR_OK)
		st = copy_in(&r);
	if (st == SMR_OK)
		st = launch(&r);
	if (st == SMR_OK)
		st = copy_out(&r);
	free_run(&r);
	return st;
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
	.shared = true,
	.accept = webgpu_accept,
	.prepare = webgpu_prepare,
	.run = webgpu_run,
	.release = webgpu_release,
	.detail = webgpu_detail,
	.compile_s = 0.1, /* the driver's */
};
