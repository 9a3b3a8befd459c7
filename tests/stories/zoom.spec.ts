import type { Browser } from '@playwright/test'
import { CHROMIUM } from '#tests/client/academies/chromium.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'
import { expectZoomed } from '#tests/client/screen/zoomed.ts'

/** The path of a list's first link below a URL. */
async function firstScrolledBelow(page: Page, path: string): Promise<string> {
  const link = page.getByRole('main').locator(`a[href^="${path}/"]:not([href$="/create"]):not([href$="/add"])`).first()
  await expect(link).toBeAttached()
  return (await link.getAttribute('href')) ?? ''
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expectZoomed(page)
  }
}

/** Every list and form of the administrators. */
async function checkScreens(page: Page, site: string): Promise<void> {
  const student = await enrolledStudent(site, 'Practice')
  const [course] = await publishLiveCourses(site, 12, ['RN'])
  const coursePath = `/manage-courses/${course?.key ?? ''}`
  const user = `/users/${student.uid}`
  await signInOnce(page, ADMIN)
  await visit(page, [
    '/dashboard',
    '/questions',
    '/questions/add',
    '/questions/import',
    '/questions/labels',
    '/questions/101',
  ])
  await visit(page, ['/manage-courses', '/manage-courses?view=calendar', '/manage-courses/create'])
  await visit(page, [coursePath, `${coursePath}?tab=students`, `${coursePath}?tab=edit`, `${coursePath}?tab=messages`])
  await page.goto(coursePath)
  for (const name of ['Change room or times', 'Archive']) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    const sides = await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    )
    expect.soft(sides, `${name}: scrolls to no side`).toBe(true)
    // Content below the fold of a small window can be scrolled to.
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await visit(page, ['/content', '/content/create'])
  await page.goto('/content')
  await page.getByRole('heading', { name: 'RN Foundations', exact: true }).click()
  const section = await firstScrolledBelow(page, '/content/rn-foundations')
  await visit(page, ['/content/rn-foundations', '/content/rn-foundations/create', section, `${section}/create`])
  await page.goto(section)
  await visit(page, [await firstScrolledBelow(page, section)])
  await page.goto(section)
  await page.getByRole('button', { name: 'Change Order' }).click()
  await expectZoomed(page)
  await visit(page, ['/users', '/users/invitations', user, `${user}?tab=courses`, `${user}?tab=payments`])
  await visit(page, ['/progress', `/progress/${student.uid}`, `/progress/${student.uid}/${student.progressKey}`])
  await visit(page, ['/payments', '/audit', '/exams'])
}

story(
  'administrators read and reach everything in a window zoomed to twice its size',
  { tag: '@nightly' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 640, height: 430 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    })
    await checkScreens(await context.newPage(), baseURL ?? '')
    await context.close()
  },
)

/** A browser whose user has doubled the text size. */
const withLargeText = (browser: Browser): Promise<Browser> =>
  browser.browserType().launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  })

story(
  'administrators read and reach everything with text at twice its size',
  { tag: '@nightly' },
  async ({ browser, baseURL }) => {
    const large = await withLargeText(browser)
    const context = await large.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 720, height: 860 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto('/sign-in')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await checkScreens(page, baseURL ?? '')
    await large.close()
  },
)
