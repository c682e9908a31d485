#!/usr/bin/env python3
"""test_torch.py PLUGIN LIBRARY: PyTorch on Samara (samara.torch), against torch's own CPU.

Eager ops, autograd, torch.compile, train steps of a ResNet-18 and a small GPT, and exports that
load() runs. It is skipped, exit status 77, where torch or torch_tpu is not installed."""

import importlib.util
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
os.environ["SAMARA_PJRT_LIBRARY"], os.environ["SAMARA_LIBRARY"] = sys.argv[1:3]
for _name in ("torch", "torch_tpu"):
    if importlib.util.find_spec(_name) is None:
        print(f"{_name} is not installed: pip install torch==2.15.0 torch_tpu==0.2.0")
        sys.exit(77)

import samara  # noqa: E402
import samara.torch  # noqa: E402  before torch
import torch  # noqa: E402
from torch import nn  # noqa: E402
from torch.nn import functional as F  # noqa: E402
from torch.utils import _pytree  # noqa: E402

failed = 0


def check(what, good):
    global failed
    if not good:
        failed = 1
        print("FAILED:", what, flush=True)


def is_near(a, b, tolerance=1e-4):
    """Whether all tensors of two trees are of one type and shape, and near each other."""
    pairs = list(zip(_pytree.tree_leaves(a), _pytree.tree_leaves(b), strict=True))
    for x, y in pairs:
        if not isinstance(x, torch.Tensor) or not isinstance(y, torch.Tensor):
            if x is not y and x != y:
                return False
            continue
        x, y = x.detach().cpu(), y.detach().cpu()
        if x.dtype != y.dtype or x.shape != y.shape:
            return False
        if not torch.allclose(x.double(), y.double(), tolerance, tolerance * max([1.0, *y.double().abs().flatten().tolist()])):
            return False
    return True


def refuses(what, text, call):
    try:
        call()
    except samara.Error as e:
        check(f"{what}: {e}", text in str(e))
    else:
        check(f"{what} is refused", False)


class Block(nn.Module):
    """Of a ResNet."""

    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs)
        self.conv2, self.norm2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False), nn.BatchNorm2d(outputs)
        self.short = nn.Identity() if inputs == outputs and stride == 1 else nn.Sequential(
            nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x):
        y = self.norm2(self.conv2(F.relu(self.norm1(self.conv1(x)))))
        return F.relu(y + self.short(x))


def resnet18(classes=10):
    """ResNet-18 with its sizes, for small images."""
    layers, inputs = [nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(3, 2, 1)], 64
    for outputs, stride in ((64, 1), (128, 2), (256, 2), (512, 2)):
        layers += [Block(inputs, outputs, stride), Block(outputs, outputs, 1)]
        inputs = outputs
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, classes))


class Layer(nn.Module):
    """Of a GPT."""

    def __init__(self, size, heads):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(size), nn.LayerNorm(size)
        self.qkv, self.out = nn.Linear(size, 3 * size), nn.Linear(size, size)
        self.up, self.down = nn.Linear(size, 4 * size), nn.Linear(4 * size, size)

    def forward(self, x):
        b, n, size = x.shape
        q, k, v = (t.view(b, n, self.heads, -1).transpose(1, 2) for t in self.qkv(self.norm1(x)).split(size, -1))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(b, n, size))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Gpt(nn.Module):
    def __init__(self, words=64, size=64, length=16):
        super().__init__()
        self.words, self.places = nn.Embedding(words, size), nn.Embedding(length, size)
        self.layers = nn.Sequential(Layer(size, 4), Layer(size, 4))
        self.norm, self.head = nn.LayerNorm(size), nn.Linear(size, words, bias=False)

    def forward(self, tokens):
        x = self.words(tokens) + self.places(torch.arange(tokens.shape[1], device=tokens.device))
        return self.head(self.norm(self.layers(x)))


