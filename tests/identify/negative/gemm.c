#include "../harness.h"

/* case: gemm_banded   expect: none|gemv|dot   near: gemm   why: B is read at row i+k */
NOINLINE void gemm_banded(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[(i + k) * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_banded_col   expect: none|dot   near: gemm   why: A is read at column k+j */
NOINLINE void gemm_banded_col(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i * n + j] += a[i * n + k + j] * b[k * n + j];
}

/* case: gemm_lower   expect: none|gemv|dot   near: gemm   why: k runs to i only (triangular product) */
NOINLINE void gemm_lower(int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k <= i; k++)
        s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}

/* case: gemm_half_store   expect: none|gemv|dot|scal|axpy   near: gemm   why: only j <= i is written (syrk) */
NOINLINE void gemm_half_store(int n, const double *a, const double *b, double *c)
{
  int i, j, k;
  for (i = 0; i < n; i++) {
    for (j = 0; j <= i; j++)
      c[i * n + j] *= 0.5;
    for (k = 0; k < n; k++)
      for (j = 0; j <= i; j++)
        c[i * n + j] += a[i * n + k] * b[j * n + k];
  }
}

/* case: gemm_upper_k_from_j   expect: none|gemv|dot   near: gemm   why: k starts at j */
NOINLINE void gemm_upper_k_from_j(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; ++i)
		for (int j = 0; j < n; ++j) {
			c[i * n + j] = 0;
			for (int k = j; k < n; ++k)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
		}
}

/* case: gemm_min_plus   expect: none   near: gemm   why: min-plus semiring */
NOINLINE void gemm_min_plus(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double best = 1e300;
			for (int k = 0; k < n; k++) {
				double t = a[i * n + k] + b[k * n + j];
				if (t < best)
					best = t;
			}
			c[i * n + j] = best;
		}
}

/* case: gemm_max_times   expect: none   near: gemm   why: max instead of sum */
NOINLINE void gemm_max_times(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double best = -INFINITY;
			for (int k = 0; k < n; k++)
				best = fmax(best, a[i * n + k] * b[k * n + j]);
			c[i * n + j] = best;
		}
}

/* case: gemm_l1_distance   expect: none   near: gemm   why: sums |a-b| */
NOINLINE void gemm_l1_distance(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double d = 0;
			for (int k = 0; k < n; k++)
				d += fabs(a[i * n + k] - b[j * n + k]);
			c[i * n + j] = d;
		}
}

/* case: gemm_sq_distance   expect: none   near: gemm   why: sums (a-b)^2 */
NOINLINE void gemm_sq_distance(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double d = 0;
			for (int k = 0; k < n; k++) {
				double t = a[i * n + k] - b[j * n + k];
				d += t * t;
			}
			c[i * n + j] = d;
		}
}

/* case: gemm_mod_row   expect: none   near: gemm   why: row of B is k modulo 8 */
NOINLINE void gemm_mod_row(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[(k % 8) * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_xor_row   expect: none   near: gemm   why: row of B is k xor 1 */
NOINLINE void gemm_xor_row(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[(k ^ 1) * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_triangular_number   expect: none|gemv|dot   near: gemm   why: A is packed, row starts at i(i+1)/2 */
NOINLINE void gemm_triangular_number(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * (i + 1) / 2 + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_break_zero   expect: none   near: gemm   why: stops at the first zero of A */
NOINLINE void gemm_break_zero(int n, const double *a, const double *b, double *c)
{
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            double s = 0;
            for (int k = 0; k < n; k++) {
                if (a[i * n + k] == 0.0)
                    break;
                s += a[i * n + k] * b[k * n + j];
            }
            c[i * n + j] = s;
        }
    }
}

/* case: gemm_skip_zero   expect: none|axpy   near: gemm   judge: result   why: zeros of A skip the NaN and infinities of B */
NOINLINE void gemm_skip_zero(int n, const double *a, const double *b, double *c)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            if (a[i * n + k] == 0.0)
                continue;
            for (int j = 0; j < n; j++)
                c[i * n + j] += a[i * n + k] * b[k * n + j];
        }
}

/* case: gemm_no_reset   expect: none|dot   near: gemm   why: the accumulator is never set back */
NOINLINE void gemm_no_reset(int n, const double *a, const double *b, double *c)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_reset_per_row   expect: none|dot   near: gemm   why: the accumulator is set back once a row */
NOINLINE void gemm_reset_per_row(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++) {
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
	}
}

