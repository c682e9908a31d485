"""Shapes of models by the names that sources use, as fields of docs/howto/simulate.md."""

LLAMA = {"gated": True, "flash": True, "untied": True}
MPT = {"flash": True, "vocabulary": 50368}
LATENT = {"q_rank": 1536, "kv_rank": 512, "head_size": 128, "rope_size": 64, "value_size": 128}


def llama(layers, hidden, heads, kv_heads, mlp, vocabulary=128256, **more):
    return {**LLAMA, "layers": layers, "hidden": hidden, "heads": heads, "kv_heads": kv_heads, "mlp": mlp,
            "vocabulary": vocabulary, **more}


def mpt(layers, hidden, heads):
    return {**MPT, "layers": layers, "hidden": hidden, "heads": heads}


QWEN3_30B = llama(48, 2048, 32, 4, 6144, 151936, head_size=128, experts=128, top_k=8, expert_mlp=768)
QWEN3_235B = llama(94, 4096, 64, 4, 12288, 151936, head_size=128, experts=128, top_k=8, expert_mlp=1536)
# one more layer predicts a second token
DEEPSEEK_V3 = llama(62, 7168, 128, 128, 18432, 129280, experts=256, top_k=8, expert_mlp=2048, shared_experts=1,
                    dense_layers=3, **LATENT)
KIMI_K2 = llama(61, 7168, 64, 64, 18432, 163840, experts=384, top_k=8, expert_mlp=2048, shared_experts=1, dense_layers=1,
                **LATENT)
GPT_OSS_120B = llama(36, 2880, 64, 8, 2880, 201088, head_size=64, experts=128, top_k=4, expert_mlp=2880, window=128,
                     window_layers=18)
LLAMA4 = {"experts": 16, "top_k": 1, "expert_mlp": 8192, "shared_experts": 1}

MODELS = {
    "MPT-125m": mpt(12, 768, 12), "MPT-350m": mpt(24, 1024, 16), "MPT-760m": mpt(24, 1536, 12),
    "MPT-1b": mpt(24, 2048, 16), "MPT-3b": mpt(32, 2560, 20), "MPT-7b": mpt(32, 4096, 32), "MPT-13b": mpt(40, 5120, 40),
    "MPT-30b": mpt(48, 7168, 56), "MPT-70b": mpt(80, 8192, 64),
    "Llama-2-7B": llama(32, 4096, 32, 32, 11008, 32000), "Llama2-7B": llama(32, 4096, 32, 32, 11008, 32000),
    "LLaMA 7B": llama(32, 4096, 32, 32, 11008, 32000),
    "Llama-2-70B": llama(80, 8192, 64, 8, 28672, 32000), "LLaMA 70B": llama(80, 8192, 64, 8, 28672, 32000),
    "Llama-3-8B": llama(32, 4096, 32, 8, 14336), "Llama-3.1-8B": llama(32, 4096, 32, 8, 14336),
    "Llama-3-70B": llama(80, 8192, 64, 8, 28672), "Llama-3.1-70B": llama(80, 8192, 64, 8, 28672),
    "Llama-3.3-70B": llama(80, 8192, 64, 8, 28672), "LLAMA3_70B": llama(80, 8192, 64, 8, 28672),
    "Llama-3.1-405B": llama(126, 16384, 128, 8, 53248), "LLAMA3.1_405B": llama(126, 16384, 128, 8, 53248),
    "Qwen3_30B_a3B": QWEN3_30B, "Qwen3-30B-A3B": QWEN3_30B, "Qwen3_235B_a22B": QWEN3_235B, "Qwen3-235B-A22B": QWEN3_235B,
    "DeepSeekV3": DEEPSEEK_V3, "Kimi_K2": KIMI_K2, "GPT OSS 120B": GPT_OSS_120B,
    "Mixtral-8x7B": llama(32, 4096, 32, 8, 14336, 32000, experts=8, top_k=2, expert_mlp=14336),
    "Llama-4-Scout": llama(48, 5120, 40, 8, 16384, 202048, **LLAMA4),
    "Llama-4-Maverick": llama(48, 5120, 40, 8, 16384, 202048, **{**LLAMA4, "experts": 128, "dense_layers": 24}),
    "GPT-J 6B": {"flash": True, "untied": True, "parallel_layers": True, "layers": 28, "hidden": 4096, "heads": 16,
                 "mlp": 16384, "vocabulary": 50400},
    "Falcon 180B": {"flash": True, "parallel_layers": True, "layers": 80, "hidden": 14848, "heads": 232, "head_size": 64,
                    "kv_heads": 8, "mlp": 59392, "vocabulary": 65024},
    "Qwen-1.8B": llama(24, 2048, 16, 16, 5504, 151936), "Qwen-7B": llama(32, 4096, 32, 32, 11008, 151936),
    "Qwen-14B": llama(40, 5120, 40, 40, 13696, 152064), "Qwen-72B": llama(80, 8192, 64, 64, 24576, 152064),
    "Qwen-72B + vLLM": llama(80, 8192, 64, 64, 24576, 152064),
}
