import {
  isRenditionName,
  RENDITION_NAMES,
  type RenditionName as Rendition,
  renditionPlaylist,
} from '#domain/content/hls/rendition-names.ts'

export type { Rendition }

/** The renditions of a lecture, best first; `audio` has no picture. */
export const RENDITIONS: readonly Rendition[] = RENDITION_NAMES.toReversed()

/** What a viewer may choose: a rendition, or whatever the connection carries. */
export type Quality = 'auto' | Rendition

export const isQuality = (value: unknown): value is Quality =>
  value === 'auto' || (typeof value === 'string' && isRenditionName(value))

/** What saves data: nothing of such a lecture is loaded before it is played. */
export const savesData = (quality: Quality): boolean => quality === '360p' || quality === 'audio'

/** The words of a quality, in a list and on its button. */
export const QUALITY_LABELS: Readonly<Record<Quality, { label: string; short: string }>> = {
  auto: { label: 'Auto', short: 'Auto' },
  '720p': { label: '720p', short: '720p' },
  '480p': { label: '480p', short: '480p' },
  '360p': { label: '360p, data saver', short: '360p' },
  audio: { label: 'Audio only, least data', short: 'Audio' },
}

/** The rendition whose playlist lies at this address. */
export function renditionAt(address: string): Rendition | undefined {
  const file = address.split('?')[0]?.split('/').at(-1)
  return RENDITIONS.find((name) => renditionPlaylist(name) === file)
}

/** A rendition of a master playlist; `bandwidth` in bits a second. */
export type Variant = { name: Rendition; bandwidth: number }

/** The renditions that a master playlist names (RFC 8216), best first. */
export function variantsIn(master: string): Variant[] {
  const lines = master.split('\n')
  const named = lines.flatMap((line, at): Variant[] => {
    const [, bandwidth] = /^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+)/.exec(line) ?? []
    const name = renditionAt(lines[at + 1]?.trim() ?? '')
    return bandwidth === undefined || name === undefined ? [] : [{ name, bandwidth: Number(bandwidth) }]
  })
  return RENDITIONS.flatMap((name) => named.find((variant) => variant.name === name) ?? [])
}

/** Of what a connection carried the last time so much is used to choose the first rendition. */
const SURE = 0.6

/**
 * The rendition that a lecture begins with: the chosen one, else the best that the connection surely carries, else the smallest with a
 * picture. `bandwidth`: what it carried the last time, bits a second.
 */
export function firstRendition(
  variants: readonly Variant[],
  quality: Quality,
  bandwidth: number | undefined,
): Rendition | undefined {
  const chosen = variants.find(({ name }) => name === quality)
  const shown = variants.filter(({ name }) => name !== 'audio')
  const carried = shown.find((variant) => variant.bandwidth <= (bandwidth ?? 0) * SURE)
  return (chosen ?? carried ?? shown.at(-1) ?? variants[0])?.name
}

/** The renditions of a lecture by its master playlist; none when that cannot be read now. */
export async function fetchRenditions(master: string): Promise<Rendition[]> {
  try {
    const response = await fetch(master)
    return response.ok ? variantsIn(await response.text()).map(({ name }) => name) : []
  } catch {
    return []
  }
}

/** The address of a rendition's playlist, which lies beside the master playlist. */
export const playlistOf = (master: string, rendition: Rendition): string =>
  master.replace(/[^/?]+(?=$|\?)/, renditionPlaylist(rendition))

/** What is played of what was chosen: a lecture may lack a rendition that was chosen for another. */
export const playedQuality = (chosen: Quality, available: readonly Rendition[]): Quality =>
  chosen === 'auto' || available.includes(chosen) ? chosen : 'auto'
