// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { inRichText, sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { cleanPasted } from './rich-text/rich-text-area.tsx'
import { linkAddress } from './rich-text/link-address.ts'
import { RichText } from './rich-text/rich-text.tsx'

afterEach(cleanup)

it('unsanitized rich text is rendered without anything that could run', () => {
  const faulty = sampledXssPayloads.filter((payload) =>
    inRichText(payload).some((html) => {
      const { container, unmount } = render(<RichText html={html} />)
      const dangerous = [...couldRun(container), ...container.querySelectorAll('.rich-text [id], .rich-text [name]')]
      unmount()
      return dangerous.length > 0
    }),
  )
  expect(faulty).toEqual([])
})

it('a payload is never accepted as the address of a link', () => {
  expect(
    sampledXssPayloads.filter((payload) => /^(?!https?:|mailto:|tel:)/.test(linkAddress(payload) ?? 'https:')),
  ).toEqual([])
})

it('a table without cells is not kept, since the editor would fail on it', () => {
  expect(cleanPasted('<table><caption>Doses</caption><tbody><tr></tr></tbody></table>')).not.toContain('<table')
  expect(cleanPasted('<table><tbody><tr><td>1 mg</td></tr></tbody></table>')).toContain('<table>')
})
