/** @file The text of the functions of math.def, for math.c. */
#ifndef SMR_BACK_WEBGPU_MATH_TEXT_H
#define SMR_BACK_WEBGPU_MATH_TEXT_H
static const char smr_wgsl_hidden[] = "var<private> smr_hidden: u32;\n";
static const char smr_wgsl_is_nan[] = "fn smr_is_nan(x: f32) -> bool {\n"
				      "  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;\n"
				      "}\n";
static const char smr_wgsl_key[] = "fn smr_key(x: f32) -> i32 {\n"
				   "  let b = bitcast<i32>(x);\n"
				   "  return select(b, i32(0x80000000u) - b, b < 0i);\n"
				   "}\n";
static const char smr_wgsl_less[] =
	"fn smr_less(a: f32, b: f32) -> bool {\n"
	"  return smr_key(a) < smr_key(b) && !smr_is_nan(a) && !smr_is_nan(b);\n"
	"}\n";
static const char smr_wgsl_at_most[] =
	"fn smr_at_most(a: f32, b: f32) -> bool {\n"
	"  return smr_key(a) <= smr_key(b) && !smr_is_nan(a) && !smr_is_nan(b);\n"
	"}\n";
static const char smr_wgsl_equal[] =
	"fn smr_equal(a: f32, b: f32) -> bool {\n"
	"  return smr_key(a) == smr_key(b) && !smr_is_nan(a) && !smr_is_nan(b);\n"
	"}\n";
static const char smr_wgsl_order[] = "fn smr_order(x: f32) -> i32 {\n"
				     "  let b = bitcast<i32>(x);\n"
				     "  return b ^ ((b >> 31u) & 0x7fffffffi);\n"
				     "}\n";
static const char smr_wgsl_maximum[] =
	"fn smr_maximum(a: f32, b: f32) -> f32 {\n"
	"  let x = select(bitcast<u32>(b), bitcast<u32>(a), smr_order(a) >= smr_order(b));\n"
	"  let y = select(x, bitcast<u32>(b), smr_is_nan(b));\n"
	"  return bitcast<f32>(select(y, bitcast<u32>(a), smr_is_nan(a)));\n"
	"}\n";
static const char smr_wgsl_minimum[] =
	"fn smr_minimum(a: f32, b: f32) -> f32 {\n"
	"  let x = select(bitcast<u32>(b), bitcast<u32>(a), smr_order(a) <= smr_order(b));\n"
	"  let y = select(x, bitcast<u32>(b), smr_is_nan(b));\n"
	"  return bitcast<f32>(select(y, bitcast<u32>(a), smr_is_nan(a)));\n"
	"}\n";
static const char smr_wgsl_fmax[] = "fn smr_fmax(a: f32, b: f32) -> f32 {\n"
				    "  return bitcast<f32>(select(bitcast<u32>(b), "
				    "bitcast<u32>(a), smr_at_most(b, a) || smr_is_nan(b)));\n"
				    "}\n";
static const char smr_wgsl_fmin[] = "fn smr_fmin(a: f32, b: f32) -> f32 {\n"
				    "  return bitcast<f32>(select(bitcast<u32>(b), "
				    "bitcast<u32>(a), smr_at_most(a, b) || smr_is_nan(b)));\n"
				    "}\n";
static const char smr_wgsl_to_f16[] =
	"fn smr_to_f16(x: f32) -> u32 {\n"
	"  let b = bitcast<u32>(x);\n"
	"  let s = (b >> 16u) & 0x8000u;\n"
	"  let a = b & 0x7fffffffu;\n"
	"  if (a > 0x7f800000u) { return s | 0x7e00u | ((a >> 13u) & 0x3ffu); }\n"
	"  if (a >= 0x477ff000u) { return s | 0x7c00u; }\n"
	"  if (a >= 0x38800000u) { return s | ((a - 0x38000000u + 0xfffu + ((a >> 13u) & 1u)) >> "
	"13u); }\n"
	"  if (a < 0x33000000u) { return s; }\n"
	"  let d = 126u - (a >> 23u);\n"
	"  let m = (a & 0x7fffffu) | 0x800000u;\n"
	"  return s | ((m + (1u << (d - 1u)) - 1u + ((m >> d) & 1u)) >> d);\n"
	"}\n";
