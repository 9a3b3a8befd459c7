import { BufferTarget, Conversion, FilePathSource, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny'

/**
 * The first seconds of an MP4 file without re-encoding, with its index after its media, as cameras and editors write
 * it.
 */
export async function shortClip(path: string, seconds: number): Promise<Buffer> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input: new Input({ source: new FilePathSource(path), formats: [MP4] }),
    output: new Output({ format: new Mp4OutputFormat({ fastStart: false }), target }),
    trim: { start: 0, end: seconds },
  })
  await conversion.execute()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}
