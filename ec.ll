; *** IR Dump Before LoopVectorizePass on encode4 ***
; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @encode4(ptr noundef writeonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  br label %6

6:                                                ; preds = %76, %3
  %7 = phi ptr [ %0, %3 ], [ %88, %76 ]
  %8 = phi ptr [ %2, %3 ], [ %89, %76 ]
  %9 = load float, ptr %8, align 4, !tbaa !5
  %10 = fcmp ogt float %9, 0x3F20000000000000
  br i1 %10, label %11, label %29

11:                                               ; preds = %6
  %12 = fcmp ogt float %9, 0x3FEFFFFFE0000000
  br i1 %12, label %29, label %13

13:                                               ; preds = %11
  %14 = bitcast float %9 to i32
  %15 = add nsw i32 %14, -956301312
  %16 = lshr i32 %15, 20
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds [104 x i32], ptr @tab4, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = lshr i32 %19, 7
  %21 = and i32 %20, 16776704
  %22 = and i32 %19, 65535
  %23 = lshr i32 %14, 12
  %24 = and i32 %23, 255
  %25 = mul nuw nsw i32 %22, %24
  %26 = add nuw nsw i32 %21, %25
  %27 = lshr i32 %26, 16
  %28 = trunc i32 %27 to i8
  br label %29

29:                                               ; preds = %6, %11, %13
  %30 = phi i8 [ %28, %13 ], [ 0, %6 ], [ -1, %11 ]
  store i8 %30, ptr %7, align 1, !tbaa !11
  %31 = getelementptr inbounds i8, ptr %8, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !5
  %33 = fcmp ogt float %32, 0x3F20000000000000
  br i1 %33, label %34, label %52

34:                                               ; preds = %29
  %35 = fcmp ogt float %32, 0x3FEFFFFFE0000000
  br i1 %35, label %52, label %36

36:                                               ; preds = %34
  %37 = bitcast float %32 to i32
  %38 = add nsw i32 %37, -956301312
  %39 = lshr i32 %38, 20
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds [104 x i32], ptr @tab4, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !9
  %43 = lshr i32 %42, 7
  %44 = and i32 %43, 16776704
  %45 = and i32 %42, 65535
  %46 = lshr i32 %37, 12
  %47 = and i32 %46, 255
  %48 = mul nuw nsw i32 %45, %47
  %49 = add nuw nsw i32 %44, %48
  %50 = lshr i32 %49, 16
  %51 = trunc i32 %50 to i8
  br label %52

52:                                               ; preds = %29, %34, %36
  %53 = phi i8 [ %51, %36 ], [ 0, %29 ], [ -1, %34 ]
  %54 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %53, ptr %54, align 1, !tbaa !11
  %55 = getelementptr inbounds i8, ptr %8, i64 8
  %56 = load float, ptr %55, align 4, !tbaa !5
  %57 = fcmp ogt float %56, 0x3F20000000000000
  br i1 %57, label %58, label %76

58:                                               ; preds = %52
  %59 = fcmp ogt float %56, 0x3FEFFFFFE0000000
  br i1 %59, label %76, label %60

60:                                               ; preds = %58
  %61 = bitcast float %56 to i32
  %62 = add nsw i32 %61, -956301312
  %63 = lshr i32 %62, 20
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds [104 x i32], ptr @tab4, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !9
  %67 = lshr i32 %66, 7
  %68 = and i32 %67, 16776704
  %69 = and i32 %66, 65535
  %70 = lshr i32 %61, 12
  %71 = and i32 %70, 255
  %72 = mul nuw nsw i32 %69, %71
  %73 = add nuw nsw i32 %68, %72
  %74 = lshr i32 %73, 16
  %75 = trunc i32 %74 to i8
  br label %76

76:                                               ; preds = %52, %58, %60
  %77 = phi i8 [ %75, %60 ], [ 0, %52 ], [ -1, %58 ]
  %78 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %77, ptr %78, align 1, !tbaa !11
  %79 = getelementptr inbounds i8, ptr %8, i64 12
  %80 = load float, ptr %79, align 4, !tbaa !5
  %81 = tail call float @llvm.fmuladd.f32(float %80, float 2.550000e+02, float 5.000000e-01)
  %82 = fcmp olt float %81, 0.000000e+00
  %83 = select i1 %82, float 0.000000e+00, float %81
  %84 = fcmp ogt float %83, 2.550000e+02
  %85 = select i1 %84, float 2.550000e+02, float %83
  %86 = fptoui float %85 to i8
  %87 = getelementptr inbounds i8, ptr %7, i64 3
  store i8 %86, ptr %87, align 1, !tbaa !11
  %88 = getelementptr inbounds i8, ptr %7, i64 4
  %89 = getelementptr inbounds i8, ptr %8, i64 16
  %90 = icmp ult ptr %88, %5
  br i1 %90, label %6, label %91, !llvm.loop !12

91:                                               ; preds = %76
  ret void
}
