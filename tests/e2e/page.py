#!/usr/bin/env python3
"""page.py BUILD: the pages of `samara predict --html` and of `samara simulate --search --html` are
whole, ask no network, and work in a browser.

The data in the page are tested without a browser. Chromium ($CHROMIUM, or on the PATH) opens the
page, and a script that is added to a copy of it sorts, slides and chooses as a user would."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BUILD = pathlib.Path(sys.argv[1]).resolve()
PROGRAM = pathlib.Path(__file__).resolve().parent.parent / "stablehlo/programs/mlp_train.mlir"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
failed = 0

USER = """
window.addEventListener("load", () => {
	const said = {}, text = e => e.textContent;
	const rows = id => [...document.querySelectorAll(`#${id} tbody tr`)].map(r => r.firstChild.textContent);
	const head = (id, n) => document.querySelectorAll(`#${id} th button`)[n].click();
	const choose = (id, value) => { const s = document.getElementById(id); s.value = value; s.onchange(); };
	const count = what => document.querySelectorAll(what).length;
	said.title = document.title;
	said.first = rows("machines");
	head("machines", 5); head("machines", 5);
	said.byEnergy = rows("machines");
	said.points = count("#front circle");
	choose("against", "price");
	said.prices = count("#front circle");
	choose("roofline-machine", "a100-80");
	said.kernels = count("#roofline circle");
	said.kernelRows = rows("kernels").length;
	choose("scaling-machine", "h100");
	const d = document.getElementById("devices");
	d.value = 2; d.oninput();
	said.devices = text(document.getElementById("devices-now"));
	said.scaled = rows("scaled");
	said.timeline = count("#timeline rect");
	said.memory = count("#memory rect");
	said.sources = rows("sources").length;
	said.refused = count("#refused li");
	said.wide = document.documentElement.scrollWidth <= document.documentElement.clientWidth;
	const out = document.createElement("pre");
	out.id = "said"; out.textContent = JSON.stringify(said); document.body.append(out);
});
"""
SEARCHER = """
window.addEventListener("load", () => {
	const said = {}, text = id => document.getElementById(id).textContent;
	const rows = id => [...document.querySelectorAll(`#${id} tbody tr`)].map(r => r.firstChild.textContent);
	const count = what => document.querySelectorAll(what).length;
	const slide = (id, value) => { const e = document.getElementById(id); e.value = value; e.oninput(); };
	said.title = document.title;
	said.ways = rows("ways");
	said.points = count("#front circle");
	said.choice = text("choice");
	slide("most", 99);
	said.fewest = text("most-now"); said.few = rows("ways");
	slide("most", 0); slide("limit", 0);
	said.quickest = rows("ways");
	slide("limit", 100);
	const first = text("batch-now");
	slide("batch", 4);
	said.batches = [first, text("batch-now")]; said.batchRows = rows("batches").length;
	said.memory = count("#memory rect"); said.refused = rows("refused"); said.sources = rows("sources");
	said.wide = document.documentElement.scrollWidth <= document.documentElement.clientWidth;
	const out = document.createElement("pre");
	out.id = "said"; out.textContent = JSON.stringify(said); document.body.append(out);
});
"""
BROKEN = """
window.addEventListener("error", e => { const p = document.createElement("pre"); p.id = "broken"; p.textContent = e.message; document.body.append(p); });
"""


def check(title, ok, more=""):
    global failed
    if not ok:
        failed = 1
        print(f"FAILED: {title} {more}")


def samara(*words):
    return subprocess.run([BUILD / "samara", *words], capture_output=True, text=True, timeout=120)


def embedded(page):
    return json.loads(re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.S)[1])


def write_page(folder, program, *more):
    done = samara("predict", "--html", folder / "out.html", *more, program)
    return done, (folder / "out.html").read_text() if (folder / "out.html").exists() else ""


def check_page(folder):
    done, page = write_page(folder, PROGRAM, "--on=h100", "--on=a100-80", "--on=epyc-9654", "--on=h100:4", "--on=p4:3")
    check("one machine cannot run it", done.returncode == 1, done.stderr)
    check("nothing is fetched", not re.search(r"(src|href)=|@import|url\(", page))
    data = embedded(page)
    asked = {(m["machine"], m["devices"]) for m in data["predicted"]["machines"]}
    check("machines", asked == {("h100", 1), ("a100-80", 1), ("epyc-9654", 1), ("h100", 4)}, asked)
    check("kernels", all(m["codelets"] for m in data["predicted"]["machines"]))
    check("sources", all(m["source"] for m in data["machines"].values()) and set(data["machines"]) == {"h100", "a100-80", "epyc-9654"})
    check("other numbers of devices", {m["devices"] for m in data["scaling"]["machines"] if m["machine"] == "a100-80"} >= {1, 2, 4, 8})
    check("timelines", set(data["timelines"]) == {"h100:1", "a100-80:1", "epyc-9654:1", "h100:4"}, set(data["timelines"]))
    return page


def check_odd_programs(folder):
    hostile = folder / "</script><img src=x>.mlir"
    hostile.parent.mkdir(exist_ok=True)
    hostile.write_text(PROGRAM.read_text())
    done, page = write_page(folder, hostile, "--on=h100")
    check("a name with tags", done.returncode == 0 and embedded(page)["predicted"]["file"] == str(hostile), done.stderr)
    script = folder / "s.dml"
    script.write_text("X = rand(rows=100, cols=100, seed=1)\nprint(sum(X %*% X))\n")
    done, page = write_page(folder, script, "--on=this")
    check("a script", done.returncode == 0 and embedded(page)["scaling"] is None, done.stderr)
    done = samara("predict", "--html", folder / "nowhere/out.html", "--on=h100", PROGRAM)
    check("no such folder", done.returncode == 1 and "nowhere/out.html" in done.stderr, done.stderr)


def check_search(folder):
    shape = pathlib.Path(__file__).resolve().parents[2] / "examples/gpt-step/llama-8b.json"
    done = samara("simulate", shape, "--search", "--html", folder / "search.html", "--on=p5.48xlarge:4", "--on=a100-80-sxm:32", "--tokens=1B")
    check("a search", done.returncode == 0, done.stderr)
    page = (folder / "search.html").read_text()
    check("nothing is fetched for a search", not re.search(r"(src|href)=|@import|url\(", page))
    data = embedded(page)
    check("ways", len(data["found"]["ways"]) >= 10 and data["found"]["ways"][0]["job"]["price"] > 0)
    check("prices", all(m["price_per_hour"] > 0 and m["source"] for m in data["machines"].values()), list(data["machines"]))
    check("batches", [b["batch"] for b in data["batches"]] == [16, 32, 64, 128, 256] and data["batches"][2]["asked"] and len(data["batches"][2]["ways"]) == len(data["found"]["ways"]))
    done = samara("simulate", shape, "--html", folder / "search.html", "--on=h100:8")
    check("a page without a search", done.returncode == 2 and "need --search" in done.stderr, done.stderr)
    return page, data


def check_search_use(said, data):
    check("all ways", len(said["ways"]) == len(data["found"]["ways"]) == said["points"], said)
    check("the cheapest", "the cheapest: " in said["choice"] and "--set tensor=" in said["choice"], said)
    check("fewer devices", int(said["fewest"]) < 32 and 0 < len(said["few"]) < len(said["ways"]), said)
    check("less time", 0 < len(said["quickest"]) < len(said["ways"]), said)
    check("other batches", said["batches"] == ["64", "256"] and said["batchRows"] > 0, said)
    check("memory, refused, sources", said["memory"] > 3 and "memory" in said["refused"] and set(said["sources"]) <= {"h100-sxm", "a100-80-sxm"} and said["wide"], said)


def browse(folder, page, user):
    (folder / "used.html").write_text(page.replace("</body>", f"<script>{user}{BROKEN}</script></body>"))
    done = subprocess.run([CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1000,3000", f"--user-data-dir={folder}/profile",
                           "--virtual-time-budget=5000", "--dump-dom", f"file://{folder}/used.html"], capture_output=True, text=True, timeout=120)
    broken, said = (re.search(rf'<pre id="{i}">(.*?)</pre>', done.stdout, re.S) for i in ("broken", "said"))
    check("no error", broken is None and said is not None, broken and broken[1])
    return json.loads(said[1].replace("&lt;", "<").replace("&amp;", "&")) if said else None


def check_use(said):
    check("sorted by time", len(said["first"]) == 4 and said["title"].endswith("mlp_train.mlir"), said)
    check("sorted by energy, the other way", said["byEnergy"] != said["first"] and sorted(said["byEnergy"]) == sorted(said["first"]), said)
    check("points", said["points"] == 4 and 0 < said["prices"] <= 4, said)
    check("kernels", said["kernels"] > 3 and said["kernelRows"] > 3, said)
    check("devices", said["devices"] == "4" and said["scaled"] == ["h100:4"] or said["scaled"] == ["* h100:4"], said)
    check("timeline, memory, sources", said["timeline"] > 3 and said["memory"] == 8 and said["sources"] > 10, said)
    check("refused", said["refused"] == 1 and said["wide"], said)


with tempfile.TemporaryDirectory(prefix="samara-page-") as name:
    folder = pathlib.Path(name)
    page = check_page(folder)
    check_odd_programs(folder)
    found, data = check_search(folder)
    if CHROMIUM:
        said = browse(folder, page, USER)
        if said:
            check_use(said)
        said = browse(folder, found, SEARCHER)
        if said:
            check_search_use(said, data)
    else:
        print("no Chromium: the page is not opened in a browser")
sys.exit(failed)
