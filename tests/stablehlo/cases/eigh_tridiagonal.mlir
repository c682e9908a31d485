module @jit_eigh_tridiagonal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf64>, %arg1: tensor<4xf64>) -> (tensor<5x5xf64> {jax.result_info = "result"}) {
    %0:2 = call @eigh_tridiagonal(%arg0, %arg1) : (tensor<5xf64>, tensor<4xf64>) -> (tensor<5xf64>, tensor<5x5xf64>)
    %1 = stablehlo.abs %0#1 : tensor<5x5xf64>
    return %1 : tensor<5x5xf64>
  }
  func.func private @eigh_tridiagonal(%arg0: tensor<5xf64>, %arg1: tensor<4xf64>) -> (tensor<5xf64>, tensor<5x5xf64>) {
    %c = stablehlo.constant dense<42> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %0 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %1 = stablehlo.convert %0 : (tensor<i64>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %3 = stablehlo.and %c, %c_1 : tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %7 = stablehlo.abs %arg1 : tensor<4xf64>
    %8 = chlo.square %arg1 : tensor<4xf64> -> tensor<4xf64>
    %9 = stablehlo.slice %7 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %10 = stablehlo.slice %7 [0:3] : (tensor<4xf64>) -> tensor<3xf64>
    %11 = stablehlo.slice %7 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %12 = stablehlo.add %10, %11 : tensor<3xf64>
    %13 = stablehlo.slice %7 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %14 = stablehlo.concatenate %9, %12, %13, dim = 0 : (tensor<1xf64>, tensor<3xf64>, tensor<1xf64>) -> tensor<5xf64>
    %15 = stablehlo.add %arg0, %14 : tensor<5xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %17 = stablehlo.subtract %arg0, %14 : tensor<5xf64>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %19 = stablehlo.abs %18 : tensor<f64>
    %20 = stablehlo.abs %16 : tensor<f64>
    %21 = stablehlo.maximum %19, %20 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %22 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.maximum %cst_4, %22 : tensor<f64>
    %cst_5 = stablehlo.constant dense<2.2250738585072019E-308> : tensor<f64>
    %24 = stablehlo.multiply %cst_5, %23 : tensor<f64>
    %25 = stablehlo.slice %7 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %26 = stablehlo.reshape %25 : (tensor<1xf64>) -> tensor<f64>
    %cst_6 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %27 = stablehlo.multiply %cst_6, %26 : tensor<f64>
    %28 = chlo.square %27 : tensor<f64> -> tensor<f64>
    %cst_7 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %29 = stablehlo.multiply %cst_7, %21 : tensor<f64>
    %30 = stablehlo.iota dim = 0 : tensor<5xi32>
    %cst_8 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %cst_9 = stablehlo.constant dense<2.100000e+00> : tensor<f64>
    %31 = stablehlo.multiply %cst_8, %cst_9 : tensor<f64>
    %cst_10 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %32 = stablehlo.multiply %31, %cst_10 : tensor<f64>
    %33 = stablehlo.multiply %32, %21 : tensor<f64>
    %34 = stablehlo.subtract %18, %33 : tensor<f64>
    %cst_11 = stablehlo.constant dense<4.200000e+00> : tensor<f64>
    %35 = stablehlo.multiply %cst_11, %24 : tensor<f64>
    %36 = stablehlo.subtract %34, %35 : tensor<f64>
    %37 = stablehlo.add %16, %33 : tensor<f64>
    %cst_12 = stablehlo.constant dense<2.100000e+00> : tensor<f64>
    %38 = stablehlo.multiply %cst_12, %24 : tensor<f64>
    %39 = stablehlo.add %37, %38 : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %42 = stablehlo.add %41, %40 : tensor<5xf64>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %44 = stablehlo.multiply %43, %42 : tensor<5xf64>
    %45 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %46 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %c_14 = stablehlo.constant dense<0> : tensor<i64>
    %47:10 = stablehlo.while(%iterArg = %29, %iterArg_39 = %arg0, %iterArg_40 = %46, %iterArg_41 = %8, %iterArg_42 = %45, %iterArg_43 = %30, %iterArg_44 = %c_14, %iterArg_45 = %40, %iterArg_46 = %44, %iterArg_47 = %41) : tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<4xf64>, tensor<5xf64>, tensor<5xi32>, tensor<i64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
    cond {
      %c_48 = stablehlo.constant dense<53> : tensor<i64>
      %123 = stablehlo.compare LT, %iterArg_44, %c_48, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %124 = stablehlo.subtract %iterArg_47, %iterArg_45 : tensor<5xf64>
      %cst_49 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
      %125 = stablehlo.reduce(%124 init: %cst_49) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
      %126 = stablehlo.compare LT, %iterArg, %125, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_50 = stablehlo.constant dense<false> : tensor<i1>
      %127 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i1>) -> tensor<i1>
      %128 = stablehlo.compare NE, %123, %127, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %129 = stablehlo.convert %128 : tensor<i1>
      %130 = stablehlo.and %129, %126 : tensor<i1>
      stablehlo.return %130 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %123 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %124 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %125 = stablehlo.slice %iterArg_39 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
      %126 = stablehlo.reshape %125 : (tensor<1xf64>) -> tensor<f64>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %128 = stablehlo.subtract %127, %iterArg_46 : tensor<5xf64>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %129 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %130 = stablehlo.compare LT, %128, %129, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %131 = func.call @_where(%130, %124, %123) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %132 = stablehlo.slice %iterArg_39 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
      %133 = stablehlo.reshape %132 : (tensor<1xf64>) -> tensor<f64>
      %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %135 = stablehlo.compare EQ, %134, %iterArg_46, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %136 = func.call @_where_0(%135, %iterArg_40, %128) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %137 = stablehlo.slice %iterArg_39 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
      %138 = stablehlo.reshape %137 : (tensor<1xf64>) -> tensor<f64>
      %139 = stablehlo.slice %iterArg_41 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
      %140 = stablehlo.reshape %139 : (tensor<1xf64>) -> tensor<f64>
      %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %142 = stablehlo.divide %141, %136 : tensor<5xf64>
      %143 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %144 = stablehlo.subtract %143, %142 : tensor<5xf64>
      %145 = stablehlo.subtract %144, %iterArg_46 : tensor<5xf64>
      %146 = stablehlo.compare LE, %145, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %147 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %148 = stablehlo.add %131, %147 : tensor<5xi32>
      %149 = func.call @_where(%146, %148, %131) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %150 = stablehlo.compare LE, %145, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %151 = stablehlo.negate %iterArg_42 : tensor<5xf64>
      %152 = stablehlo.minimum %145, %151 : tensor<5xf64>
      %153 = func.call @_where_0(%150, %152, %145) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %154 = stablehlo.slice %iterArg_39 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
      %155 = stablehlo.reshape %154 : (tensor<1xf64>) -> tensor<f64>
      %156 = stablehlo.slice %iterArg_41 [1:2] : (tensor<4xf64>) -> tensor<1xf64>
      %157 = stablehlo.reshape %156 : (tensor<1xf64>) -> tensor<f64>
      %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %159 = stablehlo.divide %158, %153 : tensor<5xf64>
      %160 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %161 = stablehlo.subtract %160, %159 : tensor<5xf64>
      %162 = stablehlo.subtract %161, %iterArg_46 : tensor<5xf64>
      %163 = stablehlo.compare LE, %162, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %165 = stablehlo.add %149, %164 : tensor<5xi32>
      %166 = func.call @_where(%163, %165, %149) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %167 = stablehlo.compare LE, %162, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %168 = stablehlo.negate %iterArg_42 : tensor<5xf64>
      %169 = stablehlo.minimum %162, %168 : tensor<5xf64>
      %170 = func.call @_where_0(%167, %169, %162) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %171 = stablehlo.slice %iterArg_39 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
      %172 = stablehlo.reshape %171 : (tensor<1xf64>) -> tensor<f64>
      %173 = stablehlo.slice %iterArg_41 [2:3] : (tensor<4xf64>) -> tensor<1xf64>
      %174 = stablehlo.reshape %173 : (tensor<1xf64>) -> tensor<f64>
      %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %176 = stablehlo.divide %175, %170 : tensor<5xf64>
      %177 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %178 = stablehlo.subtract %177, %176 : tensor<5xf64>
      %179 = stablehlo.subtract %178, %iterArg_46 : tensor<5xf64>
      %180 = stablehlo.compare LE, %179, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %181 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %182 = stablehlo.add %166, %181 : tensor<5xi32>
      %183 = func.call @_where(%180, %182, %166) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %184 = stablehlo.compare LE, %179, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %185 = stablehlo.negate %iterArg_42 : tensor<5xf64>
      %186 = stablehlo.minimum %179, %185 : tensor<5xf64>
      %187 = func.call @_where_0(%184, %186, %179) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %188 = stablehlo.slice %iterArg_39 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
      %189 = stablehlo.reshape %188 : (tensor<1xf64>) -> tensor<f64>
      %190 = stablehlo.slice %iterArg_41 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
      %191 = stablehlo.reshape %190 : (tensor<1xf64>) -> tensor<f64>
      %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %193 = stablehlo.divide %192, %187 : tensor<5xf64>
      %194 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %195 = stablehlo.subtract %194, %193 : tensor<5xf64>
      %196 = stablehlo.subtract %195, %iterArg_46 : tensor<5xf64>
      %197 = stablehlo.compare LE, %196, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %198 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %199 = stablehlo.add %183, %198 : tensor<5xi32>
      %200 = func.call @_where(%197, %199, %183) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %201 = stablehlo.compare LE, %196, %iterArg_42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %202 = stablehlo.negate %iterArg_42 : tensor<5xf64>
      %203 = stablehlo.minimum %196, %202 : tensor<5xf64>
      %204 = func.call @_where_0(%201, %203, %196) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %c_55 = stablehlo.constant dense<5> : tensor<i64>
      %205:7 = stablehlo.while(%iterArg_58 = %iterArg_39, %iterArg_59 = %iterArg_41, %iterArg_60 = %iterArg_46, %iterArg_61 = %iterArg_42, %iterArg_62 = %c_55, %iterArg_63 = %204, %iterArg_64 = %200) : tensor<5xf64>, tensor<4xf64>, tensor<5xf64>, tensor<5xf64>, tensor<i64>, tensor<5xf64>, tensor<5xi32>
      cond {
        %c_65 = stablehlo.constant dense<5> : tensor<i64>
        %214 = stablehlo.compare LT, %iterArg_62, %c_65, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %214 : tensor<i1>
      } do {
        %c_65 = stablehlo.constant dense<0> : tensor<i64>
        %214 = stablehlo.add %iterArg_62, %c_65 : tensor<i64>
        %c_66 = stablehlo.constant dense<0> : tensor<i64>
        %215 = stablehlo.compare LT, %214, %c_66, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %216 = stablehlo.convert %214 : tensor<i64>
        %c_67 = stablehlo.constant dense<5> : tensor<i64>
        %217 = stablehlo.add %216, %c_67 : tensor<i64>
        %218 = stablehlo.select %215, %217, %214 : tensor<i1>, tensor<i64>
        %219 = stablehlo.dynamic_slice %iterArg_58, %218, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %220 = stablehlo.reshape %219 : (tensor<1xf64>) -> tensor<f64>
        %c_68 = stablehlo.constant dense<1> : tensor<i64>
        %221 = stablehlo.subtract %214, %c_68 : tensor<i64>
        %c_69 = stablehlo.constant dense<0> : tensor<i64>
        %222 = stablehlo.compare LT, %221, %c_69, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %223 = stablehlo.convert %221 : tensor<i64>
        %c_70 = stablehlo.constant dense<4> : tensor<i64>
        %224 = stablehlo.add %223, %c_70 : tensor<i64>
        %225 = stablehlo.select %222, %224, %221 : tensor<i1>, tensor<i64>
        %226 = stablehlo.dynamic_slice %iterArg_59, %225, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %227 = stablehlo.reshape %226 : (tensor<1xf64>) -> tensor<f64>
        %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %229 = stablehlo.divide %228, %iterArg_63 : tensor<5xf64>
        %230 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %231 = stablehlo.subtract %230, %229 : tensor<5xf64>
        %232 = stablehlo.subtract %231, %iterArg_60 : tensor<5xf64>
        %233 = stablehlo.compare LE, %232, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_71 = stablehlo.constant dense<1> : tensor<i32>
        %234 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %235 = stablehlo.add %iterArg_64, %234 : tensor<5xi32>
        %236 = func.call @_where(%233, %235, %iterArg_64) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %237 = stablehlo.compare LE, %232, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %238 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %239 = stablehlo.minimum %232, %238 : tensor<5xf64>
        %240 = func.call @_where_0(%237, %239, %232) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_72 = stablehlo.constant dense<1> : tensor<i64>
        %241 = stablehlo.add %iterArg_62, %c_72 : tensor<i64>
        %c_73 = stablehlo.constant dense<0> : tensor<i64>
        %242 = stablehlo.compare LT, %241, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %243 = stablehlo.convert %241 : tensor<i64>
        %c_74 = stablehlo.constant dense<5> : tensor<i64>
        %244 = stablehlo.add %243, %c_74 : tensor<i64>
        %245 = stablehlo.select %242, %244, %241 : tensor<i1>, tensor<i64>
        %246 = stablehlo.dynamic_slice %iterArg_58, %245, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %247 = stablehlo.reshape %246 : (tensor<1xf64>) -> tensor<f64>
        %c_75 = stablehlo.constant dense<1> : tensor<i64>
        %248 = stablehlo.subtract %241, %c_75 : tensor<i64>
        %c_76 = stablehlo.constant dense<0> : tensor<i64>
        %249 = stablehlo.compare LT, %248, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %250 = stablehlo.convert %248 : tensor<i64>
        %c_77 = stablehlo.constant dense<4> : tensor<i64>
        %251 = stablehlo.add %250, %c_77 : tensor<i64>
        %252 = stablehlo.select %249, %251, %248 : tensor<i1>, tensor<i64>
        %253 = stablehlo.dynamic_slice %iterArg_59, %252, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %254 = stablehlo.reshape %253 : (tensor<1xf64>) -> tensor<f64>
        %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %256 = stablehlo.divide %255, %240 : tensor<5xf64>
        %257 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %258 = stablehlo.subtract %257, %256 : tensor<5xf64>
        %259 = stablehlo.subtract %258, %iterArg_60 : tensor<5xf64>
        %260 = stablehlo.compare LE, %259, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_78 = stablehlo.constant dense<1> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %262 = stablehlo.add %236, %261 : tensor<5xi32>
        %263 = func.call @_where(%260, %262, %236) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %264 = stablehlo.compare LE, %259, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %265 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %266 = stablehlo.minimum %259, %265 : tensor<5xf64>
        %267 = func.call @_where_0(%264, %266, %259) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_79 = stablehlo.constant dense<2> : tensor<i64>
        %268 = stablehlo.add %iterArg_62, %c_79 : tensor<i64>
        %c_80 = stablehlo.constant dense<0> : tensor<i64>
        %269 = stablehlo.compare LT, %268, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %270 = stablehlo.convert %268 : tensor<i64>
        %c_81 = stablehlo.constant dense<5> : tensor<i64>
        %271 = stablehlo.add %270, %c_81 : tensor<i64>
        %272 = stablehlo.select %269, %271, %268 : tensor<i1>, tensor<i64>
        %273 = stablehlo.dynamic_slice %iterArg_58, %272, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %274 = stablehlo.reshape %273 : (tensor<1xf64>) -> tensor<f64>
        %c_82 = stablehlo.constant dense<1> : tensor<i64>
        %275 = stablehlo.subtract %268, %c_82 : tensor<i64>
        %c_83 = stablehlo.constant dense<0> : tensor<i64>
        %276 = stablehlo.compare LT, %275, %c_83, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %277 = stablehlo.convert %275 : tensor<i64>
        %c_84 = stablehlo.constant dense<4> : tensor<i64>
        %278 = stablehlo.add %277, %c_84 : tensor<i64>
        %279 = stablehlo.select %276, %278, %275 : tensor<i1>, tensor<i64>
        %280 = stablehlo.dynamic_slice %iterArg_59, %279, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %281 = stablehlo.reshape %280 : (tensor<1xf64>) -> tensor<f64>
        %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %283 = stablehlo.divide %282, %267 : tensor<5xf64>
        %284 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %285 = stablehlo.subtract %284, %283 : tensor<5xf64>
        %286 = stablehlo.subtract %285, %iterArg_60 : tensor<5xf64>
        %287 = stablehlo.compare LE, %286, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_85 = stablehlo.constant dense<1> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %289 = stablehlo.add %263, %288 : tensor<5xi32>
        %290 = func.call @_where(%287, %289, %263) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %291 = stablehlo.compare LE, %286, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %292 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %293 = stablehlo.minimum %286, %292 : tensor<5xf64>
        %294 = func.call @_where_0(%291, %293, %286) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_86 = stablehlo.constant dense<3> : tensor<i64>
        %295 = stablehlo.add %iterArg_62, %c_86 : tensor<i64>
        %c_87 = stablehlo.constant dense<0> : tensor<i64>
        %296 = stablehlo.compare LT, %295, %c_87, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %297 = stablehlo.convert %295 : tensor<i64>
        %c_88 = stablehlo.constant dense<5> : tensor<i64>
        %298 = stablehlo.add %297, %c_88 : tensor<i64>
        %299 = stablehlo.select %296, %298, %295 : tensor<i1>, tensor<i64>
        %300 = stablehlo.dynamic_slice %iterArg_58, %299, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %301 = stablehlo.reshape %300 : (tensor<1xf64>) -> tensor<f64>
        %c_89 = stablehlo.constant dense<1> : tensor<i64>
        %302 = stablehlo.subtract %295, %c_89 : tensor<i64>
        %c_90 = stablehlo.constant dense<0> : tensor<i64>
        %303 = stablehlo.compare LT, %302, %c_90, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %304 = stablehlo.convert %302 : tensor<i64>
        %c_91 = stablehlo.constant dense<4> : tensor<i64>
        %305 = stablehlo.add %304, %c_91 : tensor<i64>
        %306 = stablehlo.select %303, %305, %302 : tensor<i1>, tensor<i64>
        %307 = stablehlo.dynamic_slice %iterArg_59, %306, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %308 = stablehlo.reshape %307 : (tensor<1xf64>) -> tensor<f64>
        %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %310 = stablehlo.divide %309, %294 : tensor<5xf64>
        %311 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %312 = stablehlo.subtract %311, %310 : tensor<5xf64>
        %313 = stablehlo.subtract %312, %iterArg_60 : tensor<5xf64>
        %314 = stablehlo.compare LE, %313, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_92 = stablehlo.constant dense<1> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %316 = stablehlo.add %290, %315 : tensor<5xi32>
        %317 = func.call @_where(%314, %316, %290) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %318 = stablehlo.compare LE, %313, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %319 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %320 = stablehlo.minimum %313, %319 : tensor<5xf64>
        %321 = func.call @_where_0(%318, %320, %313) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_93 = stablehlo.constant dense<4> : tensor<i64>
        %322 = stablehlo.add %iterArg_62, %c_93 : tensor<i64>
        %c_94 = stablehlo.constant dense<0> : tensor<i64>
        %323 = stablehlo.compare LT, %322, %c_94, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %324 = stablehlo.convert %322 : tensor<i64>
        %c_95 = stablehlo.constant dense<5> : tensor<i64>
        %325 = stablehlo.add %324, %c_95 : tensor<i64>
        %326 = stablehlo.select %323, %325, %322 : tensor<i1>, tensor<i64>
        %327 = stablehlo.dynamic_slice %iterArg_58, %326, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %328 = stablehlo.reshape %327 : (tensor<1xf64>) -> tensor<f64>
        %c_96 = stablehlo.constant dense<1> : tensor<i64>
        %329 = stablehlo.subtract %322, %c_96 : tensor<i64>
        %c_97 = stablehlo.constant dense<0> : tensor<i64>
        %330 = stablehlo.compare LT, %329, %c_97, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %331 = stablehlo.convert %329 : tensor<i64>
        %c_98 = stablehlo.constant dense<4> : tensor<i64>
        %332 = stablehlo.add %331, %c_98 : tensor<i64>
        %333 = stablehlo.select %330, %332, %329 : tensor<i1>, tensor<i64>
        %334 = stablehlo.dynamic_slice %iterArg_59, %333, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %335 = stablehlo.reshape %334 : (tensor<1xf64>) -> tensor<f64>
        %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %337 = stablehlo.divide %336, %321 : tensor<5xf64>
        %338 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %339 = stablehlo.subtract %338, %337 : tensor<5xf64>
        %340 = stablehlo.subtract %339, %iterArg_60 : tensor<5xf64>
        %341 = stablehlo.compare LE, %340, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_99 = stablehlo.constant dense<1> : tensor<i32>
        %342 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %343 = stablehlo.add %317, %342 : tensor<5xi32>
        %344 = func.call @_where(%341, %343, %317) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %345 = stablehlo.compare LE, %340, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %346 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %347 = stablehlo.minimum %340, %346 : tensor<5xf64>
        %348 = func.call @_where_0(%345, %347, %340) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_100 = stablehlo.constant dense<5> : tensor<i64>
        %349 = stablehlo.add %iterArg_62, %c_100 : tensor<i64>
        %c_101 = stablehlo.constant dense<0> : tensor<i64>
        %350 = stablehlo.compare LT, %349, %c_101, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %351 = stablehlo.convert %349 : tensor<i64>
        %c_102 = stablehlo.constant dense<5> : tensor<i64>
        %352 = stablehlo.add %351, %c_102 : tensor<i64>
        %353 = stablehlo.select %350, %352, %349 : tensor<i1>, tensor<i64>
        %354 = stablehlo.dynamic_slice %iterArg_58, %353, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %355 = stablehlo.reshape %354 : (tensor<1xf64>) -> tensor<f64>
        %c_103 = stablehlo.constant dense<1> : tensor<i64>
        %356 = stablehlo.subtract %349, %c_103 : tensor<i64>
        %c_104 = stablehlo.constant dense<0> : tensor<i64>
        %357 = stablehlo.compare LT, %356, %c_104, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %358 = stablehlo.convert %356 : tensor<i64>
        %c_105 = stablehlo.constant dense<4> : tensor<i64>
        %359 = stablehlo.add %358, %c_105 : tensor<i64>
        %360 = stablehlo.select %357, %359, %356 : tensor<i1>, tensor<i64>
        %361 = stablehlo.dynamic_slice %iterArg_59, %360, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %362 = stablehlo.reshape %361 : (tensor<1xf64>) -> tensor<f64>
        %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %364 = stablehlo.divide %363, %348 : tensor<5xf64>
        %365 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %366 = stablehlo.subtract %365, %364 : tensor<5xf64>
        %367 = stablehlo.subtract %366, %iterArg_60 : tensor<5xf64>
        %368 = stablehlo.compare LE, %367, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_106 = stablehlo.constant dense<1> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %370 = stablehlo.add %344, %369 : tensor<5xi32>
        %371 = func.call @_where(%368, %370, %344) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %372 = stablehlo.compare LE, %367, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %373 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %374 = stablehlo.minimum %367, %373 : tensor<5xf64>
        %375 = func.call @_where_0(%372, %374, %367) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_107 = stablehlo.constant dense<6> : tensor<i64>
        %376 = stablehlo.add %iterArg_62, %c_107 : tensor<i64>
        %c_108 = stablehlo.constant dense<0> : tensor<i64>
        %377 = stablehlo.compare LT, %376, %c_108, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %378 = stablehlo.convert %376 : tensor<i64>
        %c_109 = stablehlo.constant dense<5> : tensor<i64>
        %379 = stablehlo.add %378, %c_109 : tensor<i64>
        %380 = stablehlo.select %377, %379, %376 : tensor<i1>, tensor<i64>
        %381 = stablehlo.dynamic_slice %iterArg_58, %380, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %382 = stablehlo.reshape %381 : (tensor<1xf64>) -> tensor<f64>
        %c_110 = stablehlo.constant dense<1> : tensor<i64>
        %383 = stablehlo.subtract %376, %c_110 : tensor<i64>
        %c_111 = stablehlo.constant dense<0> : tensor<i64>
        %384 = stablehlo.compare LT, %383, %c_111, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %385 = stablehlo.convert %383 : tensor<i64>
        %c_112 = stablehlo.constant dense<4> : tensor<i64>
        %386 = stablehlo.add %385, %c_112 : tensor<i64>
        %387 = stablehlo.select %384, %386, %383 : tensor<i1>, tensor<i64>
        %388 = stablehlo.dynamic_slice %iterArg_59, %387, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %389 = stablehlo.reshape %388 : (tensor<1xf64>) -> tensor<f64>
        %390 = stablehlo.broadcast_in_dim %389, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %391 = stablehlo.divide %390, %375 : tensor<5xf64>
        %392 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %393 = stablehlo.subtract %392, %391 : tensor<5xf64>
        %394 = stablehlo.subtract %393, %iterArg_60 : tensor<5xf64>
        %395 = stablehlo.compare LE, %394, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_113 = stablehlo.constant dense<1> : tensor<i32>
        %396 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %397 = stablehlo.add %371, %396 : tensor<5xi32>
        %398 = func.call @_where(%395, %397, %371) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %399 = stablehlo.compare LE, %394, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %400 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %401 = stablehlo.minimum %394, %400 : tensor<5xf64>
        %402 = func.call @_where_0(%399, %401, %394) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_114 = stablehlo.constant dense<7> : tensor<i64>
        %403 = stablehlo.add %iterArg_62, %c_114 : tensor<i64>
        %c_115 = stablehlo.constant dense<0> : tensor<i64>
        %404 = stablehlo.compare LT, %403, %c_115, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %405 = stablehlo.convert %403 : tensor<i64>
        %c_116 = stablehlo.constant dense<5> : tensor<i64>
        %406 = stablehlo.add %405, %c_116 : tensor<i64>
        %407 = stablehlo.select %404, %406, %403 : tensor<i1>, tensor<i64>
        %408 = stablehlo.dynamic_slice %iterArg_58, %407, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %409 = stablehlo.reshape %408 : (tensor<1xf64>) -> tensor<f64>
        %c_117 = stablehlo.constant dense<1> : tensor<i64>
        %410 = stablehlo.subtract %403, %c_117 : tensor<i64>
        %c_118 = stablehlo.constant dense<0> : tensor<i64>
        %411 = stablehlo.compare LT, %410, %c_118, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %412 = stablehlo.convert %410 : tensor<i64>
        %c_119 = stablehlo.constant dense<4> : tensor<i64>
        %413 = stablehlo.add %412, %c_119 : tensor<i64>
        %414 = stablehlo.select %411, %413, %410 : tensor<i1>, tensor<i64>
        %415 = stablehlo.dynamic_slice %iterArg_59, %414, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %416 = stablehlo.reshape %415 : (tensor<1xf64>) -> tensor<f64>
        %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %418 = stablehlo.divide %417, %402 : tensor<5xf64>
        %419 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %420 = stablehlo.subtract %419, %418 : tensor<5xf64>
        %421 = stablehlo.subtract %420, %iterArg_60 : tensor<5xf64>
        %422 = stablehlo.compare LE, %421, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_120 = stablehlo.constant dense<1> : tensor<i32>
        %423 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %424 = stablehlo.add %398, %423 : tensor<5xi32>
        %425 = func.call @_where(%422, %424, %398) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %426 = stablehlo.compare LE, %421, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %427 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %428 = stablehlo.minimum %421, %427 : tensor<5xf64>
        %429 = func.call @_where_0(%426, %428, %421) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_121 = stablehlo.constant dense<8> : tensor<i64>
        %430 = stablehlo.add %iterArg_62, %c_121 : tensor<i64>
        %c_122 = stablehlo.constant dense<0> : tensor<i64>
        %431 = stablehlo.compare LT, %430, %c_122, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %432 = stablehlo.convert %430 : tensor<i64>
        %c_123 = stablehlo.constant dense<5> : tensor<i64>
        %433 = stablehlo.add %432, %c_123 : tensor<i64>
        %434 = stablehlo.select %431, %433, %430 : tensor<i1>, tensor<i64>
        %435 = stablehlo.dynamic_slice %iterArg_58, %434, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %436 = stablehlo.reshape %435 : (tensor<1xf64>) -> tensor<f64>
        %c_124 = stablehlo.constant dense<1> : tensor<i64>
        %437 = stablehlo.subtract %430, %c_124 : tensor<i64>
        %c_125 = stablehlo.constant dense<0> : tensor<i64>
        %438 = stablehlo.compare LT, %437, %c_125, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %439 = stablehlo.convert %437 : tensor<i64>
        %c_126 = stablehlo.constant dense<4> : tensor<i64>
        %440 = stablehlo.add %439, %c_126 : tensor<i64>
        %441 = stablehlo.select %438, %440, %437 : tensor<i1>, tensor<i64>
        %442 = stablehlo.dynamic_slice %iterArg_59, %441, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %443 = stablehlo.reshape %442 : (tensor<1xf64>) -> tensor<f64>
        %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %445 = stablehlo.divide %444, %429 : tensor<5xf64>
        %446 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %447 = stablehlo.subtract %446, %445 : tensor<5xf64>
        %448 = stablehlo.subtract %447, %iterArg_60 : tensor<5xf64>
        %449 = stablehlo.compare LE, %448, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_127 = stablehlo.constant dense<1> : tensor<i32>
        %450 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %451 = stablehlo.add %425, %450 : tensor<5xi32>
        %452 = func.call @_where(%449, %451, %425) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %453 = stablehlo.compare LE, %448, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %454 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %455 = stablehlo.minimum %448, %454 : tensor<5xf64>
        %456 = func.call @_where_0(%453, %455, %448) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_128 = stablehlo.constant dense<9> : tensor<i64>
        %457 = stablehlo.add %iterArg_62, %c_128 : tensor<i64>
        %c_129 = stablehlo.constant dense<0> : tensor<i64>
        %458 = stablehlo.compare LT, %457, %c_129, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %459 = stablehlo.convert %457 : tensor<i64>
        %c_130 = stablehlo.constant dense<5> : tensor<i64>
        %460 = stablehlo.add %459, %c_130 : tensor<i64>
        %461 = stablehlo.select %458, %460, %457 : tensor<i1>, tensor<i64>
        %462 = stablehlo.dynamic_slice %iterArg_58, %461, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %463 = stablehlo.reshape %462 : (tensor<1xf64>) -> tensor<f64>
        %c_131 = stablehlo.constant dense<1> : tensor<i64>
        %464 = stablehlo.subtract %457, %c_131 : tensor<i64>
        %c_132 = stablehlo.constant dense<0> : tensor<i64>
        %465 = stablehlo.compare LT, %464, %c_132, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %466 = stablehlo.convert %464 : tensor<i64>
        %c_133 = stablehlo.constant dense<4> : tensor<i64>
        %467 = stablehlo.add %466, %c_133 : tensor<i64>
        %468 = stablehlo.select %465, %467, %464 : tensor<i1>, tensor<i64>
        %469 = stablehlo.dynamic_slice %iterArg_59, %468, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %470 = stablehlo.reshape %469 : (tensor<1xf64>) -> tensor<f64>
        %471 = stablehlo.broadcast_in_dim %470, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %472 = stablehlo.divide %471, %456 : tensor<5xf64>
        %473 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %474 = stablehlo.subtract %473, %472 : tensor<5xf64>
        %475 = stablehlo.subtract %474, %iterArg_60 : tensor<5xf64>
        %476 = stablehlo.compare LE, %475, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_134 = stablehlo.constant dense<1> : tensor<i32>
        %477 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %478 = stablehlo.add %452, %477 : tensor<5xi32>
        %479 = func.call @_where(%476, %478, %452) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %480 = stablehlo.compare LE, %475, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %481 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %482 = stablehlo.minimum %475, %481 : tensor<5xf64>
        %483 = func.call @_where_0(%480, %482, %475) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_135 = stablehlo.constant dense<10> : tensor<i64>
        %484 = stablehlo.add %iterArg_62, %c_135 : tensor<i64>
        %c_136 = stablehlo.constant dense<0> : tensor<i64>
        %485 = stablehlo.compare LT, %484, %c_136, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %486 = stablehlo.convert %484 : tensor<i64>
        %c_137 = stablehlo.constant dense<5> : tensor<i64>
        %487 = stablehlo.add %486, %c_137 : tensor<i64>
        %488 = stablehlo.select %485, %487, %484 : tensor<i1>, tensor<i64>
        %489 = stablehlo.dynamic_slice %iterArg_58, %488, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %490 = stablehlo.reshape %489 : (tensor<1xf64>) -> tensor<f64>
        %c_138 = stablehlo.constant dense<1> : tensor<i64>
        %491 = stablehlo.subtract %484, %c_138 : tensor<i64>
        %c_139 = stablehlo.constant dense<0> : tensor<i64>
        %492 = stablehlo.compare LT, %491, %c_139, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %493 = stablehlo.convert %491 : tensor<i64>
        %c_140 = stablehlo.constant dense<4> : tensor<i64>
        %494 = stablehlo.add %493, %c_140 : tensor<i64>
        %495 = stablehlo.select %492, %494, %491 : tensor<i1>, tensor<i64>
        %496 = stablehlo.dynamic_slice %iterArg_59, %495, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %497 = stablehlo.reshape %496 : (tensor<1xf64>) -> tensor<f64>
        %498 = stablehlo.broadcast_in_dim %497, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %499 = stablehlo.divide %498, %483 : tensor<5xf64>
        %500 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %501 = stablehlo.subtract %500, %499 : tensor<5xf64>
        %502 = stablehlo.subtract %501, %iterArg_60 : tensor<5xf64>
        %503 = stablehlo.compare LE, %502, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_141 = stablehlo.constant dense<1> : tensor<i32>
        %504 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %505 = stablehlo.add %479, %504 : tensor<5xi32>
        %506 = func.call @_where(%503, %505, %479) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %507 = stablehlo.compare LE, %502, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %508 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %509 = stablehlo.minimum %502, %508 : tensor<5xf64>
        %510 = func.call @_where_0(%507, %509, %502) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_142 = stablehlo.constant dense<11> : tensor<i64>
        %511 = stablehlo.add %iterArg_62, %c_142 : tensor<i64>
        %c_143 = stablehlo.constant dense<0> : tensor<i64>
        %512 = stablehlo.compare LT, %511, %c_143, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %513 = stablehlo.convert %511 : tensor<i64>
        %c_144 = stablehlo.constant dense<5> : tensor<i64>
        %514 = stablehlo.add %513, %c_144 : tensor<i64>
        %515 = stablehlo.select %512, %514, %511 : tensor<i1>, tensor<i64>
        %516 = stablehlo.dynamic_slice %iterArg_58, %515, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %517 = stablehlo.reshape %516 : (tensor<1xf64>) -> tensor<f64>
        %c_145 = stablehlo.constant dense<1> : tensor<i64>
        %518 = stablehlo.subtract %511, %c_145 : tensor<i64>
        %c_146 = stablehlo.constant dense<0> : tensor<i64>
        %519 = stablehlo.compare LT, %518, %c_146, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %520 = stablehlo.convert %518 : tensor<i64>
        %c_147 = stablehlo.constant dense<4> : tensor<i64>
        %521 = stablehlo.add %520, %c_147 : tensor<i64>
        %522 = stablehlo.select %519, %521, %518 : tensor<i1>, tensor<i64>
        %523 = stablehlo.dynamic_slice %iterArg_59, %522, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %524 = stablehlo.reshape %523 : (tensor<1xf64>) -> tensor<f64>
        %525 = stablehlo.broadcast_in_dim %524, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %526 = stablehlo.divide %525, %510 : tensor<5xf64>
        %527 = stablehlo.broadcast_in_dim %517, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %528 = stablehlo.subtract %527, %526 : tensor<5xf64>
        %529 = stablehlo.subtract %528, %iterArg_60 : tensor<5xf64>
        %530 = stablehlo.compare LE, %529, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %531 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %532 = stablehlo.add %506, %531 : tensor<5xi32>
        %533 = func.call @_where(%530, %532, %506) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %534 = stablehlo.compare LE, %529, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %535 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %536 = stablehlo.minimum %529, %535 : tensor<5xf64>
        %537 = func.call @_where_0(%534, %536, %529) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_149 = stablehlo.constant dense<12> : tensor<i64>
        %538 = stablehlo.add %iterArg_62, %c_149 : tensor<i64>
        %c_150 = stablehlo.constant dense<0> : tensor<i64>
        %539 = stablehlo.compare LT, %538, %c_150, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %540 = stablehlo.convert %538 : tensor<i64>
        %c_151 = stablehlo.constant dense<5> : tensor<i64>
        %541 = stablehlo.add %540, %c_151 : tensor<i64>
        %542 = stablehlo.select %539, %541, %538 : tensor<i1>, tensor<i64>
        %543 = stablehlo.dynamic_slice %iterArg_58, %542, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %544 = stablehlo.reshape %543 : (tensor<1xf64>) -> tensor<f64>
        %c_152 = stablehlo.constant dense<1> : tensor<i64>
        %545 = stablehlo.subtract %538, %c_152 : tensor<i64>
        %c_153 = stablehlo.constant dense<0> : tensor<i64>
        %546 = stablehlo.compare LT, %545, %c_153, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %547 = stablehlo.convert %545 : tensor<i64>
        %c_154 = stablehlo.constant dense<4> : tensor<i64>
        %548 = stablehlo.add %547, %c_154 : tensor<i64>
        %549 = stablehlo.select %546, %548, %545 : tensor<i1>, tensor<i64>
        %550 = stablehlo.dynamic_slice %iterArg_59, %549, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %551 = stablehlo.reshape %550 : (tensor<1xf64>) -> tensor<f64>
        %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %553 = stablehlo.divide %552, %537 : tensor<5xf64>
        %554 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %555 = stablehlo.subtract %554, %553 : tensor<5xf64>
        %556 = stablehlo.subtract %555, %iterArg_60 : tensor<5xf64>
        %557 = stablehlo.compare LE, %556, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_155 = stablehlo.constant dense<1> : tensor<i32>
        %558 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %559 = stablehlo.add %533, %558 : tensor<5xi32>
        %560 = func.call @_where(%557, %559, %533) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %561 = stablehlo.compare LE, %556, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %562 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %563 = stablehlo.minimum %556, %562 : tensor<5xf64>
        %564 = func.call @_where_0(%561, %563, %556) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_156 = stablehlo.constant dense<13> : tensor<i64>
        %565 = stablehlo.add %iterArg_62, %c_156 : tensor<i64>
        %c_157 = stablehlo.constant dense<0> : tensor<i64>
        %566 = stablehlo.compare LT, %565, %c_157, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %567 = stablehlo.convert %565 : tensor<i64>
        %c_158 = stablehlo.constant dense<5> : tensor<i64>
        %568 = stablehlo.add %567, %c_158 : tensor<i64>
        %569 = stablehlo.select %566, %568, %565 : tensor<i1>, tensor<i64>
        %570 = stablehlo.dynamic_slice %iterArg_58, %569, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %571 = stablehlo.reshape %570 : (tensor<1xf64>) -> tensor<f64>
        %c_159 = stablehlo.constant dense<1> : tensor<i64>
        %572 = stablehlo.subtract %565, %c_159 : tensor<i64>
        %c_160 = stablehlo.constant dense<0> : tensor<i64>
        %573 = stablehlo.compare LT, %572, %c_160, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %574 = stablehlo.convert %572 : tensor<i64>
        %c_161 = stablehlo.constant dense<4> : tensor<i64>
        %575 = stablehlo.add %574, %c_161 : tensor<i64>
        %576 = stablehlo.select %573, %575, %572 : tensor<i1>, tensor<i64>
        %577 = stablehlo.dynamic_slice %iterArg_59, %576, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %578 = stablehlo.reshape %577 : (tensor<1xf64>) -> tensor<f64>
        %579 = stablehlo.broadcast_in_dim %578, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %580 = stablehlo.divide %579, %564 : tensor<5xf64>
        %581 = stablehlo.broadcast_in_dim %571, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %582 = stablehlo.subtract %581, %580 : tensor<5xf64>
        %583 = stablehlo.subtract %582, %iterArg_60 : tensor<5xf64>
        %584 = stablehlo.compare LE, %583, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_162 = stablehlo.constant dense<1> : tensor<i32>
        %585 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %586 = stablehlo.add %560, %585 : tensor<5xi32>
        %587 = func.call @_where(%584, %586, %560) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %588 = stablehlo.compare LE, %583, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %589 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %590 = stablehlo.minimum %583, %589 : tensor<5xf64>
        %591 = func.call @_where_0(%588, %590, %583) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_163 = stablehlo.constant dense<14> : tensor<i64>
        %592 = stablehlo.add %iterArg_62, %c_163 : tensor<i64>
        %c_164 = stablehlo.constant dense<0> : tensor<i64>
        %593 = stablehlo.compare LT, %592, %c_164, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %594 = stablehlo.convert %592 : tensor<i64>
        %c_165 = stablehlo.constant dense<5> : tensor<i64>
        %595 = stablehlo.add %594, %c_165 : tensor<i64>
        %596 = stablehlo.select %593, %595, %592 : tensor<i1>, tensor<i64>
        %597 = stablehlo.dynamic_slice %iterArg_58, %596, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %598 = stablehlo.reshape %597 : (tensor<1xf64>) -> tensor<f64>
        %c_166 = stablehlo.constant dense<1> : tensor<i64>
        %599 = stablehlo.subtract %592, %c_166 : tensor<i64>
        %c_167 = stablehlo.constant dense<0> : tensor<i64>
        %600 = stablehlo.compare LT, %599, %c_167, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %601 = stablehlo.convert %599 : tensor<i64>
        %c_168 = stablehlo.constant dense<4> : tensor<i64>
        %602 = stablehlo.add %601, %c_168 : tensor<i64>
        %603 = stablehlo.select %600, %602, %599 : tensor<i1>, tensor<i64>
        %604 = stablehlo.dynamic_slice %iterArg_59, %603, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %605 = stablehlo.reshape %604 : (tensor<1xf64>) -> tensor<f64>
        %606 = stablehlo.broadcast_in_dim %605, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %607 = stablehlo.divide %606, %591 : tensor<5xf64>
        %608 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %609 = stablehlo.subtract %608, %607 : tensor<5xf64>
        %610 = stablehlo.subtract %609, %iterArg_60 : tensor<5xf64>
        %611 = stablehlo.compare LE, %610, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_169 = stablehlo.constant dense<1> : tensor<i32>
        %612 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %613 = stablehlo.add %587, %612 : tensor<5xi32>
        %614 = func.call @_where(%611, %613, %587) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %615 = stablehlo.compare LE, %610, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %616 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %617 = stablehlo.minimum %610, %616 : tensor<5xf64>
        %618 = func.call @_where_0(%615, %617, %610) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_170 = stablehlo.constant dense<15> : tensor<i64>
        %619 = stablehlo.add %iterArg_62, %c_170 : tensor<i64>
        %c_171 = stablehlo.constant dense<0> : tensor<i64>
        %620 = stablehlo.compare LT, %619, %c_171, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %621 = stablehlo.convert %619 : tensor<i64>
        %c_172 = stablehlo.constant dense<5> : tensor<i64>
        %622 = stablehlo.add %621, %c_172 : tensor<i64>
        %623 = stablehlo.select %620, %622, %619 : tensor<i1>, tensor<i64>
        %624 = stablehlo.dynamic_slice %iterArg_58, %623, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
        %625 = stablehlo.reshape %624 : (tensor<1xf64>) -> tensor<f64>
        %c_173 = stablehlo.constant dense<1> : tensor<i64>
        %626 = stablehlo.subtract %619, %c_173 : tensor<i64>
        %c_174 = stablehlo.constant dense<0> : tensor<i64>
        %627 = stablehlo.compare LT, %626, %c_174, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %628 = stablehlo.convert %626 : tensor<i64>
        %c_175 = stablehlo.constant dense<4> : tensor<i64>
        %629 = stablehlo.add %628, %c_175 : tensor<i64>
        %630 = stablehlo.select %627, %629, %626 : tensor<i1>, tensor<i64>
        %631 = stablehlo.dynamic_slice %iterArg_59, %630, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
        %632 = stablehlo.reshape %631 : (tensor<1xf64>) -> tensor<f64>
        %633 = stablehlo.broadcast_in_dim %632, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %634 = stablehlo.divide %633, %618 : tensor<5xf64>
        %635 = stablehlo.broadcast_in_dim %625, dims = [] : (tensor<f64>) -> tensor<5xf64>
        %636 = stablehlo.subtract %635, %634 : tensor<5xf64>
        %637 = stablehlo.subtract %636, %iterArg_60 : tensor<5xf64>
        %638 = stablehlo.compare LE, %637, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %c_176 = stablehlo.constant dense<1> : tensor<i32>
        %639 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<5xi32>
        %640 = stablehlo.add %614, %639 : tensor<5xi32>
        %641 = func.call @_where(%638, %640, %614) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
        %642 = stablehlo.compare LE, %637, %iterArg_61, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
        %643 = stablehlo.negate %iterArg_61 : tensor<5xf64>
        %644 = stablehlo.minimum %637, %643 : tensor<5xf64>
        %645 = func.call @_where_0(%642, %644, %637) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %c_177 = stablehlo.constant dense<16> : tensor<i64>
        %646 = stablehlo.add %iterArg_62, %c_177 : tensor<i64>
        stablehlo.return %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %646, %645, %641 : tensor<5xf64>, tensor<4xf64>, tensor<5xf64>, tensor<5xf64>, tensor<i64>, tensor<5xf64>, tensor<5xi32>
      }
      %206 = stablehlo.compare LE, %205#6, %iterArg_43, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %207 = func.call @_where_0(%206, %iterArg_46, %iterArg_45) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %208 = stablehlo.compare GT, %205#6, %iterArg_43, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %209 = func.call @_where_0(%208, %iterArg_46, %iterArg_47) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %210 = stablehlo.add %207, %209 : tensor<5xf64>
      %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %211 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %212 = stablehlo.multiply %211, %210 : tensor<5xf64>
      %c_57 = stablehlo.constant dense<1> : tensor<i64>
      %213 = stablehlo.add %iterArg_44, %c_57 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %213, %207, %212, %209 : tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<4xf64>, tensor<5xf64>, tensor<5xi32>, tensor<i64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
    }
    %c_15 = stablehlo.constant dense<0> : tensor<i64>
    %48 = call @_pad(%arg1, %c_15) : (tensor<4xf64>, tensor<i64>) -> tensor<5xf64>
    %c_16 = stablehlo.constant dense<0> : tensor<i64>
    %49 = call @_pad_1(%arg1, %c_16) : (tensor<4xf64>, tensor<i64>) -> tensor<5xf64>
    %50 = stablehlo.slice %47#8 [1:5] : (tensor<5xf64>) -> tensor<4xf64>
    %51 = stablehlo.slice %47#8 [0:4] : (tensor<5xf64>) -> tensor<4xf64>
    %52 = stablehlo.subtract %50, %51 : tensor<4xf64>
    %53 = stablehlo.slice %47#8 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %54 = stablehlo.reshape %53 : (tensor<1xf64>) -> tensor<f64>
    %55 = stablehlo.abs %54 : tensor<f64>
    %56 = stablehlo.slice %47#8 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %57 = stablehlo.reshape %56 : (tensor<1xf64>) -> tensor<f64>
    %58 = stablehlo.abs %57 : tensor<f64>
    %59 = stablehlo.maximum %55, %58 : tensor<f64>
    %cst_17 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %60 = stablehlo.sqrt %cst_17 : tensor<f64>
    %61 = stablehlo.multiply %60, %59 : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %63 = stablehlo.compare LT, %52, %62, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %c_18 = stablehlo.constant dense<false> : tensor<i1>
    %64 = call @_pad_2(%63, %c_18) : (tensor<4xi1>, tensor<i1>) -> tensor<5xi1>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %65 = call @_pad_3(%63, %c_19) : (tensor<4xi1>, tensor<i1>) -> tensor<5xi1>
    %66 = stablehlo.not %64 : tensor<5xi1>
    %67 = stablehlo.and %66, %65 : tensor<5xi1>
    %68 = stablehlo.not %65 : tensor<5xi1>
    %69 = stablehlo.and %64, %68 : tensor<5xi1>
    %70 = call @cumsum(%67) : (tensor<5xi1>) -> tensor<5xi64>
    %c_20 = stablehlo.constant dense<0> : tensor<i64>
    %71 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %72 = call @clip(%70, %c_21) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %c_22 = stablehlo.constant dense<0> : tensor<i64>
    %73 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %74 = stablehlo.compare LT, %72, %73, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_23 = stablehlo.constant dense<3> : tensor<i64>
    %75 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %76 = stablehlo.add %72, %75 : tensor<5xi64>
    %77 = stablehlo.select %74, %76, %72 : tensor<5xi1>, tensor<5xi64>
    %78 = stablehlo.convert %77 : (tensor<5xi64>) -> tensor<5xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_24 = stablehlo.constant dense<1> : tensor<i64>
    %80 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %81 = "stablehlo.scatter"(%71, %79, %80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %123 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %123 : tensor<i64>
    }) : (tensor<3xi64>, tensor<5x1xi32>, tensor<5xi64>) -> tensor<3xi64>
    %82 = call @cumsum_5(%81) : (tensor<3xi64>) -> tensor<3xi64>
    %c_25 = stablehlo.constant dense<1> : tensor<i64>
    %83 = call @floor_divide(%82, %c_25) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %c_26 = stablehlo.constant dense<5> : tensor<i64>
    %84 = call @remainder(%83, %c_26) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %85 = call @cumsum(%69) : (tensor<5xi1>) -> tensor<5xi64>
    %c_27 = stablehlo.constant dense<0> : tensor<i64>
    %86 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %c_28 = stablehlo.constant dense<0> : tensor<i64>
    %87 = call @clip(%85, %c_28) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %c_29 = stablehlo.constant dense<0> : tensor<i64>
    %88 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %89 = stablehlo.compare LT, %87, %88, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_30 = stablehlo.constant dense<3> : tensor<i64>
    %90 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %91 = stablehlo.add %87, %90 : tensor<5xi64>
    %92 = stablehlo.select %89, %91, %87 : tensor<5xi1>, tensor<5xi64>
    %93 = stablehlo.convert %92 : (tensor<5xi64>) -> tensor<5xi32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_31 = stablehlo.constant dense<1> : tensor<i64>
    %95 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %96 = "stablehlo.scatter"(%86, %94, %95) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %123 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %123 : tensor<i64>
    }) : (tensor<3xi64>, tensor<5x1xi32>, tensor<5xi64>) -> tensor<3xi64>
    %97 = call @cumsum_5(%96) : (tensor<3xi64>) -> tensor<3xi64>
    %c_32 = stablehlo.constant dense<1> : tensor<i64>
    %98 = call @floor_divide(%97, %c_32) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %c_33 = stablehlo.constant dense<5> : tensor<i64>
    %99 = call @remainder(%98, %c_33) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %c_34 = stablehlo.constant dense<1> : tensor<i64>
    %100 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %101 = stablehlo.add %99, %100 : tensor<3xi64>
    %102 = stablehlo.convert %67 : (tensor<5xi1>) -> tensor<5xi32>
    %103 = stablehlo.convert %102 : (tensor<5xi32>) -> tensor<5xi64>
    %c_35 = stablehlo.constant dense<0> : tensor<i64>
    %104 = stablehlo.reduce(%103 init: %c_35) applies stablehlo.add across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %105 = stablehlo.iota dim = 0 : tensor<5xi64>
    %106 = call @_normal(%6) : (tensor<2xui32>) -> tensor<5x5xf64>
    %107 = call @norm(%106) : (tensor<5x5xf64>) -> tensor<5x1xf64>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %109 = stablehlo.divide %106, %108 : tensor<5x5xf64>
    %110 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %111 = stablehlo.broadcast_in_dim %47#8, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %112 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %114 = stablehlo.subtract %112, %113 : tensor<5x5xf64>
    %115 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %117 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %c_38 = stablehlo.constant dense<0> : tensor<i64>
    %121:11 = stablehlo.while(%iterArg = %116, %iterArg_39 = %114, %iterArg_40 = %118, %iterArg_41 = %84, %iterArg_42 = %101, %iterArg_43 = %105, %iterArg_44 = %104, %iterArg_45 = %c_38, %iterArg_46 = %109, %iterArg_47 = %119, %iterArg_48 = %120) : tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<3xi64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<i64>, tensor<5x5xf64>, tensor<5xf64>, tensor<5xf64>
    cond {
      %c_49 = stablehlo.constant dense<5> : tensor<i64>
      %123 = stablehlo.compare LT, %iterArg_45, %c_49, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %cst_50 = stablehlo.constant dense<1.100000e+00> : tensor<f64>
      %124 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %125 = stablehlo.multiply %124, %iterArg_48 : tensor<5xf64>
      %126 = stablehlo.compare GE, %iterArg_47, %125, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
      %c_51 = stablehlo.constant dense<false> : tensor<i1>
      %127 = stablehlo.reduce(%126 init: %c_51) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      %c_52 = stablehlo.constant dense<false> : tensor<i1>
      %128 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i1>) -> tensor<i1>
      %129 = stablehlo.compare NE, %123, %128, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %130 = stablehlo.convert %129 : tensor<i1>
      %131 = stablehlo.and %130, %127 : tensor<i1>
      stablehlo.return %131 : tensor<i1>
    } do {
      %123 = stablehlo.broadcast_in_dim %iterArg_46, dims = [0, 1] : (tensor<5x5xf64>) -> tensor<5x5x1xf64>
      %124 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%iterArg, %iterArg_39, %iterArg_40, %123) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=5, j=5, k=5, l=5, m=5, n=1, o=5, p=1}, custom>} : (tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xf64>
      %125 = stablehlo.reshape %124 : (tensor<5x5x1xf64>) -> tensor<5x5xf64>
      %126 = func.call @norm(%125) : (tensor<5x5xf64>) -> tensor<5x1xf64>
      %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
      %128 = stablehlo.divide %125, %127 : tensor<5x5xf64>
      %129 = stablehlo.reshape %126 : (tensor<5x1xf64>) -> tensor<5xf64>
      %c_49 = stablehlo.constant dense<0> : tensor<i64>
      %130:6 = stablehlo.while(%iterArg_51 = %iterArg_41, %iterArg_52 = %iterArg_42, %iterArg_53 = %iterArg_43, %iterArg_54 = %c_49, %iterArg_55 = %iterArg_44, %iterArg_56 = %128) : tensor<3xi64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<i64>, tensor<5x5xf64>
      cond {
        %132 = stablehlo.compare LT, %iterArg_54, %iterArg_55, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %132 : tensor<i1>
      } do {
        %c_57 = stablehlo.constant dense<1> : tensor<i64>
        %132 = stablehlo.add %iterArg_54, %c_57 : tensor<i64>
        %c_58 = stablehlo.constant dense<0> : tensor<i64>
        %133 = stablehlo.compare LT, %iterArg_54, %c_58, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %134 = stablehlo.convert %iterArg_54 : tensor<i64>
        %c_59 = stablehlo.constant dense<3> : tensor<i64>
        %135 = stablehlo.add %134, %c_59 : tensor<i64>
        %136 = stablehlo.select %133, %135, %iterArg_54 : tensor<i1>, tensor<i64>
        %137 = stablehlo.dynamic_slice %iterArg_51, %136, sizes = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<1xi64>
        %138 = stablehlo.reshape %137 : (tensor<1xi64>) -> tensor<i64>
        %c_60 = stablehlo.constant dense<0> : tensor<i64>
        %139 = stablehlo.compare LT, %iterArg_54, %c_60, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %140 = stablehlo.convert %iterArg_54 : tensor<i64>
        %c_61 = stablehlo.constant dense<3> : tensor<i64>
        %141 = stablehlo.add %140, %c_61 : tensor<i64>
        %142 = stablehlo.select %139, %141, %iterArg_54 : tensor<i1>, tensor<i64>
        %143 = stablehlo.dynamic_slice %iterArg_52, %142, sizes = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<1xi64>
        %144 = stablehlo.reshape %143 : (tensor<1xi64>) -> tensor<i64>
        %145 = stablehlo.subtract %144, %138 : tensor<i64>
        %c_62 = stablehlo.constant dense<0> : tensor<i64>
        %146 = func.call @_pad_9(%iterArg_56, %c_62) : (tensor<5x5xf64>, tensor<i64>) -> tensor<10x5xf64>
        %c_63 = stablehlo.constant dense<0> : tensor<i64>
        %147 = stablehlo.compare LT, %138, %c_63, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_64 = stablehlo.constant dense<10> : tensor<i64>
        %148 = stablehlo.add %138, %c_64 : tensor<i64>
        %149 = stablehlo.select %147, %148, %138 : tensor<i1>, tensor<i64>
        %c_65 = stablehlo.constant dense<0> : tensor<i64>
        %150 = stablehlo.dynamic_slice %146, %149, %c_65, sizes = [5, 5] : (tensor<10x5xf64>, tensor<i64>, tensor<i64>) -> tensor<5x5xf64>
        %151 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<i64>) -> tensor<5xi64>
        %152 = stablehlo.compare LT, %iterArg_53, %151, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
        %153 = stablehlo.convert %152 : (tensor<5xi1>) -> tensor<5xf64>
        %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
        %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
        %156 = stablehlo.multiply %150, %155 : tensor<5x5xf64>
        %157 = stablehlo.transpose %156, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
        %158:2 = func.call @qr(%157) : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
        %159 = stablehlo.transpose %158#0, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
        %160 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
        %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
        %162 = stablehlo.multiply %159, %161 : tensor<5x5xf64>
        %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %163 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<10x5xf64>
        %c_67 = stablehlo.constant dense<0> : tensor<i64>
        %164 = stablehlo.compare LT, %138, %c_67, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_68 = stablehlo.constant dense<10> : tensor<i64>
        %165 = stablehlo.add %138, %c_68 : tensor<i64>
        %166 = stablehlo.select %164, %165, %138 : tensor<i1>, tensor<i64>
        %c_69 = stablehlo.constant dense<0> : tensor<i64>
        %167 = stablehlo.dynamic_update_slice %163, %162, %166, %c_69 : (tensor<10x5xf64>, tensor<5x5xf64>, tensor<i64>, tensor<i64>) -> tensor<10x5xf64>
        %168 = stablehlo.slice %167 [0:5, 0:5] : (tensor<10x5xf64>) -> tensor<5x5xf64>
        %169 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<i64>) -> tensor<5xi64>
        %170 = stablehlo.compare GE, %iterArg_53, %169, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
        %171 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<i64>) -> tensor<5xi64>
        %172 = stablehlo.compare LT, %iterArg_53, %171, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
        %173 = stablehlo.and %170, %172 : tensor<5xi1>
        %174 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<5xi1>) -> tensor<5x1xi1>
        %175 = func.call @_where_10(%174, %168, %iterArg_56) : (tensor<5x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
        stablehlo.return %iterArg_51, %iterArg_52, %iterArg_53, %132, %iterArg_55, %175 : tensor<3xi64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<i64>, tensor<5x5xf64>
      }
      %c_50 = stablehlo.constant dense<1> : tensor<i64>
      %131 = stablehlo.add %iterArg_45, %c_50 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %131, %130#5, %129, %iterArg_47 : tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<3xi64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<i64>, tensor<5x5xf64>, tensor<5xf64>, tensor<5xf64>
    }
    %122 = stablehlo.transpose %121#8, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    return %47#8, %122 : tensor<5xf64>, tensor<5x5xf64>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>) -> tensor<5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf64>
    return %0 : tensor<5xf64>
  }
  func.func private @_pad(%arg0: tensor<4xf64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [1], high = [0], interior = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @_pad_1(%arg0: tensor<4xf64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [1], interior = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @_pad_2(%arg0: tensor<4xi1>, %arg1: tensor<i1>) -> tensor<5xi1> {
    %0 = stablehlo.pad %arg0, %arg1, low = [1], high = [0], interior = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<5xi1>
    return %0 : tensor<5xi1>
  }
  func.func private @_pad_3(%arg0: tensor<4xi1>, %arg1: tensor<i1>) -> tensor<5xi1> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0], high = [1], interior = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<5xi1>
    return %0 : tensor<5xi1>
  }
  func.func private @cumsum(%arg0: tensor<5xi1>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi64>
    %1 = call @cumsum_4(%0) : (tensor<5xi64>) -> tensor<5xi64>
    return %1 : tensor<5xi64>
  }
  func.func private @cumsum_4(%arg0: tensor<5xi64>) -> tensor<5xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    return %1 : tensor<5xi64>
  }
  func.func private @clip(%arg0: tensor<5xi64>, %arg1: tensor<i64>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xi64>
    return %2 : tensor<5xi64>
  }
  func.func private @cumsum_5(%arg0: tensor<3xi64>) -> tensor<3xi64> {
    %0 = call @cumsum_6(%arg0) : (tensor<3xi64>) -> tensor<3xi64>
    return %0 : tensor<3xi64>
  }
  func.func private @cumsum_6(%arg0: tensor<3xi64>) -> tensor<3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    return %1 : tensor<3xi64>
  }
  func.func private @floor_divide(%arg0: tensor<3xi64>, %arg1: tensor<i64>) -> tensor<3xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %1 = stablehlo.divide %arg0, %0 : tensor<3xi64>
    %2 = stablehlo.sign %arg0 : tensor<3xi64>
    %3 = stablehlo.sign %arg1 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %10 = stablehlo.and %5, %9 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %12 = stablehlo.subtract %1, %11 : tensor<3xi64>
    %13 = call @_where_7(%10, %12, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    return %13 : tensor<3xi64>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>) -> tensor<3xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi64>
    return %0 : tensor<3xi64>
  }
  func.func private @remainder(%arg0: tensor<3xi64>, %arg1: tensor<i64>) -> tensor<3xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_8(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %14 = stablehlo.add %4, %13 : tensor<3xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi64>
    return %15 : tensor<3xi64>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5x5xf64> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5x5xf64>
    return %0 : tensor<5x5xf64>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5x5xf64> {
    %cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5x5xf64>
    %1 = chlo.erf_inv %0 : tensor<5x5xf64> -> tensor<5x5xf64>
    %cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<5x5xf64>
    return %3 : tensor<5x5xf64>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5x5xui64>
    %7 = stablehlo.iota dim = 1 : tensor<5x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<5x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<5x5xui64>
    %12 = stablehlo.add %9, %11 : tensor<5x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<5x5xui64>
    %15 = stablehlo.convert %12 : (tensor<5x5xui64>) -> tensor<5x5xui32>
    %16 = stablehlo.convert %14 : (tensor<5x5xui64>) -> tensor<5x5xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<5x5xui32>, tensor<5x5xui32>) -> (tensor<5x5xui32>, tensor<5x5xui32>)
    %18 = stablehlo.convert %17#0 : (tensor<5x5xui32>) -> tensor<5x5xui64>
    %19 = stablehlo.convert %17#1 : (tensor<5x5xui32>) -> tensor<5x5xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %21 = stablehlo.shift_left %18, %20 : tensor<5x5xui64>
    %22 = stablehlo.or %21, %19 : tensor<5x5xui64>
    %c_3 = stablehlo.constant dense<12> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<5x5xui64>
    %c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %26 = stablehlo.or %24, %25 : tensor<5x5xui64>
    %27 = stablehlo.bitcast_convert %26 : (tensor<5x5xui64>) -> tensor<5x5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %29 = stablehlo.subtract %27, %28 : tensor<5x5xf64>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1xf64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x5xf64>
    %32 = stablehlo.multiply %29, %31 : tensor<5x5xf64>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x5xf64>
    %34 = stablehlo.add %32, %33 : tensor<5x5xf64>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x5xf64>
    %36 = stablehlo.maximum %35, %34 : tensor<5x5xf64>
    return %36 : tensor<5x5xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x5xui32>, %arg3: tensor<5x5xui32>) -> (tensor<5x5xui32>, tensor<5x5xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x5xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<5x5xui32>, tensor<5x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<5x5xui32>, tensor<5x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<5x5xui32>, tensor<5x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<5x5xui32>, tensor<5x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x5xui32>, tensor<5x5xui32>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<5x5xui32>, %arg2: tensor<5x5xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<5x5xui32>, tensor<5x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x5xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x5xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x5xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x5xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x5xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x5xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x5xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x5xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x5xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x5xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x5xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x5xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x5xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x5xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x5xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x5xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x5xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x5xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x5xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x5xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x5xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x5xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x5xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<5x5xui32>, tensor<5x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @norm(%arg0: tensor<5x5xf64>) -> tensor<5x1xf64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %3 = stablehlo.sqrt %2 : tensor<5x1xf64>
    return %3 : tensor<5x1xf64>
  }
  func.func private @_pad_9(%arg0: tensor<5x5xf64>, %arg1: tensor<i64>) -> tensor<10x5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<5x5xf64>, tensor<f64>) -> tensor<10x5xf64>
    return %1 : tensor<10x5xf64>
  }
  func.func private @qr(%arg0: tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xf64>)
    %1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf64>, tensor<5xf64>) -> tensor<5x5xf64>
    %2 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %4 = stablehlo.add %2, %3 : tensor<5x5xi64>
    %5 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<5x5xi1>, tensor<5x5xf64>
    return %1, %8 : tensor<5x5xf64>, tensor<5x5xf64>
  }
  func.func private @_where_10(%arg0: tensor<5x1xi1>, %arg1: tensor<5x5xf64>, %arg2: tensor<5x5xf64>) -> tensor<5x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<5x5xi1>, tensor<5x5xf64>
    return %1 : tensor<5x5xf64>
  }
}
