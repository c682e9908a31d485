/* [SC21] Narayanan et al., Efficient large-scale language model training on GPU clusters using
 * Megatron-LM, section 2.2. */
#include "pass/pipeline_parallel/schedule.h"

#include <string.h>

static const char *const names[] = {
	[SMR_GPIPE] = "gpipe", [SMR_1F1B] = "1f1b", [SMR_INTERLEAVED] = "interleaved"};

smr_pp_schedule smr_pp_schedule_named(const char *name)
{
	smr_pp_schedule s = 0;

	while (s < SMR_SCHEDULES && strcmp(names[s], name) != 0)
		s++;
	return s;
}

smr_status smr_pp_check(const smr_pp *p)
{
	if (p->stages < 1 || p->chunks < 1 || p->micro_batches < 1)
		return smr_fail(SMR_EINVAL, "a pipeline of %u stages, %u chunks, %u micro-batches",
				p->stages, p->chunks, p->micro_batches);
	if (p->chunks > 1 && p->schedule != SMR_INTERLEAVED)
		return smr_fail(SMR_EINVAL, "%u chunks a stage need the schedule 'interleaved'",
				p->chunks);
	if (p->schedule == SMR_INTERLEAVED && p->micro_batches % p->stages != 0)
		return smr_fail(SMR_EINVAL,
				"an interleaved schedule's %u micro-batches must be a multiple of "
				"its %u stages",
				p->micro_batches, p->stages);
	return SMR_OK;
}

/* Returns the number of forward passes before the first backward one. */
static uint32_t warm_up(const smr_pp *p, uint32_t stage)
{
	uint32_t all = p->chunks * p->micro_batches, after = p->stages - 1 - stage, n;

	if (p->schedule == SMR_GPIPE)
		return all;
	n = p->chunks > 1 ? 2 * after + (p->chunks - 1) * p->stages : after;
	return n < all ? n : all;
}

/* Returns the i-th forward or backward pass: as many micro-batches as there are stages go through
 * one chunk, then through the next; backward passes start at the last chunk. */
static smr_pp_step get_pass_step(const smr_pp *p, bool backward, uint32_t i)
{
	uint32_t round = p->stages * p->chunks, chunk = i % round / p->stages;

	if (p->chunks == 1)
		return (smr_pp_step){backward, 0, i};
	return (smr_pp_step){backward, backward ? p->chunks - 1 - chunk : chunk,
			     i / round * p->stages + i % p->stages};
}

smr_pp_step smr_pp_at(const smr_pp *p, uint32_t stage, uint32_t i)
{
	uint32_t all = p->chunks * p->micro_batches, warm = warm_up(p, stage);

	if (i < warm)
		return get_pass_step(p, false, i);
	i -= warm;
	if (i < 2 * (all - warm)) /* forward, backward, forward, … */
		return i % 2 == 0 ? get_pass_step(p, false, warm + i / 2)
				  : get_pass_step(p, true, i / 2);
	return get_pass_step(p, true, i - (all - warm));
}

uint32_t smr_pp_live(const smr_pp *p, uint32_t stage)
{
	uint32_t all = p->chunks * p->micro_batches, warm = warm_up(p, stage);

	return warm < all ? warm + 1 : all;
}
