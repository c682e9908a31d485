/* samara machine, samara machine show: prints one machine and the sources of its figures. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cli/json.h"
#include "cli/machine.h"

static bool is_figure(const char *key, const json_t *v)
{
	return json_is_number(v) || strcmp(key, "operators") == 0;
}

/* Figures that are not in the file were assumed; this is recorded as their source. */
static void add_assumed(json_t *j, json_t *file)
{
	json_t *source = json_object_get(j, "source"), *v;
	smr_str names = {0};
	const char *key;

	json_object_foreach (j, key, v) {
		if (is_figure(key, v) && json_object_get(file, key) == NULL)
			smr_str_printf(&names, "%s%s", names.n > 0 ? " " : "", key);
	}
	if (names.n > 0 && json_is_object(source))
		json_object_set_new(source, names.s,
				    json_string("assumed of CPUs that do not say it"));
	smr_str_free(&names);
}

/* Adds fields of the file that smr_machine does not have. */
static void add_from_file(json_t *j, const char *path)
{
	static const char *const members[] = {"aliases", "source", "note"};
	json_t *file = json_load_file(path, 0, NULL), *links = json_object_get(j, "links"), *link;
	size_t i;

	for (i = 0; i < sizeof(members) / sizeof(members[0]); i++)
		if (json_object_get(file, members[i]) != NULL)
			json_object_set(j, members[i], json_object_get(file, members[i]));
	json_array_foreach (links, i, link) {
		json_t *from = json_array_get(json_object_get(file, "links"), i);

		if (json_object_get(from, "source") != NULL)
			json_object_set(link, "source", json_object_get(from, "source"));
	}
	add_assumed(j, file);
	json_decref(file);
}

smr_status smr_cli_machine_json(const smr_machine *m, const char *file, json_t **out)
{
	char *text;

	SMR_TRY(smr_machine_json(m, &text));
	*out = json_loads(text, 0, NULL);
	smr_free(text);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a machine's JSON");
	if (file != NULL)
		add_from_file(*out, file);
	return SMR_OK;
}

smr_status smr_cli_machine_add(json_t *to, const char *name)
{
	char *file = NULL;
	smr_machine m;
	json_t *one;
	smr_status st;

	if (json_object_get(to, name) != NULL)
		return SMR_OK;
	SMR_TRY(smr_machine_load(name, &m));
	if (smr_machine_file(name, &file) != SMR_OK)
		file = NULL; /* this machine: its figures were measured */
	st = smr_cli_machine_json(&m, file, &one);
	smr_free(file);
	SMR_TRY(st);
	return json_object_set_new(to, name, one) == 0
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "no memory for a machine");
}

static void print_cores(const smr_machine *m)
{
	printf("one core      %.1f GFLOP/s f32", m->peak_f32 * 1e-9);
	if (m->peak_f64 > 0)
		printf(", %.1f f64", m->peak_f64 * 1e-9);
	if (m->scalar_add_s > 0)
		printf("; a dependent addition takes %.2f ns", m->scalar_add_s * 1e9);
	putchar('\n');
	if (m->scalar_hz > 0)
		printf("plain code    as quick as a Sapphire Rapids of %.2f GHz\n",
		       m->scalar_hz * 1e-9);
	if (m->fork_join_s > 0 && m->first_touch_bps > 0)
		printf("parallel region %.1f us, first touch of pages %.2f GB/s\n",
		       m->fork_join_s * 1e6, m->first_touch_bps * 1e-9);
	if (m->kind != SMR_MACHINE_CPU)
		printf("all cores     %.1f TFLOP/s f32; a kernel's launch %.1f us\n",
		       m->peak_f32 * m->cores * 1e-12, m->launch_s * 1e6);
	if (m->graph_launch_s > 0)
		printf("in a graph    a kernel's launch %.2f us\n", m->graph_launch_s * 1e6);
}

static void print_matrices(const smr_machine *m)
{
	static const char *const names[SMR_MATRIX_TYPES] = {
		[SMR_MATRIX_TF32] = "tf32", [SMR_MATRIX_F32] = "f32", [SMR_MATRIX_F16] = "f16",
		[SMR_MATRIX_BF16] = "bf16", [SMR_MATRIX_F8] = "f8",   [SMR_MATRIX_F4] = "f4",
		[SMR_MATRIX_I8] = "i8",     [SMR_MATRIX_F64] = "f64"};
	bool any = false;

	for (int t = 0; t < SMR_MATRIX_TYPES; t++)
		if (m->matrix[t] > 0) {
			printf("%s%s %.4g", any ? ", " : "matrices      ", names[t],
			       m->matrix[t] * 1e-12);
			any = true;
		}
	if (any)
		puts(" TFLOP/s, dense");
	if (m->arrays > 0)
		printf("arrays        %d of %d x %d\n", m->arrays, m->array_rows, m->array_columns);
}

