"""Loops over ranges that arrays tell, such as rows of a sparse matrix, for generate.py."""

SPARSE = """/* begins of rows, some of which are empty; of `odd` some are reversed, some overlap */
enum { ROWS = 6100, PICKS = ROWS * 11 };
static int rows[ROWS], odd[ROWS], count[ROWS], picks[PICKS];
static unsigned rows_u[ROWS], picks_u[PICKS];
static long rows_l[ROWS], picks_l[PICKS];

__attribute__((constructor)) static void make_rows(void)
{
	unsigned h = 1, at = 1;

	for (int i = 0; i < ROWS; i++) {
		h = h * 1664525 + 1013904223;
		rows[i] = odd[i] = (int)at;
		rows_u[i] = at;
		rows_l[i] = (long)at;
		count[i] = (int)(h >> 28) - 3;
		at += h % 7 == 0 ? 0 : i < 95 ? 60 + (h >> 27) : h % 61 == 0 ? 90 : h >> 29;
		if (h % 23 == 0)
			odd[i] += 5;
	}
	for (int k = 0; k < PICKS; k++) {
		h = h * 1664525 + 1013904223;
		picks[k] = (int)(h >> 8) % 5900 - (h % 3 == 0 ? 40 : 0);
		picks_u[k] = (h >> 8) % 5900;
		picks_l[k] = picks[k];
	}
}
"""


class Sparse:
    def ranges(self):
        """A fold over a range: elements in a row, or those that an index array picks."""
        r, s, k, i = self.rng, self.new("s"), self.new("k"), self.open()
        t, of = r.choice((("int", "rows"), ("int", "rows"), ("int", "odd"), ("long", "rows_l"), ("unsigned", "rows_u"), ("size_t", "rows_u"),
                          ("long", "rows"), ("int", "count")))
        pick = f"b[{r.choice(('picks', 'picks', 'picks_l', 'picks_u'))}[{k}]]"
        if of == "count":
            lo, hi, own = "0", f"count[{i}]", f"a[({i}) * 8 + {k}]"
        else:
            less = r.choice(("", "", "", " - 1"))
            lo, hi, own = f"{of}[{i}]{less}", f"{of}[({i}) + 1]{less}", f"a[{k}]"
        test = f"{k} <= {hi} - 1" if r.random() < 0.15 and t not in ("unsigned", "size_t") else f"{k} < {hi}"
        term = r.choice((f"{own} * {pick}", f"{own} * {pick}", f"{pick} * {own}", pick, own, f"({own} - {self.number()}) * {pick}"))
        how = r.choice((f"{s} += {self.small(term)}", f"{s} += {self.small(term)}", f"{s} -= {self.small(term)}",
                        f"{s} = {term} > {s} ? {term} : {s}"))
        if r.random() < 0.25:  # in memory: an empty row touches nothing
            if r.random() < 0.3:
                self.emit(f"c[{i}] = {self.number()};")
            self.emit(f"for ({t} {k} = {lo}; {test}; {k}++)")
            total = f"c[{i}] {r.choice('+-')} {self.small(term)}"
            self.emit(f"\tc[{i}] = {self.keep(total)};")
            while self.loops:
                self.close()
            return
        kind = f"{self.types[0]}" if r.random() < 0.8 else ("double" if self.float else "long")
        self.emit(f"{kind} {s} = {r.choice(('0', '0', f'c[{i}]', self.number()))};")
        self.emit(f"for ({t} {k} = {lo}; {test}; {k}++)")
        self.emit(f"\t{how};")
        value = self.keep(r.choice((s, s, f"{s} * {self.number()}", f"{s} - a[{i}]", f"2 * {s} + c[{i}]")))
        self.emit(r.choice((f"c[{i}] = {value};", f"c[{i}] = {value};", f"c[{i}] = {value};", f"c[{i}] = {self.keep(f'c[{i}] + {s}')};")))
        while self.loops:
            self.close()
