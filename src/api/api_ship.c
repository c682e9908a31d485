/* <samara/ship.h>: connections of a program to nodes, and loaded code. */
#include "api/api_ship.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "net/archive/source.h"
#include "net/rpc/fabric.h"

/* ---- connections ------------------------------------------------------------------------------
 */

static smr_status check_params(const smr_nodes_params *p, smr_nodes **out)
{
	if (out == NULL || p == NULL || p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_nodes_open: parameters, with their struct_size");
	if (p->addresses == NULL || p->naddresses == 0)
		return smr_fail(SMR_EINVAL, "smr_nodes_open: no address");
	for (size_t i = 0; i < p->naddresses; i++)
		if (p->addresses[i] == NULL)
			return smr_fail(SMR_EINVAL, "smr_nodes_open: address %zu is NULL", i);
	if (!(p->timeout_s >= 0) || p->timeout_s > 1e6)
		return smr_fail(SMR_EINVAL, "smr_nodes_open: timeout_s is %g", p->timeout_s);
	return SMR_OK;
}

static smr_status read_key(const smr_nodes_params *p, uint8_t key[SMR_RPC_KEY])
{
	const char *path = p->key != NULL ? p->key : getenv("SAMARA_KEY");

	if (strncmp(p->addresses[0], "unix:", 5) == 0)
		return SMR_OK;
	if (path == NULL || *path == '\0')
		return smr_fail(SMR_EINVAL,
				"%s: a key file (or SAMARA_KEY) names the connection's key, which "
				"the node was started with",
				p->addresses[0]);
	return smr_rpc_key_read(path, key);
}

static smr_status connect_all(smr_nodes *n, const smr_nodes_params *p, const uint8_t *key)
{
	int ms = p->timeout_s > 0 ? (int)ceil(fmin(p->timeout_s, 2e6) * 1e3) : 5000;

	for (; n->n < p->naddresses; n->n++)
		if (smr_rpc_connect(n->plane, p->addresses[n->n], key, ms, &n->peers[n->n]) !=
		    SMR_OK)
			return smr_fail(SMR_EIO, "%s: %s", p->addresses[n->n], smr_errmsg());
	return SMR_OK;
}

static void disconnect_peers(smr_nodes *n)
{
	for (size_t i = 0; i < n->n; i++)
		smr_peer_release(n->peers[i]);
	smr_rpc_close(n->plane);
	smr_free(n);
}

smr_status smr_nodes_open(const smr_nodes_params *p, smr_nodes **out)
{
	uint8_t key[SMR_RPC_KEY] = {0};
	smr_rpc_options o = {.rank = UINT32_MAX, .shared_key = key}; /* not a member of a group */
	smr_nodes *n;
	smr_status st;

	SMR_TRY(check_params(p, out));
	SMR_TRY(smr_fabric_kind(p->addresses[0], &o.kind));
	n = smr_calloc(1, sizeof(*n) + p->naddresses * sizeof(n->peers[0]));
	if (n == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for connections");
	st = read_key(p, key);
	if (st == SMR_OK)
		st = smr_rpc_open(&o, &n->plane);
	if (st == SMR_OK)
		st = connect_all(n, p, key);
	memset(key, 0, sizeof(key));
	if (st == SMR_OK)
		*out = n;
	else
		disconnect_peers(n);
	return st;
}

smr_status smr_nodes_close(smr_nodes *n)
{
	size_t open = n != NULL ? atomic_load(&n->open) : 0;

	if (n == NULL)
		return SMR_OK;
	if (open > 0)
		return smr_fail(SMR_ESTATE, "smr_nodes_close: %zu codes and answers are open",
				open);
	disconnect_peers(n);
	return SMR_OK;
}

int smr_nodes_alive(smr_nodes *n, size_t node)
{
	return n != NULL && node < n->n && smr_peer_alive(n->peers[node]);
}

smr_status smr_nodes_count(smr_nodes *n, smr_nodes_counts *out)
{
	smr_rpc_stats s;

	if (n == NULL || out == NULL || out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_nodes_count: nodes, and a place for the counts");
	smr_rpc_count(n->plane, &s);
	out->bytes_sent = s.bytes_sent;
	out->archives_sent = s.code_sent;
	return SMR_OK;
}

/* ---- code -------------------------------------------------------------------------------------
 */

static bool is_archive(const smr_str *s)
{
	return s->n >= 8 && memcmp(s->s, "SMRARCH1", 8) == 0;
}

static smr_status read_code(const smr_code_params *p, smr_str *out)
{
	char *data = NULL;
	size_t n = 0;

	if (p->path == NULL) {
		smr_str_write(out, p->bytes, p->nbytes);
		return smr_str_status(out, "code");
	}
	SMR_TRY(smr_read_file(p->path, &data, &n));
	smr_str_adopt(out, data, n);
	return SMR_OK;
}

/* Builds an archive of code that is not one yet. */
static smr_status build_code_archive(const smr_code_params *p, smr_str *code)
{
	smr_sources s = {.files = &p->path, .nfiles = 1};
	smr_archive a = {.version = p->version > 0 ? p->version : 1};
	const char *name = p->name != NULL ? p->name : p->path == NULL ? "code" : "";
	smr_str out = {0};
	smr_status st;

	if (strlen(name) >= sizeof(a.name))
		return smr_fail(SMR_EINVAL, "\"%.80s\" is too long for the name of an archive",
				name);
	memcpy(a.name, name, strlen(name));
	st = p->path != NULL ? smr_sources_build(&s, &a, &out)
			     : smr_bytes_build("code", code->s, code->n, &a, &out);
	smr_str_free(code);
	*code = out;
	return st;
}

static smr_status sign_code_archive(const smr_code_params *p, smr_str *code)
{
	smr_secret_key key;
	smr_status st;

	SMR_TRY(p->key != NULL ? smr_key_load(p->key, &key) : smr_key_own(&key));
	st = smr_archive_sign(code, &key);
	smr_key_forget(&key);
	return st;
}

/* A node would refuse a bad archive, too, but later. */
static smr_status check_archive(const smr_str *code)
{
	smr_archive a;

	SMR_TRY(smr_archive_read(code->s, code->n, &a));
	for (size_t i = 0; i < a.nentries; i++)
		if (strcmp(a.entries[i], "smr_main") == 0)
			return smr_archive_verify(code->s, code->n);
	return smr_fail(SMR_EINVAL, "it has no entry smr_main, which calls enter");
}

static smr_status make_archive(const smr_code_params *p, smr_str *code)
{
	bool source = p->path != NULL && smr_is_source(p->path);
	smr_status st;

	if (!source)
		SMR_TRY(read_code(p, code));
	if (source || !is_archive(code)) {
		SMR_TRY(build_code_archive(p, code));
		SMR_TRY(sign_code_archive(p, code));
	}
	st = check_archive(code);
	return st == SMR_OK
		       ? SMR_OK
		       : smr_fail(st, "%s: %s", p->path != NULL ? p->path : "code", smr_errmsg());
}

static smr_status new_loaded(smr_nodes *n, const smr_str *code, smr_loaded **out)
{
	smr_loaded *c = smr_calloc(1, sizeof(*c));
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for code");
	c->nodes = n;
	st = smr_rpc_parcel(n->plane, code->s, code->n, &c->parcel);
	if (st != SMR_OK) {
		smr_free(c);
		return st;
	}
	atomic_fetch_add(&n->open, 1);
	*out = c;
	return SMR_OK;
}

smr_status smr_code_load(smr_nodes *n, const smr_code_params *p, smr_loaded **out)
{
	smr_str code = {0};
	smr_status st;

	if (n == NULL || out == NULL || p == NULL || p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_code_load: nodes, parameters, struct_size");
	if ((p->path == NULL) == (p->bytes == NULL))
		return smr_fail(SMR_EINVAL, "smr_code_load: a path or bytes, one of the two");
	st = make_archive(p, &code);
	if (st == SMR_OK)
		st = new_loaded(n, &code, out);
	smr_str_free(&code);
	return st;
}

smr_status smr_code_unload(smr_loaded *c)
{
	if (c == NULL)
		return SMR_OK;
	if (atomic_load(&c->open) > 0)
		return smr_fail(SMR_ESTATE, "smr_code_unload: %zu of its answers are open",
				(size_t)atomic_load(&c->open));
	atomic_fetch_sub(&c->nodes->open, 1);
	smr_free(c);
	return SMR_OK;
}
