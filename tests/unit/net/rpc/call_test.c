/* Code is sent to other nodes and runs there: later calls use its handle; lost code is sent again;
 * code forwards itself, spawns other code, reads and writes memory, and is refused anything
 * else. */
#include "net/rpc/fastpath.h"
#include "plane_case.h"
#include "unit_log.h"

typedef struct increment {
	uint64_t by, answer;
} increment;

typedef struct chase {
	uint64_t at, steps;
} chase;

static case_group g;
static smr_str increments, chases, dots;

static smr_rpc_packet *parcel_of(const smr_str *archive)
{
	smr_rpc_packet *k;

	must(smr_rpc_parcel(g.client, archive->s, archive->n, &k));
	return k;
}

static uint64_t number(const smr_str *s)
{
	uint64_t x = 0;

	assert_int_equal(s->n, sizeof(x));
	memcpy(&x, s->s, sizeof(x));
	return x;
}

static uint64_t add(uint32_t node, smr_rpc_packet *k, uint64_t by)
{
	increment i = {by, 1};
	smr_str answer = {0};
	uint64_t sum;

	must(smr_peer_call(g.to[node], k, &i, sizeof(i), 10000, &answer));
	sum = number(&answer);
	smr_str_free(&answer);
	return sum;
}

static smr_rpc_stats stats_of(smr_rpc *p)
{
	smr_rpc_stats s;

	smr_rpc_count(p, &s);
	return s;
}

static void increments_count(smr_rpc_kind kind)
{
	smr_rpc_stats before, after;
	smr_rpc_packet *k;

	case_open(&g, kind, 1);
	k = parcel_of(&increments);
	for (uint64_t i = 1; i <= 100; i++)
		assert_int_equal(add(0, k, 2), 2 * i);
	before = stats_of(g.client);
	for (uint64_t i = 101; i <= 200; i++)
		assert_int_equal(add(0, k, 2), 2 * i);
	after = stats_of(g.client);
	assert_int_equal(after.code_sent, 1);
	assert_int_equal(after.sent[SMR_FRAME_HEAD_CALL] - before.sent[SMR_FRAME_HEAD_CALL], 100);
	assert_int_equal(after.received[SMR_FRAME_HEAD_ANSWER] -
				 before.received[SMR_FRAME_HEAD_ANSWER],
			 100);
	/* 12 bytes beyond the payload, and 24 of the seal */
	assert_int_equal(after.bytes_sent - before.bytes_sent,
			 100 * (sizeof(increment) + 12 + (kind == SMR_RPC_TCP ? 24 : 0)));
	case_close(&g);
}

static void a_cached_call_is_its_payload_and_a_few_bytes(void **state)
{
	increments_count(SMR_RPC_TLS);
	increments_count(SMR_RPC_TCP);
	increments_count(SMR_RPC_SHARED_MEMORY);
}

static void *add_many(void *parcel)
{
	for (int i = 0; i < 50; i++)
		(void)add(0, parcel, 1);
	return NULL;
}

static void calls_that_come_before_the_code_wait_for_it(void **state)
{
	pthread_t t[4];
	smr_rpc_packet *k;

	case_open(&g, SMR_RPC_SHARED_MEMORY, 1);
	k = parcel_of(&increments);
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, add_many, k);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	assert_int_equal(add(0, k, 0), 200);
	assert_int_equal(stats_of(g.client).code_sent, 1);
	case_close(&g);
}

