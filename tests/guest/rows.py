"""Guarantees for a program of samara cc: one row for each test (docs/reference/guest.md)."""
import dataclasses
import pathlib


@dataclasses.dataclass
class Row:
    name: str
    source: str
    args: tuple = ()
    links: tuple = ('dynamic', 'static')
    words: tuple = ()
    code: bool = True        # it runs in place of loops, once there is code
    force: bool = False      # ... once also wherever there is code, be it slower
    limits: dict = dataclasses.field(default_factory=dict)
    filters: bool = False    # links filter.c, which samara cc does not see
    library: str = ''        # a source of a shared library: its path is the last argument
    self_start: bool = False  # the helper is started by the program
    teach: tuple = ()        # arguments of the runs that ask, where those of the row cannot
    teach_env: dict = dataclasses.field(default_factory=dict)
    bare: bool = False       # linked without a C library


PTHREAD = ('-pthread',)
BARE = ('-fno-stack-protector', '-fno-builtin')
# of x86-64
MMAP, SIGPROCMASK, SOCKET, CLONE, OPEN, PRCTL, OPENAT, CLOSE_RANGE = 9, 14, 41, 56, 2, 157, 257, 436

CALLS = (str(pathlib.Path(__file__).with_name('calls_other.c')), '-pthread', '-lm')
OPEN_PROGRAM = {'SAMARA_SANDBOX': 'none'}

