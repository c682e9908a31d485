/* Costs of expensive operators on a CPU, which take many times as long as an addition: "operators"
 * of a machine's text, an object from "exp" and so on to seconds by the C library, element by
 * element, of f32 and f64, then by generated code of f32 and f64. */
#include <math.h>
#include <string.h>

#include "cost/machine/text.h"

static const char *const dear_names[SMR_MATH_FN_COUNT] = {
	[SMR_MATH_FN_DIVIDE] = "divide", [SMR_MATH_FN_ROOT] = "root",  [SMR_MATH_FN_EXP] = "exp",
	[SMR_MATH_FN_LOG] = "log",       [SMR_MATH_FN_SINE] = "sine",  [SMR_MATH_FN_TANH] = "tanh",
	[SMR_MATH_FN_POWER] = "power",   [SMR_MATH_FN_OTHER] = "other"};

/* Measured on a Sapphire Rapids of 3 GHz with vectors of 64 bytes, 173 GFLOP/s of f32 (samara
 * machine calibrate). For another CPU they are scaled by the speed of its scalar code, for
 * generated code by that of its vectors. */
static const double assumed[SMR_MATH_FN_WAYS][SMR_MATH_FN_COUNT] = {
	[SMR_MATH_FN_STRIP_F32] = {0.1e-9, 0.6e-9, 2.5e-9, 3e-9, 18e-9, 11e-9, 16e-9, 26e-9},
	[SMR_MATH_FN_STRIP_F64] = {0.4e-9, 1.5e-9, 4.5e-9, 4e-9, 29e-9, 11e-9, 32e-9, 40e-9},
	[SMR_MATH_FN_CODE_F32] = {0.1e-9, 0.1e-9, 0.13e-9, 0.41e-9, 0.46e-9, 0.2e-9, 2.4e-9,
				  1.45e-9},
	[SMR_MATH_FN_CODE_F64] = {0.2e-9, 0.35e-9, 0.4e-9, 0.91e-9, 0.97e-9, 0.75e-9, 5.1e-9,
				  3.3e-9},
};

static const double least_time = 1e-12, most_time = 1e-3;

void smr_machine_assume_dear(smr_machine *m)
{
	double plain = 3e9 / m->scalar_hz, vector = 173e9 / m->peak_f32;

	for (int way = 0; way < SMR_MATH_FN_WAYS; way++)
		for (int k = 0; k < SMR_MATH_FN_COUNT; k++)
			if (m->dear_s[way][k] == 0)
				m->dear_s[way][k] = fmin(
					fmax(assumed[way][k] *
						     (way < SMR_MATH_FN_CODE_F32 ? plain : vector),
					     least_time),
					most_time);
}

static bool is_time(double s)
{
	return s >= least_time && s <= most_time;
}

smr_status smr_machine_read_dear(json_t *all, const char *path, smr_machine *m)
{
	const char *key;
	json_t *v;

	if (all != NULL && !json_is_object(all))
		return smr_fail(SMR_EPARSE, "%s: \"operators\" must be an object", path);
	json_object_foreach (all, key, v) {
		double s[SMR_MATH_FN_WAYS];
		int k = 0;

		while (k < SMR_MATH_FN_COUNT && strcmp(dear_names[k], key) != 0)
			k++;
		if (k == SMR_MATH_FN_COUNT)
			return smr_fail(SMR_EPARSE, "%s: no \"operators\" are called \"%s\"", path,
					key);
		if (json_unpack(v, "[F,F,F,F!]", &s[0], &s[1], &s[2], &s[3]) != 0 ||
		    !is_time(s[0]) || !is_time(s[1]) || !is_time(s[2]) || !is_time(s[3]))
			return smr_fail(SMR_EPARSE,
					"%s: \"%s\" of \"operators\" must be four numbers of "
					"seconds: by the C library of f32 and f64, by generated "
					"code of f32 and f64",
					path, key);
		for (int way = 0; way < SMR_MATH_FN_WAYS; way++)
			m->dear_s[way][k] = s[way];
	}
	return SMR_OK;
}

json_t *smr_machine_write_dear(const smr_machine *m)
{
	json_t *all = json_object();

	for (int k = 0; k < SMR_MATH_FN_COUNT; k++)
		json_object_set_new(all, dear_names[k],
				    json_pack("[f,f,f,f]", m->dear_s[0][k], m->dear_s[1][k],
					      m->dear_s[2][k], m->dear_s[3][k]));
	return all;
}
