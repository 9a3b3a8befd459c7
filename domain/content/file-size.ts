const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** A size of `bytes` in words, in units from B to YB with one decimal (spec 3.9.3): 1536 is '1.5 KB'. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${size.toFixed(1)} ${UNITS[unit] ?? 'YB'}`
}

/** The largest image, or file of captions, that is taken, in bytes. */
export const MAX_SMALL_BYTES = 5 * 1024 * 1024

const MB = 1024 * 1024
/** S3 takes at most so many parts. */
const MAX_PARTS = 10_000
const USUAL = 8 * MB

/** The largest video that is taken, in bytes. */
export const MAX_BYTES = 50 * 1024 * MB

/** Bytes of each part of an upload but the last: 8 MB, more only where a file would need too many parts. */
export const partSize = (size: number): number => Math.max(USUAL, Math.ceil(size / MAX_PARTS / MB) * MB)

/** How many parts a file of `size` bytes has; an empty file has one. */
export const partCount = (size: number): number => Math.max(1, Math.ceil(size / partSize(size)))
