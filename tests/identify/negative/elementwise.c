#include "../harness.h"

/* case: relu_thousandth   expect: none   near: relu   why: the floor is 1e-3, not 0 */
NOINLINE void relu_thousandth(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 1e-3f ? x[i] : 1e-3f;
}

/* case: relu_tiny_floor   expect: none   near: relu   why: the floor is 1e-30 */
NOINLINE void relu_tiny_floor(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = fmaxf(x[i], 1e-30f);
}

/* case: relu_negative_part   expect: none   near: relu   why: keeps the negative part */
NOINLINE void relu_negative_part(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] < 0 ? x[i] : 0;
}

/* case: relu_threshold   expect: none   near: relu   why: the threshold is 0.1 while the other value is 0 */
NOINLINE void relu_threshold(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0.1f ? x[i] : 0.0f;
}

/* case: relu_gradient   expect: none   near: relu   why: selects another array where x is positive */
NOINLINE void relu_gradient(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? y[i] : 0;
}

/* case: relu_neighbour   expect: none   near: relu   why: tests the next element */
NOINLINE void relu_neighbour(int n, const float *x, float *y)
{
	for (int i = 0; i < n - 1; i++)
		y[i] = x[i + 1] > 0 ? x[i] : 0;
}

/* case: relu_else_minus   expect: none   near: relu   why: the other value is -0.01, a constant */
NOINLINE void relu_else_minus(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : -0.01f;
}

/* case: relu_abs   expect: none   near: relu   why: absolute value */
NOINLINE void relu_abs(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : -x[i];
}

/* case: relu_six   expect: none   near: relu   why: also cut at 6 */
NOINLINE void relu_six(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		float v = 9 * x[i] > 0 ? 9 * x[i] : 0;
		y[i] = v < 6 ? v : 6;
	}
}

/* case: relu_step   expect: none   near: relu   why: gives 1 instead of x */
NOINLINE void relu_step(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? 1.0f : 0.0f;
}

/* case: relu_first_negative   expect: none   near: relu   why: stops at the first value below -0.999 */
NOINLINE void relu_first_negative(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		if (x[i] < -0.9999f)
			break;
		y[i] = x[i] > 0 ? x[i] : 0;
	}
}

/* case: relu_shift_store   expect: none   near: relu   why: writes one place further in the array it reads */
NOINLINE void relu_shift_store(int n, float *x)
{
	for (int i = 0; i < n - 1; i++)
		x[i + 1] = x[i] > 0 ? x[i] : 0;
}

/* case: relu_squared   expect: none   near: relu   why: the positive part is squared */
NOINLINE void relu_squared(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] * x[i] : 0;
}

/* case: relu_counts   expect: none   near: relu   why: the other value is the loop counter */
NOINLINE void relu_counts(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : i;
}

/* case: relu_sign_bytes   expect: none   near: relu   why: a byte is compared after wrapping */
NOINLINE void relu_sign_bytes(int n, const uint8_t *x, uint8_t *y)
{
	for (int i = 0; i < n; i++)
		y[i] = (uint8_t)(x[i] - 128) < 128 ? x[i] - 128 : 0;
}

/* case: leaky_positive_side   expect: none   near: leaky_relu   why: the slope is on the positive side */
NOINLINE void leaky_positive_side(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? 0.1f * x[i] : x[i];
}

/* case: leaky_max_form   expect: none|leaky_relu   near: leaky_relu   judge: result   why: max(x, a*x) bends up for a > 1 */
NOINLINE void leaky_max_form(int n, float a, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = fmaxf(x[i], a * x[i]);
}

/* case: leaky_prelu   expect: none   near: leaky_relu   why: each element has a slope of its own */
NOINLINE void leaky_prelu(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : y[i] * x[i];
}

/* case: leaky_offset   expect: none   near: leaky_relu   why: the lower branch has an offset */
NOINLINE void leaky_offset(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : 0.1f * x[i] - 0.01f;
}

