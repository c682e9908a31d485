/* Writes images. They grow at their end: existing data keeps its position, and the list of
 * specializations is rewritten after it. */
#include "rt/helper/image_write.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "rt/abi/trust.h"
#include "rt/helper/image_own.h"
#include "rt/helper/ticks.h"

enum { FULL = 4 << 20 }; /* bytes: removed specializations leave their code behind */

static smr_guest_image *head_of(smr_str *image)
{
	return (smr_guest_image *)(void *)image->s;
}

uint32_t smr_guest_image_put(smr_str *image, const void *data, size_t n)
{
	size_t at;

	while (image->n % 8 != 0 && !image->oom)
		smr_str_putc(image, 0);
	at = image->n;
	if (n > 0)
		smr_str_write(image, data, n);
	if (at + n > SMR_GUEST_IMAGE_MOST)
		image->oom = true;
	return (uint32_t)at;
}

smr_guest_image_list smr_guest_image_put_list(smr_str *image, const void *data, size_t n,
					      size_t size)
{
	return (smr_guest_image_list){.at = n > 0 ? smr_guest_image_put(image, data, n * size) : 0,
				      .n = (uint32_t)n};
}

/* ---- the flow ---------------------------------------------------------------------------------
 */

static smr_guest_image_poly put_poly(smr_str *image, const smr_poly *p)
{
	smr_guest_image_poly out = {.at = smr_guest_image_put(image, NULL, 0)};

	for (uint32_t t = 0; p != NULL && t < p->nterms; t++) {
		int64_t head[2] = {p->terms[t].coef, p->terms[t].nsyms};

		smr_str_write(image, head, sizeof(head));
		for (uint32_t s = 0; s < p->terms[t].nsyms; s++)
			smr_str_write(image, &(int64_t){p->terms[t].syms[s]}, sizeof(int64_t));
	}
	out.n = (uint32_t)((image->n - out.at) / sizeof(int64_t));
	return out;
}

static void put_rows(smr_str *image, const smr_graph *g, smr_guest_image *m)
{
	uint64_t surely = smr_rows_surely_read(g);
	smr_str list = {0};

	for (uint32_t i = 0; i < g->nrows; i++) {
		smr_guest_image_rows r = {.table = g->rows[i].table,
					  .sure = i < 64 && (surely >> i & 1),
					  .base = g->rows[i].base,
					  .pitch = g->rows[i].pitch,
					  .first = put_poly(image, g->rows[i].first),
					  .count = put_poly(image, g->rows[i].count)};

		smr_str_write(&list, &r, sizeof(r));
	}
	m->rows = smr_guest_image_put_list(image, list.s, g->nrows, sizeof(smr_guest_image_rows));
	image->oom |= list.oom;
	smr_str_free(&list);
}

static void put_wraps(smr_str *image, const smr_graph *g, smr_guest_image *m)
{
	smr_str list = {0};

	for (uint32_t i = 0; i < g->nwraps; i++) {
		const smr_wrap *w = &g->wraps[i];
		smr_guest_image_poly step[SMR_MAX_LOOPS], extent[SMR_MAX_LOOPS];
		smr_guest_image_wrap to = {.nloops = w->nloops, .lo = w->lo, .hi = w->hi};

		to.start = put_poly(image, w->start);
		for (uint32_t l = 0; l < w->nloops; l++) {
			step[l] = put_poly(image, w->step[l]);
			extent[l] = put_poly(image, w->extent[l]);
		}
		to.step = smr_guest_image_put(image, step, w->nloops * sizeof(*step));
		to.extent = smr_guest_image_put(image, extent, w->nloops * sizeof(*extent));
		smr_str_write(&list, &to, sizeof(to));
	}
	m->wraps = smr_guest_image_put_list(image, list.s, g->nwraps, sizeof(smr_guest_image_wrap));
	image->oom |= list.oom;
	smr_str_free(&list);
}

