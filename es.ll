; *** IR Dump Before LoopVectorizePass on encode4 ***
; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @encode4(ptr noundef writeonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i32, ptr @smr.record, align 4, !invariant.load !5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %3
  %9 = tail call fastcc { i1, i1 } @smr.question(i32 %1, ptr %0, ptr %2) #7
  %10 = extractvalue { i1, i1 } %9, 1
  %11 = extractvalue { i1, i1 } %9, 0
  br i1 %11, label %101, label %12

12:                                               ; preds = %8, %3
  %13 = phi i1 [ %10, %8 ], [ false, %3 ]
  br label %14

14:                                               ; preds = %84, %12
  %15 = phi ptr [ %0, %12 ], [ %96, %84 ]
  %16 = phi ptr [ %2, %12 ], [ %97, %84 ]
  %17 = load float, ptr %16, align 4, !tbaa !6
  %18 = fcmp ogt float %17, 0x3F20000000000000
  br i1 %18, label %19, label %37

19:                                               ; preds = %14
  %20 = fcmp ogt float %17, 0x3FEFFFFFE0000000
  br i1 %20, label %37, label %21

21:                                               ; preds = %19
  %22 = bitcast float %17 to i32
  %23 = add nsw i32 %22, -956301312
  %24 = lshr i32 %23, 20
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds [104 x i32], ptr @tab4, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !10
  %28 = lshr i32 %27, 7
  %29 = and i32 %28, 16776704
  %30 = and i32 %27, 65535
  %31 = lshr i32 %22, 12
  %32 = and i32 %31, 255
  %33 = mul nuw nsw i32 %30, %32
  %34 = add nuw nsw i32 %29, %33
  %35 = lshr i32 %34, 16
  %36 = trunc i32 %35 to i8
  br label %37

37:                                               ; preds = %14, %19, %21
  %38 = phi i8 [ %36, %21 ], [ 0, %14 ], [ -1, %19 ]
  store i8 %38, ptr %15, align 1, !tbaa !12
  %39 = getelementptr inbounds i8, ptr %16, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !6
  %41 = fcmp ogt float %40, 0x3F20000000000000
  br i1 %41, label %42, label %60

42:                                               ; preds = %37
  %43 = fcmp ogt float %40, 0x3FEFFFFFE0000000
  br i1 %43, label %60, label %44

44:                                               ; preds = %42
  %45 = bitcast float %40 to i32
  %46 = add nsw i32 %45, -956301312
  %47 = lshr i32 %46, 20
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds [104 x i32], ptr @tab4, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !10
  %51 = lshr i32 %50, 7
  %52 = and i32 %51, 16776704
  %53 = and i32 %50, 65535
  %54 = lshr i32 %45, 12
  %55 = and i32 %54, 255
  %56 = mul nuw nsw i32 %53, %55
  %57 = add nuw nsw i32 %52, %56
  %58 = lshr i32 %57, 16
  %59 = trunc i32 %58 to i8
  br label %60

60:                                               ; preds = %37, %42, %44
  %61 = phi i8 [ %59, %44 ], [ 0, %37 ], [ -1, %42 ]
  %62 = getelementptr inbounds i8, ptr %15, i64 1
  store i8 %61, ptr %62, align 1, !tbaa !12
  %63 = getelementptr inbounds i8, ptr %16, i64 8
  %64 = load float, ptr %63, align 4, !tbaa !6
  %65 = fcmp ogt float %64, 0x3F20000000000000
  br i1 %65, label %66, label %84

66:                                               ; preds = %60
  %67 = fcmp ogt float %64, 0x3FEFFFFFE0000000
  br i1 %67, label %84, label %68

68:                                               ; preds = %66
  %69 = bitcast float %64 to i32
  %70 = add nsw i32 %69, -956301312
  %71 = lshr i32 %70, 20
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds [104 x i32], ptr @tab4, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !10
  %75 = lshr i32 %74, 7
  %76 = and i32 %75, 16776704
  %77 = and i32 %74, 65535
  %78 = lshr i32 %69, 12
  %79 = and i32 %78, 255
  %80 = mul nuw nsw i32 %77, %79
  %81 = add nuw nsw i32 %76, %80
  %82 = lshr i32 %81, 16
  %83 = trunc i32 %82 to i8
  br label %84

84:                                               ; preds = %60, %66, %68
  %85 = phi i8 [ %83, %68 ], [ 0, %60 ], [ -1, %66 ]
  %86 = getelementptr inbounds i8, ptr %15, i64 2
  store i8 %85, ptr %86, align 1, !tbaa !12
  %87 = getelementptr inbounds i8, ptr %16, i64 12
  %88 = load float, ptr %87, align 4, !tbaa !6
  %89 = tail call float @llvm.fmuladd.f32(float %88, float 2.550000e+02, float 5.000000e-01)
  %90 = fcmp olt float %89, 0.000000e+00
  %91 = select i1 %90, float 0.000000e+00, float %89
  %92 = fcmp ogt float %91, 2.550000e+02
  %93 = select i1 %92, float 2.550000e+02, float %91
  %94 = fptoui float %93 to i8
  %95 = getelementptr inbounds i8, ptr %15, i64 3
  store i8 %94, ptr %95, align 1, !tbaa !12
  %96 = getelementptr inbounds i8, ptr %15, i64 4
  %97 = getelementptr inbounds i8, ptr %16, i64 16
  %98 = icmp ult ptr %96, %5
  br i1 %98, label %14, label %99, !llvm.loop !13

99:                                               ; preds = %84
  br i1 %13, label %100, label %101, !prof !15

100:                                              ; preds = %99
  tail call void @smr_site_left(i64 ptrtoint (ptr @smr.record to i64)) #8
  br label %101

101:                                              ; preds = %100, %99, %8
  ret void
}
