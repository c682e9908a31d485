/* Element types. Integers of fewer than eight bits, and floats of them, take a byte each. */
#include "pjrt/element.h"

#include <stddef.h>
#include <string.h>

static const pjrt_element elements[] = {
	{PJRT_PRED, "i1", "i1", 1, 0},
	{2, "i8", "i8", 1, 0},
	{3, "i16", "i16", 2, 0},
	{4, "i32", "i32", 4, 0},
	{5, "i64", "i64", 8, 0},
	{6, "ui8", "u8", 1, 0},
	{7, "ui16", "u16", 2, 0},
	{8, "ui32", "u32", 4, 0},
	{9, "ui64", "u64", 8, 0},
	{10, "f16", "f16", 2, 0},
	{11, "f32", "f32", 4, 0},
	{12, "f64", "f64", 8, 0},
	{13, "bf16", "bf16", 2, 0},
	{14, "complex<f32>", "c64", 8, 0},
	{15, "complex<f64>", "c128", 16, 0},
	{16, "f8E5M2", "f8e5m2", 1, 0},
	{17, "f8E4M3FN", "f8e4m3fn", 1, 0},
	{18, "f8E4M3B11FNUZ", "f8e4m3b11fnuz", 1, 0},
	{19, "f8E5M2FNUZ", "f8e5m2fnuz", 1, 0},
	{20, "f8E4M3FNUZ", "f8e4m3fnuz", 1, 0},
	{21, "i4", "i8", 1, -4},
	{22, "ui4", "u8", 1, 4},
	{PJRT_TOKEN, "!stablehlo.token", NULL, 0, 0},
	{24, "i2", "i8", 1, -2},
	{25, "ui2", "u8", 1, 2},
	{26, "f8E4M3", "f8e4m3", 1, 0},
	{27, "f8E3M4", "f8e3m4", 1, 0},
	{28, "f8E8M0FNU", "f8e8m0fnu", 1, 0},
	{29, "f4E2M1FN", "f4e2m1fn", 1, 0},
	{32, "f6E2M3FN", "f6e2m3fn", 1, 0},
	{33, "f6E3M2FN", "f6e3m2fn", 1, 0},
};
enum { NELEMENTS = sizeof(elements) / sizeof(elements[0]) };

const pjrt_element *pjrt_element_of(uint32_t type)
{
	for (size_t i = 0; i < NELEMENTS; i++)
		if (elements[i].type == type)
			return &elements[i];
	return NULL;
}

const pjrt_element *pjrt_element_named(const char *name)
{
	for (size_t i = 0; i < NELEMENTS; i++)
		if (strcmp(elements[i].name, name) == 0)
			return &elements[i];
	return NULL;
}
