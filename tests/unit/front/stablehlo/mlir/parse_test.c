/* Prints programs in MLIR's generic form, which MLIR's own tool reads and prints in its own form;
 * that must parse to an equal tree. */
#include <dirent.h>

#include "base/fs.h"
#include "front/stablehlo/mlir/mlir.h"
#include "unit.h"

#define OPT "mlir-opt-19"

static char *printed(const char *path)
{
	smr_mlir *m;
	smr_str s = {0};
	char *text;
	size_t n;

	assert_int_equal(smr_read_file(path, &text, &n), SMR_OK);
	if (smr_mlir_parse(path, text, n, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(text);
	assert_int_equal(smr_mlir_print(m, &s), SMR_OK);
	smr_mlir_free(m);
	return smr_str_take(&s);
}

/* Renames calls inside ops that MLIR does not know: it resolves the callee of func.call no further
 * than the next such op. */
static void rename_calls(char *text)
{
	for (char *at = strstr(text, "\"func.call\""); at != NULL; at = strstr(at, "\"func.call\""))
		memcpy(at, "\"func_call\"", 11);
}

static void goes_through_mlir(const char *path)
{
	const char *mine = unit_path("mine.mlir"), *theirs = unit_path("theirs.mlir");
	char *text = printed(path), *again;
	char command[512];

	rename_calls(text);
	assert_int_equal(smr_write_file(mine, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
	snprintf(command, sizeof(command),
		 OPT " --allow-unregistered-dialect --mlir-print-op-generic %s -o %s", mine,
		 theirs);
	if (system(command) != 0)
		fail_msg("%s: " OPT " does not read what is printed", path);
	again = printed(theirs);
	if (strcmp(text, again) != 0)
		fail_msg("%s: " OPT " prints another tree", path);
	smr_free(again);
	smr_free(text);
}

static void each_file_goes_through_mlir(const char *folder)
{
	DIR *d = opendir(folder);
	char path[512];
	unsigned n = 0;

	assert_non_null(d);
	for (struct dirent *e = readdir(d); e != NULL; e = readdir(d)) {
		snprintf(path, sizeof(path), "%s/%s", folder, e->d_name);
		if (strstr(path, ".mlir") != NULL) {
			goes_through_mlir(path);
			n++;
		}
	}
	closedir(d);
	assert_true(n > 0);
}

static void mlir_reads_what_is_printed_of_programs(void **state)
{
	each_file_goes_through_mlir("tests/stablehlo/programs");
}

static void mlir_reads_what_is_printed_of_every_form(void **state)
{
	each_file_goes_through_mlir("tests/stablehlo/forms");
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(mlir_reads_what_is_printed_of_programs),
		cmocka_unit_test(mlir_reads_what_is_printed_of_every_form),
	};

	if (system("command -v " OPT " >/dev/null") != 0) {
		(void)smr_fail(SMR_ENOTFOUND, "no " OPT " here; apt's mlir-19-tools has it");
		return unit_skipped();
	}
	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
