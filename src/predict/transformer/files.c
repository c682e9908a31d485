/* Writes a simulation to files of other tools. */
#include "predict/transformer/files.h"

#include "base/fs.h"
#include "base/str.h"
#include "predict/sim/export.h"

static smr_status write_text(const char *path, smr_str *text, smr_status st)
{
	if (st == SMR_OK)
		st = smr_write_file(path, text->s, text->n, SMR_WRITE_FOR_ALL);
	smr_str_free(text);
	return st;
}

static smr_status write_timeline(const char *path, const smr_sim *s)
{
	smr_str text = {0};

	return write_text(path, &text, smr_sim_timeline(s, &text));
}

/* Writes PREFIX.0.et, PREFIX.1.et, …: the tasks of one device of each stage. */
static smr_status write_chakra(const char *prefix, const smr_sim *s)
{
	for (uint32_t row = 0; row < smr_sim_rows(s); row++) {
		smr_str path = {0}, text = {0};
		smr_status st;

		smr_str_printf(&path, "%s.%u.et", prefix, row);
		st = smr_str_status(&path, "a file name");
		if (st == SMR_OK)
			st = write_text(path.s, &text, smr_sim_chakra(s, row, &text));
		smr_str_free(&path);
		if (st != SMR_OK)
			return st;
	}
	return SMR_OK;
}

smr_status smr_sim_write(const smr_sim *s, const char *timeline, const char *chakra)
{
	if (timeline != NULL)
		SMR_TRY(write_timeline(timeline, s));
	return chakra != NULL ? write_chakra(chakra, s) : SMR_OK;
}