static const char smr_wgsl_from_f16[] =
	"fn smr_from_f16(b: u32) -> f32 {\n"
	"  let s = (b & 0x8000u) << 16u;\n"
	"  let a = b & 0x7fffu;\n"
	"  if (a >= 0x7c00u) { return bitcast<f32>(s | 0x7f800000u | ((a & 0x3ffu) << 13u)); }\n"
	"  if (a >= 0x400u) { return bitcast<f32>(s | ((a << 13u) + 0x38000000u)); }\n"
	"  return bitcast<f32>(s | bitcast<u32>(f32(a) * 0x1p-24f));\n"
	"}\n";
static const char smr_wgsl_to_bf16[] = "fn smr_to_bf16(x: f32) -> u32 {\n"
				       "  let b = bitcast<u32>(x);\n"
				       "  return select((b + 0x7fffu + ((b >> 16u) & 1u)) >> 16u, "
				       "(b >> 16u) | 0x40u, smr_is_nan(x));\n"
				       "}\n";
static const char smr_wgsl_to_i32[] =
	"fn smr_to_i32(x: f32) -> i32 {\n"
	"  let far = (bitcast<u32>(x) & 0x7fffffffu) >= 0x4f000000u;\n"
	"  return select(i32(select(x, 0f, far)), i32(0x80000000u), far);\n"
	"}\n";
static const char smr_wgsl_to_u32[] = "fn smr_to_u32(x: f32) -> u32 {\n"
				      "  if ((bitcast<u32>(x) - 0x4f000000u) < 0x800000u) { return "
				      "u32(x - 0x1p31f) + 0x80000000u; }\n"
				      "  return u32(smr_to_i32(x));\n"
				      "}\n";
static const char smr_wgsl_with_sign[] = "fn smr_with_sign(x: f32, s: f32) -> f32 {\n"
					 "  return bitcast<f32>((bitcast<u32>(x) & 0x7fffffffu) | "
					 "(bitcast<u32>(s) & 0x80000000u));\n"
					 "}\n";
static const char smr_wgsl_round[] =
	"fn smr_round(x: f32) -> f32 {\n"
	"  return smr_with_sign(trunc(x + smr_with_sign(0x1.fffffep-2f, x)), x);\n"
	"}\n";
static const char smr_wgsl_infinity[] =
	"fn smr_infinity() -> f32 { return bitcast<f32>(0x7f800000u ^ smr_hidden); }\n";
static const char smr_wgsl_nan[] =
	"fn smr_nan() -> f32 { return bitcast<f32>(0x7fc00000u ^ smr_hidden); }\n";
static const char smr_wgsl_product[] = "fn smr_product(a: u32, b: u32) -> vec2<u32> {\n"
				       "  let l = (a & 0xffffu) * (b & 0xffffu);\n"
				       "  let m = (a >> 16u) * (b & 0xffffu) + (l >> 16u);\n"
				       "  let n = (a & 0xffffu) * (b >> 16u) + (m & 0xffffu);\n"
				       "  return vec2<u32>((a >> 16u) * (b >> 16u) + (m >> 16u) + "
				       "(n >> 16u), (n << 16u) | (l & 0xffffu));\n"
				       "}\n";
