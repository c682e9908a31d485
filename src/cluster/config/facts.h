/** @file Facts of a machine: what fleets are told by, and what a node publishes about itself. */
#ifndef SMR_CLUSTER_CONFIG_FACTS_H
#define SMR_CLUSTER_CONFIG_FACTS_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "cluster/config/metrics.h"
#include "cluster/config/predicate.h"

enum { SMR_NODE_NAME = 48 }; /* bytes with the 0; a-z 0-9 - _ */

typedef struct smr_facts {
	char node[SMR_NODE_NAME];
	char arch[16], cpu[96];
	char features[512]; /* " avx avx2 fma ", in spaces */
	double cores;       /* that may be used; a share counts */
	int slots, gpus;
	double memory, memory_free, disk_free; /* bytes, when it joined */
	double bandwidth;                      /* bytes/s of all cores, from memory */
	double peak_f32, peak_f64;             /* FLOP/s of all cores */
	bool calibrated;                       /* measured here, not looked up */
	char fleets[256];                      /* names in spaces, " a b " */
	uint64_t instance;                     /* which process; a name may come again */
	int pid;
	char host[64];
} smr_facts;

/** "cores", "bandwidth", "feature.*" ... */
extern const smr_fact_name smr_machine_facts[];
/** Of an smr_facts. */
smr_fact smr_facts_get(const void *facts, const char *name);

/** This machine. Name, slots, fleets and the like are the caller's to fill in. */
SMR_MUST_USE smr_status smr_facts_gather(const smr_metrics_reading *s, smr_facts *out);
/** Whether both run the same machine code in the same way: results are the same to the bit. */
bool smr_facts_alike(const smr_facts *a, const smr_facts *b);
SMR_MUST_USE smr_status smr_facts_json(const smr_facts *f, smr_str *out);
/** What another node says of itself, which may be anything: SMR_EPARSE. */
SMR_MUST_USE smr_status smr_facts_read(const char *text, size_t n, smr_facts *out);
/** a-z 0-9 - _, 47 at most. */
bool smr_is_node_name(const char *name);
#endif
