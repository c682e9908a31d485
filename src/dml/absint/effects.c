/* Builtin functions with effects, or that ask for sizes, in a script that is analysed. */
#include <string.h>

#include "dml/absint.h"

static smr_status show_nothing(dml_builtin_call *c, dml_value *out)
{
	for (uint32_t i = 0; i < DML_ARGS; i++)
		SMR_TRY(dml_absint_force(c->s, &c->args[i]));
	*out = (dml_value){0};
	return SMR_OK;
}

static smr_status end(dml_builtin_call *c, dml_value *out)
{
	dml_value *v = &c->args[0];
	const char *text = v->kind == DML_TEXT ? v->text->s : "a message that depends on data";

	SMR_TRY(dml_absint_force(c->s, v));
	SMR_TRY(dml_show(c->s, (smr_script_sight){.kind = SMR_SIGHT_END,
						  .loc = dml_position(c->s, c->at),
						  .text = text}));
	c->s->fore->ended = true;
	*out = (dml_value){0};
	return smr_fail(SMR_ESTATE, "%s", text);
}

static smr_status eval_length(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	const dml_matrix *m = dml_matrix_at(c, 0);

	if (dml_is_any(&c->args[0]))
		return dml_unseen_number(false, out);
	if (m == NULL || (!dml_size_unknown(m->rows) && !dml_size_unknown(m->cols)))
		return b->run(c, out);
	if (b->data == 2)
		return m->rows == 1   ? dml_number_of_size(m->cols, out)
		       : m->cols == 1 ? dml_number_of_size(m->rows, out)
				      : dml_unseen_number(false, out);
	return dml_number_of_size(b->data == 0 ? m->rows : m->cols, out);
}

static smr_status no_assert(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	smr_status st = dml_absint_force(c->s, &c->args[0]);

	*out = (dml_value){0};
	return st == SMR_OK && c->args[0].matrix == NULL ? b->run(c, out) : st;
}

/* Not *@p done: an ordinary function. */
smr_status dml_absint_act(dml_builtin_call *c, const dml_builtin *b, dml_value *out, bool *done)
{
	*done = true;
	if (strcmp(c->name, "print") == 0 || strcmp(c->name, "write") == 0)
		return show_nothing(c, out);
	if (strcmp(c->name, "stop") == 0)
		return end(c, out);
	if (strcmp(c->name, "assert") == 0)
		return no_assert(c, b, out);
	if (strcmp(c->name, "read") == 0)
		return dml_absint_read(c, out);
	if (strcmp(c->name, "nrow") == 0 || strcmp(c->name, "ncol") == 0 ||
	    strcmp(c->name, "length") == 0)
		return eval_length(c, b, out);
	if (strcmp(c->name, "as.integer") == 0 && c->args[0].matrix != NULL &&
	    c->args[0].kind != DML_MATRIX && !dml_is_any(&c->args[0]) &&
	    c->args[0].matrix->outlook != NULL && c->args[0].matrix->outlook->number != 0) {
		*out = dml_keep(&c->args[0]); /* a size is an integer */
		return SMR_OK;
	}
	*done = false;
	return SMR_OK;
}
