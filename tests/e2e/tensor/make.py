"""python3 make.py FOLDER: layers of six families of models, small, as StableHLO text."""
import sys

import jax
import jax.numpy as jnp

D,F,H,HD,S,B,E,KV=256,768,8,32,64,3,4,4
f32=jnp.float32
def sd(*s): return jax.ShapeDtypeStruct(s,f32)
def norm(x,g): return x*jax.lax.rsqrt((x*x).mean(-1,keepdims=True)+1e-6)*g
def attn(q,k,v,rep=1):
    q=q.reshape(B,S,H,HD); k=k.reshape(B,S,-1,HD); v=v.reshape(B,S,-1,HD)
    if rep>1:
        k=jnp.repeat(k,rep,axis=2); v=jnp.repeat(v,rep,axis=2)
    s=jnp.einsum('bqhd,bkhd->bhqk',q,k)/HD**.5
    s=jnp.where(jnp.tril(jnp.ones((S,S),bool)),s,-1e9)
    return jnp.einsum('bhqk,bkhd->bqhd',jax.nn.softmax(s,-1),v).reshape(B,S,H*HD)
def llama(p,x):
    for l in p:
        h=norm(x,l['input_layernorm'])
        a=attn(h@l['q_proj'],h@l['k_proj'],h@l['v_proj'],H//KV)
        x=x+a@l['o_proj']
        h=norm(x,l['post_layernorm'])
        x=x+(jax.nn.silu(h@l['gate_proj'])*(h@l['up_proj']))@l['down_proj']
    return x
def llama_p(): return [dict(input_layernorm=sd(D),post_layernorm=sd(D),q_proj=sd(D,D),k_proj=sd(D,KV*HD),v_proj=sd(D,KV*HD),o_proj=sd(D,D),gate_proj=sd(D,F),up_proj=sd(D,F),down_proj=sd(F,D)) for _ in range(2)]
def gpt2(p,x):
    for l in p:
        h=norm(x,l['ln_1'])
        q,k,v=jnp.split(h@l['c_attn']+l['b_attn'],3,axis=-1)
        x=x+attn(q,k,v)@l['attn_c_proj']+l['b_proj']
        h=norm(x,l['ln_2'])
        x=x+jax.nn.gelu(h@l['c_fc']+l['b_fc'])@l['mlp_c_proj']
    return x
def gpt2_p(): return [dict(ln_1=sd(D),ln_2=sd(D),c_attn=sd(D,3*D),b_attn=sd(3*D),attn_c_proj=sd(D,D),b_proj=sd(D),c_fc=sd(D,F),b_fc=sd(F),mlp_c_proj=sd(F,D)) for _ in range(2)]
def phi3(p,x): # fused gate_up and qkv
    for l in p:
        h=norm(x,l['ln1'])
        qkv=h@l['qkv_proj']
        q,k,v=qkv[...,:D],qkv[...,D:D+KV*HD],qkv[...,D+KV*HD:]
        x=x+attn(q,k,v,H//KV)@l['o_proj']
        h=norm(x,l['ln2'])
        g,u=jnp.split(h@l['gate_up_proj'],2,axis=-1)
        x=x+(jax.nn.silu(g)*u)@l['down_proj']
    return x
def phi3_p(): return [dict(ln1=sd(D),ln2=sd(D),qkv_proj=sd(D,D+2*KV*HD),o_proj=sd(D,D),gate_up_proj=sd(D,2*F),down_proj=sd(F,D)) for _ in range(2)]
def mixtral(p,x):
    for l in p:
        h=norm(x,l['ln1'])
        x=x+attn(h@l['wq'],h@l['wk'],h@l['wv'],H//KV)@l['wo']
        h=norm(x,l['ln2'])
        w=jax.nn.softmax(h@l['router'],-1)
        g=jnp.einsum('bsd,edf->ebsf',h,l['w1']); u=jnp.einsum('bsd,edf->ebsf',h,l['w3'])
        y=jnp.einsum('ebsf,efd->ebsd',jax.nn.silu(g)*u,l['w2'])
        x=x+jnp.einsum('ebsd,bse->bsd',y,w)
    return x
def mixtral_p(): return [dict(ln1=sd(D),ln2=sd(D),wq=sd(D,D),wk=sd(D,KV*HD),wv=sd(D,KV*HD),wo=sd(D,D),router=sd(D,E),w1=sd(E,D,F),w3=sd(E,D,F),w2=sd(E,F,D)) for _ in range(2)]
def bert(p,x): # post-norm, einsum projections of heads
    for l in p:
        q,k,v=(jnp.einsum('bsd,dhk->bshk',x,l[n]) for n in ('query','key','value'))
        s=jax.nn.softmax(jnp.einsum('bqhd,bkhd->bhqk',q,k)/HD**.5,-1)
        o=jnp.einsum('bhqk,bkhd->bqhd',s,v)
        x=norm(x+jnp.einsum('bshk,hkd->bsd',o,l['out']),l['ln1'])
        x=norm(x+jax.nn.gelu(x@l['intermediate'])@l['output'],l['ln2'])
    return x
def bert_p(): return [dict(query=sd(D,H,HD),key=sd(D,H,HD),value=sd(D,H,HD),out=sd(H,HD,D),intermediate=sd(D,F),output=sd(F,D),ln1=sd(D),ln2=sd(D)) for _ in range(2)]
def scan(p,x): # layers in a loop, training step of llama shape
    def layer(x,l): return llama([l],x),None
    return jax.lax.scan(layer,x,p)[0]
def scan_p(): return jax.tree.map(lambda a: sd(5,*a.shape), llama_p()[0])
FAM=dict(llama=(llama,llama_p),gpt2=(gpt2,gpt2_p),phi3=(phi3,phi3_p),mixtral=(mixtral,mixtral_p),bert=(bert,bert_p),scan=(scan,scan_p))
out=sys.argv[1]
for n,(f,p) in FAM.items():
    open(f'{out}/{n}.mlir','w').write(jax.jit(f).lower(p(),sd(B,S,D)).as_text())
def gstep(p,x):
    l,g=jax.value_and_grad(lambda p: (gpt2(p,x)**2).sum())(p)
    return jax.tree.map(lambda a,b:a-1e-3*b,p,g),l
open(f'{out}/gpt2_train.mlir','w').write(jax.jit(gstep).lower(gpt2_p(),sd(B,S,D)).as_text())
def lstep(p,x):
    l,g=jax.value_and_grad(lambda p: (llama(p,x)**2).sum())(p)
    return jax.tree.map(lambda a,b:a-1e-3*b,p,g),l
open(f'{out}/llama_train.mlir','w').write(jax.jit(lstep).lower(llama_p(),sd(B,S,D)).as_text())
