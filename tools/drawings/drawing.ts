import type { FloorPlan, PlanFloor } from '#domain/floor-plan/plan.ts'
import { colorOf } from './materials.ts'
import { Mesh } from './mesh.ts'
import type { Daylight, Lighting, Scene, SceneCamera } from './render.ts'
import { add, cross, dot, type SpacePoint, scaled, unit } from './vector.ts'

/** One picture of a home. */
export interface HomePicture {
  /** File name without its extension. */
  name: string
  scene(): Scene
}

interface Light {
  /** The sun's position; without it the sky is overcast. */
  sun?: readonly [number, number, number]
  strength?: number
  ambient?: number
  reach?: number
  haze?: number
}

const sunColor = [1.62, 1.4, 1.08] as const
const sky = { low: colorOf('#f3ede0'), high: colorOf('#a8bfcd') }

function lightingOf(
  { sun, strength = 1, ambient = 0.67, reach = 6, haze = 70 }: Light,
  openings: Daylight[],
): Lighting {
  return {
    sun: {
      towards: sun ?? [0, 0, 1],
      color: sun ? [sunColor[0] * strength, sunColor[1] * strength, sunColor[2] * strength] : [0, 0, 0],
    },
    ambient: { color: [ambient * 1.02, ambient, ambient * 0.97], reach },
    daylight: { color: [1.16, 1.2, 1.22], openings },
    sky,
    haze,
  }
}

/** The inside of a home from a room; `build` returns the openings for daylight. */
export function interior(
  name: string,
  build: (mesh: Mesh) => Daylight[],
  camera: SceneCamera,
  light: Light,
): HomePicture {
  return {
    name,
    scene() {
      const mesh = new Mesh()
      const openings = build(mesh)
      const [fx, fy] = camera.from
      // Ambient light beyond this distance costs rays without a visible effect.
      const near = openings.filter(
        ({ corner, across }) => Math.hypot(corner[0] + across[0] / 2 - fx, corner[1] + across[1] / 2 - fy) < 34,
      )
      return { triangles: mesh.triangles, camera, lighting: lightingOf(light, near) }
    },
  }
}

/** A home from outside. */
export function exterior(name: string, build: (mesh: Mesh) => void, camera: SceneCamera, light: Light): HomePicture {
  return {
    name,
    scene() {
      const mesh = new Mesh()
      build(mesh)
      return { triangles: mesh.triangles, camera, lighting: lightingOf(light, []) }
    },
  }
}

/** A floor without its ceiling from above: the walls are cut at table height. */
export function fromAbove(name: string, build: (mesh: Mesh) => void, plan: PlanFloor): HomePicture {
  return {
    name,
    scene() {
      const mesh = new Mesh()
      build(mesh)
      return {
        triangles: mesh.triangles,
        camera: cameraOver(plan),
        lighting: {
          ...lightingOf({ sun: [-0.75, 0.25, 0.9], strength: 0.62, ambient: 0.78, reach: 5, haze: 1e6 }, []),
          sky: { low: colorOf('#f1eadc'), high: colorOf('#f1eadc') },
        },
      }
    },
  }
}

/** Parallel projection of the whole floor. */
function cameraOver({ rooms }: PlanFloor): SceneCamera {
  const towards: SpacePoint = [-0.42, -0.62, -1.05]
  const forward = unit(towards)
  const right = unit(cross([0, 0, 1], forward))
  const up = cross(forward, right)
  const corners = rooms.flatMap(({ areas }) =>
    areas.flatMap(({ x, y, width, depth }) =>
      [x - 0.5, x + width + 0.5].flatMap((cornerX) =>
        [y - 0.5, y + depth + 0.5].flatMap((cornerY) => [-0.6, 5].map((z): SpacePoint => [cornerX, cornerY, z])),
      ),
    ),
  )
  const [across, high] = [right, up].map((axis) => {
    const along = corners.map((corner) => dot(corner, axis))
    return { least: Math.min(...along), most: Math.max(...along) }
  })
  if (!across || !high) throw new Error('A storey has no rooms.')
  const [middleX, middleY] = [(across.least + across.most) / 2, (high.least + high.most) / 2]
  const from = add(add(scaled(right, middleX), scaled(up, middleY)), scaled(forward, -120))
  return { from, towards, feet: 1.08 * Math.max(across.most - across.least, (high.most - high.least) * 1.5) }
}

export function floorNamed({ floors }: FloorPlan, name: string): PlanFloor {
  const floor = floors.find((each) => each.name === name)
  if (!floor) throw new Error(`The plan has no ${name}.`)
  return floor
}
