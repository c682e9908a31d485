/* Machine descriptions as JSON; this host's own calibration lies in the cache. */
#include "cost/machine.h"

#include <jansson.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "cost/host.h"

static const char *const kinds[] = {
	[SMR_MACHINE_CPU] = "cpu", [SMR_MACHINE_GPU] = "gpu", [SMR_MACHINE_TPU] = "tpu"};

static const char *const topologies[] = {[SMR_TOPOLOGY_SWITCH] = "switch",
					 [SMR_TOPOLOGY_MESH] = "mesh",
					 [SMR_TOPOLOGY_RING] = "ring",
					 [SMR_TOPOLOGY_TORUS] = "torus",
					 [SMR_TOPOLOGY_TREE] = "tree"};

enum { CPU = 1 << SMR_MACHINE_CPU, DEVICE = 1 << SMR_MACHINE_GPU | 1 << SMR_MACHINE_TPU };

static const struct field {
	const char *name;
	size_t at;
	int kinds; /* those that must say it */
} numbers[] = {
	{"clock_hz", offsetof(smr_machine, clock_hz), CPU | DEVICE},
	{"peak_f32_flops_per_core", offsetof(smr_machine, peak_f32), CPU | DEVICE},
	{"peak_f64_flops_per_core", offsetof(smr_machine, peak_f64), CPU},
	{"scalar_add_s", offsetof(smr_machine, scalar_add_s), CPU},
	{"fork_join_s", offsetof(smr_machine, fork_join_s), CPU},
	{"launch_s", offsetof(smr_machine, launch_s), DEVICE},
	{"first_touch_bytes_per_s", offsetof(smr_machine, first_touch_bps), CPU},
	{"idle_w", offsetof(smr_machine, idle_w), CPU},
	{"tdp_w", offsetof(smr_machine, tdp_w), CPU | DEVICE},
	{"pj_per_flop_f32", offsetof(smr_machine, pj_flop_f32), CPU},
	{"pj_per_flop_f64", offsetof(smr_machine, pj_flop_f64), CPU},
	{"pj_per_byte_cache", offsetof(smr_machine, pj_byte_cache), CPU},
	{"pj_per_byte_dram", offsetof(smr_machine, pj_byte_dram), CPU},
	{"matrix_tf32_flops", offsetof(smr_machine, matrix[SMR_MATRIX_TF32]), 0},
	{"matrix_f16_flops", offsetof(smr_machine, matrix[SMR_MATRIX_F16]), 0},
	{"matrix_bf16_flops", offsetof(smr_machine, matrix[SMR_MATRIX_BF16]), 0},
	{"matrix_f8_flops", offsetof(smr_machine, matrix[SMR_MATRIX_F8]), 0},
	{"matrix_i8_flops", offsetof(smr_machine, matrix[SMR_MATRIX_I8]), 0},
	{"matrix_f64_flops", offsetof(smr_machine, matrix[SMR_MATRIX_F64]), 0},
	{"memory_bytes", offsetof(smr_machine, memory_bytes), 0},
	{"cache_bytes", offsetof(smr_machine, cache_bytes), 0},
	{"price_per_hour", offsetof(smr_machine, price_hour), 0},
};

static double *number(smr_machine *m, const struct field *f)
{
	return (double *)((char *)m + f->at);
}

static smr_status read_numbers(json_t *j, const char *path, smr_machine *m)
{
	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		json_t *v = json_object_get(j, numbers[i].name);

		if (v == NULL && (numbers[i].kinds >> m->kind & 1) == 0)
			continue;
		if (!json_is_number(v) || json_number_value(v) <= 0)
			return smr_fail(SMR_EPARSE, "%s: \"%s\" must be a number above 0", path,
					numbers[i].name);
		*number(m, &numbers[i]) = json_number_value(v);
	}
	return SMR_OK;
}

