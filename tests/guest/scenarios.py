#!/usr/bin/env python3
"""scenarios.py BUILD [TEXT]: the helper is killed, stopped, robbed of its files, asked by many. The
program's output is always what clang's is."""
import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import guest
from guest import REPEATS, Cache, Failure, Program, check

NOBODY = 65534
SUBREAPER = 36  # prctl


class Skipped(Exception):
    pass


class Bench:
    """The programs that all scenarios run."""

    def __init__(self, build):
        self.build = build
        self.work = pathlib.Path(tempfile.mkdtemp(prefix='guest-programs-'))
        self.work.chmod(0o755)
        self.small = Program(build, self.work, 'small.c', ['-static'])
        self.sites = Program(build, self.work, 'asking.c')
        self.exec = Program(build, self.work, 'threads.c', ['-pthread'])
        self.want = {}

    def plain(self, program, *args):
        key = program.plain, args
        if key not in self.want:
            with tempfile.TemporaryDirectory() as folder:
                done = subprocess.run([program.plain, *args], capture_output=True, cwd=folder)
            self.want[key] = guest.Outcome(done)
        return self.want[key]

    def compare(self, cache, what, program, *args, **how):
        got = cache.run([program.ours, *args], **how)
        check(f'{what}: differs:', got == self.plain(program, *args), got)

    def taught(self, program=None, env={}, **how):
        """A cache with code for a program, which runs with more in its environment."""
        program = program or self.small
        cache = Cache(self.build, **how)
        cache.env.update(env)
        for _ in range(6):
            self.compare(cache, 'cold', program)
            cache.wait('the helper is idle', cache.idle)
            if cache.with_code():
                return cache
        cache.end()
        raise Failure('cold: no image with code')

    def takes(self, cache, program=None, **how):
        """Whether the program runs an image's code, if that raises SIGILL."""
        return cache.run([(program or self.small).ours], **how).status == -signal.SIGILL


def killed(b):
    cache = Cache(b.build, helper=False)
    try:
        for i in range(20 * REPEATS):
            done = []
            runner = threading.Thread(target=lambda: done.append(cache.run([b.sites.ours, '800'])))
            runner.start()
            for _ in range(10):
                time.sleep(0.01 + i * 0.001)
                cache.note_helper()
                if pid := cache.pid():
                    os.kill(pid, signal.SIGKILL)
            runner.join()
            check('differs:', done[0] == b.plain(b.sites, '800'), done[0])
    finally:
        cache.end()


def stopped(b):
    cache = Cache(b.build)
    try:
        os.kill(cache.pid(), signal.SIGSTOP)
        began = time.monotonic()
        got = cache.run([b.sites.plain, '400'])
        plain = time.monotonic() - began
        for _ in range(3): # its queue fills
            began = time.monotonic()
            check('differs:', cache.run([b.sites.ours, '400']) == got)
            check('waits for the helper', time.monotonic() - began < 20 + 10 * plain)
        for _ in range(200):
            b.compare(cache, 'many processes', b.small, '1')
        os.kill(cache.pid(), signal.SIGCONT)
        cache.wait('the helper is idle', cache.idle)
    finally:
        os.kill(cache.pid(), signal.SIGCONT)
        cache.end()


def cannot_write(b):
    cache = Cache(b.build, helper=False)
    try:
        cache.path.chmod(0o555)
        who = {'user': NOBODY, 'group': NOBODY} if os.geteuid() == 0 else {}
        for _ in range(2):
            b.compare(cache, 'read-only', b.small, **who)
        check('something was made', not list(cache.path.iterdir()))
    finally:
        cache.path.chmod(0o755)
        cache.end()


def full(b):
    cache = Cache(b.build, helper=False)
    serve = [b.build / 'samara', 'helper', f'--serve={cache.guest}', '--idle=300']
    try:
        cache.process = subprocess.Popen(serve, env=cache.env, preexec_fn=guest.limited({'FSIZE': 1024}))
        cache.wait('the helper serves', lambda: (cache.guest / 'socket').exists())
        for _ in range(3):
            b.compare(cache, 'full', b.small)
            cache.wait('the helper is idle', cache.idle)
        left = sorted(f.name for f in cache.guest.iterdir())
        check('files are left:', left == ['lock', 'socket'], left)
    finally:
        cache.end()


