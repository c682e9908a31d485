/* Clients. The interface has devices and their descriptions apart; here both are the device, and
 * the topology is the client. */
#include "pjrt/client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "pjrt/ffi/host.h"
#include "pjrt/functions.h"
#include "pjrt/processes/processes.h"
#include "pjrt/storage.h"
#include "run/settings.h"

static const char *const kind_names[PJRT_KINDS] = {"device", "pinned_host"};

const char *pjrt_memory_kind_name(uint32_t kind)
{
	return kind_names[kind];
}

static const char *platform_version(void)
{
	return "samara " SMR_VERSION;
}

/* ---- creation ------------------------------------------------------------------------------- */

static smr_status add_device(pjrt_client *c, uint32_t id, uint32_t process)
{
	pjrt_device *d = smr_calloc(1, sizeof(*d));

	if (d == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a device");
	c->devices[id] = d;
	c->ndevices = id + 1;
	*d = (pjrt_device){.client = c, .id = (int32_t)id, .process = process};
	if (c->processes != NULL)
		(void)snprintf(d->text, sizeof(d->text), "SamaraDevice(process=%u, id=%u)", process,
			       id);
	else
		(void)snprintf(d->text, sizeof(d->text), "SamaraDevice(id=%u)", id);
	for (uint32_t k = 0; k < PJRT_KINDS; k++) {
		pjrt_memory *m = &d->memories[k];

		*m = (pjrt_memory){.device = d, .id = (int32_t)(id * PJRT_KINDS + k), .kind = k};
		(void)snprintf(m->text, sizeof(m->text), "%s", kind_names[k]);
		(void)snprintf(m->debug, sizeof(m->debug), "SamaraMemory(id=%d, kind=%s)", m->id,
			       kind_names[k]);
		d->all[k] = c->memories[m->id] = m;
	}
	pjrt_queue_begin(&d->queue);
	return SMR_OK;
}

static void free_client(pjrt_client *c)
{
	for (uint32_t i = 0; i < c->ndevices; i++) {
		pjrt_queue_end(&c->devices[i]->queue);
		smr_free(c->devices[i]);
	}
	pjrt_processes_leave(c->processes);
	pjrt_storage_trim();
	(void)smr_close(c->ctx); /* it stays open if the caller kept a program */
	pthread_mutex_destroy(&c->loading);
	smr_free(c);
}

static smr_status read_device_count(uint32_t *out)
{
	const char *text = getenv("SAMARA_DEVICES");
	char *end;
	long n;

	*out = 1;
	if (text == NULL || text[0] == '\0')
		return SMR_OK;
	n = strtol(text, &end, 10);
	if (*end != '\0' || n < 1 || n > PJRT_MOST_DEVICES)
		return smr_fail(SMR_EINVAL, "SAMARA_DEVICES is \"%s\", not a number from 1 to %d",
				text, PJRT_MOST_DEVICES);
	*out = (uint32_t)n;
	return SMR_OK;
}

static smr_status read_deterministic(int *out)
{
	static const char name[] = "SAMARA_DETERMINISTIC";
	const char *text = getenv(name);
	char takes[64];

	*out = text != NULL && strcmp(text, "1") == 0;
	if (text == NULL || text[0] == '\0' || smr_setting_fits(name, text, takes, sizeof(takes)))
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "%s is \"%s\", not %s", name, text, takes);
}

/* Devices are numbered process by process. */
static smr_status add_devices(pjrt_client *c)
{
	const pjrt_processes *p = c->processes;
	uint32_t id = 0;

	c->process = p != NULL ? p->self : 0;
	for (uint32_t q = 0; q < (p != NULL ? p->n : 1); q++) {
		uint32_t n = p != NULL ? p->ndevices[q] : c->nhere;

		if (q == c->process)
			c->first = id;
		while (n-- > 0)
			SMR_TRY(add_device(c, id++, q));
	}
	return SMR_OK;
}

static smr_status fill_client(pjrt_client *c, const pjrt_client_create_args *a)
{
	const char *platform = getenv("SAMARA_PJRT_PLATFORM");
	smr_open_params p = SMR_INIT(smr_open_params);

	c->platform = platform != NULL && strcmp(platform, "cpu") == 0 ? "cpu" : "samara";
	SMR_TRY(read_device_count(&c->nhere));
	SMR_TRY(read_deterministic(&p.deterministic));
	SMR_TRY(pjrt_processes_join(a, c->nhere, &c->processes));
	SMR_TRY(add_devices(c));
	if (c->processes != NULL) /* copies of an array are equal in all processes */
		p.deterministic = 1;
	return smr_open(&p, &c->ctx);
}

/* The function of Python that programs call is option "samara_callback", its address. */
static smr_status take_options(const pjrt_named_value *v, size_t n)
{
	static const char name[] = "samara_callback";
	ffi_python_fn *fn;
	void *address;

	for (size_t i = 0; i < n; i++) {
		if (v[i].type != PJRT_INT64 || v[i].name_size != sizeof(name) - 1 ||
		    memcmp(v[i].name, name, sizeof(name) - 1) != 0)
			continue;
		address = (void *)(uintptr_t)v[i].of.int64;
		memcpy(&fn, &address, sizeof(fn)); /* ISO C has no conversion */
		SMR_TRY(ffi_python_set(fn));
	}
	return SMR_OK;
}

