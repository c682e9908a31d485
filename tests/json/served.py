"""Servers that some commands need: a node, and a cluster that a program ran on."""

import contextlib
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


@contextlib.contextmanager
def node(samara, *options):
    """Serves until the end; its first line says so."""
    process = subprocess.Popen([samara, "node", *options], text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        process.stdout.readline()
        yield
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def has_server(samara):
    found = subprocess.run([samara, "doctor"], capture_output=True, text=True).stdout
    return any(line.split()[:2] == ["ok", "nats-server"] for line in found.splitlines())


@contextlib.contextmanager
def cluster(samara):
    """The folder `cluster`, with one node, where codelets of a program have run."""
    subprocess.run([samara, "cluster", "init", "cluster"], capture_output=True, check=True)
    subprocess.run([samara, "cluster", "up", "cluster"], capture_output=True, timeout=60, check=True)
    try:
        with node(samara, "--join", "cluster", "--name", "n1"):
            subprocess.run([samara, "run", "--cluster", "cluster", str(ROOT / "examples" / "product" / "product.c")],
                           env={**os.environ, "SAMARA_FORCE": "1"}, capture_output=True, timeout=300, check=True)
            yield
    finally:
        subprocess.run([samara, "cluster", "down", "cluster"], capture_output=True, timeout=60)
