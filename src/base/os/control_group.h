/** @file Finds the control group of a process. */
#ifndef SMR_BASE_OS_CONTROL_GROUP_H
#define SMR_BASE_OS_CONTROL_GROUP_H
#include <stdbool.h>
#include <stddef.h>

/** Finds the path of a process' group of @p controller ("": version 2) in @p lines, the text of its
 * /proc/PID/cgroup: "12:cpu,cpuacct:/group" or "0::/group". False: there is no such line. */
bool smr_control_group(const char *lines, const char *controller, char *out, size_t n);
#endif