def train(model, inputs, labels, optimizer, device, steps, compiled=False):
    """Losses of some steps, from the same start on each device."""
    model = model.to(device)
    inputs, labels = inputs.to(device), labels.to(device)
    run = torch.compile(model) if compiled else model
    stepper, losses = optimizer(model.parameters()), []
    for _ in range(steps):
        stepper.zero_grad()
        logits = run(inputs)
        loss = F.cross_entropy(logits.reshape(-1, logits.shape[-1]), labels.reshape(-1))
        loss.backward()
        stepper.step()
        losses.append(loss.detach().cpu())
    return losses


def train_both(what, make, inputs, labels, optimizer, steps, compiled=False):
    torch.manual_seed(0)
    want = train(make(), inputs, labels, optimizer, "cpu", steps)
    torch.manual_seed(0)
    got = train(make(), inputs, labels, optimizer, samara.torch.DEVICE, steps, compiled)
    check(f"{what}: losses {[float(x) for x in got]}, on torch's CPU {[float(x) for x in want]}", is_near(got, want))


def eager():
    torch.manual_seed(0)
    x, y = torch.randn(5, 7), torch.randn(5, 7)
    ops = {
        "add": lambda a, b: a + 2 * b, "matmul": lambda a, b: a @ b.T, "where": lambda a, b: torch.where(a > 0, a, b),
        "sum": lambda a, b: (a * b).sum(1), "softmax": lambda a, b: a.softmax(-1), "cat": lambda a, b: torch.cat([a, b]),
        "sort": lambda a, b: list(a.sort(1)), "topk": lambda a, b: list(a.topk(3)), "cumsum": lambda a, b: a.cumsum(0),
        "index": lambda a, b: a[[0, 3], 1:5:2], "norm": lambda a, b: F.layer_norm(a, (7,)), "erf": lambda a, b: a.erf(),
        "argmax": lambda a, b: a.argmax(1), "half": lambda a, b: (a.half() * b.half()).float(),
        "bfloat16": lambda a, b: (a.bfloat16() + b.bfloat16()), "int": lambda a, b: (a * 9).int() // 2,
        "std": lambda a, b: a.std(0), "logsumexp": lambda a, b: a.logsumexp(0), "flip": lambda a, b: a.flip(1),
        "pool": lambda a, b: F.avg_pool1d(a[None], 2), "interpolate": lambda a, b: F.interpolate(a[None, None], scale_factor=2),
        "cumprod": lambda a, b: a.cumprod(1), "unique": lambda a, b: torch.unique((a * 2).int()),
        "fill": lambda a, b: a.clone().masked_fill_(b > 0, 3.0), "empty": lambda a, b: a[:0] + 1,
    }
    device = samara.torch.DEVICE
    for name, op in ops.items():
        try:
            check(f"eager {name}", is_near(op(x.to(device), y.to(device)), op(x, y)))
        except Exception as e:  # every op has its line
            check(f"eager {name}: {e}", False)
    w = torch.randn(7, 3)
    grads = []
    for d in ("cpu", device):
        a, b = (t.detach().clone().to(d).requires_grad_() for t in (x, w))
        (torch.tanh(a @ b) ** 2).mean().backward()
        grads.append((a.grad, b.grad))
    check("gradients", is_near(grads[1], grads[0]))


def compiled():
    def f(x, y):
        return torch.relu(x @ y).sum(0), x.exp()

    x = torch.randn(6, 6)
    device = samara.torch.DEVICE
    check("torch.compile", is_near(torch.compile(f)(x.to(device), x.to(device)), f(x, x)))


