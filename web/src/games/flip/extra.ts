/** What the extra `flip` brings to Python in a worker: MuJoCo, as the module `mujoco`.
 *
 * The model of the box and all that is done with it is in `quatuor/games/flip/physics/`.
 */

import loadMujoco, { type MainModule, type MjData, type MjModel } from '@mujoco/mujoco';

/** Satisfies `Simulation` of `quatuor/games/flip/physics/simulation.py`. */
class Simulation {
  private readonly model: MjModel;
  private readonly data: MjData;

  constructor(
    private readonly mujoco: MainModule,
    model: string,
  ) {
    this.model = mujoco.MjModel.from_xml_string(model);
    this.data = new mujoco.MjData(this.model);
  }

  inertia(): number {
    return (this.model.body('token').inertia as Float64Array)[0]!;
  }

  resist(air: number): void {
    (this.model.dof_damping as Float64Array).fill(air, 3, 6);
  }

  lay(first: string, lie: string): void {
    (this.model.geom_contype as Int32Array).set([...lie].map(Number), this.model.geom(first).id);
  }

  begin(...numbers: number[]): void {
    this.mujoco.mj_resetData(this.model, this.data);
    (this.data.qpos as Float64Array).set(numbers.slice(0, 7));
    (this.data.qvel as Float64Array).set(numbers.slice(7));
  }

  advance(steps: number, seconds: number): void {
    this.model.opt.timestep = seconds;
    for (let step = 0; step < steps; step += 1) this.mujoco.mj_step(this.model, this.data);
  }

  numbers(): number[] {
    return [...(this.data.qpos as Float64Array), ...(this.data.qvel as Float64Array)];
  }

  touches(): boolean {
    return this.data.ncon > 0;
  }
}

/** The modules of Python that come with it, by their names. */
export async function load(): Promise<Record<string, object>> {
  const mujoco = await loadMujoco();
  return { mujoco: { simulation: (model: string) => new Simulation(mujoco, model) } };
}
