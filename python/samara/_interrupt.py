"""Calls of the library that Ctrl-C ends.

Python handles a signal between two of its own instructions, and a call of the library is one. A
call that is known to take long runs in a helper thread while the main thread waits, which a signal
ends at once. A call that may take long runs in the main thread, while another thread reads the
signals that arrive and stops it."""

import contextvars
import os
import signal
import socket
import threading

LONG = 0.05  # seconds from which on a call is worth a thread
_PATIENCE = 0.15  # seconds that an interrupted call has to end before the caller goes on


def _is_main():
    return threading.current_thread() is threading.main_thread()


def call(function, stop=None):
    """function() in a helper thread, with its exception. After KeyboardInterrupt, stop() asks the
    call to end; it may still use its arguments until it does."""
    if not _is_main():
        return function()
    found, ended = [], threading.Event()

    def run():
        try:
            found.append((function(), None))
        except BaseException as e:
            found.append((None, e))
        finally:
            ended.set()

    context = contextvars.copy_context()  # Jupyter knows by it to which cell output belongs
    threading.Thread(target=context.run, args=(run,), name="samara").start()
    try:
        ended.wait()
    except BaseException:
        if stop is not None:
            stop()
        ended.wait(_PATIENCE)
        raise
    result, error = found[0]
    if error is not None:
        raise error
    return result


class _Watcher:
    """A thread that reads the numbers of signals as they arrive, while a call is watched."""

    def __init__(self):
        self.stop, self.host = None, -1
        self.to, self._from = socket.socketpair()
        self.to.setblocking(False)
        threading.Thread(target=self._watch, name="samara-signals", daemon=True).start()

    def _watch(self):
        while received := self._from.recv(64):
            stop, host = self.stop, self.host
            if host != -1:
                try:
                    os.write(host, received)  # to an event loop, whose descriptor it is else
                except OSError:
                    pass
            # a handler of the host's own may go on
            if stop is not None and signal.SIGINT in received and \
                    signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                stop()
            del stop  # it keeps a program


_watcher = None


def _forget():
    global _watcher
    _watcher = None


os.register_at_fork(after_in_child=_forget)  # a child has no such thread


def watch(function, stop):
    """function() in this thread, which must release the interpreter's lock. stop() is called when
    Ctrl-C arrives meanwhile; the exception is KeyboardInterrupt then."""
    global _watcher
    if not _is_main():
        return function()
    if _watcher is None:
        _watcher = _Watcher()
    w = _watcher
    w.stop = stop
    w.host = signal.set_wakeup_fd(w.to.fileno(), warn_on_full_buffer=False)
    try:
        return function()
    finally:
        w.stop = None
        signal.set_wakeup_fd(w.host)
        w.host = -1
