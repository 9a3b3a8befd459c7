import { expect } from 'vitest'
import type { FormatFile, FormatRow } from './format-row.ts'
import { readFormatFile, type ReadOptions } from './read-format.ts'

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The smallest PNG, as base64. */
export const PNG_TEXT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A site that accepts PNG files and names them by the first digits of their SHA-256. */
const pictures: ReadOptions['pictures'] = {
  endingOf: ([first, second]) => (first === 0x89 && second === 0x50 ? 'png' : undefined),
  nameOf: (digest) => Array.from(digest.subarray(0, 13), (byte) => byte.toString(16).padStart(2, '0')).join(''),
}

const bytesOf = (file: Uint8Array | string) => (typeof file === 'string' ? encode(file) : file)

export const readFile = (name: string, file: Uint8Array | string): Promise<FormatFile> =>
  readFormatFile(name, bytesOf(file), { pictures })

/** Why each row is refused, or what was lost. */
export const losses = (rows: readonly FormatRow[]): string[] => rows.map((row) => row.refusal ?? row.losses.join())

/**
 * The result of a file's only question: its type, the correct texts or content, its scoring, and losses; or why it was
 * refused.
 */
export async function readKey(name: string, file: string): Promise<unknown> {
  const { values } = await readFile(name, file)
  expect(values).toHaveLength(1)
  const outcomes = values.map(({ refusal, type, answers = [], content, scoring, losses: own }: FormatRow) => {
    const right = content ?? answers.filter(({ correct }) => correct === true).map(({ text }) => text)
    return refusal ?? [type, right, ...(scoring === undefined ? [] : [scoring]), ...own]
  })
  return outcomes[0]
}

/** Expects `run` to use less than a second of this process's CPU time, which other processes don't affect. */
export async function expectQuick<T>(run: () => Promise<T>): Promise<T> {
  const start = process.cpuUsage()
  const result = await run()
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1_000_000).toBeLessThan(1)
  return result
}

/** The message with which a file is refused, in less than a second. */
export function refusal(name: string, file: Uint8Array | string): Promise<string> {
  const bytes = bytesOf(file)
  return expectQuick(() =>
    readFile(name, bytes).then(
      () => 'it was read',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    ),
  )
}
