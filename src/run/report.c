/* The file is a header and a fixed array of rows, mapped shared: after a crash the rows are in the
 * page cache, and the parent reads them. */
#include "run/report.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"

typedef struct report_file {
	char magic[8];
	uint64_t count;
	int64_t inside_ns, opened_ns;
	double run_s, waited_s, memory_bytes;
	smr_report_row rows[SMR_REPORT_ROWS];
	char notes[SMR_REPORT_NOTES]; /* lines */
} report_file;

struct smr_report {
	report_file *file;
};

/* Returns whether the file is a report or has no content yet: another process may be making it. */
static bool is_report_or_empty(int fd)
{
	static const char none[sizeof(SMR_REPORT_MAGIC) - 1];
	char magic[sizeof(none)];
	ssize_t n = pread(fd, magic, sizeof(magic), 0);

	return n == 0 || (n == (ssize_t)sizeof(magic) &&
			  (memcmp(magic, SMR_REPORT_MAGIC, sizeof(magic)) == 0 ||
			   memcmp(magic, none, sizeof(none)) == 0));
}

static smr_status map_file(const char *path, report_file **out)
{
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	void *p;

	if (fd < 0)
		return smr_fail(SMR_EIO, "cannot open the report %s: %s", path, strerror(errno));
	if (!is_report_or_empty(fd)) {
		close(fd);
		return smr_fail(SMR_ECORRUPT, "%s is no report of this version", path);
	}
	if (ftruncate(fd, sizeof(report_file)) != 0) {
		smr_status st = smr_fail(SMR_EIO, "cannot make room for the report %s: %s", path,
					 strerror(errno));

		close(fd);
		return st;
	}
	p = mmap(NULL, sizeof(report_file), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	close(fd);
	if (p == MAP_FAILED)
		return smr_fail(SMR_EIO, "cannot map the report %s: %s", path, strerror(errno));
	*out = p;
	return SMR_OK;
}

smr_status smr_report_open(const char *path, smr_report **out)
{
	smr_report *r = smr_calloc(1, sizeof(*r));
	smr_status st;

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the report");
	st = map_file(path, &r->file);
	if (st != SMR_OK) {
		smr_free(r);
		return st;
	}
	memcpy(r->file->magic, SMR_REPORT_MAGIC, sizeof(r->file->magic));
	*out = r;
	return SMR_OK;
}

smr_status smr_report_read(const char *path, smr_report **out)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	report_file *f = MAP_FAILED;
	smr_report *r = NULL;
	smr_status st = SMR_OK;

	if (fd < 0 && errno == ENOENT)
		return smr_fail(
			SMR_ENOTFOUND,
			"there is no report %s: programs built with --runtime=library write "
			"one; of all others `samara helper list` tells",
			path);
	if (fd < 0)
		return smr_fail(SMR_EIO, "cannot read the report %s: %s", path, strerror(errno));
	if (!is_report_or_empty(fd))
		st = smr_fail(SMR_ECORRUPT, "%s is no report of this version", path);
	if (st == SMR_OK)
		f = mmap(NULL, sizeof(*f), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
			 0);
	r = smr_calloc(1, sizeof(*r));
	if (st == SMR_OK && (f == MAP_FAILED || r == NULL))
		st = smr_fail(SMR_ENOMEM, "no memory for the report");
	if (st == SMR_OK && pread(fd, f, sizeof(*f), 0) < 0)
		st = smr_fail(SMR_EIO, "cannot read the report %s: %s", path, strerror(errno));
	close(fd);
	if (st != SMR_OK) {
		if (f != MAP_FAILED)
			munmap(f, sizeof(*f));
		smr_free(r);
		return st;
	}
	r->file = f;
	*out = r;
	return SMR_OK;
}

void smr_report_close(smr_report *r)
{
	if (r == NULL)
		return;
	munmap(r->file, sizeof(*r->file));
	smr_free(r);
}