/* A call by hash that overtakes the code: made by hand, since one connection keeps the order. */
static void a_call_that_arrives_before_its_code_is_made_again(void **state)
{
	increment i = {5, 1};
	smr_str answer = {0};
	smr_rpc_future w;
	smr_rpc_packet *k;

	case_open(&g, SMR_RPC_TLS, 1);
	k = parcel_of(&increments);
	must(smr_future_begin(g.to[0], &w, &answer));
	smr_copy_of(g.to[0], k)->state = SMR_COPY_SENT; /* wrong: it goes without code */
	must(smr_call_send(g.to[0], k, (smr_chain){.origin = g.client->id, .tag = w.tag}, &i,
			   sizeof(i)));
	smr_unlock(g.client);
	/* it is returned, and held until HAVE */
	for (int ms = 0; ms < 10000 && !stats_of(g.client).received[SMR_FRAME_HEAD_NOCODE]; ms++)
		usleep(1000);
	assert_int_equal(stats_of(g.client).received[SMR_FRAME_HEAD_NOCODE], 1);
	smr_lock(g.client);
	assert_non_null(smr_copy_of(g.to[0], k)->held);
	smr_copy_of(g.to[0], k)->state = SMR_COPY_NONE; /* sends the code with another call */
	smr_unlock(g.client);
	i.answer = 0;
	must(smr_peer_tell(g.to[0], k, &i, sizeof(i)));
	smr_lock(g.client);
	must(smr_future_end(&w, SMR_OK, 10000));
	assert_int_equal(number(&answer) % 5, 0);
	smr_str_free(&answer);
	/* both calls have run, in either order */
	for (int ms = 0; ms < 10000 && add(0, k, 0) != 10; ms++)
		usleep(1000);
	assert_int_equal(add(0, k, 0), 10);
	assert_int_equal(stats_of(g.client).code_sent, 1);
	case_close(&g);
}

static void a_node_that_forgot_its_code_gets_it_again(void **state)
{
	smr_rpc_packet *k;

	case_open(&g, SMR_RPC_TLS, 1);
	k = parcel_of(&increments);
	assert_int_equal(add(0, k, 1), 1);
	for (uint64_t i = 1; i <= 5; i++) {
		assert_int_equal(add(0, k, 1), 2 * i);
		smr_rpc_forget(g.node[0].plane);
		assert_int_equal(add(0, k, 1), 2 * i + 1);
		assert_int_equal(stats_of(g.client).code_sent, 1 + i);
		assert_int_equal(stats_of(g.client).received[SMR_FRAME_HEAD_NOCODE], i);
	}
	case_close(&g);
}

/* ---- chains ---------------------------------------------------------------------------------- */

/* One random cycle through all entries of all nodes. */
static void fill_table(void)
{
	uint64_t n = (uint64_t)g.n * CASE_WORDS, *order = malloc(8 * n), x = 88172645463325252U;

	for (uint64_t i = 0; i < n; i++)
		order[i] = i;
	for (uint64_t i = n; i-- > 1;) {
		uint64_t j, t;

		x ^= x << 13, x ^= x >> 7, x ^= x << 17;
		j = x % (i + 1);
		t = order[i], order[i] = order[j], order[j] = t;
	}
	for (uint64_t i = 0; i < n; i++)
		g.node[order[i] / CASE_WORDS].data[order[i] % CASE_WORDS] = order[(i + 1) % n];
	free(order);
}

/* Returns where the walk ends, and the number of crossings between nodes. */
static uint64_t walk(uint64_t at, uint64_t steps, uint64_t *crossings)
{
	for (*crossings = 0; steps > 0; steps--) {
		uint64_t next = g.node[at / CASE_WORDS].data[at % CASE_WORDS];

		*crossings += steps > 1 && next / CASE_WORDS != at / CASE_WORDS;
		at = next;
	}
	return at;
}

static uint64_t calls_sent(void)
{
	uint64_t n = stats_of(g.client).sent[SMR_FRAME_HEAD_CALL];

	for (uint32_t i = 0; i < g.n; i++)
		n += stats_of(g.node[i].plane).sent[SMR_FRAME_HEAD_CALL];
	return n;
}

static uint64_t others_sent(void)
{
	uint64_t n = 0;

	for (uint32_t i = 0; i <= g.n; i++) {
		smr_rpc_stats s = stats_of(i < g.n ? g.node[i].plane : g.client);

		for (int k = 0; k < SMR_FRAME_HEAD_KINDS; k++)
			n += k == SMR_FRAME_HEAD_CALL ? 0 : s.sent[k];
	}
	return n;
}

static uint64_t chase_by_code(smr_rpc_packet *k, uint64_t at, uint64_t steps)
{
	chase c = {at, steps};
	smr_str answer = {0};
	uint64_t end;

	must(smr_peer_call(g.to[at / CASE_WORDS], k, &c, sizeof(c), 10000, &answer));
	end = number(&answer);
	smr_str_free(&answer);
	return end;
}

