"""MuJoCo MJX: a batch of pendulums with contacts, stepped under vmap and scan."""
import jax
import jax.numpy as jnp
import mujoco
from mujoco import mjx

XML = """<mujoco><option timestep="0.005"/><worldbody><light pos="0 0 3"/><geom type="plane" size="2 2 .1"/>
<body pos="0 0 1"><joint type="hinge" axis="0 1 0" damping="0.1"/><geom type="capsule" fromto="0 0 0 0.3 0 0" size="0.03"/>
<body pos="0.3 0 0"><joint type="hinge" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0.3 0 0" size="0.03"/></body></body>
<body pos="0.5 0 0.2"><freejoint/><geom type="sphere" size="0.1"/></body></worldbody></mujoco>"""
model = mjx.put_model(mujoco.MjModel.from_xml_string(XML))


@jax.jit
def roll(velocity):
    data = mjx.make_data(model)
    data = data.replace(qvel=data.qvel.at[0].set(velocity))
    data, _ = jax.lax.scan(lambda d, _: (mjx.step(model, d), None), data, None, length=8)
    return data.qpos


places = jax.vmap(roll)(jnp.linspace(-1, 1, 4))
for row in places:
    print("qpos", *(float(v) for v in row))