/* case: leaky_elu   expect: none   near: leaky_relu   why: exponential below zero (elu) */
NOINLINE void leaky_elu(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : expf(x[i]) - 1;
}

/* case: leaky_other_pivot   expect: none   near: leaky_relu   why: bends at -0.5 */
NOINLINE void leaky_other_pivot(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > -0.5f ? x[i] : 0.1f * x[i];
}

/* case: sigmoid_mirrored   expect: none   near: sigmoid   why: exp(+x), the mirror image */
NOINLINE void sigmoid_mirrored(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 1.0f / (1.0f + expf(x[i]));
}

/* case: sigmoid_two   expect: none   near: sigmoid   why: 2 in the denominator */
NOINLINE void sigmoid_two(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 1.0f / (2.0f + expf(-x[i]));
}

/* case: sigmoid_minus   expect: none   near: sigmoid   why: 1 - exp(-x) in the denominator */
NOINLINE void sigmoid_minus(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 1.0f / (1.0f - expf(-x[i]));
}

/* case: sigmoid_hard   expect: none   near: sigmoid   why: piecewise linear */
NOINLINE void sigmoid_hard(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		float v = 0.2f * x[i] + 0.5f;
		y[i] = v < 0 ? 0 : v > 1 ? 1 : v;
	}
}

/* case: sigmoid_base_two   expect: none   near: sigmoid   why: exp2 instead of exp */
NOINLINE void sigmoid_base_two(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 1.0f / (1.0f + exp2f(-x[i]));
}

/* case: sigmoid_rational   expect: none   near: sigmoid   why: x/(1+|x|) */
NOINLINE void sigmoid_rational(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] / (1.0f + fabsf(x[i]));
}

/* case: sigmoid_swish   expect: none|silu   near: sigmoid   why: multiplied by x (swish) */
NOINLINE void sigmoid_swish(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] / (1.0f + expf(-x[i]));
}

/* case: sigmoid_steep   expect: none   near: sigmoid   why: exp(-x*x), a bell */
NOINLINE void sigmoid_steep(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 1.0f / (1.0f + expf(-x[i] * x[i]));
}

/* case: sigmoid_derivative   expect: none   near: sigmoid   why: s*(1-s) */
NOINLINE void sigmoid_derivative(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		float s = 1.0f / (1.0f + expf(-x[i]));
		y[i] = s * (1 - s);
	}
}

/* case: tanh_cubic   expect: none   near: tanh   why: x - x^3/3 */
NOINLINE void tanh_cubic(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] - x[i] * x[i] * x[i] / 3;
}

/* case: tanh_plus_one   expect: none   near: tanh   why: the denominator has one more */
NOINLINE void tanh_plus_one(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		float a = expf(x[i]), b = expf(-x[i]);
		y[i] = (a - b) / (a + b + 1);
	}
}

/* case: tanh_arctan   expect: none   near: tanh   why: atan */
NOINLINE void tanh_arctan(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = atanf(x[i]);
}

/* case: tanh_of_neighbours   expect: none   near: tanh   why: the argument is a difference of neighbours */
NOINLINE void tanh_of_neighbours(int n, const float *x, float *y)
{
	for (int i = 0; i < n - 1; i++)
		y[i] = tanhf(x[i + 1] - x[i]);
}

/* case: tanh_recurrent   expect: none   near: tanh   why: feeds on the value before */
NOINLINE void tanh_recurrent(int n, const float *x, float *y)
{
	float h = 0;
	for (int i = 0; i < n; i++) {
		h = tanhf(x[i] + 0.5f * h);
		y[i] = h;
	}
}

/* case: gelu_typo   expect: none   near: gelu   why: 0.04715 instead of 0.044715 */
NOINLINE void gelu_typo(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		float v = x[i];
		y[i] = 0.5f * v * (1.0f + tanhf(0.7978845608f * (v + 0.04715f * v * v * v)));
	}
}

