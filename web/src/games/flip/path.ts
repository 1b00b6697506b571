/** A recorded flight: frames of nine bytes in base64, as `quatuor.games.flip.physics.path` writes them. */

export interface Pose {
  x: number;
  y: number;
  z: number;
  face: [number, number, number];
}

export const FRAME = 25;
const GRAIN = 1 / 8192;
const UNIT = 127;
const BYTES = 9;

/** The poses, one every `FRAME` milliseconds. */
export function unpacked(path: string): Pose[] {
  const bytes = Uint8Array.from(atob(path), (sign) => sign.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  return Array.from({ length: Math.floor(bytes.length / BYTES) }, (_, frame) => {
    const at = frame * BYTES;
    const part = (index: number): number => data.getInt16(at + 2 * index, true) * GRAIN;
    const face = (index: number): number => data.getInt8(at + 6 + index) / UNIT;
    return { x: part(0), y: part(1), z: part(2), face: [face(0), face(1), face(2)] };
  });
}

/** The pose so many milliseconds after the launch; before it the first, after it the last. */
export function poseAt(poses: readonly Pose[], milliseconds: number): Pose {
  const place = Math.min(Math.max(milliseconds / FRAME, 0), poses.length - 1);
  const before = poses[Math.floor(place)]!;
  const later = poses[Math.ceil(place)]!;
  const share = place - Math.floor(place);
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: mix(before.x, later.x),
    y: mix(before.y, later.y),
    z: mix(before.z, later.z),
    face: [0, 1, 2].map((k) => mix(before.face[k]!, later.face[k]!)) as Pose['face'],
  };
}
