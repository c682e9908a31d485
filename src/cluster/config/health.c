#include "cluster/config/health.h"

#include <jansson.h>
#include <math.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/digest.h"

#define SLOWDOWN_MOST 100.0
#define DISK_LEAST (64.0 * 1024 * 1024) /* bytes: for objects of generated code, and payloads */
#define ERRORS_MOST 0.2
#define SUSPECT_S 2.2 /* two reports of a second, and their jitter */

static double clamp_health_value(double x)
{
	return isfinite(x) ? fmin(1, fmax(0, x)) : 0;
}

double smr_health_slowdown(const smr_metrics_reading *s)
{
	double others = fmin(1, fmax(0, clamp_health_value(s->cpu) - clamp_health_value(s->own)) +
					clamp_health_value(s->steal));
	double factor = (1 - others) * (1 - clamp_health_value(s->wait_memory));

	return factor > 1 / SLOWDOWN_MOST ? 1 / factor : SLOWDOWN_MOST;
}

smr_admission smr_health_gate(const smr_health *h, double age_s, double memory)
{
	if (!(age_s <= SMR_HEALTH_DEAD_S))
		return SMR_ADMISSION_DEAD;
	if (age_s > SUSPECT_S)
		return SMR_ADMISSION_SUSPECT;
	if (h->draining)
		return SMR_ADMISSION_DRAINING;
	if (h->sample.memory_free < memory)
		return SMR_ADMISSION_MEMORY;
	if (h->sample.disk_free < DISK_LEAST)
		return SMR_ADMISSION_DISK;
	return h->errors > ERRORS_MOST ? SMR_ADMISSION_ERRORS : SMR_ADMISSION_OPEN;
}

const char *smr_admission_name(smr_admission g)
{
	static const char *const names[] = {
		[SMR_ADMISSION_OPEN] = "open",     [SMR_ADMISSION_SUSPECT] = "suspect",
		[SMR_ADMISSION_DEAD] = "dead",     [SMR_ADMISSION_DRAINING] = "draining",
		[SMR_ADMISSION_MEMORY] = "memory", [SMR_ADMISSION_DISK] = "disk",
		[SMR_ADMISSION_ERRORS] = "errors",
	};

	return names[g];
}

/* ---- as JSON ----------------------------------------------------------------------------------*/

/* The numbers of a report: their offsets and names. */
#define AT(member) offsetof(smr_health, member)
static const struct row {
	const char *name;
	size_t at;
	double least, most; /* a value beyond is treated as unknown */
} rows[] = {
	{"time", AT(time_s), 0, 1e12},
	{"cpu", AT(sample.cpu), 0, 1},
	{"own", AT(sample.own), 0, 1},
	{"steal", AT(sample.steal), 0, 1},
	{"wait_cpu", AT(sample.wait_cpu), 0, 1},
	{"wait_memory", AT(sample.wait_memory), 0, 1},
	{"wait_io", AT(sample.wait_io), 0, 1},
	{"memory", AT(sample.memory), 0, 1e18},
	{"memory_free", AT(sample.memory_free), 0, 1e18},
	{"disk_free", AT(sample.disk_free), 0, 1e21},
	{"received", AT(sample.received), 0, 1e15},
	{"sent", AT(sample.sent), 0, 1e15},
	{"processors", AT(sample.processors), 0, 1e6},
	{"errors", AT(errors), 0, 1},
	{"slowdown", AT(slowdown), 1, SLOWDOWN_MOST},
	{"worker_calls", AT(workers.calls), 0, 1e15},
	{"worker_faults", AT(workers.faults), 0, 1e15},
	{"worker_cpu_s", AT(workers.cpu_s), 0, 1e12},
	{"worker_peak", AT(workers.peak_bytes), 0, 1e18},
};
enum { ROWS = sizeof(rows) / sizeof(rows[0]), SLOTS_MOST = 4096 };

static double *health_field_at(const smr_health *h, const struct row *r)
{
	return (double *)(uintptr_t)((const char *)h + r->at);
}

