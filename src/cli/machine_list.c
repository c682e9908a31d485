/* samara machine list: one line per machine, accelerators last. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cli/json.h"
#include "cli/machine.h"

/* Gives the names in a file's "aliases" separated by commas, "" if there are none. */
static smr_status aliases_of(const char *file, char **out)
{
	json_t *j = json_load_file(file, 0, NULL), *name;
	smr_str s = {0};
	smr_status st;
	size_t i;

	json_array_foreach (json_object_get(j, "aliases"), i, name)
		smr_str_printf(&s, "%s%s", i > 0 ? ", " : "", json_string_value(name));
	json_decref(j);
	smr_str_puts(&s, "");
	st = smr_str_status(&s, "the other names of a machine");
	if (st == SMR_OK)
		*out = smr_str_take(&s);
	smr_str_free(&s);
	return st;
}

/* Returns the peak rate of 16-bit products, bf16 before f16; 0: unknown. */
static double half_peak(const smr_machine *m)
{
	double bf16 = m->matrix[SMR_MATRIX_BF16];

	return bf16 > 0 ? bf16 : m->matrix[SMR_MATRIX_F16];
}

static const char *machine_kind_name(const smr_machine *m)
{
	static const char *const names[] = {"cpu", "gpu", "tpu"};

	return names[m->kind];
}

/* Prints @p x in units of @p unit, or "" if it is unknown. */
static void print_number(int width, double x, double unit)
{
	char text[32] = "";

	if (x > 0)
		snprintf(text, sizeof(text), "%.4g", x / unit);
	printf(" %*s", width, text);
}

static void print_line(const smr_machine *m, const char *aliases)
{
	printf("%-15s %-3s %5d", m->name, machine_kind_name(m), m->cores);
	print_number(7, m->peak_f32 * m->cores, 1e12);
	print_number(7, half_peak(m), 1e12);
	print_number(7, m->memory_bytes, 1024.0 * 1024 * 1024);
	print_number(7, m->bw_all[m->npoints - 1], 1e9);
	print_number(6, m->tdp_w, 1);
	print_number(6, m->price_hour, 1);
	if (m->nlinks > 0)
		printf("  %s %.4g GB/s x %d", m->links[0].name, m->links[0].bps * 1e-9,
		       m->links[0].devices);
	printf("%s%s\n", aliases[0] != '\0' ? "  = " : "", aliases);
}

static smr_status load_machine_by_name(const char *name, smr_machine *m, char **file)
{
	smr_status st;

	SMR_TRY(smr_machine_file(name, file));
	st = smr_machine_load(*file, m);
	if (st != SMR_OK)
		smr_free(*file);
	return st;
}

static smr_status add_json(json_t *all, const smr_machine *m, const char *file)
{
	json_t *j;

	SMR_TRY(smr_cli_machine_json(m, file, &j));
	json_object_set_new(j, "file", json_string(file));
	return json_array_append_new(all, j) == 0
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "no memory for the machines' JSON");
}

static smr_status list_one_machine(const char *name, json_t *all)
{
	char *file, *aliases = NULL;
	smr_machine m;
	smr_status st;

	SMR_TRY(load_machine_by_name(name, &m, &file));
	st = all != NULL ? add_json(all, &m, file) : aliases_of(file, &aliases);
	if (st == SMR_OK && all == NULL)
		print_line(&m, aliases);
	smr_free(aliases);
	smr_free(file);
	return st;
}

smr_status smr_cli_list_machines(bool as_json)
{
	json_t *all = as_json ? json_array() : NULL;
	smr_machine_names names;
	smr_status st = smr_machine_list(&names), last;

	if (st == SMR_OK && !as_json)
		printf("%-15s %-3s %5s %7s %7s %7s %7s %6s %6s  %s\n", "", "", "cores", "f32 T/s",
		       "16b T/s", "GiB", "GB/s", "W", "per h", "nearest link, one direction");
	for (size_t i = 0; i < names.n; i++) {
		last = list_one_machine(names.names[i], all);
		if (last == SMR_OK)
			continue;
		fprintf(stderr, "samara machine: %s\n", smr_errmsg());
		st = last;
	}
	smr_machine_names_free(&names);
	if (as_json && smr_cli_put_json_digits(all, 15, stdout) != SMR_OK)
		st = SMR_EIO;
	json_decref(all);
	return st;
}
