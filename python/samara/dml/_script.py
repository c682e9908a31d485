"""The script of a graph of nodes: its text, its inputs from Python, its run."""

import math

import numpy as np

_KINDS = {bool: "BOOLEAN", int: "INT64", float: "FP64", str: "STRING"}


def _number(value):
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Inf" if value > 0 else "(-Inf)"
    return repr(value)


def literal(value):
    """A value of Python's in DML."""
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, (int, float)):
        text = _number(float(value)) if isinstance(value, float) else repr(value)
        return f"({text})" if text.startswith("-") else text
    return str(value)


class DMLScript:
    """A script in the making. build_code() adds the operations that lead to a node; add_code()
    adds a line of DML. execute() runs it."""

    def __init__(self, context):
        self.sds_context = context
        self.dml_script = ""
        self.inputs = {}  # by variable: the value that Python has
        self.out_var_name = []
        self._names = {}  # by id() of a node: its variable
        self._order = []  # nodes as the script has them; they also keep the ids unique

    def add_code(self, code):
        """Adds a line."""
        self.dml_script += code + "\n"

    def build_code(self, root):
        """Adds the operations that lead to a node, each once, and asks for its results."""
        stack = [root]
        while stack:
            node = stack[-1]
            waits = [n for n in node.inputs() if id(n) not in self._names]
            if id(node) in self._names or not waits:
                stack.pop()
                self._add(node)
            else:
                stack.extend(reversed(waits))
        self.out_var_name = root.variables(self._names[id(root)])
        for name in self.out_var_name:
            self.add_code(f'write({name}, "{name}")')

    def _text(self, value):
        return self._names[id(value)] if id(value) in self._names else literal(value)

    def _add(self, node):
        if id(node) in self._names:
            return
        name = self._names[id(node)] = f"V{len(self._order)}"
        self._order.append(node)
        value = node.local()
        if value is not None:
            self.inputs[name] = value
        code = node.code(name, [self._text(v) for v in node.unnamed_input_nodes],
                         {key: self._text(v) for key, v in node.named_input_nodes.items()})
        if code:
            self.add_code(code)
        # outputs of a function of several: nodes of their own, with names from the call
        for part, variable in zip(getattr(node, "outputs", ()), node.variables(name)):
            if id(part) not in self._names:
                self._names[id(part)] = variable
                self._order.append(part)

    def execute(self):
        """Runs the script; gives the values that were asked for, in order."""
        return self.sds_context._run(self)

    def execute_with_lineage(self):
        """Results of execute(), and get_lineage()."""
        return self.execute(), self.get_lineage()

    def get_lineage(self):
        """The trace of each result, as OperationNode.get_lineage_trace() has it."""
        traces = _Lineage(self._order, self._names).traces(self.out_var_name)
        return traces[0] if len(traces) == 1 else traces


def _literal_item(value):
    value = value.item() if isinstance(value, np.generic) else value
    shown = literal(value).strip("()\"")
    return f"{shown}·SCALAR·{_KINDS.get(type(value), 'STRING')}·true"


class _Lineage:
    """Lines `(number) (kind) item`: C for values that are made, I for operations on other lines, L
    for literals."""

    def __init__(self, order, names):
        self.lines, self.at, self.names = [], {}, names
        for node in order:
            self._add(node)

    def _line(self, kind, text):
        self.lines.append(f"({len(self.lines)}) ({kind}) {text}")
        return len(self.lines) - 1

    def _input(self, value):
        """The number of the line of an operand."""
        if id(value) in self.names:
            return self.at[self.names[id(value)]]
        return self._line("L", _literal_item(value))

    def _add(self, node):
        name = self.names[id(node)]
        if name in self.at:
            return
        operands = [*node.unnamed_input_nodes, *node.named_input_nodes.values()]
        if any(id(v) in self.names for v in operands):
            at = self._line("I", " ".join([node.operation, *(f"({self._input(v)})" for v in operands)]))
        elif node.operation:
            at = self._line("C", "°".join(["CP", node.operation, *map(_literal_item, operands), "xxx·MATRIX·FP64"]))
        else:
            return
        self.at[name] = self.at[id(node)] = at
        for variable in node.variables(name):
            self.at[variable] = at

    def traces(self, variables):
        ends = [self.at[v] for v in variables] or [len(self.lines) - 1]
        return ["".join(line + "\n" for line in self.lines[:end + 1]) for end in ends]