static uint64_t chase_by_get(uint64_t at, uint64_t steps)
{
	for (; steps > 0; steps--)
		must(smr_peer_get(g.to[at / CASE_WORDS], at % CASE_WORDS * 8, &at, 8, 10000));
	return at;
}

/* ---- chains that do not end ------------------------------------------------------------------ */

#define MAIN                                                \
	"declare i32 @smr_forward(ptr, i32, ptr, i64)\n"    \
	"define void @smr_main(ptr %c, ptr %p, i64 %n) {\n" \
	"  %at = getelementptr i8, ptr %c, i64 4\n"         \
	"  %rank = load i32, ptr %at\n"                     \
	"  %other = sub i32 1, %rank\n"
#define ON(r, rank) "  %" r " = call i32 @smr_forward(ptr %c, i32 " rank ", ptr %p, i64 %n)\n"
#define END "  ret void\n}\n"

static smr_rpc_packet *parcel_of_ir(const char *ir)
{
	smr_archive a = ship_plain("onward");
	size_t n;
	void *bc = ship_bitcode(ir, smr_triple_host(), &n);
	smr_rpc_packet *k;

	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	smr_str bytes = ship_signed(&a, &case_key);

	k = parcel_of(&bytes);
	smr_str_free(&bytes);
	free(bc);
	return k;
}

static void fails_with(uint32_t node, smr_rpc_packet *k, const char *why)
{
	uint64_t payload = 0;
	smr_str answer = {0};

	if (smr_peer_call(g.to[node], k, &payload, sizeof(payload), 20000, &answer) == SMR_OK ||
	    strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" is not in \"%s\"", why, smr_errmsg());
	smr_str_free(&answer);
}

static void a_chain_goes_on_so_often_and_no_more(void **state)
{
	uint64_t calls;

	for (int kind = SMR_RPC_SHARED_MEMORY; kind <= SMR_RPC_TLS; kind++) {
		g.hops = 50;
		case_open(&g, (smr_rpc_kind)kind, 2);
		calls = calls_sent();
		fails_with(0, parcel_of_ir(MAIN ON("a", "%other") END), "gone on too often");
		assert_in_range(calls_sent() - calls, 51, 53); /* those that the code overtook */
		fails_with(0, parcel_of_ir(MAIN ON("a", "%rank") END), "gone on too often");
		assert_int_equal(add(1, parcel_of(&increments), 1), 1);
		case_close(&g);
	}
	g.hops = 0;
}

/* Each call starts two more: it does not end by lack of memory. */
static void a_chain_comes_to_so_many_ends_and_no_more(void **state)
{
	smr_rpc_packet *k;
	size_t most = 0;

	g.hops = 200;
	case_open(&g, SMR_RPC_SHARED_MEMORY, 1);
	k = parcel_of_ir(MAIN ON("a", "%rank") ON("b", "%rank") END);
	fails_with(0, k, "");
	for (int i = 0; i < 200; i++) {
		smr_lock(g.node[0].plane);
		if (g.node[0].plane->chained > most)
			most = g.node[0].plane->chained;
		smr_unlock(g.node[0].plane);
		usleep(1000);
	}
	assert_in_range(most, 0, MAX_ENDS);
	assert_int_equal(add(0, parcel_of(&increments), 1), 1);
	case_close(&g);
	g.hops = 0;
}

static void a_chain_ends_when_its_client_goes(void **state)
{
	uint64_t payload = 0, before, after = 0;
	smr_str answer = {0};

	g.hops = UINT32_MAX - 1;
	case_open(&g, SMR_RPC_SHARED_MEMORY, 2);
	assert_int_equal(smr_peer_call(g.to[0], parcel_of_ir(MAIN ON("a", "%other") END), &payload,
				       sizeof(payload), 100, &answer),
			 SMR_EIO);
	for (int i = 0; i < 2; i++)
		smr_peer_release(g.to[i]);
	g.to[0] = g.to[1] = NULL;
	for (int i = 0; i < 100; i++) { /* until it is noticed */
		before = stats_of(g.node[0].plane).sent[SMR_FRAME_HEAD_CALL];
		usleep(50000);
		after = stats_of(g.node[0].plane).sent[SMR_FRAME_HEAD_CALL];
		if (before == after)
			break;
	}
	assert_int_equal(before, after);
	smr_str_free(&answer);
	case_close(&g);
	g.hops = 0;
}

