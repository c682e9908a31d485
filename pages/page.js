/* What all pages have: numbers with units, tables that sort, axes, files to save. */
const $ = id => document.getElementById(id), data = JSON.parse($("data").textContent);
const COLOURS = ["#1f6feb", "#d1495b", "#2a9d63", "#b7791f", "#7b4bc9", "#0e8f9c", "#8a5a44", "#64748b"];

function scaled(x, units, step) {
	if (!(x > 0)) return x === 0 ? "0 " + units.at(-1) : "";
	let i = units.length - 1;
	while (i > 0 && x >= step) { x /= step; i-- }
	return x.toPrecision(3).replace(/e\+?(\d+)/, "e$1") + " " + units[i];
}
const seconds = s => s >= 1 ? s.toPrecision(3) + " s" : s > 0 ? scaled(s * 1e9, ["s", "ms", "µs", "ns"], 1000) : "0 s";
const bytes = b => scaled(b, ["TB", "GB", "MB", "kB", "B"], 1000);
const rate = f => scaled(f, ["PFLOP/s", "TFLOP/s", "GFLOP/s", "MFLOP/s", "kFLOP/s", "FLOP/s"], 1000);
const joules = e => e >= 1 ? e.toPrecision(3) + " J" : e > 0 ? scaled(e * 1e6, ["J", "mJ", "µJ"], 1000) : "unknown";
const percent = x => (100 * x).toPrecision(2) + " %";
const money = x => x > 0 ? x.toPrecision(3) : "unknown";
const colour = i => COLOURS[i % COLOURS.length];

/* ---- tables ---- */

/* columns: {name, of: row → value, show: value → text}; a click on a head sorts. */
function table(where, columns, rows, sorted = -1, down = false) {
	const value = (c, r) => c.of(r), order = [...rows];
	if (sorted >= 0) order.sort((a, b) => {
		const x = value(columns[sorted], a), y = value(columns[sorted], b);
		return (typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y))) * (down ? -1 : 1);
	});
	const head = document.createElement("tr"), body = document.createElement("tbody");
	columns.forEach((c, i) => {
		const th = document.createElement("th"), b = document.createElement("button");
		b.textContent = c.name; th.append(b); head.append(th);
		if (i === sorted) th.setAttribute("aria-sort", down ? "descending" : "ascending");
		b.onclick = () => table(where, columns, rows, i, i === sorted && !down);
	});
	for (const r of order) {
		const tr = document.createElement("tr");
		for (const c of columns) {
			const td = document.createElement("td"), v = value(c, r);
			td.textContent = c.show ? c.show(v) : v;
			if (c === columns[0]) td.title = v;
			if (c.warn && c.warn(r)) td.className = "warn";
			tr.append(td);
		}
		body.append(tr);
	}
	where.replaceChildren(head, body);
}

/* ---- drawing ---- */

const W = 900, H = 420, LEFT = 80, RIGHT = 30, TOP = 15, BOTTOM = 45;
function svg(name, attributes, text) {
	const e = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
	if (text !== undefined) e.textContent = text;
	return e;
}
function titled(e, text) { e.append(svg("title", {}, text)); return e; }

/* Logarithmic axes around the points; at(x, y) gives a place. */
function axes(where, xs, ys, showX, showY, nameX, nameY) {
	const s = svg("svg", {viewBox: `0 0 ${W} ${H}`, role: "img"});
	const span = v => { const l = v.filter(x => x > 0).map(Math.log10); return [Math.min(...l) - .15, Math.max(...l) + .15] };
	const [x0, x1] = span(xs), [y0, y1] = span(ys);
	const px = x => LEFT + (Math.log10(x) - x0) / (x1 - x0) * (W - LEFT - RIGHT);
	const py = y => H - BOTTOM - (Math.log10(y) - y0) / (y1 - y0) * (H - TOP - BOTTOM);
	const ticks = (a, b) => {
		const all = [];
		for (let e = Math.floor(a); e <= b; e++) for (const f of b - a > 4 ? [1] : b - a > 1.5 ? [1, 3] : [1, 2, 5]) if (Math.log10(f) + e > a && Math.log10(f) + e < b) all.push(f * 10 ** e);
		return all;
	};
	for (const t of ticks(x0, x1)) s.append(svg("line", {class: "grid", x1: px(t), x2: px(t), y1: TOP, y2: H - BOTTOM}), svg("text", {x: px(t), y: H - BOTTOM + 16, "text-anchor": "middle"}, showX(t)));
	for (const t of ticks(y0, y1)) s.append(svg("line", {class: "grid", x1: LEFT, x2: W - RIGHT, y1: py(t), y2: py(t)}), svg("text", {x: LEFT - 6, y: py(t) + 4, "text-anchor": "end"}, showY(t)));
	s.append(svg("text", {x: W - RIGHT, y: H - 8, "text-anchor": "end"}, nameX), svg("text", {x: 4, y: TOP - 2}, nameY));
	where.replaceChildren(s);
	saver(where, s);
	return {s, px, py, x0: 10 ** x0, x1: 10 ** x1, y0: 10 ** y0, y1: 10 ** y1};
}

function save(name, type, text) {
	const a = document.createElement("a");
	a.href = URL.createObjectURL(new Blob([text], {type})); a.download = name; a.click();
	setTimeout(() => URL.revokeObjectURL(a.href), 1000);
}
function saver(where, s) {
	const b = document.createElement("button");
	b.className = "tool"; b.textContent = "SVG";
	b.onclick = () => {
		const c = s.cloneNode(true), css = getComputedStyle(document.documentElement);
		const now = n => css.getPropertyValue(n).trim();
		c.setAttribute("xmlns", "http://www.w3.org/2000/svg");
		c.prepend(svg("style", {}, `text { fill: ${now("--soft")}; font: 12px sans-serif } .grid { stroke: ${now("--line")} }`));
		save(where.id + ".svg", "image/svg+xml", new XMLSerializer().serializeToString(c));
	};
	where.append(b);
}
function none(where, text) { const p = document.createElement("p"); p.textContent = text; where.replaceChildren(p); }

function choices(select, names, draw) {
	for (const n of names) select.append(new Option(n, n));
	select.onchange = draw;
}
