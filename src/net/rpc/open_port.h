/** @file Opens ports: the modules that move the bytes of connections are loaded at first use. */
#ifndef SMR_NET_RPC_OPEN_PORT_H
#define SMR_NET_RPC_OPEN_PORT_H
#include "net/port.h"
#include "net/rpc/rpc.h"

/** Opens a port; close it by the table. SMR_ENOTFOUND: the module is not there. */
SMR_MUST_USE smr_status smr_rpc_port(smr_rpc_kind kind, const smr_port_options *o,
				     const smr_port_table **table, smr_port **out);
#endif
