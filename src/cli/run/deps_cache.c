/* A stamps file is text: a first line, a line for each file, one for the program, and the BLAKE2b
 * digest of the preceding text.
 *
 *   samara stamps 1
 *   SIZE MTIME CTIME INODE PATH
 *   program SIZE DIGEST
 *   digest DIGEST
 *
 * Sources may be many and large, so their contents are not read again: a change of a file changes
 * its ctime. The program is small and about to run, so it is read. Stamps are valid if the text
 * made from the paths in it is the same: nothing else is parsed, and a truncated or damaged file
 * cannot be equal.
 *
 * A file that changes while the compiler runs may have been read before or after the change. Its
 * ctime is then later than the start of the build, and no stamps are written: the next run builds
 * again. */
#include "cli/run/deps_cache.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"

static const char first_line[] = "samara stamps 1\n";

static bool timespec_is_before(struct timespec a, struct timespec b)
{
	return a.tv_sec != b.tv_sec ? a.tv_sec < b.tv_sec : a.tv_nsec < b.tv_nsec;
}

/* File systems take times from the coarse clock, which advances in ticks of some milliseconds, or
 * from the fine one, which is ahead of it. This waits until the coarse clock has passed the
 * present. */
void smr_stamps_begin(smr_stamps *s)
{
	struct timespec coarse;

	smr_str_clear(&s->text);
	smr_str_puts(&s->text, first_line);
	s->unsure = false;
	clock_gettime(CLOCK_REALTIME, &s->since);
	while (clock_gettime(CLOCK_REALTIME_COARSE, &coarse), !timespec_is_before(s->since, coarse))
		nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
}

static bool append_file_stamp(smr_str *out, const char *path, struct stat *s)
{
	if (stat(path, s) != 0 || !S_ISREG(s->st_mode))
		return false;
	smr_str_printf(out, "%lld %lld.%09ld %lld.%09ld %llu %s\n", (long long)s->st_size,
		       (long long)s->st_mtim.tv_sec, s->st_mtim.tv_nsec,
		       (long long)s->st_ctim.tv_sec, s->st_ctim.tv_nsec,
		       (unsigned long long)s->st_ino, path);
	return true;
}

void smr_stamps_add(smr_stamps *s, const char *name)
{
	char *path = realpath(name, NULL); /* the next run may have another working directory */
	struct stat is;

	if (path == NULL || strchr(path, '\n') != NULL || !append_file_stamp(&s->text, path, &is) ||
	    timespec_is_before(s->since, is.st_ctim))
		s->unsure = true;
	free(path);
}

void smr_stamps_add_deps(smr_stamps *s, const char *deps)
{
	smr_str name = {0};
	const char *p = strchr(deps, ':');

	for (p = p != NULL ? p + 1 : ""; *p != '\0'; p++) {
		if ((*p == '\\' && (p[1] == ' ' || p[1] == '#')) || (*p == '$' && p[1] == '$')) {
			smr_str_putc(&name, *++p);
		} else if (*p == ' ' || *p == '\n' || (*p == '\\' && p[1] == '\n')) {
			if (name.n > 0)
				smr_stamps_add(s, name.s);
			smr_str_clear(&name);
		} else {
			smr_str_putc(&name, *p);
		}
		s->unsure |= name.oom;
	}
	if (name.n > 0)
		smr_stamps_add(s, name.s);
	smr_str_free(&name);
}

void smr_stamps_add_linked(smr_stamps *s, const char *deps)
{
	const char *line = strchr(deps, '\n'), *end;

	for (; line != NULL && line[1] == ' '; line = end) {
		size_t n;
		char *name;

		line++;
		end = strchr(line, '\n');
		n = end != NULL ? (size_t)(end - line) : strlen(line);
		if (n > 2 && strncmp(line + n - 2, " \\", 2) == 0)
			n -= 2;
		name = n > 2 ? smr_strndup(line + 2, n - 2) : NULL;
		if (name == NULL)
			s->unsure = true;
		else if (access(name, F_OK) == 0)
			smr_stamps_add(s, name);
		smr_free(name);
	}
}

static smr_status digest_line(smr_str *out, const char *what, const char *data, size_t n)
{
	uint8_t digest[SMR_DIGEST_BYTES];
	char hex[SMR_DIGEST_HEX];

	SMR_TRY(smr_digest(data, n, digest, sizeof(digest)));
	smr_hex(digest, sizeof(digest), hex);
	smr_str_printf(out, "%s%s\n", what, hex);
	return smr_str_status(out, "stamps");
}

/* Appends the two last lines. */
static smr_status append_program_digest(smr_str *text, const char *program)
{
	char *code, what[40];
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(program, &code, &n));
	snprintf(what, sizeof(what), "program %zu ", n);
	st = digest_line(text, what, code, n);
	smr_free(code);
	if (st == SMR_OK)
		st = digest_line(text, "digest ", text->s, text->n);
	return st;
}

smr_status smr_stamps_write(smr_stamps *s, const char *program, const char *path)
{
	if (s->unsure) {
		unlink(path);
		return SMR_OK;
	}
	SMR_TRY(smr_str_status(&s->text, "stamps"));
	SMR_TRY(append_program_digest(&s->text, program));
	return smr_write_file(path, s->text.s, s->text.n, SMR_WRITE_FAST);
}

void smr_stamps_free(smr_stamps *s)
{
	smr_str_free(&s->text);
}

/* Returns the start of the path in the line of a file; NULL: another line. */
static char *path_in(char *line)
{
	for (int blanks = 0; *line != '\0'; line++)
		if (*line == ' ' && ++blanks == 4)
			return line + 1;
	return NULL;
}

/* Makes the text again for the current state of the files named in @p old, which it modifies. */
static bool restamp_dependencies(char *old, smr_str *now)
{
	char *line = strchr(old, '\n'), *end;
	struct stat is;
	bool there = false;

	smr_str_puts(now, first_line);
	for (; line != NULL && (end = strchr(line + 1, '\n')) != NULL; line = end) {
		const char *path;

		*end = '\0';
		path = path_in(line + 1);
		if (path == NULL)
			return there;
		there = append_file_stamp(now, path, &is);
		if (!there)
			return false;
	}
	return false;
}

bool smr_stamps_fit(const char *path, const char *program)
{
	smr_str now = {0};
	char *old = NULL, *copy = NULL;
	size_t n;
	bool same = access(program, X_OK) == 0 && smr_read_file(path, &old, &n) == SMR_OK;

	if (same)
		copy = smr_strndup(old, n);
	same = copy != NULL && restamp_dependencies(copy, &now) &&
	       append_program_digest(&now, program) == SMR_OK && now.n == n &&
	       memcmp(now.s, old, n) == 0;
	smr_str_free(&now);
	smr_free(copy);
	smr_free(old);
	return same;
}
