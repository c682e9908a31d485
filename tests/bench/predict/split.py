"""Which programs are for developing the cost model, and which are held back for the figures.
By name alone, whatever a program computes. Programs that constants were fitted
on before there was this rule are all for developing (FITTED)."""

import hashlib

FITTED = set("""mlp_64 mlp_step cache_bf16 swiglu_bf16 rms_bf16 convnet batch_norm gru jacobi_128 pairs_300 power_iteration inverse_40 cross_entropy
segments mandelbrot adam_60000 int_dot gemm_bf16 gemm_thin spectrum_512 ranks best median_filter collatz tiny running k1_sumxyz k3_l2svm_inner k4_mlogreg_inner
k5_als_loss k6_pagerank a5_alscg""".split())


def is_held(name):
    return name not in FITTED and hashlib.sha256(name.encode()).digest()[0] % 2 == 0


# Programs of C and scripts that are run once (ran.py) and that the predictor was developed with
# before there was this rule.
RUN_BEFORE = set("""axpy_1000.c axpy_16.c colsum.c conv2d.c dot.c gemm.c gemv.c grey.c histogram.c jacobi2d.c lu.c nbody.c prefix_sum.c relu.c softmax.c
transpose.c heat.c superres.c a1_lmcg.dml a2_l2svm.dml a3_mlogreg.dml a4_kmeans.dml a6_lmds.dml a7_pca.dml k2_mmchain.dml""".split())


def is_held_run(name):
    """Two of three."""
    return name not in RUN_BEFORE and hashlib.sha256(f"ran {name}".encode()).digest()[0] % 3 != 0
