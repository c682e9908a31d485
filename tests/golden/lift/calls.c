// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s
// RUN: FileCheck --check-prefix=IR %s < %t.ll
// RUN: %cc --runtime=guest -O2 -fno-math-errno -S -emit-llvm %s -o - | FileCheck --check-prefix=PLAIN %s
// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -fno-builtin -c %s -o %t.o 2>&1 | FileCheck --check-prefix=FOREIGN %s
// RUN: %cc --runtime=guest -O2 -c %s -o %t.o
// RUN: llvm-nm -u %t.o | FileCheck --check-prefix=NEEDS %s
// RUN: %cc --runtime=library -O2 -S -emit-llvm %s -o - | FileCheck --check-prefix=LIBRARY %s
// Functions of the C library that a loop calls are called by code as well: the record has their
// addresses, and their effect on errno. Flags: 1 points, 16 calls, 32 calls that may set errno, 64
// to one number, in each iteration.
#include <math.h>

// LIBRARY-NOT: smr.calls
// FOREIGN-NOT: flow
// FOREIGN: not lifted: {{.*}} one: call of expf
// FOREIGN-NOT: flow

void one(int n, float *restrict y, const float *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = expf(x[i]);
}
// CHECK: flow "one"
// IR-DAG: @[[ONE:smr.calls[.0-9]*]] = private constant [3 x { i64, ptr }] [{ i64, ptr } { i64 {{[0-9]+}}, ptr null }, { i64, ptr } { i64 0, ptr @expf }, { i64, ptr } { i64 255, ptr null }]
// PLAIN-DAG: @[[ONE:smr.calls[.0-9]*]] = private constant [3 x { i64, ptr }] [{ i64, ptr } { i64 {{[0-9]+}}, ptr null }, { i64, ptr } { i64 0, ptr @expf }, { i64, ptr } { i64 255, ptr null }]
// PLAIN-DAG: @smr.records = {{.*}}ptrtoint (ptr @[[ONE]] to i64){{[^}]*}} i16 0, i8 1, i8 {{-111|-47}} }

// log tells one kind of error from another: where errno is watched its address is needed.
void both(int n, double *restrict y, const double *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = log(x[i]) + pow(x[i], x[i + 1]);
}
// CHECK: flow "both"
// IR-DAG: @[[BOTH:smr.calls[.0-9]*]] = private constant [5 x { i64, ptr }] [{ {{.*}}, ptr null }, { i64, ptr } { i64 7, ptr @log }, { i64, ptr } { i64 25, ptr @pow }, { i64, ptr } { i64 254, ptr @__errno_location }, {{.*}}]

// A condition keeps the loop from some calls.
void some(int n, float *restrict y, const float *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : expm1f(x[i]);
}
// CHECK: flow "some"
// IR-DAG: @[[SOME:smr.calls[.0-9]*]] = private constant [4 x { i64, ptr }] [{ {{.*}}, ptr null }, { i64, ptr } { i64 4, ptr @expm1f }, { i64, ptr } { i64 254, {{.*}}

// IR: @smr.records = {{.*}}@[[ONE]] to i64){{[^}]*}} i16 0, i8 1, i8 -15 }{{.*}}@[[BOTH]] to i64){{[^}]*}} i16 1, i8 1, i8 -79 }{{.*}}@[[SOME]] to i64){{[^}]*}} i16 2, i8 1, i8 -79 }

// Its result is unused: generated code would not call it.
void alone(int n, float *restrict y, const float *restrict x)
{
	for (int i = 0; i < n; i++) {
		y[i] = x[i] + 1;
		tanf(x[i]);
	}
}
// CHECK: not lifted: {{.*}} alone: calls a function for its errno alone

// No other undefined symbol than clang's object has: what clang writes as another function is
// referred to weakly.
void powers(int n, float *restrict y, const int *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = exp2f((float)x[i]);
}
// CHECK: flow "powers"
// NEEDS: w __errno_location
// NEEDS-NEXT: w exp2f
// NEEDS-NEXT: U expf
// NEEDS-NEXT: U expm1f
// NEEDS-NEXT: U ldexpf
// NEEDS-NEXT: U log
// NEEDS-NEXT: U pow
// NEEDS-NEXT: w smr_site_enter
// NEEDS-NEXT: w smr_site_left
// NEEDS-NEXT: U tanf

// A function of the program's own, whatever its name, is not called by its address.
static __attribute__((noinline)) float hypotf_(float x, float y)
{
	return x + y;
}
float hypotf(float x, float y)
{
	return hypotf_(x, y) * 2;
}
void own(int n, float *restrict y, const float *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = __builtin_hypotf(x[i], 3);
}
// CHECK: not lifted: {{.*}} own: not lifted
