/* Logical devices as threads, of which one runs at a time, because kernels use all cores. At a
 * collective a device waits for its group; the last one to arrive executes it for all. Sends are
 * buffered, so the sender continues. */
#include "run/exec/device.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/collective.h"
#include "run/exec/cards.h"
#include "run/exec/groups.h"

/* Tensors that were sent and not received, in a list. */
typedef struct letter {
	int64_t tag;
	uint32_t from, to;
	size_t bytes;
	struct letter *next;
	char data[];
} letter;

typedef struct meeting {
	pthread_mutex_t turn; /* held by the device that runs */
	pthread_cond_t met;
	uint32_t running, waiting; /* devices that have not ended; of these, those that wait */
	letter *letters;
	uint32_t *member;  /* of the current group; has space for two more lists */
	smr_status status; /* status of the last run; not SMR_OK: the run is over */
	char why[512];
} meeting;

struct smr_devices {
	meeting m;
};

static void fail_meeting(meeting *m, smr_status st)
{
	if (m->status != SMR_OK)
		return;
	m->status = st;
	snprintf(m->why, sizeof(m->why), "%s", smr_errmsg());
	pthread_cond_broadcast(&m->met);
}

/* ---- one op for all ----------------------------------------------------------------------- */

static smr_status run_group(smr_executable *x, const smr_instr *a, const uint32_t *member,
			    uint32_t n)
{
	uint32_t nins = a->v->nins, each = nins + a->nouts;
	smr_tensor *t = smr_calloc((size_t)n * each + 1, sizeof(*t));
	const smr_tensor **lists = smr_calloc(2 * (size_t)n + 1, sizeof(const smr_tensor *));
	smr_status st = t != NULL && lists != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));

	smr_assert(n >= 1 && n <= x->ndevices);
	if (st == SMR_OK)
		st = smr_cards_bring(x, a, member, n);
	for (uint32_t m = 0; st == SMR_OK && m < n; m++) {
		smr_buffer **places = x->devices[member[m]].places;

		lists[m] = t + (size_t)m * each;
		lists[n + m] = lists[m] + nins;
		smr_assert(places != NULL);
		for (uint32_t i = 0; i < nins; i++)
			t[(size_t)m * each + i] = places[a->ins[i]]->t;
		for (uint32_t k = 0; k < a->nouts; k++)
			t[(size_t)m * each + nins + k] = places[a->out + k]->t;
	}
	if (st == SMR_OK)
		st = smr_ops_collective(a->v, n, lists, lists + n);
	smr_free(t);
	smr_free(lists);
	return st;
}

/* ---- waiting ------------------------------------------------------------------------------ */

static const char *waits_in(const smr_device *d)
{
	return smr_op_name(d->at->v->op);
}

/* Reports a deadlock: all devices that have not ended wait. */
static smr_status stuck(const smr_executable *x, const smr_device *last)
{
	for (uint32_t i = 0; i < x->ndevices; i++) {
		const smr_device *d = &x->devices[i];

		if (d->at != NULL && d->at != last->at)
			return smr_fail(SMR_EUNSUPPORTED,
					"device %u comes to %s, the last one to %s: devices that "
					"go ways of "
					"their own do not meet",
					i, waits_in(d), waits_in(last));
	}
	return smr_fail(SMR_EUNSUPPORTED, "a device has ended, others wait in %s", waits_in(last));
}

static void wake_device(meeting *m, smr_device *d)
{
	smr_assert(d->at != NULL && m->waiting > 0);
	d->at = NULL;
	m->waiting--;
	pthread_cond_broadcast(&m->met);
}

/* Waits until another device wakes this one. */
static smr_status wait_for(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	meeting *m = &d->image->meeting->m;

	smr_assert(d->at == NULL);
	d->at = a;
	d->places = places;
	if (++m->waiting == m->running && m->status == SMR_OK)
		fail_meeting(m, stuck(d->image, d));
	while (d->at != NULL && (m->status == SMR_OK || d->lent))
		pthread_cond_wait(&m->met, &m->turn);
	if (d->at != NULL) { /* the run failed; in the next one it waits nowhere */
		d->at = NULL;
		m->waiting--;
	}
	return m->status == SMR_OK ? SMR_OK : smr_fail(m->status, "%s", m->why);
}

/* ---- groups ------------------------------------------------------------------------------- */

