/* Devices as threads, of which one runs at a time: kernels use all cores as they are. One that
 * comes to an op between devices waits for the others; who comes last does it for all. */
#include "run/device.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "ops/collective.h"
#include "run/groups.h"

typedef struct meeting {
	pthread_mutex_t turn; /* held by the device that runs */
	pthread_cond_t met;
	uint32_t running, waiting; /* devices that have not ended; of these, those that wait */
	uint64_t times;
	smr_status status; /* what came of the last one; not SMR_OK: it is over */
	char why[512];
} meeting;

struct smr_devices {
	meeting m;
};

static void fail(meeting *m, smr_status st)
{
	if (m->status != SMR_OK)
		return;
	m->status = st;
	snprintf(m->why, sizeof(m->why), "%s", smr_errmsg());
	pthread_cond_broadcast(&m->met);
}

/* ---- one op for all ----------------------------------------------------------------------- */

static smr_status run_group(smr_image *x, const smr_act *a, const uint32_t *member, uint32_t n)
{
	uint32_t nins = a->v->nins, each = nins + a->nouts;
	smr_tensor *t = smr_calloc((size_t)n * each + 1, sizeof(*t));
	const smr_tensor **lists = smr_calloc(2 * (size_t)n + 1, sizeof(const smr_tensor *));
	smr_status st = t != NULL && lists != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));

	for (uint32_t m = 0; st == SMR_OK && m < n; m++) {
		smr_buffer **places = x->devices[member[m]].places;

		lists[m] = t + (size_t)m * each;
		lists[n + m] = lists[m] + nins;
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

/* All devices must have come to the same op. */
static smr_status check_meeting(const smr_image *x, const smr_act *a)
{
	for (uint32_t i = 0; i < x->ndevices; i++)
		if (x->devices[i].at != a)
			return smr_fail(SMR_EUNSUPPORTED,
					"device %u comes to %s, the last one to %s: devices that "
					"go ways of "
					"their own do not meet",
					i, smr_op_name(x->devices[i].at->v->op),
					smr_op_name(a->v->op));
	return SMR_OK;
}

/* One row of the groups; each device is to be in one. */
static smr_status run_row(smr_image *x, const smr_act *a, const uint32_t *member, uint32_t n,
			  bool *seen)
{
	if (n == UINT32_MAX)
		return smr_fail(SMR_ETYPE, "%s: a group of more devices than there are",
				smr_op_name(a->v->op));
	for (uint32_t m = 0; m < n; m++) {
		if (seen[member[m]])
			return smr_fail(SMR_ETYPE, "%s: device %u in two groups",
					smr_op_name(a->v->op), member[m]);
		seen[member[m]] = true;
	}
	return n > 0 ? run_group(x, a, member, n) : SMR_OK;
}

static void zero_results(const smr_device *d, const smr_act *a)
{
	for (uint32_t k = 0; k < a->nouts; k++)
		memset(d->places[a->out + k]->t.data, 0, smr_buffer_bytes(d->places[a->out + k]));
}

static smr_status run_rows(smr_image *x, const smr_act *a, uint32_t *member, bool *seen)
{
	smr_grouping g;

	SMR_TRY(check_meeting(x, a));
	SMR_TRY(smr_groups_read(x, a->v, &g));
	for (uint32_t c = 0; c < smr_groups_copies(&g); c++)
		for (uint32_t r = 0; r < g.rows; r++)
			SMR_TRY(run_row(x, a, member, smr_groups_members(&g, r, c, member), seen));
	for (uint32_t i = 0; i < x->ndevices; i++)
		if (!seen[i] && a->v->op == SMR_OP_collective_broadcast)
			zero_results(&x->devices[i], a);
		else if (!seen[i])
			return smr_fail(SMR_ETYPE, "%s: device %u is in no group",
					smr_op_name(a->v->op), i);
	return SMR_OK;
}

static smr_status run_all(smr_image *x, const smr_act *a)
{
	uint32_t *member = smr_calloc(x->ndevices + 1, sizeof(*member));
	bool *seen = smr_calloc(x->ndevices + 1, sizeof(*seen));
	smr_status st = member != NULL && seen != NULL
				? run_rows(x, a, member, seen)
				: smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));

	smr_free(member);
	smr_free(seen);
	return st;
}

