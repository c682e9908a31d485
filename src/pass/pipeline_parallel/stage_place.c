/* Assigns ops to passes. A marked op belongs to its stage: to the forward pass if all its operands
 * are available there, else to the backward pass. An unmarked op goes with its latest operand.
 * Element-wise ops and moves of data are cloned into each pass that reads them. Any assignment in
 * which no value is read before it is computed is correct; marks only express locality. */
#include "pass/pipeline_parallel/internal.h"

#include "base/alloc.h"

static smr_status report_unsupported(const smr_node *v, const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "line %u: %s %s", v->loc.line, smr_op_name(v->op), why);
}

/* ---- classes -------------------------------------------------------------------------------- */

static smr_status classify(st_staging *x, const smr_node *v, st_value *out)
{
	bool once = false, micro = v->op == SMR_OP_random;

	for (uint32_t i = 0; i < v->nins; i++) {
		once |= x->of[v->ins[i]->id].class == ST_ONCE;
		micro |= x->of[v->ins[i]->id].class == ST_MICRO;
	}
	if (v->op == SMR_OP_param)
		micro = x->data[x->b->ins[v->bits]];
	if (v->op == SMR_OP_device)
		micro = x->micro > 1;
	if (once && micro && x->micro > 1)
		return report_unsupported(
			v, "reads parts of the batch and what is summed over all of it: there "
			   "can be one micro-batch alone (mb=1)");
	out->class = once ? ST_ONCE : micro ? ST_MICRO : ST_FIXED;
	if (smr_op_kind_of(v->op) != SMR_KIND_COLLECTIVE || !st_spans(x, v))
		return SMR_OK;
	if (v->op != SMR_OP_all_reduce || once)
		return report_unsupported(
			v, "needs the whole batch: there can be one micro-batch alone (mb=1)");
	out->class = ST_ONCE;
	out->sum = true;
	return SMR_OK;
}

/* ---- passes --------------------------------------------------------------------------------- */

uint32_t st_stage_of(const st_staging *x, uint32_t pass)
{
	uint32_t n = x->stages;

	if (n == 0) /* an impossible pipeline size; for static analyzers */
		return 0;
	return pass < n ? pass : pass < 2 * n ? 2 * n - 1 - pass : (pass - 2 * n) % n;
}

static bool is_placed(const st_value *v)
{
	return v->class != ST_FIXED && v->pass != ST_NONE;
}

/* Returns whether the value is derived from the batch only (word indices, masks): it need not be
 * sent. */
static bool is_of_data(const st_staging *x, const smr_node *v)
{
	smr_op_kind kind = smr_op_kind_of(v->op);
	bool data = (kind == SMR_KIND_MAP || kind == SMR_KIND_MOVE) && v->loc.stage == 0;

	for (uint32_t i = 0; data && i < v->nins; i++)
		data = !is_placed(&x->of[v->ins[i]->id]);
	return data;
}

/* Returns the latest pass of its stage, backward or forward, that is in time for its readers. */
static uint32_t latest_of(const st_staging *x, const smr_node *v, uint32_t readers)
{
	uint32_t mark = v->loc.stage, back = 2 * x->stages - mark;

	return mark == 0 ? readers : readers < back ? mark - 1 : back;
}

/* Visits readers before operands. */
static smr_status find_latest(st_staging *x)
{
	for (uint32_t i = 0; i < x->n; i++) {
		SMR_TRY(classify(x, x->nodes[i], &x->of[i]));
		x->of[i].latest = ST_NONE;
	}
	for (uint32_t i = x->n; i-- > 0;) {
		const smr_node *v = x->nodes[i];
		st_value *of = &x->of[i];

		if (of->class != ST_MICRO)
			continue;
		of->latest = latest_of(x, v, of->latest);
		for (uint32_t k = 0; k < v->nins; k++)
			if (of->latest < x->of[v->ins[k]->id].latest)
				x->of[v->ins[k]->id].latest = of->latest;
	}
	return SMR_OK;
}

/* Returns the first stage, of those in time, whose backward pass uses values of its forward pass.
 * The last stage runs both directions in one pass. */
