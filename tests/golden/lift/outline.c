// RUN: env SAMARA_LIFT=say %cc --opaque=all -O2 -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck --check-prefix=FLOW %s
// RUN: FileCheck %s < %t.ll
// RUN: %cc --opaque=all -O2 -c %s -o %t.o
// RUN: %samara decompose --json %t.o | FileCheck --check-prefix=JSON %s
// RUN: %cc --opaque=gain -O2 -S -emit-llvm %s -o %t.gain.ll
// RUN: FileCheck --check-prefix=GAIN %s < %t.gain.ll
// RUN: %cc -O2 -mavx2 -S -emit-llvm %s -o %t.wide.ll
// RUN: FileCheck --check-prefix=WIDE %s < %t.wide.ll
// Loops that are no nests get a function of their own, named by what it is.

// CHECK: smr_code
// CHECK: smr_text
// A node names the code, tells how much it does at most, what it takes and gives back.
// FLOW-LABEL: flow "find"
// FLOW: %[[A:[0-9]+]] = view i32[n] a
// FLOW: %[[N:[0-9]+]] = scalar i32 = (n) "n"
// FLOW: %[[X:[0-9]+]] = scalar i32 "x"
// FLOW: %[[F:[0-9]+]] = opaque u8[] code "{{[0-9a-f]+}}" work ({{.*}}n{{.*}}) ins %[[A]], %[[N]], %[[X]] at
// FLOW: %[[AT:[0-9]+]] = slot i64 %[[F]] 0
// FLOW: result %[[AT]]
// JSON: "function": "find"
// JSON: "name": "n"
// JSON: "name": "x"
// JSON: "stays": null

// CHECK-LABEL: @find(
// CHECK: call {{.*}}@smr.question
long find(int n, const int *a, int x)
{
	for (int i = 0; i < n; i++)
		if (a[i] == x)
			return i;
	return -1;
}
// Two exits: the question tells which one was taken.
// FLOW-LABEL: flow "mark"
// FLOW: slot i32 %{{[0-9]+}} 0 "exit"
// FLOW: slot i{{32|64}} %{{[0-9]+}} 1
// CHECK-LABEL: @mark(
// CHECK: %[[Q:.+]] = {{.*}}call {{.*}}@smr.question
// CHECK: %[[WAY:.+]] = extractvalue {{.*}} %[[Q]], 2
// CHECK: icmp eq i32 %[[WAY]], 1
int mark(int n, int *a, int x)
{
	for (int i = 0; i < n; i++)
		if (a[i] == x) {
			a[0] = i;
			return 1;
		}
	a[1] = x;
	return 0;
}
// Where nothing can be gained nothing is asked: no lanes fit a search.
// GAIN-LABEL: @find(
// GAIN-NOT: smr.question
// GAIN-LABEL: @echo(
// GAIN: call {{.*}}@smr.question
// WIDE-NOT: smr.question
void echo(int n, int *a)
{
	for (int i = 16; i < n; i++)
		a[i] = a[i - 16] * 3 + (a[i - 16] >> 2);
}
// A counter seen behind its loop has gone one step further than in it.
// FLOW-LABEL: flow "behind"
// FLOW: wrap (n) in [1, 2147483646]
// FLOW: wrap (m) in [1, 2147483646]
// FLOW: view i32[n + m - 1] a
// FLOW: view i32[m + 1] out
void behind(int n, int m, const int *a, int x, int *out)
{
	for (int i = 0; i < n; i++) {
		int j = 0;
		while (j < m && a[i + j] != x)
			j++;
		out[j] += i;
	}
}
// A pointer that it does not go through means nothing on another machine.
// FLOW-LABEL: flow "until"
// FLOW: fixed "it takes a pointer that it does not go through"
// JSON: "function": "until"
// JSON: "stays": "it takes a pointer that it does not go through"
void until(int n, int *a, const int *end)
{
	for (int i = 0; i < n; i++) {
		if (a + i == end)
			break;
		a[i] += i;
	}
}
// Where the window is not known there is no flow.
// FLOW-NOT: flow "clamped"
void clamped(int n, int m, const int *a, int *out)
{
	for (int i = 0; i < n; i++) {
		int at = i * 3 < m ? i * 3 : m - 1;
		out[i] = a[at * 5];
		if (out[i] == 7)
			break;
	}
}
// GAIN: define internal {{.*}}@smr.question
