/* Reads the folder. It is read again whenever it has changed, so that denying a key needs no
 * restart; while a file is malformed, no signer is trusted. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/data/hash.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/str.h"
#include "base/thread/clock.h"
#include "net/archive/trust_store.h"

static const struct {
	const char *word;
	uint32_t rights;
} rights[] = {
	{"ship", SMR_MAY_SHIP | SMR_MAY_WASM},
	{"forward", SMR_MAY_FORWARD},
	{"spawn", SMR_MAY_SPAWN},
	{"get", SMR_MAY_GET},
	{"put", SMR_MAY_PUT},
	{"wasm", SMR_MAY_WASM},
	{"all", SMR_MAY_ALL},
};

static bool ends_with(const char *name, const char *ending)
{
	size_t n = strlen(name), e = strlen(ending);

	return n > e && strcmp(name + n - e, ending) == 0;
}

/* ---- one key ----------------------------------------------------------------------------------
 */

static bool read_rights(char *words, uint32_t *out)
{
	char *rest = NULL;

	for (char *w = strtok_r(words, " \t", &rest); w != NULL; w = strtok_r(NULL, " \t", &rest)) {
		size_t i = 0;

		while (i < sizeof(rights) / sizeof(rights[0]) && strcmp(rights[i].word, w) != 0)
			i++;
		if (i == sizeof(rights) / sizeof(rights[0]))
			return false;
		*out |= rights[i].rights;
	}
	return *out != 0;
}

static bool read_time(const char *text, int64_t *out)
{
	struct tm t = {0};
	const char *end = strptime(text, "%Y-%m-%d", &t);

	if (end != NULL && *end == 'T')
		end = strptime(end, "T%H:%M:%SZ", &t);
	*out = end != NULL ? timegm(&t) : 0;
	return end != NULL && *end == '\0' && *out > 0;
}

static bool read_line(char *line, tr_signer *s, bool *has_key)
{
	char *value = line + strcspn(line, " \t");

	if (*line == '\0' || *line == '#')
		return true;
	if (*value == '\0')
		return false;
	*value++ = '\0';
	value += strspn(value, " \t");
	if (strcmp(line, "public") == 0 && !*has_key) {
		*has_key = true;
		return smr_unhex(value, s->key, SMR_KEY_BYTES) == SMR_OK;
	}
	if (strcmp(line, "may") == 0)
		return read_rights(value, &s->rights);
	if (strcmp(line, "from") == 0)
		return read_time(value, &s->from);
	if (strcmp(line, "until") == 0)
		return read_time(value, &s->until);
	return false;
}

/* Adds a signer. A key in two files has only the rights that both give. */
static smr_status add_signer(smr_trust *t, const tr_signer *s)
{
	for (size_t i = 0; i < t->signers.n; i++) {
		tr_signer *old = &t->signers.v[i];

		if (memcmp(old->key, s->key, SMR_KEY_BYTES) != 0 || old->added)
			continue;
		smr_log(SMR_LOG_WARN, "trust: %s and %s are one key", old->name, s->name);
		old->rights &= s->rights;
		old->from = s->from > old->from ? s->from : old->from;
		if (old->until == 0 || (s->until != 0 && s->until < old->until))
			old->until = s->until;
		return SMR_OK;
	}
	return smr_vec_push(&t->signers, *s);
}

static smr_status read_key(smr_trust *t, const char *path, const char *name)
{
	tr_signer s = {0};
	bool has_key = false, good = true;
	char *text, *rest = NULL;
	smr_status st = smr_read_file(path, &text, NULL);

	if (st != SMR_OK) {
		smr_log(SMR_LOG_WARN, "trust: %s", smr_errmsg());
		return st == SMR_ENOMEM ? st : SMR_OK;
	}
	snprintf(s.name, sizeof(s.name), "%.*s", (int)(strlen(name) - strlen(".key")), name);
	for (char *line = strtok_r(text, "\r\n", &rest); line != NULL && good;
	     line = strtok_r(NULL, "\r\n", &rest)) {
		good = read_line(line, &s, &has_key);
		if (!good)
			smr_log(SMR_LOG_WARN,
				"trust: %s: what does \"%s\" mean? Its key is not trusted", path,
				line);
	}
	smr_free(text);
	return good && has_key && s.rights != 0 ? add_signer(t, &s) : SMR_OK;
}

/* ---- denied keys ------------------------------------------------------------------------------
 */

static smr_status read_denied(smr_trust *t, const char *path)
{
	char *text, *rest = NULL;
	smr_status st = smr_read_file(path, &text, NULL);

	if (st != SMR_OK) {
		snprintf(t->broken, sizeof(t->broken), "%.250s", smr_errmsg());
		return st == SMR_ENOMEM ? st : SMR_OK;
	}
	for (char *line = strtok_r(text, "\r\n", &rest); line != NULL && st == SMR_OK;
	     line = strtok_r(NULL, "\r\n", &rest)) {
		tr_denied d = {0};

		if (*line == '#')
			continue;
		line[strcspn(line, " \t")] = '\0';
		if (smr_unhex(line, d.what, sizeof(d.what)) == SMR_OK)
			st = smr_vec_push(&t->denied, d);
		else
			snprintf(t->broken, sizeof(t->broken),
				 "%.150s: \"%.70s\" is no key and no hash", path, line);
	}
	smr_free(text);
	return st;
}

