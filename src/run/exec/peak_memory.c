/* Predicts the peak memory of a run before it runs: the program is interpreted with a heap that
 * only counts. Of the branches of a conditional the one with the highest peak counts. */
#include "base/alloc.h"
#include "run/exec/device.h"

/* Acts: a second or so. */
static const uint64_t MOST = 5000000;

static smr_status walk_main(smr_device *d, smr_buffer **args, smr_buffer **results)
{
	const smr_function *f = d->image->module->functions[0];
	smr_status st = SMR_OK;

	/* the caller owns the program's arguments */
	for (uint32_t i = 0; st == SMR_OK && i < f->nparams; i++)
		st = smr_buffer_borrow(d->heap, &f->vars[f->params[i]].type, NULL, &args[i]);
	if (st == SMR_OK)
		st = smr_walk_function(d, f, args, results);
	for (uint32_t i = 0; i < f->nparams; i++)
		smr_buffer_drop(d->heap, args[i]);
	for (uint32_t i = 0; i < f->nresults; i++)
		smr_buffer_drop(d->heap, results[i]);
	return st;
}

static smr_status walk_from_start(smr_device *d)
{
	const smr_function *f = d->image->module->functions[0];
	smr_buffer **args = smr_calloc(f->nparams + 1, sizeof(smr_buffer *));
	smr_buffer **results = smr_calloc(f->nresults + 1, sizeof(smr_buffer *));
	smr_status st;

	*d->counting = (smr_counting){.left = MOST};
	st = args != NULL && results != NULL ? walk_main(d, args, results)
					     : smr_fail(SMR_ENOMEM, "no memory to count memory");
	smr_free(args);
	smr_free(results);
	return st;
}

static void report_largest_pieces(const smr_device *d, smr_foreseen *out)
{
	smr_heap_piece pieces[SMR_HEAP_PIECES];

	out->nlargest = smr_heap_largest(d->heap, pieces);
	for (unsigned i = 0; i < out->nlargest; i++) {
		out->largest[i].bytes = pieces[i].bytes;
		out->largest[i].made_by = pieces[i].what;
	}
}

static smr_status predict_peak_memory(smr_device *d, size_t enough, smr_foreseen *out)
{
	SMR_TRY(walk_from_start(d));
	out->bytes = smr_heap_peak(d->heap);
	if (out->bytes <= enough / d->image->ndevices)
		return SMR_OK;
	smr_heap_watch(d->heap, out->bytes);
	SMR_TRY(walk_from_start(d));
	report_largest_pieces(d, out);
	return SMR_OK;
}

smr_status smr_executable_foresee(smr_executable *x, size_t enough, smr_foreseen *out)
{
	smr_counting counting;
	smr_device d = {.image = x, .counting = &counting};
	smr_status st;

	*out = (smr_foreseen){0};
	SMR_TRY(smr_heap_new_dry(&d.heap));
	d.places_of = smr_calloc(x->module->nblocks + 1, sizeof(smr_buffer **));
	st = d.places_of != NULL ? predict_peak_memory(&d, enough, out)
				 : smr_fail(SMR_ENOMEM, "no memory to count memory");
	for (uint32_t i = 0; d.places_of != NULL && i < x->module->nblocks; i++)
		smr_free(d.places_of[i]);
	smr_free(d.places_of);
	smr_heap_free(d.heap);
	if (__builtin_mul_overflow(out->bytes, (size_t)x->ndevices, &out->bytes))
		out->bytes = SIZE_MAX;
	return st;
}