/* case: gelu_quick   expect: none|quick_gelu   near: gelu   why: x*sigmoid(1.702x), off by up to 0.02 */
NOINLINE void gelu_quick(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] / (1.0f + expf(-1.702f * x[i]));
}

/* case: gelu_no_half   expect: none   near: gelu   why: the half is missing */
NOINLINE void gelu_no_half(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] * (1.0f + erff(x[i] * 0.70710678f));
}

/* case: gelu_wrong_root   expect: none   near: gelu   why: erf(x/2), not erf(x/sqrt 2) */
NOINLINE void gelu_wrong_root(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 0.5f * x[i] * (1.0f + erff(x[i] * 0.5f));
}

/* case: gelu_minus   expect: none   near: gelu   why: 1 - erf */
NOINLINE void gelu_minus(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 0.5f * x[i] * (1.0f - erff(x[i] * 0.70710678f));
}

/* case: gelu_square_term   expect: none   near: gelu   why: v^2 in place of v^3 */
NOINLINE void gelu_square_term(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		float v = x[i];
		y[i] = 0.5f * v * (1.0f + tanhf(0.7978845608f * (v + 0.044715f * v * v)));
	}
}

/* case: bias_modulo   expect: none   near: bias   why: the bias is picked by 3i modulo its length */
NOINLINE void bias_modulo(int r, int c, float *y, const float *b)
{
	for (int i = 0; i < r * c; i++)
		y[i] += b[i * 3 % c];
}

/* case: bias_diagonal   expect: none|add|axpy   near: bias   why: the bias is read at i+j */
NOINLINE void bias_diagonal(int r, int c, float *y, const float *b)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			y[i * c + j] += b[i + j];
}

/* case: bias_used_up   expect: none|add|axpy|scal   near: bias   why: the bias changes as it is used */
NOINLINE void bias_used_up(int r, int c, float *y, float *b)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++) {
			y[i * c + j] += b[j];
			b[j] *= 0.5f;
		}
}

/* case: bias_first_row   expect: none|add|axpy   near: bias   why: the bias is the first row, which changes first */
NOINLINE void bias_first_row(int r, int c, float *y)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			y[i * c + j] += y[j];
}

/* case: bias_triangular   expect: none|add|axpy   near: bias   why: only j <= i */
NOINLINE void bias_triangular(int r, int c, float *y, const float *b)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j <= i && j < c; j++)
			y[i * c + j] += b[j];
}

/* case: bias_multiplied   expect: none|mul   near: bias   why: multiplies */
NOINLINE void bias_multiplied(int r, int c, float *y, const float *b)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			y[i * c + j] *= b[j];
}

/* case: bias_saturated   expect: none   near: bias   why: cut at one */
NOINLINE void bias_saturated(int r, int c, float *y, const float *b)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			y[i * c + j] = fminf(y[i * c + j] + b[j], 1.0f);
}

/* case: bias_nonzero_only   expect: none   near: bias   why: zeros stay zero */
NOINLINE void bias_nonzero_only(int r, int c, float *y, const float *b)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			if (y[i * c + j] > 0)
				y[i * c + j] += b[j];
}

/* case: add_recurrence   expect: none|cumsum   near: add   why: each sum needs the one before */
NOINLINE void add_recurrence(int n, const float *x, float *y)
{
	for (int i = 1; i < n; i++)
		y[i] = y[i - 1] + x[i];
}

/* case: add_halved_index   expect: none   near: add   why: one operand is read at i/2 */
NOINLINE void add_halved_index(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[i] + x[i / 2];
}

/* case: add_mask_index   expect: none   near: add   why: one operand is read at i & 63 */
NOINLINE void add_mask_index(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[i] + x[i & 63];
}

/* case: add_where_larger   expect: none   near: add   why: only where x is larger */
NOINLINE void add_where_larger(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		if (x[i] > y[i])
			y[i] += x[i];
}

