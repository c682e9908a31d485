"""Programs, caches and helpers of the tests here."""
import contextlib
import ctypes
import fcntl
import json
import os
import pathlib
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
CLANG = os.environ.get('CLANG', 'clang-19')
REPEATS = int(os.environ.get('SAMARA_REPEATS', '1'))
SECONDS = 120  # of a program at most
UD2 = b'\x0f\x0b'


class Failure(Exception):
    pass


def check(what, holds, *more):
    if not holds:
        raise Failure(' '.join([what, *map(str, more)]))


# ---- images (src/rt/abi/image.h) ----------------------------------------------------------------

HEAD = struct.Struct('<QIIQQQQ')  # magic, version, head, size, sum, serial, ticks_per_s
HEAD_SIZE = 152
SPECIALIZATIONS = 144  # where the list is in the head
SPECIALIZATION = struct.Struct('<II8IQQQ96sQIIII')
STEP = struct.Struct('<II2IQQQII')
SUM, SUMMED_FROM = 24, 32
MASK = (1 << 64) - 1


def checksum(image):
    data = bytes(image[SUMMED_FROM:])
    a, b = 0x9e3779b97f4a7c15, len(data)
    for (w,) in struct.iter_unpack('<Q', data):
        a = (a ^ w) * 0xff51afd7ed558ccd & MASK
        b = (b + a & MASK) ^ (a >> 29)
    return a ^ b


def sealed(data):
    """The image with its checksum set right."""
    data = bytearray(data)
    struct.pack_into('<Q', data, SUM, checksum(data))
    return bytes(data)


def specializations(data):
    at, n = struct.unpack_from('<II', data, SPECIALIZATIONS)
    for i in range(n):
        f = SPECIALIZATION.unpack_from(data, at + i * SPECIALIZATION.size)
        yield {'code': f[1] == 1, 'steps': (f[6], f[7]), 'why': f[13].rstrip(b'\0').decode()}


def functions(data):
    """Offsets of all functions that specializations with the verdict "code" have."""
    for s in specializations(data):
        at, n = s['steps']
        for i in range(n if s['code'] else 0):
            recipe, stages = STEP.unpack_from(data, at + i * STEP.size)[:2]
            nstages = struct.unpack_from('<i', data, recipe + 4)[0]
            yield from struct.unpack_from(f'<{nstages}I', data, stages)


def forced(data):
    """The same image, whose code runs wherever there is some, however fast it is."""
    data = bytearray(data)
    at, n = struct.unpack_from('<II', data, SPECIALIZATIONS)
    for i in range(n):
        own = at + i * SPECIALIZATION.size
        f = list(SPECIALIZATION.unpack_from(data, own))
        if f[7] > 0:  # steps
            f[1], f[10] = 1, 0  # verdict; time of the loops
            SPECIALIZATION.pack_into(data, own, *f)
    return sealed(data)


def poisoned(data):
    """The same image, whose code raises SIGILL."""
    data = bytearray(data)
    for at in functions(bytes(data)):
        data[at:at + len(UD2)] = UD2
    return sealed(data)


# ---- processes ---------------------------------------------------------------------------------

class Outcome:
    def __init__(self, done):
        self.status, self.out, self.err = done.returncode, done.stdout, done.stderr

    def __eq__(self, other):
        return (self.status, self.out, self.err) == (other.status, other.out, other.err)

    def __str__(self):
        text = [f'status {self.status}', self.out.decode(errors='replace').strip(),
                self.err.decode(errors='replace').strip()]
        return ' | '.join(t for t in text if t)


def limited(limits):
    def set_limits():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for kind, most in limits.items():
            resource.setrlimit(getattr(resource, 'RLIMIT_' + kind), (most, most))
    return set_limits


def started(pid):
    """When a process started, in the kernel's ticks; None: there is none. Bursts use up numbers of
    processes quickly, so that a number alone soon means another one."""
    try:
        return int(pathlib.Path(f'/proc/{pid}/stat').read_text().rpartition(')')[2].split()[19])
    except (OSError, IndexError):
        return None


def processor_ticks(pid):
    """(state, ticks) of a process; None: there is none."""
    try:
        fields = pathlib.Path(f'/proc/{pid}/stat').read_text().rpartition(')')[2].split()
    except OSError:
        return None
    return fields[0], int(fields[11]) + int(fields[12])


