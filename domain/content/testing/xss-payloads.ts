import { atDepth } from '#domain/testing/depth.ts'
import { addressPayloads } from './xss-payloads/addresses.ts'
import { handlerPayloads } from './xss-payloads/handlers.ts'
import { mutationPayloads } from './xss-payloads/mutations.ts'
import { scriptPayloads } from './xss-payloads/scripts.ts'
import { clobberPayloads, stylePayloads } from './xss-payloads/styles.ts'
import { breakOutPayloads, inertPayloads, unicodePayloads } from './xss-payloads/texts.ts'

/**
 * Payloads as markup: parsed as HTML, nearly all would run, load, or send something, the others after being parsed
 * again.
 */
export const markupPayloads: readonly string[] = [
  ...scriptPayloads,
  ...handlerPayloads,
  ...addressPayloads,
  ...stylePayloads,
  ...clobberPayloads,
  ...mutationPayloads,
  ...breakOutPayloads,
  ...unicodePayloads,
]

/**
 * Everything with which an author, a student, or a file may try to run code in a page (design, targets: Trust). Each
 * calls `ran()` or requests something from trap.example when it runs.
 */
export const xssPayloads: readonly string[] = [...markupPayloads, ...inertPayloads]

/** One in eight of every family in `npm test`, all of them in a deep run. */
export const sampledXssPayloads = xssPayloads.filter((_, n) => n % atDepth({ quick: 8, nightly: 1 }) === 0)

/** A payload in the places that rich text allows: alone, in an element, and in permitted attributes. */
export const inRichText = (payload: string): string[] => {
  const quoted = payload.replaceAll('"', '&quot;')
  return [
    payload,
    `<p>Before ${payload} after</p><table><tbody><tr><td>${payload}</td></tr></tbody></table>`,
    `<a href="${quoted}">link</a><img src="${quoted}" alt="${quoted}"><p class="${quoted}">x</p>`,
  ]
}
