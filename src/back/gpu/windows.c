/* Windows on the card. Without resident memory they are one block of its memory, followed by what
 * the caller needs in addition, and by a result that is a value; the host's memory changes when all
 * work has ended without an error. */
#include "back/gpu/windows.h"

#include "back/device/recent.h"
#include "back/gpu/memory.h"

enum { ALIGN = 256 };

/* ---- copies ------------------------------------------------------------------------------------
 */

static smr_status allocate_block(smr_gpu_windows *w, uint64_t more)
{
	const nest_place *p = w->of.place;
	uint64_t at = (p->end + ALIGN - 1) / ALIGN * ALIGN;

	w->of.value.at = at + more;
	w->bytes = w->of.value.at + sizeof(uint64_t);
	if (smr_gpu_alloc(w->card->device, w->bytes, &w->block) != SMR_OK) {
		smr_device_recent_forget(); /* it returns memory */
		SMR_TRY(smr_gpu_alloc(w->card->device, w->bytes, &w->block));
	}
	w->more = w->block + at;
	w->value = w->block + w->of.value.at;
	w->of.value.block = w->block;
	for (int i = 0; i < p->n; i++)
		w->of.segment[i] = (smr_device_spot){w->block, p->segment[i].at};
	return SMR_OK;
}

static smr_status open_copies(smr_gpu_windows *w, uint64_t more)
{
	smr_status st;

	SMR_TRY(allocate_block(w, more));
	st = smr_device_windows_in(&w->of, w->e);
	if (st != SMR_OK)
		smr_gpu_free(w->card->device, w->block);
	return st;
}

/* Leaves the block to kernels of the same flow that run later, if the results are stored. */
static smr_status close_copies(const smr_gpu_windows *w, smr_status st)
{
	if (st == SMR_OK)
		st = smr_device_windows_out(&w->of, w->e);
	if (st == SMR_OK && smr_device_recent_give(&smr_gpu_memory, w->block, w->bytes))
		smr_device_windows_known(&w->of, w->e);
	else
		smr_gpu_free(w->card->device, w->block);
	return st;
}

/* ---- resident memory ---------------------------------------------------------------------------
 */

static const smr_device_resident *resident_of(const smr_gpu_windows *w, int segment)
{
	return w->e->resident[w->of.place->segment[segment].base];
}

/* Returns whether base pointers are aligned as code assumes: those of parts may not be. */
static bool are_aligned(const smr_gpu_windows *w)
{
	for (int i = 0; i < w->of.place->n; i++)
		if (((char *)w->e->base[w->of.place->segment[i].base] - resident_of(w, i)->host) %
			    SMR_GPU_ALIGNED !=
		    0)
			return false;
	return true;
}

static smr_status open_resident(smr_gpu_windows *w, uint64_t more)
{
	const smr_device_commands *c;

	SMR_TRY(smr_device_windows_bring(&w->of, w->e));
	if (!are_aligned(w))
		return smr_fail(SMR_EUNSUPPORTED, "a part of a tensor that is not aligned");
	c = resident_of(w, w->of.place->result[0].segment)->commands;
	w->commands = c != NULL ? c->own : NULL;
	w->bytes = more;
	if (more > 0)
		SMR_TRY(w->commands != NULL ? smr_gpu_commands_alloc(w->commands, more, &w->block)
					    : smr_gpu_alloc(w->card->device, more, &w->block));
	w->more = w->block;
	return SMR_OK;
}

static smr_status close_resident(const smr_gpu_windows *w, smr_status st)
{
	if (w->commands != NULL)
		smr_gpu_commands_release(w->commands, w->block, w->bytes);
	else
		smr_gpu_free(w->card->device, w->block);
	if (st == SMR_OK)
		smr_device_windows_wrote(&w->of, w->e);
	return st;
}

/* ---- both --------------------------------------------------------------------------------------
 */

smr_status smr_gpu_windows_open(const smr_codelet *c, const nest_place *place,
				const nest_recipe *recipe, const smr_env *e, uint64_t more,
				smr_gpu_windows *out)
{
	*out = (smr_gpu_windows){
		.e = e, .of = {.of = &smr_gpu_memory, .c = c, .recipe = recipe, .place = place}};
	SMR_TRY(smr_gpu_card_open(&out->card));
	return e->resident != NULL ? open_resident(out, more) : open_copies(out, more);
}

smr_gpu_ptr smr_gpu_windows_at(const smr_gpu_windows *w, uint32_t base, int64_t offset)
{
	if (w->e->resident != NULL) {
		const smr_device_resident *m = w->e->resident[base];

		return m->device + (uint64_t)((char *)w->e->base[base] - m->host + offset);
	}
	for (int i = 0; i < w->of.place->n; i++) {
		const nest_place_segment *s = &w->of.place->segment[i];

		if (s->base == base)
			return w->block + s->at + (uint64_t)(offset - s->lo);
	}
	return 0;
}

size_t smr_gpu_windows_accesses(const smr_gpu_windows *w, smr_gpu_access out[SMR_GPU_ACCESSES])
{
	const nest_place *p = w->of.place;
	size_t n = 0;

	for (int i = 0; i < p->n; i++)
		out[n++] = (smr_gpu_access){resident_of(w, i)->device, false};
	for (int k = 0; k < p->nresults; k++)
		out[p->result[k].segment].writes = true;
	if (w->block != 0)
		out[n++] = (smr_gpu_access){w->block, true};
	return n;
}

smr_status smr_gpu_windows_close(smr_gpu_windows *w, smr_status st)
{
	return w->e->resident != NULL ? close_resident(w, st) : close_copies(w, st);
}
