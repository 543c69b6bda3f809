/** @module-tag nightly */
import { describe, expect, it } from 'vitest'
import { samplePhotos } from '#server/samples/photos.ts'
import { BoundedTriangles } from '#tools/drawings/bounds.ts'
import { drawings } from '#tools/drawings/homes/drawings.ts'
import { plain } from '#tools/drawings/materials.ts'
import { Mesh } from '#tools/drawings/mesh.ts'
import { type Lighting, render } from '#tools/drawings/render.ts'
import { randomOf, type SpacePoint, unit } from '#tools/drawings/vector.ts'
import { sampleOf } from '../support/sample.ts'

const white = plain('#ffffff')

describe('[PROP-25] the drawings of the sample homes', () => {
  it('are those that the samples list', () => {
    const shown = Object.values(samplePhotos)
      .flat()
      .filter(({ alt }) => alt.startsWith('Drawing: '))
    expect(shown.map(({ original }) => original).sort()).toEqual(drawings.map(({ name }) => `${name}.jpg`).sort())
  })

  it.each(sampleOf(drawings, 4).map((drawing) => [drawing.name, drawing] as const))(
    'have something to draw: %s',
    (_, drawing) => {
      const { triangles, camera } = drawing.scene()
      expect(triangles.length).toBeGreaterThan(1000)
      // Seventy thousand triangles: comparing all their numbers would take longer than building them.
      const areFinite = (points: readonly SpacePoint[]) => points.every((point) => point.every(Number.isFinite))
      expect(triangles.every(({ corners, normals }) => areFinite(corners) && areFinite(normals))).toBe(true)
      expect(Math.hypot(...camera.towards)).toBeGreaterThan(0)
    },
  )
})

describe('a ray', () => {
  it('hits the same triangle as a test of every triangle does', () => {
    const random = randomOf(7)
    const point = (): SpacePoint => [random() * 20 - 10, random() * 20 - 10, random() * 20 - 10]
    const mesh = new Mesh()
    for (let each = 0; each < 400; each += 1) {
      const corner = point()
      const near = (): SpacePoint => [corner[0] + random() * 3, corner[1] + random() * 3, corner[2] + random() * 3]
      mesh.triangle([corner, near(), near()], white, each)
    }
    const all = new BoundedTriangles(mesh.triangles)
    const alone = mesh.triangles.map((triangle) => new BoundedTriangles([triangle]))
    let met = 0
    for (let each = 0; each < 500; each += 1) {
      const [from, towards] = [point(), unit(point())]
      const ray = [...from, ...towards, 0.01, 100] as const
      const distances = alone.flatMap((one) => one.meet(...ray)?.distance ?? [])
      const hit = all.meet(...ray)
      expect(hit?.distance).toEqual(distances.length > 0 ? Math.min(...distances) : undefined)
      if (hit) met += 1
    }
    expect(met).toBeGreaterThan(100)
    expect(met).toBeLessThan(500)
  })
})

describe('a picture', () => {
  const size = { width: 60, height: 40 }
  const lighting: Lighting = {
    sun: { towards: [-1, 0, 1], color: [0.6, 0.6, 0.6] },
    ambient: { color: [0.4, 0.4, 0.4], reach: 3 },
    daylight: { color: [0, 0, 0], openings: [] },
    sky: { low: [0, 0, 1], high: [0, 0, 1] },
    haze: 1000,
  }
  const draw = () => {
    const mesh = new Mesh()
    mesh.box([-8, -5, -1], [8, 5, 0], white)
    mesh.box([-1, -1, 0], [1, 1, 2], white)
    const camera = { from: [0, 0, 20] as const, towards: [0, 0.0001, -1] as const, feet: 20 }
    return render({ triangles: mesh.triangles, camera, lighting }, size)
  }
  const at = (picture: Uint8Array, x: number, y: number) => [
    ...picture.slice((y * size.width + x) * 3, (y * size.width + x) * 3 + 3),
  ]

  it('has sky around objects, light, shadow on the side away from the sun, and ink at edges', () => {
    const picture = draw()
    const shadowSide = [39, 21].map((x) => at(picture, x, 20)[0] ?? 0)
    const [red = 255, green = 255, blue = 0] = at(picture, 3, 20)
    expect([red < 30, green < 30, blue > 225]).toEqual([true, true, true])
    expect(at(picture, 5, 3)).toEqual(at(picture, 3, 20))
    expect(Math.abs((shadowSide[0] ?? 0) - (shadowSide[1] ?? 0))).toBeGreaterThan(40)
    const row = Array.from({ length: size.width }, (_, x) => at(picture, x, 20))
    expect(row.filter(([r = 255, , b = 255]) => r < 110 && b < 110).length).toBeGreaterThanOrEqual(2)
  })

  it('is identical on every run', () => expect(draw()).toEqual(draw()))
})
