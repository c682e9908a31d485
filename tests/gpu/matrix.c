#include "matrix.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

enum { SQUARE = 8, SQUARES = 4, ROWS = 16, COLUMNS = 8, DEPTH = 16, BANKS = 8 /* of 16 bytes */ };

/* Rows of 16 bytes are in as many different banks as there are rows, or wait for each other. */
static unsigned count_conflicts(const void *const row[SQUARE])
{
	unsigned used = 0, n = 0;

	for (int i = 0; i < SQUARE; i++) {
		unsigned bank = 1u << ((uintptr_t)row[i] / 16 % BANKS);

		n += (used & bank) != 0;
		used |= bank;
	}
	return n;
}

static uint16_t element(const void *row, int column)
{
	uint16_t v;

	memcpy(&v, (const char *)row + column * (int)sizeof(v), sizeof(v));
	return v;
}

unsigned emu_matrix(const void *const row[EMU_LANES], bool turned, uint32_t *const out[EMU_LANES])
{
	unsigned conflicts = 0;

	for (int q = 0; q < SQUARES; q++) {
		const void *const *square = row + (ptrdiff_t)q * SQUARE;

		conflicts += count_conflicts(square);
		for (int lane = 0; lane < EMU_LANES; lane++) {
			int i = lane / 4, j = lane % 4 * 2;
			uint16_t low = turned ? element(square[j], i) : element(square[i], j);
			uint16_t high =
				turned ? element(square[j + 1], i) : element(square[i], j + 1);

			out[lane][q] = (uint32_t)high << 16 | low;
		}
	}
	return conflicts;
}

float emu_short(bool bf16, uint32_t bits)
{
	uint32_t sign = bits >> 15 << 31, mantissa = bits & 0x3ff, exponent = bits >> 10 & 0x1f, v;
	float f;

	if (bf16)
		v = bits << 16;
	else if (exponent == 0x1f)
		v = sign | 0x7f800000 | mantissa << 13;
	else if (exponent > 0)
		v = sign | (exponent + 112) << 23 | mantissa << 13;
	else
		return (sign != 0 ? -1.0F : 1.0F) * (float)mantissa / (1 << 24);
	memcpy(&f, &v, sizeof(f));
	return f;
}

static float half_of(bool bf16, uint32_t pair, int at)
{
	return emu_short(bf16, at != 0 ? pair >> 16 : pair & 0xffff);
}

void emu_multiply(bool bf16, float *const sum[EMU_LANES], const uint32_t *const a[EMU_LANES],
		  const uint32_t *const b[EMU_LANES])
{
	float x[ROWS][DEPTH], y[DEPTH][COLUMNS];

	for (int lane = 0; lane < EMU_LANES; lane++)
		for (int i = 0; i < 8; i++) {
			int row = lane / 4 + (i / 2 % 2) * 8;
			int column = lane % 4 * 2 + i % 2 + (i / 4) * 8;

			x[row][column] = half_of(bf16, a[lane][i / 2], i % 2);
		}
	for (int lane = 0; lane < EMU_LANES; lane++)
		for (int i = 0; i < 4; i++)
			y[lane % 4 * 2 + i % 2 + (i / 2) * 8][lane / 4] =
				half_of(bf16, b[lane][i / 2], i % 2);
	for (int lane = 0; lane < EMU_LANES; lane++)
		for (int i = 0; i < 4; i++) {
			int row = lane / 4 + (i / 2) * 8, column = lane % 4 * 2 + i % 2;
			float s = sum[lane][i];

			for (int k = 0; k < DEPTH; k++)
				s += x[row][k] * y[k][column];
			sum[lane][i] = s;
		}
}

static float upper_bits(uint32_t bits)
{
	float f;

	bits &= ~UINT32_C(0x1fff);
	memcpy(&f, &bits, sizeof(f));
	return f;
}

float emu_exp2(float x)
{
	float y = exp2f(x);
	uint32_t bits;

	memcpy(&bits, &y, sizeof(bits));
	bits &= ~UINT32_C(1);
	memcpy(&y, &bits, sizeof(y));
	return y;
}

float emu_tf32(float x)
{
	uint32_t bits;

	if (isnan(x))
		return x;
	memcpy(&bits, &x, sizeof(bits));
	return upper_bits(bits + 0x1000);
}

void emu_multiply_tf32(float *const sum[EMU_LANES], const uint32_t *const a[EMU_LANES],
		       const uint32_t *const b[EMU_LANES])
{
	float x[ROWS][DEPTH / 2], y[DEPTH / 2][COLUMNS];

	for (int lane = 0; lane < EMU_LANES; lane++) {
		for (int i = 0; i < 4; i++)
			x[lane / 4 + i % 2 * 8][lane % 4 + i / 2 * 4] = upper_bits(a[lane][i]);
		for (int i = 0; i < 2; i++)
			y[lane % 4 + i * 4][lane / 4] = upper_bits(b[lane][i]);
	}
	for (int lane = 0; lane < EMU_LANES; lane++)
		for (int i = 0; i < 4; i++) {
			int row = lane / 4 + (i / 2) * 8, column = lane % 4 * 2 + i % 2;
			float s = sum[lane][i];

			for (int k = 0; k < DEPTH / 2; k++)
				s += x[row][k] * y[k][column];
			sum[lane][i] = s;
		}
}
