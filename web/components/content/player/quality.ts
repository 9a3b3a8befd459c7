import {
  isRenditionName,
  RENDITION_NAMES,
  type RenditionName as Rendition,
  renditionPlaylist,
} from '#domain/content/hls/rendition-names.ts'

export type { Rendition }

/** A lecture's renditions, best first; `audio` has no picture. */
export const RENDITIONS: readonly Rendition[] = RENDITION_NAMES.toReversed()

/** The viewer's choice: a rendition, or `auto` for what the connection supports. */
export type Quality = 'auto' | Rendition

export const isQuality = (value: unknown): value is Quality =>
  value === 'auto' || (typeof value === 'string' && isRenditionName(value))

/** Whether a quality saves data: nothing is loaded before playback then. */
export const savesData = (quality: Quality): boolean => quality === '360p' || quality === 'audio'

/** The labels of a quality, in the list and on its button. */
export const QUALITY_LABELS: Readonly<Record<Quality, { label: string; short: string }>> = {
  auto: { label: 'Auto', short: 'Auto' },
  '720p': { label: '720p', short: '720p' },
  '480p': { label: '480p', short: '480p' },
  '360p': { label: '360p, data saver', short: '360p' },
  audio: { label: 'Audio only, least data', short: 'Audio' },
}

/** The rendition whose playlist has this URL. */
export function renditionAt(address: string): Rendition | undefined {
  const file = address.split('?')[0]?.split('/').at(-1)
  return RENDITIONS.find((name) => renditionPlaylist(name) === file)
}

/** A rendition in a master playlist; `bandwidth` in bits per second. */
export type Variant = { name: Rendition; bandwidth: number }

/** The renditions in a master playlist (RFC 8216), best first. */
export function variantsIn(master: string): Variant[] {
  const lines = master.split('\n')
  const named = lines.flatMap((line, at): Variant[] => {
    const [, bandwidth] = /^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+)/.exec(line) ?? []
    const name = renditionAt(lines[at + 1]?.trim() ?? '')
    return bandwidth === undefined || name === undefined ? [] : [{ name, bandwidth: Number(bandwidth) }]
  })
  return RENDITIONS.flatMap((name) => named.find((variant) => variant.name === name) ?? [])
}

/** The fraction of the last measured bandwidth that the choice of the first rendition relies on. */
const SURE = 0.6

/**
 * The first rendition to play: the chosen one, otherwise the best that the connection safely supports, otherwise the
 * smallest with a picture. `bandwidth`: the last measurement, in bits per second.
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

/** The renditions in a lecture's master playlist; empty if it can't be loaded now. */
export async function fetchRenditions(master: string): Promise<Rendition[]> {
  try {
    const response = await fetch(master)
    return response.ok ? variantsIn(await response.text()).map(({ name }) => name) : []
  } catch {
    return []
  }
}

/** The URL of a rendition's playlist, which is in the same folder as the master playlist. */
export const playlistOf = (master: string, rendition: Rendition): string =>
  master.replace(/[^/?]+(?=$|\?)/, renditionPlaylist(rendition))

/** The quality that is played: the chosen one may have been chosen for another lecture, and this one may lack it. */
export const playedQuality = (chosen: Quality, available: readonly Rendition[]): Quality =>
  chosen === 'auto' || available.includes(chosen) ? chosen : 'auto'
