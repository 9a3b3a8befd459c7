/**
 * Makes hand-hygiene/: the renditions of the sample lecture, each one file with a playlist of its ranges, as an author's browser makes
 * them. It was run once (`npx tsx sample/media/make-renditions.ts`); the product never runs it. Needs ffmpeg, which encodes the pictures
 * here; the sound is copied.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BufferTarget,
  CmafOutputFormat,
  Conversion,
  FilePathSource,
  HlsOutputFormat,
  Input,
  MP4,
  Output,
  PathedTarget,
} from 'mediabunny'
import { ladderOf } from '#domain/content/hls/ladder.ts'
import { renditionFile, renditionPlaylist } from '#domain/content/hls/rendition-names.ts'

const VIDEO = join(import.meta.dirname, 'hand-hygiene.mp4')
const FOLDER = join(import.meta.dirname, 'hand-hygiene')
const work = mkdtempSync(join(tmpdir(), 'renditions-'))

for (const { name, height, video } of ladderOf({ height: 720, audio: 64_000 })) {
  const encoded = join(work, `${name}.mp4`)
  const rate = String(video)
  const picture =
    height === undefined
      ? ['-vn']
      : [
          ...['-vf', `scale=-2:${String(height)}`, '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow'],
          ...['-b:v', rate, '-maxrate', rate, '-bufsize', String(2 * video)],
          ...['-g', '30', '-keyint_min', '30', '-sc_threshold', '0'],
        ]
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', VIDEO, ...picture, '-c:a', 'copy', encoded])
  const stored = new BufferTarget()
  let playlist = ''
  const output = new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: 6,
      singleFilePerPlaylist: true,
      getSegmentPath: () => renditionFile(name),
      onPlaylist: (text) => {
        playlist = text
      },
    }),
    target: new PathedTarget('master.m3u8', ({ path }) => (path === renditionFile(name) ? stored : new BufferTarget())),
  })
  const input = new Input({ source: new FilePathSource(encoded), formats: [MP4] })
  await (await Conversion.init({ input, output })).execute()
  writeFileSync(join(FOLDER, renditionFile(name)), new Uint8Array(stored.buffer ?? new ArrayBuffer()))
  writeFileSync(join(FOLDER, renditionPlaylist(name)), playlist)
}
rmSync(work, { recursive: true })
