/** The renditions of a lecture's video, smallest first: audio only, then pictures with at most this many lines. */
export const RENDITION_NAMES = ['audio', '360p', '480p', '720p'] as const
export type RenditionName = (typeof RENDITION_NAMES)[number]

/** The maximum lines of a rendition's picture; 0: audio only. */
export const MAX_LINES: Readonly<Record<RenditionName, number>> = { audio: 0, '360p': 360, '480p': 480, '720p': 720 }

export const isRenditionName = (text: string): text is RenditionName => RENDITION_NAMES.some((name) => name === text)

/** Whether a string is the name of a renditions folder. Every publication has its own, so that no cache mixes two. */
export const isRenditionFolder = (text: string): boolean => /^hls-[0-9a-z]{26}$/.test(text)

/** The number of random bytes in a folder's name. */
export const FOLDER_BYTES = 26

/** Returns a new folder's name from `FOLDER_BYTES` random bytes. */
export const renditionFolder = (random: Uint8Array): string =>
  `hls-${[...random].map((byte) => (byte % 36).toString(36)).join('')}`

/** The names of a rendition's file and its playlist in the folder. */
export const renditionFile = (name: RenditionName): string => `${name}.mp4`
export const renditionPlaylist = (name: RenditionName): string => `${name}.m3u8`
export const MASTER_PLAYLIST = 'master.m3u8'

/** Returns the rendition of a file in a folder. */
export function renditionOfFile(fileName: string): RenditionName | undefined {
  return RENDITION_NAMES.find((name) => renditionFile(name) === fileName)
}

/** The maximum size of a rendition's file, in bytes: two hours of the best one, three times over. */
export const MAX_RENDITION_BYTES = 2 * 1024 * 1024 * 1024