/* Marks members of a group; each device may be in one. */
static smr_status mark_group_members(const smr_instr *a, const uint32_t *list, uint32_t n,
				     uint32_t *seen)
{
	if (n == UINT32_MAX)
		return smr_fail(SMR_ETYPE, "%s: a group of more devices than there are",
				smr_op_name(a->v->op));
	for (uint32_t i = 0; i < n; i++)
		if (seen[list[i]]++ > 0)
			return smr_fail(SMR_ETYPE, "%s: device %u in two groups",
					smr_op_name(a->v->op), list[i]);
	return SMR_OK;
}

/* Finds the members of the device's group, in m->member; *@p n: their number, 0: it is in none. */
static smr_status find_group(const smr_device *d, const smr_instr *a, meeting *m, uint32_t *n)
{
	uint32_t all = d->image->ndevices, *list = m->member + all, *seen = list + all;
	smr_grouping g;

	smr_assert(d->number < all);
	*n = 0;
	memset(seen, 0, all * sizeof(*seen));
	SMR_TRY(smr_groups_read(d->image, a->v, &g));
	for (uint32_t c = 0; c < smr_groups_copies(&g); c++)
		for (uint32_t r = 0; r < g.rows; r++) {
			uint32_t count = smr_groups_members(&g, r, c, list);
			bool before = seen[d->number] > 0;

			SMR_TRY(mark_group_members(a, list, count, seen));
			if (before || seen[d->number] == 0)
				continue;
			*n = count;
			memcpy(m->member, list, count * sizeof(*list));
		}
	return SMR_OK;
}

static void zero_results(const smr_instr *a, smr_buffer **places)
{
	smr_assert(a->v->op == SMR_OP_collective_broadcast);
	for (uint32_t k = 0; k < a->nouts; k++)
		memset(places[a->out + k]->t.data, 0, smr_buffer_bytes(places[a->out + k]));
}

static bool is_here(const smr_device *d, uint32_t device)
{
	return smr_exec_is_here(d->image->others, device);
}

/* Keeps members that wait here from leaving, when another device fails. */
static void lend_members(smr_device *d, const uint32_t *member, uint32_t n, bool lent)
{
	for (uint32_t i = 0; i < n; i++)
		if (is_here(d, member[i]))
			d->image->devices[member[i]].lent = lent;
	pthread_cond_broadcast(&d->image->meeting->m.met);
}

/* The same with members of other processes. Other devices run meanwhile. */
static smr_status run_group_with_others(smr_device *d, const smr_instr *a, const uint32_t *member,
					uint32_t n)
{
	meeting *m = &d->image->meeting->m;
	smr_status st;

	lend_members(d, member, n, true);
	pthread_mutex_unlock(&m->turn);
	st = smr_others_run(d, a, member, n);
	pthread_mutex_lock(&m->turn);
	lend_members(d, member, n, false);
	return m->status == SMR_OK ? st : smr_fail(m->status, "%s", m->why);
}

static smr_status run_members(smr_device *d, const smr_instr *a, const uint32_t *member, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (!is_here(d, member[i]))
			return run_group_with_others(d, a, member, n);
	return smr_cards_exchange(d->image, a, member, n) ? SMR_OK
							  : run_group(d->image, a, member, n);
}

/* Runs a group whose members that are here have all come, and wakes the others. */
static smr_status run_and_wake(smr_device *d, const smr_instr *a, uint32_t n)
{
	meeting *m = &d->image->meeting->m;
	uint32_t *member =
		smr_malloc((n + 1) * sizeof(*member)); /* a copy: others find groups, too */
	smr_status st;

	if (member == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));
	memcpy(member, m->member, n * sizeof(*member));
	st = run_members(d, a, member, n);
	for (uint32_t i = 0; st == SMR_OK && i < n; i++)
		if (member[i] != d->number && is_here(d, member[i]))
			wake_device(m, &d->image->devices[member[i]]);
	smr_free(member);
	return st;
}

