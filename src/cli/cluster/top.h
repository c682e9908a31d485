/** @file Table of a cluster's nodes and their state. */
#ifndef SMR_CLI_CLUSTER_TOP_H
#define SMR_CLI_CLUSTER_TOP_H
#include <stdbool.h>

#include "base/status.h"

SMR_MUST_USE smr_status smr_cli_cluster_status(const char *dir, bool as_json);
#endif
