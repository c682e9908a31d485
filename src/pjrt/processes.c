/* Joins the processes of a program. Each puts its number of devices, its address and its public key
 * into the key-value store of jax.distributed, and reads those of all others. */
#include "pjrt/processes.h"

#include <arpa/inet.h>
#include <errno.h>
#include <inttypes.h>
#include <netdb.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/str.h"
#include "pjrt/client.h"
#include "pjrt/functions.h"

enum {
	JOIN_MS = 300 * 1000, /* as jax.distributed waits for processes */
	PATIENCE_S = 1800
};
#define NS_PER_S INT64_C(1000000000)

struct pjrt_launches {
	uint64_t devices; /* hash of the set */
	uint64_t count;
	UT_hash_handle hh;
};

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

/* ---- options --------------------------------------------------------------------------------- */

static const pjrt_named_value *find_option(const pjrt_client_create_args *a, const char *name)
{
	for (size_t i = 0; i < a->num_options; i++) {
		const pjrt_named_value *v = &a->create_options[i];

		if (v->name_size == strlen(name) && memcmp(v->name, name, v->name_size) == 0)
			return v;
	}
	return NULL;
}

static int64_t number_option(const pjrt_client_create_args *a, const char *name, int64_t otherwise)
{
	const pjrt_named_value *v = find_option(a, name);

	return v != NULL && v->type == PJRT_INT64 ? v->of.int64 : otherwise;
}

static smr_status read_patience(int64_t *out)
{
	const char *text = getenv("SAMARA_PROCESS_TIMEOUT");
	char *end;
	long s;

	*out = PATIENCE_S * NS_PER_S;
	if (text == NULL || text[0] == '\0')
		return SMR_OK;
	s = strtol(text, &end, 10);
	if (*end != '\0' || s < 1 || s > INT32_MAX)
		return smr_fail(SMR_EINVAL, "SAMARA_PROCESS_TIMEOUT is \"%s\", not seconds", text);
	*out = s * NS_PER_S;
	return SMR_OK;
}