/* ---- the folder -------------------------------------------------------------------------------
 */

static uint64_t mix_file(uint64_t stamp, const char *name, const struct stat *s)
{
	uint64_t h = smr_hash64(name, strlen(name), 0);

	h = smr_hash_mix(h, (uint64_t)s->st_ctim.tv_sec);
	h = smr_hash_mix(h, (uint64_t)s->st_ctim.tv_nsec);
	h = smr_hash_mix(h, (uint64_t)s->st_size);
	return stamp + smr_hash_mix(h, s->st_ino); /* a sum, since readdir() has no order */
}

static bool is_trust_file(const char *name)
{
	return (ends_with(name, ".key") && name[0] != '.') || strcmp(name, "denied") == 0;
}

/* Computes a stamp of the folder. Two changes within one tick of the clock have equal stamps, so a
 * young folder is read again. */
static uint64_t stamp_of(DIR *d)
{
	uint64_t stamp = 1;
	int fd = dirfd(d);
	time_t now = time(NULL);
	struct stat s;

	for (struct dirent *e; (e = readdir(d)) != NULL;) {
		if (fd < 0 || !is_trust_file(e->d_name) || fstatat(fd, e->d_name, &s, 0) != 0)
			continue;
		if (stamp != 0)
			stamp = mix_file(stamp, e->d_name, &s);
		if (s.st_ctim.tv_sec + 1 >= now)
			stamp = 0;
	}
	rewinddir(d);
	return stamp;
}

static void clear_folder_trust(smr_trust *t)
{
	size_t n = 0;

	for (size_t i = 0; i < t->signers.n; i++)
		if (t->signers.v[i].added)
			t->signers.v[n++] = t->signers.v[i];
	t->signers.n = n;
	n = 0;
	for (size_t i = 0; i < t->denied.n; i++)
		if (t->denied.v[i].added)
			t->denied.v[n++] = t->denied.v[i];
	t->denied.n = n;
	t->broken[0] = '\0';
}

static smr_status read_folder(smr_trust *t, DIR *d)
{
	smr_status st = SMR_OK;
	smr_str path = {0};

	for (struct dirent *e; st == SMR_OK && (e = readdir(d)) != NULL;) {
		if (!is_trust_file(e->d_name))
			continue;
		smr_str_clear(&path);
		smr_str_printf(&path, "%s/%s", t->dir, e->d_name);
		st = smr_str_status(&path, "a file's name");
		if (st == SMR_OK)
			st = ends_with(e->d_name, ".key") ? read_key(t, path.s, e->d_name)
							  : read_denied(t, path.s);
	}
	smr_str_free(&path);
	return st;
}

/* ---- watching the folder ----------------------------------------------------------------------
 *
 * Reading its state takes 10 us, and each call of a node needs it. inotify reports changes, except
 * those that another machine makes in a shared folder, and those of linked files: these are seen
 * within LOOK_NS. */

static void watch_trust_folder(smr_trust *t)
{
	if (t->watch >= 0)
		return;
	t->watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	if (t->watch >= 0 &&
	    inotify_add_watch(t->watch, t->dir,
			      IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM |
				      IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF) < 0) {
		close(t->watch);
		t->watch = -1;
	}
}

/* Returns whether the folder is unchanged. Otherwise it ends the watch; a new one begins before the
 * next read. */
static bool folder_is_unchanged(smr_trust *t)
{
	enum { LOOK_NS = 1000000000 };
	char events[4096];

	if (t->watch < 0 || t->stamp == 0 || smr_now_ns() - t->looked > LOOK_NS)
		return false;
	if (read(t->watch, events, sizeof(events)) < 0 && errno == EAGAIN)
		return true;
	close(t->watch);
	t->watch = -1;
	return false;
}

smr_status smr_trust_refresh(smr_trust *t)
{
	smr_status st = SMR_OK;
	uint64_t stamp;
	DIR *d;

	if (t->dir == NULL || folder_is_unchanged(t))
		return SMR_OK;
	watch_trust_folder(t);
	t->looked = smr_now_ns();
	d = opendir(t->dir);
	if (d == NULL) {
		clear_folder_trust(t);
		t->stamp = 0;
		if (errno != ENOENT)
			snprintf(t->broken, sizeof(t->broken), "%.200s: %s", t->dir,
				 strerror(errno));
		return SMR_OK;
	}
	stamp = stamp_of(d);
	if (stamp == 0 || stamp != t->stamp) {
		clear_folder_trust(t);
		t->stamp = 0; /* until the folder has been read completely */
		st = read_folder(t, d);
		if (st == SMR_OK)
			t->stamp = stamp;
	}
	closedir(d);
	return st;
}
