/* sql(): the rows of a query of an SQLite database, as a data frame.
 *
 * SQLite's types belong to values, a frame's to columns: a column gets the narrowest of INT64, FP64
 * and STRING that holds its values so far, and is converted when a wider one comes. NULL is NaN
 * among numbers, and null among strings. */
#include <math.h>
#include <sqlite3.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/frame.h"

enum { CONN, QUERY, USER, PASSWORD, BUSY_MS = 10000 };

typedef struct table {
	dml_dataframe *f;
	bool *typed; /* by column: a value other than NULL has come */
} table;

/* Returns the path in "jdbc:sqlite:PATH", "sqlite:PATH" or "PATH"; NULL: another database. */
static const char *path_of(const char *conn)
{
	if (strncmp(conn, "jdbc:", 5) == 0)
		conn += 5;
	else if (strncmp(conn, "sqlite:", 7) != 0)
		return conn;
	return strncmp(conn, "sqlite:", 7) == 0 ? conn + 7 : NULL;
}

static smr_status fail_query(sqlite3 *db)
{
	return smr_fail(SMR_EINVAL, "SQL Error: %s", sqlite3_errmsg(db));
}

/* ---- values ---------------------------------------------------------------------------------- */

static void add_null(dml_column *c)
{
	if (c->type == DML_CELL_STRING)
		dml_column_add_text(c, NULL, 0);
	else
		dml_column_add_number(c, NAN);
}

/* Converts the cells of a column; NaN, which stands for NULL, becomes a null. */
static smr_status widen(dml_column **c, dml_cell_type type)
{
	dml_column *of = *c, *to = dml_column_new(type, of->n);
	int64_t bad;

	if (to == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < of->n; i++)
		if (of->type == DML_CELL_FP64 && isnan(of->fp64[i]))
			add_null(to);
		else
			(void)dml_column_add_cells(to, of, i, 1, &bad);
	dml_column_drop(of);
	*c = to;
	return dml_column_status(to);
}

static dml_cell_type type_of(int sqlite_type)
{
	return sqlite_type == SQLITE_INTEGER ? DML_CELL_INT64
	       : sqlite_type == SQLITE_FLOAT ? DML_CELL_FP64
					     : DML_CELL_STRING;
}

/* Makes the column one that takes a value: NULL beside integers needs NaN. */
static smr_status make_fit(table *t, int j, int sqlite_type)
{
	dml_column **c = &t->f->columns[j];
	dml_cell_type have = (*c)->type, want = have;

	if (sqlite_type == SQLITE_NULL)
		want = have == DML_CELL_INT64 ? DML_CELL_FP64 : have;
	else if (!t->typed[j])
		want = type_of(sqlite_type) == DML_CELL_INT64 && (*c)->n > 0 ? DML_CELL_FP64
									     : type_of(sqlite_type);
	else if (type_of(sqlite_type) != have)
		want = have == DML_CELL_STRING || type_of(sqlite_type) == DML_CELL_STRING
			       ? DML_CELL_STRING
			       : DML_CELL_FP64;
	t->typed[j] |= sqlite_type != SQLITE_NULL;
	return want != have ? widen(c, want) : SMR_OK;
}

