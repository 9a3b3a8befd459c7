const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Formats a size in bytes in units from B to YB with one decimal (spec 3.9.3): 1536 is '1.5 KB'. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${size.toFixed(1)} ${UNITS[unit] ?? 'YB'}`
}

/** The maximum size of an image or captions file, in bytes. */
export const MAX_SMALL_BYTES = 5 * 1024 * 1024

const MB = 1024 * 1024
/** S3's maximum number of parts. */
const MAX_PARTS = 10_000
const USUAL = 8 * MB

/** The maximum size of a video, in bytes. */
export const MAX_BYTES = 50 * 1024 * MB

/** Returns the size of each upload part but the last: 8 MB, or more for a file that would need too many parts. */
export const partSize = (size: number): number => Math.max(USUAL, Math.ceil(size / MAX_PARTS / MB) * MB)

/** Returns how many parts a file of `size` bytes has; an empty file has one. */
export const partCount = (size: number): number => Math.max(1, Math.ceil(size / partSize(size)))
