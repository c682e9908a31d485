/** @file Operations of a warp on matrices of short numbers, by the descriptions of ldmatrix and
 * mma.m16n8k16 in NVIDIA's PTX ISA. Pure functions of all lanes' operands. */
#ifndef SMR_TESTS_GPU_MATRIX_H
#define SMR_TESTS_GPU_MATRIX_H
#include <stdbool.h>
#include <stdint.h>

enum { EMU_LANES = 32 };

/** Lane l has the address of row l % 8 of square l / 8, and gets two numbers of each square.
 * Returns the number of rows that are in the banks of another row of their square. */
unsigned emu_matrix(const void *const row[EMU_LANES], bool turned, uint32_t *const out[EMU_LANES]);

/** Adds a product of 16 x 16 and 16 x 8 f16 or bf16 numbers to 16 x 8 numbers. */
void emu_multiply(bool bf16, float *const sum[EMU_LANES], const uint32_t *const a[EMU_LANES],
		  const uint32_t *const b[EMU_LANES]);

/** Adds a product of 16 x 8 and 8 x 8 tf32 numbers; only their upper 19 bits count. */
void emu_multiply_tf32(float *const sum[EMU_LANES], const uint32_t *const a[EMU_LANES],
		       const uint32_t *const b[EMU_LANES]);
/** Rounds to tf32: to the nearest, halves away from 0. */
float emu_tf32(float x);
/** 2^x, as inexact as a GPU may be. */
float emu_exp2(float x);

/** Returns the value of an f16 or bf16 number. */
float emu_short(bool bf16, uint32_t bits);
#endif
