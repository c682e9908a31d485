/* transformencode() and the functions that use its metadata. */
#include "dml/transform/transform.h"

#include <string.h>

#include "dml/builtin/frame.h"

enum { TARGET, SPEC, META, EMBEDDING };

typedef struct work {
	dml_spec spec;
	dml_transform t;
} work;

static void free_work(work *w)
{
	if (w->t.of != NULL)
		dml_transform_free(&w->t);
	dml_spec_free(&w->spec);
}

static smr_status finish(dml_builtin_call *c, work *w, smr_status st)
{
	free_work(w);
	if (st == SMR_OK || c->s->told)
		return st;
	return dml_run_fail(c->s, c->at, "%s(): %s", c->name, smr_errmsg());
}

/* ---- functions of the script ----------------------------------------------------------------- */

static void copy_columns(double *to, int64_t to_cols, const double *from, int64_t from_cols,
			 int64_t rows, int64_t cols)
{
	for (int64_t i = 0; i < rows; i++)
		memcpy(to + i * to_cols, from + i * from_cols, (size_t)cols * sizeof(double));
}

/* Puts what a function gives for the columns of an encoder in their place. */
static smr_status call_for(dml_builtin_call *c, const dml_lvalue *t, const dml_encoder *e,
			   dml_matrix *m)
{
	dml_matrix *part = dml_new(c->s, m->rows, e->width);
	dml_value in, r = {0};
	smr_status st;

	if (part == NULL)
		return SMR_ENOMEM;
	copy_columns(part->data, e->width, m->data + e->first, m->cols, m->rows, e->width);
	in = dml_of(part);
	st = dml_call_values(c->s, c->at, t, 1, &in, NULL, &r, 1);
	dml_drop(&in);
	if (st == SMR_OK && r.kind != DML_MATRIX)
		st = dml_run_fail(c->s, c->at, "%s(): the udf %s gives %s, not a matrix", c->name,
				  t->function->name, dml_a_kind(r.kind));
	if (st == SMR_OK)
		st = dml_materialize(c->s->trace, &r);
	if (st == SMR_OK && (r.matrix->rows != m->rows || r.matrix->cols != e->width))
		st = dml_run_fail(c->s, c->at,
				  "%s(): the udf %s makes %lldx%lld of a column of %lldx%lld",
				  c->name, t->function->name, (long long)r.matrix->rows,
				  (long long)r.matrix->cols, (long long)m->rows,
				  (long long)e->width);
	if (st == SMR_OK)
		copy_columns(m->data + e->first, m->cols, r.matrix->data, e->width, m->rows,
			     e->width);
	dml_drop(&r);
	return st;
}

/* Calls the function of the specification, if it has one, for each column that it names. */
static smr_status call_udf(dml_builtin_call *c, const work *w, dml_matrix **m)
{
	dml_lvalue t;

	if (w->spec.udf == NULL)
		return SMR_OK;
	SMR_TRY(dml_arg_callee(c, w->spec.udf, &t));
	if (t.function->nresults < 1)
		return dml_run_fail(c->s, c->at, "%s(): the udf %s gives nothing", c->name,
				    t.function->name);
	SMR_TRY(dml_matrix_dense(*m));
	dml_matrix_set(*m, (smr_sparse){0}); /* the elements change */
	for (int64_t j = 0; j < w->spec.cols; j++)
		if (w->spec.of[j].call)
			SMR_TRY(call_for(c, &t, &w->t.of[j], *m));
	return dml_matrix_settle(*m, NULL);
}

/* Encodes a frame; all of the encoders are placed. */
static smr_status run_encoders(dml_builtin_call *c, const work *w, const dml_dataframe *f,
			       dml_matrix **m)
{
	smr_status st;

	SMR_TRY(dml_transform_run(&w->t, f, dml_fits, c->s, m));
	st = call_udf(c, w, m);
	if (st != SMR_OK)
		dml_matrix_drop(*m);
	return st;
}

/* ---- encoding -------------------------------------------------------------------------------- */

static smr_status fit(dml_builtin_call *c, const dml_dataframe *f, const char *spec, work *w,
		      dml_value *out)
{
	dml_dataframe *meta = NULL;
	dml_matrix *m;

	SMR_TRY(dml_spec_parse(spec, f, &w->spec));
	for (int64_t j = 0; j < f->cols; j++)
		if (w->spec.of[j].coder == DML_CODER_EMBED)
			return smr_fail(SMR_EINVAL, "word_embedding is for transformapply(), with "
						    "an embedding");
	SMR_TRY(dml_transform_fit(&w->spec, f, c->s->params->runner->workers, &w->t));
	dml_transform_place(&w->t);
	if (c->nout > 1)
		SMR_TRY(dml_transform_meta(&w->t, f, &meta));
	if (run_encoders(c, w, f, &m) != SMR_OK) {
		dml_dataframe_drop(meta);
		return SMR_EINVAL;
	}
	out[0] = dml_of(m);
	if (c->nout > 1)
		out[1] = dml_of_frame(meta);
	return SMR_OK;
}

