/* Frames as tables of Arrow.
 *
 * The structs of the columns are in one block with the frame. Each struct holds a reference to the
 * block, since a consumer may move a column out of its table and release the table. */
#include <string.h>

#include "base/alloc.h"
#include "base/arena.h"
#include "dml/frame/arrow.h"

typedef struct arrow_block {
	_Atomic uint32_t refs;
	smr_arena *arena;
	dml_dataframe *frame;
	dml_column **texts; /* by column: cells of types that Arrow lacks, as texts; or NULL */
} arrow_block;

static void drop_block(arrow_block *b)
{
	if (atomic_fetch_sub_explicit(&b->refs, 1, memory_order_acq_rel) > 1)
		return;
	for (int64_t j = 0; b->texts != NULL && j < b->frame->cols; j++)
		dml_column_drop(b->texts[j]);
	dml_dataframe_drop(b->frame);
	smr_arena_free(b->arena);
	smr_free(b);
}

static void release_schema(struct ArrowSchema *s)
{
	for (int64_t j = 0; j < s->n_children; j++)
		if (s->children[j]->release != NULL)
			s->children[j]->release(s->children[j]);
	s->release = NULL;
	drop_block(s->private_data);
}

static void release_array(struct ArrowArray *a)
{
	for (int64_t j = 0; j < a->n_children; j++)
		if (a->children[j]->release != NULL)
			a->children[j]->release(a->children[j]);
	a->release = NULL;
	drop_block(a->private_data);
}

dml_dataframe *dml_arrow_frame(const struct ArrowArray *array)
{
	if (array->release != release_array || array->n_children == 0)
		return NULL;
	return ((const arrow_block *)array->private_data)->frame;
}

static arrow_block *new_block(dml_dataframe *f)
{
	arrow_block *b = smr_calloc(1, sizeof(*b));

	if (b == NULL)
		return NULL;
	b->refs = 1;
	b->arena = smr_arena_new();
	b->frame = dml_dataframe_keep(f);
	if (b->arena != NULL)
		b->texts = smr_arena_array(b->arena, (size_t)f->cols + 1, sizeof(dml_column *));
	if (b->texts == NULL) {
		drop_block(b);
		return NULL;
	}
	memset(b->texts, 0, (size_t)(f->cols + 1) * sizeof(dml_column *));
	return b;
}

/* ---- columns --------------------------------------------------------------------------------- */

static const char *format_of(const dml_column *c)
{
	switch (c->type) {
	case DML_CELL_FP32:
		return "f";
	case DML_CELL_FP64:
		return "g";
	case DML_CELL_INT32:
		return "i";
	case DML_CELL_UINT8:
		return "C";
	case DML_CELL_INT64:
		return "l";
	case DML_CELL_BOOLEAN:
		return "b";
	default:
		return "U";
	}
}

static const void *pack_bits(smr_arena *a, const dml_column *c)
{
	uint8_t *bits = smr_arena_alloc(a, (size_t)c->n / 8 + 1);

	for (int64_t i = 0; bits != NULL && i < c->n; i++) {
		if (i % 8 == 0)
			bits[i / 8] = 0;
		bits[i / 8] |= (uint8_t)((c->truth[i] != 0) << (i & 7));
	}
	return bits;
}

static const void *narrow(smr_arena *a, const dml_column *c)
{
	uint8_t *bytes = smr_arena_alloc(a, (size_t)c->n + 1);

	for (int64_t i = 0; bytes != NULL && i < c->n; i++)
		bytes[i] = (uint8_t)c->int32[i];
	return bytes;
}

/* The cells as texts. */
static dml_column *as_texts(const dml_column *c)
{
	dml_column *t = dml_column_new(DML_CELL_STRING, c->n);
	char room[DML_CELL_ROOM];

	for (int64_t i = 0; t != NULL && i < c->n; i++) {
		dml_cell cell = dml_cell_text(c, i, room);

		dml_column_add_text(t, cell.s, cell.n);
	}
	if (t != NULL && dml_column_status(t) != SMR_OK) {
		dml_column_drop(t);
		return NULL;
	}
	return t;
}

