/* Generated code as an archive: packed, installed, adopted; and faults of other archives. */
#include "net/archive/codelet.h"

#include "ir/graph/graph.h"
#include "net/archive/code.h"
#include "ship_case.h"

enum { N = 1000 };

/* Two stages: the sum of all elements, then every element divided by it. */
static const char scaled[] = "flow \"scaled\" { sym n  base A, B written\n"
			     "%0 = view f32[n] A + (0) strides [4]\n"
			     "%1 = view f32[n] B + (0) strides [4]\n"
			     "%2 = nest (i: n, j: n) group 1 ins %0 into %1 [i] = "
			     "mul(%0[i], fold(j; 0:f32; add(acc0, %0[j])))\n}";

static smr_graph *g;
static smr_codelet codelet;
static float a[N], b[N];
static int64_t sym[1] = {N};
static void *base[2] = {a, b};
static uint64_t values[8];
static const smr_env env = {.sym = sym, .base = base, .value = values};
static smr_shipment shipment;
static smr_secret_key key;
static smr_trust *trust;
static smr_codes *codes;

static int open_all(void **state)
{
	const smr_codes_options o = {.no_cache = true, .sandbox = SMR_SANDBOX_SOME};

	assert_int_equal(smr_graph_parse("test", scaled, strlen(scaled), &g), SMR_OK);
	codelet = (smr_codelet){.graph = g};
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			codelet.nest = g->nodes[i];
	shipment = (smr_shipment){.impl = smr_impl_find("nest"),
				  .codelet = &codelet,
				  .text = scaled,
				  .ntext = strlen(scaled),
				  .nsyms = 1,
				  .env = &env};
	for (int i = 0; i < N; i++)
		a[i] = (float)(i % 7);
	key = ship_key(7);
	assert_int_equal(smr_trust_open(NULL, &trust), SMR_OK);
	assert_int_equal(smr_trust_add(trust, "me", key.public_key, SMR_MAY_ALL, 0, 0), SMR_OK);
	return smr_codes_open(trust, &o, &codes);
}

static int close_all(void **state)
{
	smr_codes_close(codes);
	smr_trust_close(trust);
	smr_graph_free(g);
	return 0;
}

