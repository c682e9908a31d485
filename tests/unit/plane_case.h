/** @file What tests of shipped calls share: examples/ship as signed archives, and groups of nodes.
 */
#ifndef SMR_TESTS_PLANE_CASE_H
#define SMR_TESTS_PLANE_CASE_H
#include <stdio.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "net/rpc/internal.h"
#include "ship_case.h"

#ifndef CASE_WORDS
#define CASE_WORDS 4096 /* of each node's range */
#endif
enum { CASE_NODES = 4 };

typedef struct case_node {
	smr_trust *trust;
	smr_codes *codes;
	smr_rpc *plane;
	uint64_t *data;
	smr_str at;
	smr_peer *to[CASE_NODES]; /* those of lower rank */
} case_node;

typedef struct case_group {
	smr_rpc_kind kind;
	uint32_t n;
	case_node node[CASE_NODES];
	smr_rpc *client;
	smr_peer *to[CASE_NODES];
	uint8_t key[SMR_RPC_KEY];
	bool unsealed;
	uint32_t rights; /* 0: all */
	uint32_t hops;   /* 0: as usual */
} case_group;

static smr_secret_key case_key;

static inline void must(smr_status st)
{
	if (st != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

/* C to bitcode as `samara archive build` has it made; free() it. */
static inline void *case_compile(const char *source, size_t *n)
{
	char command[600], out[64];
	char *bytes, *copy;

	snprintf(out, sizeof(out), "/tmp/plane-case-%d.bc", (int)getpid());
	snprintf(command, sizeof(command),
		 "clang-19 -O1 -ffreestanding -fno-vectorize -fno-slp-vectorize -Iinclude "
		 "-emit-llvm -c %s -o %s",
		 source, out);
	assert_int_equal(system(command), 0);
	must(smr_read_file(out, &bytes, n));
	unlink(out);
	copy = malloc(*n);
	memcpy(copy, bytes, *n);
	smr_free(bytes);
	return copy;
}

static inline smr_str case_archive(const char *name, const char *source)
{
	smr_archive a = ship_plain(name);
	smr_str bytes;
	size_t n;
	void *bc = case_compile(source, &n);

	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	bytes = ship_signed(&a, &case_key);
	free(bc);
	return bytes;
}

static inline void case_open_node(case_group *g, uint32_t rank)
{
	smr_codes_options store = {.no_cache = true};
	case_node *c = &g->node[rank];
	smr_rpc_options o = {.kind = g->kind,
			     .rank = rank,
			     .nranks = g->n,
			     .data_size = 8 * CASE_WORDS,
			     .hops = g->hops,
			     .unsealed = g->unsealed,
			     .shared_key = g->key};
	char address[100];

	must(smr_trust_open(NULL, &c->trust));
	must(smr_trust_add(c->trust, "tester", case_key.public_key,
			   g->rights != 0 ? g->rights : SMR_MAY_ALL, 0, 0));
	must(smr_codes_open(c->trust, &store, &c->codes));
	c->data = smr_aligned_alloc(64, 8 * CASE_WORDS);
	memset(c->data, 0, 8 * CASE_WORDS);
	o.codes = c->codes;
	o.data = c->data;
	must(smr_rpc_open(&o, &c->plane));
	snprintf(address, sizeof(address), "unix:/tmp/plane-case-%d-%u", (int)getpid(), rank);
	must(smr_rpc_listen(c->plane,
			    g->kind != SMR_RPC_SHARED_MEMORY ? "tcp:127.0.0.1:0" : address, g->key,
			    &c->at));
	for (uint32_t i = 0; i < rank; i++)
		must(smr_rpc_connect(c->plane, smr_str_text(&g->node[i].at), g->key, 5000,
				     &c->to[i]));
}

static inline void case_open(case_group *g, smr_rpc_kind kind, uint32_t n)
{
	smr_rpc_options o = {.kind = kind,
			     .rank = n,
			     .nranks = n,
			     .unsealed = g->unsealed,
			     .shared_key = g->key};

	if (kind == SMR_RPC_TCP)
		unit_needs_interfaces();
	/* the remains of a failed test stay where they are */
	*g = (case_group){.kind = kind,
			  .n = n,
			  .unsealed = g->unsealed,
			  .rights = g->rights,
			  .hops = g->hops};
	smr_rpc_key_make(g->key);
	for (uint32_t i = 0; i < n; i++)
		case_open_node(g, i);
	must(smr_rpc_open(&o, &g->client));
	for (uint32_t i = 0; i < n; i++)
		must(smr_rpc_connect(g->client, smr_str_text(&g->node[i].at), g->key, 5000,
				     &g->to[i]));
	for (uint32_t i = 0; i < n;
	     i++) /* those who were connected to learn of it a little later */
		while (smr_rpc_members(g->node[i].plane) < n - 1)
			usleep(1000);
}

static inline void case_close_node(case_node *c)
{
	for (uint32_t i = 0; i < CASE_NODES; i++) {
		smr_peer_release(c->to[i]);
		c->to[i] = NULL;
	}
	smr_rpc_close(c->plane);
	smr_codes_close(c->codes);
	smr_trust_close(c->trust);
	smr_free(c->data);
	smr_str_free(&c->at);
	*c = (case_node){0};
}

static inline void case_close(case_group *g)
{
	for (uint32_t i = 0; i < g->n; i++)
		smr_peer_release(g->to[i]);
	smr_rpc_close(g->client);
	for (uint32_t i = 0; i < g->n; i++)
		case_close_node(&g->node[i]);
}
#endif