/* case: gemm_reduced_out   expect: none|gemv|axpy   near: gemm   why: C lacks the loop i */
NOINLINE void gemm_reduced_out(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			for (int j = 0; j < n; j++)
				c[j] += a[i * n + k] * b[k * n + j];
}

/* case: gemm_sum_out   expect: none|gemv|dot   near: gemm   why: C is indexed by i+j */
NOINLINE void gemm_sum_out(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i + j] += a[i * n + k] * b[k * n + j];
}

/* case: gemm_half_out   expect: none|dot   near: gemm   why: two columns share a place of C */
NOINLINE void gemm_half_out(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i * n + j / 2] += a[i * n + k] * b[k * n + j];
}

/* case: gemm_dead_loop   expect: none|dot   near: gemm   why: neither operand has loop j */
NOINLINE void gemm_dead_loop(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + i];
			c[i * n + j] = s;
		}
}

/* case: gemm_float_product   expect: none   near: gemm   why: each product is rounded to float */
NOINLINE void gemm_float_product(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += (float)(a[i * n + k] * b[k * n + j]);
			c[i * n + j] = s;
		}
}

/* case: gemm_float_sum   expect: none   near: gemm   why: the running sum is rounded to float */
NOINLINE void gemm_float_sum(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float s = 0;
			for (int k = 0; k < n; k++)
				s = (float)(s + a[i * n + k] * b[k * n + j]);
			c[i * n + j] = s;
		}
}

/* case: gemm_kahan   expect: none   near: gemm   why: compensated sum */
NOINLINE void gemm_kahan(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0, e = 0;
			for (int k = 0; k < n; k++) {
				double y = a[i * n + k] * b[k * n + j] - e;
				double t = s + y;
				e = (t - s) - y;
				s = t;
			}
			c[i * n + j] = s;
		}
}

/* case: gemm_growing_step   expect: none   near: gemm   why: k doubles each time */
NOINLINE void gemm_growing_step(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 1; k < n; k += k)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_byte_index   expect: none   near: gemm   why: the index of B wraps at 256 */
NOINLINE void gemm_byte_index(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[(unsigned char)(k * n + j)];
			c[i * n + j] = s;
		}
}

/* case: gemm_volatile   expect: none   near: gemm   why: C is volatile */
NOINLINE void gemm_volatile(int n, const double *a, const double *b, volatile double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
}

/* case: gemm_consumes_a   expect: none|dot|scal   near: gemm   why: A is halved while it is read */
NOINLINE void gemm_consumes_a(int n, double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++) {
				s += a[i * n + k] * b[k * n + j];
				a[i * n + k] *= 0.5;
			}
			c[i * n + j] = s;
		}
}

/* case: gemm_in_place_left   expect: none|dot   near: gemm   why: the result overwrites A while its row is still read */
NOINLINE void gemm_in_place_left(int n, double *a, const double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			a[i * n + j] = s;
		}
}

/* case: gemm_square_in_place   expect: none   near: gemm   why: one array is both operands and the result */
NOINLINE void gemm_square_in_place(int n, double *m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				m[i * n + j] += m[i * n + k] * m[k * n + j];
}

/* case: gemm_clamped   expect: none   near: gemm   why: saturates inside the reduction */
NOINLINE void gemm_clamped(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++) {
				s += a[i * n + k] * b[k * n + j];
				if (s > 1)
					s = 1;
			}
			c[i * n + j] = s;
		}
}

/* case: gemm_decay   expect: none   near: gemm   why: C is scaled inside the reduction */
NOINLINE void gemm_decay(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i * n + j] = 0.9 * c[i * n + j] + a[i * n + k] * b[k * n + j];
}

/* case: gemm_extra_term   expect: none   near: gemm   why: adds A once more */
NOINLINE void gemm_extra_term(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j] + a[i * n + k];
			c[i * n + j] = s;
		}
}

