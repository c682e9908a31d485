/* Settings of processes, of the client's options and the environment: the address to listen at, and
 * how long to wait. */
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "pjrt/functions.h"
#include "pjrt/processes/internal.h"

enum { PATIENCE_S = 1800 };

static const pjrt_named_value *find_option(const pjrt_client_create_args *a, const char *name)
{
	for (size_t i = 0; i < a->num_options; i++) {
		const pjrt_named_value *v = &a->create_options[i];

		if (v->name_size == strlen(name) && memcmp(v->name, name, v->name_size) == 0)
			return v;
	}
	return NULL;
}

int64_t pjrt_processes_number_option(const pjrt_client_create_args *a, const char *name,
				     int64_t otherwise)
{
	const pjrt_named_value *v = find_option(a, name);

	return v != NULL && v->type == PJRT_INT64 ? v->of.int64 : otherwise;
}

smr_status pjrt_processes_patience(int64_t *out)
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
smr_status pjrt_processes_address(const pjrt_client_create_args *a, char out[SMR_MESH_ADDRESS])
{
	const pjrt_named_value *v = find_option(a, "samara_coordinator");
	const char *said = getenv("SAMARA_PROCESS_ADDRESS");
	char host[256];
	char *port;

	if (said == NULL || said[0] == '\0')
		said = v == NULL || v->type != PJRT_STRING ? "127.0.0.1" : NULL;
	if (said != NULL) {
		if (strlen(said) >= SMR_MESH_ADDRESS)
			return smr_fail(SMR_EINVAL, "SAMARA_PROCESS_ADDRESS is \"%s\", no address",
					said);
		snprintf(out, SMR_MESH_ADDRESS, "%s", said);
		return SMR_OK;
	}
	if (v->value_size >= sizeof(host))
		return smr_fail(SMR_EINVAL, "the coordinator's name has %zu bytes", v->value_size);
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
