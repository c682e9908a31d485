/* Any bytes as a StableHLO program with shardings: what is read is cut over its mesh, or refused
 * with a reason; one device's program holds to the rules, and so does it when its ops are fused. */
#include <stdint.h>
#include <stdlib.h>

#include "accepted.h"
#include "front/stablehlo/import/stablehlo.h"
#include "ops/ops.h"
#include "pass/fuse/fuse.h"
#include "pass/shard/shard.h"

ACCEPTED_FORMATS("program")

static void must(int holds)
{
	if (!holds)
		abort();
}

static void check_body(const smr_body *body)
{
	for (uint32_t i = 0; i < body->n; i++) {
		if (body->blocks[i]->flow != NULL)
			must(smr_ops_check(body->blocks[i]->flow) == SMR_OK);
		for (uint32_t k = 0; k < body->blocks[i]->nbodies; k++)
			check_body(&body->blocks[i]->bodies[k]);
	}
}

static void check(const smr_module *m)
{
	must(smr_module_verify(m) == SMR_OK);
	for (uint32_t i = 0; i < m->nfunctions; i++)
		check_body(&m->functions[i]->body);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_fusion fusion;
	smr_module *m;

	if (smr_stablehlo_load("fuzz", (const char *)data, n, NULL, NULL, &m) != SMR_OK)
		return 0;
	if (smr_pass_partition(m) != SMR_OK) {
		must(smr_errmsg()[0] != '\0');
	} else {
		accepted("program");
		check(m);
		must(smr_fuse_module(m, &(smr_fuse_params){0}, &fusion) == SMR_OK);
		check(m);
	}
	smr_module_free(m);
	return 0;
}
