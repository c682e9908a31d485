/** @file The structs of the handles of <samara/ship.h> (internal to api/). */
#ifndef SMR_API_API_SHIP_H
#define SMR_API_API_SHIP_H
#include <samara/ship.h>
#include <stdatomic.h>

#include "net/rpc/rpc.h"

struct smr_nodes {
	smr_rpc *plane;
	_Atomic size_t open; /* loaded code and answers not yet closed */
	size_t n;
	smr_peer *peers[];
};

struct smr_loaded {
	smr_nodes *nodes;
	smr_rpc_packet *parcel;
	_Atomic size_t open; /* answers not yet closed */
};

struct smr_pending {
	smr_nodes *nodes;
	smr_loaded *code; /* NULL: no code was called */
	smr_begun *begun;
};
#endif
