; RUN: %opt -passes=samara -S %s | FileCheck %s
; What the lifter reads stays where clang put it: the widening of i is a part of a row's address, and
; clang's passes would make another address of it if it stood before the inner loop. A bound moves.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @scale(ptr %a, i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %c.outer = icmp slt i32 %i, %n
  br i1 %c.outer, label %inner, label %exit

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %body ]
  %half = sdiv i32 %n, 2
  %c.inner = icmp slt i32 %j, %half
  br i1 %c.inner, label %body, label %outer.latch

body:
  %row = sext i32 %i to i64
  %column = sext i32 %j to i64
  %p = getelementptr inbounds [250 x double], ptr %a, i64 %row, i64 %column
  %x = load double, ptr %p, align 8
  %y = fmul double %x, 5.000000e-01
  store double %y, ptr %p, align 8
  %j.next = add nsw i32 %j, 1
  br label %inner

outer.latch:
  %i.next = add nsw i32 %i, 1
  br label %outer

exit:
  ret void
}
; CHECK-LABEL: define void @scale
; CHECK: %half = sdiv i32 %n, 2
; CHECK: call i32 @smr.question
; CHECK: body:
; CHECK-NEXT: %row = sext i32 %i to i64
