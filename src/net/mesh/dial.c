/* Connects the processes of a mesh. */
#include "base/status.h"
#include "base/thread/clock.h"
#include "net/mesh/internal.h"

enum { LOOK_NS = 5 * 1000 * 1000 };

static smr_status dial(smr_mesh *m, uint32_t number)
{
	mesh_peer *p = &m->peers[number];
	mesh_user *u = smr_mesh_add_user(m, NULL, p);
	struct sockaddr_storage at;
	char err[160] = "";

	if (u == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a connection");
	SMR_TRY(smr_mesh_read_address(p->member.address, &at));
	if (m->port_of->connect(m->port, &at, p->member.key, u, &p->end, err, sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "process %u at %s: %s", number, p->member.address, err);
	u->end = p->end;
	return SMR_OK;
}

static int is_complete(void *arg)
{
	smr_mesh *m = arg;
	bool all_joined = true;

	for (uint32_t i = 0; i < m->n; i++) {
		if (i < m->self)
			smr_mesh_greet(m, &m->peers[i]);
		all_joined &= i == m->self || m->peers[i].joined;
		if (m->peers[i].gone)
			return 1;
	}
	return all_joined;
}

/* The port does not tell when a connection is open. */
static void wait_for_all(smr_mesh *m, int64_t ns)
{
	int64_t until = smr_now_ns() + ns;

	while (!m->port_of->wait(m->port, is_complete, m, LOOK_NS) && smr_now_ns() < until)
		;
}

static smr_status report_missing(const smr_mesh *m)
{
	for (uint32_t i = 0; i < m->n; i++) {
		const mesh_peer *p = &m->peers[i];

		if (i != m->self && (p->gone || !p->joined))
			return smr_fail(SMR_EIO, "process %u at %s cannot be reached: %s", i,
					p->member.address,
					p->gone ? p->why : "it did not connect in time");
	}
	return SMR_OK;
}

smr_status smr_mesh_dial(smr_mesh *m, int64_t ns)
{
	smr_status st = SMR_OK;

	smr_mesh_lock(m);
	for (uint32_t i = 0; st == SMR_OK && i < m->self; i++)
		st = dial(m, i);
	if (st == SMR_OK) {
		wait_for_all(m, ns);
		st = report_missing(m);
	}
	smr_mesh_unlock(m);
	return st;
}
