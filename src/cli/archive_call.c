/* samara archive call: one call, or several, of code that goes to a node along with the first. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/fs.h"
#include "cli/archive.h"
#include "net/plane/fabric.h"

enum { CONNECT_MS = 5000, MOST_PAYLOAD = 16 << 20 };

typedef struct caller {
	const smr_archive_request *r;
	uint8_t key[SMR_PLANE_KEY];
	smr_plane *plane;
	smr_peer *peers[SMR_ARCHIVE_MAX_NODES];
	smr_parcel *parcel;
	char *archive, *payload;
	size_t narchive, npayload;
	smr_str answer;
	double first_s, last_s;
} caller;

/* ---- what is sent ------------------------------------------------------------------------------
 */

static smr_status of_hex(const char *hex, char **out, size_t *n)
{
	size_t room = strlen(hex) / 2;

	*out = smr_malloc(room + 1);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a payload");
	if (sodium_hex2bin((unsigned char *)*out, room, hex, strlen(hex), NULL, n,
			   &(const char *){NULL}) != 0 ||
	    2 * *n != strlen(hex))
		return smr_fail(SMR_EINVAL,
				"--payload: \"%.64s\" is no even number of hexadecimal digits",
				hex);
	return SMR_OK;
}

static smr_status read_payload(caller *c)
{
	if (c->r->in != NULL && c->r->payload != NULL)
		return smr_fail(SMR_EINVAL, "--in or --payload, not both");
	if (c->r->payload != NULL)
		return of_hex(c->r->payload, &c->payload, &c->npayload);
	if (c->r->in != NULL)
		SMR_TRY(smr_read_file(c->r->in, &c->payload, &c->npayload));
	return c->npayload <= MOST_PAYLOAD
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s has %zu bytes; a call takes %d at most", c->r->in,
				  c->npayload, MOST_PAYLOAD);
}

/* A node would say so too, but here the file has a name. */
static smr_status read_archive(caller *c)
{
	const char *path = c->r->files[0];
	smr_archive a;
	bool has_main = false;

	SMR_TRY(smr_read_file(path, &c->archive, &c->narchive));
	if (smr_archive_read(c->archive, c->narchive, &a) != SMR_OK)
		return smr_fail(SMR_ECORRUPT, "%s: %s", path, smr_errmsg());
	for (size_t i = 0; i < a.nentries; i++)
		has_main |= strcmp(a.entries[i], "smr_main") == 0;
	if (!has_main)
		return smr_fail(SMR_EINVAL, "%s has no entry smr_main, which calls enter", path);
	if (smr_archive_verify(c->archive, c->narchive) != SMR_OK)
		return smr_fail(SMR_EDENIED, "%s: %s; sign it: samara archive sign %s", path,
				smr_errmsg(), path);
	return SMR_OK;
}

/* ---- the node ----------------------------------------------------------------------------------
 */

static bool is_tcp(const char *address)
{
	return strncmp(address, "unix:", 5) != 0;
}

static smr_status read_key(caller *c)
{
	const char *path = c->r->key != NULL ? c->r->key : getenv("SAMARA_KEY");

	if (!is_tcp(c->r->to[0]))
		return SMR_OK;
	if (path == NULL || *path == '\0')
		return smr_fail(SMR_EINVAL,
				"%s: --key FILE (or SAMARA_KEY) names the connection's key, which "
				"the node was started with",
				c->r->to[0]);
	return smr_plane_key_read(path, c->key);
}

static smr_status connect_all(caller *c)
{
	smr_plane_options o = {.rank = UINT32_MAX, .shared_key = c->key}; /* of no group */

	SMR_TRY(smr_fabric_kind(c->r->to[0], &o.kind));
	SMR_TRY(read_key(c));
	SMR_TRY(smr_plane_open(&o, &c->plane));
	for (int i = 0; i < c->r->nto; i++)
		if (smr_plane_connect(c->plane, c->r->to[i], c->key, CONNECT_MS, &c->peers[i]) !=
		    SMR_OK)
			return smr_fail(SMR_EIO, "%s: %s", c->r->to[i], smr_errmsg());
	return smr_plane_parcel(c->plane, c->archive, c->narchive, &c->parcel);
}

static smr_status call_once(caller *c)
{
	smr_str_clear(&c->answer);
	return smr_peer_call(c->peers[0], c->parcel, c->payload, c->npayload, c->r->ms, &c->answer);
}

static smr_status call(caller *c)
{
	for (long i = 0; i < c->r->repeat; i++) {
		int64_t from = smr_now_ns();

		if (call_once(c) != SMR_OK)
			return smr_fail(SMR_EIO, "%s at %s: %s", c->r->files[0], c->r->to[0],
					smr_errmsg());
		c->last_s = smr_seconds(from, smr_now_ns());
		c->first_s = i == 0 ? c->last_s : c->first_s;
	}
	return SMR_OK;
}

/* ---- what comes back ---------------------------------------------------------------------------
 */

static smr_status print_json(const caller *c, const char *hex)
{
	smr_plane_stats s;
	json_t *all;

	smr_plane_count(c->plane, &s);
	all = json_pack("{s:s,s:s,s:s,s:I,s:I,s:f,s:f,s:I}", "archive", c->r->files[0], "to",
			c->r->to[0], "reply", hex, "bytes", (json_int_t)c->answer.n, "calls",
			(json_int_t)c->r->repeat, "first_s", c->first_s, "last_s", c->last_s,
			"code_sent", (json_int_t)s.code_sent);
	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for JSON");
	json_dumpf(all, stdout, JSON_INDENT(2));
	putchar('\n');
	json_decref(all);
	return SMR_OK;
}

static smr_status tell(const caller *c)
{
	smr_str hex = {0};
	smr_status st;

	if (c->r->out != NULL)
		SMR_TRY(smr_write_file(c->r->out, smr_str_text(&c->answer), c->answer.n,
				       SMR_WRITE_FOR_ALL));
	for (size_t i = 0; i < c->answer.n; i++)
		smr_str_printf(&hex, "%02x", (unsigned char)c->answer.s[i]);
	st = smr_str_status(&hex, "a reply");
	if (st == SMR_OK && c->r->as_json)
		st = print_json(c, smr_str_text(&hex));
	else if (st == SMR_OK && c->r->out == NULL)
		printf("reply %s\n", smr_str_text(&hex));
	smr_str_free(&hex);
	return st;
}

int smr_cli_archive_call(const smr_archive_request *r)
{
	caller c = {.r = r};
	smr_status st = read_archive(&c);

	if (st == SMR_OK)
		st = read_payload(&c);
	if (st == SMR_OK)
		st = connect_all(&c);
	if (st == SMR_OK)
		st = call(&c);
	if (st == SMR_OK)
		st = tell(&c);
	for (int i = 0; i < r->nto; i++)
		smr_peer_release(c.peers[i]);
	smr_plane_close(c.plane);
	smr_free(c.archive);
	smr_free(c.payload);
	smr_str_free(&c.answer);
	return st == SMR_OK ? 0 : smr_cli_fail("archive", "%s", smr_errmsg());
}
