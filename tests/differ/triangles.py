"""Loops whose inner bound depends on the outer counter, for generate.py."""


class Triangles:
    def triangle(self):
        """The inner loop's bound depends on the outer one; what is read was stored a row before."""
        r, i, j, s = self.rng, self.new("i"), self.new("j"), self.new("s")
        bound = r.choice((f"{i} < m ? {i} : m", f"{i} + 1 < m ? {i} + 1 : m", f"m - ({i} & 15)"))
        self.emit(f"for (int {i} = 1; {i} < n; {i}++) {{")
        self.emit(f"\tint {s} = {bound};")
        self.emit(f"\tfor (int {j} = 0; {j} < {s}; {j}++)")
        v = r.choice((f"c[({i} - 1) * ld + {j}] + a[{i} * ld + {j}]", f"a[{j} * ld + ({i} & 7)] * b[{i}]", f"c[{i} * ld + {j}] - b[{j}]"))
        self.emit(f"\t\tc[{i} * ld + {j}] = {self.keep(v)};")
        if r.random() < 0.4:
            self.emit(f"\tif (c[{i} * ld] == {r.choice((9, 60))})")
            self.emit("\t\t" + r.choice(("break;", f"return {i};", "continue;")))
        self.emit("}")

    def square(self):
        """A triangle of a square, or what is summed over one; its mirror image, rows above or
        below in place."""
        r, i, j, q, s = self.rng, self.new("i"), self.new("j"), self.new("q"), self.new("s")
        ct, kind = r.choice(("int", "int", "long", "size_t")), r.choice(("=", "=", "sum", "sum", "mirror", "rows", "three"))
        low, high = r.choice((("0", f"{i}"), ("0", f"{i} + 1"), (i, q), (f"{i} + 1", q), ("0", f"{q} - {i}"), ("1", i),
                              (f"({i} > 2 ? {i} - 2 : 0)", q), ("0", f"({i} + 5 < {q} ? {i} + 5 : {q})"), (f"{i} - {i} / 2", q)))
        first = "1" if kind in ("mirror", "rows") or r.random() < 0.3 else "0"
        down = r.random() < 0.2 and ct == "int"
        self.emit(f"int {q} = n < m ? n : m;")
        self.emit(f"for ({ct} {i} = {q} - 1; {i} >= {first}; {i}--) {{" if down else
                  f"for ({ct} {i} = {first}; {i} < ({ct})({q} > 0 ? {q} : 0); {i}++) {{")
        at, mirror = f"[{i} * ld + {j}]", f"[{j} * ld + {i}]"
        inner = f"for ({ct} {j} = {low}; {j} < ({ct}){high}; {j}++)"
        if kind == "sum":
            self.grows = True
            self.emit(f"\t{r.choice(('long', 'int')) if not self.float else 'double'} {s} = {r.choice(('0', 'a[0]', f'a[{i}]', f'b[{i}]'))};")
            self.emit("\t" + inner)
            to = r.choice((f"{s} += a{r.choice((at, mirror))} * b[{j}]", f"{s} += a[{i} + {j}]", f"if (a{at} > {s}) {s} = a{at}", f"{s} -= c{at} * c{mirror}"))
            self.emit(f"\t\t{to};")
            self.emit(f"\t{r.choice(('result +=', f'c[{i}] =', f'c[{i} * ld + {i}] ='))} {self.keep(s)};")
        elif kind == "three":
            k = self.new("k")
            self.emit("\t" + inner)
            self.emit(f"\t\tfor ({ct} {k} = {r.choice(('0', j, i))}; {k} < ({ct}){r.choice((q, j, f'{i} + 1'))}; {k}++)")
            self.emit(f"\t\t\t{r.choice((f'c{at}', f'c[{k}]', 'result'))} {r.choice(('=', '+='))} {self.keep(f'a[{k}] + b{at}')};")
            self.grows = True
        else:
            v = {"=": r.choice((f"a{at} - b[{j}]", f"a{mirror} + c{at}", f"a[{i}] - b[{j}]")), "mirror": r.choice((f"a{at}", f"a[{i}] - b[{j}]", f"c{at} + 1", f"c{mirror}")),
                 "rows": r.choice((f"c[({i} - 1) * ld + {j}]", f"c[{j} * ld + {i} - 1]", f"c[{j}]", f"c[{i}]"))}[kind]
            self.emit(f"\t{inner} {{")
            self.emit(f"\t\tc{at} = {self.keep(v)};")
            if kind == "mirror":
                self.emit(f"\t\tc{mirror} = {self.keep(r.choice((v, v, f'c{at}', f'a{mirror}')))};")
            self.emit("\t}")
        self.emit("}")
