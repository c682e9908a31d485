"""A cache that forgets."""

_MOST = 768


class Recent:
    """Keeps the values that were used last: few at first, more where forgotten ones come back. For
    one thread at a time."""

    def __init__(self, kept):
        self.kept = kept
        self.values, self.forgotten = {}, {}  # the least recently used one is first

    def get(self, key, make):
        """The value, made if it is not there."""
        value = self.values.pop(key) if key in self.values else self._made(key, make)
        self.values[key] = value
        if len(self.values) > self.kept:
            oldest = next(iter(self.values))
            del self.values[oldest]
            self.forgotten[oldest] = None
            if len(self.forgotten) > _MOST:
                del self.forgotten[next(iter(self.forgotten))]
        return value

    def _made(self, key, make):
        value = make()
        if key in self.forgotten:  # it comes back: keep as many as were used since
            since = len(self.values) + len(self.forgotten) - list(self.forgotten).index(key)
            self.kept = max(self.kept, min(2 * self.kept, since, _MOST))
            del self.forgotten[key]
        return value