GROUPS = {
    'descriptors': [
        Row('close all from 3', 'descriptors.c', self_start=True),
        Row('close all', 'descriptors.c', ('all',)),
        Row('another thread closes and opens', 'descriptors_other.c', words=PTHREAD),
        Row('three descriptors at most', 'descriptors_few.c', limits={'NOFILE': 3}, links=('static',)),
    ],
    'stack': [
        Row('16 KiB of a thread, 4 KiB of a coroutine', 'stack.c', words=PTHREAD),
        Row('64 KiB of the program', 'stack.c', words=PTHREAD, limits={'STACK': 64 << 10}),
    ],
    'symbols': [
        Row('own C functions', 'own.c', words=('-fno-builtin',), links=('dynamic',)),
        Row('no C library', 'bare.c', words=BARE, links=('static',), bare=True),
    ],
    'signals': [
        Row('loops in a handler', 'signals.c', ('handler',)),
        Row('jumps out of loops', 'signals.c', ('jump',)),
        Row('SIGPROF', 'signals.c', ('profile',), links=('dynamic',)),
        Row('write barrier', 'signals.c', ('barrier',)),
        Row('masks, waits', 'signals.c', ('mask',)),
    ],
    'threads': [
        Row('bursts', 'threads.c', ('burst',), words=PTHREAD),
        Row('exit', 'threads.c', ('exit',), words=PTHREAD),
        Row('exec', 'threads.c', ('exec', '3'), words=PTHREAD, links=('dynamic',)),
        Row('cancel', 'threads.c', ('cancel', '40'), words=PTHREAD),
        Row('vfork and spawn', 'threads.c', ('vfork',), words=PTHREAD),
        Row('clone', 'threads.c', ('clone',), words=PTHREAD, links=('dynamic',)),
        Row('setuid', 'threads.c', ('setuid',), words=PTHREAD, links=('dynamic',)),
        Row('unload', 'unload.c', library='plugged.c', links=('dynamic',)),
    ],
    'fork': [
        Row('fork', 'threads.c', ('fork', '100'), words=PTHREAD),
        Row('unshare', 'threads.c', ('user', '100'), words=PTHREAD, links=('dynamic',)),
    ],
    'sandbox': [
        *(Row(f'socket: {a}', 'sandbox.c', (SOCKET, a, 'first'), filters=True, links=('dynamic',),
              teach=(SOCKET, 'nothing', 'first'))
          for a in ('errno', 'kill', 'thread', 'trap')),
        *(Row(f'open: {a}', 'sandbox.c', (OPEN, a, 'first'), filters=True, links=('dynamic',), code=False)
          for a in ('errno', 'kill', 'trap')),
        Row('openat: kill', 'sandbox.c', (OPENAT, 'kill', 'first'), filters=True, links=('dynamic',)),
        Row('clone: errno', 'sandbox.c', (CLONE, 'errno', 'first'), filters=True, links=('dynamic',), code=False),
        Row('clone: errno, later', 'sandbox.c', (CLONE, 'errno', 'later'), filters=True, links=('dynamic',)),
        *(Row(f'{name}: errno', 'sandbox.c', (number, 'errno', 'later'), filters=True, links=('dynamic',))
          for name, number in (('tgkill', 234), ('futex', 202), ('wait4', 61), ('rt_sigpending', 127),
                               ('sched_getaffinity', 204), ('rt_sigaction', 13), ('madvise', 28))),
        Row('clone: trap', 'sandbox.c', (CLONE, 'trap', 'first', 'alive'), filters=True, links=('dynamic',), code=False),
        Row('clone: trap, later', 'sandbox.c', (CLONE, 'trap', 'later', 'alive'), filters=True, links=('dynamic',)),
        Row('mask: trap, later', 'sandbox.c', (SIGPROCMASK, 'trap', 'later', 'alive'), filters=True,
            links=('dynamic',), code=False),
        Row('close_range: errno', 'sandbox.c', (CLOSE_RANGE, 'errno', 'first'), filters=True, links=('dynamic',)),
        Row('mmap: errno', 'sandbox.c', (MMAP, 'errno', 'first'), filters=True, links=('dynamic',), code=False),
        Row('strict, by the program', 'quiet.c', ('strict',), teach=('none',), teach_env=OPEN_PROGRAM),
        Row('all but write, by the program', 'quiet.c', ('filter',), teach=('none',), teach_env=OPEN_PROGRAM),
        Row('strict, sections collected', 'quiet.c', ('strict',), words=('-ffunction-sections', '-Wl,--gc-sections'),
            links=('dynamic',), teach=('none',), teach_env=OPEN_PROGRAM),
        Row('strict, no code', 'quiet.c', ('strict',), code=False),
        Row('prctl: kill, later', 'sandbox.c', (PRCTL, 'kill', 'later'), filters=True, links=('dynamic',)),
    ],
    'calls': [
        Row('bits', 'calls.c', ('bits',), words=CALLS, force=True),
        Row('bits, any CPU', 'calls.c', ('bits',), words=('-march=native', '-ffp-contract=off', *CALLS), force=True,
            links=('dynamic',)),
        Row('bits, no errno', 'calls.c', ('bits',), words=('-fno-math-errno', *CALLS), force=True),
        Row('bits, functions of its own', 'calls.c', ('bits',), words=('-DOWN', *CALLS), force=True),
        Row('bound at the first call', 'calls.c', ('bits',), words=('-no-pie', '-Wl,-z,lazy', *CALLS), force=True,
            links=('dynamic',)),
        Row('errno and flags', 'calls.c', ('errors',), words=CALLS, force=True),
        Row('errno and flags of its own functions', 'calls.c', ('errors',), words=('-DOWN', *CALLS), force=True),
        Row('errno of other functions', 'calls.c', ('domain',), words=CALLS, force=True),
        Row('16 KiB of a thread', 'calls.c', ('stack',), words=CALLS, force=True),
        Row('16 KiB of a thread, functions of its own', 'calls.c', ('stack',), words=('-DOWN', *CALLS), force=True),
        Row('strict sandbox, by the program', 'quiet.c', ('strict',), words=('-DCALLS', '-lm'), teach=('none',),
            teach_env=OPEN_PROGRAM, force=True),
        Row('signals and jumps', 'calls.c', ('signals',), words=CALLS, force=True),
    ],
    'rest': [
        Row('what a program sees of itself', 'rest.c', words=('-lm',)),
        Row('loops that update in place what others read', 'particles.c', links=('dynamic',)),
        Row('functions through pointers', 'network.c'),
        Row('no bytes in a file', 'stack.c', words=PTHREAD, limits={'FSIZE': 0}, links=('dynamic',)),
        Row('rows of a sparse matrix', 'ranges.c', links=('dynamic',), force=True),
        Row('rows of a sparse matrix, reversed ones', 'ranges.c', ('reversed',), links=('dynamic',), force=True),
        Row('contracted rows of a sparse matrix', 'ranges.c', words=('-march=native',), links=('dynamic',), force=True),
        Row('short rows of a sparse matrix', 'ranges.c', ('short',), links=('dynamic',), force=True),
        Row('rows of a sparse matrix that touch nothing', 'ranges.c', ('untouched',), links=('dynamic',), force=True),
        Row('a column below 0', 'ranges.c', ('below',), links=('dynamic',), force=True),
        Row('a sparse product in place', 'ranges.c', ('in place',), links=('dynamic',), force=True),
        Row('36 MB of memory', 'small.c', limits={'AS': 36 << 20}, links=('static',)),
        Row('6 MB of memory', 'small.c', limits={'AS': 6 << 20}, links=('static',), code=False),
        Row('no locked memory', 'small.c', limits={'MEMLOCK': 0}, links=('static',)),
    ],
}