/* Writes this machine's address on the way to another one. */
static smr_status find_way(const char *host, char out[SMR_MESH_ADDRESS])
{
	struct addrinfo how = {.ai_socktype = SOCK_DGRAM}, *found;
	struct sockaddr_storage own;
	socklen_t n = sizeof(own);
	int s, err = getaddrinfo(host, "9", &how, &found); /* no packet is sent */

	if (err != 0)
		return smr_fail(SMR_ENOTFOUND, "%s: %s", host, gai_strerror(err));
	s = socket(found->ai_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	err = s < 0 || connect(s, found->ai_addr, found->ai_addrlen) != 0 ||
	      getsockname(s, (struct sockaddr *)&own, &n) != 0;
	if (err == 0)
		err = getnameinfo((struct sockaddr *)&own, n, out, SMR_MESH_ADDRESS, NULL, 0,
				  NI_NUMERICHOST);
	if (s >= 0)
		close(s);
	freeaddrinfo(found);
	return err == 0 ? SMR_OK : smr_fail(SMR_EIO, "%s: there is no way to it", host);
}

/* The address to listen at: as the user says, or the one on the way to JAX's coordinator, or within
 * this machine. */
static smr_status find_address(const pjrt_client_create_args *a, char out[SMR_MESH_ADDRESS])
{
	const pjrt_named_value *v = find_option(a, "samara_coordinator");
	const char *said = getenv("SAMARA_PROCESS_ADDRESS");
	char host[256];
	char *port;

	if (said != NULL && said[0] != '\0') {
		snprintf(out, SMR_MESH_ADDRESS, "%s", said);
		return SMR_OK;
	}
	if (v == NULL || v->type != PJRT_STRING || v->value_size >= sizeof(host)) {
		snprintf(out, SMR_MESH_ADDRESS, "127.0.0.1");
		return SMR_OK;
	}
	snprintf(host, sizeof(host), "%.*s", (int)v->value_size, v->of.string);
	port = strrchr(host, ':');
	if (port != NULL)
		*port = '\0';
	if (host[0] == '[' && strchr(host, ']') != NULL) {
		*strchr(host, ']') = '\0';
		return find_way(host + 1, out);
	}
	return find_way(host, out);
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

static smr_status connect_all(const pjrt_client_create_args *a, uint32_t ndevices,
			      pjrt_processes *p)
{
	static atomic_uint generations; /* a key is put once: each client has its own */
	unsigned generation = atomic_fetch_add(&generations, 1);
	char host[SMR_MESH_ADDRESS], key[64], value[256];
	smr_mesh_member own, members[SMR_MESH_MOST];

	SMR_TRY(read_patience(&p->patience_ns));
	SMR_TRY(find_address(a, host));
	SMR_TRY(smr_mesh_open(host, &p->mesh, &own));
	snprintf(key, sizeof(key), "samara/%u/process/%u", generation, p->self);
	write_member(&own, ndevices, value, sizeof(value));
	SMR_TRY(put_value(a, key, value));
	SMR_TRY(read_members(a, generation, p, members));
	smr_mesh_expect(p->mesh, members, p->n, p->self);
	SMR_TRY(meet_all(a, generation, p));
	return smr_mesh_dial(p->mesh, JOIN_MS / 1000 * NS_PER_S);
}

smr_status pjrt_processes_join(const pjrt_client_create_args *a, uint32_t ndevices,
			       pjrt_processes **out)
{
	int64_t n = number_option(a, "num_nodes", 1), self = number_option(a, "node_id", 0);
	pjrt_processes *p;
	smr_status st;

	*out = NULL;
	if (n <= 1)
		return SMR_OK;
	if (n > SMR_MESH_MOST || self < 0 || self >= n)
		return smr_fail(SMR_EUNSUPPORTED, "process %lld of %lld: %d processes at most",
				(long long)self, (long long)n, SMR_MESH_MOST);
	if (a->kv_get_callback == NULL || a->kv_put_callback == NULL)
		return smr_fail(SMR_EUNSUPPORTED,
				"%lld processes need a key-value store: call "
				"jax.distributed.initialize() first",
				(long long)n);
	p = smr_calloc(1, sizeof(*p));
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for processes");
	p->n = (uint32_t)n;
	p->self = (uint32_t)self;
	pthread_mutex_init(&p->lock, NULL);
	st = connect_all(a, ndevices, p);
	if (st != SMR_OK) {
		pjrt_processes_leave(p);
		return st;
	}
	*out = p;
	return SMR_OK;
}

void pjrt_processes_leave(pjrt_processes *p)
{
	pjrt_launches *l, *next;

	if (p == NULL)
		return;
	smr_mesh_close(p->mesh);
	HASH_ITER (hh, p->launches, l, next) {
		HASH_DEL(p->launches, l);
		smr_free(l);
	}
	pthread_mutex_destroy(&p->lock);
	smr_free(p);
}

/* ---- runs ------------------------------------------------------------------------------------ */

static pjrt_launches *find_launches(pjrt_processes *p, uint64_t devices)
{
	pjrt_launches *l;

	HASH_FIND(hh, p->launches, &devices, sizeof(devices), l);
	if (l != NULL)
		return l;
	l = smr_calloc(1, sizeof(*l));
	if (l == NULL)
		return NULL;
	l->devices = devices;
	HASH_ADD(hh, p->launches, devices, sizeof(devices), l);
	if (l->hh.tbl != NULL)
		return l;
	smr_free(l);
	return NULL;
}

uint64_t pjrt_processes_launch(pjrt_processes *p, const int32_t *devices, uint32_t n)
{
	uint64_t set = smr_hash64(devices, n * sizeof(*devices), n), run = 0;
	pjrt_launches *l;

	pthread_mutex_lock(&p->lock);
	l = find_launches(p, set);
	if (l != NULL)
		run = smr_hash_mix(set, ++l->count) | 1;
	pthread_mutex_unlock(&p->lock);
	return run;
}
