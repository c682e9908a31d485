/* A record for each statement that compressed matrices, for reports. */
#include "dml/absint.h"

static smr_status find_record(script *root, smr_loc at, dml_compression **out)
{
	for (size_t i = 0; i < root->compressions.n; i++) {
		dml_compression *r = &root->compressions.v[i];

		if (r->shown.loc.line == at.line && r->shown.loc.file == at.file) {
			*out = r;
			return SMR_OK;
		}
	}
	SMR_TRY(smr_vec_push(&root->compressions, (dml_compression){.shown = {.loc = at}}));
	*out = &root->compressions.v[root->compressions.n - 1];
	return smr_unpack_count_new(&(*out)->unpacked);
}

/* Adds a compression to the record of its statement. */
static smr_status add_record(script *root, smr_loc at, const dml_compressed_what *what)
{
	dml_compression *r;

	SMR_TRY(find_record(root, at, &r));
	r->shown.runs++;
	r->shown.seconds += what->seconds;
	r->shown.rows = what->rows;
	r->shown.cols = what->cols;
	r->shown.before = what->bytes;
	r->shown.after = what->c != NULL ? smr_compressed_bytes(what->c) : what->bytes;
	r->shown.groups = (smr_compressed_summary){0};
	if (what->c == NULL)
		return SMR_OK;
	smr_compressed_summarize(what->c, &r->shown.groups);
	smr_compressed_count_unpacks(what->c, r->unpacked);
	return SMR_OK;
}

smr_status dml_record_compression(script *s, smr_dml_at at, const dml_compressed_what *what)
{
	smr_loc loc = dml_position(s, at);
	smr_status st;

	pthread_mutex_lock(&s->root->reading);
	st = add_record(s->root, loc, what);
	pthread_mutex_unlock(&s->root->reading);
	return st;
}

void dml_free_compressions(script *s)
{
	for (size_t i = 0; i < s->compressions.n; i++)
		smr_unpack_count_drop(s->compressions.v[i].unpacked);
	smr_vec_free(&s->compressions);
}

bool smr_interp_compression(const smr_interp *s, size_t i, smr_script_compression *out)
{
	if (i >= s->compressions.n)
		return false;
	*out = s->compressions.v[i].shown;
	out->unpacked = smr_unpack_count_get(s->compressions.v[i].unpacked);
	return true;
}
