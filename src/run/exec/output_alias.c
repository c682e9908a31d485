/* Output aliasing: the last flow of a program stores results directly into the caller's arrays,
 * which saves a copy at the end. */
#include "run/exec/device.h"

/* Returns the act that computes the memory of a place, through results that are their operand under
 * another shape; NULL: a parameter, or a permanent constant. */
static smr_instr *find_defining_instr(const smr_exec_schedule *s, uint32_t *place)
{
	for (uint32_t i = s->nacts; i-- > 0;) {
		smr_instr *a = &s->acts[i];

		if (*place < a->out || *place >= a->out + a->nouts)
			continue;
		if (!a->alias)
			return a;
		*place = a->ins[0]; /* computed before it */
	}
	return NULL;
}

/* Sets the caller's memory of a result. Results that reuse their operand's memory have no memory of
 * their own. */
static smr_status set_result_memory(smr_executable *x, const smr_exec_schedule *s, uint32_t place,
				    uint32_t result)
{
	smr_instr *a = find_defining_instr(s, &place);

	if (a == NULL || a->over != NULL)
		return SMR_OK;
	if (a->home == NULL)
		a->home = smr_arena_array(x->arena, a->nouts + 1, sizeof(*a->home));
	if (a->home == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the results of %s", x->module->name);
	if (a->home[place - a->out] == 0)
		a->home[place - a->out] = result + 1;
	return SMR_OK;
}

smr_status smr_output_alias_find(smr_executable *x)
{
	const smr_function *f = x->module->functions[0];
	const smr_block *last = f->body.n > 0 ? f->body.blocks[f->body.n - 1] : NULL;

	if (last == NULL || last->kind != SMR_BLOCK_BASIC)
		return SMR_OK;
	for (uint32_t r = 0; r < f->nresults; r++)
		for (uint32_t k = last->nouts; k-- > 0;)
			if (last->outs[k] == f->results[r]) {
				const smr_exec_schedule *s = x->schedules[last->id];

				SMR_TRY(set_result_memory(x, s, s->result_place[k], r));
				break;
			}
	return SMR_OK;
}

bool smr_executable_makes_at_home(const smr_executable *x, uint32_t r)
{
	const smr_body *b = &x->module->functions[0]->body;
	const smr_exec_schedule *s = b->n > 0 ? x->schedules[b->blocks[b->n - 1]->id] : NULL;

	for (uint32_t i = 0; s != NULL && i < s->nacts; i++)
		for (uint32_t k = 0; s->acts[i].home != NULL && k < s->acts[i].nouts; k++)
			if (s->acts[i].home[k] == r + 1)
				return true;
	return false;
}

/* A recursive call of main has results of its own. */
void *smr_home_of(const smr_device *d, const smr_instr *a, uint32_t k)
{
	if (a->home == NULL || a->home[k] == 0 || d->homes == NULL || d->eval.calls > 0)
		return NULL;
	return d->homes[a->home[k] - 1];
}
