/* Names of SystemDS 3.3.0's builtin functions, for messages about calls. */
#include "base/data/words.h"
#include "dml/interp.h"

/* Builtin functions that are scripts (scripts/builtin in SystemDS). */
static const char scripts[] =
	"WoE WoEApply abstain adasyn als alsDS alsPredict alsTopkPredict apply_pipeline arima "
	"auc autoencoder_2layer bandit bivar components cor correctTypos correctTyposApply "
	"cox cspline csplineCG csplineDS cvlm dbscan dbscanApply decisionTree "
	"decisionTreePredict deepWalk denialConstraints differenceStatistics discoverFD dmv "
	"ema executePipeline f1Score fdr ffPredict ffTrain fit_pipeline fixInvalidLengths "
	"fixInvalidLengthsApply flattenQuantile frameSort frequencyEncode "
	"frequencyEncodeApply garch gaussianClassifier getAccuracy glm glmPredict gmm "
	"gmmPredict gnmf gridSearch hospitalResidencyMatch hyperband img_brightness "
	"img_brightness_linearized img_crop img_crop_linearized img_cutout "
	"img_cutout_linearized img_invert img_invert_linearized img_mirror "
	"img_mirror_linearized img_posterize img_posterize_linearized img_rotate "
	"img_rotate_linearized img_sample_pairing img_sample_pairing_linearized img_shear "
	"img_shear_linearized img_transform img_transform_linearized img_translate "
	"img_translate_linearized impurityMeasures imputeByFD imputeByFDApply imputeByKNN "
	"imputeByMean imputeByMeanApply imputeByMedian imputeByMedianApply imputeByMode "
	"imputeByModeApply incSliceLine intersect km knn knnGraph knnbf lasso lenetPredict "
	"lenetTrain lmPredictStats logSumExp mae mape matrixProfile mcc mdedup mice miceApply "
	"mse msmape na_locf nrmse outlier outlierByArima outlierByIQR outlierByIQRApply "
	"outlierBySd outlierBySdApply pageRank pcaInverse pnmf ppca psnr quantizeByCluster "
	"raGroupby raJoin raSelection randomForest randomForestPredict rmse scaleMinMax "
	"selectByVarThresh ses setdiff shapExplainer sherlock sherlockPredict shortestPath "
	"sigmoid skewness sliceLine sliceLineDebug sliceLineExtract slicefinder smape smote "
	"softmax split splitBalanced sqrtMatrix stableMarriage statsNA stratstats "
	"symmetricDifference tSNE tomeklink topk_cleaning underSampling union univar "
	"vectorToCsv wer winsorize winsorizeApply xdummy1 xdummy2 xgboost "
	"xgboostPredictClassification xgboostPredictRegression";

/* Builtin functions in Java that there are not here. */
static const char missing[] = "autoDiff federated "
			      "interQuantile rcm "
			      "transformmeta";

smr_status dml_fail_undefined(script *s, smr_dml_at at, const char *name)
{
	if (smr_words_have(missing, NULL, name))
		return dml_run_fail(s, at, "function %s is not in Samara yet", name);
	if (smr_words_have(scripts, NULL, name))
		return dml_run_fail(
			s, at,
			"function %s is a script of SystemDS: --scripts=DIR or JAR says "
			"where it is",
			name);
	return dml_run_fail(s, at, "function %s is undefined", name);
}
