/**
 * Writes a whole number in as few bytes as needed: seven bits a byte, lowest first; the highest bit means that more
 * follow.
 */
export function writeNumber(into: number[], n: number): void {
  let rest = n
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) into.push((rest % 0x80) | 0x80)
  into.push(rest)
}

/** Reads consecutive numbers from bytes. */
export type NumberReader = { next: () => number; byte: () => number; isAtEnd: () => boolean }

export function readNumbers(bytes: Uint8Array): NumberReader {
  let at = 0
  const byte = (): number => {
    const value = bytes[at] ?? 0
    at += 1
    return value
  }
  const next = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= 0x80) {
      const part = byte()
      value += (part & 0x7f) * factor
      if (part < 0x80) return value
    }
  }
  return { next, byte, isAtEnd: () => at >= bytes.length }
}
