import { sanitiseRichText } from '#lambdas/content/rich-text.ts'
import { API_PAYLOADS } from './try-payloads.ts'

/** Whether what follows the payload in rich text is still there: some swallow the rest of a text. */
const endsItself = (payload: string) => sanitiseRichText(`${payload}<p>After it.</p>`).includes('<p>After it.</p>')
const swallowing = API_PAYLOADS.filter((payload) => !endsItself(payload))
const others = API_PAYLOADS.filter(endsItself)

/** A hundred payloads of every family; those that would swallow the rest come last. */
export const SHOWN: readonly string[] = [...others, ...swallowing]

/** All of them in one text. */
export const ALL = SHOWN.join(' ')

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
/** The words that stand before each payload of a rich text: who sees all of them, sees that none of the payloads swallowed the rest. */
export const marksIn = (text: string): number => new Set(text.match(MARK)).size

/** All payloads in rich texts, as few as hold them: one that swallows the rest ends its text. */
export const RICH: readonly string[] = swallowing.map((last, text) =>
  [...others.filter((_, n) => n % swallowing.length === text), last]
    .map((payload) => `<p>Words before ${String(SHOWN.indexOf(payload))}.</p>${payload}`)
    .join(''),
)