/* case: add_reversed_in_place   expect: none   near: add   why: adds its own mirror image, half of it new */
NOINLINE void add_reversed_in_place(int n, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[i] + y[n - 1 - i];
}

/* case: add_saturating_bytes   expect: none   near: add   why: saturates at 255 */
NOINLINE void add_saturating_bytes(int n, const uint8_t *x, uint8_t *y)
{
	for (int i = 0; i < n; i++) {
		int s = x[i] + y[i];
		y[i] = s > 255 ? 255 : s;
	}
}

/* case: add_average_bytes   expect: none   near: add   why: halves with rounding up */
NOINLINE void add_average_bytes(int n, const uint8_t *x, uint8_t *y)
{
	for (int i = 0; i < n; i++)
		y[i] = (x[i] + y[i] + 1) >> 1;
}

/* case: add_xor   expect: none   near: add   why: exclusive or */
NOINLINE void add_xor(int n, const uint8_t *x, uint8_t *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[i] ^ x[i];
}

/* case: add_carry   expect: none   near: add   why: a carry runs through (long addition) */
NOINLINE void add_carry(int n, const uint8_t *x, uint8_t *y)
{
	unsigned c = 0;
	for (int i = 0; i < n; i++) {
		c += x[i] + y[i];
		y[i] = (uint8_t)c;
		c >>= 8;
	}
}

/* case: add_volatile_port   expect: none   near: add   why: the target is volatile */
NOINLINE void add_volatile_port(int n, const float *x, volatile float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[i] + x[i];
}

/* case: add_rounded   expect: none   near: add   why: rounded to quarters */
NOINLINE void add_rounded(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = rintf(4 * (y[i] + x[i])) / 4;
}

/* case: mul_running   expect: none   near: mul   why: each product needs the one before */
NOINLINE void mul_running(int n, const float *x, float *y)
{
	for (int i = 1; i < n; i++)
		y[i] = y[i - 1] * x[i] + 1;
}

/* case: mul_neighbour_in_place   expect: none   near: mul   why: multiplies by the neighbour it has just changed */
NOINLINE void mul_neighbour_in_place(int n, float *y)
{
	for (int i = 1; i < n; i++)
		y[i] = y[i] * y[i - 1];
}

/* case: mul_div   expect: none   near: mul   why: divides */
NOINLINE void mul_div(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[i] / x[i];
}

/* case: mul_complex   expect: none   near: mul   why: complex product, interleaved and in place */
NOINLINE void mul_complex(int n, const float *x, float *y)
{
	for (int i = 0; i + 1 < n; i += 2) {
		float re = x[i] * y[i] - x[i + 1] * y[i + 1];
		y[i + 1] = x[i] * y[i + 1] + x[i + 1] * y[i];
		y[i] = re;
	}
}

/* case: mul_masked   expect: none   near: mul   why: only where the sign differs */
NOINLINE void mul_masked(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] * y[i] < 0 ? x[i] * y[i] : y[i];
}

/* case: mul_blend_bytes   expect: none   near: mul   why: scaled by 1/255 and cut */
NOINLINE void mul_blend_bytes(int n, const uint8_t *x, uint8_t *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] * y[i] / 255;
}

/* case: mul_even_only   expect: none   near: mul   why: odd places are copied */
NOINLINE void mul_even_only(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = i % 2 == 0 ? x[i] * y[i] : x[i];
}

#define BIG 200003

static void drive(void (*f)(int, const float *, float *))
{
	FOR_SIZES(n, BIG, 4001, 1, 0, -5) {
		float *x = f32_in(n, -3, 3), *y = f32(n);

		f(n, x, y);
		dump_f32("y", y, n);
		if (n > 4001)
			continue;
		special_f32(x, n);
		f(n, x, y);
		dump_f32("odd", y, n);
	}
	float *m = f32_in(9000, -3, 3); /* reading what it writes, one place later */
	f(smr_sz(5000), m, m + 1);
	dump_f32("overlap", m, 9000);
}

