/* Connects the processes of a program. Each puts its number of devices, its address and its public
 * key into the key-value store of jax.distributed, and reads those of all others. */
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <sodium.h>

#include "pjrt/client.h"
#include "pjrt/functions.h"
#include "pjrt/processes/internal.h"

enum { JOIN_MS = 300 * 1000 /* as jax.distributed waits for processes */ };

/* ---- the key-value store --------------------------------------------------------------------- */

static smr_status take_error(pjrt_error *e, const char *key)
{
	smr_status st;

	if (e == NULL)
		return SMR_OK;
	st = smr_fail(SMR_EIO, "the key-value store of the processes: %s: %s", key,
		      pjrt_error_text(e));
	pjrt_error_free(e);
	return st;
}

static pjrt_error *make_error(pjrt_code code, const char *text, size_t n)
{
	return pjrt_error_new(code, "%.*s", (int)n, text);
}
static pjrt_error_fn *const error_maker = make_error;

static smr_status put_value(const pjrt_client_create_args *a, const char *key, const char *value)
{
	pjrt_kv_put_args put = {.struct_size = sizeof(put),
				.key = key,
				.key_size = strlen(key),
				.value = value,
				.value_size = strlen(value),
				.callback_error = &error_maker,
				.user_arg = a->kv_put_user_arg};

	return take_error(a->kv_put_callback(&put), key);
}

/* Waits for a value, and copies it. */
static smr_status get_value(const pjrt_client_create_args *a, const char *key, char *out, size_t n)
{
	pjrt_kv_get_args get = {.struct_size = sizeof(get),
				.key = key,
				.key_size = strlen(key),
				.timeout_in_ms = JOIN_MS,
				.callback_error = &error_maker,
				.user_arg = a->kv_get_user_arg};

	SMR_TRY(take_error(a->kv_get_callback(&get), key));
	snprintf(out, n, "%.*s", (int)get.value_size, get.value);
	if (get.value_deleter_callback != NULL)
		get.value_deleter_callback(get.value);
	return SMR_OK;
}

/* ---- joining --------------------------------------------------------------------------------- */

/* Values are "DEVICES ADDRESS KEY". */
static void write_member(const smr_mesh_member *m, uint32_t ndevices, char *out, size_t n)
{
	char key[2 * SMR_MESH_KEY + 1];

	sodium_bin2hex(key, sizeof(key), m->key, SMR_MESH_KEY);
	snprintf(out, n, "%u %s %s", ndevices, m->address, key);
}

static smr_status read_member(const char *text, uint32_t number, uint32_t *ndevices,
			      smr_mesh_member *out)
{
	char key[2 * SMR_MESH_KEY + 1] = "";
	size_t got = 0;

	if (sscanf(text, "%" SCNu32 " %63s %64s", ndevices, out->address, key) == 3 &&
	    *ndevices >= 1 && *ndevices <= PJRT_MOST_DEVICES &&
	    sodium_hex2bin(out->key, SMR_MESH_KEY, key, strlen(key), NULL, &got, NULL) == 0 &&
	    got == SMR_MESH_KEY)
		return SMR_OK;
	return smr_fail(SMR_ECORRUPT, "process %u is described as \"%s\"", number, text);
}

static smr_status read_members(const pjrt_client_create_args *a, unsigned generation,
			       pjrt_processes *p, smr_mesh_member *members)
{
	char key[64], value[256];
	uint64_t sum = 0;

	for (uint32_t i = 0; i < p->n; i++) {
		snprintf(key, sizeof(key), "samara/%u/process/%u", generation, i);
		SMR_TRY(get_value(a, key, value, sizeof(value)));
		SMR_TRY(read_member(value, i, &p->ndevices[i], &members[i]));
		sum += p->ndevices[i];
	}
	if (sum > PJRT_MOST_DEVICES)
		return smr_fail(SMR_EUNSUPPORTED, "%u processes have %llu devices, %d at most",
				p->n, (unsigned long long)sum, PJRT_MOST_DEVICES);
	return SMR_OK;
}

/* Waits until all processes accept the keys of all. */
static smr_status meet_all(const pjrt_client_create_args *a, unsigned generation,
			   const pjrt_processes *p)
{
	char key[64], value[8];

	snprintf(key, sizeof(key), "samara/%u/ready/%u", generation, p->self);
	SMR_TRY(put_value(a, key, "yes"));
	for (uint32_t i = 0; i < p->n; i++) {
		snprintf(key, sizeof(key), "samara/%u/ready/%u", generation, i);
		SMR_TRY(get_value(a, key, value, sizeof(value)));
	}
	return SMR_OK;
}

smr_status pjrt_processes_connect(const pjrt_client_create_args *a, uint32_t ndevices,
				  pjrt_processes *p)
{
	static atomic_uint generations; /* a key is put once: each client has its own */
	unsigned generation = atomic_fetch_add(&generations, 1);
	char host[SMR_MESH_ADDRESS], key[64], value[256];
	smr_mesh_member own, members[SMR_MESH_MOST];

	SMR_TRY(pjrt_processes_patience(&p->patience_ns));
	SMR_TRY(pjrt_processes_address(a, host));
	SMR_TRY(smr_mesh_open(host, &p->mesh, &own));
	snprintf(key, sizeof(key), "samara/%u/process/%u", generation, p->self);
	write_member(&own, ndevices, value, sizeof(value));
	SMR_TRY(put_value(a, key, value));
	SMR_TRY(read_members(a, generation, p, members));
	smr_mesh_expect(p->mesh, members, p->n, p->self);
	SMR_TRY(meet_all(a, generation, p));
	return smr_mesh_dial(p->mesh, JOIN_MS / 1000 * NS_PER_S);
}
