"""Made-up csv like Titanic's passenger list and the Adult census, and a data scientist's day with
them: the group dml-day of tests/bench/run."""
import bisect, itertools, os, random, re, statistics, subprocess, sys

import dml

ROWS = 1000000
ADULT = {  # column: values by falling frequency
    "workclass": ["Private", "Self-emp-not-inc", "Local-gov", "NA", "State-gov", "Self-emp-inc", "Federal-gov", "Without-pay", "Never-worked"],
    "education": ["HS-grad", "Some-college", "Bachelors", "Masters", "Assoc-voc", "11th", "Assoc-acdm", "10th", "7th-8th", "Prof-school", "9th", "12th",
                  "Doctorate", "5th-6th", "1st-4th", "Preschool"],
    "marital": ["Married-civ-spouse", "Never-married", "Divorced", "Separated", "Widowed", "Married-spouse-absent", "Married-AF-spouse"],
    "occupation": ["Prof-specialty", "Craft-repair", "Exec-managerial", "Adm-clerical", "Sales", "Other-service", "Machine-op-inspct", "NA",
                   "Transport-moving", "Handlers-cleaners", "Farming-fishing", "Tech-support", "Protective-serv", "Priv-house-serv", "Armed-Forces"],
    "relationship": ["Husband", "Not-in-family", "Own-child", "Unmarried", "Wife", "Other-relative"],
    "race": ["White", "Black", "Asian-Pac-Islander", "Amer-Indian-Eskimo", "Other"],
    "country": ["United-States", "Mexico", "NA", "Philippines", "Germany", "Canada", "Puerto-Rico", "India", "Cuba", "England", "Jamaica", "China", "Italy",
                "Vietnam", "Japan", "Guatemala", "Poland", "Columbia", "Haiti", "Iran", "Taiwan", "Portugal", "Nicaragua", "Peru", "Greece", "France",
                "Ecuador", "Ireland", "Hong", "Cambodia", "Laos", "Thailand", "Yugoslavia", "Hungary", "Scotland"],
}
FAMILIES = ["Braund", "Cumings", "Heikkinen", "Futrelle", "Allen", "Moran", "McCarthy", "Palsson", "Johnson", "Nasser", "Sandstrom", "Bonnell"]


class Pick:
    """Values with frequencies 1, 1/2, 1/3 ..."""

    def __init__(self, r, values):
        self.r, self.values = r, values
        self.sums = list(itertools.accumulate(1 / (i + 1) for i in range(len(values))))

    def __call__(self):
        return self.values[bisect.bisect(self.sums, self.r.random() * self.sums[-1])]


def adult(f, rows):
    r = random.Random(1)
    pick = {k: Pick(r, v) for k, v in ADULT.items()}
    f.write("age,workclass,fnlwgt,education,education_num,marital,occupation,relationship,race,sex,gain,loss,hours,country,income\n")
    for _ in range(rows):
        age, hours, sex, education = 17 + int(60 * r.random() ** 1.5), int(40 + 12 * r.gauss(0, 1)), "Male" if r.random() < 0.67 else "Female", pick["education"]()
        years = 16 - ADULT["education"].index(education)
        gain = int(r.expovariate(1 / 8000)) if r.random() < 0.08 else 0
        rich = 0.04 * (age - 40) + 0.05 * (hours - 40) + 0.15 * (years - 13) + (0.5 if sex == "Male" else -0.5) + gain / 4000 + r.gauss(0, 1) > 0.9
        f.write(f"{age},{pick['workclass']()},{int(20000 + 300000 * r.random())},{education},{years},{pick['marital']()},{pick['occupation']()},"
                f"{pick['relationship']()},{pick['race']()},{sex},{gain},{0 if r.random() < 0.95 else int(2000 * r.random())},{hours},{pick['country']()},"
                f"{'>50K' if rich else '<=50K'}\n")


