/* Writes a machine in the text form that it is read from. */
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cost/machine/text.h"

/* Writes whole numbers as integers: bytes are easier to read so. */
static json_t *number_to_json(double x)
{
	return x < 1e15 && x == (double)(json_int_t)x ? json_integer((json_int_t)x) : json_real(x);
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
		const smr_machine_link *l = &m->links[i];

		json_array_append_new(links,
				      json_pack("{s:s,s:s,s:i,s:i,s:o,s:o}", "name", l->name,
						"topology", smr_machine_topologies[l->topology],
						"axes", l->axes, "devices", l->devices,
						"bytes_per_s", number_to_json(l->bps), "latency_s",
						number_to_json(l->latency_s)));
	}
	if (m->nlinks > 0)
		json_object_set(j, "links", links);
	json_decref(links);
}

/* Writes the source of a calibration's figures: all were measured but the energy model, and the
 * peak of bf16, which is arithmetic. */
static void write_source(const smr_machine *m, json_t *j)
{
	json_t *source = json_object(), *v;
	smr_str measured = {0}, modelled = {0};
	bool units = false;
	const char *key;

	json_object_foreach (j, key, v) {
		bool model = strncmp(key, "pj_", 3) == 0 || strcmp(key, "tdp_w") == 0 ||
			     (strcmp(key, "idle_w") == 0 && !m->idle_measured);
		smr_str *to = model ? &modelled : &measured;

		if (strcmp(key, "matrix_bf16_flops") == 0)
			units = true;
		else if (!json_is_string(v))
			smr_str_printf(to, "%s%s", to->n > 0 ? " " : "", key);
	}
	if (measured.n > 0)
		json_object_set_new(source, measured.s,
				    json_string("measured: samara machine calibrate"));
	if (modelled.n > 0)
		json_object_set_new(source, modelled.s,
				    json_string("modelled: of the kind of processor"));
	if (units)
		json_object_set_new(source, "matrix_bf16_flops",
				    json_string("arithmetic: AMX, operations in a cycle of a core "
						"times the measured clock"));
	json_object_set_new(j, "source", source);
	smr_str_free(&measured);
	smr_str_free(&modelled);
}

/* Returns the source of a figure of a calibrated GPU. */
static const char *gpu_source(const smr_machine *m, const char *key)
{
	if (smr_machine_is_emulated(m))
		return "emulated: no card, the times of the emulation";
	if (strcmp(key, "bandwidth") == 0 || strncmp(key, "host_", 5) == 0 ||
	    strncmp(key, "product_", 8) == 0 || strstr(key, "launch_s") != NULL)
		return "measured: samara machine calibrate --gpu";
	if (strncmp(key, "peak_", 5) == 0 || strncmp(key, "matrix_", 7) == 0)
		return "arithmetic: units of the architecture times the clock";
	return "the driver and NVML";
}

static void write_gpu_source(const smr_machine *m, json_t *j)
{
	json_t *names = json_object(), *source = json_object(), *v;
	const char *key;

	json_object_foreach (j, key, v) {
		const char *of = gpu_source(m, key), *before;
		smr_str s = {0};

		if (json_is_string(v))
			continue;
		before = json_string_value(json_object_get(names, of));
		smr_str_printf(&s, "%s%s%s", before != NULL ? before : "",
			       before != NULL ? " " : "", key);
		json_object_set_new(names, of, json_string(smr_str_text(&s)));
		smr_str_free(&s);
	}
	json_object_foreach (names, key, v)
		json_object_set_new(source, json_string_value(v), json_string(key));
	json_object_set_new(j, "source", source);
	json_decref(names);
}

smr_status smr_machine_json(const smr_machine *m, char **out)
{
	json_t *j = json_pack("{s:s,s:s,s:s,s:i}", "name", m->name, "kind",
			      smr_machine_kinds[m->kind], "cpu", m->cpu, "cores", m->cores);
	json_t *curve = json_array();
	char *text;

	for (size_t i = 0; i < SMR_MACHINE_NUMBERS; i++) {
		double x = *smr_machine_at(m, &smr_machine_numbers[i]);

		if (x > 0)
			json_object_set_new(j, smr_machine_numbers[i].name, number_to_json(x));
	}
	for (size_t i = 0; i < m->npoints; i++)
		json_array_append_new(curve, json_pack("[o,o,o]", number_to_json(m->set_bytes[i]),
						       number_to_json(m->bw_one[i]),
						       number_to_json(m->bw_all[i])));
	json_object_set_new(j, "bandwidth", curve);
	if (m->kind == SMR_MACHINE_CPU)
		json_object_set_new(j, "operators", smr_machine_write_dear(m));
	write_device(m, j);
	if (m->calibrated && m->kind == SMR_MACHINE_CPU)
		write_source(m, j);
	else if (m->calibrated)
		write_gpu_source(m, j);
	text = json_dumps(j, JSON_INDENT(2));
	json_decref(j);
	*out = text != NULL ? smr_strdup(text) : NULL;
	free(text);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a machine's text");
}
