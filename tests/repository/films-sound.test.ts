/** @module-tag nightly */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ceiling, type SoundMoment, type SoundName, sampleRate, soundtrack } from '#tools/films/sound.ts'
import { wav } from '#tools/films/wav.ts'

const kinds: SoundName[] = ['click', 'key', 'send', 'answer']
const moments: SoundMoment[] = [
  { at: 0.6, sound: 'click' },
  ...[0, 1, 2].map((place): SoundMoment => ({ at: 1 + place / 15, sound: 'key' })),
  { at: 1.8, sound: 'send' },
  { at: 2.2, sound: 'answer' },
]
const track = soundtrack(4, moments)
const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const between = (samples: Float32Array, from: number, to: number) =>
  samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))
/** What one sound adds during a time range. */
const added = (moment: SoundMoment, from: number, to: number) => {
  const [without] = soundtrack(
    4,
    moments.filter((one) => one !== moment),
  )
  const rest = between(without, from, to)
  return loudest(between(track[0], from, to).map((sample, place) => sample - (rest[place] ?? 0)))
}

describe('[HOME-01] the sound of a film', () => {
  it('is as long as its film, and identical for identical moments', () => {
    expect(track.map((channel) => channel.length)).toEqual([4 * sampleRate, 4 * sampleRate])
    const bytes = (channels: Float32Array[]) => channels.map((channel) => Buffer.from(channel.buffer))
    expect(Buffer.concat(bytes(soundtrack(4, moments))).equals(Buffer.concat(bytes(track)))).toBe(true)
    expect(soundtrack(1 / 3, [])[0]).toHaveLength(16_000)
  })

  it('begins and ends in silence, and is quiet in between', () => {
    for (const channel of track) {
      expect(loudest(between(channel, 0, 0.05))).toBe(0)
      expect(loudest(between(channel, 3.75, 4))).toBe(0)
      expect(loudest(between(channel, 1.4, 1.7))).toBeGreaterThan(0.02)
      expect(loudest(between(channel, 1.4, 1.7))).toBeLessThan(0.25)
    }
  })

  it('fades in and out without a jump', () => {
    const [quiet] = soundtrack(4, [])
    const steps = quiet.slice(1).map((sample, place) => sample - (quiet[place] ?? 0))
    expect(loudest(steps)).toBeLessThan(0.02)
    expect(loudest(between(quiet, 0.1, 0.4))).toBeLessThan(loudest(between(quiet, 1.2, 1.5)))
    expect(loudest(between(quiet, 3.4, 3.7))).toBeLessThan(loudest(between(quiet, 1.2, 1.5)))
  })

  it.each(moments)('starts $sound at $at s and not before', (moment) => {
    expect(added(moment, moment.at, moment.at + 0.1)).toBeGreaterThan(0.03)
    expect(added(moment, 0, moment.at)).toBe(0)
  })

  it('never clips, even with many sounds at once', () => {
    const moment = fc.record({ at: fc.double({ min: 0, max: 0.5, noNaN: true }), sound: fc.constantFrom(...kinds) })
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 200 }), (moments) => {
        for (const channel of soundtrack(0.6, moments)) expect(loudest(channel)).toBeLessThanOrEqual(ceiling)
      }),
      { numRuns: 10 },
    )
    const crowd = kinds.flatMap((sound) => Array.from({ length: 50 }, (): SoundMoment => ({ at: 0.4, sound })))
    expect(loudest(soundtrack(1, crowd)[0])).toBeGreaterThan(0.9 * ceiling)
  })
})

it('a WAV file states its length and interleaves the samples of both channels', () => {
  const file = wav([Float32Array.of(0, 0.5, -1), Float32Array.of(1, 0, -0.5)], sampleRate)
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
  expect([file.readUInt32LE(4), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual([48, 48_000, 12])
  const samples = Array.from({ length: 6 }, (_, place) => file.readInt16LE(44 + place * 2))
  expect(samples).toEqual([0, 32767, 16384, 0, -32767, -16383])
})
