import type { CheckedQuestion } from './check-question.ts'

/** Returns a 53-bit hash of a text: fast, the same everywhere, not cryptographic. */
function hash(text: string, seed: number): number {
  let low = 0xdeadbeef ^ seed
  let high = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return 4294967296 * (2097151 & high) + (low >>> 0)
}

/** Normalizes a text: ignores differences in blanks and case. */
export const bareText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Returns a stable name for a row without one, from its question and its answers' texts: another import of the same
 * text finds it again, even with other keys, tags, or rationale.
 */
export function refOfTexts(body: string, answers: readonly string[]): string {
  const text = JSON.stringify([body, ...answers].map(bareText))
  return `text:${hash(text, 1).toString(36)}${hash(text, 2).toString(36)}`
}

/** Whether a row's name comes from `refOfTexts`, which means nothing to a reader. */
export const isRefOfTexts = (ref: string): boolean => /^text:[0-9a-z]{10,}$/.test(ref)

/** Returns a content without its formatted texts: it contains their plain texts. */
const plainContent = (content: string): string =>
  JSON.stringify(JSON.parse(content, (name, value: unknown) => (name.endsWith('Html') ? undefined : value)))

/** Returns the text that identifies duplicates: ignores case, blanks, formats, and the order of answers. */
export const servedText = ({ body, answers, content }: Pick<CheckedQuestion, 'body' | 'answers' | 'content'>): string =>
  JSON.stringify([
    bareText(body),
    ...answers.map(({ text, match = '' }) => bareText(`${text} ${match}`)).sort(),
    ...(content === undefined ? [] : [plainContent(content)]),
  ])