class Cache:
    """A cache folder of its own, with its helper. Ends with the test, and no process is left."""

    def __init__(self, build, helper=True, folder=None):
        self.build, self.helpers = build, set()
        self.path = pathlib.Path(folder or tempfile.mkdtemp(prefix='guest-'))
        self.guest = self.path / 'guest-2'
        self.env = {k: v for k, v in os.environ.items() if not k.startswith('SAMARA')}
        self.env['SAMARA_CACHE'] = str(self.path)
        self.process = None
        if helper:
            self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.build / 'samara', 'helper', f'--serve={self.guest}', '--idle=300'],
            env=self.env, stdin=subprocess.DEVNULL)
        self.wait('the helper serves', lambda: (self.guest / 'socket').exists())

    def wait(self, what, holds, seconds=30):
        end = time.monotonic() + seconds
        while not holds():
            check(f'{what}: not within {seconds} s', time.monotonic() < end)
            time.sleep(0.02)

    def pid(self):
        """Of the helper that serves; 0: none does."""
        try:
            pid = int((self.guest / 'lock').read_text() or 0)
            words = pathlib.Path(f'/proc/{pid}/cmdline').read_bytes()
        except (OSError, ValueError):
            return 0
        return pid if os.fsencode(self.guest) in words else 0

    def idle(self):
        """Whether the helper, if it runs, has done nothing for some time."""
        pid = self.pid()
        was = processor_ticks(pid)
        time.sleep(0.15)
        now = processor_ticks(pid)
        return was == now and (now is None or now[0] == 'S')

    def images(self):
        if not self.guest.is_dir():
            return []
        return [f for f in self.guest.iterdir() if len(f.name) == 35]

    def with_code(self, slow=False):
        """Images with code that runs; slow: or that would run if it were quicker."""
        found = 0
        for f in self.images():
            try:
                found += any(s['code'] or (slow and s['steps'][1] > 0)
                             for s in specializations(f.read_bytes()))
            except (OSError, struct.error):
                pass
        return found

    @contextlib.contextmanager
    def without_helper(self):
        """None serves, and none can: its lock is taken."""
        self.stop()
        with open(self.guest / 'lock', 'a', encoding='ascii') as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def change(self, how):
        for f in self.images():
            f.write_bytes(how(f.read_bytes()))

    def run(self, command, **more):
        how = {'env': self.env, 'cwd': self.path, 'limits': {}} | more
        how['env'] = {k: v for k, v in how['env'].items() if v is not None}
        how['preexec_fn'] = limited(how.pop('limits'))
        self.note_helper()
        done = subprocess.run([str(c) for c in command], stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=SECONDS, **how)
        self.note_helper()
        return Outcome(done)

    def note_helper(self):
        pid = self.pid()
        if pid:
            self.helpers.add((pid, started(pid)))

    def stop(self):
        subprocess.run([self.build / 'samara', 'helper', 'stop'], env=self.env, check=True,
                       stdout=subprocess.DEVNULL)
        if self.process is not None:
            self.process.wait(20)
            self.process = None

    def end(self):
        self.note_helper()
        self.stop()
        self.wait('no helper is left',
                  lambda: not any(started(pid) == when for pid, when in self.helpers if when), 10)
        shutil.rmtree(self.path, ignore_errors=True)


def build(cc, command):
    done = subprocess.run([str(c) for c in (cc if isinstance(cc, list) else [cc]) + command],
                          capture_output=True, text=True)
    check(f'{command[-1]} does not build:', done.returncode == 0, done.stderr)


class Program:
    """A source built by clang and by samara cc in the same way."""

    def __init__(self, build_folder, work, source, words=(), objects=(), name=None):
        name = name or pathlib.Path(source).stem
        self.plain, self.ours = work / f'{name}.plain', work / f'{name}.ours'
        command = [HERE / source, *objects, *words]
        build(CLANG, ['-O2', '-w', '-o', self.plain, *command])
        build([build_folder / 'samara', 'cc'], ['-O2', '-w', '-o', self.ours, *command])


class BareProgram(Program):
    """Without a C library: the driver links no runtime into such programs, a build system may."""

    def __init__(self, build_folder, work, source, words=(), objects=(), name=None):
        self.plain, self.ours = work / f'{name}.plain', work / f'{name}.ours'
        link = [CLANG, '-nostdlib', '-static']
        for out, cc, runtime in ((self.plain, [CLANG], []),
                                 (self.ours, [build_folder / 'samara', 'cc'], [build_folder / 'samara-guest.o'])):
            made = out.with_suffix(f'{out.suffix}.o')
            build(cc, ['-O2', '-w', '-c', '-o', made, HERE / source, *words])
            build(link, ['-o', out, made, *runtime])
