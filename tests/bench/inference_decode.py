"""One step of decoding by a model like Llama, for inference.py: a JAX function and a GGUF file.

Weights are random, the same for all sides. int8: a scale for each column; int4: two in a byte, of
the upper and the lower half of the rows, and a bf16 scale for each 32 rows of a column. In the
file they are Q8_0 and Q4_0."""
import numpy as np

LAYERS, WIDTH, HEADS, GROUPS, HIDDEN, WORDS, CONTEXT, HEAD = 4, 2048, 32, 4, 5632, 32000, 256, 64
TOKEN, POSITION = 7, 0
NAMES = ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down")
SHAPES = ((WIDTH, WIDTH), (WIDTH, GROUPS * HEAD), (WIDTH, GROUPS * HEAD), (WIDTH, WIDTH),
          (WIDTH, HIDDEN), (WIDTH, HIDDEN), (HIDDEN, WIDTH))


def matrices():
    """Of each layer, then of the logits."""
    random = np.random.default_rng(0)

    def matrix(k, n):
        return random.standard_normal((k, n), np.float32) * np.float32(k ** -0.5)

    return [[matrix(*shape) for shape in SHAPES] for _ in range(LAYERS)], matrix(WIDTH, WORDS)


def embeddings():
    return np.random.default_rng(5).standard_normal((WORDS, WIDTH), np.float32)


def quantise(w, kind):
    import ml_dtypes
    if kind == "f32":
        return [w]
    if kind == "bf16":
        return [w.astype(ml_dtypes.bfloat16)]
    if kind == "int8":
        scale = np.abs(w).max(0) / 127
        return [np.rint(w / scale).astype(np.int8), scale]
    groups = w.reshape(-1, 32, w.shape[1])
    scale = (np.abs(groups).max(1) / 7).astype(ml_dtypes.bfloat16)
    q = (np.rint(groups / scale.astype(np.float32)[:, None]) + 8).astype(np.uint8).reshape(w.shape)
    half = len(q) // 2
    return [q[:half] | q[half:] << 4, scale]


def arguments(kind):
    layers, logits = matrices()
    cache = [np.zeros((CONTEXT, GROUPS, HEAD), np.float32) for _ in range(2 * LAYERS)]
    return ([[quantise(w, kind) for w in layer] for layer in layers], quantise(logits, kind),
            embeddings()[TOKEN:TOKEN + 1], cache[:LAYERS], cache[LAYERS:], np.int32(POSITION))


def step_of(kind):
    import jax
    from jax import lax, numpy as jnp

    def half(x, q, scale):
        w = (q.astype(jnp.float32) - 8).reshape(-1, 32, q.shape[1]) * scale.astype(jnp.float32)[:, None]
        return x @ w.reshape(q.shape)

    def times(x, w):
        if kind == "f32":
            return x @ w[0]
        if kind == "bf16":
            return (x.astype(jnp.bfloat16) @ w[0]).astype(jnp.float32)
        if kind == "int8":
            return (x @ w[0].astype(jnp.float32)) * w[1]
        rows, groups = len(w[0]), len(w[1]) // 2
        return half(x[:, :rows], w[0] & 15, w[1][:groups]) + half(x[:, rows:], w[0] >> 4, w[1][groups:])

    def norm(x):
        return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5)

    def turn(x, position):
        angle = position.astype(jnp.float32) * 10000.0 ** (-jnp.arange(HEAD // 2, dtype=jnp.float32) / (HEAD // 2))
        a, b = x[..., :HEAD // 2], x[..., HEAD // 2:]
        return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), a * jnp.sin(angle) + b * jnp.cos(angle)], -1)

    def step(layers, logits, x, keys, values, position):
        new = [], []
        for (q, k, v, o, gate, up, down), key, value in zip(layers, keys, values):
            h = norm(x)
            query = turn(times(h, q).reshape(GROUPS, -1, HEAD), position)
            added = turn(times(h, k).reshape(1, GROUPS, HEAD), position), times(h, v).reshape(1, GROUPS, HEAD)
            key, value = (lax.dynamic_update_slice(c, a, (position, 0, 0)) for c, a in zip((key, value), added))
            scores = jnp.einsum("ghd,tgd->ght", query, key) * HEAD ** -0.5
            scores = jnp.where(jnp.arange(CONTEXT) <= position, scores, -1e30)
            attended = jnp.einsum("ght,tgd->ghd", jax.nn.softmax(scores, -1), value)
            x = x + times(attended.reshape(1, -1), o)
            h = norm(x)
            x = x + times(jax.nn.silu(times(h, gate)) * times(h, up), down)
            new[0].append(key)
            new[1].append(value)
        return times(norm(x), logits), *new

    return step


def write_gguf(kind, path):
    import gguf
    kinds = gguf.GGMLQuantizationType
    own = {"f32": kinds.F32, "bf16": kinds.BF16, "int8": kinds.Q8_0, "int4": kinds.Q4_0}[kind]
    layers, logits = matrices()
    w = gguf.GGUFWriter(path, "llama")
    for add, value in ((w.add_vocab_size, WORDS), (w.add_context_length, CONTEXT), (w.add_embedding_length, WIDTH),
                       (w.add_block_count, LAYERS), (w.add_feed_forward_length, HIDDEN), (w.add_head_count, HEADS),
                       (w.add_head_count_kv, GROUPS), (w.add_layer_norm_rms_eps, 1e-5),
                       (w.add_rope_dimension_count, HEAD), (w.add_tokenizer_model, "no_vocab")):
        add(value)

    def put(name, matrix, t=own):
        rows = np.ascontiguousarray(matrix.T)
        w.add_tensor(f"{name}.weight", gguf.quants.quantize(rows, t) if t != kinds.F32 else rows, raw_dtype=t)

    one = np.ones(WIDTH, np.float32)
    put("token_embd", embeddings().T, kinds.F32)
    for i, layer in enumerate(layers):
        for name, matrix in zip(NAMES, layer):
            put(f"blk.{i}.{name}", matrix)
        for name in ("attn_norm", "ffn_norm"):
            w.add_tensor(f"blk.{i}.{name}.weight", one)
    w.add_tensor("output_norm.weight", one)
    put("output", logits)
    w.write_header_to_file()
    w.write_kv_data_to_file()
    w.write_tensors_to_file()
    w.close()


def open_llama(path, threads):
    import llama_cpp
    model = llama_cpp.Llama(path, n_ctx=CONTEXT, n_threads=threads, n_threads_batch=threads, verbose=False)

    def run():
        model.n_tokens = POSITION
        model.eval([TOKEN])
        return np.array(model._ctx.get_logits()[:WORDS])[None]

    return run


def open_jax(side, kind, args, load):
    """@p load makes a callable of the text of a program, for Samara."""
    import jax
    if side == "xla":
        compiled, args = jax.jit(step_of(kind)), jax.tree.map(jax.numpy.asarray, args)
        return lambda: np.asarray(jax.block_until_ready(compiled(*args))[0])
    program = load(jax.jit(step_of(kind), keep_unused=True).lower(*args).as_text())
    leaves = [np.asarray(a) for a in jax.tree.leaves(args)]
    return lambda: program(*leaves)[0]
