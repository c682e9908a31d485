#include "dml/io/file_text.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"

enum {
	GZIP_HEAD = 3,              /* bytes that gzip begins with */
	GZIP_ONLY = 16 + MAX_WBITS, /* inflateInit2(): no other format */
	STEP = 1 << 22,             /* bytes that are decompressed at a time */
	INPUT = 1 << 30             /* bytes that zlib gets at a time */
};

static bool is_gzip(const char *at, size_t n)
{
	return n >= GZIP_HEAD && memcmp(at, "\x1f\x8b\x08", GZIP_HEAD) == 0;
}

typedef struct inflating {
	z_stream z;
	const char *path, *at, *end; /* at, end: input that zlib has not got */
	smr_str to;
	smr_status (*fits)(void *ctx, double bytes);
	void *ctx;
} inflating;

static smr_status fail_gzip(const inflating *g, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: gzip: %s after %zu bytes of text", g->path, what, g->to.n);
}

static void feed(inflating *g)
{
	size_t n = (size_t)(g->end - g->at) < INPUT ? (size_t)(g->end - g->at) : INPUT;

	if (g->z.avail_in > 0)
		return;
	g->z.next_in = (Bytef *)(uintptr_t)g->at;
	g->z.avail_in = (uInt)n;
	g->at += n;
}

/* Decompresses at most STEP bytes; *@p ended: a member has ended. */
static smr_status inflate_step(inflating *g, bool *ended)
{
	int code;

	if (g->fits != NULL)
		SMR_TRY(g->fits(g->ctx, (double)g->to.n + STEP));
	if (!smr_str_reserve(&g->to, STEP))
		return smr_fail(SMR_ENOMEM, "no memory to decompress %s", g->path);
	feed(g);
	g->z.next_out = (Bytef *)g->to.s + g->to.n;
	g->z.avail_out = STEP;
	code = inflate(&g->z, Z_NO_FLUSH);
	g->to.n += STEP - g->z.avail_out;
	*ended = code == Z_STREAM_END;
	if (code == Z_BUF_ERROR ||
	    (code == Z_OK && g->z.avail_out > 0 && g->z.avail_in == 0 && g->at == g->end))
		return fail_gzip(g, "the file ends early");
	return code == Z_OK || *ended
		       ? SMR_OK
		       : fail_gzip(g, g->z.msg != NULL ? g->z.msg : "bytes are damaged");
}

/* Bytes behind a member begin another one, or are padding, as gzip's own reader takes it. */
static bool has_more(const inflating *g)
{
	const char *rest = (const char *)g->z.next_in;
	size_t n = g->z.avail_in;

	return n > 0 ? is_gzip(rest, n) : is_gzip(g->at, (size_t)(g->end - g->at));
}

static smr_status inflate_all(inflating *g)
{
	bool ended = false;

	for (;;) {
		while (!ended)
			SMR_TRY(inflate_step(g, &ended));
		if (!has_more(g))
			break;
		if (inflateReset(&g->z) != Z_OK)
			return fail_gzip(g, "a member does not begin");
		ended = false;
	}
	if (g->to.s != NULL)
		g->to.s[g->to.n] = '\0';
	return SMR_OK;
}

static smr_status gunzip(const char *path, const char *at, size_t n,
			 smr_status (*fits)(void *ctx, double bytes), void *ctx, char **out,
			 size_t *nout)
{
	inflating g = {.path = path, .at = at, .end = at + n, .fits = fits, .ctx = ctx};
	smr_status st;

	if (inflateInit2(&g.z, GZIP_ONLY) != Z_OK)
		return smr_fail(SMR_ENOMEM, "no memory to decompress %s", path);
	st = inflate_all(&g);
	(void)inflateEnd(&g.z);
	*nout = g.to.n;
	*out = st == SMR_OK ? smr_str_take(&g.to) : NULL;
	smr_str_free(&g.to);
	return st == SMR_OK && *out == NULL ? smr_fail(SMR_ENOMEM, "no memory for %s", path) : st;
}

bool dml_is_gzip_file(const char *path)
{
	char head[GZIP_HEAD];
	struct stat s;
	ssize_t n = 0;
	int fd = -1;

	if (stat(path, &s) == 0 && S_ISREG(s.st_mode))
		fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0) {
		n = read(fd, head, sizeof(head));
		close(fd);
	}
	return n > 0 && is_gzip(head, (size_t)n);
}

smr_status dml_read_plain(const char *path, char **out, size_t *n)
{
	char *raw;
	smr_status st;

	SMR_TRY(smr_read_file(path, &raw, n));
	if (!is_gzip(raw, *n)) {
		*out = raw;
		return SMR_OK;
	}
	st = gunzip(path, raw, *n, NULL, NULL, out, n);
	smr_free(raw);
	return st;
}

/* Maps a regular file that is not empty; else there is no mapping. */
static smr_status map_file(const char *path, dml_file_text *t)
{
	struct stat s;
	int fd;

	/* opens a pipe only once: its writer would lose the reader */
	if (stat(path, &s) == 0 && !S_ISREG(s.st_mode))
		return SMR_OK;
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return smr_fail(errno == ENOENT ? SMR_ENOTFOUND : SMR_EIO, "%s: %s", path,
				strerror(errno));
	if (fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size > 0) {
		t->map_bytes = (size_t)s.st_size;
		t->map = mmap(NULL, t->map_bytes, PROT_READ, MAP_PRIVATE, fd, 0);
	}
	close(fd);
	if (t->map == MAP_FAILED)
		t->map = NULL;
	return SMR_OK;
}

smr_status dml_file_text_open(const char *path, smr_status (*fits)(void *ctx, double bytes),
			      void *ctx, dml_file_text *out)
{
	dml_file_text t = {0};
	smr_status st = map_file(path, &t);

	if (st == SMR_OK && t.map == NULL) {
		st = dml_read_plain(path, &t.own, &t.n);
		t.at = t.own;
	} else if (st == SMR_OK && is_gzip(t.map, t.map_bytes)) {
		st = gunzip(path, t.map, t.map_bytes, fits, ctx, &t.own, &t.n);
		t.at = t.own;
	} else {
		t.at = t.map;
		t.n = t.map_bytes;
	}
	if (st == SMR_OK)
		*out = t;
	else
		dml_file_text_close(&t);
	return st;
}

void dml_file_text_close(dml_file_text *t)
{
	if (t->map != NULL)
		munmap(t->map, t->map_bytes);
	smr_free(t->own);
	*t = (dml_file_text){0};
}