/* Options of other plug-ins may be given as well: none is an error. */
pjrt_error *pjrt_client_create(pjrt_client_create_args *a)
{
	pjrt_client *c = smr_calloc(1, sizeof(*c));
	pjrt_error *e;

	if (c == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a client");
	pthread_mutex_init(&c->loading, NULL);
	e = pjrt_error_of(take_options(a->create_options, a->num_options));
	if (e == NULL)
		e = pjrt_error_of(fill_client(c, a));
	if (e != NULL) {
		free_client(c);
		return e;
	}
	a->client = c;
	return NULL;
}

/* JAX tells which processes are there; connections tell that sooner. */
pjrt_error *pjrt_client_update_global_process_info(pjrt_client_update_global_process_info_args *a)
{
	return NULL;
}

pjrt_error *pjrt_client_destroy(pjrt_client_destroy_args *a)
{
	free_client(a->client);
	return NULL;
}

/* ---- what a client is ----------------------------------------------------------------------- */

pjrt_error *pjrt_client_platform_name(pjrt_client_platform_name_args *a)
{
	a->platform_name = a->client->platform;
	a->platform_name_size = strlen(a->platform_name);
	return NULL;
}

pjrt_error *pjrt_client_platform_version(pjrt_client_platform_version_args *a)
{
	a->platform_version = platform_version();
	a->platform_version_size = strlen(a->platform_version);
	return NULL;
}

pjrt_error *pjrt_client_process_index(pjrt_client_process_index_args *a)
{
	a->process_index = (int32_t)a->client->process;
	return NULL;
}

pjrt_error *pjrt_client_devices(pjrt_client_devices_args *a)
{
	a->devices = a->client->devices;
	a->num_devices = a->client->ndevices;
	return NULL;
}

pjrt_error *pjrt_client_addressable_devices(pjrt_client_addressable_devices_args *a)
{
	a->addressable_devices = a->client->devices + a->client->first;
	a->num_addressable_devices = a->client->nhere;
	return NULL;
}

static pjrt_error *find_device(pjrt_client *c, int32_t id, pjrt_device **out)
{
	if (id < 0 || (uint32_t)id >= c->ndevices)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "there is no device %d, of %u", id,
				      c->ndevices);
	*out = c->devices[id];
	return NULL;
}

pjrt_error *pjrt_client_lookup_device(pjrt_client_lookup_device_args *a)
{
	return find_device(a->client, a->id, &a->device);
}

pjrt_error *pjrt_client_lookup_addressable_device(pjrt_client_lookup_addressable_device_args *a)
{
	pjrt_client *c = a->client;
	int32_t id = a->local_hardware_id;

	if (id < 0 || (uint32_t)id >= c->nhere)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "there is no device %d in this process, of %u", id, c->nhere);
	a->addressable_device = c->devices[c->first + (uint32_t)id];
	return NULL;
}

pjrt_error *pjrt_client_addressable_memories(pjrt_client_addressable_memories_args *a)
{
	a->addressable_memories = a->client->memories + (size_t)a->client->first * PJRT_KINDS;
	a->num_addressable_memories = a->client->nhere * PJRT_KINDS;
	return NULL;
}

pjrt_error *pjrt_client_default_device_assignment(pjrt_client_default_device_assignment_args *a)
{
	int64_t n = (int64_t)a->num_replicas * a->num_partitions;

	if (n < 1 || n > a->client->ndevices || (size_t)n > a->default_assignment_size)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "%d replicas of %d partitions need more devices than %u",
				      a->num_replicas, a->num_partitions, a->client->ndevices);
	for (int32_t i = 0; i < n; i++)
		a->default_assignment[i] = i;
	return NULL;
}

/* ---- topologies ----------------------------------------------------------------------------- */

pjrt_error *pjrt_client_topology_description(pjrt_client_topology_description_args *a)
{
	a->topology = a->client;
	return NULL;
}

/* JAX knows these words. */
pjrt_error *pjrt_topology_description_create(pjrt_topology_description_create_args *a)
{
	return pjrt_error_new(PJRT_UNIMPLEMENTED, "topology not implemented: samara compiles for "
						  "the devices of a client");
}

/* It is the client's, which frees it. */
pjrt_error *pjrt_topology_description_destroy(pjrt_topology_description_destroy_args *a)
{
	return NULL;
}

pjrt_error *pjrt_topology_description_platform_name(pjrt_topology_description_platform_name_args *a)
{
	a->platform_name = a->topology->platform;
	a->platform_name_size = strlen(a->platform_name);
	return NULL;
}

pjrt_error *pjrt_topology_description_platform_version(
	pjrt_topology_description_platform_version_args *a)
{
	a->platform_version = platform_version();
	a->platform_version_size = strlen(a->platform_version);
	return NULL;
}

pjrt_error *pjrt_topology_description_get_device_descriptions(
	pjrt_topology_description_get_device_descriptions_args *a)
{
	a->descriptions = a->topology->devices;
	a->num_descriptions = a->topology->ndevices;
	return NULL;
}

pjrt_error *pjrt_topology_description_attributes(pjrt_topology_description_attributes_args *a)
{
	a->attributes = NULL;
	a->num_attributes = 0;
	return NULL;
}

pjrt_error *pjrt_topology_description_fingerprint(pjrt_topology_description_fingerprint_args *a)
{
	a->fingerprint = a->topology->ndevices;
	return NULL;
}
