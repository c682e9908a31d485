// RUN: %cc -O2 -S -emit-llvm %s -o - | FileCheck %s
// One comparison tells whether the loops are worth a question, which is compiled for size and
// answers by a number.
void halve(long n, double *x)
{
	for (long i = 0; i < n; i++)
		x[i] *= 0.5;
}
// CHECK-LABEL: define {{.*}} @halve(
// CHECK: %[[STATE:.*]] = load i32, ptr @smr.record
// CHECK-NOT: br i1
// CHECK: icmp
// CHECK: br i1
// CHECK-NOT: br i1
// CHECK: call {{.*}}i32 @smr.question(
// CHECK: define internal {{.*}}i32 @smr.question({{.*}} #[[SIZE:[0-9]+]]
// CHECK: attributes #[[SIZE]] = {{{.*}} minsize {{.*}}
