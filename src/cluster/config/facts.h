/** @file Facts of a machine: fleets are defined by them, and nodes publish them. */
#ifndef SMR_CLUSTER_CONFIG_FACTS_H
#define SMR_CLUSTER_CONFIG_FACTS_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "cluster/config/metrics.h"
#include "cluster/config/predicate.h"

enum { SMR_NODE_NAME = 48 }; /* bytes with the 0; characters a-z 0-9 - _ */

typedef struct smr_facts {
	char node[SMR_NODE_NAME];
	char arch[16], cpu[96];
	char features[512]; /* " avx avx2 fma ", in spaces */
	double cores;       /* usable ones; may be fractional */
	int slots, gpus;
	double memory, memory_free, disk_free; /* bytes, at the time of joining */
	double bandwidth;                      /* bytes/s of all cores, from memory */
	double peak_f32, peak_f64;             /* FLOP/s of all cores */
	bool calibrated;                       /* measured, not from a table */
	char fleets[256];                      /* names in spaces, " a b " */
	uint64_t instance;                     /* identifies the process; names are reused */
	int pid;
	char host[64];
} smr_facts;

/** Names of facts: "cores", "bandwidth", "feature.*" ... */
extern const smr_fact_name smr_machine_facts[];
/** Returns a fact of an smr_facts. */
smr_fact smr_facts_get(const void *facts, const char *name);

/** Gathers the facts of this machine. The caller fills in name, slots, fleets and similar ones. */
SMR_MUST_USE smr_status smr_facts_gather(const smr_metrics_reading *s, smr_facts *out);
/** Returns whether both machines run the same machine code alike: results are equal to the bit. */
bool smr_facts_alike(const smr_facts *a, const smr_facts *b);
SMR_MUST_USE smr_status smr_facts_json(const smr_facts *f, smr_str *out);
/** Reads the facts that another node published; any content is possible: SMR_EPARSE. */
SMR_MUST_USE smr_status smr_facts_read(const char *text, size_t n, smr_facts *out);
/** Checks a name: a-z 0-9 - _, at most 47 characters. */
bool smr_is_node_name(const char *name);
#endif
