/** @file Limits of this process by control groups: the narrowest one of its group and the
 * ancestors. */
#ifndef SMR_CLUSTER_CONFIG_CGROUP_H
#define SMR_CLUSTER_CONFIG_CGROUP_H

typedef struct smr_cgroup {
	double processors; /* NaN: no limit */
	double memory;     /* bytes; NaN: no limit */
	int used, stat;    /* descriptors of the group that limits memory; -1 */
	const char *cache; /* name in `stat` of memory that can be freed at once */
} smr_cgroup;

/** Reads /proc/self/cgroup and /sys/fs/cgroup below @p root, once. */
void smr_cgroup_open(const char *root, smr_cgroup *out);
void smr_cgroup_close(smr_cgroup *g);
/** Returns the bytes below the limit; NaN: no limit. */
double smr_cgroup_memory_free(const smr_cgroup *g);
#endif
