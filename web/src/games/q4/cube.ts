/** The cube of q4 in three dimensions: four boards above each other, marbles, lines. */

import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  CatmullRomCurve3,
  CircleGeometry,
  DirectionalLight,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  TubeGeometry,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { ownerOf, place, type Cells } from '../../boards/cells';

export interface Look {
  colours: string[];
  inks: string[];
  /** The boards, and their edges and hollows. */
  board: string;
  edge: string;
}

const STOREY = 1.5;
const RADIUS = 0.36;
const FLAT = 1.2;
const TRIANGLE = [
  [32, 20],
  [44, 41],
  [20, 41],
] as const;

/** Where a cell is: columns to the right, rows to the back, board 1 at the bottom. */
export function pointOf(game: string, cell: string): [number, number, number] {
  const { part, column, row } = place(game, cell);
  return [column - 2.5, (Number(part) - 2.5) * STOREY, 2.5 - row];
}

export class CubeScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(35, 1, 0.1, 60);
  private readonly things = new Group();
  private readonly ball = new SphereGeometry(RADIUS, 24, 16);
  private readonly board = new BoxGeometry(4.2, 0.1, 4.2);
  private readonly edges = new EdgesGeometry(this.board);
  private readonly hollow = new CircleGeometry(RADIUS * 0.55, 20).rotateX(-Math.PI / 2);
  private across = 0.6;
  private up = 0.5;
  private aim = { across: 0.6, up: 0.5 };
  private frame = 0;
  private readonly size: ResizeObserver;

  constructor(
    private readonly game: string,
    private readonly canvas: HTMLCanvasElement,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    const sun = new DirectionalLight(0xffffff, 2.2);
    sun.position.set(3, 8, 5);
    this.scene.add(this.things, sun, new AmbientLight(0xffffff, 1.4));
    this.size = new ResizeObserver(() => this.fit());
    this.size.observe(canvas);
  }

  /** Draw these marbles, with the last one and the lines marked. */
  show(cells: Cells, look: Look, lines: readonly (readonly string[])[], last: string): void {
    this.clear();
    for (const part of '1234') this.things.add(...this.storey(part, look));
    for (const [cell, content] of Object.entries(cells)) {
      if (content) this.things.add(...this.marble(cell, this.owner(content), look, cell === last));
    }
    for (const line of lines) this.things.add(this.tube(line));
    this.draw();
  }

  private owner(content: string): number {
    return ownerOf(this.game, content);
  }

  /** Turn by these angles, smoothly if wanted. */
  turn(across: number, up: number, smoothly: boolean): void {
    this.aim.across += across;
    this.aim.up = Math.max(-0.2, Math.min(1.5, this.aim.up + up));
    if (!smoothly) Object.assign(this, this.aim);
    cancelAnimationFrame(this.frame);
    this.step();
  }

  /** Free what the graphics card holds. */
  close(): void {
    cancelAnimationFrame(this.frame);
    this.size.disconnect();
    this.clear();
    this.ball.dispose();
    this.board.dispose();
    this.edges.dispose();
    this.hollow.dispose();
    this.renderer.dispose();
  }

  private step(): void {
    this.across += (this.aim.across - this.across) * 0.25;
    this.up += (this.aim.up - this.up) * 0.25;
    this.draw();
    const far = Math.abs(this.aim.across - this.across) + Math.abs(this.aim.up - this.up);
    if (far > 0.002) this.frame = requestAnimationFrame(() => this.step());
  }

  /** One board: one sees what lies below it, and where it ends. */
  private storey(part: string, look: Look): Object3D[] {
    const clear = { transparent: true, depthWrite: false };
    const wood = new MeshStandardMaterial({ color: look.board, opacity: 0.5, ...clear });
    const dark = new MeshBasicMaterial({ color: look.edge, opacity: 0.4, ...clear });
    const rim = new LineSegments(this.edges, new LineBasicMaterial({ color: look.edge }));
    const height = (Number(part) - 2.5) * STOREY - RADIUS;
    const hollows = Array.from({ length: 16 }, (_, at) => {
      const hollow = new Mesh(this.hollow, dark);
      hollow.position.set((at % 4) - 1.5, height + 0.06, Math.floor(at / 4) - 1.5);
      return hollow;
    });
    const board = new Mesh(this.board, wood);
    for (const thing of [board, rim]) thing.position.set(0, height, 0);
    return [board, rim, ...hollows];
  }

  private marble(cell: string, owner: number, look: Look, last: boolean): Object3D[] {
    const point = new Vector3(...pointOf(this.game, cell));
    const colour = look.colours[owner - 1] ?? '#888';
    const ball = new Mesh(this.ball, new MeshStandardMaterial({ color: colour, roughness: 0.35 }));
    ball.position.copy(point);
    const map = new CanvasTexture(shape(owner, look.inks[owner - 1] ?? '#fff', last));
    map.colorSpace = SRGBColorSpace;
    const sign = new Sprite(new SpriteMaterial({ map, depthTest: false }));
    sign.position.copy(point);
    sign.scale.setScalar(2 * RADIUS * FLAT);
    return [ball, sign];
  }

  private tube(line: readonly string[]): Object3D {
    const points = line.map((cell) => new Vector3(...pointOf(this.game, cell)));
    const along = new TubeGeometry(new CatmullRomCurve3(points), 24, 0.07, 8);
    return new Mesh(along, new MeshStandardMaterial({ color: '#fff', emissive: '#999' }));
  }

  private clear(): void {
    for (const thing of [...this.things.children]) {
      this.things.remove(thing);
      if (thing instanceof Mesh || thing instanceof LineSegments) {
        (thing.material as MeshStandardMaterial).dispose();
        if (thing.geometry instanceof TubeGeometry) thing.geometry.dispose();
      } else if (thing instanceof Sprite) {
        thing.material.map?.dispose();
        thing.material.dispose();
      }
    }
  }

  private fit(): void {
    const { clientWidth: wide, clientHeight: high } = this.canvas;
    if (!wide || !high) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(wide, high, false);
    this.camera.aspect = wide / high;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  private draw(): void {
    const far = 12.9 / Math.min(1, this.camera.aspect);
    const level = Math.cos(this.up) * far;
    this.camera.position.set(
      Math.sin(-this.across) * level,
      Math.sin(this.up) * far,
      Math.cos(-this.across) * level,
    );
    this.camera.lookAt(0, 0, 0);
    this.renderer.render(this.scene, this.camera);
  }
}

/** The shape of a player on a small canvas; a ring around it for the last move. */
function shape(owner: number, ink: string, last: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d')!;
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 5;
  pen.beginPath();
  if (owner === 1) pen.arc(32, 32, 12, 0, 7);
  else if (owner === 2) pen.arc(32, 32, 10, 0, 7);
  else if (owner === 3) for (const [x, y] of TRIANGLE) pen.lineTo(x, y);
  else pen.rect(23, 23, 18, 18);
  if (owner === 1) pen.stroke();
  else pen.fill();
  if (last) {
    pen.strokeStyle = '#fff';
    pen.beginPath();
    pen.arc(32, 32, 28, 0, 7);
    pen.stroke();
  }
  return canvas;
}
