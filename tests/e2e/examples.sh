# Sourced by tests of what is given away: whether an installed Samara runs what it should. $python
# has NumPy.
runs_examples() { # SAMARA SAMARA-CC: C, StableHLO, DML, the compiler
	root=$(cd "$here/../.." && pwd)
	cat >sum.dml <<-'END'
		X = matrix(seq(1, 12), rows=4, cols=3)
		print("sum " + sum(X %*% t(X)))
	END
	cat >twice.mlir <<-'END'
		func.func @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
		  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
		  return %0 : tensor<4x4xf32>
		}
	END
	cat >program.c <<-'END'
		#include <stdio.h>
		static double a[200][200], b[200][200], c[200][200];
		int main(void)
		{
			for (int i = 0; i < 200; i++)
				for (int j = 0; j < 200; j++)
					a[i][j] = i + j, b[i][j] = i - j;
			for (int i = 0; i < 200; i++)
				for (int j = 0; j < 200; j++)
					for (int k = 0; k < 200; k++)
						c[i][j] += a[i][k] * b[k][j];
			printf("%.0f\n", c[7][9]);
		}
	END
	has "C" "$("$1" run --report=rows "$root/examples/superres/superres.c" -- "$root/examples/superres/photo.pgm" photo.pgm 2>&1)" "^network  PSNR 35.04 dB$"
	check "some of its loops are replaced" test -s rows
	same "DML" "sum 2060.0" "$("$1" run sum.dml 2>&1)"
	rm -f out.npz
	check "StableHLO" "$1" run twice.mlir --random 1 --outputs out.npz >mlir.out 2>&1
	check "its results are written" test -s out.npz
	check "a library ahead of time" "$1" build twice.mlir -o twice >build.out 2>&1
	check "it is there" test -s libtwice.so
	for runtime in library guest; do
		check "samara-cc, runtime $runtime" env SAMARA_RUNTIME=$runtime "$2" -O2 program.c -o "program-$runtime"
		same "its program runs" "2594300" "$("./program-$runtime")"
	done
	rm -f rows.program
	SAMARA_FORCE=1 SAMARA_REPORT=rows.program ./program-library >/dev/null
	check "its loops are found" grep -qs gemm rows.program
}