/* case: gemm_squared_b   expect: none   near: gemm   why: B enters squared */
NOINLINE void gemm_squared_b(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_symmetric_half   expect: none   near: gemm   why: reads only the lower half of A */
NOINLINE void gemm_symmetric_half(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += (k <= i ? a[i * n + k] : a[k * n + i]) * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_alternating   expect: none   near: gemm   why: the sign alternates with k */
NOINLINE void gemm_alternating(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += (k & 1 ? -1 : 1) * a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_overlapping_tiles   expect: none|dot   near: gemm   why: tiles of 9 at a step of 8 count some k twice */
NOINLINE void gemm_overlapping_tiles(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int kk = 0; kk < n; kk += 8)
				for (int k = kk; k < kk + 9 && k < n; k++)
					c[i * n + j] += a[i * n + k] * b[k * n + j];
}

/* case: gemm_tile_gap   expect: none|dot   near: gemm   why: tiles of 7 at a step of 8 leave some k out */
NOINLINE void gemm_tile_gap(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int kk = 0; kk < n; kk += 8)
				for (int k = kk; k < kk + 7; k++)
					s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_bad_unroll   expect: none   near: gemm   why: the third product reads k+1 again */
NOINLINE void gemm_bad_unroll(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k + 3 < n; k += 4)
				s += a[i * n + k] * b[k * n + j] + a[i * n + k + 1] * b[(k + 1) * n + j] +
				     a[i * n + k + 2] * b[(k + 1) * n + j] + a[i * n + k + 3] * b[(k + 3) * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_circulant   expect: none   near: gemm   why: A is indexed by (i-k) modulo n */
NOINLINE void gemm_circulant(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[(i - k + n) % n] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_early_return   expect: none|dot   near: gemm   why: leaves the function at the first negative sum */
NOINLINE int gemm_early_return(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			if (s < -6)
				return i * n + j;
			c[i * n + j] = s;
		}
	return -1;
}

/* case: gemm_init_from_ct   expect: none|dot   near: gemm   why: starts from the transposed place of C itself */
NOINLINE void gemm_init_from_ct(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = c[j * n + i];
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_row_lengths   expect: none|gemv|dot   near: gemm   why: the length of the sum is read from memory for each row */
NOINLINE void gemm_row_lengths(int n, const int *len, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < len[i]; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_indirect_k   expect: none|gather   near: gemm   why: rows of B are chosen by an index array */
NOINLINE void gemm_indirect_k(int n, const int *ix, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[ix[k] * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_csr   expect: none   near: gemm   why: sparse A in compressed rows */
NOINLINE void gemm_csr(int m, int n, const int *start, const int *col, const double *val, const double *b, double *c)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int p = start[i]; p < start[i + 1]; p++)
				s += val[p] * b[col[p] * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_byte_acc   expect: none   near: gemm   why: the accumulator wraps at 256, C does not */
NOINLINE void gemm_byte_acc(int n, const uint8_t *a, const uint8_t *b, int *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			uint8_t s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_saturating_i16   expect: none   near: gemm   why: saturating additions */
NOINLINE void gemm_saturating_i16(int n, const int16_t *a, const int16_t *b, int16_t *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			int s = 0;
			for (int k = 0; k < n; k++) {
				s += a[i * n + k] * b[k * n + j];
				s = s > 32767 ? 32767 : s < -32768 ? -32768 : s;
			}
			c[i * n + j] = s;
		}
}

/* case: gemm_shifted_fixed   expect: none   near: gemm   why: each product is shifted right before the sum */
NOINLINE void gemm_shifted_fixed(int n, const int *a, const int *b, int *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			int s = 0;
			for (int k = 0; k < n; k++)
				s += (a[i * n + k] * b[k * n + j]) >> 8;
			c[i * n + j] = s;
		}
}

/* case: gemm_bool   expect: none   near: gemm   why: or-and semiring (reachability) */
NOINLINE void gemm_bool(int n, const uint8_t *a, const uint8_t *b, uint8_t *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			uint8_t s = 0;
			for (int k = 0; k < n; k++)
				s |= a[i * n + k] & b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_gf2   expect: none   near: gemm   why: xor-and semiring */
NOINLINE void gemm_gf2(int n, const int *a, const int *b, int *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			int s = 0;
			for (int k = 0; k < n; k++)
				s ^= a[i * n + k] & b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_modular   expect: none   near: gemm   why: reduced modulo a prime at each step */
NOINLINE void gemm_modular(int n, const int *a, const int *b, int *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			long s = 0;
			for (int k = 0; k < n; k++)
				s = (s + (long)a[i * n + k] * b[k * n + j]) % 97;
			c[i * n + j] = (int)s;
		}
}

/* case: bgemm_chain   expect: none|gemm|gemv|dot   near: bgemm   why: each batch multiplies the result of the one before */
NOINLINE void bgemm_chain(int nb, int n, const double *a, double *c)
{
	for (int b = 1; b < nb; b++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++) {
				double s = 0;
				for (int k = 0; k < n; k++)
					s += a[(b * n + i) * n + k] * c[((b - 1) * n + k) * n + j];
				c[(b * n + i) * n + j] = s;
			}
}

/* case: bgemm_summed   expect: none|gemm|gemv|dot   near: bgemm   why: all batches add into one result */
NOINLINE void bgemm_summed(int nb, int n, const double *a, const double *w, double *c)
{
	for (int b = 0; b < nb; b++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++)
				for (int k = 0; k < n; k++)
					c[i * n + j] += a[(b * n + i) * n + k] * w[(b * n + k) * n + j];
}

/* case: bgemm_causal   expect: none|gemv|dot   near: bgemm   why: j <= i in every batch */
NOINLINE void bgemm_causal(int nb, int n, const double *a, const double *w, double *c)
{
	for (int b = 0; b < nb; b++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j <= i; j++) {
				double s = 0;
				for (int k = 0; k < n; k++)
					s += a[(b * n + i) * n + k] * w[(b * n + j) * n + k];
				c[(b * n + i) * n + j] = s;
			}
}

/* case: bgemm_mod_batch   expect: none|gemm|gemv|dot   near: bgemm   why: operand of batch b is b modulo 3 */
NOINLINE void bgemm_mod_batch(int nb, int n, const double *a, const double *w, double *c)
{
	for (int b = 0; b < nb; b++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++) {
				double s = 0;
				for (int k = 0; k < n; k++)
					s += a[(b * n + i) * n + k] * w[((b % 3) * n + k) * n + j];
				c[(b * n + i) * n + j] = s;
			}
}

/* case: bgemm_skewed   expect: none|gemv|dot   near: bgemm   why: the row of each operand is shifted by the batch and k together */
NOINLINE void bgemm_skewed(int nb, int n, const double *a, const double *w, double *c)
{
	for (int b = 0; b < nb; b++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++) {
				double s = 0;
				for (int k = 0; k < n; k++)
					s += a[(b + i + k) * n + k] * w[(b + k) * n + j + i];
				c[(b * n + i) * n + j] = s;
			}
}

/* case: bgemm_ragged   expect: none|gemm|gemv|dot   near: bgemm   why: each batch has a size of its own */
NOINLINE void bgemm_ragged(int nb, int n, const int *size, const double *a, const double *w, double *c)
{
	for (int b = 0; b < nb; b++)
		for (int i = 0; i < size[b]; i++)
			for (int j = 0; j < n; j++)
				for (int k = 0; k < size[b]; k++)
					c[(b * n + i) * n + j] += a[(b * n + i) * n + k] * w[(b * n + k) * n + j];
}

/* Rows to spare: the look-alikes read past n x n on purpose. */
static long room(int n) { return n > 0 ? 2L * n * n + 4 * n + 256 : 256; }

typedef void (*sq)(int, const double *, const double *, double *);

static void drive(sq f)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64(room(n)), *c = f64(room(n));

		for (int i = 5; i < room(n); i += 13)
			a[i] = 0;
		f(n, a, b, c);
		dump_f64("c", c, room(n));
	}
}

typedef void (*bsq)(int, int, const double *, const double *, double *);

static void drive_b(bsq f)
{
	FOR_DIMS(d, { 6, 40 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { 2, -2 }) {
		long n = d[0] * d[1] * d[1] + 2 * d[1] * d[1] + 64;
		double *a = f64(n), *b = f64(n), *c = f64(n);

		f(d[0], d[1], a, b, c);
		dump_f64("c", c, n);
	}
}

RUN(gemm_banded) { drive(gemm_banded); }
RUN(gemm_banded_col) { drive(gemm_banded_col); }
RUN(gemm_lower) { drive(gemm_lower); }
RUN(gemm_half_store) { drive(gemm_half_store); }
RUN(gemm_upper_k_from_j) { drive(gemm_upper_k_from_j); }
RUN(gemm_min_plus) { drive(gemm_min_plus); }
RUN(gemm_max_times) { drive(gemm_max_times); }
RUN(gemm_l1_distance) { drive(gemm_l1_distance); }
RUN(gemm_sq_distance) { drive(gemm_sq_distance); }
RUN(gemm_mod_row) { drive(gemm_mod_row); }
RUN(gemm_xor_row) { drive(gemm_xor_row); }
RUN(gemm_triangular_number) { drive(gemm_triangular_number); }
RUN(gemm_break_zero) { drive(gemm_break_zero); }
RUN(gemm_no_reset) { drive(gemm_no_reset); }
RUN(gemm_reset_per_row) { drive(gemm_reset_per_row); }
RUN(gemm_reduced_out) { drive(gemm_reduced_out); }
RUN(gemm_sum_out) { drive(gemm_sum_out); }
RUN(gemm_half_out) { drive(gemm_half_out); }
RUN(gemm_dead_loop) { drive(gemm_dead_loop); }
RUN(gemm_float_product) { drive(gemm_float_product); }
RUN(gemm_float_sum) { drive(gemm_float_sum); }
RUN(gemm_growing_step) { drive(gemm_growing_step); }
RUN(gemm_byte_index) { drive(gemm_byte_index); }
static void plain_volatile(int n, const double *a, const double *b, double *c) { gemm_volatile(n, a, b, c); }
static void plain_consumes(int n, const double *a, const double *b, double *c) { gemm_consumes_a(n, (double *)a, b, c); }

RUN(gemm_volatile) { drive(plain_volatile); }
RUN(gemm_consumes_a) { drive(plain_consumes); }
RUN(gemm_clamped) { drive(gemm_clamped); }
RUN(gemm_decay) { drive(gemm_decay); }
RUN(gemm_extra_term) { drive(gemm_extra_term); }
RUN(gemm_squared_b) { drive(gemm_squared_b); }
RUN(gemm_symmetric_half) { drive(gemm_symmetric_half); }
RUN(gemm_alternating) { drive(gemm_alternating); }
RUN(gemm_overlapping_tiles) { drive(gemm_overlapping_tiles); }
RUN(gemm_tile_gap) { drive(gemm_tile_gap); }
RUN(gemm_bad_unroll) { drive(gemm_bad_unroll); }
RUN(gemm_circulant) { drive(gemm_circulant); }
RUN(gemm_init_from_ct) { drive(gemm_init_from_ct); }
RUN(bgemm_summed) { drive_b(bgemm_summed); }
RUN(bgemm_causal) { drive_b(bgemm_causal); }
RUN(bgemm_mod_batch) { drive_b(bgemm_mod_batch); }

RUN(bgemm_skewed)
{
	FOR_DIMS(d, { 6, 40 }, { 1, 1 }, { 0, 3 }, { 3, 0 }) {
		long n = (d[0] + 2 * d[1] + 4) * (d[1] + 4) + d[0] * d[1] * d[1];
		double *a = f64(n), *b = f64(n), *c = f64(n);

		bgemm_skewed(d[0], d[1], a, b, c);
		dump_f64("c", c, n);
	}
}

RUN(gemm_skip_zero)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64(room(n)), *c = f64(room(n));

		special_f64(b, room(n));
		for (int i = 0; i < n; i++) /* a zero wherever column k of B has something odd */
			for (int k = 0; k < n; k++)
				if (k % 3)
					a[i * n + k] = 0;
		gemm_skip_zero(n, a, b, c);
		dump_f64("c", c, room(n));
	}
}

RUN(gemm_kahan)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64(room(n)), *c = f64(room(n));

		for (int i = 0; i < n * n; i++) /* 1e16 + small + ... - 1e16: a plain sum loses the small ones */
			a[i] = i % n == 0 ? 1e16 : i % n == n - 1 ? -1e16 : 0.7, b[i] = 1;
		gemm_kahan(n, a, b, c);
		dump_f64("c", c, room(n));
	}
}

RUN(gemm_in_place_left)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64_in(room(n), -.1, .1);

		gemm_in_place_left(n, a, b);
		dump_f64("a", a, room(n));
	}
}

