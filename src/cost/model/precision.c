/* The units that compute a product, and how many products of theirs make one of the program.
 *
 * Products of f32 are what compilers make of them. XLA: a TPU multiplies bf16, so a factor is
 * rounded by default, and is a sum of two or three parts for HIGH and HIGHEST (3 and 6 products).
 * Tensor cores round to tf32 unless HIGHEST is asked for. Where units multiply f32 itself (AMD),
 * nothing is rounded. Other GPUs have no such units: V100, T4 and older ones. */
#include <math.h>
#include <string.h>

#include "cost/model/device.h"

/* Units for a type, and products of theirs for one. */
typedef struct units {
	smr_matrix_type type;
	double products;
	const char *name;
	const char *without; /* its name where the machine has no such units */
} units;

static const units f32 = {SMR_MATRIX_F32, 1, "f32", "f32"},
		   tf32 = {SMR_MATRIX_TF32, 1, "tf32", "f32"},
		   bf16x3 = {SMR_MATRIX_BF16, 3, "bf16x3", "f32"},
		   bf16x6 = {SMR_MATRIX_BF16, 6, "bf16x6", "f32"};

/* Units of an algorithm that the program or the user names, if the machine has them. */
static const units named[SMR_DOT_PRECISIONS] = {
	[SMR_DOT_PRECISION_TF32] = {SMR_MATRIX_TF32, 1, "tf32", "f32"},
	[SMR_DOT_PRECISION_TF32X3] = {SMR_MATRIX_TF32, 3, "tf32x3", "f32"},
	[SMR_DOT_PRECISION_BF16] = {SMR_MATRIX_BF16, 1, "bf16", "f32"},
	[SMR_DOT_PRECISION_BF16X3] = {SMR_MATRIX_BF16, 3, "bf16x3", "f32"},
	[SMR_DOT_PRECISION_BF16X6] = {SMR_MATRIX_BF16, 6, "bf16x6", "f32"},
	[SMR_DOT_PRECISION_BF16X9] = {SMR_MATRIX_BF16, 9, "bf16x9", "f32"},
};

static units for_f32_on_tpu(smr_dot_precision p)
{
	static const units bf16 = {SMR_MATRIX_BF16, 1, "bf16", "f32"};

	switch (p) {
	case SMR_DOT_PRECISION_DEFAULT:
		return bf16;
	case SMR_DOT_PRECISION_HIGH:
	case SMR_DOT_PRECISION_TF32: /* as many bits as two parts have, or fewer */
		return bf16x3;
	case SMR_DOT_PRECISION_BF16:
	case SMR_DOT_PRECISION_BF16X3:
	case SMR_DOT_PRECISION_BF16X6:
	case SMR_DOT_PRECISION_BF16X9:
		return named[p];
	default:
		return bf16x6;
	}
}

static units for_f32(const smr_machine *m, smr_dot_precision p)
{
	if (m->kind == SMR_MACHINE_CPU || m->kind == SMR_MACHINE_KINDS)
		return f32;
	if (m->kind == SMR_MACHINE_TPU)
		return for_f32_on_tpu(p);
	if (named[p].name != NULL)
		return m->matrix[named[p].type] > 0 ? named[p] : f32;
	if (p == SMR_DOT_PRECISION_F32 || p == SMR_DOT_PRECISION_HIGHEST ||
	    m->matrix[SMR_MATRIX_F32] > 0 || !(m->matrix[SMR_MATRIX_TF32] > 0))
		return f32;
	return tf32;
}

/* Types without units of their own are computed as f32, as compilers do. */
static units for_type(const smr_machine *m, smr_dtype t)
{
	static const struct {
		smr_dtype from;
		units by;
	} own[] = {
		{SMR_F64, {SMR_MATRIX_F64, 1, "f64", "f64"}},
		{SMR_F16, {SMR_MATRIX_F16, 1, "f16", "f16 as f32"}},
		{SMR_BF16, {SMR_MATRIX_BF16, 1, "bf16", "bf16 as f32"}},
		{SMR_I8, {SMR_MATRIX_I8, 1, "i8", "i8 as i32"}},
		{SMR_U8, {SMR_MATRIX_I8, 1, "i8", "i8 as i32"}},
	};
	static const units f8 = {SMR_MATRIX_F8, 1, "f8", "f8 as f32"},
			   f16 = {SMR_MATRIX_F16, 1, "f8 as f16", "f8 as f32"};

	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
		if (own[i].from == t)
			return own[i].by;
	if (smr_dtype_is_tiny(t))
		return m->matrix[SMR_MATRIX_F8] >= m->matrix[SMR_MATRIX_F16] ? f8 : f16;
	return (units){SMR_MATRIX_TYPES, 1, smr_dtype_name(t), smr_dtype_name(t)};
}

double smr_device_product_rate(const smr_machine *m, const smr_cost_query *q, const char **name)
{
	units u = q->factor == SMR_F32 ? for_f32(m, q->precision) : for_type(m, q->factor);
	double rate = u.type < SMR_MATRIX_TYPES ? m->matrix[u.type] / u.products : 0;

	if (name != NULL)
		*name = rate > 0 ? u.name : u.without;
	return rate;
}

static const char *const words[SMR_DOT_PRECISIONS] = {
	[SMR_DOT_PRECISION_F32] = "f32",       [SMR_DOT_PRECISION_DEFAULT] = "default",
	[SMR_DOT_PRECISION_HIGH] = "high",     [SMR_DOT_PRECISION_HIGHEST] = "highest",
	[SMR_DOT_PRECISION_TF32] = "tf32",     [SMR_DOT_PRECISION_TF32X3] = "tf32x3",
	[SMR_DOT_PRECISION_BF16] = "bf16",     [SMR_DOT_PRECISION_BF16X3] = "bf16x3",
	[SMR_DOT_PRECISION_BF16X6] = "bf16x6", [SMR_DOT_PRECISION_BF16X9] = "bf16x9",
};

const char *smr_precision_word(size_t i)
{
	return i < SMR_DOT_PRECISIONS ? words[i] : NULL;
}
