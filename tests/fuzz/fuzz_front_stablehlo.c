/* Any bytes as a StableHLO program: it is refused with a reason, or becomes blocks that hold to
 * their rules, whose ops are of the types that follow from their operands, and that print. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "front/stablehlo/import/stablehlo.h"
#include "ops/ops.h"

ACCEPTED_FORMATS("program")

static void must(int holds)
{
	if (!holds)
		abort();
}

static void check(const smr_body *body)
{
	for (uint32_t i = 0; i < body->n; i++) {
		if (body->blocks[i]->flow != NULL)
			must(smr_ops_check(body->blocks[i]->flow) == SMR_OK);
		for (uint32_t k = 0; k < body->blocks[i]->nbodies; k++)
			check(&body->blocks[i]->bodies[k]);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_stablehlo_face face;
	smr_str text = {0};
	smr_module *m;
	smr_status st = smr_stablehlo_load("fuzz", (const char *)data, n, NULL, &face, &m);

	if (st != SMR_OK) {
		must(smr_errmsg()[0] != '\0');
		return 0;
	}
	accepted("program");
	must(smr_module_verify(m) == SMR_OK);
	for (uint32_t i = 0; i < m->nfunctions; i++)
		check(&m->functions[i]->body);
	smr_module_print(&text, m);
	smr_str_free(&text);
	must(face.partitions == m->partitions && face.replicas == m->replicas);
	for (uint32_t i = 0; i < face.nargs; i++)
		must(face.args[i].first + face.args[i].count <= m->functions[0]->nparams);
	for (uint32_t i = 0; i < face.nresults; i++)
		must(face.results[i].first + face.results[i].count <= m->functions[0]->nresults);
	smr_stablehlo_face_free(&face);
	smr_module_free(m);
	return 0;
}
