/* The table that libsamara-nats.so exports. */
#include "net/nats/connection.h"

SMR_API extern const smr_nats_module smr_nats_table;
const smr_nats_module smr_nats_table = {
	.module = SMR_MODULE(smr_nats_module),
	.certify = smr_nats_certify,
	.connect = smr_nats_connect,
	.close = smr_nats_close,
	.connected = smr_nats_connected,
	.alive = smr_nats_alive,
	.refusals = smr_nats_refusals,
	.publish = smr_nats_publish,
	.flush = smr_nats_flush,
	.request = smr_nats_request,
	.listen = smr_nats_listen,
	.unlisten = smr_nats_unlisten,
	.found = smr_nats_found,
	.settled = smr_nats_settled,
	.act_for = smr_nats_act_for,
	.put = smr_nats_put,
	.get = smr_nats_get,
	.forget = smr_nats_forget,
	.each = smr_nats_each,
	.names = smr_nats_names,
	.queue = &smr_nats_queue,
};
