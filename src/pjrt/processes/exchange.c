/* Exchanges of arrays between processes. The sender knows who needs what: splits and devices are
 * the same in all processes, so that none is asked for. */
#include "pjrt/processes/exchange.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "pjrt/processes/processes.h"

enum { BATCH = 64 << 20 /* bytes of arguments, above which no more are exchanged at once */ };

smr_mesh_tag pjrt_exchange_tag(const pjrt_run *r, uint64_t topic, const char *what)
{
	smr_mesh_tag t = {.run = r->number, .program = r->x->alike, .topic = topic};

	snprintf(t.what, sizeof(t.what), "%s", what);
	return t;
}

static const pjrt_processes *processes_of(const pjrt_run *r)
{
	return r->x->client->processes;
}

bool pjrt_exchange_involves(const pjrt_executable *x, uint32_t process)
{
	for (uint32_t d = 0; d < x->ndevices; d++)
		if (x->process[d] == process)
			return true;
	return false;
}

/* ---- parts of arguments ---------------------------------------------------------------------- */

static bool is_same_part(const pjrt_value *v, uint32_t a, uint32_t b)
{
	size_t rank = v->whole.rank;

	return memcmp(v->split.part + a * rank, v->split.part + b * rank,
		      rank * sizeof(*v->split.part)) == 0;
}

/* Whether a device of the process has the part of a device. */
static bool has_part(const pjrt_executable *x, const pjrt_value *v, uint32_t process,
		     uint32_t device)
{
	for (uint32_t d = 0; d < x->ndevices; d++)
		if (x->process[d] == process && is_same_part(v, d, device))
			return true;
	return false;
}

/* The first device that has a part sends it. */
static bool is_first(const pjrt_executable *x, const pjrt_value *v, uint32_t device)
{
	for (uint32_t d = 0; d < device; d++)
		if (is_same_part(v, d, device))
			return false;
	return true;
}

/* Parts of arguments that are exchanged at once. */
typedef struct parts {
	const pjrt_run *r;
	smr_mesh_transfer *t;
	struct iovec *v;
	uint32_t n;
	char *memory; /* of those that are received */
	size_t used;
} parts;

static void add_part(parts *p, uint32_t process, bool sends, void *data, size_t n)
{
	p->v[p->n] = (struct iovec){data, n};
	p->t[p->n] = (smr_mesh_transfer){process, sends, 1, &p->v[p->n]};
	p->n++;
}

/* Sends the part of argument @p i that the @p l -th device here has to the processes that lack it.
 */
static void send_part(parts *p, uint32_t i, uint32_t l)
{
	const pjrt_processes *all = processes_of(p->r);
	const pjrt_executable *x = p->r->x;
	const pjrt_value *v = &x->args[i];
	uint32_t d = x->here[l];

	for (uint32_t q = 0; is_first(x, v, d) && q < all->n; q++)
		if (q != all->self && pjrt_exchange_involves(x, q) && !has_part(x, v, q, d))
			add_part(p, q, true, (*pjrt_run_arg_storage(p->r, l, i))->data,
				 v->shape.bytes);
}

static bool is_missing(const pjrt_run *r, const pjrt_value *v, uint32_t device)
{
	return is_first(r->x, v, device) && !has_part(r->x, v, processes_of(r)->self, device);
}

static void receive_part(parts *p, uint32_t i, uint32_t device)
{
	const pjrt_executable *x = p->r->x;
	const pjrt_value *v = &x->args[i];

	if (!is_missing(p->r, v, device))
		return;
	add_part(p, x->process[device], false, p->memory + p->used, v->shape.bytes);
	p->used += v->shape.bytes;
}

/* Returns the end of a batch of arguments: all processes find the same ones. */
static uint32_t find_batch(const pjrt_run *r, uint32_t from)
{
	uint64_t bytes = 0;
	uint32_t to = from;

	while (to < r->x->nargs && bytes < BATCH) {
		if (r->joined[to] != NULL)
			bytes += r->x->args[to].whole.bytes;
		to++;
	}
	return to;
}

