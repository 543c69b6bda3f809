import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptInside, metresOf, pictureFor, placeUnder } from '#machines/address-confirm/pin.ts'

const side = fc.double({ min: 1, max: 4000, noNaN: true })

describe('[ADDR-05] the minimap image', () => {
  it('has the displayed size times the device pixel ratio', () => {
    expect(pictureFor({ width: 592, height: 296 }, 1)).toEqual({ width: 592, height: 296, ratio: 1 })
    expect(pictureFor({ width: 592.6, height: 296.3 }, 3)).toEqual({ width: 592, height: 296, ratio: 2 })
    expect(pictureFor({ width: 592, height: 296 }, 1.25)).toEqual({ width: 592, height: 296, ratio: 2 })
  })

  it.each([
    [1280, 640, 1, { width: 1280, height: 640, ratio: 1 }],
    [1281, 640, 1, { width: 1280, height: 639, ratio: 1 }],
    [641, 300, 2, { width: 640, height: 299, ratio: 2 }],
    [300, 2000, 1, { width: 192, height: 1280, ratio: 1 }],
  ])('%i × %i px at a device pixel ratio of %i: at most 1280 px a side', (width, height, ratio, picture) => {
    expect(pictureFor({ width, height }, ratio)).toEqual(picture)
  })

  it('never has a side over 1280 px or of 0, and keeps its proportions', () => {
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.5, max: 5, noNaN: true }), (width, height, screen) => {
        const picture = pictureFor({ width, height }, screen)
        for (const length of [picture.width, picture.height]) {
          expect(length * picture.ratio).toBeLessThanOrEqual(1280)
          expect(length).toBeGreaterThanOrEqual(1)
          expect(Number.isInteger(length)).toBe(true)
        }
        const scale = picture.width / width
        if (picture.width > 1 && picture.height > 1)
          expect(Math.abs(picture.height - height * scale)).toBeLessThan(1 + height / width)
      }),
    )
  })
})

describe('[ADDR-05] the pin', () => {
  const offset = fc.record({ x: fc.integer({ min: -640, max: 640 }), y: fc.integer({ min: -640, max: 640 }) })
  const place = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
  })

  it('stays inside the image', () => {
    const picture = { width: 600, height: 300, ratio: 1 } as const
    expect(keptInside(picture, { x: 300, y: -150 })).toEqual({ x: 300, y: -150 })
    expect(keptInside(picture, { x: 301, y: -151 })).toEqual({ x: 300, y: -150 })
    expect(keptInside(picture, { x: -5000, y: 5000 })).toEqual({ x: -300, y: 150 })
  })

  it('lies as many meters from the center as it was moved, and moving it back returns to the start', () => {
    fc.assert(
      fc.property(place, offset, (middle, pin) => {
        const moved = placeUnder(middle, pin)
        const { east, north } = metresOf(pin, middle.latitude)
        const degree = 40_075_016.686 / 360
        const turned = ((moved.longitude - middle.longitude + 540) % 360) - 180
        expect(Math.abs(turned * degree * Math.cos((middle.latitude * Math.PI) / 180) - east)).toBeLessThan(2)
        expect(Math.abs((moved.latitude - middle.latitude) * degree - north)).toBeLessThan(2)
        const back = placeUnder(moved, { x: -pin.x, y: -pin.y })
        expect(back.latitude).toBeCloseTo(middle.latitude, 5)
      }),
    )
  })

  it('crosses the date line', () => {
    expect(placeUnder({ latitude: 0, longitude: 179.9999 }, { x: 100, y: 0 }).longitude).toBeLessThan(-179.99)
    expect(placeUnder({ latitude: 0, longitude: -179.9999 }, { x: -100, y: 0 }).longitude).toBeGreaterThan(179.99)
  })
})