static smr_status meet(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	meeting *m = &d->image->meeting->m;
	smr_device *all = d->image->devices;
	uint32_t n;
	smr_status st = find_group(d, a, m, &n);

	if (st == SMR_OK && n == 0 && a->v->op == SMR_OP_collective_broadcast) {
		zero_results(a, places);
		return SMR_OK;
	}
	if (st == SMR_OK && n == 0)
		st = smr_fail(SMR_ETYPE, "%s: device %u is in no group", smr_op_name(a->v->op),
			      d->number);
	for (uint32_t i = 0; st == SMR_OK && i < n; i++)
		if (m->member[i] != d->number && is_here(d, m->member[i]) &&
		    all[m->member[i]].at != a)
			return wait_for(d, a, places);
	d->places = places;
	if (st == SMR_OK)
		st = run_and_wake(d, a, n);
	if (st != SMR_OK)
		fail_meeting(m, st);
	return st;
}

/* ---- letters ------------------------------------------------------------------------------ */

/* Returns the device at the other end; UINT32_MAX: the device is in no pair. */
static uint32_t other_end(const smr_device *d, const smr_node *v, bool sends)
{
	uint32_t parts = d->image->module->partitions, count;
	const int64_t *pairs = smr_node_get(v, SMR_ATTR_pairs, &count);

	smr_assert(parts > 0);
	for (uint32_t i = 0; i + 1 < count; i += 2)
		if (pairs[i + !sends] == d->number % parts)
			return d->number - d->number % parts + (uint32_t)pairs[i + sends];
	return UINT32_MAX;
}

static smr_status no_pair(const smr_device *d, const smr_instr *a)
{
	return smr_fail(SMR_ETYPE, "%s: device %u is in no pair", smr_op_name(a->v->op), d->number);
}

static smr_status report_other_process(const smr_instr *a)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s between processes", smr_op_name(a->v->op));
}

static smr_status send(const smr_device *d, const smr_instr *a, smr_buffer **places)
{
	meeting *m = &d->image->meeting->m;
	size_t bytes = 0;
	smr_device *to;
	letter *l;

	for (uint32_t i = 0; i < a->nins; i++)
		bytes += smr_buffer_bytes(places[a->ins[i]]);
	l = smr_malloc(sizeof(*l) + bytes);
	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for what device %u sends", d->number);
	*l = (letter){.tag = smr_node_number(a->v, SMR_ATTR_kind, 0),
		      .from = d->number,
		      .to = other_end(d, a->v, true),
		      .bytes = bytes,
		      .next = m->letters};
	if (l->to >= d->image->ndevices) {
		smr_free(l);
		return no_pair(d, a);
	}
	if (!smr_exec_is_here(d->image->others, l->to)) {
		smr_free(l);
		return report_other_process(a);
	}
	bytes = 0;
	for (uint32_t i = 0; i < a->nins; i++) {
		const smr_buffer *from = places[a->ins[i]];

		memcpy(l->data + bytes, from->t.data, smr_buffer_bytes(from));
		bytes += smr_buffer_bytes(from);
	}
	m->letters = l;
	to = &d->image->devices[l->to];
	if (to->at != NULL && to->at->v->op == SMR_OP_recv &&
	    smr_node_number(to->at->v, SMR_ATTR_kind, 0) == l->tag &&
	    other_end(to, to->at->v, false) == l->from)
		wake_device(m, to);
	memcpy(places[a->out]->t.data, &l->to, sizeof(l->to));
	return SMR_OK;
}

static smr_status open_letter(const smr_device *d, const smr_instr *a, const letter *l,
			      smr_buffer **places)
{
	size_t bytes = 0;

	smr_assert(l->to == d->number);
	for (uint32_t k = 0; k < a->nouts; k++)
		bytes += smr_buffer_bytes(places[a->out + k]);
	if (l->bytes != bytes)
		return smr_fail(SMR_ETYPE, "recv: device %u was sent %zu bytes, not %zu", d->number,
				l->bytes, bytes);
	bytes = 0;
	for (uint32_t k = 0; k < a->nouts; k++) {
		const smr_buffer *to = places[a->out + k];

		memcpy(to->t.data, l->data + bytes, smr_buffer_bytes(to));
		bytes += smr_buffer_bytes(to);
	}
	return SMR_OK;
}

static bool take_letter(const smr_device *d, const smr_instr *a, uint32_t from, smr_buffer **places,
			smr_status *st)
{
	letter **at = &d->image->meeting->m.letters, *l;
	int64_t tag = smr_node_number(a->v, SMR_ATTR_kind, 0);

	while (*at != NULL && ((*at)->tag != tag || (*at)->to != d->number || (*at)->from != from))
		at = &(*at)->next;
	l = *at;
	if (l == NULL)
		return false;
	*st = open_letter(d, a, l, places);
	*at = l->next;
	smr_free(l);
	return true;
}

