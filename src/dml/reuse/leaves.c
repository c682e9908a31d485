/* Leaves of lineages: random matrices carry their seed, files their path, size and time. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/fs.h"
#include "base/thread/clock.h"
#include "base/thread/workers.h"
#include "dml/builtin/read.h"
#include "dml/builtin/write.h"
#include "dml/io/stored.h"
#include "dml/random/random.h"
#include "dml/reuse/reuse.h"

static dml_lineage leaf(script *s, const char *op)
{
	return dml_lineage_make(s->tracing->items, DML_ITEM_CREATION, op, 0, NULL);
}

/* ---- random numbers -------------------------------------------------------------------------- */

/* Draws the seed that argument @p i does not give. */
static smr_status draw_seed(dml_builtin_call *c, uint32_t i, int64_t *seed)
{
	SMR_TRY(dml_arg_int(c, i, -1, seed));
	if (*seed != -1)
		return SMR_OK;
	*seed = dml_random_seed();
	dml_drop(&c->args[i]);
	c->args[i] = dml_integer(*seed);
	return SMR_OK;
}

static void put_text(smr_str *op, double x)
{
	dml_put_double(op, x);
	smr_str_puts(op, "°");
}

/* As SystemDS prints the instruction. */
static smr_status put_rand(dml_builtin_call *c, smr_str *op)
{
	int64_t rows, cols, seed;
	const char *pdf;
	double x[4];

	SMR_TRY(dml_arg_int(c, 0, 1, &rows));
	SMR_TRY(dml_arg_int(c, 1, 1, &cols));
	SMR_TRY(dml_arg_number(c, 2, 0, &x[0]));
	SMR_TRY(dml_arg_number(c, 3, 1, &x[1]));
	SMR_TRY(dml_arg_text(c, 4, "uniform", &pdf));
	SMR_TRY(dml_arg_number(c, 5, 1, &x[2]));
	SMR_TRY(draw_seed(c, 6, &seed));
	SMR_TRY(dml_arg_number(c, 7, 1, &x[3]));
	smr_str_printf(op, "CP°rand°%lld·SCALAR·INT64·true°%lld·SCALAR·INT64·true°1000°",
		       (long long)rows, (long long)cols);
	for (int i = 0; i < 3; i++)
		put_text(op, x[i]);
	smr_str_printf(op, "%lld°%s°", (long long)seed, pdf);
	put_text(op, x[3]);
	smr_str_printf(op, "%d°xxx·MATRIX·FP64",
		       smr_workers_count(c->s->root->params->runner->workers));
	return smr_str_status(op, "a lineage");
}

static smr_status trace_rand(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	smr_str op = {0};
	smr_status st = put_rand(c, &op);

	if (st == SMR_OK)
		st = b->run(c, out);
	if (st == SMR_OK)
		dml_trace_result(c->s, out, leaf(c->s, smr_str_text(&op)), 0);
	smr_str_free(&op);
	return st;
}

/* sample(range, size[, replace][, seed]): the third argument may be the seed. */
static smr_status trace_sample(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	bool third = c->args[2].kind == DML_BOOLEAN || c->args[2].kind == DML_NOTHING;
	dml_lineage of;
	int64_t seed;

	SMR_TRY(draw_seed(c, third ? 3 : 2, &seed));
	of = dml_lineage_of_call(c, b, "sample", 0);
	SMR_TRY(b->run(c, out));
	dml_trace_result(c->s, out, of, 0);
	return SMR_OK;
}

/* ---- files ----------------------------------------------------------------------------------- */

/* Gets the lineage of a file before it is read. */
static smr_status lineage_of_file(dml_builtin_call *c, const dml_builtin *b, dml_lineage *of)
{
	const char *path;
	smr_str op = {0};
	smr_status st;

	SMR_TRY(dml_arg_to_text(c, DML_READ_FILE));
	SMR_TRY(dml_arg_text(c, DML_READ_FILE, NULL, &path));
	SMR_TRY(c->s->parallel->await(c->s, true));
	smr_str_printf(&op, "read°%s", path);
	*of = dml_file_identity(path, &op) ? dml_lineage_of_call(c, b, smr_str_text(&op), 0)
					   : dml_lineage_unknown(c->s, smr_str_text(&op));
	st = smr_str_status(&op, "a lineage");
	smr_str_free(&op);
	return st;
}

static smr_status trace_read(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	int64_t from = smr_now_ns();
	dml_lineage of;

	SMR_TRY(lineage_of_file(c, b, &of));
	if (dml_reuse_result(c->s, of, out))
		return SMR_OK;
	SMR_TRY(b->run(c, out));
	dml_trace_result(c->s, out, of, smr_seconds(from, smr_now_ns()));
	return SMR_OK;
}

/* ---- files that are written ------------------------------------------------------------------ */

static smr_status write_trace(const char *path, dml_items *items, dml_lineage of)
{
	smr_str text = {0}, name = {0};
	smr_status st = dml_items_put(items, of, &text);

	smr_str_printf(&name, "%s.lineage", path);
	if (st == SMR_OK)
		st = smr_str_status(&name, "a name");
	if (st == SMR_OK)
		st = smr_write_file(smr_str_text(&name), smr_str_text(&text), text.n,
				    SMR_WRITE_FOR_ALL);
	smr_str_free(&text);
	smr_str_free(&name);
	return st;
}

/* Writes FILE.lineage beside FILE, where that is asked for. */
static smr_status trace_write(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	struct dml_tracing *t = c->s->tracing;
	dml_lineage of = {0};
	const char *path;

	if (t->files)
		of = dml_lineage_of(c->s, &c->args[DML_WRITE_VALUE]);
	SMR_TRY(b->run(c, out));
	if (!dml_lineage_is(of))
		return SMR_OK;
	SMR_TRY(dml_arg_text(c, DML_WRITE_FILE, NULL, &path));
	return write_trace(path, t->items, of);
}

dml_traced_builtin dml_leaf_of(const char *builtin)
{
	static const struct row {
		const char *name;
		dml_traced_builtin trace;
	} rows[] = {{"rand", trace_rand},
		    {"Rand", trace_rand},
		    {"sample", trace_sample},
		    {"read", trace_read},
		    {"write", trace_write}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (strcmp(rows[i].name, builtin) == 0)
			return rows[i].trace;
	return NULL;
}
