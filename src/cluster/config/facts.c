#include "cluster/config/facts.h"

#include <dlfcn.h>
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cost/machine/host.h"
#include "cost/machine/machine.h"

const smr_fact_name smr_machine_facts[] = {
	{"arch", SMR_FACT_TEXT},          {"bandwidth", SMR_FACT_NUMBER},
	{"calibrated", SMR_FACT_TRUTH},   {"cores", SMR_FACT_NUMBER},
	{"cpu", SMR_FACT_TEXT},           {"disk_free", SMR_FACT_NUMBER},
	{"feature.*", SMR_FACT_TRUTH},    {"gpus", SMR_FACT_NUMBER},
	{"host", SMR_FACT_TEXT},          {"memory", SMR_FACT_NUMBER},
	{"memory_free", SMR_FACT_NUMBER}, {"node", SMR_FACT_TEXT},
	{"peak_f32", SMR_FACT_NUMBER},    {"peak_f64", SMR_FACT_NUMBER},
	{"slots", SMR_FACT_NUMBER},       {NULL, SMR_FACT_NUMBER},
};

static bool has_word(const char *words, const char *word)
{
	char spaced[80];

	snprintf(spaced, sizeof(spaced), " %.70s ", word);
	return strstr(words, spaced) != NULL;
}

smr_fact smr_facts_get(const void *facts, const char *name)
{
	const smr_facts *f = facts;
	const struct row {
		const char *name, *text;
		double number;
	} rows[] = {
		{"arch", f->arch, NAN},
		{"bandwidth", NULL, f->bandwidth},
		{"calibrated", NULL, f->calibrated},
		{"cores", NULL, f->cores},
		{"cpu", f->cpu, NAN},
		{"disk_free", NULL, f->disk_free},
		{"gpus", NULL, f->gpus},
		{"host", f->host, NAN},
		{"memory", NULL, f->memory},
		{"memory_free", NULL, f->memory_free},
		{"node", f->node, NAN},
		{"peak_f32", NULL, f->peak_f32},
		{"peak_f64", NULL, f->peak_f64},
		{"slots", NULL, f->slots},
	};

	if (strncmp(name, "feature.", 8) == 0)
		return (smr_fact){.number = has_word(f->features, name + 8)};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (strcmp(rows[i].name, name) == 0)
			return (smr_fact){.number = rows[i].number, .text = rows[i].text};
	return (smr_fact){.number = NAN};
}

bool smr_is_node_name(const char *name)
{
	return *name != '\0' && strlen(name) < SMR_NODE_NAME &&
	       strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-_") == strlen(name);
}

/* Reads the CPU features that decide which code can run, from the kernel (x86: flags, ARM:
 * Features). */
static void read_features(char *out, size_t n)
{
	static const char *const known[] = {
		"sse4_2",      "avx",      "avx2",     "fma",      "f16c",        "bmi2",
		"avx512f",     "avx512bw", "avx512dq", "avx512vl", "avx512_vnni", "avx512_bf16",
		"avx512_fp16", "amx_tile", "amx_int8", "amx_bf16", "aes",         "asimd",
		"asimdhp",     "asimddp",  "sve",      "sve2",     "bf16",        "i8mm",
	};
	FILE *f = fopen("/proc/cpuinfo", "re");
	char line[8192], *words = NULL;

	snprintf(out, n, " ");
	while (f != NULL && words == NULL && fgets(line, sizeof(line), f) != NULL)
		if (strncmp(line, "flags", 5) == 0 || strncmp(line, "Features", 8) == 0)
			words = strchr(line, ':');
	if (f != NULL)
		fclose(f);
	if (words == NULL)
		return;
	words[strcspn(words, "\n")] = ' ';
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (has_word(words, known[i])) {
			strncat(out, known[i], n - strlen(out) - 1);
			strncat(out, " ", n - strlen(out) - 1);
		}
}

/* Counts GPUs by NVML; without NVML there are none. */
static int count_gpus(void)
{
	void *library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
	int (*init)(void) = NULL, (*get_count)(unsigned *) = NULL;
	unsigned n = 0;

	if (library == NULL)
		return 0;
	*(void **)&init = dlsym(library, "nvmlInit_v2");
	*(void **)&get_count = dlsym(library, "nvmlDeviceGetCount_v2");
	if (init == NULL || get_count == NULL || init() != 0 || get_count(&n) != 0)
		n = 0;
	return n < 1024 ? (int)n : 0; /* it stays open: a driver's library should not be unloaded */
}