static smr_status receive_buffer(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	uint32_t from = other_end(d, a->v, false);
	smr_status st;

	if (from >= d->image->ndevices)
		return no_pair(d, a);
	if (!smr_exec_is_here(d->image->others, from))
		return report_other_process(a);
	while (!take_letter(d, a, from, places, &st))
		SMR_TRY(wait_for(d, a, places));
	return st;
}

static smr_status write_device_number(const smr_device *d, const smr_instr *a, smr_buffer **places)
{
	uint32_t parts = d->image->module->partitions;
	uint32_t n = smr_node_number(a->v, SMR_ATTR_kind, 0) == 0 ? d->number % parts
								  : d->number / parts;

	memcpy(places[a->out]->t.data, &n, sizeof(n));
	return SMR_OK;
}

smr_status smr_device_collective(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	switch (a->v->op) {
	case SMR_OP_device:
		return write_device_number(d, a, places);
	case SMR_OP_send:
		return send(d, a, places);
	case SMR_OP_recv:
		return receive_buffer(d, a, places);
	default:
		return meet(d, a, places);
	}
}

/* ---- runs --------------------------------------------------------------------------------- */

static void *device_main(void *arg)
{
	smr_device *d = arg;
	meeting *m = &d->image->meeting->m;

	smr_cards_select(d);
	pthread_mutex_lock(&m->turn);
	if (m->status == SMR_OK)
		d->status =
			smr_walk_function(d, d->image->module->functions[0], d->args, d->results);
	else
		d->status = m->status;
	smr_assert(m->status != SMR_OK || m->waiting < m->running);
	m->running--;
	if (d->status != SMR_OK)
		fail_meeting(m, d->status);
	else if (m->waiting > 0 && m->waiting == m->running)
		fail_meeting(m, smr_fail(SMR_EUNSUPPORTED,
					 "device %u has ended, others wait for it", d->number));
	pthread_mutex_unlock(&m->turn);
	return NULL;
}

/* Returns the number of devices that run here, and the @p i-th of them in *@p device. */
static uint32_t here(const smr_executable *x, uint32_t i, uint32_t *device)
{
	const smr_exec_others *o = x->others;

	*device = o != NULL && i < o->nhere ? o->here[i] : i;
	return o != NULL ? o->nhere : x->ndevices;
}

static smr_status run_threads(smr_executable *x, meeting *m)
{
	uint32_t n = 0, d;

	for (; n < here(x, n, &d); n++)
		if (pthread_create(&x->devices[d].thread, NULL, device_main, &x->devices[d]) != 0) {
			pthread_mutex_lock(&m->turn);
			fail_meeting(m, smr_fail(SMR_EIO, "no thread for device %u of %u", d,
						 x->ndevices));
			m->running = 0;
			pthread_mutex_unlock(&m->turn);
			break;
		}
	for (uint32_t i = 0; i < n; i++) {
		(void)here(x, i, &d);
		pthread_join(x->devices[d].thread, NULL);
	}
	return m->status == SMR_OK ? SMR_OK : smr_fail(m->status, "%s", m->why);
}

smr_status smr_devices_run(smr_executable *x)
{
	struct smr_devices all = {0};
	uint32_t alone[3], first;
	smr_status st;

	smr_assert(x->ndevices >= 1 && x->devices != NULL);
	all.m.running = here(x, 0, &first);
	if (x->ndevices == 1) {
		smr_device *d = x->devices;

		x->meeting = &all;
		all.m.member = alone;
		return smr_walk_function(d, x->module->functions[0], d->args, d->results);
	}
	all.m.member = smr_calloc(3 * (size_t)x->ndevices, sizeof(*all.m.member));
	if (all.m.member == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u devices", x->ndevices);
	pthread_mutex_init(&all.m.turn, NULL);
	pthread_cond_init(&all.m.met, NULL);
	x->meeting = &all;
	st = run_threads(x, &all.m);
	pthread_cond_destroy(&all.m.met);
	pthread_mutex_destroy(&all.m.turn);
	while (all.m.letters != NULL) {
		letter *next = all.m.letters->next;

		smr_free(all.m.letters);
		all.m.letters = next;
	}
	smr_free(all.m.member);
	x->meeting = NULL;
	return st;
}
