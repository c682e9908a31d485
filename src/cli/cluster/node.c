/* samara node: serves codelets of other processes until a signal stops it. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "back/wasm/wasmtime.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cli/cli.h"
#include "cli/cluster/node.h"
#include "cli/options.h"
#include "net/rpc/fabric.h"

enum {
	MOST_PEERS = SMR_NODE_RANGE_MOST,
	CONNECT_MS = 10000,
	WORKERS = 24,
	GRACE_S = 5,
	SAME_MS = 300
};

typedef struct request {
	const char *file; /* the command takes no file */
	const char *listen, *key, *target, *trust, *data, *group, *isolation, *device, *fabric,
		*wasm;
	long limit_s, grace_s;
	const char *peers[MOST_PEERS];
	int npeers;
} request;

static int report_node_failure(void)
{
	return smr_cli_fail("node", "%s", smr_errmsg());
}

/* The first process makes the key; the others read it from the file. */
static smr_status get_key(const char *path, uint8_t key[SMR_RPC_KEY])
{
	if (smr_file_exists(path))
		return smr_rpc_key_read(path, key);
	smr_rpc_key_make(key);
	SMR_TRY(smr_rpc_key_write(path, key));
	printf("%s is a new key: those who connect need it too\n", path);
	return SMR_OK;
}

/* Forces the end: a call in this process may never return. Ends at a second signal, or after the
 * grace period. */
static void *end_at_last(void *grace_s)
{
	const struct timespec grace = {.tv_sec = *(const long *)grace_s};
	sigset_t ends;

	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);

	usleep(SAME_MS * 1000); /* a signal may arrive twice, for the process group and for its
				   leader */

	int which = sigtimedwait(&ends, NULL, &grace);

	smr_log_line(SMR_LOG_WARN, "node: it ends with calls in hand");
	_exit(which > 0 ? 128 + which : 1);
}

static void wait_for_the_end(const char *at, const long *grace_s)
{
	sigset_t ends;
	pthread_t last;
	int which;

	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);
	printf("serves at %s\n", at);
	fflush(stdout);
	while (sigwait(&ends, &which) == EINTR)
		;
	if (pthread_create(&last, NULL, end_at_last, (void *)(uintptr_t)grace_s) == 0)
		pthread_detach(last);
}

/* Must run before threads are created, so that the signals are blocked in all of them and left to
 * sigwait(). */
void smr_node_block_ends(void)
{
	sigset_t ends;

	signal(SIGPIPE, SIG_IGN);
	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &ends, NULL);
}

/* Other members of the group may be starting, too. */
static smr_status join_group(const request *r, smr_rpc *p, const uint8_t *key, smr_peer **peers)
{
	for (int i = 0; i < r->npeers; i++) {
		int64_t from = smr_now_ns();
		smr_status st;

		do {
			st = smr_rpc_connect(p, r->peers[i], key, CONNECT_MS, &peers[i]);
			if (st != SMR_OK)
				usleep(100000);
		} while (st != SMR_OK && smr_seconds(from, smr_now_ns()) * 1000 < CONNECT_MS);
		if (st != SMR_OK)
			return smr_fail(st, "--peer %s: %s", r->peers[i], smr_errmsg());
	}
	return SMR_OK;
}

static smr_status open_end(const request *r, const smr_workers *w, const smr_node_range *range,
			   smr_node_end *n)
{
	smr_node_how how = {
		.target = r->target,
		.isolation = r->isolation,
		.device = r->device,
		.trust = r->trust,
		.own = true,
		.workers = w,
		.limit_s = r->limit_s,
		.hold = {.workers = WORKERS, .share_fd = range->fd, .share_size = range->size}};

	return smr_node_end_open(&how, n);
}

static void set_options(const smr_node_end *n, const smr_node_range *range, smr_rpc_options *o)
{
	o->serve = smr_node_end_serves(n, &o->ctx);
	o->codes = n->codes;
	if (n->hold != NULL) {
		o->run = smr_isolation_run;
		o->run_ctx = n->hold;
	}
	o->data = range->data;
	o->data_size = range->size;
	o->rank = range->rank;
	o->nranks = range->nranks;
}

static smr_status serve_calls(const request *r, const uint8_t *key)
{
	smr_rpc_options o = {.shared_key = key};
	smr_workers *workers = NULL;
	smr_rpc *plane = NULL;
	smr_peer *peers[MOST_PEERS] = {NULL};
	smr_node_end n = {0};
	smr_node_range own = {.nranks = 1, .fd = -1};
	smr_str at = {0};
	smr_status st = smr_node_range_make(r->data, r->group, &own);

	if (st == SMR_OK)
		st = smr_fabric_kind(r->listen, &o.kind);
	if (st == SMR_OK)
		st = smr_workers_new(0, &workers);
	if (st == SMR_OK)
		st = open_end(r, workers, &own, &n);
	set_options(&n, &own, &o);
	if (st == SMR_OK)
		st = smr_rpc_open(&o, &plane);
	if (st == SMR_OK)
		st = smr_rpc_listen(plane, r->listen, key, &at);
	if (st == SMR_OK)
		st = join_group(r, plane, key, peers);
	if (st == SMR_OK)
		printf("isolation: %s\n", smr_node_end_isolation(&n));
	if (st == SMR_OK)
		wait_for_the_end(smr_str_text(&at), &r->grace_s);
	smr_isolation_stop(n.hold);
	for (int i = 0; i < r->npeers; i++)
		smr_peer_release(peers[i]);
	smr_rpc_close(plane);
	smr_node_end_close(&n);
	smr_node_range_free(&own);
	smr_str_free(&at);
	smr_workers_free(workers);
	return st;
}

