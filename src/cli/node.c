/* samara node: serves codelets of other processes until it is told to stop. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/node.h"
#include "cli/options.h"
#include "net/plane/fabric.h"

enum { MOST_PEERS = SMR_NODE_RANGE_MOST, CONNECT_MS = 10000 };

typedef struct request {
	const char *file; /* there is none */
	const char *listen, *key, *target, *trust, *data, *group;
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

static void wait_for_the_end(const char *at)
{
	sigset_t ends;
	int which;

	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);
	printf("serves at %s\n", at);
	fflush(stdout);
	while (sigwait(&ends, &which) == EINTR)
		;
}

/* Blocked before there are threads, so that all of them leave these to sigwait(). */
static void block_ends(void)
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

static smr_status serve(const request *r, const uint8_t *key)
{
	smr_plane_options o = {.serve = smr_agent_serve, .shared_key = key};
	smr_workers *workers = NULL;
	smr_plane *plane = NULL;
	smr_peer *peers[MOST_PEERS] = {NULL};
	smr_node_end n = {0};
	smr_node_range own = {.nranks = 1};
	smr_str at = {0};
	smr_status st = smr_node_range_make(r->data, r->group, &own);

	if (st == SMR_OK)
		st = smr_fabric_kind(r->listen, &o.kind);
	if (st == SMR_OK)
		st = smr_workers_new(0, &workers);

	if (st == SMR_OK)
		st = smr_node_end_open(r->target, r->trust, true, workers, &n);
	o.ctx = n.agent;
	o.codes = n.codes;
	o.data = own.data;
	o.data_size = own.size;
	o.rank = own.rank;
	o.nranks = own.nranks;
	if (st == SMR_OK)
		st = smr_plane_open(&o, &plane);
	if (st == SMR_OK)
		st = smr_plane_listen(plane, r->listen, key, &at);
	if (st == SMR_OK)
		st = join_group(r, plane, key, peers);
	if (st == SMR_OK)
		wait_for_the_end(smr_str_text(&at));
	for (int i = 0; i < r->npeers; i++)
		smr_peer_release(peers[i]);
	smr_plane_close(plane);
	smr_free(own.data);
	smr_str_free(&at);
	smr_node_end_close(&n);
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
	request r = {0};

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
	block_ends();
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
