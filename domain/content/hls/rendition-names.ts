/** The renditions of a lecture's video, smallest first: sound alone, then pictures of at most so many lines. */
export const RENDITION_NAMES = ['audio', '360p', '480p', '720p'] as const
export type RenditionName = (typeof RENDITION_NAMES)[number]

/** The most lines of a rendition's picture; 0: it has none. */
export const MAX_LINES: Readonly<Record<RenditionName, number>> = { audio: 0, '360p': 360, '480p': 480, '720p': 720 }

export const isRenditionName = (text: string): text is RenditionName => RENDITION_NAMES.some((name) => name === text)

/** Whether a text names a folder of renditions: one is made for every publication, so that no cache mixes two. */
export const isRenditionFolder = (text: string): boolean => /^hls-[0-9a-z]{26}$/.test(text)

/** So many random bytes name a folder. */
export const FOLDER_BYTES = 26

/** A new folder's name, of `FOLDER_BYTES` random bytes. */
export const renditionFolder = (random: Uint8Array): string =>
  `hls-${[...random].map((byte) => (byte % 36).toString(36)).join('')}`

/** A rendition's one file, and its playlist, in the folder. */
export const renditionFile = (name: RenditionName): string => `${name}.mp4`
export const renditionPlaylist = (name: RenditionName): string => `${name}.m3u8`
export const MASTER_PLAYLIST = 'master.m3u8'

/** The rendition that a file of a folder holds. */
export function renditionOfFile(fileName: string): RenditionName | undefined {
  return RENDITION_NAMES.find((name) => renditionFile(name) === fileName)
}

/** The largest file of a rendition, in bytes: two hours of the best one, three times over. */
export const MAX_RENDITION_BYTES = 2 * 1024 * 1024 * 1024
