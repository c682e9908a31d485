"""The commands that a wheel brings: they become the program that lies in the package."""
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def _become(*words):
    program = HERE / "bin/samara"
    server = pathlib.Path(sys.prefix, "bin/nats-server")
    if server.exists():
        os.environ.setdefault("SAMARA_NATS_SERVER", str(server))
    os.execv(program, [str(program), *words, *sys.argv[1:]])


def samara():
    _become()


def cc():
    _become("cc")


def cxx():
    _become("c++")


def fc():
    _become("fc")