static smr_status allocate_parts(parts *p, uint32_t from, uint32_t to)
{
	const pjrt_executable *x = p->r->x;
	size_t each = x->nhere * (size_t)processes_of(p->r)->n + x->ndevices, bytes = 0;

	for (uint32_t i = from; i < to; i++)
		for (uint32_t d = 0; p->r->joined[i] != NULL && d < x->ndevices; d++)
			if (is_missing(p->r, &x->args[i], d))
				bytes += x->args[i].shape.bytes;
	p->t = smr_calloc((to - from) * each, sizeof(*p->t));
	p->v = smr_calloc((to - from) * each, sizeof(*p->v));
	p->memory = smr_malloc(bytes + 1);
	if (p->t != NULL && p->v != NULL && p->memory != NULL)
		return SMR_OK;
	return smr_fail(SMR_ENOMEM, "no memory for %zu bytes of arguments", bytes);
}

/* Copies the parts that were received into the whole arrays. */
static void join_parts(const parts *p, uint32_t from, uint32_t to)
{
	const pjrt_executable *x = p->r->x;
	char *part = p->memory;

	for (uint32_t i = from; i < to; i++) {
		const pjrt_value *v = &x->args[i];

		for (uint32_t d = 0; p->r->joined[i] != NULL && d < x->ndevices; d++) {
			if (!is_missing(p->r, v, d))
				continue;
			pjrt_split_copy(&v->split, &v->whole, d, p->r->joined[i], part, true);
			part += v->shape.bytes;
		}
	}
}

static smr_status exchange_batch(const pjrt_run *r, uint32_t from, uint32_t to)
{
	const pjrt_processes *all = processes_of(r);
	smr_mesh_tag tag = pjrt_exchange_tag(r, PJRT_TOPIC_ARGUMENTS, "arguments");
	parts p = {.r = r};
	smr_status st = allocate_parts(&p, from, to);

	for (uint32_t i = from; st == SMR_OK && i < to; i++) {
		for (uint32_t l = 0; r->joined[i] != NULL && l < r->x->nhere; l++)
			send_part(&p, i, l);
		for (uint32_t d = 0; r->joined[i] != NULL && d < r->x->ndevices; d++)
			receive_part(&p, i, d);
	}
	if (st == SMR_OK)
		st = smr_mesh_exchange(all->mesh, &tag, p.t, p.n, all->patience_ns);
	if (st == SMR_OK)
		join_parts(&p, from, to);
	smr_free(p.t);
	smr_free(p.v);
	smr_free(p.memory);
	return st;
}

smr_status pjrt_exchange_arguments(const pjrt_run *r)
{
	for (uint32_t from = 0, to; from < r->x->nargs; from = to) {
		to = find_batch(r, from);
		SMR_TRY(exchange_batch(r, from, to));
	}
	return SMR_OK;
}

/* ---- collectives ----------------------------------------------------------------------------- */

static smr_status exchange_letters(void *ctx, uint32_t op, const char *what, const uint32_t *member,
				   uint32_t n, const smr_mesh_transfer *t, uint32_t nt)
{
	const pjrt_run *r = ctx;
	const pjrt_processes *p = processes_of(r);
	smr_mesh_tag tag = pjrt_exchange_tag(r, smr_hash64(member, n * sizeof(*member), op), what);

	return smr_mesh_exchange(p->mesh, &tag, t, nt, p->patience_ns);
}

void pjrt_exchange_begin(pjrt_run *r)
{
	r->others = (smr_exec_others){.self = processes_of(r)->self,
				      .process = r->x->process,
				      .nhere = r->x->nhere,
				      .here = r->x->here,
				      .ctx = r,
				      .exchange = exchange_letters};
}

void pjrt_exchange_end(const pjrt_run *r, const char *why)
{
	const pjrt_processes *p = processes_of(r);

	for (uint32_t q = 0; why != NULL && q < p->n; q++)
		if (q != p->self && pjrt_exchange_involves(r->x, q))
			smr_mesh_fail(p->mesh, q, r->number, why);
	smr_mesh_end_run(p->mesh, r->number);
}
