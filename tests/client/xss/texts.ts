import { sanitiseRichText } from '#lambdas/rich-text/rich-text.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { SHORT_PAYLOADS } from './try-payloads.ts'

/** Whether what follows the payload in rich text is still there: some swallow the rest of a text. */
const endsItself = (payload: string) => sanitiseRichText(`${payload}<p>After it.</p>`).includes('<p>After it.</p>')
const swallowing = SHORT_PAYLOADS.filter((payload) => !endsItself(payload))
const others = SHORT_PAYLOADS.filter(endsItself).filter((_, n) => n % atDepth({ quick: 6, nightly: 1 }) === 0)

/** A hundred payloads of every family, a fifth of them in `npm test`; those that would swallow the rest come last. */
export const SHOWN: readonly string[] = [...others, ...swallowing]

/** All of them in one text. */
export const ALL = SHOWN.join(' ')

/** Those of them that fit into one line of a cue. */
export const RAW: readonly string[] = SHOWN.filter((payload) => !/[\r\n\0]|-->/.test(payload))

/** How many payloads a screen shows at the least: a browser may take one of them for another. */
export const MANY = SHOWN.length - 1

/**
 * Stands in names that are too short for all payloads. On its way to the browser it becomes `ALL`, as if the server had kept
 * so long a name; addresses, in small letters, stay.
 */
export const PLACEHOLDER = 'AllPayloads'

/** All payloads in a few texts of at most so many characters, none of which is empty. */
export function packed(longest: number): string[] {
  const texts: string[] = []
  for (const payload of SHOWN) {
    const at = texts.findIndex((text) => text.length + 1 + payload.length <= longest)
    if (at < 0) texts.push(payload)
    else texts[at] = `${texts[at] ?? ''} ${payload}`
  }
  return texts
}

const MARK = /Words before \d+\./g
/** The words before each payload of a rich text: who sees all of them, sees that none of the payloads swallowed the rest. */
export const marksIn = (text: string): number => new Set(text.match(MARK)).size

/** All payloads in rich texts, as few as hold them: one that swallows the rest ends its text. */
export const RICH: readonly string[] = swallowing.map((last, text) =>
  [...others.filter((_, n) => n % swallowing.length === text), last]
    .map((payload) => `<p>Words before ${String(SHOWN.indexOf(payload))}.</p>${payload}`)
    .join(''),
)

/** Rich texts of about so many characters with all of them: for many texts that are one question. */
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
