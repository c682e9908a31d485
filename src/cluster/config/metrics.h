/** @file How this machine is doing, cheaply: descriptors stay open, each file is read at one go. */
#ifndef SMR_CLUSTER_CONFIG_METRICS_H
#define SMR_CLUSTER_CONFIG_METRICS_H
#include "base/status.h"

typedef struct smr_metrics smr_metrics;

/** What is not told by the kernel is NaN. Shares are of 1; rates and shares are since the last
 * sample. */
typedef struct smr_metrics_reading {
	double cpu;   /* of all processors that were busy, whoever used them */
	double own;   /* of all processors that this process used */
	double steal; /* that the host took away */
	double wait_cpu, wait_memory,
		wait_io;            /* of the last 10 s in which some task waited (PSI) */
	double memory, memory_free; /* bytes that may be used, by machine and cgroup */
	double disk_free;           /* bytes */
	double received, sent;      /* bytes/s, without the loopback */
	double processors;          /* that may be used, by affinity and cgroup quota */
} smr_metrics_reading;

/** Opens what there is below @p root ("" but in tests). @p disk is a folder on the disk that
 * counts. */
SMR_MUST_USE smr_status smr_metrics_open(const char *root, const char *disk, smr_metrics **out);
void smr_metrics_close(smr_metrics *m); /* NULL is fine */
void smr_metrics_sample(smr_metrics *m, smr_metrics_reading *out);
#endif