static void chases_count(smr_rpc_kind kind, uint32_t n)
{
	static const uint64_t depths[] = {1, 4, 16, 64, 256};
	uint64_t crossings, calls, others;
	smr_rpc_packet *k;

	case_open(&g, kind, n);
	fill_table();
	k = parcel_of(&chases);
	for (uint64_t at = 0; at < 20; at++) /* each node gets the code, from any node */
		(void)chase_by_code(k, at * 977 % (n * CASE_WORDS), 40);
	usleep(20000); /* the last HAVEs */
	for (size_t i = 0; i < sizeof(depths) / sizeof(depths[0]); i++)
		for (uint64_t at = 1; at < n * CASE_WORDS; at += 3001) {
			uint64_t end = walk(at, depths[i], &crossings);

			calls = calls_sent(), others = others_sent();
			assert_int_equal(chase_by_code(k, at, depths[i]), end);
			/* as predicted: one call, one for each crossing, one answer */
			assert_int_equal(calls_sent() - calls, 1 + crossings);
			assert_int_equal(others_sent() - others, 1);
			others = others_sent();
			assert_int_equal(chase_by_get(at, depths[i]), end);
			assert_int_equal(others_sent() - others, 2 * depths[i]);
		}
	/* at most once from each other node to each node, and from the client */
	for (uint32_t i = 0; i < n; i++)
		assert_true(stats_of(g.node[i].plane).code_sent <= n - 1);
	case_close(&g);
}

static void a_chase_sends_exactly_the_messages_of_the_model(void **state)
{
	chases_count(SMR_RPC_TLS, 4);
	chases_count(SMR_RPC_TCP, 4);
	chases_count(SMR_RPC_SHARED_MEMORY, 2);
}

static void data_is_reduced_where_it_lies(void **state)
{
	uint64_t n = CASE_WORDS / 2;
	double sum = 0, got;
	smr_str answer = {0};
	double *v;

	case_open(&g, SMR_RPC_TLS, 1);
	v = (double *)g.node[0].data;
	for (uint64_t i = 0; i < 2 * n; i++)
		v[i] = (double)(i % 17);
	for (uint64_t i = 0; i < n; i++)
		sum += v[i] * v[n + i];
	must(smr_peer_call(g.to[0], parcel_of(&dots), &n, sizeof(n), 10000, &answer));
	memcpy(&got, answer.s, sizeof(got));
	assert_true(got == sum);
	smr_str_free(&answer);
	case_close(&g);
}

/* ---- what else code may ask for -------------------------------------------------------------- */

static const char *const headers =
	"#include <samara/smr_code.h>\n"
	"typedef struct { uint64_t what, rank, offset, n; uint8_t hash[32]; } "
	"order;\n";

static smr_str archive_of_text(const char *name, const char *text)
{
	char path[64];
	smr_str source = {0}, archive;

	snprintf(path, sizeof(path), "/tmp/plane-case-%d.c", (int)getpid());
	smr_str_puts(&source, headers);
	smr_str_puts(&source, text);
	must(smr_write_file(path, source.s, source.n, SMR_WRITE_FAST));
	archive = case_archive(name, path);
	unlink(path);
	smr_str_free(&source);
	return archive;
}

typedef struct order {
	uint64_t what, rank, offset, n;
	uint8_t hash[32];
} order;

/* Makes one host call, and replies with its status. */
static const char *const one_thing =
	"void smr_main(const smr_code_context *ctx, void *payload, uint64_t n)\n"
	"{\n"
	"	order *o = payload; int64_t st = -100; static const char text[] = \"put by "
	"code\";\n"
	"	if (o->what == 0) { uint64_t p[2] = {7, 1};\n"
	"		if (smr_spawn(ctx, (uint32_t)o->rank, o->hash, p, 16) == 0) return; st = "
	"-3; }\n"
	"	if (o->what == 1) st = smr_put(ctx, (uint32_t)o->rank, o->offset, text, o->n);\n"
	"	if (o->what == 2 && ctx->got == 0) {\n"
	"		st = smr_get(ctx, (uint32_t)o->rank, o->offset, o->n, o, sizeof(*o));\n"
	"		if (st == 0) return; }\n"
	"	if (o->what == 2 && ctx->got > 0) { smr_reply(ctx, (char *)payload + n - ctx->got, "
	"ctx->got);\n"
	"		return; }\n"
	"	if (o->what == 3) st = smr_forward(ctx, (uint32_t)o->rank, (void *)o->offset, "
	"o->n);\n"
	"	if (o->what == 4) return;\n"
	"	if (o->what == 5) { smr_reply(ctx, &st, 8); st = smr_reply(ctx, &st, 8); return; "
	"}\n"
	"	smr_reply(ctx, &st, sizeof(st));\n"
	"}\n";