static void drive_b(void (*f)(int, const uint8_t *, uint8_t *))
{
	FOR_SIZES(n, BIG, 40, 1, 0, -5) {
		uint8_t *x = u8(n), *y = u8(n);

		f(n, x, y);
		dump_bytes("y", y, n);
	}
}

static void drive_bias(void (*f)(int, int, float *, const float *))
{
	FOR_DIMS(d, { 400, 600 }, { 9, 5 }, { 1, 1 }, { 0, 3 }, { 3, -1 }, { -2, 3 }) {
		long n = d[0] > 0 ? d[0] * d[1] : 0;
		float *y = f32(n), *b = f32((d[0] > 0 ? d[0] : 0) + (d[1] > 0 ? d[1] : 0));

		f(d[0], d[1], y, b);
		dump_f32("y", y, n);
	}
}

static void shift_store(int n, const float *x, float *y)
{
	if (n > 0)
		memmove(y, x, sizeof(*y) * n);
	relu_shift_store(n, y);
}

static void max_form(int n, const float *x, float *y)
{
	for (int k = -1; k < 4; k++) { /* slopes -0.5 0 0.5 1 1.5 */
		leaky_max_form(n, 0.5f * k, x, y);
		dump_f32("slope", y, n < 4001 ? n : 4001);
	}
}

static void reversed(int n, const float *x, float *y) { add_reversed_in_place(n, y); }
static void volatile_port(int n, const float *x, float *y) { add_volatile_port(n, x, y); }
static void neighbour(int n, const float *x, float *y) { mul_neighbour_in_place(n, y); }
static void used_up(int r, int c, float *y, const float *b) { bias_used_up(r, c, y, (float *)b); }
static void first_row(int r, int c, float *y, const float *b) { bias_first_row(r < 20 ? r : 20, c, y); }

