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

/** The renditions that a master playlist names (RFC 8216), best first. */
export function renditionsIn(master: string): Rendition[] {
  const named = master.split('\n').map((line) => (line.startsWith('#') ? undefined : renditionAt(line.trim())))
  return RENDITIONS.filter((name) => named.includes(name))
}

/** The renditions of a lecture by its master playlist; none when that cannot be read now. */
export async function fetchRenditions(master: string): Promise<Rendition[]> {
  try {
    const response = await fetch(master)
    return response.ok ? renditionsIn(await response.text()) : []
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