static smr_status do_thing(smr_rpc_packet *k, const order *o, smr_str *answer)
{
	smr_str_clear(answer);
	return smr_peer_call(g.to[0], k, o, sizeof(*o), 10000, answer);
}

static int64_t said(smr_rpc_packet *k, order o)
{
	smr_str answer = {0};
	int64_t st;

	must(do_thing(k, &o, &answer));
	st = (int64_t)number(&answer);
	smr_str_free(&answer);
	return st;
}

static void code_spawns_reads_and_writes(void **state)
{
	smr_str things = archive_of_text("things", one_thing), answer = {0};
	order o = {.what = 1, .rank = 1, .offset = 64, .n = 12};
	smr_rpc_packet *k;

	case_open(&g, SMR_RPC_TLS, 2);
	k = parcel_of(&things);
	for (uint64_t rank = 0; rank < 2; rank++) {
		o.rank = rank;
		o.what = 1;
		assert_int_equal(said(k, o), SMR_CODE_OK);
		o.what = 2; /* a GET of another connection may not see the PUT yet: this is the same
			     */
		must(do_thing(k, &o, &answer));
		assert_int_equal(answer.n, 12);
		assert_memory_equal(answer.s, "put by code", 12);
		assert_string_equal((char *)g.node[rank].data + 64, "put by code");
	}
	/* a long range is sent and received as a body */
	memset(g.node[1].data, 'x', 8 * CASE_WORDS);
	o = (order){.what = 2, .rank = 1, .n = 8 * CASE_WORDS};
	must(do_thing(k, &o, &answer));
	assert_int_equal(answer.n, 8 * CASE_WORDS);
	assert_memory_equal(answer.s, g.node[1].data, answer.n);
	/* another archive, which the node has because another peer called it there */
	memset(g.node[1].data, 0, 8);
	(void)add(0, parcel_of(&increments), 1);
	o = (order){.what = 0, .rank = 1};
	memcpy(o.hash, parcel_of(&increments)->hash, 32);
	must(do_thing(k, &o, &answer));
	assert_int_equal(number(&answer), 7);
	smr_str_free(&answer);
	smr_str_free(&things);
	case_close(&g);
}

static void bad_arguments_are_answered_not_obeyed(void **state)
{
	smr_str things = archive_of_text("things", one_thing), answer = {0};
	smr_rpc_packet *k;

	case_open(&g, SMR_RPC_TLS, 2);
	k = parcel_of(&things);
	assert_int_equal(said(k, (order){.what = 1, .rank = 2, .n = 4}), SMR_CODE_EINVAL);
	assert_int_equal(said(k, (order){.what = 1, .rank = 1, .offset = 8 * CASE_WORDS, .n = 1}),
			 SMR_CODE_EINVAL);
	assert_int_equal(said(k, (order){.what = 1, .rank = 1, .offset = UINT64_MAX, .n = 2}),
			 SMR_CODE_EINVAL);
	assert_int_equal(said(k, (order){.what = 2, .rank = 1, .n = UINT64_MAX}), SMR_CODE_EINVAL);
	assert_int_equal(said(k, (order){.what = 3, .rank = 77}), SMR_CODE_EINVAL);
	assert_int_equal(said(k, (order){.what = 3, .rank = 1, .offset = 16, .n = 100}),
			 SMR_CODE_EINVAL); /* memory that is not there */
	assert_int_equal(said(k, (order){.what = 3, .rank = 1, .n = UINT64_MAX}), SMR_CODE_EINVAL);
	assert_int_equal(do_thing(k, &(order){.what = 4}, &answer), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "without a reply"));
	assert_int_equal(said(k, (order){.what = 5}), -100); /* the second reply is refused */
	smr_str_free(&answer);
	smr_str_free(&things);
	case_close(&g);
}

