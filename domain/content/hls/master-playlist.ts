import { RENDITION_NAMES, renditionPlaylist, type RenditionName } from './rendition-names.ts'

/** A rendition's entry in a master playlist. Rates in bits a second; sizes in pixels, 0 for audio only. */
export type RenditionFacts = {
  name: RenditionName
  width: number
  height: number
  bandwidth: number
  average: number
  /** In RFC 6381 format: avc1.4d401f, mp4a.40.2. */
  codecs: readonly string[]
}

const orderOf = ({ name }: Pick<RenditionFacts, 'name'>) => RENDITION_NAMES.indexOf(name)

/** Sorts renditions for a playlist, smallest first. */
export const inOrder = <Rendition extends Pick<RenditionFacts, 'name'>>(list: readonly Rendition[]): Rendition[] =>
  [...list].sort((a, b) => orderOf(a) - orderOf(b))

/** Writes the master playlist (RFC 8216, 4.3.4.2) of these renditions. */
export function writeMasterPlaylist(list: readonly RenditionFacts[]): string {
  const streams = inOrder(list).flatMap(({ name, width, height, bandwidth, average, codecs }) => [
    `#EXT-X-STREAM-INF:${[
      `BANDWIDTH=${String(bandwidth)}`,
      `AVERAGE-BANDWIDTH=${String(average)}`,
      `CODECS="${codecs.join(',')}"`,
      ...(height > 0 ? [`RESOLUTION=${String(width)}x${String(height)}`] : []),
    ].join(',')}`,
    renditionPlaylist(name),
  ])
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams, ''].join('\n')
}