RUN(gemm_square_in_place)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *m = f64_in(room(n), -0.02, 0.02);

		gemm_square_in_place(n, m);
		dump_f64("m", m, room(n));
	}
}

RUN(gemm_early_return)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64(room(n)), *c = f64(room(n));
		int32_t at = gemm_early_return(n, a, b, c);

		dump_i32("at", &at, 1);
		dump_f64("c", c, room(n));
	}
}

RUN(gemm_row_lengths)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64(room(n)), *c = f64(room(n));

		gemm_row_lengths(n, i32_in(n, -2, n), a, b, c);
		dump_f64("c", c, room(n));
	}
}

RUN(gemm_indirect_k)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		double *a = f64(room(n)), *b = f64(room(n)), *c = f64(room(n));

		gemm_indirect_k(n, i32_in(n, 0, n), a, b, c);
		dump_f64("c", c, room(n));
	}
}

RUN(gemm_csr)
{
	FOR_DIMS(d, { 90, 80, 60 }, { 1, 1, 1 }, { 0, 3, 3 }, { 3, 0, 3 }) {
		int32_t *start = i32(d[0] + 1), *col = i32_in(d[0] * d[2], 0, d[2]);
		double *val = f64(d[0] * d[2]), *b = f64(d[2] * d[1]), *c = f64(d[0] * d[1]);

		for (int i = 0; i <= d[0]; i++)
			start[i] = i * d[2] / 2 + i % 3 * (d[2] / 8);
		gemm_csr(d[0], d[1], start, col, val, b, c);
		dump_f64("c", c, d[0] * d[1]);
	}
}

