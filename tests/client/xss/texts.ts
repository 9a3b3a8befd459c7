import { sanitiseRichText } from '#lambdas/rich-text/rich-text.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { SHORT_PAYLOADS } from './try-payloads.ts'

/** Whether text after the payload survives in rich text; some payloads swallow the rest. */
const endsItself = (payload: string) => sanitiseRichText(`${payload}<p>After it.</p>`).includes('<p>After it.</p>')
const swallowing = SHORT_PAYLOADS.filter((payload) => !endsItself(payload))
const others = SHORT_PAYLOADS.filter(endsItself).filter((_, n) => n % atDepth({ quick: 6, nightly: 1 }) === 0)

/** A hundred payloads of every family, a fifth of them in `npm test`; those that swallow the rest come last. */
export const PAYLOADS: readonly string[] = [...others, ...swallowing]

/** All payloads in one text. */
export const ALL = PAYLOADS.join(' ')

/** The payloads that fit in one line of a cue. */
export const RAW: readonly string[] = PAYLOADS.filter((payload) => !/[\r\n\0]|-->/.test(payload))

/** The minimum number of payloads on a screen; a browser may merge two of them. */
export const MIN_SHOWN = PAYLOADS.length - 1

/**
 * Represents all payloads in names that are too short for them. On the way to the browser, it is replaced by `ALL`, as
 * if the server had stored such a long name; URLs, in lower case, stay unchanged.
 */
export const PLACEHOLDER = 'AllPayloads'

/** All payloads in a few nonempty texts of at most this length. */
export function packed(longest: number): string[] {
  const texts: string[] = []
  for (const payload of PAYLOADS) {
    const at = texts.findIndex((text) => text.length + 1 + payload.length <= longest)
    if (at < 0) texts.push(payload)
    else texts[at] = `${texts[at] ?? ''} ${payload}`
  }
  return texts
}

const MARK = /Words before \d+\./g
/** Counts the words before each payload of a rich text; if all are there, no payload swallowed the rest. */
export const countMarks = (text: string): number => new Set(text.match(MARK)).size

/** All payloads in as few rich texts as possible; a payload that swallows the rest ends its text. */
export const RICH: readonly string[] = swallowing.map((last, text) =>
  [...others.filter((_, n) => n % swallowing.length === text), last]
    .map((payload) => `<p>Words before ${String(PAYLOADS.indexOf(payload))}.</p>${payload}`)
    .join(''),
)

/** All payloads in rich texts of about this length, for questions with many texts. */
export function packedRich(longest: number): string[] {
  const texts: string[] = []
  for (const payload of others) {
    const last = texts.at(-1) ?? ''
    if (texts.length === 0 || last.length + payload.length > longest) texts.push(payload)
    else texts[texts.length - 1] = `${last}${payload}`
  }
  return Array.from(
    { length: Math.max(texts.length, swallowing.length) },
    (_, n) => `${texts[n] ?? ''}${swallowing[n] ?? ''}`,
  )
}
