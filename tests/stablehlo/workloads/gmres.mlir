module @jit_gmres attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x12xf32>, %arg1: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %3 = stablehlo.sqrt %2 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.multiply %cst_1, %3 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.maximum %4, %cst_2 : tensor<f32>
    %6 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_3, %6 : tensor<f32>
    %8 = stablehlo.sqrt %7 : tensor<f32>
    %9 = stablehlo.divide %5, %3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.minimum %cst_4, %9 : tensor<f32>
    %11 = stablehlo.multiply %8, %10 : tensor<f32>
    %12 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %13 = stablehlo.subtract %arg1, %12 : tensor<12xf32>
    %14 = stablehlo.dot_general %13, %13, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.add %cst_5, %14 : tensor<f32>
    %16 = stablehlo.sqrt %15 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %17 = stablehlo.compare GT, %16, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %19 = stablehlo.divide %13, %18 : tensor<12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = call @_where(%17, %19, %cst_7) : (tensor<i1>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = call @_where_0(%17, %16, %cst_8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %22:7 = stablehlo.while(%iterArg = %5, %iterArg_12 = %arg0, %iterArg_13 = %arg1, %iterArg_14 = %0, %iterArg_15 = %c, %iterArg_16 = %20, %iterArg_17 = %21) : tensor<f32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>, tensor<12xf32>, tensor<f32>
    cond {
      %c_18 = stablehlo.constant dense<120> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %29 = stablehlo.compare GT, %iterArg_17, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<false> : tensor<i1>
      %30 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i1>) -> tensor<i1>
      %31 = stablehlo.compare NE, %28, %30, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = stablehlo.convert %31 : tensor<i1>
      %33 = stablehlo.and %32, %29 : tensor<i1>
      stablehlo.return %33 : tensor<i1>
    } do {
      %28 = stablehlo.broadcast_in_dim %iterArg_16, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %29 = func.call @_pad(%28, %c_18) : (tensor<12x1xf32>, tensor<i32>) -> tensor<12x7xf32>
      %30 = stablehlo.iota dim = 0 : tensor<6x7xi32>
      %31 = stablehlo.iota dim = 1 : tensor<6x7xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
      %33 = stablehlo.add %30, %32 : tensor<6x7xi32>
      %34 = stablehlo.compare EQ, %33, %31, SIGNED : (tensor<6x7xi32>, tensor<6x7xi32>) -> tensor<6x7xi1>
      %35 = stablehlo.convert %34 : (tensor<6x7xi1>) -> tensor<6x7xf32>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %36:5 = stablehlo.while(%iterArg_29 = %iterArg_12, %iterArg_30 = %29, %iterArg_31 = %35, %iterArg_32 = %c_20, %iterArg_33 = %c_21) : tensor<12x12xf32>, tensor<12x7xf32>, tensor<6x7xf32>, tensor<i1>, tensor<i32>
      cond {
        %c_34 = stablehlo.constant dense<6> : tensor<i32>
        %60 = stablehlo.compare LT, %iterArg_33, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %61 = stablehlo.not %iterArg_32 : tensor<i1>
        %c_35 = stablehlo.constant dense<false> : tensor<i1>
        %62 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i1>) -> tensor<i1>
        %63 = stablehlo.compare NE, %60, %62, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %64 = stablehlo.convert %63 : tensor<i1>
        %65 = stablehlo.and %64, %61 : tensor<i1>
        stablehlo.return %65 : tensor<i1>
      } do {
        %60 = stablehlo.convert %iterArg_33 : tensor<i32>
        %c_34 = stablehlo.constant dense<0> : tensor<i32>
        %c_35 = stablehlo.constant dense<0> : tensor<i32>
        %61 = stablehlo.compare LT, %c_34, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_36 = stablehlo.constant dense<0> : tensor<i32>
        %c_37 = stablehlo.constant dense<12> : tensor<i32>
        %62 = stablehlo.add %c_36, %c_37 : tensor<i32>
        %c_38 = stablehlo.constant dense<0> : tensor<i32>
        %63 = stablehlo.select %61, %62, %c_38 : tensor<i1>, tensor<i32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %64 = stablehlo.compare LT, %60, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_40 = stablehlo.constant dense<7> : tensor<i32>
        %65 = stablehlo.add %60, %c_40 : tensor<i32>
        %66 = stablehlo.select %64, %65, %60 : tensor<i1>, tensor<i32>
        %67 = stablehlo.dynamic_slice %iterArg_30, %63, %66, sizes = [12, 1] : (tensor<12x7xf32>, tensor<i32>, tensor<i32>) -> tensor<12x1xf32>
        %68 = stablehlo.reshape %67 : (tensor<12x1xf32>) -> tensor<12xf32>
        %69 = stablehlo.dot_general %iterArg_29, %68, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
        %70 = stablehlo.dot_general %69, %69, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
        %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %71 = stablehlo.add %cst_41, %70 : tensor<f32>
        %72 = stablehlo.sqrt %71 : tensor<f32>
        %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %73 = stablehlo.compare GT, %72, %cst_42, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %74 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<12xf32>
        %75 = stablehlo.divide %69, %74 : tensor<12xf32>
        %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %76 = func.call @_where(%73, %75, %cst_43) : (tensor<i1>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
        %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %77 = func.call @_where_0(%73, %72, %cst_44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %78 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %79 = stablehlo.sqrt %cst_46 : tensor<f32>
        %80 = stablehlo.convert %79 : tensor<f32>
        %81 = stablehlo.divide %77, %80 : tensor<f32>
        %82 = stablehlo.dot_general %iterArg_30, %69, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x7xf32>, tensor<12xf32>) -> tensor<7xf32>
        %83 = stablehlo.dot_general %iterArg_30, %82, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x7xf32>, tensor<7xf32>) -> tensor<12xf32>
        %84 = stablehlo.subtract %69, %83 : tensor<12xf32>
        %85 = stablehlo.add %78, %82 : tensor<7xf32>
        %c_47 = stablehlo.constant dense<0> : tensor<i32>
        %c_48 = stablehlo.constant dense<true> : tensor<i1>
        %86:4 = stablehlo.while(%iterArg_64 = %84, %iterArg_65 = %c_47, %iterArg_66 = %c_48, %iterArg_67 = %81) : tensor<12xf32>, tensor<i32>, tensor<i1>, tensor<f32>
        cond {
          %c_68 = stablehlo.constant dense<1> : tensor<i32>
          %119 = stablehlo.compare LT, %iterArg_65, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_69 = stablehlo.constant dense<false> : tensor<i1>
          %120 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i1>) -> tensor<i1>
          %121 = stablehlo.compare NE, %119, %120, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %122 = stablehlo.convert %121 : tensor<i1>
          %123 = stablehlo.and %iterArg_66, %122 : tensor<i1>
          stablehlo.return %123 : tensor<i1>
        } do {
          %119 = stablehlo.dot_general %iterArg_64, %iterArg_64, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
          %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %120 = stablehlo.add %cst_68, %119 : tensor<f32>
          %121 = stablehlo.sqrt %120 : tensor<f32>
          %cst_69 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %122 = stablehlo.compare GT, %121, %cst_69, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %123 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<12xf32>
          %124 = stablehlo.divide %iterArg_64, %123 : tensor<12xf32>
          %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %125 = func.call @_where(%122, %124, %cst_70) : (tensor<i1>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
          %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %126 = func.call @_where_0(%122, %121, %cst_71) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %127 = stablehlo.sqrt %cst_72 : tensor<f32>
          %128 = stablehlo.convert %127 : tensor<f32>
          %129 = stablehlo.divide %126, %128 : tensor<f32>
          %c_73 = stablehlo.constant dense<false> : tensor<i1>
          stablehlo.return %iterArg_64, %iterArg_65, %c_73, %129 : tensor<12xf32>, tensor<i32>, tensor<i1>, tensor<f32>
        }
        %c_49 = stablehlo.constant dense<1> : tensor<i32>
        %87:5 = stablehlo.while(%iterArg_64 = %iterArg_30, %iterArg_65 = %c_49, %iterArg_66 = %84, %iterArg_67 = %85, %iterArg_68 = %86#3) : tensor<12x7xf32>, tensor<i32>, tensor<12xf32>, tensor<7xf32>, tensor<f32>
        cond {
          %119 = stablehlo.dot_general %iterArg_67, %iterArg_67, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
          %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %120 = stablehlo.add %cst_69, %119 : tensor<f32>
          %121 = stablehlo.sqrt %120 : tensor<f32>
          %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %122 = stablehlo.compare GT, %121, %cst_70, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %123 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %124 = stablehlo.divide %iterArg_67, %123 : tensor<7xf32>
          %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %125 = func.call @_where_1(%122, %124, %cst_71) : (tensor<i1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %126 = func.call @_where_0(%122, %121, %cst_72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %c_73 = stablehlo.constant dense<1> : tensor<i32>
          %127 = stablehlo.compare LT, %iterArg_65, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %128 = stablehlo.compare LT, %126, %iterArg_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %c_74 = stablehlo.constant dense<false> : tensor<i1>
          %129 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i1>) -> tensor<i1>
          %130 = stablehlo.compare NE, %127, %129, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %131 = stablehlo.convert %130 : tensor<i1>
          %132 = stablehlo.and %131, %128 : tensor<i1>
          stablehlo.return %132 : tensor<i1>
        } do {
          %119 = stablehlo.dot_general %iterArg_64, %iterArg_66, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x7xf32>, tensor<12xf32>) -> tensor<7xf32>
          %120 = stablehlo.dot_general %iterArg_64, %119, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x7xf32>, tensor<7xf32>) -> tensor<12xf32>
          %121 = stablehlo.subtract %iterArg_66, %120 : tensor<12xf32>
          %122 = stablehlo.add %iterArg_67, %119 : tensor<7xf32>
          %c_69 = stablehlo.constant dense<true> : tensor<i1>
          %123:4 = stablehlo.while(%iterArg_71 = %121, %iterArg_72 = %iterArg_65, %iterArg_73 = %c_69, %iterArg_74 = %iterArg_68) : tensor<12xf32>, tensor<i32>, tensor<i1>, tensor<f32>
          cond {
            %c_75 = stablehlo.constant dense<1> : tensor<i32>
            %125 = stablehlo.compare LT, %iterArg_72, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            %c_76 = stablehlo.constant dense<false> : tensor<i1>
            %126 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i1>) -> tensor<i1>
            %127 = stablehlo.compare NE, %125, %126, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
            %128 = stablehlo.convert %127 : tensor<i1>
            %129 = stablehlo.and %iterArg_73, %128 : tensor<i1>
            stablehlo.return %129 : tensor<i1>
          } do {
            %125 = stablehlo.dot_general %iterArg_71, %iterArg_71, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
            %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %126 = stablehlo.add %cst_75, %125 : tensor<f32>
            %127 = stablehlo.sqrt %126 : tensor<f32>
            %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %128 = stablehlo.compare GT, %127, %cst_76, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
            %129 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<12xf32>
            %130 = stablehlo.divide %iterArg_71, %129 : tensor<12xf32>
            %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %131 = func.call @_where(%128, %130, %cst_77) : (tensor<i1>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
            %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %132 = func.call @_where_0(%128, %127, %cst_78) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
            %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
            %133 = stablehlo.sqrt %cst_79 : tensor<f32>
            %134 = stablehlo.convert %133 : tensor<f32>
            %135 = stablehlo.divide %132, %134 : tensor<f32>
            %c_80 = stablehlo.constant dense<false> : tensor<i1>
            stablehlo.return %iterArg_71, %iterArg_72, %c_80, %135 : tensor<12xf32>, tensor<i32>, tensor<i1>, tensor<f32>
          }
          %c_70 = stablehlo.constant dense<1> : tensor<i32>
          %124 = stablehlo.add %iterArg_65, %c_70 : tensor<i32>
          stablehlo.return %iterArg_64, %124, %121, %122, %123#3 : tensor<12x7xf32>, tensor<i32>, tensor<12xf32>, tensor<7xf32>, tensor<f32>
        }
        %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %88 = stablehlo.multiply %cst_50, %77 : tensor<f32>
        %89 = stablehlo.dot_general %87#2, %87#2, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
        %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %90 = stablehlo.add %cst_51, %89 : tensor<f32>
        %91 = stablehlo.sqrt %90 : tensor<f32>
        %92 = stablehlo.compare GT, %91, %88, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %93 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<12xf32>
        %94 = stablehlo.divide %87#2, %93 : tensor<12xf32>
        %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %95 = func.call @_where(%92, %94, %cst_52) : (tensor<i1>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
        %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %96 = func.call @_where_0(%92, %91, %cst_53) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %c_54 = stablehlo.constant dense<1> : tensor<i32>
        %97 = stablehlo.add %iterArg_33, %c_54 : tensor<i32>
        %c_55 = stablehlo.constant dense<0> : tensor<i32>
        %98 = stablehlo.compare LT, %97, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_56 = stablehlo.constant dense<7> : tensor<i32>
        %99 = stablehlo.add %97, %c_56 : tensor<i32>
        %100 = stablehlo.select %98, %99, %97 : tensor<i1>, tensor<i32>
        %101 = stablehlo.convert %100 : tensor<i32>
        %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %103 = "stablehlo.scatter"(%iterArg_30, %102, %95) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          stablehlo.return %arg3 : tensor<f32>
        }) : (tensor<12x7xf32>, tensor<1xi32>, tensor<12xf32>) -> tensor<12x7xf32>
        %c_57 = stablehlo.constant dense<1> : tensor<i32>
        %104 = stablehlo.add %iterArg_33, %c_57 : tensor<i32>
        %c_58 = stablehlo.constant dense<0> : tensor<i32>
        %105 = stablehlo.compare LT, %104, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_59 = stablehlo.constant dense<7> : tensor<i32>
        %106 = stablehlo.add %104, %c_59 : tensor<i32>
        %107 = stablehlo.select %105, %106, %104 : tensor<i1>, tensor<i32>
        %108 = stablehlo.convert %107 : tensor<i32>
        %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %110 = "stablehlo.scatter"(%87#3, %109, %96) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          stablehlo.return %arg3 : tensor<f32>
        }) : (tensor<7xf32>, tensor<1xi32>, tensor<f32>) -> tensor<7xf32>
        %c_60 = stablehlo.constant dense<0> : tensor<i32>
        %111 = stablehlo.compare LT, %iterArg_33, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_61 = stablehlo.constant dense<6> : tensor<i32>
        %112 = stablehlo.add %iterArg_33, %c_61 : tensor<i32>
        %113 = stablehlo.select %111, %112, %iterArg_33 : tensor<i1>, tensor<i32>
        %114 = stablehlo.convert %113 : tensor<i32>
        %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %116 = "stablehlo.scatter"(%iterArg_31, %115, %110) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          stablehlo.return %arg3 : tensor<f32>
        }) : (tensor<6x7xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<6x7xf32>
        %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %117 = stablehlo.compare EQ, %96, %cst_62, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %c_63 = stablehlo.constant dense<1> : tensor<i32>
        %118 = stablehlo.add %iterArg_33, %c_63 : tensor<i32>
        stablehlo.return %iterArg_29, %103, %116, %117, %118 : tensor<12x12xf32>, tensor<12x7xf32>, tensor<6x7xf32>, tensor<i1>, tensor<i32>
      }
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %39 = "stablehlo.scatter"(%37, %38, %iterArg_17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        stablehlo.return %arg3 : tensor<f32>
      }) : (tensor<7xf32>, tensor<1xi32>, tensor<f32>) -> tensor<7xf32>
      %40 = stablehlo.transpose %36#2, dims = [1, 0] : (tensor<6x7xf32>) -> tensor<7x6xf32>
      %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<7x6xf32>) -> tensor<6x7xf32>
      %42 = stablehlo.dot_general %41, %40, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x7xf32>, tensor<7x6xf32>) -> tensor<6x6xf32>
      %43 = stablehlo.transpose %40, dims = [1, 0] : (tensor<7x6xf32>) -> tensor<6x7xf32>
      %44 = stablehlo.dot_general %43, %39, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x7xf32>, tensor<7xf32>) -> tensor<6xf32>
      %45 = func.call @_solve(%42, %44) : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %46 = stablehlo.slice %36#1 [0:12, 0:6] : (tensor<12x7xf32>) -> tensor<12x6xf32>
      %47 = stablehlo.dot_general %46, %45, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x6xf32>, tensor<6xf32>) -> tensor<12xf32>
      %48 = stablehlo.add %iterArg_14, %47 : tensor<12xf32>
      %49 = stablehlo.dot_general %iterArg_12, %48, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %50 = stablehlo.subtract %iterArg_13, %49 : tensor<12xf32>
      %51 = stablehlo.dot_general %50, %50, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %52 = stablehlo.add %cst_24, %51 : tensor<f32>
      %53 = stablehlo.sqrt %52 : tensor<f32>
      %cst_25 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %54 = stablehlo.compare GT, %53, %cst_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %55 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %56 = stablehlo.divide %50, %55 : tensor<12xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %57 = func.call @_where(%54, %56, %cst_26) : (tensor<i1>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %58 = func.call @_where_0(%54, %53, %cst_27) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %59 = stablehlo.add %iterArg_15, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %48, %59, %57, %58 : tensor<f32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>, tensor<12xf32>, tensor<f32>
    }
    %23 = stablehlo.dot_general %22#3, %22#3, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.add %cst_9, %23 : tensor<f32>
    %25 = stablehlo.sqrt %24 : tensor<f32>
    %26 = stablehlo.compare NE, %25, %25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<-1> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_2(%26, %c_10, %c_11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %22#3 : tensor<12xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<12xf32>, %arg2: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_pad(%arg0: tensor<12x1xf32>, %arg1: tensor<i32>) -> tensor<12x7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12x7xf32>
    return %1 : tensor<12x7xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_solve(%arg0: tensor<6x6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @_cholesky(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %1 = call @_cho_solve(%0, %arg1) : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @_cholesky(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %1:2 = stablehlo.custom_call @lapack_spotrf_ffi(%0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=6, j=6, k=6, l=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %1#1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<6x6xi1>, tensor<6x6xf32>
    %8 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %10 = stablehlo.add %8, %9 : tensor<6x6xi32>
    %11 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %12 = stablehlo.compare GE, %10, %11, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %14 = stablehlo.select %12, %7, %13 : tensor<6x6xi1>, tensor<6x6xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    return %15 : tensor<6x6xf32>
  }
  func.func private @_cho_solve(%arg0: tensor<6x6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=1, m=6, n=1}, custom>} : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<6x1xf32>) -> tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %3) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=6, j=6, k=6, l=1, m=6, n=1}, custom>} : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xf32>) -> tensor<6xf32>
    return %5 : tensor<6xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
