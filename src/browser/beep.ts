/** RESCHED-07, in seconds: as short as a click of a clock's hand. */
const length = 0.03
/** In hertz. */
const pitch = 1320
/** Gain, from 0 to 1: audible in a quiet room without startling anyone. */
const loudness = 0.05

let sound: AudioContext | undefined
let lastEnd = 0

/**
 * A short beep, at once. Changes that come while one sounds share it. Silent where the browser has no sound or forbids it:
 * nothing may depend on it.
 */
export function beep(): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  try {
    sound ??= new AudioContext()
    if (sound.state === 'running') play(sound)
    else sound.resume().then(() => sound && play(sound), silence)
  } catch {
    silence()
  }
}

function play(context: AudioContext): void {
  const start = context.currentTime
  if (start < lastEnd) return
  lastEnd = start + length
  const tone = new OscillatorNode(context, { frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  // A tone that begins or ends at full volume cracks.
  volume.gain.setTargetAtTime(loudness, start, 0.002)
  volume.gain.setTargetAtTime(0, start + length / 2, 0.005)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}

function silence(): void {}
