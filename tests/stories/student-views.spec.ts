import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { RemoveCourseStudentDocument } from '#generated/admin-operations.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { enter, tabTo } from '#tests/client/screen/keyboard.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { width: 390, height: 844 }
const COURSE = 'RN Online Review'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The next request of a viewed screen uses an unknown view, like one that has ended in the meantime. */
async function loseView(page: Page): Promise<void> {
  let isLost = false
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? ''
    const lost = body.replace(/"view":"[\w-]+"/, `"view":"${randomUUID()}"`)
    if (isLost || lost === body) return route.fallback()
    isLost = true
    return route.continue({ postData: lost })
  })
}

story(
  'an administrator whose view of a student has ended sees that, and opens another, there and from the student’s page, by keyboard',
  async ({ page, baseURL }) => {
    const student = await enrolledStudent(baseURL ?? '', 'Practice')
    const opened: string[] = []
    page.on('request', (request) => {
      const id = /openStudentView[^]*"requestId":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
      if (id !== undefined) opened.push(id)
    })
    await page.setViewportSize(PHONE)
    await signInOnce(page, ADMIN)
    await page.goto(`/users/${student.uid}`)
    await enter(page, page.getByRole('link', { name: 'View as student' }))
    await expect(heading(page, /^My Courses of/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()

    await loseView(page)
    await enter(page, page.getByRole('button', { name: 'Continue' }))
    const alert = page.getByRole('alert').filter({ hasText: 'This view has ended' })
    await expect(alert).toContainText('A view lasts an hour')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expectAllViewports(page)
    await page.setViewportSize(PHONE)
    await enter(page, alert.getByRole('button', { name: 'Open the view again' }))
    await expect(heading(page, COURSE)).toBeVisible()

    await loseView(page)
    await enter(page, page.getByRole('main').locator('a[href*="/view-as/"].list-row').first())
    await enter(page, alert.getByRole('link', { name: 'Student’s page' }))
    await expect(page).toHaveURL(`/users/${student.uid}`)
    await enter(page, page.getByRole('link', { name: 'View as student' }))
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(opened).toHaveLength(3)
    expect(new Set(opened).size).toBe(3)
    await expect(async () => {
      await page.goto('/audit?kind=view')
      await expect(page.getByText(/created view/).nth(2)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  },
)

/** Selects an option of the course list by keyboard, one step at a time; each has its own URL. */
async function chooseCourses(page: Page, filter: 'active' | 'none'): Promise<void> {
  const list = page.getByLabel('Courses')
  await tabTo(page, list)
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/courses=/)
  for (const courses of filter === 'active' ? ['active'] : ['active', 'none']) {
    await expect(list).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`courses=${courses}`))
  }
}

story(
  'an administrator filters the users with and without an active course, by keyboard, and saves them; ending the course moves its student',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    const [student, other] = [await enrolledStudent(url, 'Practice'), await newStudent(url)]
    const rowOf = (email: string) => page.getByRole('row', { name: email })
    const opened = async (email: string, courses: string) => {
      await expect(async () => {
        await page.goto(`/users?search=${email}&courses=${courses}`)
        await expect(rowOf(email)).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 60_000 })
    }
    await page.setViewportSize(PHONE)
    await signInOnce(page, ADMIN)
    // Waits until the stream has processed both.
    await opened(student.email, 'active')
    await opened(other.email, 'none')

    await chooseCourses(page, 'active')
    await expect(page.getByText('Nobody was found')).toBeVisible()
    await expectAllViewports(page)
    await page.setViewportSize(PHONE)
    await chooseCourses(page, 'none')
    await expect(rowOf(other.email)).toBeVisible()
    await expectAllViewports(page)
    await page.setViewportSize(PHONE)
    await page.goBack()
    await expect(page.getByLabel('Courses')).toHaveValue('active')

    await page.goto(`/users?search=${student.email}`)
    await chooseCourses(page, 'active')
    await expect(rowOf(student.email)).toBeVisible()
    await enter(page, page.getByRole('button', { name: 'Export' }))
    const download = page.waitForEvent('download')
    await enter(page, page.getByRole('button', { name: 'Export as CSV' }))
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(student.email)

    const input = { key: student.progressKey, action: 'end' as const, studentId: student.uid }
    await admin(RemoveCourseStudentDocument, { input })
    await opened(student.email, 'none')
    await page.goto(`/users?search=${student.email}&courses=active`)
    await expect(page.getByText('Nobody was found')).toBeVisible()
  },
)
