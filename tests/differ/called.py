"""Loops that call functions, and bounds that are chosen, for generate.py."""

# Functions of a real number: those that change nothing, and one that does.
CALLED = """
struct pair {
	int n, m, k;
	const void *p;
};

NOINLINE static const struct pair *pass(const struct pair *p)
{
	return p;
}

static const double table[64] = {TABLE};
static double total;

static double looked_up(double x)
{
	if (x != x)
		return 0.25;
	return table[x < 0 ? 0 : x >= 63 ? 63 : (int)x];
}

static double logistic(double x)
{
	return 1 / (1 + exp(-x));
}

static double rectified(double x)
{
	return x > 0 ? x : 0;
}

static double itself(double x)
{
	return x;
}

static double added(double x)
{
	return total += x != x ? 0 : x;
}

static double (*const functions[])(double) = {looked_up, logistic, rectified, itself, added};
""".replace("TABLE", ", ".join(str(i * 7 % 10 / 4) for i in range(64)))


class Called:
    def called(self):
        """A function is called with each row's sum, by its name or through a pointer; one of
        them writes."""
        r, i, j, s = self.rng, self.new("i"), self.new("j"), self.new("s")
        to = r.choice((f"c[{i}]", f"c[{i}]", f"c[{i} * 2]", f"c[n - 1 - {i}]"))
        f = r.choice(("f", "f", "f", "looked_up", "logistic", "at.call"))
        argument = r.choice((s, s, f"{s} + b[{i}]", f"{s} * 0.5f"))
        put = r.choice((f"{to} = {f}({argument})", f"{to} += {f}({argument})", f"{to} = {f}({argument}) * b[{i}] - 1",
                        f"{to} = {f}({argument}) + {f}({argument})"))
        self.emit("f = functions[(unsigned)k % 5];")
        self.emit("at.call = f;")
        self.emit(f"for (int {i} = 0; {i} < n; {i}++) {{")
        self.emit(f"\t{self.types[0]} {s} = {r.choice(('0', f'-b[{i}]', '0.1f'))};")
        self.emit(f"\tfor (int {j} = 0; {j} < m; {j}++) {s} += {r.choice((f'a[{i} * ld + {j}] * b[{j}]', f'a[{j} * n + {i}]', f'b[{j}] - a[{i}]'))};")
        self.emit(f"\t{put};")
        self.emit("}")

    def chosen_bound(self):
        """A row as long as one of two sizes, chosen by what stays as it is."""
        r, i, j, s, q = self.rng, self.new("i"), self.new("j"), self.new("s"), self.new("q")
        self.emit(f"const struct pair {q} = {{n, m, k, a}}, *p{q} = pass(&{q});")
        self.emit(f"for (int {i} = 0; {i} < p{q}->n; {i}++) {{")
        self.emit(f"\t{self.types[0]} {s} = 0;")
        test = r.choice((f"p{q}->k > 5", f"p{q}->p == a", f"k == 9", f"p{q}->k == p{q}->m - 71"))
        self.emit(f"\tfor (int {j} = 0; {j} < ({test} ? p{q}->m : p{q}->k); {j}++) {s} += a[{i} + {j}] * b[{j}];")
        self.emit(f"\tresult += {r.choice((s, f'p{q}->p == b ? {s} : -{s}'))};")
        self.emit("}")
