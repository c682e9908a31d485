#!/usr/bin/env python3
"""run.py BUILD GROUP...: each row of rows.py by clang and by samara cc. What samara cc makes runs
before there is code (cold), with it (warm), and once more with code that raises SIGILL: if that
does not differ, the runs before did not run code."""
import pathlib
import shutil
import sys
import tempfile
import time

import guest
import rows
from guest import Failure, check


def words_of(row, link):
    return [*row.words, *(['-static'] if link == 'static' else [])]


class Builder:
    """Programs of one folder, each made once."""

    def __init__(self, build, work):
        self.build, self.work, self.made = build, work, {}

    def filters(self):
        out = self.work / 'filter.o'
        if not out.exists():
            guest.build(guest.CLANG, ['-O2', '-c', '-o', out, guest.HERE / 'filter.c'])
        return out

    def program(self, row, link):
        key = row.source, row.words, row.filters, link
        if key not in self.made:
            objects = [self.filters()] if row.filters else []
            name = f'{pathlib.Path(row.source).stem}.{link}{len(self.made)}'
            make = guest.BareProgram if row.bare else guest.Program
            self.made[key] = make(self.build, self.work, row.source, words_of(row, link), objects, name)
        return self.made[key]

    def library(self, row):
        key = row.library
        if key and key not in self.made:
            self.made[key] = guest.Program(self.build, self.work, row.library, ['-shared', '-fPIC'],
                                           (), pathlib.Path(row.library).stem + '.so')
        return self.made.get(key)


def learn(cache, run, plain, slow):
    """Runs until there is code: an early question may have found no helper yet."""
    for _ in range(6):
        got = run()
        check('cold: differs:', got == plain, got, '; plain:', plain)
        cache.wait('the helper is idle', cache.idle)
        if cache.with_code(slow):
            return
    raise Failure('cold: no image with code')


def run_row(row, builder, link):
    program, library = builder.program(row, link), builder.library(row)
    cache = guest.Cache(builder.build, helper=not row.self_start)
    how = {'limits': row.limits}

    def command(which):
        more = [getattr(library, which)] if library else []
        return [getattr(program, which), *row.args, *more]

    def ours():
        return cache.run(command('ours'), **how)

    def teach():
        if not row.teach:
            return ours()
        return cache.run([program.ours, *row.teach], env=cache.env | row.teach_env, **how)
    try:
        plain = cache.run(command('plain'), **how)
        check('plain: says something on stderr:', plain.err == b'', plain)
        check('plain: ended by a signal', plain.status >= 0, plain)
        if row.code:
            learn(cache, teach, plain, row.force)
        for which in ('warm', 'warm again'):
            got = ours()
            check(f'{which}: differs:', got == plain, got, '; plain:', plain)
        if row.code:
            with cache.without_helper():
                if row.force:
                    cache.change(guest.forced)
                    got = ours()
                    check('forced: differs:', got == plain, got, '; plain:', plain)
                cache.change(guest.poisoned)
                check('no code ran: with damaged code it does the same', not ours() == plain)
    finally:
        cache.end()


def run_group(build, name, only):
    failed = 0
    work = pathlib.Path(tempfile.mkdtemp(prefix='guest-programs-'))
    builder = Builder(build, work)
    for row in rows.GROUPS[name]:
        for link in row.links:
            if only and only not in row.name:
                continue
            began = time.monotonic()
            try:
                for _ in range(guest.REPEATS):
                    run_row(row, builder, link)
                said = 'ok'
            except Failure as e:
                said, failed = f'FAILED: {e}', failed + 1
            print(f'{name}: {row.name} ({link}), {time.monotonic() - began:.1f} s: {said}', flush=True)
    shutil.rmtree(work, ignore_errors=True)
    return failed


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    names, _, only = ' '.join(sys.argv[2:]).partition(':')
    failed = sum(run_group(build, n, only) for n in names.split() or rows.GROUPS)
    sys.exit(failed > 0)


if __name__ == '__main__':
    main()
