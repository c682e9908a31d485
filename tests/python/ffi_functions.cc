// Functions that test_pjrt_ffi.py calls from compiled programs, built against jaxlib's headers.
#include <atomic>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

// ---- rms_norm: x / sqrt(mean(x^2) + eps) along the last dimension, and its derivative ------------

static ffi::Error RmsNorm(float eps, ffi::Buffer<ffi::F32> x, ffi::ResultBuffer<ffi::F32> y)
{
	auto dims = x.dimensions();
	if (dims.size() == 0)
		return ffi::Error::InvalidArgument("rms_norm needs a dimension");
	int64_t n = dims.back();
	for (size_t at = 0; at < x.element_count(); at += n) {
		float sum = 0;
		for (int64_t i = 0; i < n; i++)
			sum += x.typed_data()[at + i] * x.typed_data()[at + i];
		float scale = 1 / std::sqrt(sum / n + eps);
		for (int64_t i = 0; i < n; i++)
			y->typed_data()[at + i] = x.typed_data()[at + i] * scale;
	}
	return ffi::Error::Success();
}

static ffi::Error RmsNormFwd(float eps, ffi::Buffer<ffi::F32> x, ffi::ResultBuffer<ffi::F32> y,
			     ffi::ResultBuffer<ffi::F32> scales)
{
	int64_t n = x.dimensions().back();
	for (size_t line = 0; line * n < x.element_count(); line++) {
		const float *in = x.typed_data() + line * n;
		float sum = std::inner_product(in, in + n, in, 0.f);
		scales->typed_data()[line] = 1 / std::sqrt(sum / n + eps);
		for (int64_t i = 0; i < n; i++)
			y->typed_data()[line * n + i] = in[i] * scales->typed_data()[line];
	}
	return ffi::Error::Success();
}

static ffi::Error RmsNormBwd(ffi::Buffer<ffi::F32> scales, ffi::Buffer<ffi::F32> x,
			     ffi::Buffer<ffi::F32> ct_y, ffi::ResultBuffer<ffi::F32> ct_x)
{
	int64_t n = x.dimensions().back();
	for (size_t line = 0; line * n < x.element_count(); line++) {
		const float *in = x.typed_data() + line * n, *ct = ct_y.typed_data() + line * n;
		float s = scales.typed_data()[line];
		float dot = std::inner_product(in, in + n, ct, 0.f) * s * s * s / n;
		for (int64_t i = 0; i < n; i++)
			ct_x->typed_data()[line * n + i] = ct[i] * s - in[i] * dot;
	}
	return ffi::Error::Success();
}

XLA_FFI_DEFINE_HANDLER_SYMBOL(
	rms_norm, RmsNorm,
	ffi::Ffi::Bind().Attr<float>("eps").Arg<ffi::Buffer<ffi::F32>>().Ret<ffi::Buffer<ffi::F32>>());
XLA_FFI_DEFINE_HANDLER_SYMBOL(rms_norm_fwd, RmsNormFwd,
			      ffi::Ffi::Bind()
				      .Attr<float>("eps")
				      .Arg<ffi::Buffer<ffi::F32>>()
				      .Ret<ffi::Buffer<ffi::F32>>()
				      .Ret<ffi::Buffer<ffi::F32>>());
XLA_FFI_DEFINE_HANDLER_SYMBOL(rms_norm_bwd, RmsNormBwd,
			      ffi::Ffi::Bind()
				      .Arg<ffi::Buffer<ffi::F32>>()
				      .Arg<ffi::Buffer<ffi::F32>>()
				      .Arg<ffi::Buffer<ffi::F32>>()
				      .Ret<ffi::Buffer<ffi::F32>>());

// ---- attributes of all kinds; the result is what they say ----------------------------------------

