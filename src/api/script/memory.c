/* Checks that there is memory for the next evaluation of a script. */
#include <math.h>

#include "api/memory.h"
#include "api/script/internal.h"

/* An operation that needs fewer bytes is not checked against the free memory. */
static const double LITTLE = 64 << 20;

static smr_status refuse_memory_need(double bytes, double held, double there)
{
	smr_str s = {0};
	smr_status st;

	smr_str_puts(&s, "this would take ");
	smr_memory_print(&s, bytes);
	smr_str_puts(&s, " of memory beside ");
	smr_memory_print(&s, held);
	smr_str_puts(&s, " of matrices that are kept, and ");
	smr_memory_print(&s, there);
	smr_str_puts(&s, " are there; --memory=SIZE or SAMARA_MEMORY say how much may be taken");
	st = smr_fail(SMR_ENOMEM, "%s", smr_str_text(&s));
	smr_str_free(&s);
	return st;
}

smr_status smr_script_fits(void *ctx, double bytes, double held)
{
	const smr_script *s = ctx;
	double free;

	if (!isnan(s->memory))
		return bytes + held <= s->memory ? SMR_OK
						 : refuse_memory_need(bytes, held, s->memory);
	if (bytes < LITTLE)
		return SMR_OK;
	SMR_TRY(smr_memory_there(&free));
	return isnan(free) || bytes <= free ? SMR_OK : refuse_memory_need(bytes, held, free + held);
}

double smr_script_room(void *ctx, double held)
{
	const smr_script *s = ctx;
	double free;

	if (!isnan(s->memory))
		return s->memory - held;
	return smr_memory_there(&free) == SMR_OK && !isnan(free) ? free : INFINITY;
}
