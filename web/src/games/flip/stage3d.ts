/** The box in three dimensions: trays, towers, lying tokens, and tokens on their recorded way. */

import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Line,
  LineDashedMaterial,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Quaternion,
  RingGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { arc, type Aim } from './aim';
import {
  DISTANCE,
  FLOORS,
  HALF_THICK,
  HEIGHT,
  middleOf,
  PITCH,
  PLATE,
  RADIUS,
  REACH,
  RIDGE,
  RIDGE_HEIGHT,
  RIM_HEIGHT,
  TALLEST,
  TOWER,
  TRAYS,
  UPPER,
} from './box';
import type { Pose } from './path';
import type { Piles } from './trays';

const UP = new Vector3(0, 0, 1);
const AXIS = new Vector3(0, 1, 0);
const SIDE = 4 * PITCH + RIDGE;
const LIFTED = new Vector3(0, 0, 0.001);
/** How steeply one looks down, and at what. */
const ABOVE = (36 * Math.PI) / 180;
const MIDDLE = new Vector3(0, 0, 0.07);
const EDGE = SIDE / 2 + 2 * TOWER;
type Corner = readonly [number, number, number];
/** What must be seen: the trays with a token above them, and the own launcher in front. */
const BOX = [-EDGE, EDGE].flatMap((x): Corner[] => [
  [x, EDGE, 0],
  [x, -EDGE, 0],
  [x, EDGE, UPPER + 0.02],
  [x, -EDGE, UPPER + 0.04],
]);
const LAUNCHER = [-REACH, REACH].map((x): Corner => [x, DISTANCE, HEIGHT - 0.02]);
/** A picture that is wider than this many times its height has no room for the launcher. */
const WIDE = 1.5;

export interface Flying {
  seat: number;
  pose: Pose;
}

export class Stage3D {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(34, 2, 0.01, 5);
  private readonly renderer: WebGLRenderer;
  private readonly lying = new Group();
  private readonly flying = new Group();
  private readonly aims = new Group();
  private readonly colours: MeshStandardMaterial[];
  private readonly marks: MeshStandardMaterial[];
  private readonly dashes: LineDashedMaterial[];
  private readonly faint: MeshStandardMaterial[];
  private readonly ring = new RingGeometry(RADIUS * 0.8, RADIUS, 28);
  private readonly disc = new CylinderGeometry(RADIUS, RADIUS, 2 * HALF_THICK, 28);
  private readonly shapes = [
    new RingGeometry(RADIUS * 0.38, RADIUS * 0.58, 24),
    new RingGeometry(0, RADIUS * 0.36, 24),
  ];