static smr_status number(const smr_device *d, const smr_act *a, smr_buffer **places)
{
	uint32_t parts = d->image->module->partitions;
	uint32_t n = smr_node_number(a->v, SMR_ATTR_kind, 0) == 0 ? d->number % parts
								  : d->number / parts;

	memcpy(places[a->out]->t.data, &n, sizeof(n));
	return SMR_OK;
}

smr_status smr_device_collective(smr_device *d, const smr_act *a, smr_buffer **places)
{
	meeting *m = &d->image->meeting->m;
	uint64_t times = m->times;

	if (a->v->op == SMR_OP_device)
		return number(d, a, places);
	d->at = a;
	d->places = places;
	if (++m->waiting < d->image->ndevices) {
		if (m->running < d->image->ndevices) {
			smr_status st =
				smr_fail(SMR_EUNSUPPORTED, "a device has ended, others wait in %s",
					 smr_op_name(a->v->op));

			fail(m, st);
			return st;
		}
		while (m->times == times && m->status == SMR_OK)
			pthread_cond_wait(&m->met, &m->turn);
	} else {
		smr_status st = run_all(d->image, a);

		if (st != SMR_OK)
			fail(m, st);
		m->waiting = 0;
		m->times++;
		pthread_cond_broadcast(&m->met);
	}
	return m->status == SMR_OK ? SMR_OK : smr_fail(m->status, "%s", m->why);
}

/* ---- runs --------------------------------------------------------------------------------- */

static void *device_main(void *arg)
{
	smr_device *d = arg;
	meeting *m = &d->image->meeting->m;

	pthread_mutex_lock(&m->turn);
	if (m->status == SMR_OK)
		d->status =
			smr_walk_function(d, d->image->module->functions[0], d->args, d->results);
	else
		d->status = m->status;
	m->running--;
	if (d->status != SMR_OK)
		fail(m, d->status);
	else if (m->waiting > 0)
		fail(m, smr_fail(SMR_EUNSUPPORTED, "device %u has ended, others wait for it",
				 d->number));
	pthread_mutex_unlock(&m->turn);
	return NULL;
}

static smr_status run_threads(smr_image *x, meeting *m)
{
	uint32_t n = 0;

	for (; n < x->ndevices; n++)
		if (pthread_create(&x->devices[n].thread, NULL, device_main, &x->devices[n]) != 0) {
			pthread_mutex_lock(&m->turn);
			fail(m, smr_fail(SMR_EIO, "no thread for device %u of %u", n, x->ndevices));
			m->running = 0;
			pthread_mutex_unlock(&m->turn);
			break;
		}
	for (uint32_t i = 0; i < n; i++)
		pthread_join(x->devices[i].thread, NULL);
	return m->status == SMR_OK ? SMR_OK : smr_fail(m->status, "%s", m->why);
}

smr_status smr_devices_run(smr_image *x)
{
	struct smr_devices all = {.m = {.running = x->ndevices}};
	smr_status st;

	if (x->ndevices == 1) {
		smr_device *d = x->devices;

		x->meeting = &all;
		return smr_walk_function(d, x->module->functions[0], d->args, d->results);
	}
	pthread_mutex_init(&all.m.turn, NULL);
	pthread_cond_init(&all.m.met, NULL);
	x->meeting = &all;
	st = run_threads(x, &all.m);
	pthread_cond_destroy(&all.m.met);
	pthread_mutex_destroy(&all.m.turn);
	x->meeting = NULL;
	return st;
}
