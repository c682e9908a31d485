/** @file Which control group a process is in. */
#ifndef SMR_BASE_OS_CONTROL_GROUP_H
#define SMR_BASE_OS_CONTROL_GROUP_H
#include <stdbool.h>
#include <stddef.h>

/** The path of a process' group of @p controller ("": version 2), given @p lines of its
 * /proc/PID/cgroup: "12:cpu,cpuacct:/group" or "0::/group". False: there is no line of it. */
bool smr_control_group(const char *lines, const char *controller, char *out, size_t n);
#endif
