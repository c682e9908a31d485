module @jit_bessel_i0e_float attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<40xf32> {jax.result_info = "[0]"}) {
    %0 = stablehlo.abs %arg0 : tensor<40xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<40xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %9 = stablehlo.multiply %5, %6 : tensor<40xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<40xf32>
    %cst_3 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %11 = stablehlo.convert %cst_3 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %13 = stablehlo.add %10, %12 : tensor<40xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<40xf32>
    %15 = stablehlo.subtract %14, %6 : tensor<40xf32>
    %cst_4 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %16 = stablehlo.convert %cst_4 : (tensor<f64>) -> tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %18 = stablehlo.add %15, %17 : tensor<40xf32>
    %19 = stablehlo.multiply %5, %18 : tensor<40xf32>
    %20 = stablehlo.subtract %19, %13 : tensor<40xf32>
    %cst_5 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %21 = stablehlo.convert %cst_5 : (tensor<f64>) -> tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %23 = stablehlo.add %20, %22 : tensor<40xf32>
    %24 = stablehlo.multiply %5, %23 : tensor<40xf32>
    %25 = stablehlo.subtract %24, %18 : tensor<40xf32>
    %cst_6 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %26 = stablehlo.convert %cst_6 : (tensor<f64>) -> tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %28 = stablehlo.add %25, %27 : tensor<40xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<40xf32>
    %30 = stablehlo.subtract %29, %23 : tensor<40xf32>
    %cst_7 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %31 = stablehlo.convert %cst_7 : (tensor<f64>) -> tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %33 = stablehlo.add %30, %32 : tensor<40xf32>
    %34 = stablehlo.multiply %5, %33 : tensor<40xf32>
    %35 = stablehlo.subtract %34, %28 : tensor<40xf32>
    %cst_8 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %36 = stablehlo.convert %cst_8 : (tensor<f64>) -> tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %38 = stablehlo.add %35, %37 : tensor<40xf32>
    %39 = stablehlo.multiply %5, %38 : tensor<40xf32>
    %40 = stablehlo.subtract %39, %33 : tensor<40xf32>
    %cst_9 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %41 = stablehlo.convert %cst_9 : (tensor<f64>) -> tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %43 = stablehlo.add %40, %42 : tensor<40xf32>
    %44 = stablehlo.multiply %5, %43 : tensor<40xf32>
    %45 = stablehlo.subtract %44, %38 : tensor<40xf32>
    %cst_10 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %46 = stablehlo.convert %cst_10 : (tensor<f64>) -> tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %48 = stablehlo.add %45, %47 : tensor<40xf32>
    %49 = stablehlo.multiply %5, %48 : tensor<40xf32>
    %50 = stablehlo.subtract %49, %43 : tensor<40xf32>
    %cst_11 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %51 = stablehlo.convert %cst_11 : (tensor<f64>) -> tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %53 = stablehlo.add %50, %52 : tensor<40xf32>
    %54 = stablehlo.multiply %5, %53 : tensor<40xf32>
    %55 = stablehlo.subtract %54, %48 : tensor<40xf32>
    %cst_12 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %56 = stablehlo.convert %cst_12 : (tensor<f64>) -> tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %58 = stablehlo.add %55, %57 : tensor<40xf32>
    %59 = stablehlo.multiply %5, %58 : tensor<40xf32>
    %60 = stablehlo.subtract %59, %53 : tensor<40xf32>
    %cst_13 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %61 = stablehlo.convert %cst_13 : (tensor<f64>) -> tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %63 = stablehlo.add %60, %62 : tensor<40xf32>
    %64 = stablehlo.multiply %5, %63 : tensor<40xf32>
    %65 = stablehlo.subtract %64, %58 : tensor<40xf32>
    %cst_14 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %66 = stablehlo.convert %cst_14 : (tensor<f64>) -> tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %68 = stablehlo.add %65, %67 : tensor<40xf32>
    %69 = stablehlo.multiply %5, %68 : tensor<40xf32>
    %70 = stablehlo.subtract %69, %63 : tensor<40xf32>
    %cst_15 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %71 = stablehlo.convert %cst_15 : (tensor<f64>) -> tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %73 = stablehlo.add %70, %72 : tensor<40xf32>
    %74 = stablehlo.multiply %5, %73 : tensor<40xf32>
    %75 = stablehlo.subtract %74, %68 : tensor<40xf32>
    %cst_16 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %76 = stablehlo.convert %cst_16 : (tensor<f64>) -> tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %78 = stablehlo.add %75, %77 : tensor<40xf32>
    %79 = stablehlo.multiply %5, %78 : tensor<40xf32>
    %80 = stablehlo.subtract %79, %73 : tensor<40xf32>
    %cst_17 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %81 = stablehlo.convert %cst_17 : (tensor<f64>) -> tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %83 = stablehlo.add %80, %82 : tensor<40xf32>
    %84 = stablehlo.multiply %5, %83 : tensor<40xf32>
    %85 = stablehlo.subtract %84, %78 : tensor<40xf32>
    %cst_18 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %86 = stablehlo.convert %cst_18 : (tensor<f64>) -> tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %88 = stablehlo.add %85, %87 : tensor<40xf32>
    %89 = stablehlo.multiply %5, %88 : tensor<40xf32>
    %90 = stablehlo.subtract %89, %83 : tensor<40xf32>
    %cst_19 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %91 = stablehlo.convert %cst_19 : (tensor<f64>) -> tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %93 = stablehlo.add %90, %92 : tensor<40xf32>
    %94 = stablehlo.multiply %5, %93 : tensor<40xf32>
    %95 = stablehlo.subtract %94, %88 : tensor<40xf32>
    %cst_20 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %96 = stablehlo.convert %cst_20 : (tensor<f64>) -> tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %98 = stablehlo.add %95, %97 : tensor<40xf32>
    %99 = stablehlo.subtract %98, %88 : tensor<40xf32>
    %100 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<40xf32>
    %102 = stablehlo.divide %3, %0 : tensor<40xf32>
    %103 = stablehlo.subtract %102, %2 : tensor<40xf32>
    %104 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %105 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %106 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %107 = stablehlo.multiply %103, %104 : tensor<40xf32>
    %108 = stablehlo.subtract %107, %105 : tensor<40xf32>
    %cst_21 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %109 = stablehlo.convert %cst_21 : (tensor<f64>) -> tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %111 = stablehlo.add %108, %110 : tensor<40xf32>
    %112 = stablehlo.multiply %103, %111 : tensor<40xf32>
    %113 = stablehlo.subtract %112, %104 : tensor<40xf32>
    %cst_22 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %114 = stablehlo.convert %cst_22 : (tensor<f64>) -> tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %116 = stablehlo.add %113, %115 : tensor<40xf32>
    %117 = stablehlo.multiply %103, %116 : tensor<40xf32>
    %118 = stablehlo.subtract %117, %111 : tensor<40xf32>
    %cst_23 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %119 = stablehlo.convert %cst_23 : (tensor<f64>) -> tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %121 = stablehlo.add %118, %120 : tensor<40xf32>
    %122 = stablehlo.multiply %103, %121 : tensor<40xf32>
    %123 = stablehlo.subtract %122, %116 : tensor<40xf32>
    %cst_24 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %124 = stablehlo.convert %cst_24 : (tensor<f64>) -> tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %126 = stablehlo.add %123, %125 : tensor<40xf32>
    %127 = stablehlo.multiply %103, %126 : tensor<40xf32>
    %128 = stablehlo.subtract %127, %121 : tensor<40xf32>
    %cst_25 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %129 = stablehlo.convert %cst_25 : (tensor<f64>) -> tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %131 = stablehlo.add %128, %130 : tensor<40xf32>
    %132 = stablehlo.multiply %103, %131 : tensor<40xf32>
    %133 = stablehlo.subtract %132, %126 : tensor<40xf32>
    %cst_26 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %134 = stablehlo.convert %cst_26 : (tensor<f64>) -> tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %136 = stablehlo.add %133, %135 : tensor<40xf32>
    %137 = stablehlo.multiply %103, %136 : tensor<40xf32>
    %138 = stablehlo.subtract %137, %131 : tensor<40xf32>
    %cst_27 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %139 = stablehlo.convert %cst_27 : (tensor<f64>) -> tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %141 = stablehlo.add %138, %140 : tensor<40xf32>
    %142 = stablehlo.subtract %141, %131 : tensor<40xf32>
    %143 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %144 = stablehlo.multiply %143, %142 : tensor<40xf32>
    %145 = stablehlo.sqrt %0 : tensor<40xf32>
    %146 = stablehlo.divide %144, %145 : tensor<40xf32>
    %cst_28 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %148 = stablehlo.compare  LE, %0, %147,  FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %149 = stablehlo.select %148, %101, %146 : tensor<40xi1>, tensor<40xf32>
    return %149 : tensor<40xf32>
  }
}
