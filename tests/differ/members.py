"""Loops over structures, for generate.py."""


class Members:
    def members(self):
        """Several members of a structure, made of those of another one, perhaps where a condition holds."""
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
