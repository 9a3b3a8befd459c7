import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'
import { type CrawledAcademy, fillAcademy } from './academy.ts'
import { adminVisits, crawledPaths, publicVisits, studentVisits, type Visits } from './visits.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })
story.describe.configure({ mode: 'parallel' })

let academy: CrawledAcademy
story.beforeAll(async ({ baseURL }) => {
  academy = await fillAcademy(baseURL ?? '')
})

/** Opens every URL and checks that it doesn't redirect, fits every width, and passes axe. */
async function crawl(page: Page, visits: Visits): Promise<void> {
  for (const address of Object.values(visits).flat()) {
    await page.goto(address)
    await expectAllViewports(page)
    expect(new URL(page.url()).pathname, `${address} doesn't redirect`).toBe(address.replace(/\?.*/, ''))
    await expect.soft(page.getByRole('alert').filter({ hasText: /went wrong|Try again/ }), address).toHaveCount(0)
  }
}

story('public pages fit every width, are accessible, and log no error', async ({ page, baseURL }) => {
  const { name } = await catalogCourse(baseURL ?? '', 'RN Online Review')
  await page.goto('/register')
  const coursePage = await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .getAttribute('href')
  await crawl(page, publicVisits(academy, coursePage ?? ''))
})

story("a student's screens fit every width, are accessible, and log no error", async ({ page }) => {
  const { student, completedKey } = academy
  await signIn(page, student)
  const select = (selection: Record<string, string>) =>
    page.evaluate((selected) => sessionStorage.setItem('academy.selection', JSON.stringify(selected)), {
      uid: student.uid,
      ...selection,
    })
  await select({ ...student.test, sectionName: 'First Steps' })
  const { ['/my-courses/course-view/completed']: completed = [], ...others } = studentVisits(academy)
  await crawl(page, others)
  await select({ progressKey: completedKey })
  await crawl(page, { completed })
})

// In halves, because there are twice as many as for a student.
for (const half of [0, 1])
  story(
    `administrators' screens fit every width, are accessible, and log no error (${half + 1} of 2)`,
    async ({ page }) => {
      await signIn(page, ADMIN)
      const { ['/view-as/:uid']: viewed = [], ...others } = adminVisits(academy)
      const all = [...Object.entries(others), ['viewed', viewed] as const]
      await crawl(page, Object.fromEntries(all.filter((_, index) => index % 2 === half)))
    },
  )

story('the crawl visits every route of the router', () => {
  const visited = Object.keys({ ...publicVisits(academy, '/'), ...studentVisits(academy), ...adminVisits(academy) })
  expect(visited.sort()).toEqual([...crawledPaths].sort())
})
