/* samara archive try: one call of shipped code in this process, which acts as the only node. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"
#include "cli/archive/archive.h"
#include "cli/archive/archive_fields.h"
#include "cli/json.h"
#include "net/archive/code.h"

enum { DATA_BYTES = 64 << 10, MAX_PAYLOAD = 64 << 10 };

typedef struct trial {
	smr_str reply; /* hexadecimal */
	bool replied;
} trial;

static int append_reply(void *call, const void *answer, size_t n)
{
	trial *t = call;

	t->replied = true;
	for (size_t i = 0; i < n; i++)
		smr_str_printf(&t->reply, "%02x", ((const unsigned char *)answer)[i]);
	return SMR_CODE_OK;
}

static int refuse_remote_call(const char *what)
{
	(void)smr_cli_fail("archive", "%s: there is no other node here", what);
	return SMR_CODE_EGONE;
}

static int refuse_forward(void *call, smr_code *self, uint32_t rank, const void *payload, size_t n)
{
	return refuse_remote_call("smr_forward");
}

static int refuse_spawn(void *call, const uint8_t *hash, uint32_t rank, const void *payload,
			size_t n)
{
	return refuse_remote_call("smr_spawn");
}

static int refuse_get(void *call, smr_code *self, uint32_t rank, uint64_t offset, size_t n,
		      const void *payload, size_t payload_n)
{
	return refuse_remote_call("smr_get");
}

static int refuse_put(void *call, uint32_t rank, uint64_t offset, const void *from, size_t n)
{
	return refuse_remote_call("smr_put");
}

static const smr_code_ops ops = {append_reply, refuse_forward, refuse_spawn, refuse_get,
				 refuse_put};

static smr_status call_entry(smr_code *c, const char *hex, trial *t)
{
	_Alignas(64) static char data[DATA_BYTES];
	_Alignas(8) static uint8_t payload[MAX_PAYLOAD];
	static const uint64_t sizes[] = {sizeof(data)};
	const smr_code_place place = {.nranks = 1,
				      .data = data,
				      .data_size = sizeof(data),
				      .sizes = sizes,
				      .max_payload = MAX_PAYLOAD,
				      .ops = &ops};
	size_t n = 0;

	if (hex != NULL && sodium_hex2bin(payload, sizeof(payload), hex, strlen(hex), NULL, &n,
					  &(const char *){NULL}) != 0)
		n = 0;
	if (hex != NULL && 2 * n != strlen(hex))
		return smr_fail(SMR_EINVAL,
				"--payload: \"%.64s\" is no even number of hexadecimal "
				"digits, or more than %d",
				hex, 2 * MAX_PAYLOAD);
	return smr_code_run(c, &place, t, 1, payload, n, 0);
}

static const char *code_origin(smr_codes *codes)
{
	smr_codes_stats s;

	smr_codes_count(codes, &s);
	return s.compiled > 0 ? "compiled" : s.from_cache > 0 ? "from the cache" : "an object";
}

static smr_status print_trial(const smr_archive_trial *t, bool as_json)
{
	if (as_json)
		return smr_cli_put_fields_digits(&smr_archive_trial_fields, t, 0, stdout);
	printf("%s%s\n%s, signed by %s: %s, installed in %.3f ms, ran for %.6f ms\n",
	       t->reply != NULL ? "reply " : "no reply", t->reply != NULL ? t->reply : "", t->name,
	       t->signer, t->from, t->install_s * 1e3, t->call_s * 1e3);
	return SMR_OK;
}

static smr_status try_bytes(const smr_archive_request *r, smr_trust *trust, const char *data,
			    size_t n)
{
	trial t = {.replied = false};
	smr_codes *codes;
	smr_code *c;
	smr_status st;
	int64_t begin, between, end;

	SMR_TRY(smr_codes_open(trust, NULL, &codes));
	begin = smr_now_ns();
	st = smr_code_install(codes, data, n, NULL, &c);
	between = smr_now_ns();
	if (st == SMR_OK) {
		st = call_entry(c, r->payload, &t);
		end = smr_now_ns();
		if (st == SMR_OK)
			st = print_trial(
				&(smr_archive_trial){.name = smr_code_name(c),
						     .signer = smr_code_signer(c),
						     .reply = t.replied ? smr_str_text(&t.reply)
									: NULL,
						     .from = code_origin(codes),
						     .install_s = smr_seconds(begin, between),
						     .call_s = smr_seconds(between, end)},
				r->as_json);
		smr_code_release(c);
	}
	smr_str_free(&t.reply);
	smr_codes_close(codes);
	return st;
}

int smr_cli_archive_try(const smr_archive_request *r)
{
	smr_trust *trust = NULL;
	char *data = NULL;
	size_t n;
	smr_status st = smr_read_file(r->files[0], &data, &n);

	if (st == SMR_OK)
		st = smr_trust_open(r->trust, &trust);
	if (st == SMR_OK)
		st = try_bytes(r, trust, data, n);
	smr_trust_close(trust);
	smr_free(data);
	return st == SMR_OK ? 0 : smr_cli_fail("archive", "%s: %s", r->files[0], smr_errmsg());
}
