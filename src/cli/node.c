/* samara node: serves codelets of other processes until it is told to stop. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/fs.h"
#include "base/log.h"
#include "cli/cli.h"
#include "cli/node.h"
#include "cli/options.h"
#include "net/plane/fabric.h"

enum {
	MOST_PEERS = SMR_NODE_RANGE_MOST,
	CONNECT_MS = 10000,
	WORKERS = 24,
	GRACE_S = 5,
	SAME_MS = 300
};

typedef struct request {
	const char *file; /* there is none */
	const char *listen, *key, *target, *trust, *data, *group, *isolation;
	long limit_s, grace_s;
	const char *peers[MOST_PEERS];
	int npeers;
} request;

static int told(void)
{
	return smr_cli_fail("node", "%s", smr_errmsg());
}

/* The first one makes the key, the others are given the file. */
static smr_status get_key(const char *path, uint8_t key[SMR_PLANE_KEY])
{
	if (smr_file_exists(path))
		return smr_plane_key_read(path, key);
	smr_plane_key_make(key);
	SMR_TRY(smr_plane_key_write(path, key));
	printf("%s is a new key: those who connect need it too\n", path);
	return SMR_OK;
}

/* What runs in this very process may never end: a second signal, or the time that is given. */
static void *end_at_last(void *grace_s)
{
	const struct timespec grace = {.tv_sec = *(const long *)grace_s};
	sigset_t ends;

	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);

	usleep(SAME_MS * 1000); /* to a group and to its leader: one and the same signal */

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

/* Blocked before there are threads, so that all of them leave these to sigwait(). */
void smr_node_block_ends(void)
{
	sigset_t ends;

	signal(SIGPIPE, SIG_IGN);
	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &ends, NULL);
}

/* Others of the group may be starting too. */
static smr_status join_group(const request *r, smr_plane *p, const uint8_t *key, smr_peer **peers)
{
	for (int i = 0; i < r->npeers; i++) {
		int64_t from = smr_now_ns();
		smr_status st;

		do {
			st = smr_plane_connect(p, r->peers[i], key, CONNECT_MS, &peers[i]);
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
		.trust = r->trust,
		.own = true,
		.workers = w,
		.limit_s = r->limit_s,
		.hold = {.workers = WORKERS, .share_fd = range->fd, .share_size = range->size}};

	return smr_node_end_open(&how, n);
}

static void set_options(const smr_node_end *n, const smr_node_range *range, smr_plane_options *o)
{
	o->serve = smr_node_end_serves(n, &o->ctx);
	o->codes = n->codes;
	if (n->hold != NULL) {
		o->run = smr_hold_run;
		o->run_ctx = n->hold;
	}
	o->data = range->data;
	o->data_size = range->size;
	o->rank = range->rank;
	o->nranks = range->nranks;
}

static smr_status serve(const request *r, const uint8_t *key)
{
	smr_plane_options o = {.shared_key = key};
	smr_workers *workers = NULL;
	smr_plane *plane = NULL;
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
		st = smr_plane_open(&o, &plane);
	if (st == SMR_OK)
		st = smr_plane_listen(plane, r->listen, key, &at);
	if (st == SMR_OK)
		st = join_group(r, plane, key, peers);
	if (st == SMR_OK)
		printf("isolation: %s\n", smr_node_end_isolation(&n));
	if (st == SMR_OK)
		wait_for_the_end(smr_str_text(&at), &r->grace_s);
	smr_hold_stop(n.hold);
	for (int i = 0; i < r->npeers; i++)
		smr_peer_release(peers[i]);
	smr_plane_close(plane);
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
	{"--listen", SMR_CLI_TEXT, .at = offsetof(request, listen)},
	{"--key", SMR_CLI_TEXT, .at = offsetof(request, key)},
	{"--fabric", SMR_CLI_SETTING, .variable = "SAMARA_FABRIC"},
	{"--target", SMR_CLI_TEXT, .at = offsetof(request, target)},
	{"--trust", SMR_CLI_TEXT, .at = offsetof(request, trust)},
	{"--wasm-path", SMR_CLI_SETTING, .variable = "SAMARA_WASM_PATH"},
	{"--data", SMR_CLI_TEXT, .at = offsetof(request, data)},
	{"--group", SMR_CLI_TEXT, .at = offsetof(request, group)},
	{"--isolation", SMR_CLI_TEXT, .at = offsetof(request, isolation)},
	{"--limit", SMR_CLI_NUMBER, .at = offsetof(request, limit_s), .least = 1, .most = 86400},
	{"--grace", SMR_CLI_NUMBER, .at = offsetof(request, grace_s), .least = 1, .most = 86400},
	{"--peer", SMR_CLI_CALL, .take = take_peer,
	 .value = "an address, for as many as a group has"},
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, file)};

