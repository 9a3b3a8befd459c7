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
