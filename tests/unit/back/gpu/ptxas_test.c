/* NVIDIA's assembler takes the PTX of kernels, without spills and with few registers. It comes with
 * pip's nvidia-cuda-nvcc-cu12; $SAMARA_PTXAS is its path. */
#include "kernels.h"
#include <glob.h>

enum { NO_PTXAS = 77 /* meson's "skipped" */ };

static char ptxas[512];

static bool find_ptxas(void)
{
	static const char *const places[] = {
		"build/venv/lib/python*/site-packages/nvidia/*/bin/ptxas"};
	const char *given = getenv("SAMARA_PTXAS");
	glob_t found;

	if (given != NULL) {
		snprintf(ptxas, sizeof(ptxas), "%s", given);
		return access(ptxas, X_OK) == 0;
	}
	for (size_t i = 0; i < sizeof(places) / sizeof(places[0]) && ptxas[0] == '\0'; i++)
		if (glob(places[i], 0, NULL, &found) == 0) {
			snprintf(ptxas, sizeof(ptxas), "%s", found.gl_pathv[0]);
			globfree(&found);
		}
	return ptxas[0] != '\0';
}

/* Adds up what ptxas -v says of all kernels: "Used 24 registers", "0 bytes spill stores". */
static void read_report(FILE *f, int *registers, int *spills, char *error, size_t n)
{
	char line[1024];

	while (fgets(line, sizeof(line), f) != NULL) {
		const char *used = strstr(line, "Used "),
			   *spill = strstr(line, "bytes spill stores");
		int v;

		if (used != NULL && sscanf(used, "Used %d registers", &v) == 1 && v > *registers)
			*registers = v;
		if (spill != NULL && sscanf(line, " %d bytes stack", &v) == 1)
			*spills += v;
		if (strstr(line, "error") != NULL)
			snprintf(error, n, "%s", line);
	}
}

/* The target of the PTX: "sm_90", or "sm_90a". */
static void target_of(const char *ptx, char out[16])
{
	const char *at = strstr(ptx, ".target ");

	assert_true(at != NULL && sscanf(at, ".target %15[a-z0-9_]", out) == 1);
}

static void assemble(const struct kernel *k, int sm, const char *ptx)
{
	char command[1400], error[1024] = "", target[16];
	int registers = 0, spills = 0;
	FILE *f = fopen(unit_path("k.ptx"), "we");

	assert_non_null(f);
	assert_int_equal(fputs(ptx, f) >= 0 && fclose(f) == 0, 1);
	target_of(ptx, target);
	if (strcmp(target, "sm_90a") == 0)
		assert_true(sm == 90 && k->alone > 0);
	snprintf(command, sizeof(command), "%s -v -arch=%s %s -o /dev/null 2>&1", ptxas, target,
		 unit_path("k.ptx"));
	f = popen(command, "re");
	assert_non_null(f);
	read_report(f, &registers, &spills, error, sizeof(error));
	if (pclose(f) != 0 || error[0] != '\0')
		fail_msg("%s, sm_%d: %s", k->name, sm, error);
	if (registers > k->registers || spills > 0 || registers == 0)
		fail_msg("%s, sm_%d: %d registers (%d), %d bytes of stack", k->name, sm, registers,
			 k->registers, spills);
	printf("    %s, %s: %d registers\n", k->name, target, registers);
}

static void kernels_fit_into_registers(void **state)
{
	static const int sms[] = {75, 80, 90};

	for (size_t i = 0; i < sizeof(kernels) / sizeof(kernels[0]); i++)
		for (size_t s = 0; s < sizeof(sms) / sizeof(sms[0]); s++) {
			smr_gpu_code code;
			char *ptx;

			if (kernel_image(&kernels[i], sms[s], &ptx, &code) != SMR_OK)
				fail_msg("%s: %s", kernels[i].name, smr_errmsg());
			if (getenv("GPU_SHOW") != NULL)
				printf("%s\n%s\n", smr_str_text(&code.ir), ptx);
			printf("    %s\n", code.detail);
			for (int l = 0; l < code.nlaunches; l++)
				if (code.launch[l].shared > kernels[i].shared)
					fail_msg("%s: %u bytes of shared memory (%u)",
						 kernels[i].name, code.launch[l].shared,
						 kernels[i].shared);
			assemble(&kernels[i], sms[s], ptx);
			smr_free(ptx);
			smr_gpu_code_free(&code);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(kernels_fit_into_registers),
	};

	if (!find_ptxas()) {
		printf("skipped: no ptxas (pip install nvidia-cuda-nvcc-cu12, or $SAMARA_PTXAS)\n");
		return NO_PTXAS;
	}
	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