static void what_the_signer_may_not_do_is_not_done(void **state)
{
	smr_str things = archive_of_text("things", one_thing);
	smr_rpc_packet *k;

	g.rights = SMR_MAY_SHIP;
	case_open(&g, SMR_RPC_TLS, 2);
	k = parcel_of(&things);
	assert_int_equal(said(k, (order){.what = 1, .rank = 1, .n = 4}), SMR_CODE_EPERM);
	assert_int_equal(said(k, (order){.what = 2, .rank = 1, .n = 4}), SMR_CODE_EPERM);
	assert_int_equal(said(k, (order){.what = 3, .rank = 1}), SMR_CODE_EPERM);
	g.rights = 0;
	smr_str_free(&things);
	case_close(&g);
}

/* ---- code that should not get in ------------------------------------------------------------- */

static void refused(const smr_str *archive, const char *why)
{
	increment i = {1, 1};
	smr_str answer = {0};
	smr_rpc_packet *k = parcel_of(archive);
	smr_status st;

	unit_log_begin();
	st = smr_peer_call(g.to[0], k, &i, sizeof(i), 10000, &answer);
	unit_log_has(why);
	assert_int_equal(st, SMR_EDENIED);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" is not in \"%s\"", why, smr_errmsg());
	assert_true(stats_of(g.node[0].plane).refused > 0);
	smr_str_free(&answer);
}

static void code_of_strangers_and_tampered_code_is_refused(void **state)
{
	smr_secret_key good = case_key, other = ship_key(9);
	smr_str strange, tampered = {0}, unsigned_ = {0};

	case_key = other;
	strange = case_archive("increment", "examples/ship/increment.c");
	case_key = good;
	smr_str_write(&tampered, increments.s, increments.n);
	tampered.s[tampered.n / 2] ^= 1;
	smr_str_write(&unsigned_, increments.s, increments.n);
	memset(unsigned_.s + unsigned_.n - 96, 0, 96);
	case_open(&g, SMR_RPC_TLS, 1);
	refused(&strange, "is not among the signers trusted here");
	refused(&tampered, "the signature is wrong");
	refused(&tampered, "the signature is wrong"); /* and again: it is not stored */
	refused(&unsigned_, "it is not signed");
	assert_int_equal(add(0, parcel_of(&increments), 3), 3);
	smr_str_free(&strange);
	smr_str_free(&unsigned_);
	smr_str_free(&tampered);
	case_close(&g);
}

static void code_whose_signer_is_denied_later_is_not_called_any_more(void **state)
{
	smr_rpc_packet *k;
	increment i = {1, 1};
	smr_str answer = {0};
	smr_status st = SMR_OK;

	case_open(&g, SMR_RPC_TLS, 1);
	k = parcel_of(&increments);
	assert_int_equal(add(0, k, 1), 1);
	must(smr_trust_deny(g.node[0].trust, case_key.public_key));
	for (int t = 0; t < 30 && st == SMR_OK; t++) {
		usleep(100000);
		st = smr_peer_call(g.to[0], k, &i, sizeof(i), 10000, &answer);
	}
	assert_int_equal(st, SMR_EDENIED);
	smr_str_free(&answer);
	case_close(&g);
}

static void a_node_without_a_store_runs_no_code(void **state)
{
	smr_rpc_options o = {.kind = SMR_RPC_TLS, .shared_key = g.key};
	increment i = {1, 1};
	smr_str at = {0}, answer = {0};
	smr_rpc *node;
	smr_peer *e;

	unit_needs_interfaces();
	smr_rpc_key_make(g.key);
	must(smr_rpc_open(&o, &node));
	must(smr_rpc_open(&o, &g.client));
	must(smr_rpc_listen(node, "tcp:127.0.0.1:0", g.key, &at));
	must(smr_rpc_connect(g.client, smr_str_text(&at), g.key, 5000, &e));
	assert_int_equal(smr_peer_call(e, parcel_of(&increments), &i, sizeof(i), 5000, &answer),
			 SMR_EUNSUPPORTED);
	smr_peer_release(e);
	smr_rpc_close(g.client);
	smr_rpc_close(node);
	smr_str_free(&at);
	smr_str_free(&answer);
}