def linear_algebra():
    """Results, or what is the same whatever the signs of vectors."""
    torch.manual_seed(0)
    square, tall, many = torch.randn(6, 6), torch.randn(8, 5), torch.randn(3, 5, 5)
    ops = {
        "qr": torch.linalg.qr, "qr complete": lambda a: torch.linalg.qr(a, "complete"), "lu": torch.linalg.lu,
        "lu_factor": torch.linalg.lu_factor, "inv": lambda a: torch.linalg.inv(a @ a.mT + torch.eye(a.shape[-2], device=a.device)),
        "solve": lambda a: torch.linalg.solve(a.mT @ a, a.mT[..., :2]), "svdvals": torch.linalg.svdvals, "pinv": torch.linalg.pinv,
        "svd": lambda a: (lambda u, s, v: (u * s[..., None, :]) @ v)(*torch.linalg.svd(a, full_matrices=False)),
    }
    for name, op in ops.items():
        for a in (square, tall, tall.mT.contiguous(), many, square.double()):
            what = f"{name} of {list(a.shape)} {a.dtype}"
            if name == "solve" and a.shape[-2] < a.shape[-1]:
                continue  # a singular matrix
            try:
                check(what, is_near(op(a.to(samara.torch.DEVICE)), op(a), 1e-3))
            except Exception as e:  # every op has its line
                check(f"{what}: {e}", False)
    for op in (torch.linalg.qr, torch.linalg.lu):
        a = torch.randn(5, 4, dtype=torch.complex64)
        check(f"{op.__name__} of complex numbers", is_near([abs(x) for x in op(a.to(samara.torch.DEVICE))], [abs(x) for x in op(a)]))


class Several(nn.Module):
    """Results of several kinds: the same tensor twice, views, None, numbers."""

    def __init__(self):
        super().__init__()
        self.conv, self.norm, self.last = nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.Linear(288, 5)
        self.small = nn.Linear(5, 5).bfloat16()
        self.register_buffer("shift", torch.arange(5.0))

    def forward(self, x, k, *, scale):
        z = (self.last(F.relu(self.norm(self.conv(x))).flatten(1)) + self.shift) * scale
        return {"z": z, "rest": (z, None, 7, self.small(z.bfloat16()), k + 1, torch.tensor([1, 2]), z.t(), z > 0)}


def exports():
    torch.manual_seed(0)
    x, k, scale = torch.randn(2, 3, 8, 8), torch.tensor(3), torch.tensor(2.0)
    model = Several().eval()
    program = samara.load(torch.export.export(model, (x, k), {"scale": scale}))
    check("an export", is_near(program(x, k, scale=scale), model(x, k, scale=scale), 1e-2))
    check("its arguments", [a.shape for a in program.arguments] == [(2, 3, 8, 8), (), ()])
    check("it runs again", is_near(program(2 * x, k, scale=scale), model(2 * x, k, scale=scale), 1e-2))
    refuses("a missing argument", "the program takes", lambda: program(x, k))
    refuses("another type", "argument 0 is float64", lambda: program(x.double(), k, scale=scale))
    refuses("a module that writes", "model.eval()",
            lambda: samara.load(torch.export.export(Several().train(), (x, k), {"scale": scale})))
    refuses("random numbers", "model.eval()", lambda: samara.load(torch.export.export(nn.Dropout().train(), (x,))))
    refuses("dynamic sizes", "dynamic_shapes", lambda: samara.load(
        torch.export.export(nn.ReLU(), (x,), dynamic_shapes=({0: torch.export.Dim("n", min=2)},))))
    refuses("frozen arguments", "constants already", lambda: samara.load(torch.export.export(nn.ReLU(), (x,)), frozen=(x,)))
    for name, net, given in (("ResNet-18", resnet18().eval(), torch.randn(1, 3, 64, 64)),
                             ("GPT", Gpt().eval(), torch.arange(16)[None])):
        check(f"{name} exported", is_near(samara.load(torch.export.export(net, (given,)))(given), net(given)))


def late_import():
    """torch before samara.torch: an error that says so."""
    done = subprocess.run([sys.executable, "-c", "import torch, samara.torch"], text=True, capture_output=True, check=False,
                          env=dict(os.environ, PYTHONPATH=str(ROOT / "python")))
    check(f"torch imported first: {done.stderr[-200:]}", "import samara.torch before torch" in done.stderr)


eager()
linear_algebra()
compiled()
exports()
train_both("ResNet-18", resnet18, torch.randn(8, 3, 64, 64), torch.arange(8), lambda p: torch.optim.SGD(p, 1e-3, 0.9), 3)
for c in (False, True):
    train_both(f"GPT, compiled: {c}", Gpt, torch.randint(64, (4, 16)), torch.randint(64, (4, 16)),
               lambda p: torch.optim.AdamW(p, 1e-3), 4, c)
late_import()
print("ok" if not failed else "failed", flush=True)
sys.exit(failed)