RUN(relu_thousandth) { drive(relu_thousandth); }
RUN(relu_tiny_floor) { drive(relu_tiny_floor); }
RUN(relu_negative_part) { drive(relu_negative_part); }
RUN(relu_threshold) { drive(relu_threshold); }
RUN(relu_gradient) { drive(relu_gradient); }
RUN(relu_neighbour) { drive(relu_neighbour); }
RUN(relu_else_minus) { drive(relu_else_minus); }
RUN(relu_abs) { drive(relu_abs); }
RUN(relu_six) { drive(relu_six); }
RUN(relu_step) { drive(relu_step); }
RUN(relu_first_negative) { drive(relu_first_negative); }
RUN(relu_shift_store) { drive(shift_store); }
RUN(relu_squared) { drive(relu_squared); }
RUN(relu_counts) { drive(relu_counts); }
RUN(relu_sign_bytes) { drive_b(relu_sign_bytes); }
RUN(leaky_positive_side) { drive(leaky_positive_side); }
RUN(leaky_max_form) { drive(max_form); }
RUN(leaky_prelu) { drive(leaky_prelu); }
RUN(leaky_offset) { drive(leaky_offset); }
RUN(leaky_elu) { drive(leaky_elu); }
RUN(leaky_other_pivot) { drive(leaky_other_pivot); }
RUN(sigmoid_mirrored) { drive(sigmoid_mirrored); }
RUN(sigmoid_two) { drive(sigmoid_two); }
RUN(sigmoid_minus) { drive(sigmoid_minus); }
RUN(sigmoid_hard) { drive(sigmoid_hard); }
RUN(sigmoid_base_two) { drive(sigmoid_base_two); }
RUN(sigmoid_rational) { drive(sigmoid_rational); }
RUN(sigmoid_swish) { drive(sigmoid_swish); }
RUN(sigmoid_steep) { drive(sigmoid_steep); }
RUN(sigmoid_derivative) { drive(sigmoid_derivative); }
RUN(tanh_cubic) { drive(tanh_cubic); }
RUN(tanh_plus_one) { drive(tanh_plus_one); }
RUN(tanh_arctan) { drive(tanh_arctan); }
RUN(tanh_of_neighbours) { drive(tanh_of_neighbours); }
RUN(tanh_recurrent) { drive(tanh_recurrent); }
RUN(gelu_typo) { drive(gelu_typo); }
RUN(gelu_quick) { drive(gelu_quick); }
RUN(gelu_no_half) { drive(gelu_no_half); }
RUN(gelu_wrong_root) { drive(gelu_wrong_root); }
RUN(gelu_minus) { drive(gelu_minus); }
RUN(gelu_square_term) { drive(gelu_square_term); }
RUN(bias_modulo) { drive_bias(bias_modulo); }
RUN(bias_diagonal) { drive_bias(bias_diagonal); }
RUN(bias_used_up) { drive_bias(used_up); }
RUN(bias_first_row) { drive_bias(first_row); }
RUN(bias_triangular) { drive_bias(bias_triangular); }
RUN(bias_multiplied) { drive_bias(bias_multiplied); }
RUN(bias_saturated) { drive_bias(bias_saturated); }
RUN(bias_nonzero_only) { drive_bias(bias_nonzero_only); }
RUN(add_recurrence) { drive(add_recurrence); }
RUN(add_halved_index) { drive(add_halved_index); }
RUN(add_where_larger) { drive(add_where_larger); }
RUN(add_reversed_in_place) { drive(reversed); }
RUN(add_saturating_bytes) { drive_b(add_saturating_bytes); }
RUN(add_average_bytes) { drive_b(add_average_bytes); }
RUN(add_xor) { drive_b(add_xor); }
RUN(add_carry) { drive_b(add_carry); }
RUN(add_volatile_port) { drive(volatile_port); }
RUN(add_rounded) { drive(add_rounded); }
RUN(add_mask_index) { drive(add_mask_index); }
RUN(mul_running) { drive(mul_running); }
RUN(mul_neighbour_in_place) { drive(neighbour); }
RUN(mul_div) { drive(mul_div); }
RUN(mul_complex) { drive(mul_complex); }
RUN(mul_masked) { drive(mul_masked); }
RUN(mul_blend_bytes) { drive_b(mul_blend_bytes); }
RUN(mul_even_only) { drive(mul_even_only); }

SMR_MAIN(R(relu_thousandth), R(relu_tiny_floor), R(relu_negative_part), R(relu_threshold), R(relu_gradient),
         R(relu_neighbour), R(relu_else_minus), R(relu_abs), R(relu_six), R(relu_step),
         R(relu_first_negative), R(relu_shift_store), R(relu_squared), R(relu_counts), R(relu_sign_bytes),
         R(leaky_positive_side), R(leaky_max_form), R(leaky_prelu), R(leaky_offset), R(leaky_elu),
         R(leaky_other_pivot), R(sigmoid_mirrored), R(sigmoid_two), R(sigmoid_minus), R(sigmoid_hard),
         R(sigmoid_base_two), R(sigmoid_rational), R(sigmoid_swish), R(sigmoid_steep),
         R(sigmoid_derivative), R(tanh_cubic), R(tanh_plus_one), R(tanh_arctan), R(tanh_of_neighbours),
         R(tanh_recurrent), R(gelu_typo), R(gelu_quick), R(gelu_no_half), R(gelu_wrong_root), R(gelu_minus),
         R(gelu_square_term), R(bias_modulo), R(bias_diagonal), R(bias_used_up), R(bias_first_row),
         R(bias_triangular), R(bias_multiplied), R(bias_saturated), R(bias_nonzero_only),
         R(add_recurrence), R(add_halved_index), R(add_where_larger), R(add_reversed_in_place),
         R(add_saturating_bytes), R(add_average_bytes), R(add_xor), R(add_carry), R(add_volatile_port),
         R(add_rounded), R(add_mask_index), R(mul_running), R(mul_neighbour_in_place), R(mul_div),
         R(mul_complex), R(mul_masked), R(mul_blend_bytes), R(mul_even_only))
