/** Seconds that a chord lasts, and seconds of the crossfade into the next one. */
const stand = 5.6
const passage = 1.8

/** D, B minor, G and A suspended, from MIDI key numbers (69 is A4) to hertz. */
const chords = [
  [50, 57, 61, 66, 69],
  [47, 54, 62, 66, 69],
  [43, 55, 59, 62, 69],
  [45, 52, 57, 62, 66],
].map((keys) => keys.map((key) => 440 * 2 ** ((key - 69) / 12)))

/** The volume of a note's overtones, from the fundamental upwards. */
const overtones = [1, 0.32, 0.14, 0.05]

/** One period of a note, as a lookup table for speed. */
const turn = Float32Array.from({ length: 4096 }, (_, place) =>
  overtones.reduce((sound, loud, one) => sound + loud * Math.sin((2 * Math.PI * place * (one + 1)) / 4096), 0),
)

/** A soft background sound, rarely louder than 0.15, at a time in seconds; the two channels are slightly detuned. */
export function chordAt(now: number, side: -1 | 1): number {
  const place = Math.floor(now / stand)
  const since = now - place * stand
  const coming = Math.min(1, since / passage)
  const breath = 1 + 0.15 * Math.sin(2 * Math.PI * (0.11 * now + 0.08 * side))
  // During a crossfade both chords together are as loud as one.
  const here = Math.sin((coming * Math.PI) / 2) * chord(place, now, side)
  const before = coming < 1 && place > 0 ? Math.cos((coming * Math.PI) / 2) * chord(place - 1, now, side) : 0
  return breath * (here + before)
}

function chord(place: number, now: number, side: -1 | 1): number {
  let sound = 0
  for (const hertz of chords[place % chords.length] ?? []) {
    const turns = hertz * (1 + 0.0006 * side) * now
    sound += turn[Math.floor((turns % 1) * turn.length)] ?? 0
  }
  return 0.022 * sound
}
