"""Results as objects: dataclasses made from the library's JSON, shown as tables."""

import dataclasses
import html


def part(of=None, key=None, default=None):
    """A member: of: the class of its elements, or of it itself; key: its name in the JSON, where
    that is not its own."""
    return dataclasses.field(default=default, metadata={"of": of, "key": key})


class Record:
    """Base class of all results. A member that the JSON leaves out is None; keys that are not known
    are passed over."""

    _rows = None

    @classmethod
    def _from(cls, found):
        values = {}
        for f in dataclasses.fields(cls):
            value = found.get(f.metadata.get("key") or f.name)
            of = f.metadata.get("of")
            if of is not None and isinstance(value, list):
                value = [of._from(v) for v in value]
            elif of is not None and value is not None:
                value = of._from(value)
            values[f.name] = value
        return cls(**values)

    def _head(self):
        """A line above the table."""
        return type(self).__name__

    def _table(self):
        """Names of columns, and rows of text."""
        return ("", ""), [(f.name, _text(getattr(self, f.name))) for f in dataclasses.fields(self)]

    def _row_list(self):
        """The records that are rows: those of the member `_rows`, where it has any."""
        return (self._rows and getattr(self, self._rows)) or [self]

    def _cells(self, before=""):
        """Numbers and texts by name; those of a record within as "job_price". Lists of records are
        tables of their own."""
        cells = {}
        for f in dataclasses.fields(self):
            value = getattr(self, f.name)
            if isinstance(value, Record):
                cells |= value._cells(f"{before}{f.name}_")
            elif not (isinstance(value, list) and any(isinstance(v, Record) for v in value)):
                cells[before + f.name] = value
        return cells

    def to_dicts(self):
        """The rows as dicts, with all members by name and in their units (`energy_j`, `p50_s`)."""
        return [row._cells() if isinstance(row, Record) else row for row in self._row_list()]

    def to_pandas(self):
        """The rows as a DataFrame of pandas, which must be installed."""
        import pandas

        return pandas.DataFrame(self.to_dicts())

    def __repr__(self):
        head, rows = self._table()
        lines = [[str(cell) for cell in row] for row in (head, *rows)]
        widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
        table = "\n".join("  ".join(cell.ljust(w) for cell, w in zip(line, widths)).rstrip() for line in lines)
        return f"{self._head()}\n{table}"

    def _repr_html_(self):
        head, rows = self._table()
        cells = "".join(f"<th>{html.escape(str(cell))}</th>" for cell in head)
        body = "".join("<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
        return f"<p>{html.escape(self._head())}</p><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"


def _text(value):
    if isinstance(value, float):
        return f"{value:.4g}"
    if isinstance(value, list):
        return f"{len(value)} of them" if value and isinstance(value[0], Record) else ", ".join(map(str, value))
    return "" if value is None else str(value).split("\n")[0]


def seconds(s):
    """'12.3 us'"""
    if s is None:
        return ""
    for unit, times in (("s", 1), ("ms", 1e-3), ("us", 1e-6)):
        if s >= times:
            return f"{s / times:.3g} {unit}"
    return f"{s * 1e9:.3g} ns"


def size(n):
    """'1.5 GB'"""
    if n is None:
        return ""
    for unit, times in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if n >= times:
            return f"{n / times:.3g} {unit}"
    return f"{n:.0f} B"


def joules(j):
    """'3.2 J'"""
    return "" if j is None else f"{j:.3g} J"


def share(x):
    """'12 %'"""
    return "" if x is None else f"{100 * x:.0f} %"
