/** @file A cluster in a folder under /tmp, with its server, for one test. The server dies with the
 * test, however that ends. */
#ifndef SMR_TESTS_CLUSTER_CASE_H
#define SMR_TESTS_CLUSTER_CASE_H
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "cluster/config/cluster.h"
#include "unit.h"

typedef struct cluster_case {
	char dir[64];
	smr_cluster *c;
	const smr_nats_module *m;
} cluster_case;

static inline int cluster_remove(const char *path, const struct stat *st, int kind, struct FTW *f)
{
	return remove(path);
}

static inline void cluster_ok(smr_status st)
{
	if (st != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

/** Whether this machine has what a cluster needs; smr_errmsg() says what is missing. */
static inline bool cluster_possible(void)
{
	const smr_nats_module *m;
	char *server;

	if (smr_nats_open(&m) != SMR_OK || smr_cluster_server(&server) != SMR_OK)
		return false;
	smr_free(server);
	return true;
}

/** Made, but not up. */
static inline int cluster_make(void **state)
{
	static cluster_case k;

	k = (cluster_case){.c = NULL};
	snprintf(k.dir, sizeof(k.dir), "/tmp/samara-test-XXXXXX");
	assert_non_null(mkdtemp(k.dir));
	cluster_ok(smr_nats_open(&k.m));
	cluster_ok(smr_cluster_init(k.dir, &(smr_cluster_options){.name = NULL}));
	cluster_ok(smr_cluster_open(k.dir, &k.c));
	*state = &k;
	return 0;
}

static inline int cluster_start(void **state)
{
	cluster_make(state);
	cluster_ok(smr_cluster_up(((cluster_case *)*state)->c, SMR_UP_WITH_THREAD));
	return 0;
}

static inline int cluster_end(void **state)
{
	cluster_case *k = *state;

	if (smr_cluster_pid(k->c) != 0)
		cluster_ok(smr_cluster_down(k->c, false));
	smr_cluster_close(k->c);
	return nftw(k->dir, cluster_remove, 16, FTW_DEPTH | FTW_PHYS);
}

static inline smr_nats *cluster_join(const cluster_case *k, const char *role)
{
	const smr_nats_module *m;
	smr_nats *n = NULL;

	cluster_ok(smr_cluster_connect(k->c, role, false, &m, &n));
	return n;
}
#endif
