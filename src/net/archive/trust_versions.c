/* Records the highest version of each signer's names seen here, so that an old archive with a known
 * hole does not run again. Processes share the file; each appends lines. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/log.h"
#include "base/str.h"
#include "net/archive/trust_store.h"

static bool parse_version(char *line, tr_version *v)
{
	char *name = strchr(line, ' '), *number = name != NULL ? strchr(name + 1, ' ') : NULL, *end;

	if (number == NULL || number - name - 1 >= SMR_ARCHIVE_NAME)
		return false;
	*name++ = '\0';
	*number++ = '\0';
	snprintf(v->name, sizeof(v->name), "%s", name);
	errno = 0;
	v->version = strtoull(number, &end, 10);
	return errno == 0 && *end == '\0' && end != number &&
	       smr_unhex(line, v->key, SMR_KEY_BYTES) == SMR_OK;
}

static smr_status keep_highest(smr_trust *t, const tr_version *v)
{
	for (size_t i = 0; i < t->versions.n; i++) {
		tr_version *old = &t->versions.v[i];

		if (memcmp(old->key, v->key, SMR_KEY_BYTES) == 0 &&
		    strcmp(old->name, v->name) == 0) {
			old->version = v->version > old->version ? v->version : old->version;
			return SMR_OK;
		}
	}
	return smr_vec_push(&t->versions, *v);
}

static smr_status versions_path(const smr_trust *t, smr_str *path)
{
	smr_str_printf(path, "%s/versions", t->dir);
	return smr_str_status(path, "a file's name");
}

smr_status smr_trust_read_versions(smr_trust *t)
{
	smr_str path = {0};
	struct stat s;
	char *text, *line;
	smr_status st = t->dir != NULL ? versions_path(t, &path) : SMR_OK;

	if (t->dir == NULL || st != SMR_OK || stat(path.s, &s) != 0 ||
	    (size_t)s.st_size == t->versions_read) {
		smr_str_free(&path);
		return st;
	}
	st = smr_read_file(path.s, &text, NULL);
	smr_str_free(&path);
	if (st != SMR_OK)
		return st == SMR_ENOMEM ? st : SMR_OK;
	t->versions_read = (size_t)s.st_size;
	line = text;
	for (char *end; st == SMR_OK && (end = strchr(line, '\n')) != NULL; line = end + 1) {
		tr_version v = {0};

		*end = '\0';
		if (parse_version(line, &v))
			st = keep_highest(t, &v);
	}
	smr_free(text);
	return st;
}

/* Appends a line with one write, since several nodes may share the folder. */
static smr_status note_version(smr_trust *t, const tr_version *v)
{
	smr_str path = {0}, line = {0};
	char hex[2 * SMR_KEY_BYTES + 1];
	smr_status st = keep_highest(t, v);
	int fd;

	if (st != SMR_OK || t->dir == NULL)
		return st;
	smr_hex(v->key, SMR_KEY_BYTES, hex);
	smr_str_printf(&line, "%s %s %llu\n", hex, v->name, (unsigned long long)v->version);
	st = versions_path(t, &path);
	if (st == SMR_OK)
		st = smr_str_status(&line, "a version");
	if (st == SMR_OK) {
		fd = open(path.s, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
		if (fd < 0 || write(fd, line.s, line.n) != (ssize_t)line.n)
			smr_log(SMR_LOG_WARN,
				"trust: %s cannot be written (%s): after a restart old versions "
				"are "
				"let in again",
				path.s, strerror(errno));
		if (fd >= 0)
			close(fd);
	}
	smr_str_free(&path);
	smr_str_free(&line);
	return st;
}

smr_status smr_trust_version(smr_trust *t, const smr_archive *a)
{
	static const uint8_t nobody[SMR_KEY_BYTES];
	tr_version v = {.version = a->version};
	smr_status st;
	bool higher = true;

	if (memcmp(a->signer, nobody, sizeof(nobody)) == 0)
		return SMR_OK; /* without a signature, any sender could raise the version */
	memcpy(v.key, a->signer, SMR_KEY_BYTES);
	memcpy(v.name, a->name, SMR_ARCHIVE_NAME);
	pthread_mutex_lock(&t->lock);
	st = smr_trust_read_versions(t);
	for (size_t i = 0; i < t->versions.n && st == SMR_OK; i++) {
		const tr_version *seen = &t->versions.v[i];

		if (memcmp(seen->key, v.key, SMR_KEY_BYTES) != 0 || strcmp(seen->name, v.name) != 0)
			continue;
		higher = v.version > seen->version;
		if (v.version < seen->version)
			st = smr_fail(
				SMR_EDENIED,
				"archive %s is of version %llu, and version %llu of it has been "
				"seen here: an old one is not run again",
				v.name, (unsigned long long)v.version,
				(unsigned long long)seen->version);
	}
	if (st == SMR_OK && higher)
		st = note_version(t, &v);
	pthread_mutex_unlock(&t->lock);
	return st;
}
