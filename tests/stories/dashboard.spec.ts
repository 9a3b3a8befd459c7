import { DeleteQuestionDocument, QuestionListDocument, QuestionScreenDocument } from '#generated/admin-operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn, signUp } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const figure = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const numberIn = async (page: Page, name: string) => {
  const text = await figure(page, name).locator('.figure-card__value').textContent()
  return Number(text?.replaceAll(',', ''))
}
const soldIn = async (page: Page) => {
  const text = (await page.getByRole('region', { name: /^Sales in / }).textContent()) ?? ''
  return Number(/from ([\d,]+) payment/.exec(text)?.[1]?.replaceAll(',', ''))
}

async function openDashboard(page: Page) {
  await signIn(page, ADMIN)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(figure(page, 'Questions in the bank')).toBeVisible()
}

story(
  'an administrator sees who is active and what was sold, and the numbers change with a purchase',
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    await openDashboard(page)
    const before = {
      active: await numberIn(page, 'Students active now'),
      students: await numberIn(page, 'Students\\s*\\d'),
      sold: await soldIn(page),
    }
    await enrolledStudent(url, 'Practice')
    const other = await browser.newContext({ baseURL: url })
    await signUp(await other.newPage())
    await expect(async () => {
      await page.reload()
      await expect(figure(page, 'Students active now')).toBeVisible()
      expect(await numberIn(page, 'Students active now')).toBeGreaterThan(before.active)
      expect(await numberIn(page, 'Students\\s*\\d')).toBeGreaterThan(before.students + 1)
      expect(await soldIn(page)).toBeGreaterThan(before.sold)
    }).toPass({ timeout: 60_000 })
    await other.close()
    await page.getByText('Sales by day as a table').click()
    await expect(page.getByRole('table', { name: /^Sales in .+ by day$/ }).getByRole('row')).not.toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Courses filling up' }).getByRole('progressbar')).not.toHaveCount(0)
    await expectAllViewports(page)
  },
)

story('every number and every tile leads to its list [1.1.3]', async ({ page }) => {
  await openDashboard(page)
  const follow = async (name: string, path: RegExp, title: string | RegExp) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Dashboard')).toBeVisible()
  }
  await follow('Students active now', /\/progress$/, 'Progress')
  await follow('Payments needing attention', /\/payments\?status=attention$/, 'Payments')
  await follow('Students\\s*\\d', /\/users/, /Users/)
  await follow('Questions in the bank', /\/questions$/, 'Questions')
  await follow('Course Content', /\/content$/, 'Course Content')
  await follow('Manage Courses', /\/manage-courses$/, 'Manage Courses')
  await follow('Progress', /\/progress$/, 'Progress')
  await follow('All Users', /\/users$/, /Users/)
  await follow('Adaptive exams', /\/exams$/, 'Adaptive exams')
  await follow('Audit log', /\/audit$/, 'Audit log')
})

story(
  'a test that falls short notifies another administrator, with the way to it; dismissed by one it is gone for all',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    const { course } = await testStudent(url, { ownCourse: true })
    const mark = course.name.split(' ').at(-1) ?? ''
    const call = await signInToApi(url, ADMIN.email, ADMIN.password)
    await openDashboard(page)
    const other = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
    const colleague = await other.newPage()
    await openDashboard(colleague)
    await page.getByRole('button', { name: /^Notifications: / }).click()
    await colleague.getByRole('button', { name: /^Notifications: / }).click()

    const search = { type: 'Tag' as const, tags: [`Types ${mark}`] }
    const listed = async () => (await call(QuestionListDocument, { search, page: 1 })).questions.items
    await expect.poll(async () => (await listed()).length).toBe(5)
    const drop = async () => {
      const [{ id } = { id: 0 }] = await listed()
      const { question } = await call(QuestionScreenDocument, { id })
      await call(DeleteQuestionDocument, { id, version: question?.version ?? 0 })
      await expect.poll(async () => (await listed()).some((question) => question.id === id)).toBe(false)
    }
    await drop()
    const news = (screen: Page) =>
      screen.getByRole('dialog').getByRole('listitem').filter({ hasText: mark }).filter({ hasText: 'lacks' })
    for (const screen of [page, colleague])
      await expect(news(screen)).toContainText(
        `The test Every Type (Basics ${mark}, First Steps) cannot be started: it lacks 1 question with its tags`,
      )
    await drop()
    await expect(news(page)).toHaveCount(1)
    await expectAccessible(page)
    // On a phone, the list is a full-width sheet.
    await page.setViewportSize({ width: 390, height: 780 })
    expect(await page.getByRole('dialog').evaluate((sheet) => sheet.getBoundingClientRect().width)).toBe(390)

    await news(colleague).getByRole('link').click()
    await expect(heading(colleague, 'Every Type')).toBeVisible()
    await expect(colleague.getByRole('dialog')).toHaveCount(0)
    await colleague.getByRole('button', { name: /^Notifications: / }).click()
    await news(page)
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    await expect(page.getByText('SUCCESS: Notification dismissed')).toBeVisible()
    await expect(news(colleague)).toHaveCount(0)
    await expect(news(page)).toHaveCount(0)
    await other.close()
  },
)
