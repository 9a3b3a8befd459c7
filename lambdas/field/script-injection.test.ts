// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { inRichText, markupPayloads, sampledXssPayloads, xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { plainText, sanitiseRichText } from '#lambdas/rich-text/rich-text.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Names that could shadow the page's own, which rich text does not need. */
const named = (body: Element) => [...body.querySelectorAll('[id], [name], [style]')].map((element) => element.outerHTML)

it('is tried with more than a hundred payloads, nearly all of which the guard would see in a page', () => {
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(100)
  const seen = markupPayloads.filter((payload) => {
    const { documentElement } = new DOMParser().parseFromString(payload, 'text/html')
    return couldRun(documentElement).length + named(documentElement).length > 0
  })
  expect(seen.length).toBeGreaterThanOrEqual(180)
})

/** Returns what could run in a kept text, after parsing it once and twice. */
function faults(html: string): string[] {
  const first = read(sanitiseRichText(html))
  const again = read(first.innerHTML)
  return [first, again].flatMap((body) => [...couldRun(body), ...named(body)])
}

it('keeps of rich text nothing that could run, not even when it is read again', () => {
  expect(sampledXssPayloads.filter((payload) => inRichText(payload).some((html) => faults(html).length > 0))).toEqual(
    [],
  )
})

it('derives a plain text that is text wherever it is shown', () => {
  const shown = document.createElement('p')
  const marked = sampledXssPayloads.filter((payload) => {
    shown.textContent = plainText(sanitiseRichText(`<p>Before ${payload}</p>`))
    return shown.children.length > 0
  })
  expect(marked).toEqual([])
})
