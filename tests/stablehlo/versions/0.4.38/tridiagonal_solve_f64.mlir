module @jit_tridiagonal_solve_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf64>, %arg1: tensor<5x2xf64>) -> (tensor<5x2xf64> {jax.result_info = ""}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf64>) -> tensor<5xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = "stablehlo.scatter"(%1, %2, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<5xf64>, tensor<1xi32>, tensor<f64>) -> tensor<5xf64>
    %4 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x5xf64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %7 = stablehlo.add %5, %6 : tensor<5xf64>
    %8 = stablehlo.slice %arg0 [2:3, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %9 = stablehlo.reshape %8 : (tensor<1x5xf64>) -> tensor<5xf64>
    %c_1 = stablehlo.constant dense<-1> : tensor<i64>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %10 = stablehlo.add %c_1, %c_2 : tensor<i64>
    %11 = stablehlo.convert %10 : (tensor<i64>) -> tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.scatter"(%9, %12, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<5xf64>, tensor<1xi32>, tensor<f64>) -> tensor<5xf64>
    %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x2xf64>) -> tensor<2x5xf64>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<2x5xf64>) -> tensor<5x2xf64>
    %16 = stablehlo.slice %13 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %17 = stablehlo.reshape %16 : (tensor<1xf64>) -> tensor<f64>
    %18 = stablehlo.slice %7 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %19 = stablehlo.reshape %18 : (tensor<1xf64>) -> tensor<f64>
    %20 = stablehlo.divide %17, %19 : tensor<f64>
    %21 = stablehlo.slice %7 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %22 = stablehlo.slice %7 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %23 = stablehlo.slice %13 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %24 = stablehlo.slice %13 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %25 = stablehlo.slice %3 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %26 = stablehlo.slice %3 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %27 = stablehlo.reshape %21 : (tensor<0xf64>) -> tensor<0x32xf64>
    %28 = stablehlo.reshape %23 : (tensor<0xf64>) -> tensor<0x32xf64>
    %29 = stablehlo.reshape %25 : (tensor<0xf64>) -> tensor<0x32xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<0x32xf64>
    %31 = stablehlo.reshape %30 : (tensor<0x32xf64>) -> tensor<0xf64>
    %32 = stablehlo.slice %22 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %33 = stablehlo.reshape %32 : (tensor<1xf64>) -> tensor<f64>
    %34 = stablehlo.slice %24 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %35 = stablehlo.reshape %34 : (tensor<1xf64>) -> tensor<f64>
    %36 = stablehlo.slice %26 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %37 = stablehlo.reshape %36 : (tensor<1xf64>) -> tensor<f64>
    %38:2 = call @None(%20, %33, %35, %37) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %39 = stablehlo.slice %22 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %40 = stablehlo.reshape %39 : (tensor<1xf64>) -> tensor<f64>
    %41 = stablehlo.slice %24 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %42 = stablehlo.reshape %41 : (tensor<1xf64>) -> tensor<f64>
    %43 = stablehlo.slice %26 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %44 = stablehlo.reshape %43 : (tensor<1xf64>) -> tensor<f64>
    %45:2 = call @None(%38#0, %40, %42, %44) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %46 = stablehlo.slice %22 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %47 = stablehlo.reshape %46 : (tensor<1xf64>) -> tensor<f64>
    %48 = stablehlo.slice %24 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %49 = stablehlo.reshape %48 : (tensor<1xf64>) -> tensor<f64>
    %50 = stablehlo.slice %26 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %51 = stablehlo.reshape %50 : (tensor<1xf64>) -> tensor<f64>
    %52:2 = call @None(%45#0, %47, %49, %51) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %53 = stablehlo.slice %22 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %54 = stablehlo.reshape %53 : (tensor<1xf64>) -> tensor<f64>
    %55 = stablehlo.slice %24 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %56 = stablehlo.reshape %55 : (tensor<1xf64>) -> tensor<f64>
    %57 = stablehlo.slice %26 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %58 = stablehlo.reshape %57 : (tensor<1xf64>) -> tensor<f64>
    %59:2 = call @None(%52#0, %54, %56, %58) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %60 = stablehlo.slice %22 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %61 = stablehlo.reshape %60 : (tensor<1xf64>) -> tensor<f64>
    %62 = stablehlo.slice %24 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %63 = stablehlo.reshape %62 : (tensor<1xf64>) -> tensor<f64>
    %64 = stablehlo.slice %26 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %65 = stablehlo.reshape %64 : (tensor<1xf64>) -> tensor<f64>
    %66:2 = call @None(%59#0, %61, %63, %65) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %67 = stablehlo.broadcast_in_dim %38#1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %68 = stablehlo.broadcast_in_dim %45#1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %69 = stablehlo.broadcast_in_dim %52#1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %70 = stablehlo.broadcast_in_dim %59#1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %71 = stablehlo.broadcast_in_dim %66#1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %72 = stablehlo.concatenate %67, %68, %69, %70, %71, dim = 0 : (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<5xf64>
    %73 = stablehlo.concatenate %31, %72, dim = 0 : (tensor<0xf64>, tensor<5xf64>) -> tensor<5xf64>
    %74 = stablehlo.slice %15 [0:1, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %75 = stablehlo.reshape %74 : (tensor<1x2xf64>) -> tensor<2xf64>
    %76 = stablehlo.slice %7 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %78 = stablehlo.divide %75, %77 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %80 = stablehlo.slice %73 [0:4] : (tensor<5xf64>) -> tensor<4xf64>
    %81 = stablehlo.concatenate %79, %80, dim = 0 : (tensor<1xf64>, tensor<4xf64>) -> tensor<5xf64>
    %82 = stablehlo.slice %15 [0:0, 0:2] : (tensor<5x2xf64>) -> tensor<0x2xf64>
    %83 = stablehlo.slice %15 [0:5, 0:2] : (tensor<5x2xf64>) -> tensor<5x2xf64>
    %84 = stablehlo.slice %7 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %85 = stablehlo.slice %7 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %86 = stablehlo.slice %81 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %87 = stablehlo.slice %81 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %88 = stablehlo.slice %3 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %89 = stablehlo.slice %3 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %90 = stablehlo.reshape %82 : (tensor<0x2xf64>) -> tensor<0x32x2xf64>
    %91 = stablehlo.reshape %84 : (tensor<0xf64>) -> tensor<0x32xf64>
    %92 = stablehlo.reshape %86 : (tensor<0xf64>) -> tensor<0x32xf64>
    %93 = stablehlo.reshape %88 : (tensor<0xf64>) -> tensor<0x32xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<0x32x2xf64>
    %95 = stablehlo.reshape %94 : (tensor<0x32x2xf64>) -> tensor<0x2xf64>
    %96 = stablehlo.slice %83 [0:1, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %97 = stablehlo.reshape %96 : (tensor<1x2xf64>) -> tensor<2xf64>
    %98 = stablehlo.slice %85 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %99 = stablehlo.reshape %98 : (tensor<1xf64>) -> tensor<f64>
    %100 = stablehlo.slice %87 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %101 = stablehlo.reshape %100 : (tensor<1xf64>) -> tensor<f64>
    %102 = stablehlo.slice %89 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %103 = stablehlo.reshape %102 : (tensor<1xf64>) -> tensor<f64>
    %104:2 = call @None_0(%78, %97, %99, %101, %103) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %105 = stablehlo.slice %83 [1:2, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %106 = stablehlo.reshape %105 : (tensor<1x2xf64>) -> tensor<2xf64>
    %107 = stablehlo.slice %85 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %108 = stablehlo.reshape %107 : (tensor<1xf64>) -> tensor<f64>
    %109 = stablehlo.slice %87 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %110 = stablehlo.reshape %109 : (tensor<1xf64>) -> tensor<f64>
    %111 = stablehlo.slice %89 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %112 = stablehlo.reshape %111 : (tensor<1xf64>) -> tensor<f64>
    %113:2 = call @None_0(%104#0, %106, %108, %110, %112) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %114 = stablehlo.slice %83 [2:3, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %115 = stablehlo.reshape %114 : (tensor<1x2xf64>) -> tensor<2xf64>
    %116 = stablehlo.slice %85 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %117 = stablehlo.reshape %116 : (tensor<1xf64>) -> tensor<f64>
    %118 = stablehlo.slice %87 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %119 = stablehlo.reshape %118 : (tensor<1xf64>) -> tensor<f64>
    %120 = stablehlo.slice %89 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %121 = stablehlo.reshape %120 : (tensor<1xf64>) -> tensor<f64>
    %122:2 = call @None_0(%113#0, %115, %117, %119, %121) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %123 = stablehlo.slice %83 [3:4, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %124 = stablehlo.reshape %123 : (tensor<1x2xf64>) -> tensor<2xf64>
    %125 = stablehlo.slice %85 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %126 = stablehlo.reshape %125 : (tensor<1xf64>) -> tensor<f64>
    %127 = stablehlo.slice %87 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %128 = stablehlo.reshape %127 : (tensor<1xf64>) -> tensor<f64>
    %129 = stablehlo.slice %89 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %130 = stablehlo.reshape %129 : (tensor<1xf64>) -> tensor<f64>
    %131:2 = call @None_0(%122#0, %124, %126, %128, %130) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %132 = stablehlo.slice %83 [4:5, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %133 = stablehlo.reshape %132 : (tensor<1x2xf64>) -> tensor<2xf64>
    %134 = stablehlo.slice %85 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %135 = stablehlo.reshape %134 : (tensor<1xf64>) -> tensor<f64>
    %136 = stablehlo.slice %87 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %137 = stablehlo.reshape %136 : (tensor<1xf64>) -> tensor<f64>
    %138 = stablehlo.slice %89 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %139 = stablehlo.reshape %138 : (tensor<1xf64>) -> tensor<f64>
    %140:2 = call @None_0(%131#0, %133, %135, %137, %139) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %141 = stablehlo.broadcast_in_dim %104#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %142 = stablehlo.broadcast_in_dim %113#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %143 = stablehlo.broadcast_in_dim %122#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %144 = stablehlo.broadcast_in_dim %131#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %145 = stablehlo.broadcast_in_dim %140#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %146 = stablehlo.concatenate %141, %142, %143, %144, %145, dim = 0 : (tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<5x2xf64>
    %147 = stablehlo.concatenate %95, %146, dim = 0 : (tensor<0x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %148 = stablehlo.compare  LT, %c_6, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<-1> : tensor<i64>
    %c_9 = stablehlo.constant dense<5> : tensor<i64>
    %149 = stablehlo.add %c_8, %c_9 : tensor<i64>
    %150 = stablehlo.select %148, %149, %c_6 : tensor<i1>, tensor<i64>
    %151 = stablehlo.compare  LT, %c_7, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %152 = stablehlo.add %c_10, %c_11 : tensor<i64>
    %153 = stablehlo.select %151, %152, %c_7 : tensor<i1>, tensor<i64>
    %154 = stablehlo.dynamic_slice %147, %150, %153, sizes = [1, 2] : (tensor<5x2xf64>, tensor<i64>, tensor<i64>) -> tensor<1x2xf64>
    %155 = stablehlo.reshape %154 : (tensor<1x2xf64>) -> tensor<2xf64>
    %156 = stablehlo.reverse %147, dims = [0] : tensor<5x2xf64>
    %157 = stablehlo.reverse %73, dims = [0] : tensor<5xf64>
    %158 = stablehlo.slice %156 [0:0, 0:2] : (tensor<5x2xf64>) -> tensor<0x2xf64>
    %159 = stablehlo.slice %156 [0:5, 0:2] : (tensor<5x2xf64>) -> tensor<5x2xf64>
    %160 = stablehlo.slice %157 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %161 = stablehlo.slice %157 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %162 = stablehlo.reshape %158 : (tensor<0x2xf64>) -> tensor<0x32x2xf64>
    %163 = stablehlo.reshape %160 : (tensor<0xf64>) -> tensor<0x32xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %164 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<0x32x2xf64>
    %165 = stablehlo.reshape %164 : (tensor<0x32x2xf64>) -> tensor<0x2xf64>
    %166 = stablehlo.slice %159 [0:1, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %167 = stablehlo.reshape %166 : (tensor<1x2xf64>) -> tensor<2xf64>
    %168 = stablehlo.slice %161 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %169 = stablehlo.reshape %168 : (tensor<1xf64>) -> tensor<f64>
    %170:2 = call @None_1(%155, %167, %169) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %171 = stablehlo.slice %159 [1:2, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %172 = stablehlo.reshape %171 : (tensor<1x2xf64>) -> tensor<2xf64>
    %173 = stablehlo.slice %161 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %174 = stablehlo.reshape %173 : (tensor<1xf64>) -> tensor<f64>
    %175:2 = call @None_1(%170#0, %172, %174) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %176 = stablehlo.slice %159 [2:3, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %177 = stablehlo.reshape %176 : (tensor<1x2xf64>) -> tensor<2xf64>
    %178 = stablehlo.slice %161 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %179 = stablehlo.reshape %178 : (tensor<1xf64>) -> tensor<f64>
    %180:2 = call @None_1(%175#0, %177, %179) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %181 = stablehlo.slice %159 [3:4, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %182 = stablehlo.reshape %181 : (tensor<1x2xf64>) -> tensor<2xf64>
    %183 = stablehlo.slice %161 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %184 = stablehlo.reshape %183 : (tensor<1xf64>) -> tensor<f64>
    %185:2 = call @None_1(%180#0, %182, %184) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %186 = stablehlo.slice %159 [4:5, 0:2] : (tensor<5x2xf64>) -> tensor<1x2xf64>
    %187 = stablehlo.reshape %186 : (tensor<1x2xf64>) -> tensor<2xf64>
    %188 = stablehlo.slice %161 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %189 = stablehlo.reshape %188 : (tensor<1xf64>) -> tensor<f64>
    %190:2 = call @None_1(%185#0, %187, %189) : (tensor<2xf64>, tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>)
    %191 = stablehlo.broadcast_in_dim %170#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %192 = stablehlo.broadcast_in_dim %175#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %193 = stablehlo.broadcast_in_dim %180#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %194 = stablehlo.broadcast_in_dim %185#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %195 = stablehlo.broadcast_in_dim %190#1, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %196 = stablehlo.concatenate %191, %192, %193, %194, %195, dim = 0 : (tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<5x2xf64>
    %197 = stablehlo.concatenate %165, %196, dim = 0 : (tensor<0x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
    %198 = stablehlo.reverse %197, dims = [0] : tensor<5x2xf64>
    %199 = stablehlo.transpose %198, dims = [1, 0] : (tensor<5x2xf64>) -> tensor<2x5xf64>
    %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<2x5xf64>) -> tensor<5x2xf64>
    return %200 : tensor<5x2xf64>
  }
  func.func private @None(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = stablehlo.multiply %arg3, %arg0 : tensor<f64>
    %1 = stablehlo.subtract %arg1, %0 : tensor<f64>
    %2 = stablehlo.divide %arg2, %1 : tensor<f64>
    %3 = stablehlo.multiply %arg3, %arg0 : tensor<f64>
    %4 = stablehlo.subtract %arg1, %3 : tensor<f64>
    %5 = stablehlo.divide %arg2, %4 : tensor<f64>
    return %2, %5 : tensor<f64>, tensor<f64>
  }
  func.func private @None_0(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %2 = stablehlo.multiply %1, %arg0 : tensor<2xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<2xf64>
    %4 = stablehlo.multiply %arg4, %arg3 : tensor<f64>
    %5 = stablehlo.subtract %arg2, %4 : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %8 = stablehlo.divide %3, %7 : tensor<2xf64>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %11 = stablehlo.multiply %10, %arg0 : tensor<2xf64>
    %12 = stablehlo.subtract %arg1, %11 : tensor<2xf64>
    %13 = stablehlo.multiply %arg4, %arg3 : tensor<f64>
    %14 = stablehlo.subtract %arg2, %13 : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %17 = stablehlo.divide %12, %16 : tensor<2xf64>
    return %8, %17 : tensor<2xf64>, tensor<2xf64>
  }
  func.func private @None_1(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>, %arg2: tensor<f64>) -> (tensor<2xf64>, tensor<2xf64>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %2 = stablehlo.multiply %1, %arg0 : tensor<2xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<2xf64>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2xf64>
    %7 = stablehlo.subtract %arg1, %6 : tensor<2xf64>
    return %3, %7 : tensor<2xf64>, tensor<2xf64>
  }
}
