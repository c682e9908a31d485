/* Exchanges of arrays between processes. The sender knows who needs what: splits and devices are
 * the same in all processes, so that none is asked for. */
#include "pjrt/exchange.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "pjrt/processes.h"

static smr_mesh_tag tag_of(const pjrt_run *r, uint64_t topic, const char *what)
{
	smr_mesh_tag t = {.run = r->number, .program = r->x->alike, .topic = topic};

	snprintf(t.what, sizeof(t.what), "%s", what);
	return t;
}

static const pjrt_processes *processes_of(const pjrt_run *r)
{
	return r->x->client->processes;
}

static bool is_involved(const pjrt_executable *x, uint32_t process)
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

static smr_mesh_tag tag_of_part(const pjrt_run *r, uint32_t i, uint32_t device)
{
	return tag_of(r, (uint64_t)i << 32 | device, "an argument");
}

/* Sends the parts of argument @p i that processes lack. */
static smr_status send_parts(const pjrt_run *r, uint32_t i)
{
	const pjrt_processes *p = processes_of(r);
	const pjrt_executable *x = r->x;
	const pjrt_value *v = &x->args[i];

	for (uint32_t l = 0; l < x->nhere; l++) {
		uint32_t d = x->here[l];
		smr_mesh_tag tag = tag_of_part(r, i, d);

		for (uint32_t q = 0; is_first(x, v, d) && q < p->n; q++)
			if (q != p->self && is_involved(x, q) && !has_part(x, v, q, d))
				SMR_TRY(smr_mesh_send(p->mesh, q, &tag,
						      (*pjrt_run_arg_storage(r, l, i))->data,
						      v->shape.bytes));
	}
	return SMR_OK;
}

static smr_status receive_parts(const pjrt_run *r, uint32_t i, char *part)
{
	const pjrt_processes *p = processes_of(r);
	const pjrt_executable *x = r->x;
	const pjrt_value *v = &x->args[i];

	for (uint32_t d = 0; d < x->ndevices; d++) {
		smr_mesh_tag tag = tag_of_part(r, i, d);

		if (!is_first(x, v, d) || has_part(x, v, p->self, d))
			continue;
		SMR_TRY(smr_mesh_receive(p->mesh, x->process[d], &tag, part, v->shape.bytes,
					 p->patience_ns));
		pjrt_split_copy(&v->split, &v->whole, d, r->joined[i], part, true);
	}
	return SMR_OK;
}

smr_status pjrt_exchange_arguments(const pjrt_run *r)
{
	const pjrt_executable *x = r->x;
	smr_status st = SMR_OK;
	size_t largest = 0;
	char *part;

	for (uint32_t i = 0; i < x->nargs; i++) {
		if (r->joined[i] == NULL)
			continue;
		SMR_TRY(send_parts(r, i));
		if (x->args[i].shape.bytes > largest)
			largest = x->args[i].shape.bytes;
	}
	part = smr_malloc(largest + 1);
	if (part == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a part of %zu bytes", largest);
	for (uint32_t i = 0; st == SMR_OK && i < x->nargs; i++)
		if (r->joined[i] != NULL)
			st = receive_parts(r, i, part);
	smr_free(part);
	return st;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* Copies the blocks of a process's members into one letter (@p pack), or out of it. Returns their
 * number. */
static uint32_t move_blocks(const pjrt_run *r, uint32_t process, const uint32_t *member, uint32_t n,
			    char *blocks, size_t bytes, char *letter, bool pack)
{
	uint32_t k = 0;

	for (uint32_t m = 0; m < n; m++) {
		char *at = letter + k * bytes, *block = blocks + m * bytes;

		if (r->x->process[member[m]] != process)
			continue;
		memcpy(pack ? at : block, pack ? block : at, bytes);
		k++;
	}
	return k;
}

static uint32_t count_members(const pjrt_run *r, uint32_t process, const uint32_t *member,
			      uint32_t n)
{
	uint32_t k = 0;

	for (uint32_t m = 0; m < n; m++)
		k += r->x->process[member[m]] == process;
	return k;
}

static smr_status swap_blocks(const pjrt_run *r, const smr_mesh_tag *tag, const uint32_t *member,
			      uint32_t n, char *blocks, size_t bytes, char *letter)
{
	const pjrt_processes *p = processes_of(r);
	uint32_t own = move_blocks(r, p->self, member, n, blocks, bytes, letter, true);

	for (uint32_t q = 0; q < p->n; q++)
		if (q != p->self && count_members(r, q, member, n) > 0)
			SMR_TRY(smr_mesh_send(p->mesh, q, tag, letter, own * bytes));
	for (uint32_t q = 0; q < p->n; q++) {
		uint32_t k = q != p->self ? count_members(r, q, member, n) : 0;

		if (k == 0)
			continue;
		SMR_TRY(smr_mesh_receive(p->mesh, q, tag, letter, k * bytes, p->patience_ns));
		(void)move_blocks(r, q, member, n, blocks, bytes, letter, false);
	}
	return SMR_OK;
}

static smr_status exchange_blocks(void *ctx, uint32_t op, const char *what, const uint32_t *member,
				  uint32_t n, char *blocks, size_t bytes)
{
	const pjrt_run *r = ctx;
	smr_mesh_tag tag = tag_of(r, smr_hash64(member, n * sizeof(*member), op), what);
	char *letter = smr_malloc(n * bytes + 1);
	smr_status st;

	if (letter == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", what);
	st = swap_blocks(r, &tag, member, n, blocks, bytes, letter);
	smr_free(letter);
	return st;
}

void pjrt_exchange_begin(pjrt_run *r)
{
	r->others = (smr_exec_others){
		.nhere = r->x->nhere, .here = r->x->here, .ctx = r, .exchange = exchange_blocks};
}

void pjrt_exchange_end(const pjrt_run *r, const char *why)
{
	const pjrt_processes *p = processes_of(r);

	for (uint32_t q = 0; why != NULL && q < p->n; q++)
		if (q != p->self && is_involved(r->x, q))
			smr_mesh_fail(p->mesh, q, r->number, why);
	smr_mesh_end_run(p->mesh, r->number);
}