static smr_status read_curve(json_t *curve, const char *path, smr_machine *m)
{
	double last = 0;

	m->npoints = json_array_size(curve);
	if (m->npoints < 2 || m->npoints > SMR_BANDWIDTH_POINTS)
		return smr_fail(SMR_EPARSE, "%s: \"bandwidth\" must have 2 to %d points", path,
				SMR_BANDWIDTH_POINTS);
	for (size_t i = 0; i < m->npoints; i++) {
		if (json_unpack(json_array_get(curve, i), "[F,F,F]", &m->set_bytes[i],
				&m->bw_one[i], &m->bw_all[i]) != 0 ||
		    m->set_bytes[i] <= last || m->bw_one[i] <= 0 || m->bw_all[i] <= 0)
			return smr_fail(
				SMR_EPARSE,
				"%s: point %zu of \"bandwidth\" must be [bytes, one thread, all "
				"threads] with bytes ascending",
				path, i);
		last = m->set_bytes[i];
	}
	return SMR_OK;
}

static smr_status read_link(json_t *j, const char *path, smr_link *l)
{
	const char *name, *topology;

	l->axes = 1;
	if (json_unpack(j, "{s:s,s:s,s:i,s:F,s:F,s?i}", "name", &name, "topology", &topology,
			"devices", &l->devices, "bytes_per_s", &l->bps, "latency_s", &l->latency_s,
			"axes", &l->axes) != 0 ||
	    l->devices < 2 || !(l->bps > 0) || !(l->latency_s > 0) || l->axes < 1 || l->axes > 6)
		return smr_fail(SMR_EPARSE,
				"%s: a link is {\"name\", \"topology\", \"devices\": 2 or more, "
				"\"bytes_per_s\", \"latency_s\", \"axes\": 1 to 6 of a torus}",
				path);
	while (l->topology < SMR_TOPOLOGIES && strcmp(topologies[l->topology], topology) != 0)
		l->topology++;
	if (l->topology == SMR_TOPOLOGIES)
		return smr_fail(SMR_EPARSE,
				"%s: link %s: no topology '%s' (switch, mesh, ring, torus, tree)",
				path, name, topology);
	strncpy(l->name, name, sizeof(l->name) - 1);
	return SMR_OK;
}

/* What only devices say: matrix arrays, links, a price's source. */
static smr_status read_device(json_t *j, const char *path, smr_machine *m)
{
	json_t *links = json_object_get(j, "links"), *arrays = json_object_get(j, "arrays");
	const char *price = "";

	if (arrays != NULL &&
	    (json_unpack(arrays, "[i,i,i]", &m->arrays, &m->array_rows, &m->array_columns) != 0 ||
	     m->arrays < 1 || m->array_rows < 1 || m->array_columns < 1))
		return smr_fail(SMR_EPARSE, "%s: \"arrays\" must be [count, rows, columns]", path);
	if (json_unpack(j, "{s?s}", "price", &price) != 0)
		return smr_fail(SMR_EPARSE, "%s: \"price\" must be text", path);
	strncpy(m->price, price, sizeof(m->price) - 1);
	if (links != NULL && (!json_is_array(links) || json_array_size(links) > SMR_LINKS))
		return smr_fail(SMR_EPARSE, "%s: \"links\" must be a list of at most %d", path,
				SMR_LINKS);
	m->nlinks = (int)json_array_size(links);
	for (int i = 0; i < m->nlinks; i++)
		SMR_TRY(read_link(json_array_get(links, (size_t)i), path, &m->links[i]));
	return SMR_OK;
}

static smr_status from_json(json_t *j, const char *path, smr_machine *m)
{
	const char *name, *cpu = "", *kind = "cpu";
	int cores;

	*m = (smr_machine){0};
	if (json_unpack(j, "{s:s,s:i,s?s,s?s}", "name", &name, "cores", &cores, "cpu", &cpu, "kind",
			&kind) != 0 ||
	    cores < 1)
		return smr_fail(SMR_EPARSE, "%s: \"name\" and \"cores\" are needed", path);
	while (m->kind < SMR_MACHINE_KINDS && strcmp(kinds[m->kind], kind) != 0)
		m->kind++;
	if (m->kind == SMR_MACHINE_KINDS)
		return smr_fail(SMR_EPARSE, "%s: \"kind\" must be \"cpu\", \"gpu\" or \"tpu\"",
				path);
	m->cores = cores;
	strncpy(m->name, name, sizeof(m->name) - 1);
	strncpy(m->cpu, cpu, sizeof(m->cpu) - 1);
	SMR_TRY(read_numbers(j, path, m));
	SMR_TRY(read_device(j, path, m));
	return read_curve(json_object_get(j, "bandwidth"), path, m);
}

