// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { type Catalogue, type CatalogueCourse, catalogueCards } from '#domain/courses/catalogue.ts'
import { paths } from '#web/app/paths.ts'
import { headHtml } from '#web/build/prerender/head-html.ts'
import { applyHead } from './apply-head.ts'
import { coursesData } from './courses-data.ts'
import { jsonLdText } from './json-ld-text.ts'

const NOW = Date.parse('2027-03-01T12:00:00Z')

/** A course whose user-written fields all contain the payload. */
const courseWith = (payload: string): CatalogueCourse => ({
  key: payload,
  type: 'Live',
  name: payload,
  subject: 'RN',
  price: 450,
  onlineDays: 60,
  liveClasses: 1,
  instructor: payload,
  dates: ['2027-03-05'],
  startTime: payload,
  endTime: payload,
  location: payload,
  maxStudents: 20,
  startsAt: NOW + 1,
  group: 'live#a',
})

it('data for search engines never ends its element, and reads as written', () => {
  const faulty = sampledXssPayloads.filter((payload) => {
    const catalog: Catalogue = { generatedAt: NOW, timeZone: 'UTC', courses: [courseWith(payload)], seats: {} }
    const cards = catalogueCards(catalog, { now: NOW })
    const data = coursesData(cards, { timeZone: 'UTC', pathOf: paths.registerFor })
    const html = `<script type="application/ld+json">${jsonLdText(data)}</script>`
    const { head, body } = new DOMParser().parseFromString(html, 'text/html')
    const read: unknown = JSON.parse(head.firstElementChild?.textContent ?? '')
    const alone = head.children.length === 1 && body.childNodes.length === 0
    return !alone || JSON.stringify(read) !== JSON.stringify(data)
  })
  expect(faulty).toEqual([])
})

it('the head of a written page, and of a running one, shows a title and a description as text', () => {
  const faulty = sampledXssPayloads.filter((payload) => {
    const page = { title: payload, description: payload }
    const written = new DOMParser().parseFromString(`<head>${headHtml(page, '/')}</head>`, 'text/html')
    applyHead(page, '/')
    const tags = [...written.head.children].map(({ localName }) => localName)
    const known = tags.every((tag) => ['title', 'meta', 'link', 'script'].includes(tag)) && tags.includes('script')
    return !known || [...couldRun(written.documentElement), ...couldRun(document.documentElement)].length > 0
  })
  expect(faulty).toEqual([])
})