  constructor(canvas: HTMLCanvasElement, colours: readonly string[], inks: readonly string[]) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.colours = colours.map((color) => new MeshStandardMaterial({ color, roughness: 0.45 }));
    this.marks = inks.map((color) => new MeshStandardMaterial({ color, roughness: 0.6 }));
    this.dashes = colours.map(
      (color) => new LineDashedMaterial({ color, dashSize: 0.012, gapSize: 0.008 }),
    );
    const see = { transparent: true, opacity: 0.6 };
    this.faint = colours.map((color) => new MeshStandardMaterial({ color, ...see }));
    this.camera.up.copy(UP);
    this.scene.add(
      new HemisphereLight(0xffffff, 0x8a7d6c, 2.2),
      this.lying,
      this.flying,
      this.aims,
    );
    const sun = new DirectionalLight(0xffffff, 1.6);
    sun.position.set(0.3, -0.4, 1);
    this.scene.add(sun);
    this.build();
  }

  /** Both trays as clear plates with ridges, and the towers that carry the upper one. */
  private build(): void {
    const glass = { color: 0x6f9be0, transparent: true, roughness: 0.2, depthWrite: false };
    const plate = new MeshStandardMaterial({ ...glass, opacity: 0.28 });
    const ridge = new MeshStandardMaterial({ ...glass, color: 0x2f66bd, opacity: 0.6 });
    for (const tray of TRAYS) {
      const floor = FLOORS[tray];
      this.block(plate, [SIDE, SIDE, PLATE], [0, 0, floor - PLATE / 2]);
      for (let line = -2; line <= 2; line++) {
        const high = Math.abs(line) === 2 ? RIM_HEIGHT : RIDGE_HEIGHT;
        const at = line * PITCH;
        this.block(ridge, [RIDGE, SIDE, high], [at, 0, floor + high / 2]);
        this.block(ridge, [SIDE, RIDGE, high], [0, at, floor + high / 2]);
      }
    }
    const post = new MeshStandardMaterial({ color: 0x1e4f9c });
    const corner = SIDE / 2 + TOWER;
    for (const x of [-corner, corner])
      for (const y of [-corner, corner])
        this.block(post, [2 * TOWER, 2 * TOWER, UPPER], [x, y, UPPER / 2]);
  }

  private block(
    material: MeshStandardMaterial,
    size: [number, number, number],
    at: [number, number, number],
  ): void {
    const mesh = new Mesh(new BoxGeometry(...size), material);
    mesh.position.set(...at);
    this.scene.add(mesh);
  }

  private token(seat: number, pose: Pose): Group {
    const token = new Group();
    token.add(new Mesh(this.disc, this.colours[seat - 1]));
    for (const way of [1, -1]) {
      const mark = new Mesh(this.shapes[seat - 1], this.marks[seat - 1]);
      mark.position.y = way * (HALF_THICK + 0.0003);
      mark.rotation.x = (-way * Math.PI) / 2;
      token.add(mark);
    }
    token.position.set(pose.x, pose.y, pose.z);
    const face = new Vector3(...pose.face).normalize();
    token.quaternion.copy(new Quaternion().setFromUnitVectors(AXIS, face));
    return token;
  }

  /** Lay the tokens of all piles; what is higher than a cell holds is pressed into it. */
  lay(board: Piles): void {
    this.lying.clear();
    for (const [cell, pile] of Object.entries(board)) {
      const { x, y, z } = middleOf(cell);
      const shown = [...pile].slice(-TALLEST);
      shown.forEach((player, layer) => {
        const height = z + HALF_THICK * (1 + 2 * layer);
        this.lying.add(this.token(Number(player), { x, y, z: height, face: [0, 0, 1] }));
      });
    }
  }

  fly(flights: readonly Flying[]): void {
    this.flying.clear();
    for (const { seat, pose } of flights) this.flying.add(this.token(seat, pose));
  }

  /** Where the launchers stand and aim: a token, a faint line, and a ring where it would touch. */
  aim(aims: readonly { seat: number; aim: Aim }[]): void {
    for (const part of this.aims.children) if (part instanceof Line) part.geometry.dispose();
    this.aims.clear();
    for (const { seat, aim } of aims) {
      const points = arc(seat, aim).map(({ x, y, z }) => new Vector3(x, y, z));
      const { x, y, z } = points[0]!;
      const line = new Line(new BufferGeometry().setFromPoints(points), this.dashes[seat - 1]);
      line.computeLineDistances();
      const ring = new Mesh(this.ring, this.faint[seat - 1]);
      ring.position.copy(points.at(-1)!).add(LIFTED);
      this.aims.add(line, ring, this.token(seat, { x, y, z, face: [0, 0, 1] }));
    }
  }

  /** Look from the thrower's side, from as near as the box and the own launcher allow. */
  look(turned: boolean, width: number, height: number): void {
    const way = turned ? 1 : -1;
    this.camera.aspect = width / Math.max(height, 1);
    this.camera.updateProjectionMatrix();
    let distance = 0.4;
    for (let tries = 0; tries < 6; tries++) {
      this.camera.position.set(0, way * distance * Math.cos(ABOVE), distance * Math.sin(ABOVE));
      this.camera.position.add(MIDDLE).setY(this.camera.position.y + way * 0.03);
      this.camera.lookAt(0, way * 0.03, MIDDLE.z);
      this.camera.updateMatrixWorld();
      distance *= this.fills(way) / 0.94;
    }
    this.renderer.setSize(width, height, false);
  }

  /** How much of the picture the farthest corner of what must be seen takes: 1 is its edge. */
  private fills(way: number): number {
    const needed = this.camera.aspect > WIDE ? BOX : [...BOX, ...LAUNCHER];
    const corners = needed.map(([x, y, z]) => new Vector3(x, way * y, z).project(this.camera));
    return Math.max(...corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  }

  draw(): void {
    this.renderer.render(this.scene, this.camera);
  }

  stop(): void {
    this.renderer.dispose();
  }
}
