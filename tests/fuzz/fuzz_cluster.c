/* Input from a file or from other nodes: fleets, predicates, reports, facts. The first byte
 * says which. A value that was read is written, and reads back the same. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "cluster/config/fleets.h"
#include "cluster/config/health.h"
#include "cluster/config/signed.h"
#include "net/nkey.h"

ACCEPTED_FORMATS("predicate", "fleets", "report", "facts", "key")

static void predicate(const char *text)
{
	static const smr_facts machine = {.arch = "x86_64", .cores = 2, .features = " avx "};
	smr_predicate *p;

	if (smr_predicate_parse(text, smr_machine_facts, &p) == SMR_OK) {
		accepted("predicate");
		(void)smr_predicate_holds(p, smr_facts_get, &machine);
		smr_predicate_free(p);
	}
}

static void fleets(const char *text, size_t n)
{
	smr_profile p = {.kernel = "gemm", .predicted_s = 1, .flops = 1e9, .bytes = NAN};
	smr_fleets *f;

	if (smr_fleets_parse(text, n, "it", &f) != SMR_OK)
		return;
	accepted("fleets");

	size_t *order = calloc(f->n, sizeof(*order));

	if (smr_fleets_rank(f, &p, order) > f->n)
		abort();
	for (size_t i = 0; i < f->n; i++)
		if (order[i] >= f->n)
			abort();
	free(order);
	smr_fleets_free(f);
}

static void same(const smr_str *a, const smr_str *b)
{
	if (a->n != b->n || memcmp(a->s, b->s, a->n) != 0)
		abort();
}

static void report(const char *text, size_t n)
{
	smr_health h;
	smr_str a = {0}, b = {0};

	if (smr_health_read(text, n, &h) == SMR_OK) {
		accepted("report");
		if (smr_health_json(&h, &a) != SMR_OK || smr_health_read(a.s, a.n, &h) != SMR_OK ||
		    smr_health_json(&h, &b) != SMR_OK)
			abort();
		same(&a, &b);
		(void)smr_health_gate(&h, 1, 1e9);
	}
	smr_str_free(&a);
	smr_str_free(&b);
}

static void facts(const char *text, size_t n)
{
	smr_facts f;
	smr_str a = {0}, b = {0};

	if (smr_facts_read(text, n, &f) == SMR_OK) {
		accepted("facts");
		if (smr_facts_json(&f, &a) != SMR_OK || smr_facts_read(a.s, a.n, &f) != SMR_OK ||
		    smr_facts_json(&f, &b) != SMR_OK)
			abort();
		same(&a, &b);
	}
	smr_str_free(&a);
	smr_str_free(&b);
}

/* None of these bytes was signed by anybody. */
static void signed_text(const char *text, size_t n)
{
	static const char operator_key[] =
		"UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4";
	char word[SMR_WORD];
	uint8_t key[32];
	int64_t at = 0;

	if (smr_pass_check(operator_key, "n", "=a", text, key) == SMR_OK ||
	    smr_word_check(operator_key, "n", 1, text, n, word, &at))
		abort();
	(void)smr_set_has(text, "a");
	if (smr_nkey_raw(text, key) == SMR_OK && smr_signed_by(key, text, n))
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char key[SMR_NKEY_PUBLIC], *text;

	if (n == 0)
		return 0;
	text = malloc(n);
	memcpy(text, data + 1, n - 1);
	text[n - 1] = '\0';
	switch (data[0]) {
	case 'p':
		predicate(text);
		break;
	case 'f':
		fleets(text, n - 1);
		break;
	case 'h':
		report(text, n - 1);
		break;
	case 'm':
		facts(text, n - 1);
		break;
	case 'k':
		if (smr_nkey_public(text, key) == SMR_OK)
			accepted("key");
		break;
	case 's':
		signed_text(text, n - 1);
		break;
	default:
		break;
	}
	free(text);
	return 0;
}
