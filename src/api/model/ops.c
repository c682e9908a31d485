/* Describes the ops of a model. */
#include <stdio.h>
#include <string.h>

#include "api/model/model.h"
#include "base/str.h"
#include "ir/text/text.h"

void smr_model_put_type(smr_str *s, const smr_type *t)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	(void)smr_type_dims(t, dims);
	smr_str_puts(s, smr_dtype_name(t->dtype));
	smr_str_puts(s, "[");
	for (uint32_t d = 0; d < t->rank; d++) {
		smr_str_puts(s, d > 0 ? ", " : "");
		smr_text_uint(s, (uint64_t)dims[d]);
	}
	smr_str_puts(s, "]");
}

void smr_model_put_types(smr_str *s, const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++) {
		smr_str_puts(s, i > 0 ? ", " : "");
		smr_model_put_type(s, &v->ins[i]->type);
	}
	smr_str_puts(s, v->nins > 0 ? " -> " : "-> ");
	smr_model_put_type(s, &v->type);
	if (v->nmore > 0)
		smr_str_puts(s, " ...");
}

/* A text that is too long ends in dots. */
static void put_types(const smr_node *v, char *out, size_t size)
{
	smr_str s = {0};

	smr_model_put_types(&s, v);
	snprintf(out, size, "%s", smr_str_text(&s));
	if (s.n >= size)
		memcpy(out + size - 4, "...", 4);
	smr_str_free(&s);
}

static const char *device_label(const smr_executable_op *op)
{
	if (op->device_runs == 0)
		return NULL;
	return op->device_emulated ? "emulated" : "measured:events";
}

int smr_model_op_at(const smr_model *m, size_t i, smr_model_op *out)
{
	smr_executable_op op;

	if (m == NULL || out == NULL || out->struct_size < sizeof(*out) ||
	    !smr_executable_op_at(m->image, i, &op))
		return 0;
	*out = (smr_model_op){.struct_size = sizeof(*out),
			      .op = smr_op_name(op.v->op),
			      .impl = op.impl,
			      .file = op.v->loc.file,
			      .line = op.v->loc.line,
			      .kernel = (size_t)op.kernel,
			      .runs = op.runs,
			      .seconds = op.seconds,
			      .predicted_s = op.predicted_s,
			      .device_runs = op.device_runs,
			      .device_s = op.device_s,
			      .device_predicted_s = op.device_predicted_s,
			      .device_label = device_label(&op),
			      .device_detail = op.device_detail};
	put_types(op.v, out->types, sizeof(out->types));
	return 1;
}