def titanic(f, rows):
    r = random.Random(2)
    cabin = lambda: f"{r.choice('ABCDEF')}{r.randrange(1, 130)}"
    f.write("class,name,sex,age,sibsp,parch,ticket,fare,cabin,embarked,survived\n")
    for i in range(rows):
        grade, sex = r.choice((1, 2, 3, 3)), "male" if r.random() < 0.65 else "female"
        age = "NA" if r.random() < 0.2 else f"{max(0.4, r.gauss(30, 14)):.1f}"
        lives = (1.5 if sex == "female" else -1.2) - 0.5 * (grade - 2) + r.gauss(0, 1) > 0
        f.write(f'{grade},"{r.choice(FAMILIES)}, {"Mr." if sex == "male" else "Mrs."} {r.choice(FAMILIES)}",{sex},{age},{int(r.expovariate(2))},'
                f"{int(r.expovariate(2.5))},A/{r.randrange(1000, 400000)},{r.expovariate(grade / 60):.4f},{cabin() if r.random() < 0.23 else 'NA'},"
                f"{'NA' if r.random() < 0.002 else r.choice('SSSCQ')},{'yes' if lives else 'no'}\n")


def numbers(ids, bins):
    return ", ".join(f"{{id: {i}, method: equi-width, numbins: {bins}}}" for i in ids)


def filled(ids, how):
    return ", ".join(f"{{id: {i}, method: {how}}}" for i in ids)


LAST = {"gridSearch", "boostPredict"}  # steps that the scripts end with

# name: writer, spec for numbers, spec for codes. Titanic's names and tickets are hashed. No column
# with a dummy code stands before one that is imputed: SystemDS would leave its gaps.
SETS = {
    "adult": (adult, "{ids: true, dummycode: [2, 4, 6, 7, 8, 9, 10, 14], recode: [15]}",
              f"{{ids: true, impute: [{filled((2, 7, 14), 'global_mode')}], recode: [2, 4, 6, 7, 8, 9, 10, 14, 15], bin: [{numbers((1, 3, 5, 11, 12, 13), 8)}]}}"),
    "titanic": (titanic, f"{{ids: true, K: 50, hash: [2, 7], impute: [{filled((4,), 'global_mean')}, {filled((9,), 'global_mode')}], "
                         "recode: [3, 9, 11], dummycode: [10]}",
                f"{{ids: true, K: 20, hash: [2, 7, 9], impute: [{{id: 4, method: constant, value: 4}}, {{id: 9, method: constant, value: 1}}, {filled((10,), 'global_mode')}], recode: [1, 3, 10, 11], "
                f"bin: [{numbers((4, 5, 6, 8), 8)}]}}"),
}


def make(folder, name, rows):
    path = os.path.join(folder, name + ".csv")
    with open(path, "w") as f:
        SETS[name][0](f, rows)
    return path


def steps(bench, command):
    """Milliseconds and value of each step, in order; None: it failed."""
    p = subprocess.run(command, env=bench.ENV, cwd=bench.WORK, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    found = {name: (float(ms), float(value)) for name, ms, value in re.findall(r"^STEP (\w+) (\S+) (\S+)$", p.stdout, re.M)}
    return found if p.returncode == 0 and LAST & set(found) else None


def day(bench, rounds):
    """All steps in one process of each side, in turn; medians."""
    rows = int(os.environ.get("DAY_ROWS", ROWS))
    table = []
    for name, (_, spec, trees) in SETS.items():
        path = make(bench.WORK, name, rows)
        given = lambda few: [f"file={path}", f"spec={spec}", f"trees={trees}", f"few={min(rows // 10, few)}"]
        scripts = {"d1_day": given(20000), "d2_boost": given(300)}
        sides = {"ours": dml.ours, **({"SystemDS": lambda *a: dml.java(*a, "false")} if os.environ.get("SYSTEMDS") else {})}
        got = {side: [] for side in sides}
        for _ in range(rounds):
            for side, command in sides.items():
                found = [steps(bench, command(bench, script, args)) for script, args in scripts.items()]
                got[side] += [{k: v for f in found for k, v in f.items()}] if None not in found else []
        for step in got["ours"][0] if got["ours"] else []:
            mid = {side: statistics.median(s[step][0] for s in runs) if runs else None for side, runs in got.items()}
            of = mid["ours"] / mid["SystemDS"] if mid.get("SystemDS") else None
            values = [runs[0][step][1] for runs in got.values() if runs]
            table.append([f"{name}: {step}", *(f"{mid[s]:.3g}" if mid.get(s) else "" for s in ("SystemDS", "ours")), f"{of:.2f}" if of else "",
                          f"{dml.off_by(*values):.0e}" if len(values) == 2 else ""])
    bench.table(f"A day with csv of {rows:.0e} rows (ms)", ["step", "SystemDS", "ours", "of SystemDS", "values differ by"], table, "dml-day")
