"""The cases: name, script, arguments, files it writes. {d} is the data's folder, {o} where
results go, {e:NAME} a folder with the expected files of another case: so a wrong model fails once,
not again in each case that predicts with it."""

DIRECT, ITERATIVE = 1e-9, 1e-6

# Random numbers are not SystemML's own: where a script begins with some, both get these instead.
SPREAD = "((matrix(seq(1, {n}), rows={r}, cols={c}) * 0.6180339887498949) %% 1)"

# eigenvectors, whose columns may have either sign
SIGNS = {"dominant.eigen.vectors", "projected.data"}

# SystemML prints 0.0 here where the script says text
UNPRINTED = {"univar"}


def spread(r, c):
    return SPREAD.format(r=r, c=c, n=f"({r}) * ({c})")


CASES = [
    # name, script, tolerance, arguments, outputs, {text of the script: instead of it}
    ("lin_cg", "LinearRegCG", ITERATIVE, "X={d}/X.csv Y={d}/Y.csv B={o}/B O={o}/O Log={o}/Log icpt=2 reg=0.01 tol=1e-9 maxi=100 fmt=csv", "B O Log"),
    ("lin_ds", "LinearRegDS", DIRECT, "X={d}/X.csv Y={d}/Y.csv B={o}/B O={o}/O icpt=2 reg=0.01 fmt=csv", "B O"),
    ("lin_ds_plain", "LinearRegDS", DIRECT, "X={d}/X.csv Y={d}/Y.csv B={o}/B fmt=csv", "B"),
    ("step_lin", "StepLinearRegDS", DIRECT, "X={d}/X.csv Y={d}/Y.csv B={o}/B S={o}/S O={o}/O icpt=1 thr=0.001 write_beta=TRUE fmt=csv", "B S O"),
    ("glm_gauss", "GLM", ITERATIVE, "X={d}/X.csv Y={d}/Y.csv B={o}/B O={o}/O dfam=1 vpow=0.0 icpt=1 tol=1e-9 fmt=csv", "B O"),
    ("glm_poisson", "GLM", ITERATIVE, "X={d}/X.csv Y={d}/Ycounts.csv B={o}/B O={o}/O dfam=1 vpow=1.0 link=1 lpow=0.0 icpt=1 moi=200 mii=5 tol=1e-9 fmt=csv", "B O"),
    ("glm_gamma", "GLM", ITERATIVE, "X={d}/X.csv Y={d}/Ypositive.csv B={o}/B O={o}/O dfam=1 vpow=2.0 link=1 lpow=0.0 icpt=2 reg=0.01 tol=1e-9 fmt=csv", "B O"),
    ("glm_logit", "GLM", ITERATIVE, "X={d}/X.csv Y={d}/Ybinary.csv B={o}/B O={o}/O dfam=2 link=2 yneg=2 icpt=2 reg=0.01 tol=1e-9 fmt=csv", "B O"),
    ("glm_probit", "GLM", ITERATIVE, "X={d}/X.csv Y={d}/Ybinary.csv B={o}/B O={o}/O dfam=2 link=3 yneg=2 icpt=1 reg=0.1 tol=1e-9 fmt=csv", "B O"),
    ("glm_predict", "GLM-predict", DIRECT, "X={d}/X.csv B={e:glm_poisson}/B Y={d}/Ycounts.csv M={o}/M O={o}/O dfam=1 vpow=1.0 link=1 lpow=0.0 fmt=csv", "M O"),
    ("glm_predict_logit", "GLM-predict", DIRECT, "X={d}/X.csv B={e:glm_logit}/B Y={d}/Ysigns.csv M={o}/M O={o}/O dfam=2 link=2 fmt=csv", "M O"),
    ("step_glm", "StepGLM", ITERATIVE, "X={d}/X.csv Y={d}/Ybinary.csv B={o}/B S={o}/S O={o}/O dfam=2 link=2 yneg=2 icpt=1 thr=0.01 tol=1e-9 fmt=csv", "B S O"),
    ("mlogreg", "MultiLogReg", ITERATIVE, "X={d}/X.csv Y={d}/Ythree.csv B={o}/B Log={o}/Log icpt=2 reg=1.0 tol=1e-9 moi=100 mii=20 fmt=csv", "B"),
    ("mlogreg_predict", "GLM-predict", DIRECT, "X={d}/X.csv B={e:mlogreg}/B Y={d}/Ythree.csv M={o}/M O={o}/O dfam=3 fmt=csv", "M O"),
    ("l2svm", "l2-svm", ITERATIVE, "X={d}/X.csv Y={d}/Ybinary.csv model={o}/w Log={o}/Log icpt=1 tol=1e-9 reg=1.0 maxiter=100 fmt=csv", "w"),
    ("l2svm_predict", "l2-svm-predict", DIRECT, "X={d}/X.csv Y={d}/Ybinary.csv model={e:l2svm}/w scores={o}/s accuracy={o}/a confusion={o}/c fmt=csv", "s a c"),
    ("msvm", "m-svm", ITERATIVE, "X={d}/X.csv Y={d}/Ythree.csv model={o}/w Log={o}/Log icpt=1 tol=1e-9 reg=1.0 maxiter=100 fmt=csv", "w"),
    ("msvm_predict", "m-svm-predict", DIRECT, "X={d}/X.csv Y={d}/Ythree.csv model={e:msvm}/w scores={o}/s accuracy={o}/a confusion={o}/c fmt=csv", "s a c"),
    ("bayes", "naive-bayes", DIRECT, "X={d}/counts.csv Y={d}/Ythree.csv laplace=1 prior={o}/p conditionals={o}/k accuracy={o}/a fmt=csv", "p k a"),
    ("bayes_predict", "naive-bayes-predict", DIRECT, "X={d}/counts.csv Y={d}/Ythree.csv prior={e:bayes}/p conditionals={e:bayes}/k probabilities={o}/q accuracy={o}/a confusion={o}/c fmt=csv", "q a c"),
    ("kmeans", "Kmeans", ITERATIVE, "X={d}/points.csv k=4 runs=3 samp=10 C={o}/C isY=TRUE Y={o}/Y fmt=csv", "C Y",
     {"Rand (rows = 1, cols = num_runs, min = 0.0, max = 1.0)": spread("1", "num_runs"),
      "Rand (rows = sample_block_size, cols = num_samples, min = 0.0, max = 1.0)": spread("sample_block_size", "num_samples")}),
    ("kmeans_predict", "Kmeans-predict", DIRECT, "X={d}/points.csv C={e:kmeans}/C prY={o}/Y O={o}/O fmt=csv", "Y O"),
    ("pca", "PCA", DIRECT, "INPUT={d}/X.csv K=3 CENTER=1 SCALE=1 PROJDATA=1 OFMT=csv OUTPUT={o}", "dominant.eigen.standard.deviations dominant.eigen.values dominant.eigen.vectors projected.data"),
    ("als_cg", "ALS-CG", ITERATIVE, "X={d}/ratings.csv U={o}/U V={o}/V rank=3 reg=L2 lambda=0.01 maxi=20 check=TRUE thr=1e-9 fmt=csv", "U V",
     {"rand (rows = m, cols = r, min = -0.5, max = 0.5)": spread("m", "r") + " - 0.5",
      "rand (rows = n, cols = r, min = -0.5, max = 0.5)": spread("n", "r") + " - 0.5"}),
    ("als_cg_weighted", "ALS-CG", ITERATIVE, "X={d}/ratings.csv U={o}/U V={o}/V rank=2 reg=wL2 lambda=0.1 maxi=10 check=TRUE fmt=csv", "U V",
     {"rand (rows = m, cols = r, min = -0.5, max = 0.5)": spread("m", "r") + " - 0.5",
      "rand (rows = n, cols = r, min = -0.5, max = 0.5)": spread("n", "r") + " - 0.5"}),
    ("als_ds", "ALS-DS", ITERATIVE, "V={d}/ratings.csv L={o}/L R={o}/R rank=3 lambda=0.01 maxi=10 check=TRUE fmt=csv", "L R",
     {"rand (rows = m, cols = r, min = -0.5, max = 0.5)": spread("m", "r") + " - 0.5",
      "rand (rows = n, cols = r, min = -0.5, max = 0.5)": spread("n", "r") + " - 0.5"}),
    ("als_predict", "ALS_predict", DIRECT, "X={d}/pairs.csv L={e:als_ds}/L R={e:als_ds}/R Y={o}/Y Vrows=20 Vcols=12 fmt=csv", "Y"),
    ("als_topk", "ALS_topk_predict", DIRECT, "X={d}/users.csv L={e:als_ds}/L R={e:als_ds}/R V={d}/ratings.csv Y={o}/Y K=3 fmt=csv", "Y"),
    ("cspline_cg", "CsplineCG", ITERATIVE, "X={d}/curve_x.csv Y={d}/curve_y.csv K={o}/K O={o}/O inp_x=2.6 tol=1e-9 maxi=200 fmt=csv", "O"),
    ("cspline_ds", "CsplineDS", DIRECT, "X={d}/curve_x.csv Y={d}/curve_y.csv K={o}/K O={o}/O inp_x=2.6 fmt=csv", "K O"),
    ("cox", "Cox", ITERATIVE, "X={d}/survival.csv TE={d}/TE.csv F={d}/F.csv M={o}/M S={o}/S T={o}/T COV={o}/COV RT={o}/RT XO={o}/XO MF={o}/MF tol=1e-9 fmt=csv", "M S T COV RT XO MF"),
    ("cox_predict", "Cox-predict", DIRECT, "X={e:cox}/XO RT={e:cox}/RT M={e:cox}/M Y={e:cox}/XO COV={e:cox}/COV MF={e:cox}/MF P={o}/P fmt=csv", "P"),
    ("km", "KM", DIRECT, "X={d}/survival.csv TE={d}/TE.csv GI={d}/GI.csv SI={d}/SI.csv O={o}/O M={o}/M T={o}/T ttype=log-rank fmt=csv", "O M T"),
    ("km_plain", "KM", DIRECT, "X={d}/survival.csv TE={d}/TE.csv GI={d}/GI.csv SI={d}/SI.csv O={o}/O M={o}/M etype=peto ctype=log-log fmt=csv", "O M"),
    ("univar", "Univar-Stats", DIRECT, "X={d}/mixed.csv TYPES={d}/types.csv CONSOLE_OUTPUT=TRUE STATS={o}/S", "S"),
    ("bivar", "bivar-stats", DIRECT, "X={d}/mixed.csv index1={d}/index1.csv index2={d}/index2.csv types1={d}/types1.csv types2={d}/types2.csv OUTDIR={o}",
     "bivar.scale.scale.stats bivar.nominal.scale.stats bivar.nominal.nominal.stats bivar.ordinal.ordinal.stats"),
    ("strat", "stratstats", DIRECT, "X={d}/X.csv Xcid={d}/index3.csv Y={d}/X.csv Ycid={d}/index4.csv S={d}/stratum.csv Scid=1 O={o}/O fmt=csv", "O"),
    ("tree", "decision-tree", DIRECT, "X={d}/X.csv Y={d}/Ycoded.csv M={o}/M O={o}/O S_map={o}/S bins=10 depth=5 num_leaf=5 num_samples=10 impurity=Gini fmt=csv", "M"),
    ("tree_predict", "decision-tree-predict", DIRECT, "X={d}/X.csv Y={d}/Ycoded.csv M={e:tree}/M P={o}/P A={o}/A CM={o}/CM fmt=csv", "P A CM"),
    ("forest", "random-forest", DIRECT, "X={d}/X.csv Y={d}/Ycoded.csv M={o}/M C={o}/C bins=10 depth=5 num_leaf=5 num_samples=10 num_trees=3 fmt=csv", "M C",
     {'rand (rows = num_records, cols = num_trees, pdf = "poisson", lambda = rate)': "round(" + spread("num_records", "num_trees") + " * 2)",
      "sample (num_features_total, num_feature_samples)": "(seq(1, num_feature_samples) + 1)"}),
    ("forest_predict", "random-forest-predict", DIRECT, "X={d}/X.csv Y={d}/Ycoded.csv M={e:forest}/M C={e:forest}/C P={o}/P A={o}/A OOB={o}/OOB CM={o}/CM fmt=csv", "P A OOB CM"),
]
