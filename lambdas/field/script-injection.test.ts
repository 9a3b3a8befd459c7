// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { inRichText, markupPayloads, sampledXssPayloads, xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { plainText, sanitiseRichText } from '#lambdas/rich-text/rich-text.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Names that could shadow the page's own, which rich text does not need. */
const named = (body: Element) => [...body.querySelectorAll('[id], [name], [style]')].map((element) => element.outerHTML)

it('the suite has over 100 payloads, and the guard sees nearly all of them in a page', () => {
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

it('sanitized rich text contains nothing that could run, even if it is parsed again', () => {
  expect(sampledXssPayloads.filter((payload) => inRichText(payload).some((html) => faults(html).length > 0))).toEqual(
    [],
  )
})

it('the derived plain text is text wherever it is shown', () => {
  const shown = document.createElement('p')
  const marked = sampledXssPayloads.filter((payload) => {
    shown.textContent = plainText(sanitiseRichText(`<p>Before ${payload}</p>`))
    return shown.children.length > 0
  })
  expect(marked).toEqual([])
})
