/* Caches the decisions of planning: the next process that loads the program on this machine reuses
 * them.
 *
 * An entry is $SAMARA_CACHE/plans/KEY.plan: a magic word, a digest of the rest, a byte for each
 * decision (pass/fuse/fuse.h). KEY covers all inputs of the plan: the program's text and sizes, the
 * parameters of its import, the machine as described or measured, the threads, and this build by
 * its build ID; without an ID nothing is cached. A damaged entry, or a collision with another
 * program, at worst gives a slow plan; a damaged one is decided again and replaced. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "api/model/model.h"
#include "base/alloc.h"
#include "base/data/build_id.h"
#include "base/data/digest.h"
#include "base/fs.h"

enum { MAGIC_BYTES = 8, HEAD = MAGIC_BYTES + SMR_DIGEST_SHORT_BYTES, MOST = 1 << 24 };
static const char magic[MAGIC_BYTES + 1] = "smrfuse1";

void smr_model_name_text(smr_model *m, const char *text, size_t n)
{
	if (smr_digest(text, n, m->text_id, sizeof(m->text_id)) != SMR_OK)
		memset(m->text_id, 0, sizeof(m->text_id));
}

static void add_machine(smr_digester *d, const smr_machine *m)
{
	smr_digester_add_text(d, m->name);
	smr_digester_add_text(d, m->cpu);
	smr_digester_add(d, &m->cores, sizeof(m->cores));
	smr_digester_add(d, &m->clock_hz, sizeof(*m) - offsetof(smr_machine, clock_hz));
}

static void add_shapes(smr_digester *d, const smr_model *m, const smr_load_params *p)
{
	smr_digester_add(d, &p->nargs, sizeof(p->nargs));
	for (size_t i = 0; m->shapes != NULL && i < p->nargs; i++) {
		smr_digester_add(d, &m->shapes[i].rank, sizeof(m->shapes[i].rank));
		smr_digester_add(d, m->shapes[i].dims,
				 m->shapes[i].rank * sizeof(*m->shapes[i].dims));
	}
}

smr_status smr_model_plan_path(const smr_model *m, const smr_load_params *p,
			       const smr_fuse_params *q, char **out)
{
	const smr_build *b = smr_build_id();
	int how[] = {p->whole != 0, (int)p->simplify, q->threads, q->apart, q->brief};
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	char key[2 * sizeof(digest) + 1], name[sizeof(key) + 8];
	smr_digester d;

	if (b->n == 0)
		return smr_fail(SMR_EUNSUPPORTED, "this build has no ID");
	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	smr_digester_add(&d, b->id, b->n);
	smr_digester_add(&d, m->text_id, sizeof(m->text_id));
	smr_digester_add_text(&d, p->entry != NULL ? p->entry : "");
	smr_digester_add(&d, how, sizeof(how));
	add_machine(&d, q->machine);
	add_shapes(&d, m, p);
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), key);
	snprintf(name, sizeof(name), "%s.plan", key);
	return smr_cache_file("plans", name, out);
}

static bool is_sound(const char *data, size_t n)
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];

	return n >= HEAD && n - HEAD <= MOST && memcmp(data, magic, MAGIC_BYTES) == 0 &&
	       smr_digest(data + HEAD, n - HEAD, digest, sizeof(digest)) == SMR_OK &&
	       memcmp(data + MAGIC_BYTES, digest, sizeof(digest)) == 0;
}

void smr_model_plan_read(const char *path, smr_plan_cache *d)
{
	char *data;
	size_t n;

	*d = (smr_plan_cache){.known = false};
	if (smr_read_file(path, &data, &n) != SMR_OK)
		return;
	if (is_sound(data, n) && smr_vec_reserve(&d->of, n - HEAD + 1) == SMR_OK) {
		d->of.n = n - HEAD;
		memcpy(d->of.v, data + HEAD, d->of.n);
		d->known = true;
	}
	smr_free(data);
}

/* Removes old entries; rarely called, since it visits every entry. */
static void sweep_plan_folder(const char *path)
{
	static const char *const endings[] = {".plan", NULL};
	char *dir = smr_strndup(path, (size_t)(strrchr(path, '/') - path));

	if (dir != NULL)
		smr_sweep(dir, endings);
	smr_free(dir);
}

/* Writes an entry; on failure the next process decides again. */
void smr_model_plan_write(const char *path, const smr_plan_cache *d)
{
	size_t n = HEAD + d->of.n;
	char *data = d->of.n <= MOST ? smr_malloc(n) : NULL;

	if (data == NULL)
		return;
	memcpy(data, magic, MAGIC_BYTES);
	if (d->of.n > 0)
		memcpy(data + HEAD, d->of.v, d->of.n);
	if (smr_digest(data + HEAD, d->of.n, (uint8_t *)data + MAGIC_BYTES,
		       SMR_DIGEST_SHORT_BYTES) == SMR_OK)
		(void)smr_write_file(path, data, n, SMR_WRITE_FAST);
	if (clock() % 64 == 0)
		sweep_plan_folder(path);
	smr_free(data);
}
