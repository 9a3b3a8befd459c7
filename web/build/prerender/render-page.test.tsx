import { describe, expect, it } from 'vitest'
import { academy, passRateNote } from '#domain/academy.ts'
import { adminMenu, studentMenu } from '#web/app/layouts/menus.ts'
import { paths } from '#web/app/paths.ts'
import { headHtml } from './head-html.ts'
import { prerenderedPages, privatePaths } from './page-list.ts'
import { renderPage } from './render-page.tsx'
import { robotsText, sitemapText } from './site-files.ts'

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** The text of a page without scripts. */
async function textOf(path: string): Promise<string> {
  const { html } = await renderPage(path)
  return html
    .replace(/<svg.*?<\/svg>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
}

describe('the pages that the build writes', () => {
  it.each(prerenderedPages.map(({ path }) => path))('%s has its heading, menus and footer', async (path) => {
    const { html } = await renderPage(path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const part of ['<header', '<main', '<footer', 'Nursing CE', 'Sign Up', 'Privacy']) expect(html).toContain(part)
  })

  it('each describe themselves in their own words, neither too short nor truncated by search engines', async () => {
    const heads = await Promise.all(prerenderedPages.map(async ({ path }) => (await renderPage(path)).head))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(prerenderedPages.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(prerenderedPages.length)
    for (const { description = '' } of heads) {
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(170)
    }
  })

  it('each is spelled as Americans spell', async () => {
    const texts = await Promise.all(prerenderedPages.map(({ path }) => textOf(path)))
    const british =
      /\w*(practis|organis|recognis|specialis|colour|favour|behaviour|licenc|enrol(?!l)|programme|centre)\w*/gi
    expect(texts.flatMap((text) => text.match(british) ?? [])).toEqual([])
  })

  it('home: all five banner tabs, both subjects, why choose us and the facts [1.1.5] [1.1.6]', async () => {
    const text = await textOf('/')
    for (const words of ['Welcome NCLEX Remedial General For Schools', 'Upcoming Classes', 'RN PN', 'Why choose us'])
      expect(text).toContain(words)
    expect(text).toContain('Over 2000 questions')
    expect(text).toContain(`Over 96% pass rate ${passRateNote()}`)
    expect(text.match(/\b96%/g)).toHaveLength(1)
    expect(text).toContain('80 hours of theory and 96 clinical hours')
    expect(text).not.toMatch(/What our students say/)
    expect(text).toContain('The list of classes needs JavaScript.')
  })

  it('about: who the academy is, with its facts [1.1.5] [1.2.2]', async () => {
    const text = await textOf('/about')
    expect(text).toContain('Who we are')
    expect(text).toMatch(/over 2000 questions.*Over 96% of our students pass/)
    expect((await renderPage('/about')).html).not.toContain('id="instructors"')
    expect(text).toContain('80 hours of theory and 96 clinical hours')
  })

  it('register: the links to course info, book and remedial form, and what it needs', async () => {
    const { html } = await renderPage('/register')
    for (const link of ['courseInfo', 'book', 'remedialForm'] as const)
      expect(html).toContain(`href="${academy.links[link]}"`)
    expect(await textOf('/register')).toContain(`Registering needs JavaScript.`)
    expect(await textOf('/register')).toContain(`call ${academy.contact.phone}`)
  })

  it('review types: live, online, adaptive tests, remedial [1.2.4]', async () => {
    const text = await textOf('/nclex-rn-review-types')
    for (const name of ['NCLEX RN Review Types', 'Live review', 'Online review', 'Adaptive tests', 'Remedial'])
      expect(text).toContain(name)
  })

  it('terms: services, no copying or recording, no refunds whatever happens [1.2.5] [1.9.15]', async () => {
    const text = await textOf('/terms')
    expect(text).toContain('Our services We offer review, remedial, and continuing education courses')
    expect(text).toMatch(/No copying, no recording .* You may not copy, photograph, record, publish/)
    expect(text).toContain('We don’t give refunds, for any reason, in whole or in part')
  })

  it('privacy: what is kept, why, who sees it [1.2.6]', async () => {
    const text = await textOf('/privacy')
    for (const heading of ['What we keep', 'Why', 'Who sees it', 'Your rights']) expect(text).toContain(heading)
  })

  it('contact: phone, e-mail link, hours and campus address [1.9.16]', async () => {
    const { html } = await renderPage('/contact')
    expect(html).toContain('href="tel:+13055550142"')
    expect(html).toContain(`href="mailto:${academy.contact.email}"`)
    const text = await textOf('/contact')
    expect(text).toContain('9am-5pm Mon-Fri')
    for (const line of academy.contact.address) expect(text).toContain(line)
  })

  it('are refused if they redirect or have no description', async () => {
    await expect(renderPage('/courses')).rejects.toThrow('/courses leads to /register')
    await expect(renderPage('/sign-in')).rejects.toThrow('/sign-in has no description')
  })
})

describe('what search engines read', () => {
  it('every page carries title, description, canonical address, Open Graph tags and the academy', async () => {
    for (const { path } of prerenderedPages) {
      const head = headHtml((await renderPage(path)).head, path)
      expect(head).toContain(academy.name)
      for (const part of ['<title>', 'name="description"', 'rel="canonical"', 'og:title', 'og:image', 'og:url'])
        expect(head).toContain(part)
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
      expect(JSON.parse(data)).toMatchObject({ '@type': 'EducationalOrganization' })
    }
  })

  it('a title cannot break out of the head', () => {
    expect(headHtml({ title: '</title><script>' }, '/')).toContain('&lt;/title&gt;&lt;script&gt;')
  })

  it('the sitemap names the pages and nothing else', () => {
    const listed = [...sitemapText().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(prerenderedPages.map(({ path }) => academy.siteUrl + path))
  })

  it('robots stay out of every screen that needs a sign-in, and of no page', () => {
    const closed = [...robotsText().matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '')
    expect(closed).toEqual(privatePaths)
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
    const menus = [...adminMenu, ...studentMenu].flatMap((entry) => ('to' in entry ? [entry.to] : []))
    for (const path of [...menus, paths.taskView, paths.createCourse, paths.user('x')])
      expect(isClosed(path), path).toBe(true)
    for (const { path } of prerenderedPages) expect(isClosed(path), path).toBe(false)
    expect(robotsText()).toContain(`Sitemap: ${academy.siteUrl}/sitemap.xml`)
  })
})