static bool joins(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--join") == 0 || strncmp(argv[i], "--join=", 7) == 0)
			return true;
	return false;
}

static int run(int argc, char **argv)
{
	uint8_t key[SMR_PLANE_KEY];
	request r = {.grace_s = GRACE_S};

	if (joins(argc, argv))
		return smr_cli_node_join(argc, argv);
	if (argc > 1 && (strcmp(argv[1], "drain") == 0 || strcmp(argv[1], "resume") == 0 ||
			 strcmp(argv[1], "leave") == 0))
		return smr_cli_node_order(argc, argv);
	if (smr_cli_take(&all_options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_node, "%s", smr_errmsg());
	if (r.file != NULL)
		return smr_cli_usage(&smr_command_node, "what is '%s'?", r.file);
	if (r.listen == NULL)
		return smr_cli_usage(&smr_command_node, "where shall it listen?");
	if (r.key != NULL && get_key(r.key, key) != SMR_OK)
		return told();
	setenv("SAMARA_LOG", "warn", 0); /* a node's stderr is ours: it is its log */
	smr_node_block_ends();
	return serve(&r, r.key != NULL ? key : NULL) == SMR_OK ? 0 : told();
}

const smr_command smr_command_node = {
	.name = "node",
	.args = "--join DIR|TAR [OPTION...] | drain|resume|leave NAME | --listen ADDRESS "
		"[OPTION...]",
	.about = "be a node of a cluster, or serve codelets of other processes",
	.more = "  --join DIR       becomes a node of the cluster with that folder; ends on "
		"SIGTERM\n"
		"       node.tar  the same with what samara cluster export wrote; it is unpacked "
		"into\n"
		"    --state DIR    DIR (~/.local/state/samara/nodes/CLUSTER.NODE)\n"
		"    --name NAME    what it is called (this host)\n"
		"    --slots N      tasks at a time (1)\n"
		"    --fleets A,B   works for these fleets alone (all whose predicate fits)\n"
		"    --grace S      seconds for what is in hand when it leaves (30)\n"
		"  drain NAME       it finishes what it has and takes no more; resume: it does "
		"again\n"
		"  leave NAME       it drains, then ends\n"
		"    --cluster DIR  of which cluster ($SAMARA_CLUSTER)\n"
		"  --target=trust   what is signed by a key of the trust folder runs natively, the "
		"rest as\n"
		"                   WebAssembly; native: all natively; wasm: nothing natively\n"
		"  --wasm-path=core WebAssembly's functions are called; component: a component's\n"
		"  --trust FOLDER   whose code it runs natively (with --join: DIR/trust)\n"
		"  --isolation=jail what others send compiles and runs in confined processes; "
		"none: in "
		"the node\n"
		"  --limit S        seconds of a call of which nothing is predicted (60)\n"
		"  --fabric=tls     other machines are reached by mutual TLS; trusted:IFACE: by "
		"UCX on "
		"the\n"
		"                   interface IFACE, on whose network everyone is trusted\n"
		"  --listen         serves without a cluster:\n"
		"ADDRESS is unix:PATH (this machine and user alone, through shared memory) or\n"
		"tcp:HOST:PORT (port 0: any), which needs a key: 64 hexadecimal digits in a file "
		"that\n"
		"nobody else may read (--key FILE); it is made when it is not there. Your own code "
		"is "
		"trusted;\n"
		"code of others may come along with calls (samara archive call).\n"
		"    --data N|FILE  what shipped code works on: N bytes of zeros (65536), or a "
		"copy of "
		"a file\n"
		"    --group R/N    this is node R of a group of N (0/1), whose code may go from "
		"one to "
		"another\n"
		"    --peer ADDRESS another of the group; each connects to those before it\n"
		"Programs send their codelets here with --via=ucx:unix:PATH, or "
		"with\n"
		"--via=tls:tcp:HOST:PORT and SAMARA_KEY=FILE (or SAMARA_VIA). Ends on SIGTERM or "
		"SIGINT.",
	.run = run,
};