static smr_str packed(void)
{
	smr_str s = {0};

	if (smr_codelet_pack(&shipment, &key, &s) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return s;
}

static void one_archive_has_code_for_several_machines(void **state)
{
	smr_str s = packed(), again = packed();
	smr_archive ar;
	smr_shipped said;

	assert_int_equal(s.n, again.n);
	assert_memory_equal(s.s, again.s, s.n);
	assert_int_equal(smr_archive_read(s.s, s.n, &ar), SMR_OK);
	for (int i = 0; i < 2; i++) {
		static const char *const triples[] = {"x86_64-unknown-linux-gnu",
						      "aarch64-unknown-linux-gnu"};
		const smr_slice *slice = smr_archive_slice(&ar, SMR_SLICE_BITCODE, triples[i]);

		assert_non_null(slice);
		assert_int_equal(smr_shipped_read(&ar, slice, &said), SMR_OK);
		assert_string_equal(said.impl, "nest");
		assert_int_equal(said.ntext, strlen(scaled));
		assert_memory_equal(said.text, scaled, said.ntext);
		assert_true(smr_shipped_fits(&said, sym, 1));
		assert_false(smr_shipped_fits(&said, (int64_t[]){N + 1}, 1));
		assert_false(smr_shipped_fits(&said, sym, 0));
	}
	smr_str_free(&s);
	smr_str_free(&again);
}

static smr_arrived arrived(const smr_code *c, smr_shipped *said)
{
	const smr_slice *slice;
	const smr_archive *ar = smr_code_read(c, &slice);

	assert_non_null(slice);
	assert_int_equal(smr_shipped_read(ar, slice, said), SMR_OK);
	return (smr_arrived){.entry = smr_code_entry(c, ar->entries[0]),
			     .note = said->note,
			     .nnote = said->nnote,
			     .nbases = g->nbases,
			     .nvalues = g->nnodes};
}

static void what_arrived_computes_what_was_meant(void **state)
{
	const smr_impl *impl = smr_impl_find("nest");
	smr_str s = packed();
	smr_shipped said;
	smr_code *c;
	smr_exec *x;

	if (smr_code_install(codes, s.s, s.n, NULL, &c) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_false(smr_code_sandboxed(c));

	smr_arrived here = arrived(c, &said);

	assert_int_equal(impl->adopt(&codelet, &env, &here, &x), SMR_OK);
	memset(b, 0, sizeof(b));
	assert_int_equal(impl->run(x, &env, NULL), SMR_OK);
	for (int i = 0; i < N; i++)
		assert_true(b[i] == a[i] * 2997); /* whole numbers: any order of sums */
	impl->release(x);
	smr_code_release(c);
	smr_str_free(&s);
}

static void numbers_that_lie_are_refused(void **state)
{
	const smr_impl *impl = smr_impl_find("nest");
	int64_t words[512], sizes[1] = {N - 1};
	const smr_env smaller = {.sym = sizes, .base = base, .value = values};
	smr_str s = packed();
	smr_shipped said;
	size_t refused = 0;
	smr_code *c;
	smr_exec *x;

	assert_int_equal(smr_code_install(codes, s.s, s.n, NULL, &c), SMR_OK);
	smr_arrived here = arrived(c, &said);
	smr_arrived bad = here;

	/* the code's ranges exceed windows of other sizes */
	assert_int_equal(impl->adopt(&codelet, &smaller, &here, &x), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "none of its windows"));
	assert_true(said.nnote <= sizeof(words));
	bad.note = words;
	for (size_t i = 0; i < said.nnote / 8; i++) {
		memcpy(words, said.note, said.nnote);
		words[i] = INT64_MAX / 3;
		if (impl->adopt(&codelet, &env, &bad, &x) == SMR_OK)
			impl->release(x);
		else
			refused++;
	}
	/* all except numbers that only the signed code reads, and costs */
	assert_true(refused > 15);
	memcpy(words, said.note, said.nnote);
	for (size_t n = 0; n < said.nnote; n += 8) {
		bad.nnote = n;
		assert_int_equal(impl->adopt(&codelet, &env, &bad, &x), SMR_ECORRUPT);
	}
	bad = here;
	bad.entry = NULL;
	assert_int_equal(impl->adopt(&codelet, &env, &bad, &x), SMR_EUNSUPPORTED);
	smr_code_release(c);
	smr_str_free(&s);
}

static void a_stranger_s_code_is_kept_but_not_linked(void **state)
{
	smr_secret_key other = ship_key(8);
	smr_str s = {0};
	smr_code *c;

	assert_int_equal(smr_codelet_pack(&shipment, &other, &s), SMR_OK);
	assert_int_equal(smr_code_install(codes, s.s, s.n, NULL, &c), SMR_EDENIED);
	smr_trust_strangers(trust, SMR_MAY_WASM);
	assert_int_equal(smr_code_install(codes, s.s, s.n, NULL, &c), SMR_OK);
	assert_true(smr_code_sandboxed(c));
	assert_null(smr_code_entry(c, "smr_nest_stages"));
	smr_code_release(c);
	smr_trust_strangers(trust, 0);
	smr_str_free(&s);
}

static void an_implementation_of_a_library_is_not_packed(void **state)
{
	smr_shipment other = shipment;
	smr_str s = {0};

	other.impl = smr_impl_find("openblas");
	assert_int_equal(smr_codelet_pack(&other, &key, &s), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "known by its name"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_archive_has_code_for_several_machines),
		cmocka_unit_test(what_arrived_computes_what_was_meant),
		cmocka_unit_test(numbers_that_lie_are_refused),
		cmocka_unit_test(a_stranger_s_code_is_kept_but_not_linked),
		cmocka_unit_test(an_implementation_of_a_library_is_not_packed),
	};

	return cmocka_run_group_tests(tests, open_all, close_all);
}
