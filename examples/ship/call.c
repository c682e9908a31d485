/* Calls increment on a node from a program, 100 times at once:
 *
 *   samara node --listen unix:/tmp/box &
 *   cc call.c $(pkg-config --cflags --libs samara) -o call && ./call unix:/tmp/box increment.c
 *
 * increment.c (or an archive of it) is compiled, signed by this user's key, and sent once. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <samara/ship.h>

#define MUST(call)                                                      \
	if ((call) != SMR_OK)                                           \
	return fprintf(stderr, "%s\n", smr_errmsg()), 1

int main(int argc, char **argv)
{
	smr_nodes_params where = SMR_INIT(smr_nodes_params);
	smr_code_params what = SMR_INIT(smr_code_params);
	const char *address = argc > 1 ? argv[1] : "unix:/tmp/box";
	uint64_t payload[2] = {1, 1}, most = 0, sum; /* add 1, and answer */
	smr_pending *pending[100];
	const void *answer;
	smr_nodes *nodes;
	smr_loaded *code;

	where.addresses = &address;
	where.naddresses = 1;
	what.path = argc > 2 ? argv[2] : "increment.c";
	MUST(smr_nodes_open(&where, &nodes));
	MUST(smr_code_load(nodes, &what, &code));
	for (int i = 0; i < 100; i++)
		MUST(smr_code_call(code, 0, payload, sizeof(payload), &pending[i]));
	for (int i = 0; i < 100; i++) {
		MUST(smr_pending_wait(pending[i], 10, &answer, NULL));
		memcpy(&sum, answer, sizeof(sum));
		most = sum > most ? sum : most;
		smr_pending_close(pending[i]);
	}
	printf("the node has counted to %llu\n", (unsigned long long)most);
	MUST(smr_code_unload(code));
	return smr_nodes_close(nodes);
}