/* Writes JSON directly: for one report a second, jansson would take most of its time. */
smr_status smr_health_json(const smr_health *h, smr_str *out)
{
	char key[2 * SMR_NODE_KEY + 1];

	smr_str_printf(out,
		       "{\"node\":\"%s\",\"instance\":\"%016llx\",\"sequence\":%llu,"
		       "\"fleets\":\"%s\",\"slots\":%d,"
		       "\"busy\":%d,\"done\":%llu,\"failed\":%llu,\"draining\":%s",
		       h->node, (unsigned long long)h->instance, (unsigned long long)h->sequence,
		       h->fleets, h->slots, h->busy, (unsigned long long)h->done,
		       (unsigned long long)h->failed, h->draining ? "true" : "false");
	smr_hex(h->key, SMR_NODE_KEY, key);
	smr_str_printf(out, ",\"key\":\"%s\"", key);
	if (h->pass[0] != '\0')
		smr_str_printf(out, ",\"pass\":\"%s\"", h->pass);
	if (h->left)
		smr_str_puts(out, ",\"left\":true");
	for (size_t i = 0; i < ROWS; i++)
		if (isfinite(*health_field_at(h, &rows[i])))
			smr_str_printf(out, ",\"%s\":%.*g", rows[i].name,
				       *health_field_at(h, &rows[i]) >= 1e6 ? 15 : 6,
				       *health_field_at(h, &rows[i]));
	smr_str_puts(out, "}");
	return smr_str_status(out, "a report");
}

static json_int_t read_json_count(const json_t *root, const char *name)
{
	json_int_t x = json_integer_value(json_object_get(root, name));

	return x > 0 ? x : 0;
}

/* Reads a key; an invalid one becomes 0, which no node has. */
static void read_key(const char *hex, uint8_t key[SMR_NODE_KEY])
{
	size_t n = 0;

	if (hex == NULL || strlen(hex) != 2 * SMR_NODE_KEY ||
	    sodium_hex2bin(key, SMR_NODE_KEY, hex, strlen(hex), NULL, &n, NULL) != 0 ||
	    n != SMR_NODE_KEY)
		memset(key, 0, SMR_NODE_KEY);
}

static bool parse_health_fields(const json_t *root, smr_health *h)
{
	const char *node = json_string_value(json_object_get(root, "node"));
	const char *instance = json_string_value(json_object_get(root, "instance"));
	const char *fleets = json_string_value(json_object_get(root, "fleets"));
	const char *pass = json_string_value(json_object_get(root, "pass"));

	if (node == NULL || !smr_is_node_name(node) || instance == NULL)
		return false;
	snprintf(h->node, sizeof(h->node), "%s", node);
	if (fleets != NULL && strlen(fleets) < sizeof(h->fleets) &&
	    strspn(fleets, "abcdefghijklmnopqrstuvwxyz0123456789- ") == strlen(fleets))
		snprintf(h->fleets, sizeof(h->fleets), "%s", fleets);
	read_key(json_string_value(json_object_get(root, "key")), h->key);
	if (pass != NULL && strlen(pass) == SMR_PASS - 1 &&
	    strspn(pass, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdef ") == SMR_PASS - 1)
		memcpy(h->pass, pass, SMR_PASS);
	h->left = json_is_true(json_object_get(root, "left"));
	h->instance = strtoull(instance, NULL, 16);
	h->sequence = (uint64_t)read_json_count(root, "sequence");
	h->done = (uint64_t)read_json_count(root, "done");
	h->failed = (uint64_t)read_json_count(root, "failed");
	h->slots =
		(int)(read_json_count(root, "slots") < SLOTS_MOST ? read_json_count(root, "slots")
								  : SLOTS_MOST);
	h->busy = (int)(read_json_count(root, "busy") < h->slots ? read_json_count(root, "busy")
								 : h->slots);
	h->draining = json_is_true(json_object_get(root, "draining"));
	for (size_t i = 0; i < ROWS; i++) {
		const json_t *x = json_object_get(root, rows[i].name);
		double v = json_is_number(x) ? json_number_value(x) : NAN;

		*health_field_at(h, &rows[i]) = v >= rows[i].least && v <= rows[i].most ? v : NAN;
	}
	if (isnan(h->slowdown))
		h->slowdown = 1;
	return true;
}

smr_status smr_health_read(const char *text, size_t n, smr_health *out)
{
	json_error_t e;
	json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);
	smr_health h = {.slots = 0};
	bool good = json_is_object(root) && parse_health_fields(root, &h);

	json_decref(root);
	if (!good)
		return smr_fail(SMR_EPARSE, "this is no report of a node");
	*out = h;
	return SMR_OK;
}
