"""MuJoCo as a package of Python. Satisfies `quatuor.games.flip.physics.simulation.Simulation`."""

import mujoco


class NativeSimulation:
    """The box as MuJoCo knows it."""

    def __init__(self, model: str) -> None:
        self._model = mujoco.MjModel.from_xml_string(model)
        self._data = mujoco.MjData(self._model)

    def inertia(self) -> float:
        """Of the token, about one of its diameters."""
        return float(self._model.body("token").inertia[0])

    def resist(self, air: float) -> None:
        """Let the air slow the turning of the token so much."""
        self._model.dof_damping[3:6] = air

    def lay(self, first: str, lie: str) -> None:
        """Which piles the token can touch: a 1 or a 0 for each, counted from the first one."""
        at = self._model.geom(first).id
        self._model.geom_contype[at : at + len(lie)] = [int(one) for one in lie]

    def begin(self, *numbers: float) -> None:
        """Put the token where these numbers say."""
        mujoco.mj_resetData(self._model, self._data)
        self._data.qpos[:], self._data.qvel[:] = numbers[:7], numbers[7:]

    def advance(self, steps: int, seconds: float) -> None:
        """Take so many steps, each of so many seconds."""
        self._model.opt.timestep = seconds
        mujoco.mj_step(self._model, self._data, steps)

    def numbers(self) -> list[float]:
        """Those of the moment in which the token is now."""
        return [*self._data.qpos, *self._data.qvel]

    def touches(self) -> bool:
        """Whether the token touches anything."""
        return bool(self._data.ncon)
