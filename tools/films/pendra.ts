import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { framesPerSecond } from './camera.ts'
import { cuts } from './cuts.ts'

/** Length of the loop in seconds; its last frame is followed by its first. */
const seconds = 10

/** PENDRA-01: the house at dusk with a slow zoom, whose light flickers twice. */
export async function filmPendra(photoFolder: string, frames: string): Promise<void> {
  const count = seconds * framesPerSecond
  const size = cuts.wide.page.viewport
  const turn = `(2*PI*on/${count})`
  const zoom = [
    'scale=2560:-2:flags=lanczos',
    `zoompan=z='1.12-0.06*cos${turn}':x='(iw-iw/zoom)*(0.62+0.05*sin${turn})':y='(ih-ih/zoom)*0.55':d=${count}:s=${size.width}x${size.height}:fps=${framesPerSecond}`,
    // The light dims twice in a loop; both ends of the loop have full light.
    `eq=brightness='-0.05-0.10*between(n,96,99)-0.13*between(n,104,106)-0.08*between(n,221,223)':eval=frame`,
    'vignette=PI/4.5',
  ]
  await promisify(execFile)('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    join(photoFolder, 'exterior-dusk.jpg'),
    '-vf',
    zoom.join(','),
    '-frames:v',
    String(count),
    join(frames, '%05d.png'),
  ])
}
