import { randomUUID } from 'node:crypto'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { sellShortCourse, startShortCourse } from '#tests/client/courses/short-course.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

/** A student who has started a course with one reading. */
async function aReader(url: string) {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const mark = randomUUID().slice(0, 8)
  const course = `Short Course ${mark}`
  const sold = await sellShortCourse(admin, { content: `Short ${mark}`, course })
  const student = await newStudent(url)
  return { ...student, course, progressKey: await startShortCourse(student.call, url, sold) }
}

story(
  'a student completes a course, issues its certificate, shares it with an employer and takes it back',
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    const student = await aReader(url)
    await signIn(page, student)
    await page.getByRole('button', { name: 'Continue' }).click()
    const upNext = page.getByRole('region', { name: 'Up next' })
    await expect(upNext).toContainText('Article')
    await expect(page.getByRole('link', { name: /First Steps/ })).toContainText('[0/1 task]')
    await upNext.getByRole('link', { name: 'Start' }).click()
    await expect(page.getByRole('status').getByText('Done')).toBeVisible()
    await page.getByRole('link', { name: 'See the whole course' }).click()

    // Completes the course; the certificate has the name shown before.
    await page.getByRole('button', { name: 'Mark the course completed' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Course completed' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your summary' })).toContainText('1 reading')
    await page.getByRole('link', { name: 'Get your certificate' }).click()
    await page.getByRole('button', { name: 'Issue my certificate' }).dblclick()
    const paper = page.getByRole('article', { name: 'Certificate of completion' })
    await expect(paper).toContainText(student.course)
    // Four minutes of reading count as less than an hour.
    await expect(paper).not.toContainText('hour')
    const name = (await paper.locator('.certificate__name').textContent()) ?? ''

    // Public only if the student shares it, and then with three facts.
    await page.getByRole('button', { name: 'Make it public' }).click()
    const link = (await page.getByRole('link', { name: 'Public link' }).getAttribute('href')) ?? ''
    const employer = await (await browser.newContext()).newPage()
    await employer.goto(link)
    const shown = employer.getByRole('article', { name: 'This certificate is valid' })
    await expect(shown.getByRole('definition')).toHaveText([name, student.course, /^\w{3} \d{1,2}, \d{4}$/])
    await expect(employer.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const file: unknown = await (await employer.request.get(`${link}.json`)).json()
    const completedOn: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(file).toEqual({ name, course: student.course, completedOn })
    expect(link).not.toContain(student.progressKey)

    // An altered link is invalid, and no other student has the certificate.
    const notFound = employer.getByRole('heading', { level: 1, name: 'We can’t find that certificate' })
    await employer.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'))
    await expect(notFound).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await signInOnce(other, await newStudent(url))
    await other.goto(`/certificates/${student.progressKey}`)
    await other.getByRole('button', { name: 'Issue my certificate' }).click()
    await expect(other.getByRole('main').getByRole('alert')).toContainText('Course progress not found')

    // After sharing stops, the link is invalid immediately, and a new link differs.
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByRole('button', { name: 'Make it public' })).toBeVisible()
    await expect(async () => {
      await employer.goto(link)
      await expect(notFound).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Make it public' }).click()
    await expect(page.getByRole('link', { name: 'Public link' })).not.toHaveAttribute('href', link)
    for (const each of [employer, other]) await each.context().close()
  },
)
