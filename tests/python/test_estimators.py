#!/usr/bin/env python3
"""test_estimators.py LIBRARY: samara.estimators: scikit-learn's own checks of one estimator of each
kind (all with SAMARA_REPEATS above 1), and results against scikit-learn's on small data."""

import doctest
import os
import pathlib
import sys
import warnings

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
os.environ["SAMARA_LIBRARY"] = sys.argv[1]
import samara  # noqa: E402  after the library is named

failed = 0


def check(what, good):
    global failed
    if not good:
        print(f"FAILED {what}")
        failed = 1


check("samara does not import scikit-learn", "sklearn" not in sys.modules and samara is not None)

from scipy import sparse  # noqa: E402
from sklearn import cluster, datasets, decomposition  # noqa: E402
from sklearn import linear_model, naive_bayes, neighbors  # noqa: E402
from sklearn.model_selection import cross_val_score  # noqa: E402
from sklearn.pipeline import make_pipeline  # noqa: E402
from sklearn.utils.estimator_checks import check_estimator  # noqa: E402

from samara import estimators  # noqa: E402

X, y = datasets.load_iris(return_X_y=True)


def same(what, got, wanted, within=1e-6):
    check(f"{what}: {np.max(np.abs(np.subtract(got, wanted)))} apart", np.allclose(got, wanted, atol=within))


def sparse_rows():
    rows = sparse.random(200, 30, 0.1, random_state=1, format="csc")
    target = rows @ np.arange(30.0)
    codes = (target > np.median(target)).astype(int) + (target > np.quantile(target, 0.8))
    for model, wanted in ((estimators.LinearRegression(), target), (estimators.LinearRegression(solver="cg"), target),
                          (estimators.LogisticRegression(), codes), (estimators.LinearSVC(), codes)):
        dense = model.fit(rows.toarray(), wanted).predict(rows.toarray())
        same(f"{model} of sparse rows", model.fit(rows, wanted).predict(rows), dense)


def checks(names):
    for name in names:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            told = check_estimator(getattr(estimators, name)(), on_fail=None)
        bad = [f"{r['check_name']}: {r['exception']!r}" for r in told if r["status"] == "failed"]
        check(f"check_estimator of {name}: {bad}", not bad and len(told) > 30)


def results():
    ours, theirs = estimators.LinearRegression().fit(X, y), linear_model.LinearRegression().fit(X, y)
    same("coefficients", [*ours.coef_, ours.intercept_], [*theirs.coef_, theirs.intercept_])
    same("by conjugate gradients", estimators.LinearRegression(solver="cg").fit(X, y).predict(X), theirs.predict(X), 1e-4)
    same("several columns", estimators.LinearRegression().fit(X, np.c_[y, -y]).predict(X)[:, 1], -theirs.predict(X))
    names = np.array(["setosa", "versicolor", "virginica"])[y]
    for cls, least in (("LogisticRegression", 0.95), ("LinearSVC", 0.92), ("GaussianNB", 0.94), ("KNeighborsClassifier", 0.95),
                       ("RandomForestClassifier", 0.93)):
        model = getattr(estimators, cls)()
        score = cross_val_score(model, X, names, cv=3).mean()
        check(f"{cls}: {score} of unseen rows", score >= least)
        check(f"{cls} gives labels", set(model.fit(X, names).predict(X)) == set(names))
    same("GaussianNB", estimators.GaussianNB().fit(X, y).predict_proba(X), naive_bayes.GaussianNB().fit(X, y).predict_proba(X))
    same("KNeighborsClassifier", estimators.KNeighborsClassifier(3).fit(X[::2], y[::2]).predict(X[1::2]),
         neighbors.KNeighborsClassifier(3).fit(X[::2], y[::2]).predict(X[1::2]))
    same("probabilities", estimators.LogisticRegression().fit(X, y).predict_proba(X).sum(axis=1), 1)
    two = y > 0
    check("LinearSVC of two classes", (estimators.LinearSVC().fit(X, two).predict(X) == two).all())
    ours, theirs = estimators.PCA(2).fit(X), decomposition.PCA(2).fit(X)
    same("components", np.abs(ours.components_), np.abs(theirs.components_))
    same("rows from components", ours.inverse_transform(ours.transform(X)), theirs.inverse_transform(theirs.transform(X)))
    ours, theirs = estimators.KMeans(3, random_state=1).fit(X), cluster.KMeans(3, n_init=10, random_state=1).fit(X)
    same("sum of squared distances", ours.inertia_, theirs.inertia_, 0.1)
    same("labels are nearest centers", ours.labels_, ours.predict(X))
    same("DBSCAN", estimators.DBSCAN(0.5).fit_predict(X), cluster.DBSCAN(eps=0.5).fit_predict(X))
    forest = estimators.RandomForestClassifier(5, max_depth=4, random_state=3).fit(X, y)
    same("the same seed, the same forest", forest.predict_proba(X), estimators.RandomForestClassifier(5, 4, random_state=3).fit(X, y).predict_proba(X))
    same("shares of classes", forest.predict_proba(X).sum(axis=1), 1)
    check("a leaf has enough rows", estimators.RandomForestClassifier(5, min_leaf=200).fit(X, y).features_.max() == 0)
    pipe = make_pipeline(estimators.PCA(3), estimators.LogisticRegression())
    check("a pipeline", pipe.fit(X, y).score(X, y) > 0.95)


results()
sparse_rows()
checks(estimators.__all__ if int(os.environ.get("SAMARA_REPEATS", 0)) > 1 else ("LinearRegression", "DBSCAN", "PCA"))
check("examples of docs/howto/estimators.md",
      doctest.testfile(str(ROOT / "docs/howto/estimators.md"), module_relative=False).failed == 0)
print("ok" if not failed else "failed")
sys.exit(failed)