static smr_status encode(dml_builtin_call *c, dml_value *out)
{
	work w = {0};
	const char *spec;
	dml_dataframe *f;

	SMR_TRY(dml_arg_frame(c, TARGET, &f));
	SMR_TRY(dml_arg_text(c, SPEC, NULL, &spec));
	return finish(c, &w, fit(c, f, spec, &w, out));
}

/* Reads the encoders of the metadata, for a target frame or for none. */
static smr_status read_meta(dml_builtin_call *c, uint32_t meta_at, const dml_dataframe *f, work *w,
			    dml_dataframe **meta)
{
	const char *spec;

	SMR_TRY(dml_arg_frame(c, meta_at, meta));
	SMR_TRY(dml_arg_text(c, SPEC, NULL, &spec));
	SMR_TRY(dml_spec_parse(spec, f != NULL ? f : *meta, &w->spec));
	return dml_transform_of_meta(&w->spec, *meta, f, &w->t);
}

static smr_status apply_to(dml_builtin_call *c, const dml_dataframe *f, work *w, dml_matrix **m)
{
	dml_dataframe *meta;
	dml_matrix *embedding = NULL;

	SMR_TRY(read_meta(c, META, f, w, &meta));
	if (c->args[EMBEDDING].kind != DML_NOTHING)
		SMR_TRY(dml_arg_forced(c, EMBEDDING, &embedding));
	for (int64_t j = 0; j < f->cols; j++)
		if (w->spec.of[j].coder == DML_CODER_EMBED && embedding == NULL)
			return smr_fail(SMR_EINVAL, "word_embedding without an embedding");
	w->t.embedding = embedding;
	w->t.workers = c->s->params->runner->workers;
	dml_transform_place(&w->t);
	return run_encoders(c, w, f, m);
}

static smr_status apply(dml_builtin_call *c, dml_value *out)
{
	work w = {0};
	dml_dataframe *f;
	dml_matrix *m;

	SMR_TRY(dml_arg_frame(c, TARGET, &f));
	SMR_TRY(finish(c, &w, apply_to(c, f, &w, &m)));
	*out = dml_of(m);
	return SMR_OK;
}

static smr_status decode(dml_builtin_call *c, dml_value *out)
{
	work w = {0};
	dml_dataframe *meta, *f;
	dml_matrix *m;
	smr_status st;

	SMR_TRY(dml_arg_forced(c, TARGET, &m));
	st = read_meta(c, META, NULL, &w, &meta);
	if (st == SMR_OK) {
		dml_transform_place(&w.t);
		st = dml_transform_decode(&w.t, m, meta, &f);
	}
	SMR_TRY(finish(c, &w, st));
	*out = dml_of_frame(f);
	return SMR_OK;
}

/* For each input column: its number, and the first and the last column that it encodes to. */
static smr_status map_columns(dml_builtin_call *c, dml_value *out)
{
	work w = {0};
	dml_dataframe *meta;
	dml_matrix *m = NULL;
	smr_status st = read_meta(c, TARGET, NULL, &w, &meta);

	if (st == SMR_OK) {
		dml_transform_place(&w.t);
		m = dml_new(c->s, meta->cols, 3);
		st = m != NULL ? SMR_OK : SMR_ENOMEM;
	}
	for (int64_t j = 0; st == SMR_OK && j < meta->cols; j++) {
		m->data[3 * j] = (double)j + 1;
		m->data[3 * j + 1] = (double)w.t.of[j].first + 1;
		m->data[3 * j + 2] = (double)(w.t.of[j].first + w.t.of[j].width);
	}
	SMR_TRY(finish(c, &w, st));
	*out = dml_of(m);
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"transformencode", "target! spec!", encode, .shape = "r? f?c"},
	{"transformapply", "target! spec! meta! embedding", apply, .shape = "r?"},
	{"transformdecode", "target! spec! meta!", decode, .shape = "fr?"},
	{"transformcolmap", "target! spec!", map_columns, .shape = "??"},
};

const dml_builtins dml_builtins_transform = {rows, sizeof(rows) / sizeof(rows[0])};