static const char smr_wgsl_quadrant[] =
	"const smr_over_two_pi = array<u32, 8>(0x00000000u, 0x28be60dbu, 0x9391054au, 0x7f09d5f4u, "
	"0x7d4d3770u, 0x36d8a566u, 0x4f10e410u, 0x7f9458eau);\n"
	"fn smr_quadrant(x: f32) -> vec2<f32> {\n"
	"  let b = bitcast<u32>(x) & 0x7fffffffu;\n"
	"  if (b >= 0x7f800000u) { return vec2<f32>(smr_nan(), 0f); }\n"
	"  if (b < 0x3f490fdbu) { return vec2<f32>(abs(x), 0f); }\n"
	"  let m = (b << 8u) | 0x80000000u;\n"
	"  let e = (b >> 23u) - 126u;\n"
	"  let k = e >> 5u;\n"
	"  let s = e & 31u;\n"
	"  var words = smr_over_two_pi;\n"
	"  var h = words[k];\n"
	"  var i = words[k + 1u];\n"
	"  var j = words[k + 2u];\n"
	"  if (s > 0u) {\n"
	"    h = (h << s) | (i >> (32u - s));\n"
	"    i = (i << s) | (j >> (32u - s));\n"
	"    j = (j << s) | (words[k + 3u] >> (32u - s));\n"
	"  }\n"
	"  let low = smr_product(m, j);\n"
	"  let mid = smr_product(m, i);\n"
	"  let q = mid.y + low.x;\n"
	"  let p = m * h + mid.x + select(0u, 1u, q < low.x);\n"
	"  let n = (p + 0x20000000u) >> 30u;\n"
	"  var r = (p << 2u) | (q >> 30u);\n"
	"  var t = q << 2u;\n"
	"  let over = r >= 0x80000000u;\n"
	"  if (over) {\n"
	"    t = ~t + 1u;\n"
	"    r = ~r + select(0u, 1u, t == 0u);\n"
	"  }\n"
	"  let z = min(countLeadingZeros(r), 31u);\n"
	"  if (z > 0u) { r = (r << z) | (t >> (32u - z)); }\n"
	"  let f = f32(r) * bitcast<f32>((95u - z) << 23u) * 0x1.921fb6p+0f;\n"
	"  return vec2<f32>(select(f, -f, over), f32(n & 3u));\n"
	"}\n";
static const char smr_wgsl_sine[] =
	"fn smr_sine(r: f32) -> f32 {\n"
	"  let z = r * r;\n"
	"  let q = (-0x1.991696p-13f * z + 0x1.1106bcp-7f) * z - 0x1.555544p-3f;\n"
	"  return r + r * z * q;\n"
	"}\n";
static const char smr_wgsl_cosine[] =
	"fn smr_cosine(r: f32) -> f32 {\n"
	"  let z = r * r;\n"
	"  let q = (0x1.99e0e8p-16f * z - 0x1.6c0c1ap-10f) * z + 0x1.55554ap-5f;\n"
	"  return (1f - 0.5f * z) + z * z * q;\n"
	"}\n";
static const char smr_wgsl_sin[] =
	"fn smr_sin(x: f32) -> f32 {\n"
	"  let q = smr_quadrant(x);\n"
	"  let n = u32(q.y);\n"
	"  let s = select(smr_sine(q.x), smr_cosine(q.x), (n & 1u) == 1u);\n"
	"  return bitcast<f32>(bitcast<u32>(s) ^ (((n & 2u) << 30u) ^ (bitcast<u32>(x) & "
	"0x80000000u)));\n"
	"}\n";
static const char smr_wgsl_cos[] =
	"fn smr_cos(x: f32) -> f32 {\n"
	"  let q = smr_quadrant(x);\n"
	"  let n = u32(q.y);\n"
	"  let c = select(smr_cosine(q.x), smr_sine(q.x), (n & 1u) == 1u);\n"
	"  return bitcast<f32>(bitcast<u32>(c) ^ (((n + 1u) & 2u) << 30u));\n"
	"}\n";
static const char smr_wgsl_tan[] =
	"fn smr_tan(x: f32) -> f32 {\n"
	"  let q = smr_quadrant(x);\n"
	"  let s = smr_sine(q.x);\n"
	"  let c = smr_cosine(q.x);\n"
	"  let t = select(s / c, -(c / s), (u32(q.y) & 1u) == 1u);\n"
	"  return bitcast<f32>(bitcast<u32>(t) ^ (bitcast<u32>(x) & 0x80000000u));\n"
	"}\n";
static const char smr_wgsl_scalar[] =
	"fn smr_exact(x: f32) -> f32 { return bitcast<f32>(bitcast<u32>(x) ^ smr_hidden); }\n"
	"fn smr_more(a: f32, b: f32) -> bool { return smr_less(b, a); }\n"
	"fn smr_at_least(a: f32, b: f32) -> bool { return smr_at_most(b, a); }\n"
	"fn smr_unordered(a: f32, b: f32) -> bool { return smr_is_nan(a) || smr_is_nan(b); }\n"
	"fn smr_unordered_or_equal(a: f32, b: f32) -> bool {\n"
	"  return smr_unordered(a, b) || smr_equal(a, b);\n"
	"}\n";
#endif