static ffi::Error Attributes(int32_t number, bool flag, double real, std::string_view text,
			     ffi::Span<const int64_t> list, ffi::Dictionary more,
			     ffi::ResultBuffer<ffi::F64> y)
{
	auto inner = more.get<float>("b");
	auto missing = more.get<float>("c");
	if (!inner.has_value() || missing.has_value())
		return ffi::Error::InvalidArgument("the dictionary is wrong");
	y->typed_data()[0] = number;
	y->typed_data()[1] = flag;
	y->typed_data()[2] = real;
	y->typed_data()[3] = text == "text" ? 1 : 0;
	y->typed_data()[4] = std::accumulate(list.begin(), list.end(), 0.0);
	y->typed_data()[5] = *inner;
	return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(attributes, Attributes,
			      ffi::Ffi::Bind()
				      .Attr<int32_t>("number")
				      .Attr<bool>("flag")
				      .Attr<double>("real")
				      .Attr<std::string_view>("text")
				      .Attr<ffi::Span<const int64_t>>("list")
				      .Attr<ffi::Dictionary>("more")
				      .Ret<ffi::Buffer<ffi::F64>>());

// ---- any array: copies bytes, and tells type, rank and size --------------------------------------

static ffi::Error CopyAny(ffi::AnyBuffer x, ffi::Result<ffi::AnyBuffer> y,
			  ffi::ResultBuffer<ffi::S32> about)
{
	std::memcpy(y->untyped_data(), x.untyped_data(), x.size_bytes());
	about->typed_data()[0] = static_cast<int32_t>(x.element_type());
	about->typed_data()[1] = static_cast<int32_t>(x.dimensions().size());
	about->typed_data()[2] = static_cast<int32_t>(x.element_count());
	return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(copy_any, CopyAny,
			      ffi::Ffi::Bind()
				      .Arg<ffi::AnyBuffer>()
				      .Ret<ffi::AnyBuffer>()
				      .Ret<ffi::Buffer<ffi::S32>>());

// ---- a complex array -----------------------------------------------------------------------------

static ffi::Error Conjugate(ffi::Buffer<ffi::C64> x, ffi::ResultBuffer<ffi::C64> y)
{
	for (size_t i = 0; i < x.element_count(); i++)
		y->typed_data()[i] = std::conj(x.typed_data()[i]);
	return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(conjugate, Conjugate,
			      ffi::Ffi::Bind().Arg<ffi::Buffer<ffi::C64>>().Ret<ffi::Buffer<ffi::C64>>());

// ---- in place: the result has the argument's memory ----------------------------------------------

static ffi::Error AddOne(ffi::Buffer<ffi::F32> x, ffi::ResultBuffer<ffi::F32> y)
{
	if (x.typed_data() != y->typed_data())
		return ffi::Error::Internal("the memory is not shared");
	for (size_t i = 0; i < y->element_count(); i++)
		y->typed_data()[i] += 1;
	return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(add_one, AddOne,
			      ffi::Ffi::Bind().Arg<ffi::Buffer<ffi::F32>>().Ret<ffi::Buffer<ffi::F32>>());

// ---- errors --------------------------------------------------------------------------------------

static ffi::Error Fail(int32_t code, std::string_view text, ffi::ResultBuffer<ffi::F32>)
{
	return ffi::Error(static_cast<ffi::ErrorCode>(code), std::string(text));
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(fail, Fail,
			      ffi::Ffi::Bind()
				      .Attr<int32_t>("code")
				      .Attr<std::string_view>("text")
				      .Ret<ffi::Buffer<ffi::F32>>());

// ---- a state of each call ------------------------------------------------------------------------

struct Counter {
	static ffi::TypeId id;
	static ffi::TypeInfo info;
	int64_t start;
	std::atomic<int64_t> runs{0};
	explicit Counter(int64_t at) : start(at) { alive++; }
	~Counter() { alive--; }
	static std::atomic<int64_t> alive;
};
ffi::TypeId Counter::id = {};
ffi::TypeInfo Counter::info = ffi::MakeTypeInfo<Counter>();
std::atomic<int64_t> Counter::alive{0};

static ffi::ErrorOr<std::unique_ptr<Counter>> MakeCounter(int64_t start)
{
	if (start < 0)
		return ffi::Unexpected(ffi::Error::InvalidArgument("a counter starts at 0 or later"));
	return std::make_unique<Counter>(start);
}
static ffi::Error Count(Counter *c, ffi::ResultBuffer<ffi::S32> y)
{
	y->typed_data()[0] = static_cast<int32_t>(c->start + c->runs++);
	return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(counter_make, MakeCounter,
			      ffi::Ffi::BindInstantiate().Attr<int64_t>("start"));
XLA_FFI_DEFINE_HANDLER_SYMBOL(
	counter_run, Count,
	ffi::Ffi::Bind().Ctx<ffi::State<Counter>>().Ret<ffi::Buffer<ffi::S32>>());
extern "C" int64_t counters_alive() { return Counter::alive; }
extern "C" void *counter_type() { return &Counter::id; }
extern "C" void *counter_info() { return &Counter::info; }

// ---- memory, threads, futures --------------------------------------------------------------------

static ffi::Error UseRuntime(ffi::ScratchAllocator scratch, ffi::ThreadPool pool, ffi::RunId id,
			     ffi::ResultBuffer<ffi::F32> y)
{
	auto memory = scratch.Allocate(1000, 64);
	if (!memory.has_value() || reinterpret_cast<uintptr_t>(*memory) % 64 != 0 || id.run_id == 0)
		return ffi::Error::Internal("no scratch memory");
	std::atomic<int> left{3};
	for (int i = 0; i < 3; i++)
		pool.Schedule([&left] { left--; });
	while (left > 0)
		std::this_thread::yield();
	y->typed_data()[0] = 7;
	return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(use_runtime, UseRuntime,
			      ffi::Ffi::Bind()
				      .Ctx<ffi::ScratchAllocator>()
				      .Ctx<ffi::ThreadPool>()
				      .Ctx<ffi::RunId>()
				      .Ret<ffi::Buffer<ffi::F32>>());

static ffi::Future Later(bool good, ffi::ResultBuffer<ffi::F32> y)
{
	auto promise = std::make_shared<ffi::Promise>();
	ffi::Future future(*promise);
	std::thread([promise, good, data = y->typed_data()] {
		data[0] = 5;
		if (good)
			promise->SetAvailable();
		else
			promise->SetError(ffi::Error::Internal("it came late, and wrong"));
	}).detach();
	return future;
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(later, Later,
			      ffi::Ffi::Bind().Attr<bool>("good").Ret<ffi::Buffer<ffi::F32>>());
