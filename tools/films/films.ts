/**
 * Films the product: `npm run films`, or `npm run films -- launch launch-tall`. Plays the scripts of this folder in
 * Chromium with a controlled clock, and encodes with ffmpeg (Debian: apt-get install ffmpeg) into src/public/films. Each
 * film has the real server with data of its own, in which no other film has booked a tour.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { RealServer } from '#e2e/support/real-server.ts'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { Camera } from './camera.ts'
import { cuts } from './cuts.ts'
import { filmDemo } from './demo.ts'
import { encodeFilm } from './encode.ts'
import { filmLaunch } from './launch.ts'
import { filmPendra } from './pendra.ts'
import { sampleRate, soundtrack } from './sound.ts'
import { wav } from './wav.ts'

const plays = { launch: filmLaunch, demo: filmDemo }
const films = Object.entries(plays).flatMap(([name, play]) =>
  Object.values(cuts).map((cut) => ({ name: `${name}${cut.ending}`, play, cut })),
)
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const root = fileURLToPath(new URL('../..', import.meta.url))
const place = join(root, 'src/public/films')
const data = await mkdtemp(join(tmpdir(), 'pending-films-'))
try {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  await mkdir(place, { recursive: true })
  for (const { name, play, cut } of films.filter((film) => isWanted(film.name))) {
    const frames = join(data, name)
    const sound = `${frames}.wav`
    await mkdir(frames)
    const server = await RealServer.start()
    const page = await browser.newPage({
      ...cut.page,
      baseURL: server.origin,
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
    })
    const camera = await Camera.before(page, frames)
    await play(page, camera).finally(() => server.dispose())
    await page.close()
    const { seconds, moments, posterAt } = camera.reel
    await writeFile(sound, wav(soundtrack(seconds, moments), sampleRate))
    for (const line of await encodeFilm({ frames, posterAt, sound }, place, name)) console.log(line)
  }
  await browser.close()
  if (isWanted('pendra')) {
    const frames = join(data, 'pendra')
    await mkdir(frames)
    await filmPendra(join(root, 'server/photos/originals'), frames)
    for (const line of await encodeFilm({ frames, posterAt: 1, sound: null }, place, 'pendra')) console.log(line)
  }
} finally {
  await rm(data, { recursive: true, force: true })
}
