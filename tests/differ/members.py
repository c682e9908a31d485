"""Loops over structures, and over rings, for generate.py."""


class Members:
    def members(self):
        """Several members of a structure, made of those of another one, perhaps where a
        condition holds."""
        r, s, u, q = self.rng, self.new("s"), self.new("u"), self.new("q")
        t, deep = ("double" if self.float else "long") if r.random() < 0.3 else self.types[0], r.random() < 0.4
        size = r.choice((3, 4, 4)) if deep else r.choice((3, 4, 5, 6, 8, 9))
        i = self.open("n")
        if deep:
            i = f"({i}) * m + {self.open('m')}"
        at = f"({i}) * {size}"
        if r.random() < 0.5:
            where = f"b[{i}]" if r.random() < 0.6 else f"a[{at} + {r.randrange(size)}]"
            self.emit(f"if ({where} {r.choice(('>', '<', '!='))} {self.number()}) {{")
            self.depth += 1
        self.emit(f"{t} {s} = {r.choice(('0', '0', '1'))}, {u} = {self.keep(f'a[{at}] - a[{at} + {size - 1}] + s')};")
        if r.random() < 0.7:
            self.emit(f"for (int {q} = 0; {q} < {size}; {q}++) {s} += {self.keep(f'a[{at} + {q}]')};")
        some = range(size) if r.random() < 0.6 else r.sample(range(size), r.randrange(2, size + 1))
        for k in some:
            v = r.choice((f"a[{at} + {k}]", f"a[{at} + {r.randrange(size)}] * {u}", f"({s} > {u} ? {s} : a[{at} + {k}])", u))
            sign = r.choice("+-")
            self.emit(f"c[{at} + {k}] = {self.keep(f'{v} {sign} {s}')};")
        while self.loops:
            while self.depth > len(self.loops):
                self.depth -= 1
                self.emit("}")
            self.close()

    def total(self):
        """A sum whose terms are work, of members of structures, perhaps where a condition holds."""
        r, s, u, q, i = self.rng, self.new("s"), self.new("u"), self.new("q"), self.new("i")
        size, t = r.choice((1, 4, 5, 9)), self.types[0]
        self.grows = True
        rows = r.random() < 0.4 and size < 5
        at = f"({i} * m + {self.new('j')}) * {size}" if rows else f"{i} * {size}"
        self.emit(f"{t} {s} = {r.choice(('0', '-0.0' if self.float else '1'))};")
        self.emit(f"for (int {i} = 0; {i} < n; {i}++)" + (f" for (int j{self.fresh} = 0; j{self.fresh} < m; j{self.fresh}++)" if rows else ""))
        self.emit("{")
        self.emit(f"\t{t} {u} = {r.choice(('0', '1'))};")
        self.emit(f"\tfor (int {q} = 0; {q} < {size}; {q}++) {u} += {self.keep(f'a[{at} + {q}]')};")
        v = [f"a[{at} + {r.randrange(size)}]" for _ in range(4)]
        term = f"({v[0]} - {v[1]}) * ({v[2]} + {u}) - ({v[3]} - {u}) * ({v[1]} + {v[2]})"
        if hasattr(self, "exact"):
            term = r.choice((f"sqrt(fabs({term}))", f"({term}) / {u}", f"sqrt({v[0]} * {v[0]} + {v[1]} * {v[1]}) / ({u} * {u} + 1)"))
        test = r.choice(("", f"if (b[{at}] {r.choice(('>', '!='))} {self.number()}) ", f"if (!(a[{at}] > {self.number()})) "))
        self.emit(f"\t{test}{s} {r.choice(('+=', '+=', '-='))} {self.keep(term)};")
        self.emit("}")
        self.emit(f"result += {s};")

    def pairs(self):
        """Structures of two copied, cleared, handed to helpers and back, or carried by a loop."""
        r, t = self.rng, self.types[0]
        if set(self.types) != {t}:
            return self.members()
        p = "pair_" + t.replace(" ", "_")
        kind = r.choice(("copy", "copy", "member", "clear", "times", "times", "sum", "place"))
        if kind == "sum":
            s, i = self.new("s"), self.new("i")
            self.grows = True
            self.emit(f"{p} {s} = {{{r.choice(('0, 0', '1, 0'))}}};")
            self.emit(f"for (int {i} = 0; {i} < n; {i}++)")
            self.emit(f"\t{s} = {r.choice(('plus', 'less'))}_{p}({s}, {r.choice((f'(({p} *)a)[{i}]', f'times_{p}((({p} *)a)[{i}], (({p} *)b)[{i}])'))});")
            self.emit(f"result += {self.keep(f'{s}.r')} - {self.keep(f'{s}.i')};")
            return
        i = self.open("n")
        if r.random() < 0.3:
            i = f"({i} * {r.choice(('m', 'ld'))} + {self.open('m')})"
        if kind == "place":  # pointers that walk
            d, e, k = self.new("d"), self.new("e"), self.new("k")
            self.emit(f"{p} *{d} = ({p} *)c + {i}, *{e} = ({p} *)a + 2 * {i};")
            self.emit(f"for (int {k} = 0; {k} < 3; {k}++)")
            self.emit(f"\t*{d}++ = {r.choice((f'*{e}++', f'({p}){{0, 0}}', f'plus_{p}(*{e}++, *{d})'))};")
        else:
            at, of = f"(({p} *)c)[{r.choice((i, f'{i} * 2', f'{i} + 1'))}]", f"(({p} *)a)[{r.choice((i, f'{i} * 3', f'{i} + k'))}]"
            v = {"copy": of, "member": of, "clear": f"({p}){{0, 0}}",
                 "times": f"{r.choice(('times', 'plus', 'less'))}_{p}({r.choice((of, at))}, {r.choice((of, f'(({p} *)b)[{i}]', at))})"}[kind]
            self.emit(f"{at} = {v};")
            if kind == "member":
                self.emit(f"{at}.{r.choice('ri')} = {self.keep(r.choice((f'-{at}.i', f'{of}.r + 1', f'a[{i}]')))};")
        while self.loops:
            self.close()

    def around(self, i, n):
        """A neighbour on a ring of n."""
        return self.rng.choice((f"({i} + 1) % {n}", f"({i} + {n} - 1) % {n}", f"({i} + 2) % {n}", f"({i} + {n} - 3) % {n}",
                                f"({i} == 0 ? {n} - 1 : {i} - 1)", f"({i} + 1 < {n} ? {i} + 1 : 0)",
                                f"({i} == {n} - 1 ? 0 : {i} + 1)", f"({i} >= 1 ? {i} - 1 : {n} - 1)", i))

    def ring(self):
        """Neighbours on a ring, or on one of rings; at times members of structures there."""
        r, i, deep = self.rng, self.new("i"), self.rng.random() < 0.5
        size = r.choice((1, 1, 3)) if deep else r.choice((1, 1, 4, 9))
        t = r.choice(("int", "int", "long", "unsigned"))
        rows = [(i, "n")] + ([(self.new("j"), "m")] if deep else [])
        for v, n in rows:
            low = f"({t})({n} > 0 ? {n} : 0)" if t == "unsigned" else n
            self.emit(f"for ({t} {v} = {n} - 1; {v} >= 0; {v}--)" if t != "unsigned" and r.random() < 0.2
                      else f"for ({t} {v} = 0; {v} < {low}; {v}++)")
        place = lambda each: f"({' * m + '.join(each(v, n) for v, n in rows)}) * {size}"
        self.emit("{")
        for k in range(r.choice((size, max(1, size - 1)))):
            at = [f"{r.choice('ab')}[{place(self.around)} + {r.randrange(size)}]" for _ in range(r.choice((1, 2, 3)))]
            self.emit(f"\tc[{place(lambda v, n: v)} + {k}] = {self.keep(' - '.join(at))};")
        self.emit("}")