static void put_moving(smr_str *image, const smr_flow *f, smr_guest_image *m)
{
	smr_str list = {0};

	if (f->nmoving == 0)
		return;
	put_wraps(image, f->graph, m);
	for (size_t i = 0; i < f->nmoving; i++)
		smr_str_write(&list, &(uint32_t){f->moving[i]}, sizeof(uint32_t));
	m->moving = smr_guest_image_put_list(image, list.s, f->nmoving, sizeof(uint32_t));
	smr_str_clear(&list);
	for (uint32_t b = 0; b < f->graph->nbases; b++) {
		smr_guest_image_poly p = put_poly(image, f->shift[b]);

		smr_str_write(&list, &p, sizeof(p));
	}
	m->shifts = smr_guest_image_put_list(image, list.s, f->graph->nbases,
					     sizeof(smr_guest_image_poly));
	image->oom |= list.oom;
	smr_str_free(&list);
}

static void put_values(smr_str *image, const smr_graph *g, smr_guest_image *m)
{
	smr_str scalars = {0}, constants = {0}, results = {0}, skipped = {0};

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];
		smr_guest_image_constant c = {.value = v->id, .bits = v->bits};

		if (v->op == SMR_OP_scalar)
			smr_str_write(&scalars, &v->id, sizeof(v->id));
		else if (v->op == SMR_OP_constant)
			smr_str_write(&constants, &c, sizeof(c));
	}
	for (uint32_t i = 0; i < g->nresults; i++)
		smr_str_write(&results, &g->results[i]->id, sizeof(uint32_t));
	for (uint32_t b = 0; b < g->nbases; b++)
		smr_str_putc(&skipped, g->bases[b].rows >= 0);
	m->scalars = smr_guest_image_put_list(image, scalars.s, scalars.n / sizeof(uint32_t),
					      sizeof(uint32_t));
	m->constants = smr_guest_image_put_list(image, constants.s,
						constants.n / sizeof(smr_guest_image_constant),
						sizeof(smr_guest_image_constant));
	m->results = smr_guest_image_put_list(image, results.s, g->nresults, sizeof(uint32_t));
	m->skipped = smr_guest_image_put_list(image, skipped.s, g->nbases, 1);
	image->oom |= scalars.oom | constants.oom | results.oom | skipped.oom;
	smr_str_free(&scalars);
	smr_str_free(&constants);
	smr_str_free(&results);
	smr_str_free(&skipped);
}

smr_status smr_guest_image_begin(const smr_flow *f, const smr_guest_text *text, smr_str *out)
{
	smr_guest_image m = {.magic = SMR_GUEST_IMAGE_MAGIC,
			     .version = SMR_GUEST_IMAGE_VERSION,
			     .head = sizeof(m),
			     .ticks_per_s = smr_guest_ticks_per_s(),
			     .nsyms = f->graph->nsyms,
			     .nbases = f->graph->nbases,
			     .nvalues = f->graph->nnodes + 1,
			     .hash = text->hash};

	*out = (smr_str){0};
	smr_guest_image_put(out, &m, sizeof(m));
	m.text = smr_guest_image_put_list(out, text->at, text->n, 1);
	put_values(out, f->graph, &m);
	put_rows(out, f->graph, &m);
	put_moving(out, f, &m);
	SMR_TRY(smr_str_status(out, "an image"));
	memcpy(out->s, &m, sizeof(m));
	return SMR_OK;
}

/* ---- specializations --------------------------------------------------------------------------
 */

smr_guest_image_specialization *smr_guest_image_find(smr_str *image, const int64_t *sym)
{
	/* the caller may change the image */
	return (smr_guest_image_specialization *)(uintptr_t)smr_guest_image_lookup(head_of(image),
										   sym);
}