static void print_products(const smr_machine *m)
{
	static const char *const names[SMR_PRODUCT_TYPES] = {[SMR_PRODUCT_F32] = "f32",
							     [SMR_PRODUCT_F64] = "f64",
							     [SMR_PRODUCT_F16] = "f16",
							     [SMR_PRODUCT_BF16] = "bf16"};
	bool any = false;

	for (int t = 0; t < SMR_PRODUCT_TYPES; t++)
		if (m->product[t] > 0) {
			printf("%s%s %.4g", any ? ", " : "products      ", names[t],
			       m->product[t] * 1e-12);
			any = true;
		}
	if (any)
		puts(" TFLOP/s by generated code");
}

static void print_memory(const smr_machine *m)
{
	bool one = m->kind == SMR_MACHINE_CPU;

	if (m->memory_bytes > 0 || m->cache_bytes > 0)
		printf("memory        %.4g GiB, cache %.4g MiB\n",
		       m->memory_bytes / (1024.0 * 1024 * 1024), m->cache_bytes / (1024.0 * 1024));
	for (size_t i = 0; i < m->npoints; i++) {
		printf("bandwidth at %9.0f kB: ", m->set_bytes[i] / 1024);
		if (one)
			printf("%6.1f GB/s one thread, %6.1f all\n", m->bw_one[i] * 1e-9,
			       m->bw_all[i] * 1e-9);
		else
			printf("%7.1f GB/s\n", m->bw_all[i] * 1e-9);
	}
	if (m->host_bps > 0)
		printf("to the host   %.4g GB/s", m->host_bps * 1e-9);
	if (m->host_bps > 0 && m->host_pinned_bps > 0)
		printf(", pinned %.4g", m->host_pinned_bps * 1e-9);
	if (m->host_bps > 0 && m->host_latency_s > 0)
		printf("; a small copy %.1f us", m->host_latency_s * 1e6);
	if (m->host_bps > 0)
		putchar('\n');
}

static void print_links(const smr_machine *m)
{
	static const char *const topologies[SMR_TOPOLOGIES] = {[SMR_TOPOLOGY_SWITCH] = "a switch",
							       [SMR_TOPOLOGY_MESH] = "a mesh",
							       [SMR_TOPOLOGY_RING] = "a ring",
							       [SMR_TOPOLOGY_TORUS] = "a torus",
							       [SMR_TOPOLOGY_TREE] = "a tree"};

	for (int i = 0; i < m->nlinks; i++) {
		const smr_machine_link *l = &m->links[i];

		printf("%-13s %.4g GB/s each way, %.4g us; %s", l->name, l->bps * 1e-9,
		       l->latency_s * 1e6, topologies[l->topology]);
		if (l->axes > 1)
			printf(" of %d axes", l->axes);
		printf(" of at most %d\n", l->devices);
	}
}

static void print_power(const smr_machine *m)
{
	if (m->tdp_w > 0)
		printf("power         %.4g W at most", m->tdp_w);
	else
		printf("power         unknown");
	if (m->idle_w > 0)
		printf(", %.4g idle", m->idle_w);
	putchar('\n');
	if (m->price_hour > 0)
		printf("price         %.4g an hour: %s\n", m->price_hour, m->price);
}

static void print_sources(json_t *j)
{
	json_t *source = json_object_get(j, "source"), *links = json_object_get(j, "links"), *text;
	const char *key;
	size_t i;

	if (json_is_string(json_object_get(j, "note")))
		printf("note: %s\n", json_string_value(json_object_get(j, "note")));
	if (source != NULL)
		puts("sources:");
	if (json_is_string(source))
		printf("  %s\n", json_string_value(source));
	json_object_foreach (source, key, text)
		printf("  %s: %s\n", key, json_string_value(text));
	json_array_foreach (links, i, text)
		if (json_object_get(text, "source") != NULL)
			printf("  link %s: %s\n", json_string_value(json_object_get(text, "name")),
			       json_string_value(json_object_get(text, "source")));
}

static void print_machine(const smr_machine *m, const char *file)
{
	printf("%s%s%s%s, %d cores at %.3g GHz%s\n", m->name, m->cpu[0] ? " (" : "", m->cpu,
	       m->cpu[0] ? ")" : "", m->cores, m->clock_hz * 1e-9,
	       m->calibrated || file != NULL
		       ? ""
		       : "  [shipped description: run `samara machine calibrate`]");
	print_cores(m);
	print_matrices(m);
	print_products(m);
	print_memory(m);
	print_links(m);
	print_power(m);
}

smr_status smr_cli_show_machine(const smr_machine *m, const char *file, bool as_json)
{
	json_t *j;
	smr_status st = SMR_OK;

	SMR_TRY(smr_cli_machine_json(m, file, &j));
	if (as_json) {
		st = smr_cli_put_json_digits(j, 15, stdout);
	} else {
		print_machine(m, file);
		print_sources(j);
	}
	json_decref(j);
	return st;
}