static bool take_peer(void *to, char *address)
{
	request *r = to;

	if (r->npeers == MOST_PEERS)
		return false;
	r->peers[r->npeers++] = address;
	return true;
}

static const smr_cli_option options[] = {
	{"--listen", SMR_CLI_TEXT, .at = offsetof(request, listen), .metavar = "ADDRESS",
	 .help = "Where it listens: unix:PATH (this machine and user alone, through shared memory) "
		 "or tcp:HOST:PORT (port 0: any), which needs a key."},
	{"--key", SMR_CLI_TEXT, .at = offsetof(request, key), .metavar = "FILE",
	 .help = "The key of tcp: 64 hexadecimal digits in a file that no other user may read. It "
		 "is made when it is not there."},
	{"--peer", SMR_CLI_CALL, .take = take_peer, .metavar = "ADDRESS",
	 .value = "an address, for as many as a group has", .repeats = true,
	 .help = "Another node of the group. Each connects to those before it."},
	{"--group", SMR_CLI_TEXT, .at = offsetof(request, group), .metavar = "R/N",
	 .initial = "0/1",
	 .help = "This is node R of a group of N, whose code may go from one to another."},
	{"--data", SMR_CLI_TEXT, .at = offsetof(request, data), .metavar = "N|FILE",
	 .initial = "65536",
	 .help = "The data of shipped code: N bytes of zeros, or a copy of a file."},
	SMR_NODE_ROWS(request),
	{"--grace", SMR_CLI_NUMBER, .at = offsetof(request, grace_s), .least = 1, .most = 86400,
	 .metavar = "SECONDS", .initial = "5",
	 .help = "Time for running calls to finish when the node is stopped."},
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options), .bare = true};

static bool has_join_option(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--join") == 0 || strncmp(argv[i], "--join=", 7) == 0)
			return true;
	return false;
}

static int run_here(int argc, char **argv)
{
	uint8_t key[SMR_RPC_KEY];
	request r = {.grace_s = GRACE_S};

	if (has_join_option(argc, argv))
		return smr_cli_node_join(argc, argv);
	if (smr_cli_take(&all_options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_node, "%s", smr_errmsg());
	if (r.listen == NULL)
		return smr_cli_usage(&smr_command_node, "where shall it listen?");
	if (r.key != NULL && get_key(r.key, key) != SMR_OK)
		return report_node_failure();
	smr_node_settle(r.fabric, r.wasm);
	smr_node_block_ends();
	return serve_calls(&r, r.key != NULL ? key : NULL) == SMR_OK ? 0 : report_node_failure();
}

/* The log of a node goes to stderr. */
void smr_node_settle(const char *fabric, const char *wasm)
{
	smr_log_usually(SMR_LOG_WARN);
	if (fabric != NULL)
		smr_fabric_choose(fabric);
	if (wasm != NULL)
		smr_wasm_choose(wasm);
}

static const smr_cli_form forms[] = {
	{.operands = "--join DIR|TAR",
	 .about = "Become a node of a cluster, until SIGTERM.",
	 .options = &smr_node_join_options,
	 .run = run_here},
	{.verb = "drain",
	 .operands = "NAME",
	 .about = "Tell the node NAME to finish what it has and to take no more.",
	 .options = &smr_node_order_options,
	 .run = smr_cli_node_order},
	{.verb = "resume",
	 .operands = "NAME",
	 .about = "Tell it to take work again.",
	 .options = &smr_node_order_options,
	 .run = smr_cli_node_order},
	{.verb = "leave",
	 .operands = "NAME",
	 .about = "Tell it to drain, then to end.",
	 .options = &smr_node_order_options,
	 .run = smr_cli_node_order},
	{.operands = "--listen ADDRESS",
	 .about = "Serve without a cluster, until SIGTERM or SIGINT.",
	 .options = &all_options,
	 .run = run_here},
};

static int run_node_command(int argc, char **argv)
{
	return smr_cli_run_verb(&smr_command_node, argc, argv);
}

const smr_command smr_command_node = {
	.name = "node",
	.about = "be a node of a cluster, or serve codelets of other processes",
	SMR_CLI_FORMS(forms),
	.text = "A node runs codelets of other processes. Programs reach a node of a cluster by "
		"`samara run --cluster DIR`, and one that listens by `--via=ucx:unix:PATH`, or by "
		"`--via=tls:tcp:HOST:PORT` with SAMARA_KEY=FILE. A node trusts your own code; code "
		"of others may come along with calls (`samara archive call`).",
	.run = run_node_command,
};