static smr_status add_value(table *t, sqlite3_stmt *s, int j)
{
	int type = sqlite3_column_type(s, j);
	dml_column *c;

	if (type == SQLITE_BLOB)
		return smr_fail(SMR_EINVAL, "SQL Error: a BLOB in column %s: hex() makes a text",
				sqlite3_column_name(s, j));
	SMR_TRY(make_fit(t, j, type));
	c = t->f->columns[j];
	if (type == SQLITE_NULL) {
		add_null(c);
	} else if (c->type == DML_CELL_INT64) {
		if (dml_column_reserve(c, 1, 0))
			c->int64[c->n++] = sqlite3_column_int64(s, j);
	} else if (c->type == DML_CELL_FP64) {
		dml_column_add_number(c, sqlite3_column_double(s, j));
	} else {
		const char *text = (const char *)sqlite3_column_text(s, j);

		if (text == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a text of a database");
		dml_column_add_text(c, text, (size_t)sqlite3_column_bytes(s, j));
	}
	return dml_column_status(c);
}

/* ---- rows ------------------------------------------------------------------------------------ */

static smr_status begin_table(sqlite3_stmt *s, table *t)
{
	int cols = sqlite3_column_count(s);

	t->f = dml_dataframe_new(0, cols);
	t->typed = smr_calloc((size_t)cols + 1, sizeof(*t->typed));
	if (t->f == NULL || t->typed == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %d columns", cols);
	for (int j = 0; j < cols; j++) {
		const char *name = sqlite3_column_name(s, j);

		/* FP64: a column without values; NULL comes before any type */
		t->f->columns[j] = dml_column_new(DML_CELL_FP64, 0);
		if (t->f->columns[j] == NULL || name == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for %d columns", cols);
		SMR_TRY(dml_dataframe_set_name(t->f, j, name, strlen(name)));
	}
	return SMR_OK;
}

static smr_status read_rows(script *in, sqlite3 *db, sqlite3_stmt *s, table *t)
{
	enum { CHECKED = 1 << 16 /* rows between checks of memory */ };
	int code;

	SMR_TRY(begin_table(s, t));
	for (int64_t i = 0; (code = sqlite3_step(s)) == SQLITE_ROW; i++) {
		for (int j = 0; j < t->f->cols; j++)
			SMR_TRY(add_value(t, s, j));
		if (i % CHECKED == CHECKED - 1)
			SMR_TRY(dml_fits(in, 2 * dml_dataframe_bytes(t->f)));
	}
	return code == SQLITE_DONE ? SMR_OK : fail_query(db);
}

/* One statement that reads: a script's input is not changed by reading it. */
static smr_status prepare(sqlite3 *db, const char *query, sqlite3_stmt **s)
{
	const char *rest;

	if (sqlite3_prepare_v2(db, query, -1, s, &rest) != SQLITE_OK)
		return fail_query(db);
	if (*s == NULL || sqlite3_column_count(*s) == 0 || !sqlite3_stmt_readonly(*s))
		return smr_fail(SMR_EINVAL, "SQL Error: the query gives no rows: it is one SELECT");
	if (rest[strspn(rest, " \t\r\n;")] != '\0')
		return smr_fail(SMR_EINVAL, "SQL Error: more than one statement");
	return SMR_OK;
}

static smr_status query(script *in, const char *path, const char *text, table *t)
{
	sqlite3 *db = NULL;
	sqlite3_stmt *s = NULL;
	smr_status st = SMR_OK;

	if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK)
		st = smr_fail(SMR_EINVAL, "SQL Error: %s: %s", path,
			      db != NULL ? sqlite3_errmsg(db) : "no memory");
	if (st == SMR_OK) {
		sqlite3_busy_timeout(db, BUSY_MS);
		st = prepare(db, text, &s);
	}
	if (st == SMR_OK)
		st = read_rows(in, db, s, t);
	sqlite3_finalize(s);
	sqlite3_close(db);
	return st;
}

static smr_status eval_sql(dml_builtin_call *c, dml_value *out)
{
	/* without names, user and password stand before the query */
	bool four = c->nargs == 4;
	const char *conn, *path, *text;
	table t = {0};
	smr_status st;

	SMR_TRY(dml_arg_text(c, CONN, NULL, &conn));
	SMR_TRY(dml_arg_text(c, four ? PASSWORD : QUERY, NULL, &text));
	path = path_of(conn);
	if (path == NULL)
		return dml_run_fail(c->s, c->at,
				    "sql(): '%s' is no SQLite database: conn is "
				    "\"jdbc:sqlite:FILE\"",
				    conn);
	SMR_TRY(c->s->parallel->await(c->s, true));
	st = query(c->s, path, text, &t);
	smr_free(t.typed);
	if (st != SMR_OK) {
		dml_dataframe_drop(t.f);
		return c->s->told ? st : dml_run_fail(c->s, c->at, "sql(): %s", smr_errmsg());
	}
	return dml_give_frame(SMR_OK, t.f, out);
}

static const dml_builtin rows[] = {
	{"sql", "conn! query! user password", eval_sql, .analysis = DML_INFER, .shape = "f??"},
};

const dml_builtins dml_builtins_sql = {rows, sizeof(rows) / sizeof(rows[0])};