smr_status smr_guest_image_append(smr_str *image, const smr_guest_image_specialization *p)
{
	smr_guest_image_list was = head_of(image)->specializations;
	smr_guest_image_list now = {.at = smr_guest_image_put(image, NULL, 0), .n = was.n + 1};

	if (smr_str_extend(image, now.n * sizeof(*p)) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an image");
	memcpy(image->s + now.at, image->s + was.at, was.n * sizeof(*p));
	memcpy(image->s + now.at + was.n * sizeof(*p), p, sizeof(*p));
	head_of(image)->specializations = now;
	return SMR_OK;
}

bool smr_guest_image_make_room(smr_str *image)
{
	smr_guest_image_list *list = &head_of(image)->specializations;
	smr_guest_image_specialization *all = (void *)(image->s + list->at);
	uint32_t i = 0;

	if (list->n < SMR_GUEST_IMAGE_SPECIALIZATIONS)
		return true;
	while (i < list->n && all[i].verdict == SMR_GUEST_IMAGE_CODE)
		i++;
	if (i == list->n || image->n > FULL)
		return false;
	list->n--;
	memmove(&all[i], &all[i + 1], (list->n - i) * sizeof(*all));
	return true;
}

static uint64_t least_known(uint64_t a, uint64_t b)
{
	return a == 0 || (b != 0 && b < a) ? b : a;
}

/* Records a reported time. The helper measured code with operands in its caches, so that programs'
 * reports replace that. The first report may include another process, and is capped. */
static void take_code_ns(smr_guest_image_specialization *p, uint64_t told)
{
	uint64_t most = 2 * p->code_ns;

	if (told == 0)
		return;
	if (p->told == 0)
		p->code_ns = most > 0 && told > most ? most : told;
	else
		p->code_ns = least_known(p->code_ns, told);
	p->told += p->told < SMR_GUEST_IMAGE_SURE;
}

bool smr_guest_image_note(smr_guest_image_specialization *p, uint64_t loops_ns, uint64_t code_ns)
{
	smr_guest_image_specialization was = *p;

	p->loops_ns = least_known(p->loops_ns, loops_ns);
	take_code_ns(p, code_ns);
	if (p->steps.n > 0 && p->loops_ns > 0) {
		/* not tried since too large: the prediction may be wrong by a factor of 2, and a
		 * program tries it once */
		uint64_t code = p->code_ns > 0 ? p->code_ns : p->unsure ? 0 : p->predicted_ns / 2;

		if (p->told > 0 && p->told < SMR_GUEST_IMAGE_SURE && code < 2 * p->loops_ns)
			code = p->loops_ns - 1; /* another program tries it */
		p->verdict = code < p->loops_ns ? SMR_GUEST_IMAGE_CODE : SMR_GUEST_IMAGE_LOOPS;
		strcpy(p->why, p->verdict == SMR_GUEST_IMAGE_CODE ? ""
			       : p->code_ns > 0 ? "the program's loops were measured to be faster"
						: "the program's loops are faster, by prediction");
	}
	return memcmp(&was, p, sizeof(was)) != 0;
}

/* ---- files ------------------------------------------------------------------------------------
 */

smr_status smr_guest_image_write(smr_str *image, const char *path)
{
	smr_guest_image *m;

	while (image->n % 8 != 0 && !image->oom)
		smr_str_putc(image, 0);
	SMR_TRY(smr_str_status(image, "an image"));
	m = head_of(image);
	m->serial++;
	m->size = image->n;
	m->sum = smr_guest_image_sum(m, m->size);
	return smr_write_file(path, image->s, image->n, SMR_WRITE_FAST);
}

/* Whether the file is the user's own: programs do not run code that another user may have written,
 * and such a file is not rewritten for them. */
static bool is_own_file(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0 && smr_guest_is_trusted(st.st_mode, st.st_uid, geteuid());
}

smr_status smr_guest_image_read(const char *path, const smr_flow *f, const smr_guest_text *text,
				smr_str *out)
{
	const smr_guest_image *m;
	char *data;
	size_t n;

	*out = (smr_str){0};
	if (!is_own_file(path))
		return smr_fail(SMR_EIO, "%s is no file of this user alone", path);
	SMR_TRY(smr_read_file(path, &data, &n));
	smr_str_adopt(out, data, n);
	m = head_of(out);
	if (smr_guest_image_is_whole(m, n) && m->text.n == text->n && m->hash == text->hash &&
	    m->nsyms == f->graph->nsyms && m->nvalues == f->graph->nnodes + 1 &&
	    memcmp(out->s + m->text.at, text->at, text->n) == 0)
		return SMR_OK;
	smr_str_free(out);
	return smr_fail(SMR_ECORRUPT, "%s is no whole image of this flow", path);
}