static smr_status load_path(const char *path, smr_machine *out)
{
	json_error_t error;
	json_t *j;
	char *text;
	smr_status st;

	SMR_TRY(smr_read_file(path, &text, NULL));
	j = json_loads(text, 0, &error);
	smr_free(text);
	if (j == NULL)
		return smr_fail(SMR_EPARSE, "%s:%d:%d: %s", path, error.line, error.column,
				error.text);
	st = from_json(j, path, out);
	json_decref(j);
	return st;
}

smr_status smr_machine_load(const char *name, smr_machine *out)
{
	smr_str file = {0};
	char *path = NULL;
	smr_status st;

	if (strchr(name, '/') != NULL)
		return load_path(name, out);
	smr_str_printf(&file, "machines/%s.json", name);
	st = smr_str_status(&file, "a file name");
	if (st == SMR_OK)
		st = smr_find_own(file.s, &path);
	if (st == SMR_OK)
		st = load_path(path, out);
	smr_free(path);
	smr_str_free(&file);
	return st;
}

static void write_device(const smr_machine *m, json_t *j)
{
	json_t *links = json_array();

	if (m->arrays > 0)
		json_object_set_new(j, "arrays",
				    json_pack("[i,i,i]", m->arrays, m->array_rows,
					      m->array_columns));
	if (m->price[0] != 0)
		json_object_set_new(j, "price", json_string(m->price));
	for (int i = 0; i < m->nlinks; i++) {
		const smr_link *l = &m->links[i];

		json_array_append_new(links,
				      json_pack("{s:s,s:s,s:i,s:i,s:f,s:f}", "name", l->name,
						"topology", topologies[l->topology], "axes",
						l->axes, "devices", l->devices, "bytes_per_s",
						l->bps, "latency_s", l->latency_s));
	}
	if (m->nlinks > 0)
		json_object_set(j, "links", links);
	json_decref(links);
}

smr_status smr_machine_json(const smr_machine *m, char **out)
{
	json_t *j = json_pack("{s:s,s:s,s:s,s:i}", "name", m->name, "kind", kinds[m->kind], "cpu",
			      m->cpu, "cores", m->cores);
	json_t *curve = json_array();
	char *text;

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		if (*number((smr_machine *)m, &numbers[i]) > 0)
			json_object_set_new(j, numbers[i].name,
					    json_real(*number((smr_machine *)m, &numbers[i])));
	for (size_t i = 0; i < m->npoints; i++)
		json_array_append_new(curve, json_pack("[f,f,f]", m->set_bytes[i], m->bw_one[i],
						       m->bw_all[i]));
	json_object_set_new(j, "bandwidth", curve);
	write_device(m, j);
	text = json_dumps(j, JSON_INDENT(2));
	json_decref(j);
	*out = text != NULL ? smr_strdup(text) : NULL;
	free(text);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a machine's text");
}

/* This host's own calibration, if it is there and of this host. */
static bool calibrated(smr_machine *out)
{
	char *path, cpu[sizeof(out->cpu)];
	bool ok;

	if (smr_host_file(&path) != SMR_OK)
		return false;
	smr_host_cpu(cpu, sizeof(cpu));
	ok = load_path(path, out) == SMR_OK && strcmp(out->cpu, cpu) == 0 &&
	     out->cores == smr_host_cores();
	smr_free(path);
	out->calibrated = ok;
	return ok;
}

smr_status smr_machine_host(smr_machine *out)
{
	return calibrated(out) ? SMR_OK : smr_machine_shipped(out);
}

smr_status smr_machine_shipped(smr_machine *out)
{
	SMR_TRY(smr_machine_load(smr_host_kind(), out));
	out->cores = smr_host_cores();
	return SMR_OK;
}
