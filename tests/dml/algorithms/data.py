"""Small data for the algorithm scripts, the same on every machine: Python's own generator, no
library."""
import math
import random

ROWS = 60


def rows(n, row):
    return [row(i) for i in range(n)]


def bell(r):
    return sum(r.random() for _ in range(12)) - 6


def features(seed, n, k):
    r = random.Random(seed)
    return [[bell(r) for _ in range(k)] for _ in range(n)]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


WEIGHTS = [1.5, -2.0, 0.75, 0.0, 0.5]


def make():
    """{name: rows}"""
    r = random.Random(7)
    x = features(1, ROWS, 5)
    score = [dot(row, WEIGHTS) + 0.3 * bell(r) for row in x]
    d = {"X": x, "Y": [[3 + s] for s in score]}
    d["Ybinary"] = [[1 if s + 0.8 * bell(r) > 0 else 2] for s in score]
    d["Ysigns"] = [[1 if row[0] == 1 else -1] for row in d["Ybinary"]]
    d["Ythree"] = [[1 if s < -1 else 2 if s < 1 else 3] for s in (s + bell(r) for s in score)]
    d["Ycounts"] = [[sum(r.random() < 0.1 for _ in range(int(10 * math.exp(min(s, 3) / 2))))] for s in score]
    d["Ypositive"] = [[math.exp(s / 4 + 0.2 * bell(r))] for s in score]
    d["counts"] = [[int(r.random() * (2 + 3 * ((j + y[0]) % 3 == 0))) for j in range(6)] for y in d["Ythree"]]
    centers = [(0, 0, 0), (8, 8, 0), (0, 8, 8), (8, 0, 8)]
    d["points"] = [[c + 0.5 * bell(r) for c in centers[i % 4]] for i in range(80)]
    d["ratings"] = [[1 + int(4 * r.random()) if r.random() < 0.4 or i == j or j == i % 12 else 0 for j in range(12)] for i in range(20)]
    d["pairs"] = [[1 + i % 20, 1 + (5 * i) % 12] for i in range(30)]
    d["users"] = [[i] for i in (2, 5, 11)]
    d["curve_x"] = [[0.25 * i] for i in range(20)]
    d["curve_y"] = [[math.sin(row[0]) + 0.1 * row[0]] for row in d["curve_x"]]
    # time, event, group, stratum, covariates
    d["survival"] = [[1 + int(30 * r.random()), int(r.random() < 0.7), 1 + i % 3, 1 + i % 2, bell(r), bell(r)] for i in range(ROWS)]
    d["TE"] = [[1], [2]]
    d["F"] = [[5], [6]]
    d["GI"], d["SI"] = [[3]], [[4]]
    # columns for statistics: scale, nominal, ordinal
    d["mixed"] = [[bell(r), 10 + 3 * bell(r), 1 + int(3 * r.random()), 1 + int(4 * r.random()), 1 + int(5 * r.random()), 1 + i % 5] for i in range(ROWS)]
    d["types"] = [[1, 1, 2, 2, 3, 3]]
    d["index1"], d["types1"] = [[1, 3, 5, 3]], [[1, 2, 3, 2]]
    d["index2"], d["types2"] = [[2, 4, 6, 2]], [[1, 2, 3, 1]]
    d["index3"], d["index4"] = [[1, 2]], [[3, 5]]
    d["stratum"] = [[1 + i % 3] for i in range(ROWS)]
    d["Ycoded"] = [[int(y[0] == k + 1) for k in range(3)] for y in d["Ythree"]]
    return d


def write(folder):
    for name, table in make().items():
        path = folder / f"{name}.csv"
        path.write_text("".join(",".join(repr(v) for v in row) + "\n" for row in table))
        path.with_suffix(".csv.mtd").write_text(
            '{"data_type": "matrix", "value_type": "double", "rows": %d, "cols": %d, "format": "csv", "header": false, "sep": ","}\n'
            % (len(table), len(table[0])))