smr_status smr_facts_gather(const smr_metrics_reading *s, smr_facts *out)
{
	struct utsname u;
	smr_machine m;

	SMR_TRY(smr_machine_host(&m));
	*out = (smr_facts){
		.cores = s->processors,
		.slots = 1,
		.gpus = count_gpus(),
		.memory = s->memory,
		.memory_free = s->memory_free,
		.disk_free = s->disk_free,
		.bandwidth = m.npoints > 0 ? m.bw_all[m.npoints - 1] : NAN,
		.peak_f32 = m.peak_f32 * s->processors,
		.peak_f64 = m.peak_f64 * s->processors,
		.calibrated = m.calibrated,
		.pid = getpid(),
	};
	smr_host_cpu(out->cpu, sizeof(out->cpu));
	read_features(out->features, sizeof(out->features));
	if (uname(&u) == 0) {
		snprintf(out->arch, sizeof(out->arch), "%.15s", u.machine);
		snprintf(out->host, sizeof(out->host), "%.63s", u.nodename);
	}
	return SMR_OK;
}

bool smr_facts_alike(const smr_facts *a, const smr_facts *b)
{
	return a->arch[0] != '\0' && strcmp(a->arch, b->arch) == 0 && strcmp(a->cpu, b->cpu) == 0 &&
	       strcmp(a->features, b->features) == 0;
}

/* ---- as JSON ----------------------------------------------------------------------------------*/

static json_t *number_to_json(double x)
{
	return isfinite(x) ? json_real(x) : json_null();
}

smr_status smr_facts_json(const smr_facts *f, smr_str *out)
{
	char instance[20], *text;
	json_t *o;

	snprintf(instance, sizeof(instance), "%016llx", (unsigned long long)f->instance);
	o = json_pack("{s:s,s:s,s:s,s:s,s:o,s:i,s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:b,s:s,s:s,s:i,s:s}",
		      "node", f->node, "arch", f->arch, "cpu", f->cpu, "features", f->features,
		      "cores", number_to_json(f->cores), "slots", f->slots, "gpus", f->gpus,
		      "memory", number_to_json(f->memory), "memory_free",
		      number_to_json(f->memory_free), "disk_free", number_to_json(f->disk_free),
		      "bandwidth", number_to_json(f->bandwidth), "peak_f32",
		      number_to_json(f->peak_f32), "peak_f64", number_to_json(f->peak_f64),
		      "calibrated", (int)f->calibrated, "fleets", f->fleets, "instance", instance,
		      "pid", f->pid, "host", f->host);
	text = o != NULL ? json_dumps(o, JSON_COMPACT) : NULL;
	json_decref(o);
	if (text == NULL)
		return smr_fail(SMR_ENOMEM,
				"no memory for the facts of %s, or its host's names "
				"are no UTF-8",
				f->node);
	smr_str_puts(out, text);
	free(text);
	return smr_str_status(out, "facts");
}

static double number_of(const json_t *root, const char *name)
{
	const json_t *x = json_object_get(root, name);

	return json_is_number(x) ? json_number_value(x) : NAN;
}

static int count_of(const json_t *root, const char *name, int most)
{
	json_int_t x = json_integer_value(json_object_get(root, name));

	return x > 0 && x <= most ? (int)x : 0;
}

/* Copies a text, truncated to its field, without control characters. */
static void text_of(const json_t *root, const char *name, char *out, size_t n)
{
	const char *text = json_string_value(json_object_get(root, name));

	snprintf(out, n, "%s", text != NULL ? text : "");
	for (char *c = out; *c != '\0'; c++)
		if ((unsigned char)*c < ' ' || (unsigned char)*c >= 0x7f)
			*c = '?';
}

smr_status smr_facts_read(const char *text, size_t n, smr_facts *out)
{
	enum { SLOTS_MOST = 4096, PID_MOST = 1 << 30 };
	json_error_t e;
	json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);
	smr_facts f = {.slots = 0};
	char instance[20];

	if (!json_is_object(root)) {
		json_decref(root);
		return smr_fail(SMR_EPARSE, "the facts of a node are no JSON object");
	}
	text_of(root, "node", f.node, sizeof(f.node));
	text_of(root, "arch", f.arch, sizeof(f.arch));
	text_of(root, "cpu", f.cpu, sizeof(f.cpu));
	text_of(root, "features", f.features, sizeof(f.features));
	text_of(root, "fleets", f.fleets, sizeof(f.fleets));
	text_of(root, "host", f.host, sizeof(f.host));
	text_of(root, "instance", instance, sizeof(instance));
	f.instance = strtoull(instance, NULL, 16);
	f.cores = number_of(root, "cores");
	f.memory = number_of(root, "memory");
	f.memory_free = number_of(root, "memory_free");
	f.disk_free = number_of(root, "disk_free");
	f.bandwidth = number_of(root, "bandwidth");
	f.peak_f32 = number_of(root, "peak_f32");
	f.peak_f64 = number_of(root, "peak_f64");
	f.slots = count_of(root, "slots", SLOTS_MOST);
	f.gpus = count_of(root, "gpus", SLOTS_MOST);
	f.pid = count_of(root, "pid", PID_MOST);
	f.calibrated = json_is_true(json_object_get(root, "calibrated"));
	json_decref(root);
	if (!smr_is_node_name(f.node))
		return smr_fail(SMR_EPARSE, "the facts of a node give it no name");
	*out = f;
	return SMR_OK;
}
