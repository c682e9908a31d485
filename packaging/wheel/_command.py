"""The commands that a wheel brings: they become the program that lies in the package."""
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def _become(name):
    """The program goes by the name that it is called by, as with the links that `make install`
    makes."""
    program = HERE / "bin/samara"
    server = pathlib.Path(sys.prefix, "bin/nats-server")
    if server.exists():
        os.environ.setdefault("SAMARA_NATS_SERVER", str(server))
    os.execv(program, [name, *sys.argv[1:]])


def samara():
    _become("samara")


def cc():
    _become("samara-cc")


def cxx():
    _become("samara-c++")


def fc():
    _become("samara-fc")
