/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlaceMap } from '#src/widgets/map/place-map.tsx'
import { PropertyMap } from '#src/widgets/map/property-map.tsx'
// Imports here what is loaded lazily.
import '#src/widgets/map/map-canvas.tsx'
import '#src/widgets/map/map-modal-view.tsx'
import { movingPage } from '../support/moving-page.ts'

/** jsdom has no WebGL: a library that draws nothing, and says what the tests make it say. */
const { library, maps, markers } = vi.hoisted(() => {
  const settings = Object.assign(document.createElement('script'), { id: 'settings', type: 'application/json' })
  settings.textContent = '{"apiBaseUrl":"https://pending.example","mapboxToken":"pk.test"}'
  document.head.append(settings)

  type Notify = (event: object) => void
  class DrawnMap {
    readonly listeners: [string, Notify][] = []
    readonly controls: unknown[] = []
    padding: unknown
    isRemoved = false
    constructor(readonly options: Record<string, unknown>) {
      if (library.refuses) throw new Error('no usable token')
      maps.push(this)
    }
    on(name: string, notify: Notify) {
      this.listeners.push([name, notify])
    }
    once(name: string, notify: Notify) {
      this.on(name, notify)
    }
    setPadding(padding: unknown) {
      this.padding = padding
    }
    addControl(control: unknown, place: string) {
      this.controls.push([control, place])
    }
    remove() {
      this.isRemoved = true
    }
    tell(name: string, event: object = {}) {
      for (const [each, notify] of this.listeners) if (each === name) notify(event)
    }
  }
  const maps: DrawnMap[] = []
  const markers: [unknown, unknown][] = []
  const library = { isSupported: true, refuses: false, DrawnMap }
  return { library, maps, markers }
})

vi.mock('mapbox-gl', () => ({
  default: {
    supported: () => library.isSupported,
    Map: library.DrawnMap,
    NavigationControl: class {
      readonly options: object
      constructor(options: object) {
        this.options = options
      }
    },
    Marker: class {
      place: unknown
      setLngLat(place: unknown) {
        this.place = place
        return this
      }
      addTo(map: unknown) {
        markers.push([this.place, map])
      }
    },
  },
}))

const address = '48 Alder Ridge Road'
const place = { latitude: 37.9066, longitude: -122.5502 }
const warn = vi.fn()
let page: ReturnType<typeof movingPage>

beforeEach(() => {
  page = movingPage()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  cleanup()
  page.leave()
  maps.length = 0
  markers.length = 0
  warn.mockReset()
  Object.assign(library, { isSupported: true, refuses: false })
})

const near = () => act(() => page.scroll({ ratio: 1 }))
/** The map that was made last, once it is there. */
const mapMade = async (count = 1) => {
  await vi.waitFor(() => expect(maps).toHaveLength(count), 10_000)
  return maps.at(-1) as NonNullable<(typeof maps)[0]>
}
const tell = (map: (typeof maps)[0], name: string, event = {}) => act(async () => map.tell(name, event))
const draw = async (map: (typeof maps)[0]) => {
  await tell(map, 'style.load')
  await tell(map, 'sourcedata', { tile: {}, coord: {} })
  await tell(map, 'load')
}
const show = (coordinates: typeof place | null = place, at: string | null = address) =>
  render(<PropertyMap address={at} coordinates={coordinates} />)
const isLoading = () => screen.queryByText('Loading map') !== null
const expand = () => screen.queryByLabelText('Expand the map')
const failedWords = () => screen.queryByText('Interactive Map View')?.nextElementSibling?.textContent