static void a_range_that_is_not_there_is_refused(void **state)
{
	char bytes[64] = "";

	case_open(&g, SMR_RPC_TLS, 1);
	must(smr_peer_put(g.to[0], 8 * CASE_WORDS - 64, bytes, 64, 5000));
	assert_int_equal(smr_peer_put(g.to[0], 8 * CASE_WORDS - 63, bytes, 64, 5000), SMR_EINVAL);
	assert_int_equal(smr_peer_get(g.to[0], UINT64_MAX - 3, bytes, 8, 5000), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "not there"));
	must(smr_peer_get(g.to[0], 0, bytes, 64, 5000));
	case_close(&g);
}

static void long_payloads_go_as_bodies(void **state)
{
	static uint8_t big[200000];
	smr_str echo =
		archive_of_text("echo",
				"void smr_main(const smr_code_context *ctx, void *p, uint64_t n)\n"
				"{ smr_reply(ctx, p, n); }\n");
	smr_str answer = {0};
	smr_rpc_packet *k;

	for (size_t i = 0; i < sizeof(big); i++)
		big[i] = (uint8_t)(i * 31 >> 3);
	for (smr_rpc_kind kind = SMR_RPC_TCP; kind <= SMR_RPC_TLS; kind++) {
		case_open(&g, kind, 1);
		k = parcel_of(&echo);
		for (int round = 0; round < 3; round++)
			for (size_t n = 1; n <= sizeof(big); n = n * 5 + 1) {
				smr_str_clear(&answer);
				must(smr_peer_call(g.to[0], k, big, n, 10000, &answer));
				assert_int_equal(answer.n, n);
				assert_memory_equal(answer.s, big, n);
				if (round == 1) /* returned with its long payload */
					smr_rpc_forget(g.node[0].plane);
			}
		case_close(&g);
	}
	smr_str_free(&answer);
	smr_str_free(&echo);
}

static int make_archives(void **state)
{
	case_key = ship_key(5);
	increments = case_archive("increment", "examples/ship/increment.c");
	chases = case_archive("chase", "examples/ship/chase.c");
	dots = case_archive("dot", "examples/ship/dot.c");
	return 0;
}

static int free_archives(void **state)
{
	smr_str_free(&increments);
	smr_str_free(&chases);
	smr_str_free(&dots);
	return 0;
}

int main(void)
{
	if (unit_log_open() != 0)
		return 1;
	if (!unit_has_interfaces())
		return 77;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_chain_goes_on_so_often_and_no_more),
		cmocka_unit_test(a_chain_comes_to_so_many_ends_and_no_more),
		cmocka_unit_test(a_chain_ends_when_its_client_goes),
		cmocka_unit_test(a_cached_call_is_its_payload_and_a_few_bytes),
		cmocka_unit_test(calls_that_come_before_the_code_wait_for_it),
		cmocka_unit_test(a_call_that_arrives_before_its_code_is_made_again),
		cmocka_unit_test(a_node_that_forgot_its_code_gets_it_again),
		cmocka_unit_test(a_chase_sends_exactly_the_messages_of_the_model),
		cmocka_unit_test(data_is_reduced_where_it_lies),
		cmocka_unit_test(code_spawns_reads_and_writes),
		cmocka_unit_test(bad_arguments_are_answered_not_obeyed),
		cmocka_unit_test(what_the_signer_may_not_do_is_not_done),
		cmocka_unit_test(code_of_strangers_and_tampered_code_is_refused),
		cmocka_unit_test(code_whose_signer_is_denied_later_is_not_called_any_more),
		cmocka_unit_test(a_node_without_a_store_runs_no_code),
		cmocka_unit_test(a_range_that_is_not_there_is_refused),
		cmocka_unit_test(long_payloads_go_as_bodies),
	};
	char *module;

	if (smr_find_own("libsamara-ucx.so", &module) != SMR_OK)
		return unit_skipped();
	smr_free(module);
	return cmocka_run_group_tests(tests, make_archives, free_archives);
}
