import { chordAt } from './chords.ts'

/** The sounds of the filmed visitor and of Penny. */
export type SoundName = 'click' | 'key' | 'send' | 'answer'

/** `at` is in seconds from the film's start. */
export interface SoundMoment {
  at: number
  sound: SoundName
}

/** Samples per second and channel. */
export const sampleRate = 48_000

/** Peak level: -6 dB, as headroom for the encoders. */
export const ceiling = 0.5

/** Seconds of silence at both ends, and seconds of the fades. */
const still = { before: 0.05, after: 0.25 }
const fade = { in: 2, out: 2.5, edge: 0.3 }

type Voice = (since: number, noise: () => number) => number

/** Of each sound: its length in seconds, and its waveform from -1 to 1. */
const voices: Record<SoundName, { seconds: number; voice: Voice }> = {
  key: { seconds: 0.05, voice: (since, noise) => 0.12 * tick(since, noise, 1500, 0.007) },
  click: {
    seconds: 0.16,
    voice: (since, noise) => 0.18 * tick(since, noise, 950, 0.009) + 0.09 * tick(since - 0.07, noise, 1250, 0.008),
  },
  send: {
    seconds: 0.24,
    voice: (since) => 0.15 * Math.sin((Math.PI * since) / 0.24) ** 2 * tone(392 * since + 560 * since * since),
  },
  answer: { seconds: 2.2, voice: (since) => 0.19 * bell(since, 880) + 0.19 * bell(since - 0.15, 1174.66) },
}

/** The left and right channel of a film with this length in seconds; identical for the same sounds. */
export function soundtrack(seconds: number, moments: readonly SoundMoment[]): [Float32Array, Float32Array] {
  const length = Math.round(seconds * sampleRate)
  const effects = eventsOf(length, moments)
  const channel = (side: -1 | 1) =>
    Float32Array.from({ length }, (_, place) => {
      const now = place / sampleRate
      const pad = chordAt(now, side) * slope(now, still.before, fade.in) * slope(seconds - now, still.after, fade.out)
      const edge = slope(now, still.before, fade.edge) * slope(seconds - now, still.after, fade.edge)
      return ceiling * Math.tanh((pad + (effects[place] ?? 0) * edge) / ceiling)
    })
  return [channel(-1), channel(1)]
}

/** All sounds mixed. */
function eventsOf(length: number, moments: readonly SoundMoment[]): Float32Array {
  const track = new Float32Array(length)
  for (const { at, sound } of moments) {
    const { seconds, voice } = voices[sound]
    const noise = noiseFrom(Math.round(at * 1000))
    const first = Math.max(0, Math.round(at * sampleRate))
    const last = Math.min(length, first + Math.round(seconds * sampleRate))
    for (let place = first; place < last; place++) {
      track[place] = (track[place] ?? 0) + voice((place - first) / sampleRate, noise)
    }
  }
  return track
}

const tone = (turns: number) => Math.sin(2 * Math.PI * turns)

/** A smooth ramp from 0 to 1 over `within` seconds after `from`. */
function slope(now: number, from: number, within: number): number {
  const part = Math.min(1, Math.max(0, (now - from) / within))
  return part * part * (3 - 2 * part)
}

function tick(since: number, noise: () => number, hertz: number, decay: number): number {
  if (since < 0) return 0
  const attack = Math.min(1, since / 0.0015)
  return attack * (0.5 * noise() + tone(hertz * since)) * Math.exp(-since / decay)
}

function bell(since: number, hertz: number): number {
  if (since < 0) return 0
  const attack = Math.min(1, since / 0.012)
  const partials = tone(hertz * since) + 0.2 * tone(2 * hertz * since) * Math.exp(-since / 0.15)
  return attack * partials * Math.exp(-since / 0.42) * slope(2 - since, 0, 0.4)
}

/** Noise samples between -1 and 1 from the seed (mulberry32). */
function noiseFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