static uint32_t find_backward_stage(const st_staging *x, const smr_node *v, uint32_t last)
{
	uint32_t n = x->stages, to = last;

	for (uint32_t i = 0; i < v->nins; i++) {
		const st_value *in = &x->of[v->ins[i]->id];
		uint32_t back = 2 * n - 1 - in->known;

		if (is_placed(in) && in->known < n - 1 && in->pass < n && back > to &&
		    back <= x->of[v->id].latest)
			to = back;
	}
	return to;
}

/* Returns the stage that computes most of the operands. */
static uint32_t stage_of_once(const st_staging *x, const smr_node *v)
{
	uint32_t best = 0;
	int64_t most = -1, count;

	if (v->loc.stage > 0)
		return v->loc.stage - 1;
	for (uint32_t i = 0; i < v->nins; i++) {
		const st_value *in = &x->of[v->ins[i]->id];

		if (in->class == ST_ONCE && smr_type_count(&v->ins[i]->type, &count) &&
		    count > most) {
			most = count;
			best = st_stage_of(x, in->pass);
		}
	}
	return best;
}

static void place_once_value(st_staging *x, const smr_node *v, st_value *out)
{
	uint32_t n = x->stages, round = 0, stage;

	if (out->sum) {
		const st_value *in = &x->of[v->ins[0]->id];

		out->pass = 2 * n + (is_placed(in) ? st_stage_of(x, in->pass) : 0);
		return;
	}
	stage = v->op == SMR_OP_part ? st_stage_of(x, x->of[v->ins[0]->id].pass)
				     : stage_of_once(x, v);
	for (uint32_t i = 0; i < v->nins; i++) {
		const st_value *in = &x->of[v->ins[i]->id];
		uint32_t its, from;

		if (in->class != ST_ONCE)
			continue;
		its = (in->pass - 2 * n) / n;
		from = (in->pass - 2 * n) % n;
		if (its + (from != stage) > round)
			round = its + (from != stage);
	}
	out->pass = 2 * n + round * n + stage;
}

/* Places a value of a micro-batch. A recomputed value belongs to a backward pass. A stage whose
 * backward pass is too early uses a once-only pass if that is the only one. */
static smr_status place_micro(st_staging *x, const smr_node *v, st_value *out)
{
	uint32_t n = x->stages, last = 0, mark = v->loc.stage;

	for (uint32_t i = 0; i < v->nins; i++) {
		const st_value *in = &x->of[v->ins[i]->id];

		if (is_placed(in) && in->pass > last)
			last = in->pass;
	}
	if (mark == 0) {
		out->pass = last < n - 1 ? last : find_backward_stage(x, v, last);
	} else if (last < mark && (v->loc.anew == 0 || out->latest < mark)) {
		out->pass = mark - 1;
	} else if (last <= 2 * n - mark) {
		out->pass = 2 * n - mark;
	} else if (x->micro == 1) {
		out->class = ST_ONCE;
		place_once_value(x, v, out);
	} else {
		return smr_fail(SMR_EINVAL,
				"line %u: %s of stage %u reads what stage %u computes on the way "
				"back: stages must follow each other",
				v->loc.line, smr_op_name(v->op), mark - 1, st_stage_of(x, last));
	}
	out->known = out->pass < n ? out->pass : 0;
	for (uint32_t i = 0; mark > 0 && out->pass < n && i < v->nins; i++) {
		st_value *in = &x->of[v->ins[i]->id];

		if (in->known < out->pass)
			in->known = out->pass;
	}
	return SMR_OK;
}

smr_status st_place(st_staging *x)
{
	x->npasses = 3 * x->stages;
	SMR_TRY(find_latest(x));
	for (uint32_t i = 0; i < x->n; i++) {
		const smr_node *v = x->nodes[i];
		st_value *out = &x->of[i];

		*out = (st_value){.pass = ST_NONE, .latest = out->latest};
		SMR_TRY(classify(x, v, out));
		if (v->op == SMR_OP_param || v->op == SMR_OP_device)
			continue;
		if (out->class == ST_ONCE)
			place_once_value(x, v, out);
		else if (v->op == SMR_OP_part && out->class == ST_MICRO)
			out->pass = out->known = x->of[v->ins[0]->id].pass;
		else if (out->class == ST_MICRO && !is_of_data(x, v))
			SMR_TRY(place_micro(x, v, out));
		while (out->pass != ST_NONE && out->pass >= x->npasses)
			x->npasses += x->stages;
	}
	return SMR_OK;
}
