/** @file Load of this machine, at low cost: descriptors stay open, each file is read in one
 * call. */
#ifndef SMR_CLUSTER_CONFIG_METRICS_H
#define SMR_CLUSTER_CONFIG_METRICS_H
#include "base/status.h"

typedef struct smr_metrics smr_metrics;

/** A sample. Values unknown to the kernel are NaN. Shares are of 1; rates and shares are since the
 * last sample. */
typedef struct smr_metrics_reading {
	double cpu;   /* of all processors that were busy with any process */
	double own;   /* of all processors that this process used */
	double steal; /* that the hypervisor took */
	double wait_cpu, wait_memory,
		wait_io;            /* of the last 10 s in which some task waited (PSI) */
	double memory, memory_free; /* usable bytes, by machine and cgroup */
	double disk_free;           /* bytes */
	double received, sent;      /* bytes/s, without the loopback */
	double processors;          /* usable number, by affinity and cgroup quota */
} smr_metrics_reading;

/** Opens the files below @p root ("" except in tests). @p disk is a folder on the disk to
 * measure. */
SMR_MUST_USE smr_status smr_metrics_open(const char *root, const char *disk, smr_metrics **out);
void smr_metrics_close(smr_metrics *m); /* NULL is allowed */
void smr_metrics_sample(smr_metrics *m, smr_metrics_reading *out);
#endif
