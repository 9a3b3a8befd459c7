import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { TestRegisterDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A course with a student who did badly in its test twice, and one who has not started. */
async function aCourse(url: string) {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const mark = randomUUID().slice(0, 6)
  const weak = await practiceStudent(url, admin, mark, { tags: ['Easy', 'RN'], numOfQuestions: 20 })
  for (let n = 0; n < 2; n += 1) await takeTest(weak.call, admin, weak.test, (index) => index === 0)
  const course = await catalogCourse(url, `Practice Course ${mark}`)
  const idle = await newStudent(url, 'idle')
  const input = { courseKey: course.key, token: await cardToken(url), requestId: randomUUID() }
  await idle.call(TestRegisterDocument, { input })
  return { mark, weak, idle, course }
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

story(
  'an administrator sees how the students of a course are doing and who is behind and why, writes to one, and adds a note',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    story.setTimeout(180_000)
    const url = baseURL ?? ''
    const { weak, idle, course, mark } = await aCourse(url)
    await signInOnce(page, ADMIN)
    // The stream counts the test after a moment.
    await expect(async () => {
      await page.goto(`/manage-courses/${course.key}?tab=progress`)
      await expect(rowOf(page, 'Low grades')).toContainText('1 of 1', { timeout: 5_000 })
      await expect(rowOf(page, 'On course')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText('2 students', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Low grades').getByRole('cell', { name: '2', exact: true })).toBeVisible()
    await page.getByText('When a student has fallen behind').click()
    await expect(page.getByText(/The average of the best grades is below 65 %/)).toBeVisible()
    await expectAllViewports(page)

    await main(page).getByText('Areas', { exact: true }).click()
    const map = page.getByRole('table', { name: /Share of the points by student and area/ })
    await expect(map.getByRole('row')).toHaveCount(3)
    await expectAllViewports(page)
    await main(page).getByText('Table', { exact: true }).click()

    await main(page).getByText('Fallen behind (1)').click()
    await expect(page.getByText('1 of 2 students')).toBeVisible()
    const saving = page.waitForEvent('download')
    await button(page, 'Save as CSV').click()
    const lines = readFileSync(await (await saving).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`Practice Course ${mark},Low grades,1,1,`)

    await page.getByRole('checkbox', { name: 'Select Nora Newman' }).check()
    await button(page, 'Write a message').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Shall we talk?')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Call me <b>today</b>.')
    await expectAllViewports(page)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Messages')).toContainText('Message sent to 1 student')

    await page.getByRole('checkbox', { name: 'Select Nora Newman' }).check()
    await button(page, 'Add a note').click()
    await dialog.getByRole('textbox', { name: 'Note' }).fill(`Low since ${mark}`)
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByLabel('Messages')).toContainText('Note added about 1 student')
    await page.getByRole('link', { name: 'View Nora Newman' }).click()
    await expect(page).toHaveURL(new RegExp(`/users/${weak.uid}`))
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect(page.getByText(`Low since ${mark}`)).toBeVisible()

    // Back keeps the filter.
    await page.goBack()
    await expect(page).toHaveURL(/tab=progress&show=behind/)
    await expect(page.getByText('1 of 2 students')).toBeVisible()

    // The content of the course lists the same students.
    await page.goto('/content')
    await page.getByText(`Practice ${mark}`).click()
    await page.getByRole('link', { name: `Students of Practice ${mark}` }).click()
    await expect(rowOf(page, 'Low grades')).toContainText('1 of 1')
    await expectAllViewports(page)

    // Only the recipient sees the message, as text, and gets the e-mail.
    const seen = async (student: typeof weak | typeof idle) => {
      const tab = await (await browser.newContext()).newPage()
      await signIn(tab, student)
      await expect(tab.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
      await expect(tab.getByRole('article', { name: `Practice Course ${mark}` })).toBeVisible()
      return tab
    }
    const shown = await seen(weak)
    await expect(shown.getByText('Call me <b>today</b>.')).toBeVisible()
    const other = await seen(idle)
    await expect(other.getByText('Shall we talk?')).toHaveCount(0)
    await expect
      .poll(
        async () => (await mailsTo(url, weak.email)).filter(({ subject }) => subject.includes('Shall we talk?')).length,
        {
          timeout: 90_000,
        },
      )
      .toBe(1)
    expect((await mailsTo(url, idle.email)).filter(({ subject }) => subject.includes('Shall we talk?'))).toEqual([])
  },
)