smr_report_row *smr_report_add(smr_report *r)
{
	uint64_t i;

	if (r == NULL)
		return NULL;
	i = __atomic_fetch_add(&r->file->count, 1, __ATOMIC_RELAXED);
	return i < SMR_REPORT_ROWS ? &r->file->rows[i] : NULL;
}

size_t smr_report_count(const smr_report *r)
{
	uint64_t n = r->file->count;

	return n < SMR_REPORT_ROWS ? n : SMR_REPORT_ROWS;
}

size_t smr_report_lost(const smr_report *r)
{
	return r->file->count - smr_report_count(r);
}

/* Terminates a text that may fill its field, and replaces characters that are not printable. */
static void sanitize_text(char *text, size_t size)
{
	text[size - 1] = '\0';
	for (char *c = text; *c != '\0'; c++)
		if (*c < ' ' || *c > '~')
			*c = '?';
}

smr_report_row smr_report_at(const smr_report *report, size_t i)
{
	smr_report_row r = report->file->rows[i];

	sanitize_text(r.file, sizeof(r.file));
	sanitize_text(r.function, sizeof(r.function));
	sanitize_text(r.kernel, sizeof(r.kernel));
	sanitize_text(r.impl, sizeof(r.impl));
	sanitize_text(r.detail, sizeof(r.detail));
	sanitize_text(r.why, sizeof(r.why));
	sanitize_text(r.energy_label, sizeof(r.energy_label));
	sanitize_text(r.check, sizeof(r.check));
	sanitize_text(r.node, sizeof(r.node));
	sanitize_text(r.klass, sizeof(r.klass));
	sanitize_text(r.device_label, sizeof(r.device_label));
	r.query.klass = r.query.impl = NULL;
	return r;
}

/* Another process with the same report may have added it already. */
void smr_report_note(smr_report *r, const char *text)
{
	char *notes = r != NULL ? r->file->notes : NULL;
	size_t n = notes != NULL ? strnlen(notes, SMR_REPORT_NOTES) : 0;

	if (notes == NULL || n + strlen(text) + 2 > SMR_REPORT_NOTES || strstr(notes, text) != NULL)
		return;
	snprintf(notes + n, SMR_REPORT_NOTES - n, "%s\n", text);
}

smr_status smr_report_notes(const smr_report *r, char **out)
{
	char *text = smr_strndup(r->file->notes, SMR_REPORT_NOTES - 1);

	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the report's notes");
	for (char *line = text; *line != '\0'; line++)
		if (*line != '\n' && (*line < ' ' || *line > '~'))
			*line = '?';
	*out = text;
	return SMR_OK;
}

void smr_report_inside(smr_report *r, int64_t ns)
{
	if (r != NULL)
		__atomic_fetch_add(&r->file->inside_ns, ns, __ATOMIC_RELAXED);
}

void smr_report_opened(smr_report *r, int64_t ns)
{
	if (r != NULL)
		__atomic_fetch_add(&r->file->opened_ns, ns, __ATOMIC_RELAXED);
}

void smr_report_ended(smr_report *r, double run_s, double waited_s, double memory_bytes)
{
	r->file->run_s = run_s;
	r->file->waited_s = waited_s;
	r->file->memory_bytes = memory_bytes;
}

void smr_report_tell(const smr_report *r, smr_report_whole *out)
{
	*out = (smr_report_whole){.inside_s = (double)r->file->inside_ns * 1e-9,
				  .run_s = r->file->run_s,
				  .waited_s = r->file->waited_s,
				  .opened_s = (double)r->file->opened_ns * 1e-9,
				  .memory_bytes = r->file->memory_bytes};
}

/* Copies the file without unused rows. */
smr_status smr_report_keep(const smr_report *r, const char *path)
{
	size_t bytes = offsetof(report_file, rows) + smr_report_count(r) * sizeof(smr_report_row);

	return smr_write_file(path, r->file, bytes, SMR_WRITE_FAST);
}
