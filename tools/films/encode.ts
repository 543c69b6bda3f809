import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { framesPerSecond } from './camera.ts'

const run = promisify(execFile)

/** The largest allowed film in bytes. */
const limit = 1_500_000

/** Each file type with its ffmpeg options. The first has H.264 video, the second VP9. */
const kinds = {
  mp4: {
    picture: '-c:v libx264 -preset veryslow -crf 27 -pix_fmt yuv420p -movflags +faststart',
    sound: '-c:a aac -b:a 64k',
  },
  webm: {
    picture: '-c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -deadline good -cpu-used 2 -pix_fmt yuv420p',
    sound: '-c:a libopus -b:a 56k',
  },
}

interface Film {
  /** The folder of its frames: 00000.png and so on. */
  frames: string
  /** The number of the poster's frame. */
  posterAt: number
  /** A WAV file as long as the film; null for one without a sound. */
  sound: string | null
}

/**
 * Encodes a film as `<name>.mp4`, `<name>.webm` and the poster `<name>.jpg` and `<name>.webp` in a folder; rejects when
 * one is too large.
 */
export async function encodeFilm({ frames, posterAt, sound }: Film, place: string, name: string): Promise<string[]> {
  const file = (ending: string) => join(place, `${name}.${ending}`)
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, '%05d.png')]
  if (sound) input.push('-i', sound)
  for (const [ending, kind] of Object.entries(kinds)) {
    const settings = sound ? `${kind.picture} ${kind.sound}` : kind.picture
    await ffmpeg([...input, ...settings.split(' '), file(ending)])
  }
  const poster = join(frames, `${String(posterAt).padStart(5, '0')}.png`)
  await ffmpeg(['-i', poster, '-q:v', '4', file('jpg')])
  await ffmpeg(['-i', poster, '-c:v', 'libwebp', '-quality', '74', '-compression_level', '6', file('webp')])
  const made = ['mp4', 'webm', 'jpg', 'webp'].map(file)
  const sizes = await Promise.all(made.map(async (one) => (await stat(one)).size))
  for (const [index, bytes] of sizes.entries()) {
    if (bytes > limit) throw new Error(`${made[index]} has ${bytes} bytes; ${limit} are allowed`)
  }
  return made.map((one, index) => `${one}: ${Math.round((sizes[index] ?? 0) / 1000)} kB`)
}

const ffmpeg = (settings: string[]) => run('ffmpeg', ['-y', '-loglevel', 'error', ...settings])
