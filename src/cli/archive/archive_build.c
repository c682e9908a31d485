/* samara archive build: compiles sources and packs other files unchanged. */
#include "base/fs.h"
#include "cli/archive/archive.h"
#include "net/archive/source.h"

static smr_status sign_and_write_archive(const smr_archive_request *r, smr_str *bytes)
{
	smr_secret_key key;
	smr_status st;

	if (r->key != NULL) {
		SMR_TRY(smr_key_load(r->key, &key));
		st = smr_archive_sign(bytes, &key);
		smr_key_forget(&key);
		SMR_TRY(st);
	}
	return smr_write_file(r->out, bytes->s, bytes->n, SMR_WRITE_SYNC);
}

int smr_cli_archive_build(smr_archive_request *r)
{
	smr_sources s = {.files = r->files,
			 .nfiles = (size_t)r->nfiles,
			 .targets = r->targets,
			 .ntargets = (size_t)r->ntargets,
			 .flags = r->flags,
			 .nflags = (size_t)r->nflags,
			 .objects = r->objects};
	smr_str bytes = {0};
	smr_status st;

	smr_progress_begin("compiling %s%s", r->files[0], r->nfiles > 1 ? " ..." : "");
	st = smr_sources_build(&s, &r->archive, &bytes);
	smr_progress_finish();

	if (st == SMR_OK)
		st = sign_and_write_archive(r, &bytes);
	smr_str_free(&bytes);
	return st == SMR_OK ? 0 : smr_cli_fail("archive", "%s", smr_errmsg());
}