describe('the map of a listing', () => {
  it('[PROP-14] loads nothing before it is near the view', async () => {
    show()
    expect([isLoading(), expand()?.getAttribute('aria-disabled')]).toEqual([true, 'true'])
    await vi.dynamicImportSettled()
    expect(maps).toEqual([])
    near()
    expect(await mapMade()).toBeTruthy()
  })

  it('[MAP-03] [MAP-04] shows the place at zoom 14, marked, and named for screen readers', async () => {
    show()
    near()
    const map = await mapMade()
    expect(map.options).toMatchObject({
      accessToken: 'pk.test',
      style: 'mapbox://styles/mapbox/light-v11',
      center: [-122.5502, 37.9066],
      zoom: 14,
      cooperativeGestures: true,
      locale: { 'Map.Title': 'Map of 48 Alder Ridge Road' },
    })
    expect(screen.getByLabelText('Map of 48 Alder Ridge Road').contains(map.options.container as Element)).toBe(true)
    expect(markers).toEqual([[[-122.5502, 37.9066], map]])
    expect(map.padding).toEqual({ top: 72, right: 0, bottom: 0, left: 0 })
    expect(map.controls).toEqual([[{ options: { showCompass: false } }, 'bottom-right']])
  })

  it('[MAP-04] shows San Francisco without a marker when nothing better is known', async () => {
    show(null, null)
    near()
    const map = await mapMade()
    expect([map.options.center, map.options.locale, markers]).toEqual([
      [-122.4194, 37.7749],
      { 'Map.Title': 'Map' },
      [],
    ])
  })

  it('[MAP-03] is searched for by its address when the place is unknown', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json({ features: [{ center: [-122.2637, 37.8341] }] })
    })
    show(null)
    near()
    const map = await mapMade()
    expect(asked).toEqual([expect.stringContaining('/48%20Alder%20Ridge%20Road.json?')])
    expect([map.options.center, markers.length]).toEqual([[-122.2637, 37.8341], 1])
  })

  it('[MAP-03] [MAP-04] shows San Francisco when the search finds nothing, which is logged', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ features: [] }))
    show(null)
    near()
    const map = await mapMade()
    expect([map.options.center, markers]).toEqual([[-122.4194, 37.7749], []])
    expect(warn.mock.calls.map(([words]) => words)).toEqual(['The address could not be placed on the map'])
  })

  it('[MAP-03] is loading until the first picture', async () => {
    show()
    near()
    const map = await mapMade()
    expect(isLoading()).toBe(true)
    await draw(map)
    expect([isLoading(), expand()?.hasAttribute('aria-disabled')]).toEqual([false, false])
    expect(failedWords()).toBeUndefined()
  })

  it('[MAP-03] is loading again while the browser has taken its picture away', async () => {
    show()
    near()
    const map = await mapMade()
    await draw(map)
    await tell(map, 'webglcontextlost')
    expect(isLoading()).toBe(true)
    await tell(map, 'webglcontextrestored')
    expect(isLoading()).toBe(true)
    await tell(map, 'idle')
    expect(isLoading()).toBe(false)
  })

  it.each([
    ['this browser can’t draw', () => Object.assign(library, { isSupported: false })],
    ['the library refuses', () => Object.assign(library, { refuses: true })],
  ])('[MAP-02] says so when %s', async (_, prepare) => {
    prepare()
    show()
    near()
    await vi.waitFor(() => expect(failedWords()).toMatch(/map/i), 10_000)
    expect([warn.mock.calls.length, warn.mock.calls[0]?.[0]]).toEqual([1, 'The map cannot be drawn'])
    expect(expand()).toBeNull()
    expect(screen.queryByText('Open in Maps')).toBeNull()
  })

  it('[MAP-02] says so when the style doesn’t come', async () => {
    show()
    near()
    await tell(await mapMade(), 'error', { error: new Error('401') })
    expect(failedWords()).toMatch(/map/i)
    expect(warn.mock.calls).toEqual([['The map cannot be drawn', new Error('401')]])
  })

  it('[MAP-02] says so when the picture is complete and empty', async () => {
    show()
    near()
    const map = await mapMade()
    await tell(map, 'style.load')
    await tell(map, 'load')
    expect(failedWords()).toMatch(/map/i)
  })

  it('[MAP-02] stays when only a part of it doesn’t come', async () => {
    show()
    near()
    const map = await mapMade()
    await tell(map, 'style.load')
    await tell(map, 'error', { error: new Error('404'), sourceId: 'roads', tile: {} })
    expect(failedWords()).toBeUndefined()
    await draw(map)
    expect(isLoading()).toBe(false)
  })

  it('[PROP-14] is taken away with the page', async () => {
    const { unmount } = show()
    near()
    const map = await mapMade()
    unmount()
    expect(map.isRemoved).toBe(true)
  })
})

describe('[MAP-01] the large map', () => {
  const dialog = () => document.querySelector('[role=dialog]')
  const open = async () => {
    show()
    near()
    await draw(await mapMade())
    fireEvent.click(expand() as HTMLElement)
    return mapMade(2)
  }

  it('opens in a dialog with the address, and is a map of its own', async () => {
    const large = await open()
    expect(dialog()?.textContent).toContain('Property Location')
    expect(dialog()?.textContent).toContain(address)
    expect(dialog()?.contains(large.options.container as Element)).toBe(true)
    expect([large.options.accessToken, large.options.center, large.padding]).toEqual([
      'pk.test',
      [-122.5502, 37.9066],
      { top: 0, right: 0, bottom: 0, left: 0 },
    ])
  })

  it('is loading until it is drawn, and when its picture is lost', async () => {
    const large = await open()
    expect(isLoading()).toBe(true)
    await draw(large)
    expect(isLoading()).toBe(false)
    await tell(large, 'webglcontextlost')
    expect(isLoading()).toBe(true)
  })

  it('fails by itself: the small one stays', async () => {
    const large = await open()
    await tell(large, 'error', { error: new Error('401') })
    expect(dialog()?.textContent).toContain('Interactive Map View')
    expect(document.querySelector('figure')?.textContent).not.toContain('Interactive Map View')
  })

  it('closes', async () => {
    const large = await open()
    fireEvent.click(screen.getByLabelText('Close'))
    expect([dialog(), large.isRemoved, maps[0]?.isRemoved]).toEqual([null, true, false])
  })
})

describe('[PVIEW-05] the map of one place', () => {
  const located = { propertyAddress: address, propertyLat: 37.9066, propertyLong: -122.5502 }

  it('shows the marked place at zoom 13', async () => {
    render(<PlaceMap location={located as never} />)
    near()
    const map = await mapMade()
    expect([map.options.center, map.options.zoom, map.options.locale]).toEqual([
      [-122.5502, 37.9066],
      13,
      { 'Map.Title': 'Map of 48 Alder Ridge Road' },
    ])
    expect(markers).toEqual([[[-122.5502, 37.9066], map]])
    await draw(map)
    expect([isLoading(), expand()]).toEqual([false, null])
  })

  it('is another map for another place', async () => {
    const { rerender } = render(<PlaceMap location={located as never} />)
    near()
    const first = await mapMade()
    rerender(<PlaceMap location={{ ...located, propertyLat: 37.8 } as never} />)
    near()
    const second = await mapMade(2)
    expect([first.isRemoved, second.options.center]).toEqual([true, [-122.5502, 37.8]])
  })
})
