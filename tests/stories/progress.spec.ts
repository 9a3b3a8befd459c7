import { StudentAttemptDocument } from '#generated/admin-operations.ts'
import { TestOpenTaskDocument } from '#generated/operations.ts'
import { ApiError } from '#tools/api/call-api.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { findTask, takeTest } from '#tests/client/attempts/take-tests.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const PRACTICE = '2. Warm-Up: 10 Easy Questions'
const NCLEX = '2. RN Adaptive Test, Short'
const READING = '1. How to Read a Question'

/** A new student with two finished attempts at a Practice, a third in progress, and a finished NCLEX. */
async function newStudentWithAttempts(url: string) {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const student = await enrolledStudent(url, 'Practice')
  const practice = await findTask(student.call, student.progressKey, PRACTICE)
  const nclex = await findTask(student.call, student.progressKey, NCLEX)
  await student.call(TestOpenTaskDocument, { input: await findTask(student.call, student.progressKey, READING) })
  await takeTest(student.call, admin, practice, () => false)
  await takeTest(student.call, admin, practice, (index) => index > 0)
  await student.call(TestOpenTaskDocument, { input: practice })
  await takeTest(student.call, admin, nclex, (index) => index % 2 === 0)
  const section = `/progress/${student.uid}/${student.progressKey}/`
  return { ...student, admin, practice, at: (place: typeof nclex) => `${section}${place.sectionKey}`, nclex }
}

let known: ReturnType<typeof newStudentWithAttempts> | undefined
/** The stories only read this student, so they share one: taking the tests takes longer than the stories. */
const aStudentWithAttempts = (url: string) => (known ??= newStudentWithAttempts(url))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Attempt Details' })

/** New students appear in the search a moment after they sign up. */
async function findStudent(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(email) })
  await expect(async () => {
    await page.goto('/progress')
    await page.getByLabel('Search by name or e-mail').focus()
    await page.keyboard.type(`  ${email.toUpperCase()} `)
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('1 student found')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('search')).toBe(email.toUpperCase())
}

async function enter(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name })
  await link.focus()
  await page.keyboard.press('Enter')
}

story(
  'an administrator finds a student and reads an attempt answer by answer, with the keyboard alone [3.1.4, 3.2.21, 3.2.22, 3.2.23, 3.2.24]',
  async ({ page, baseURL }) => {
    const student = await aStudentWithAttempts(baseURL ?? '')
    const { uid, progressKey, practice, admin } = student
    const second = { uid, progressKey, taskKey: practice.taskKey, n: 2 }
    const { attempt } = (await admin(StudentAttemptDocument, second)).studentAttempt
    await signInOnce(page, ADMIN)
    await findStudent(page, student.email)
    await enter(page, new RegExp(student.email))
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Newman' })).toBeVisible()
    await expect(page.getByRole('link', { name: /RN Online Review/ })).toContainText(/3 of \d+ tasks done/)
    await enter(page, /RN Online Review/)
    await expect(page.getByRole('heading', { level: 1, name: 'RN Online Review' })).toBeVisible()
    await enter(page, /1\. Reading the Question/)
    await expect(page).toHaveURL(student.at(student.practice))

    const task = page.getByRole('region', { name: PRACTICE })
    await expect(task.getByText(`2 attempts used, best grade ${attempt.grade}%`)).toBeVisible()
    await expect(task.getByRole('row', { name: /Attempt 3/ })).toContainText('In progress')
    await expect(task.getByRole('list', { name: /first attempt first/ }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('region', { name: READING })).toContainText('Opened')

    const opener = task.getByRole('button', { name: /Attempt Details.*attempt 2/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText(`${attempt.score} of ${attempt.maxScore}`)
    await expect(dialog(page).getByRole('heading', { name: 'Breakdown by tag' })).toBeVisible()
    await dialog(page)
      .getByLabel(/^(Incorrect|Partially correct) \(1\)$/)
      .focus()
    await page.keyboard.press('Space')
    const question = dialog(page).locator('summary')
    await expect(question).toHaveCount(1)
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(
      dialog(page)
        .getByText(/student’s (answer|match: )/i)
        .first(),
    ).toBeVisible()
    await expect(dialog(page).locator('details[open] .verdict__rationale')).not.toBeEmpty()
    await expectAllViewports(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(student.at(student.practice))
    await expect(opener).toBeFocused()
  },
)

story(
  'the details of an NCLEX have an address, with areas colored at 65 and 50 [3.2.24]',
  async ({ page, baseURL }) => {
    const student = await aStudentWithAttempts(baseURL ?? '')
    await signInOnce(page, ADMIN)
    await page.goto(`${student.at(student.nclex)}?task=${student.nclex.taskKey}&attempt=1`)
    await expect(dialog(page).getByRole('heading', { name: 'Questions' })).toBeVisible()
    const areas = dialog(page)
      .getByRole('table', { name: /Breakdown by area/ })
      .getByRole('row')
    await expect(areas.filter({ hasText: 'Management of Care' })).toBeVisible()
    for (const row of (await areas.all()).slice(1)) {
      const name = await row.getByRole('rowheader').innerText()
      const grade = Number.parseInt(await row.getByRole('cell').nth(2).innerText(), 10)
      const tone = grade >= 65 ? 'success' : grade >= 50 ? 'accent' : 'error'
      await expect(row.locator(`.progress-bar--${tone}`), name).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(student.at(student.nclex))
    await expect(dialog(page)).toHaveCount(0)
  },
)

story('a running or unknown attempt is refused, and leads back to a known page [3.2.26]', async ({ page, baseURL }) => {
  const student = await aStudentWithAttempts(baseURL ?? '')
  const { uid, progressKey, admin, practice } = student
  const code = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    )
  const attempt = { uid, progressKey, taskKey: practice.taskKey }
  expect(await code(admin(StudentAttemptDocument, { ...attempt, n: 3 }))).toBe('attempt-running')
  expect(await code(admin(StudentAttemptDocument, { ...attempt, n: 4 }))).toBe('attempt-not-found')
  expect(await code(student.call(StudentAttemptDocument, { ...attempt, n: 1 }))).toBe('Unauthorized')

  await signInOnce(page, ADMIN)
  const messages = page.getByLabel('Messages')
  await page.goto('/progress/nobody')
  await expect(messages).toContainText('Student not found')
  await expect(page).toHaveURL('/progress')
  await page.goto(`/progress/${uid}/nothing`)
  await expect(messages).toContainText('Course progress not found')
  await expect(page).toHaveURL('/progress')
  await page.goto(`/progress/${uid}/${progressKey}/nothing`)
  await expect(messages).toContainText('Section not found')
  await expect(page).toHaveURL(`/progress/${uid}/${progressKey}`)
})
