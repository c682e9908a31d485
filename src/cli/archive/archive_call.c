/* samara archive call: one or several calls of code, which is sent to the node with the first
 * call. */
#include <samara/ship.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"
#include "cli/archive/archive.h"
#include "cli/archive/archive_fields.h"
#include "cli/json.h"

enum { MOST_PAYLOAD = 16 << 20 };

typedef struct caller {
	const smr_archive_request *r;
	smr_nodes *nodes;
	smr_loaded *code;
	smr_pending *pending; /* of the last call */
	char *payload;
	size_t npayload, nanswer;
	const void *answer; /* of the last call, owned by `pending` */
	double first_s, last_s;
} caller;

/* ---- payload --------------------------------------------------------------------------------- */

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

/* ---- the node ----------------------------------------------------------------------------------
 */

static smr_status connect_all(caller *c)
{
	smr_nodes_params p = SMR_INIT(smr_nodes_params);

	p.addresses = c->r->to;
	p.naddresses = (size_t)c->r->nto;
	p.key = c->r->key;
	return smr_nodes_open(&p, &c->nodes);
}

static smr_status load_archive(caller *c)
{
	smr_code_params p = SMR_INIT(smr_code_params);

	smr_status st;

	p.path = c->r->files[0];
	st = smr_code_load(c->nodes, &p, &c->code);
	return st == SMR_EDENIED
		       ? smr_fail(st, "%s; sign it: samara archive sign %s", smr_errmsg(), p.path)
		       : st;
}

static smr_status call_once(caller *c)
{
	smr_status st;

	smr_pending_close(c->pending);
	c->pending = NULL;
	SMR_TRY(smr_code_call(c->code, 0, c->payload, c->npayload, &c->pending));
	st = smr_pending_wait(c->pending, c->r->ms / 1e3, &c->answer, &c->nanswer);
	return st == SMR_ESTATE ? smr_fail(SMR_EIO, "no answer in time") : st;
}

static smr_status call_repeatedly(caller *c)
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

/* ---- answer ---------------------------------------------------------------------------------- */

static smr_status print_json(const caller *c, const char *hex)
{
	smr_nodes_counts s = SMR_INIT(smr_nodes_counts);

	SMR_TRY(smr_nodes_count(c->nodes, &s));
	return smr_cli_put_fields_digits(&smr_archive_called_fields,
					 &(smr_archive_called){.archive = c->r->files[0],
							       .to = c->r->to[0],
							       .reply = hex,
							       .bytes = c->nanswer,
							       .calls = (uint64_t)c->r->repeat,
							       .code_sent = s.archives_sent,
							       .first_s = c->first_s,
							       .last_s = c->last_s},
					 0, stdout);
}

static smr_status write_reply(const caller *c)
{
	smr_str hex = {0};
	smr_status st;

	if (c->r->out != NULL)
		SMR_TRY(smr_write_file(c->r->out, c->answer, c->nanswer, SMR_WRITE_FOR_ALL));
	for (size_t i = 0; i < c->nanswer; i++)
		smr_str_printf(&hex, "%02x", ((const unsigned char *)c->answer)[i]);
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
	smr_status st = read_payload(&c);

	if (st == SMR_OK)
		st = connect_all(&c);
	if (st == SMR_OK)
		st = load_archive(&c);
	if (st == SMR_OK)
		st = call_repeatedly(&c);
	if (st == SMR_OK)
		st = write_reply(&c);
	smr_pending_close(c.pending);
	(void)smr_code_unload(c.code);
	(void)smr_nodes_close(c.nodes);
	smr_free(c.payload);
	return st == SMR_OK ? 0 : smr_cli_fail("archive", "%s", smr_errmsg());
}