static int64_t count_nulls(const dml_column *c)
{
	int64_t n = 0;

	for (int64_t i = 0; c->valid != NULL && i < c->n; i++)
		n += dml_column_is_null(c, i);
	return n;
}

static bool fill_column(arrow_block *b, int64_t j, struct ArrowArray *a)
{
	static const int64_t no_offsets[1];
	const dml_column *c = b->frame->columns[j];
	const void **buffers = smr_arena_array(b->arena, 3, sizeof(*buffers));
	bool text = format_of(c)[0] == 'U';

	if (text && c->type != DML_CELL_STRING)
		c = b->texts[j] = as_texts(c);
	if (buffers == NULL || c == NULL)
		return false;
	buffers[0] = c->valid;
	if (text) {
		buffers[1] = c->n > 0 ? c->offsets : no_offsets;
		buffers[2] = c->bytes != NULL ? c->bytes : "";
	} else if (c->type == DML_CELL_BOOLEAN || c->type == DML_CELL_UINT8) {
		buffers[1] =
			c->type == DML_CELL_BOOLEAN ? pack_bits(b->arena, c) : narrow(b->arena, c);
	} else {
		buffers[1] = c->data != NULL ? c->data : no_offsets;
	}
	*a = (struct ArrowArray){.length = c->n,
				 .null_count = count_nulls(c),
				 .n_buffers = text ? 3 : 2,
				 .buffers = buffers};
	return buffers[1] != NULL;
}

/* ---- tables ---------------------------------------------------------------------------------- */

static bool fill_array(arrow_block *b, struct ArrowArray *out)
{
	size_t n = (size_t)b->frame->cols;
	struct ArrowArray *columns = smr_arena_array(b->arena, n + 1, sizeof(*columns));
	struct ArrowArray **children = smr_arena_array(b->arena, n + 1, sizeof(*children));
	static const void *no_buffers[1];

	if (columns == NULL || children == NULL)
		return false;
	for (size_t j = 0; j < n; j++) {
		if (!fill_column(b, (int64_t)j, &columns[j]))
			return false;
		columns[j].release = release_array;
		columns[j].private_data = b;
		children[j] = &columns[j];
	}
	*out = (struct ArrowArray){.length = b->frame->rows,
				   .n_buffers = 1,
				   .buffers = no_buffers,
				   .n_children = (int64_t)n,
				   .children = children,
				   .release = release_array,
				   .private_data = b};
	return true;
}

static bool fill_schema(arrow_block *b, struct ArrowSchema *out)
{
	size_t n = (size_t)b->frame->cols;
	struct ArrowSchema *columns = smr_arena_array(b->arena, n + 1, sizeof(*columns));
	struct ArrowSchema **children = smr_arena_array(b->arena, n + 1, sizeof(*children));
	char room[DML_CELL_ROOM];

	if (columns == NULL || children == NULL)
		return false;
	for (size_t j = 0; j < n; j++) {
		columns[j] = (struct ArrowSchema){
			.format = format_of(b->frame->columns[j]),
			.name = smr_arena_strdup(b->arena,
						 dml_dataframe_name(b->frame, (int64_t)j, room)),
			.flags = ARROW_FLAG_NULLABLE,
			.release = release_schema,
			.private_data = b};
		if (columns[j].name == NULL)
			return false;
		children[j] = &columns[j];
	}
	*out = (struct ArrowSchema){.format = "+s",
				    .name = "",
				    .n_children = (int64_t)n,
				    .children = children,
				    .release = release_schema,
				    .private_data = b};
	return true;
}

smr_status dml_arrow_export(dml_dataframe *f, struct ArrowSchema *schema, struct ArrowArray *array)
{
	arrow_block *b = new_block(f);

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a frame");
	if (!fill_array(b, array) || !fill_schema(b, schema)) {
		*array = (struct ArrowArray){0};
		drop_block(b);
		return smr_fail(SMR_ENOMEM, "no memory for a frame");
	}
	/* one reference for each struct */
	atomic_store_explicit(&b->refs, 2 * (uint32_t)(f->cols + 1), memory_order_release);
	return SMR_OK;
}