RUN(gemm_byte_acc)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		int32_t *c = i32(room(n));

		gemm_byte_acc(n, u8(room(n)), u8(room(n)), c);
		dump_i32("c", c, room(n));
	}
}

RUN(gemm_saturating_i16)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		int16_t *c = i16_in(room(n), -9, 9);

		gemm_saturating_i16(n, i16_in(room(n), -180, 180), i16_in(room(n), -180, 180), c);
		dump_bytes("c", c, 2 * room(n));
	}
}

static void drive_i(void (*f)(int, const int *, const int *, int *))
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		int32_t *a = i32(room(n)), *b = i32(room(n)), *c = i32(room(n));

		f(n, a, b, c);
		dump_i32("c", c, room(n));
	}
}

RUN(gemm_shifted_fixed) { drive_i(gemm_shifted_fixed); }
RUN(gemm_gf2) { drive_i(gemm_gf2); }
RUN(gemm_modular) { drive_i(gemm_modular); }

RUN(gemm_bool)
{
	FOR_SIZES(n, 72, 7, 1, 0, -3) {
		uint8_t *c = u8(room(n));

		gemm_bool(n, u8_in(room(n), 0, 5), u8_in(room(n), 0, 5), c);
		dump_bytes("c", c, room(n));
	}
}

RUN(bgemm_chain)
{
	FOR_DIMS(d, { 6, 40 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { 2, -2 }) {
		long n = d[0] * d[1] * d[1];
		double *a = f64_in(n, -.2, .2), *c = f64(n);

		bgemm_chain(d[0], d[1], a, c);
		dump_f64("c", c, n);
	}
}

RUN(bgemm_ragged)
{
	FOR_DIMS(d, { 6, 40 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { 2, -2 }) {
		long n = d[0] * d[1] * d[1];
		double *a = f64(n), *b = f64(n), *c = f64(n);

		bgemm_ragged(d[0], d[1], i32_in(d[0], 0, d[1]), a, b, c);
		dump_f64("c", c, n);
	}
}

SMR_MAIN(R(gemm_banded), R(gemm_banded_col), R(gemm_lower), R(gemm_half_store), R(gemm_upper_k_from_j),
         R(gemm_min_plus), R(gemm_max_times), R(gemm_l1_distance), R(gemm_sq_distance), R(gemm_mod_row),
         R(gemm_xor_row), R(gemm_triangular_number), R(gemm_break_zero), R(gemm_skip_zero), R(gemm_no_reset),
         R(gemm_reset_per_row), R(gemm_reduced_out), R(gemm_sum_out), R(gemm_half_out), R(gemm_dead_loop),
         R(gemm_float_product), R(gemm_float_sum), R(gemm_kahan), R(gemm_growing_step), R(gemm_byte_index),
         R(gemm_volatile), R(gemm_consumes_a), R(gemm_in_place_left), R(gemm_square_in_place),
         R(gemm_clamped), R(gemm_decay), R(gemm_extra_term), R(gemm_squared_b), R(gemm_symmetric_half),
         R(gemm_alternating), R(gemm_overlapping_tiles), R(gemm_tile_gap), R(gemm_bad_unroll),
         R(gemm_circulant), R(gemm_early_return), R(gemm_init_from_ct), R(gemm_row_lengths),
         R(gemm_indirect_k), R(gemm_csr), R(gemm_byte_acc), R(gemm_saturating_i16), R(gemm_shifted_fixed),
         R(gemm_bool), R(gemm_gf2), R(gemm_modular), R(bgemm_chain), R(bgemm_summed), R(bgemm_causal),
         R(bgemm_mod_batch), R(bgemm_skewed), R(bgemm_ragged))
