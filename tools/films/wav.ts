/** Converts two channels of samples from -1 to 1 into a WAV file with 16 bits a sample. */
export function wav([left, right]: readonly [Float32Array, Float32Array], sampleRate: number): Buffer {
  const header = 44
  const frame = 4
  const file = Buffer.alloc(header + left.length * frame)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * frame, 28)
  file.writeUInt16LE(frame, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * frame, 40)
  for (const [side, samples] of [left, right].entries()) {
    for (const [place, sample] of samples.entries()) {
      file.writeInt16LE(Math.round(sample * 32767), header + place * frame + side * 2)
    }
  }
  return file
}