def damaged(b):
    cache = b.taught()
    try:
        cache.stop()
        image = max(cache.images(), key=lambda f: f.stat().st_size)
        whole = image.read_bytes()
        bad = guest.poisoned(whole)
        cache.change(guest.poisoned)
        check('no code ran', b.takes(cache))
        for at in [*range(0, guest.HEAD_SIZE, 1 if REPEATS > 1 else 3), *range(guest.HEAD_SIZE, len(bad), len(bad) // 16)]:
            flipped = bytearray(bad)
            flipped[at] ^= 1 << at % 8
            image.write_bytes(flipped)
            b.compare(cache, f'byte {at} flipped', b.small, '2')
        for n in [0, 1, 8, 31, 32, guest.HEAD_SIZE - 8, guest.HEAD_SIZE, len(bad) // 2 // 8 * 8, len(bad) - 8, len(bad) - 1]:
            image.write_bytes(bad[:n])
            b.compare(cache, f'cut off at {n}', b.small, '2')
            image.write_bytes(os.urandom(n))
            b.compare(cache, f'{n} bytes of noise', b.small, '2')
        image.unlink()
        image.mkdir()
        b.compare(cache, 'a folder', b.small, '2')
        image.rmdir()
        os.mkfifo(image)
        b.compare(cache, 'a pipe', b.small, '2')
        image.unlink()
        aside = cache.path / 'aside'
        aside.write_bytes(bad)
        image.symlink_to(aside)
        b.compare(cache, 'a link', b.small, '2')
    finally:
        cache.end()


def repaired(b):
    cache = b.taught()
    try:
        for f in cache.images():
            f.write_bytes(f.read_bytes()[:-8])
        for _ in range(6):
            b.compare(cache, 'damaged', b.small)
            cache.wait('the helper is idle', cache.idle)
            if cache.with_code() and all(f.stat().st_size % 8 == 0 for f in cache.images()):
                break
        cache.change(guest.poisoned)
        check('damaged images stay', b.takes(cache))
    finally:
        cache.end()


def of_others(b):
    cache = b.taught()
    try:
        cache.stop()
        cache.change(guest.poisoned)
        check('no code ran', b.takes(cache))
        for f in cache.images():
            f.chmod(0o620)
        b.compare(cache, 'writable by the group', b.small)
        cache.stop()
        for f in cache.images():
            f.write_bytes(guest.poisoned(f.read_bytes()))
            f.chmod(0o602)
        b.compare(cache, 'writable by all', b.small)
        cache.stop()
        if os.geteuid() != 0:
            return
        for f in cache.images():
            f.write_bytes(guest.poisoned(f.read_bytes()))
            f.chmod(0o600)
            os.chown(f, NOBODY, NOBODY)
        b.compare(cache, "another user's", b.small)
    finally:
        cache.end()


def other_version(b):
    cache = b.taught()
    try:
        cache.stop()
        for f in cache.images():
            data = bytearray(guest.poisoned(f.read_bytes()))
            data[8] += 1
            f.write_bytes(guest.sealed(data))
        shutil.copytree(cache.guest, cache.path / 'guest-3', ignore=shutil.ignore_patterns('socket'))
        b.compare(cache, 'another version', b.small)
        cache.note_helper()
        for f in (cache.path / 'guest-3').iterdir():
            check('the other version has lost', f.stat().st_size > 0, f.name)
    finally:
        cache.end()


def many(b):
    cache = Cache(b.build, helper=False)
    helpers = set()
    try:
        running = [subprocess.Popen([b.sites.ours, '400'], env=cache.env, cwd=cache.path, stdout=subprocess.PIPE,
                                    stderr=subprocess.STDOUT) for _ in range(60 * REPEATS)]
        for p in running:
            out = p.communicate()[0]
            check('differs:', p.returncode == 0 and out == b.plain(b.sites, '400').out, out)
        cache.wait('the helper is idle', cache.idle)
        cache.note_helper()
        for p in pathlib.Path('/proc').iterdir():
            try:
                words = (p / 'cmdline').read_bytes()
            except OSError:
                continue
            if b'--serve' in words and str(cache.guest).encode() in words:
                helpers.add(p.name)
        check('more than one helper:', len(helpers) <= 1, helpers)
    finally:
        cache.end()


def set_id(b):
    if os.geteuid() != 0:
        raise Skipped('only root can make such a program')
    cache = Cache(b.build, helper=False)
    try:
        program = b.work / 'set-id'
        shutil.copy(b.small.ours, program)
        os.chown(program, NOBODY, NOBODY)
        program.chmod(0o4755)
        cache.path.chmod(0o777)
        got = cache.run([program], user=1, group=1)
        check('differs:', got == b.plain(b.small), got)
        check('it asked:', not list(cache.path.iterdir()))
    finally:
        cache.end()


def reaper(b):
    """A program that orphans come to would get the helper as a child."""
    cache = Cache(b.build, helper=False)
    libc = ctypes.CDLL(None)
    try:
        for _ in range(3):
            p = subprocess.run([b.sites.ours, '800'], env=cache.env, cwd=cache.path, capture_output=True,
                               preexec_fn=lambda: libc.prctl(SUBREAPER, 1, 0, 0, 0))
            check('differs:', guest.Outcome(p) == b.plain(b.sites, '800'))
        check('a helper was started', not cache.guest.exists())
    finally:
        cache.end()


def first_process(b):
    unshare = ['unshare', '--pid', '--fork', '--mount-proc']
    if subprocess.run([*unshare, 'true'], capture_output=True).returncode != 0:
        raise Skipped('unshare --pid is not permitted here')
    cache = Cache(b.build, helper=False)
    try:
        got = cache.run([*unshare, b.sites.ours, '800'])
        check('differs:', got == b.plain(b.sites, '800'), got)
        check('a helper was started', not cache.guest.exists())
    finally:
        cache.end()


def no_proc(b):
    script = ['unshare', '--mount', 'sh', '-c', 'umount -l /proc && exec "$0" "$@"']
    if subprocess.run([*script, 'true'], capture_output=True).returncode != 0:
        raise Skipped('unshare --mount is not permitted here')
    cache = b.taught()
    try:
        b.compare(cache, 'with /proc', b.small)
        cache.stop()
        cache.change(guest.poisoned)
        got = cache.run([*script, b.small.ours])
        check('differs:', got == b.plain(b.small), got)
    finally:
        cache.end()


def no_processes(b):
    if os.geteuid() != 0:
        raise Skipped('only root can run a program as another user')
    cache = Cache(b.build, helper=False)
    cache.path.chmod(0o777)
    try:
        for _ in range(2):
            b.compare(cache, 'no process', b.small, limits={'NPROC': 0}, user=NOBODY, group=NOBODY)
        check('something was made', not list(cache.path.iterdir()))
    finally:
        cache.end()


def off(b):
    cache = b.taught()
    try:
        cache.change(guest.poisoned)
        check('no code ran', b.takes(cache))
        b.compare(cache, 'SAMARA=off', b.small, env=cache.env | {'SAMARA': 'off'})
        b.compare(cache, 'no environment', b.small, env={})
    finally:
        cache.end()


def flushed(b):
    """Where subnormal numbers are flushed code runs for loops of -ffast-math, which has that
    linked, and no others; and that only where the user allows any digits."""
    for words, runs in ((['-ffast-math'], True), ([], False)):
        program = Program(b.build, b.work, 'flushed.c', words, name=f'flushed{runs}')
        cache = b.taught(program, {'SAMARA_FP': 'fast'})
        try:
            check('code changes what numbers are flushed', cache.run([program.ours, 'flush']) == b.plain(program, 'flush'))
            cache.change(guest.poisoned)
            check('code runs where nothing is flushed:', cache.run([program.ours, 'keep']).status == -signal.SIGILL)
            got = cache.run([program.ours, 'flush']).status == -signal.SIGILL
            check(f'{words}: code runs where numbers are flushed: {got}, not {runs}', got == runs)
        finally:
            cache.end()


def digits(b):
    """Loops of -ffast-math keep the digits that the compiler chose: without leave no code runs,
    and no program requests any."""
    program = Program(b.build, b.work, 'flushed.c', ['-ffast-math'], name='digits')
    cache = Cache(b.build)
    try:
        for _ in range(3):
            check('the same output', cache.run([program.ours, 'keep']) == b.plain(program, 'keep'))
            cache.wait('the helper is idle', cache.idle)
        check(f'no image: {cache.images()}', not cache.images())
    finally:
        cache.end()
    cache = b.taught(program, {'SAMARA_FP': 'fast'})
    try:
        cache.change(guest.poisoned)
        check('code runs with leave', cache.run([program.ours, 'keep']).status == -signal.SIGILL)
        del cache.env['SAMARA_FP']
        check('none without', cache.run([program.ours, 'keep']) == b.plain(program, 'keep'))
    finally:
        cache.end()


def one_line(b):
    """The helper has no descriptor, folder, mask or priority of the program that started it."""
    cache = Cache(b.build, helper=False)
    try:
        for _ in range(6):
            b.compare(cache, 'cold', b.sites, '600')
            if cache.pid():
                break
        cache.wait('the helper serves', lambda: (cache.guest / 'socket').exists())
        proc = pathlib.Path(f'/proc/{cache.pid()}')
        fds = {os.readlink(f).split(':')[0] for f in (proc / 'fd').iterdir()}
        check('descriptors:', fds <= {'/dev/null', 'socket', 'anon_inode', str(cache.guest / 'lock')}, fds)
        status = dict(line.split(':', 1) for line in (proc / 'status').read_text().splitlines())
        check('signals are blocked:', int(status['SigBlk'], 16) == 0)
        check('its own session', os.getsid(cache.pid()) == cache.pid())
        check('environment:', b'SAMARA' not in (proc / 'environ').read_bytes())
    finally:
        cache.end()


def bursts(b):
    """Code of much work runs on several threads."""
    if len(os.sched_getaffinity(0)) < 2:
        raise Skipped('there is one processor')
    cache = Cache(b.build)
    try:
        for _ in range(20):
            if cache.run([b.exec.ours, 'watch']).status == 0:
                return
            cache.wait('the helper is idle', cache.idle)
        raise Failure('no worker thread was seen')
    finally:
        cache.end()


def planes(b):
    """Loops over a plane that the program loads itself have one size, whichever plane it is."""
    program = Program(b.build, b.work, 'planes.c')
    cache = b.taught(program)
    try:
        for _ in range(2):
            b.compare(cache, 'warm', program)
            cache.wait('the helper is idle', cache.idle)
        sizes = [len(list(guest.specializations(f.read_bytes()))) for f in cache.images()]
        check('sizes of each site:', sizes == [1], sizes)
        cache.stop()
        cache.change(guest.poisoned)
        check('no code ran', b.takes(cache, program))
    finally:
        cache.end()


def runs_code(b, source, *args):
    """Code is made of what the program does without arguments; with them it runs some."""
    program = Program(b.build, b.work, source)
    cache = b.taught(program)
    try:
        cache.stop()
        cache.change(guest.poisoned)
        check('code runs', cache.run([program.ours, *args]).status == -signal.SIGILL)
    finally:
        cache.end()


def together(b):
    """A question of one site maps what there is for others that will ask soon."""
    runs_code(b, 'together.c', 'both')


def first(b):
    """A site looks for its image in its first call, if the points are many for what each of them
    takes."""
    runs_code(b, 'first.c', 'once')


def compilers(b):
    """samara cc under samara cc: many compilers at once, none of which is in another's way."""
    n = 200 if REPEATS > 1 else 24
    folder = b.work / 'many'
    folder.mkdir()
    for i in range(n):
        (folder / f'f{i}.c').write_text(
            f'void f{i}(float *y, const float *x, int n) {{ for (int i = 0; i < n; i++) y[i] += {i} * x[i]; }}\n')
    (folder / 'Makefile').write_text('all: $(patsubst %.c,%.o,$(wildcard *.c))\n')
    done = subprocess.run(['make', f'-j{n}', f'CC={b.build}/samara cc', 'CFLAGS=-O2'], cwd=folder,
                          capture_output=True, text=True)
    check('make:', done.returncode == 0 and not done.stderr, done.stderr[-500:])
    check('objects:', len(list(folder.glob('*.o'))) == n)


def marks(b):
    """Which objects make a program a quiet one (docs/reference/guest.md)."""
    cases = [
        ('int prctl(int, ...); int f(void) { return prctl(15, "name"); }', False),
        ('int prctl(int, ...); int f(void) { return prctl(22, 1); }', True),
        ('int prctl(int, ...); int f(int n) { return prctl(n, 1); }', True),
        ('int prctl(int, ...); int (*f)(int, ...) = prctl;', True),
        ('long syscall(long, ...); long f(void) { return syscall(186); }', False),
        ('long syscall(long, ...); long f(void) { return syscall(317, 0); }', True),
        ('int seccomp_load(void *); int f(void *c) { return seccomp_load(c); }', True),
        ('long f(long n) { __asm__ volatile("syscall" : "+a"(n) : : "rcx", "r11"); return n; }', True),
        ('__asm__("f: syscall");', True),
        ('int f(int n) { return n + 1; }', False),
    ]
    for text, quiet in cases:
        for level in '-O0', '-O2':
            out = b.work / 'mark.o'
            subprocess.run([b.build / 'samara', 'cc', level, '-x', 'c', '-c', '-', '-o', out], input=text, text=True,
                           check=True)
            names = subprocess.run(['nm', out], capture_output=True, text=True, check=True).stdout
            check(f'{level}: {text}', ('smr_guest_quiet' in names) == quiet)


SCENARIOS = [bursts, planes, together, first, compilers, marks, killed, stopped, cannot_write, full, damaged, repaired, of_others, other_version, many, set_id,
             reaper, first_process, no_proc, no_processes, off, flushed, digits, one_line]


def main():
    bench = Bench(pathlib.Path(sys.argv[1]).resolve())
    failed = 0
    for s in SCENARIOS:
        if len(sys.argv) > 2 and sys.argv[2] not in s.__name__:
            continue
        began = time.monotonic()
        try:
            s(bench)
            said = 'ok'
        except Skipped as e:
            said = f'skipped: {e}'
        except Failure as e:
            said, failed = f'FAILED: {e}', failed + 1
        print(f'helper: {s.__name__}, {time.monotonic() - began:.1f} s: {said}', flush=True)
    shutil.rmtree(bench.work, ignore_errors=True)
    sys.exit(failed > 0)


if __name__ == '__main__':
    main()
