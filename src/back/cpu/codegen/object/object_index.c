/* Finds code that was generated before by its codelet: generating IR takes milliseconds, and if the
 * object is in the cache, only its name is needed.
 *
 * An entry is $SAMARA_CACHE/objects/KEY.plan: a magic word, a digest of the rest, the object's key,
 * the detail text, the recipe. KEY covers all inputs of the generator: the graph, the nest in it,
 * the order of sums, the sizes, the CPU, and this build of the generator by its build ID; without
 * such an ID, entries are not used. So an intact entry has the numbers that the generator would
 * compute. They are not checked against windows, as received code is: reads under a condition
 * (padding) seem to leave them. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/object/module.h"
#include "base/alloc.h"
#include "base/data/build_id.h"
#include "base/data/digest.h"
#include "base/fs.h"

enum { MAGIC_BYTES = 8 };
static const char magic[MAGIC_BYTES + 1] = "smrplan1";

typedef struct entry {
	char magic[MAGIC_BYTES];
	uint8_t digest[SMR_DIGEST_SHORT_BYTES]; /* of the remaining fields */
	char object[NEST_OBJECT_KEY], detail[NEST_DETAIL];
	int64_t words[NEST_RECIPE_WORDS];
} entry;

enum { HEAD = MAGIC_BYTES + SMR_DIGEST_SHORT_BYTES, BARE = offsetof(entry, words) };

/* ---- names ---------------------------------------------------------------------------------- */

static smr_status key_of(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
			 char key[NEST_OBJECT_KEY])
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	uint32_t which[] = {c->nest->id, c->fp, c->nbeside};
	char *text = NULL;
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	SMR_TRY(smr_graph_print(c->graph, &text));
	smr_digester_add(&d, smr_build_id()->id, smr_build_id()->n);
	smr_digester_add_text(&d, text);
	smr_digester_add(&d, which, sizeof(which));
	smr_digester_add(&d, e->sym, c->graph->nsyms * sizeof(*e->sym));
	smr_digester_add(&d, cpu, sizeof(*cpu));
	smr_digester_finish(&d, digest);
	smr_graph_text_free(text);
	smr_hex(digest, sizeof(digest), key);
	return SMR_OK;
}

static smr_status path_of(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu, char **out)
{
	char key[NEST_OBJECT_KEY], name[NEST_OBJECT_KEY + 8];

	if (smr_build_id()->n == 0)
		return smr_fail(SMR_EUNSUPPORTED, "this build has no ID");
	SMR_TRY(key_of(c, e, cpu, key));
	snprintf(name, sizeof(name), "%s.plan", key);
	return smr_cache_file("objects", name, out);
}

/* ---- entries -------------------------------------------------------------------------------- */

static bool is_text(const char *s, size_t room)
{
	return memchr(s, 0, room) != NULL;
}

/* Checks that bases and values exist in the graph, and that the result is the codelet's. */
static bool recipe_fits_codelet(const smr_codelet *c, const nest_recipe *r)
{
	const nest_recipe_op *out = &r->op[r->result];

	for (int i = 0; i < r->nops; i++)
		if (r->op[i].where == NEST_MEMORY && r->op[i].base >= c->graph->nbases)
			return false;
	if ((out->where == NEST_RESULT) != (c->nest->into == NULL))
		return false;
	return r->nvalues <= c->graph->nnodes &&
	       (out->where != NEST_RESULT || out->node == c->nest->id);
}

static smr_status check_index_entry(const smr_codelet *c, const entry *x, size_t n,
				    nest_recipe *out)
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];

	if (n < BARE || n > sizeof(*x) || memcmp(x->magic, magic, MAGIC_BYTES) != 0 ||
	    !is_text(x->object, sizeof(x->object)) || !is_text(x->detail, sizeof(x->detail)))
		return smr_fail(SMR_ECORRUPT, "no entry");
	SMR_TRY(smr_digest((const char *)x + HEAD, n - HEAD, digest, sizeof(digest)));
	if (memcmp(x->digest, digest, sizeof(digest)) != 0)
		return smr_fail(SMR_ECORRUPT, "a damaged entry");
	SMR_TRY(nest_recipe_read(x->words, n - BARE, out));
	return recipe_fits_codelet(c, out) ? SMR_OK
					   : smr_fail(SMR_ECORRUPT, "another codelet's entry");
}

static smr_status open_entry(const smr_codelet *c, const char *path, nest_text *text,
			     nest_object *object)
{
	char *data;
	entry x = {0};
	size_t n;

	SMR_TRY(smr_read_file(path, &data, &n));
	memcpy(&x, data, n < sizeof(x) ? n : sizeof(x));
	smr_free(data);
	SMR_TRY(check_index_entry(c, &x, n, &text->recipe));
	memcpy(text->detail, x.detail, sizeof(text->detail));
	return nest_object_open(x.object, text->recipe.nstages, object);
}

bool nest_kept_find(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu, nest_text *text,
		    nest_object *object)
{
	char *path;
	bool found;

	*text = (nest_text){0};
	if (path_of(c, e, cpu, &path) != SMR_OK)
		return false;
	found = open_entry(c, path, text, object) == SMR_OK;
	smr_free(path);
	return found;
}

void nest_kept_note(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
		    const nest_text *text, const nest_object *object)
{
	entry x = {0};
	char *path;
	size_t n;

	if (object->key[0] == '\0' || path_of(c, e, cpu, &path) != SMR_OK)
		return;
	memcpy(x.magic, magic, MAGIC_BYTES);
	memcpy(x.object, object->key, sizeof(x.object));
	memcpy(x.detail, text->detail, sizeof(x.detail));
	n = BARE + sizeof(*x.words) * nest_recipe_write(&text->recipe, x.words);
	/* errors are ignored: the entry is then made again */
	if (smr_digest((const char *)&x + HEAD, n - HEAD, x.digest, sizeof(x.digest)) == SMR_OK)
		(void)smr_write_file(path, &x, n, SMR_WRITE_FAST);
	smr_free(path);
}
