/* Measures the cost of handing out work: bench_fleet loop | nats DIR. One worker thread group in
 * this process for "loop"; nodes elsewhere for "nats" are not needed: the worker is a thread with a
 * connection of its own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cluster/config/cluster.h"
#include "cluster/dispatch/client.h"
#include "cluster/worker/worker.h"

enum { TURNS = 10, CALLS = 200 /* in each round */, MANY = 20000, AT_ONCE = 512 };

static smr_status echo(void *ctx, const void *request, size_t n, smr_str *reply)
{
	smr_str_write(reply, request, n);
	return smr_str_status(reply, "a reply");
}

static void ok(smr_status st)
{
	if (st != SMR_OK) {
		fprintf(stderr, "bench_fleet: %s\n", smr_errmsg());
		exit(1);
	}
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static const char *straight; /* to this node, or NULL: by the fleet's queue */

static smr_job *submit(smr_client *c, const char *fleet)
{
	static const char request[16] = "sixteen bytes..";
	smr_submission s = {.fleet = fleet,
			    .name = "echo",
			    .node = straight,
			    .request = request,
			    .n = 16,
			    .most = 16};
	smr_job *j;

	ok(smr_client_submit(c, &s, &j));
	return j;
}

static void finish(smr_client *c, smr_job *j)
{
	smr_str reply = {0};
	smr_task_reply a;
	bool done;

	ok(smr_client_wait(c, j, 30000, &done, &a, &reply));
	if (!done || reply.n != 16) {
		fprintf(stderr, "bench_fleet: a task is lost\n");
		exit(1);
	}
	smr_client_drop(c, j);
	smr_str_free(&reply);
}

/* Their times, in order of size; returns the median. */
static double sorted(double *v, size_t n)
{
	qsort(v, n, sizeof(*v), by_size);
	return v[n / 2];
}

static double one_by_one(smr_client *c, const char *fleet, double *took)
{
	for (int i = 0; i < CALLS; i++) {
		int64_t from = smr_now_ns();

		finish(c, submit(c, fleet));
		took[i] = smr_seconds(from, smr_now_ns());
	}
	return sorted(took, CALLS);
}

static double many(smr_client *c, const char *fleet)
{
	static smr_job *jobs[AT_ONCE];
	int64_t from = smr_now_ns();

	for (int i = 0; i < MANY + AT_ONCE; i++) {
		smr_job **j = &jobs[i % AT_ONCE];

		if (*j != NULL)
			finish(c, *j);
		*j = i < MANY ? submit(c, fleet) : NULL;
	}
	return MANY / smr_seconds(from, smr_now_ns());
}

/* Pushing, pulling and acknowledging alone, in one thread. */
static double dispatch(const smr_queue_kind *kind, smr_queue *boss, smr_queue *node)
{
	static const char *const fleet[] = {"bench"};
	int64_t from;
	char id[40];

	ok(kind->make(boss, "bench"));
	from = smr_now_ns();
	for (int i = 0; i < MANY; i++) {
		smr_ticket *t;

		snprintf(id, sizeof(id), "dispatch.%d", i);
		ok(kind->push(boss, "bench", id, id, sizeof(id), NULL));
		ok(kind->pull(node, fleet, 1, 1, 1000, &t));
		ok(kind->ack(node, t));
		kind->drop(node, t);
	}
	return smr_seconds(from, smr_now_ns()) / MANY;
}

static void answer(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_str_write(reply, data, n);
}

/* Measures one request and its answer alone. */
static double requests(const smr_nats_module *m, smr_nats *from, smr_nats *to, double *took)
{
	smr_nats_listener *l;
	smr_str reply = {0};

	ok(m->listen(to, "task.fast-path.raw.>", answer, NULL, &l));
	ok(m->flush(to, 1000));
	for (int i = 0; i < CALLS; i++) {
		int64_t at = smr_now_ns();

		smr_str_clear(&reply);
		ok(m->request(from, "task.fast-path.raw.x", "sixteen bytes..", 16, 1000, &reply));
		took[i] = smr_seconds(at, smr_now_ns());
	}
	m->unlisten(l);
	smr_str_free(&reply);
	return sorted(took, CALLS);
}

/* Measures storing a result on the server, with its confirmation. */
static double stored(const smr_queue_kind *kind, smr_queue *node, const char *run, double *took)
{
	smr_ticket t = {.fleet = "fast-path"};

	for (int i = 0; i < CALLS; i++) {
		int64_t at = smr_now_ns();

		snprintf(t.id, sizeof(t.id), "%s.stored-%d", run, i);
		ok(kind->finish(node, &t, "sixteen bytes..", 16));
		took[i] = smr_seconds(at, smr_now_ns());
	}
	return sorted(took, CALLS);
}

/* Bare requests, tasks by the queue and tasks sent to the node, in turn: a guest's wake-ups take
 * twice as long at one minute as at another. */
static void in_turn(smr_client *c, const char *fleet, const smr_nats_module *m, smr_nats *n[2])
{
	static const char *const by[] = {"", "straight_"};
	static double took[3][TURNS * CALLS], ratio[2][TURNS];

	for (int t = 0; t < TURNS; t++) {
		double raw = m != NULL ? requests(m, n[0], n[1], took[2] + t * CALLS) : 1;

		for (int k = 0; k < 2; k++) {
			straight = k == 0 ? NULL : "bench";
			ratio[k][t] = one_by_one(c, fleet, took[k] + t * CALLS) / raw;
		}
	}
	if (m != NULL)
		printf("raw_s %.9f\n", sorted(took[2], TURNS * CALLS));
	for (int k = 0; k < 2; k++) {
		printf("%sp50_s %.9f\n", by[k], sorted(took[k], TURNS * CALLS));
		printf("%sp99_s %.9f\n", by[k], took[k][TURNS * CALLS * 99 / 100]);
		if (m != NULL)
			printf("%sratio %.3f\n", by[k], sorted(ratio[k], TURNS));
		straight = k == 0 ? NULL : "bench";
		printf("%sper_s %.1f\n", by[k], many(c, fleet));
	}
}

int main(int argc, char **argv)
{
	static const smr_blob_route ways[] = {{.transport = "local"}, {.transport = NULL}};
	static double took[CALLS];
	const char *fleet = "fast-path", *run = "bench";
	const smr_queue_kind *kind = &smr_queue_loop;
	const smr_nats_module *m = NULL;
	smr_queue_params boss_p = {0}, node_p = {.node = "bench"};
	smr_worker_fleet f = {.name = fleet};
	smr_queue *boss, *node;
	smr_worker *w;
	smr_client *c;
	smr_nats *n[2];
	char name[40];

	if (argc == 3) {
		smr_cluster *cluster;

		ok(smr_cluster_open(argv[2], &cluster));
		ok(smr_cluster_connect(cluster, SMR_ROLE_ORCHESTRATOR, false, &m, &n[0]));
		ok(smr_cluster_connect(cluster, fleet, false, &m, &n[1]));
		boss_p.connection = n[0];
		node_p.connection = n[1];
		kind = m->queue;
	}
	snprintf(name, sizeof(name), "%s%lld", run, (long long)smr_now_ns());
	ok(kind->open("bench", &boss_p, &boss));
	ok(kind->open("bench", &node_p, &node));
	ok(kind->make(boss, fleet));
	if (m != NULL) {
		printf("stored_s %.9f\n", stored(kind, node, name, took));
	} else {
		printf("dispatch_s %.9f\n", dispatch(kind, boss, node));
	}
	ok(smr_client_open(kind, boss, name, ways, &c));
	f.queue = node;
	ok(smr_worker_start(&(smr_worker_params){.kind = kind,
						 .node = "bench",
						 .fleets = &f,
						 .nfleets = 1,
						 .slots = 8,
						 .serve = echo},
			    &w));
	one_by_one(c, fleet, took);
	in_turn(c, fleet, m, n);
	smr_worker_stop(w);
	smr_client_close(c);
	return 0;
}
