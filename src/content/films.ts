import { settings } from '#src/env.ts'

/** The short films of the product, from where its assets are (API-09); `npm run films` makes them. */
const at = (name: string) => `${settings.assetBase}/films/${name}`

const cut = (name: string, width: number, height: number) => ({
  poster: at(`${name}.jpg`),
  smallPoster: at(`${name}.webp`),
  width,
  height,
  sources: [
    { src: at(`${name}.webm`), type: 'video/webm' },
    { src: at(`${name}.mp4`), type: 'video/mp4' },
  ] as const,
})

const filmNamed = (name: string) => (about: string) => ({
  about,
  wide: cut(name, 1280, 720),
  tall: cut(`${name}-tall`, 780, 976),
})

/** HOME-01. */
export const launchFilm = filmNamed('launch')

/** DEMO-02. */
export const demoFilm = filmNamed('demo')
