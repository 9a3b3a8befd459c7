import { enterAnswer, signIn, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n} of 5` })

async function begin(page: Page, url: string) {
  const student = await testStudent(url)
  await openTest(page, student)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(question(page, 1)).toBeVisible()
  await enterAnswer(page)
  return student
}

/** Ways to make the tab's tokens fail. */
const ACCESS = {
  expired: ['accessToken', 'idToken'],
  altered: ['accessToken', 'idToken'],
  ended: ['accessToken', 'idToken', 'refreshToken'],
}

/** Makes the tab's tokens expire (as after 15 minutes), be rejected by the server, or end permanently. */
async function spoilTokens(page: Page, how: keyof typeof ACCESS): Promise<void> {
  const spoilt = await page.evaluate(
    ({ names, expire }) => {
      const lasting = (token: string) => {
        const [head, body, signature] = token.split('.')
        const claims = JSON.parse(atob((body ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as object
        const past = Math.floor(Date.now() / 1000) - 3600
        const text = btoa(JSON.stringify({ ...claims, exp: past, iat: past - 900 }))
        return [head, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join('.')
      }
      let count = 0
      for (const key of Object.keys(sessionStorage)) {
        if (!names.some((name) => key.endsWith(`.${name}`))) continue
        const token = sessionStorage.getItem(key) ?? ''
        sessionStorage.setItem(key, expire ? lasting(token) : `${token.slice(0, -6)}AAAAAA`)
        count += 1
      }
      return count
    },
    { names: ACCESS[how], expire: how === 'expired' },
  )
  expect(spoilt).toBe(ACCESS[how].length)
}

for (const how of ['expired', 'altered'] as const) {
  story(
    `tokens that are ${how} in mid-test are renewed silently, and the answer counts`,
    { tag: '@nightly' },
    async ({ page, baseURL }) => {
      await begin(page, baseURL ?? '')
      let renewals = 0
      page.on('request', (request) => {
        if (/InitiateAuth|GetTokensFromRefreshToken/.test(request.headers()['x-amz-target'] ?? '')) renewals += 1
      })
      await spoilTokens(page, how)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(verdictOf(page)).toBeVisible()
      expect(renewals).toBeGreaterThan(0)
      await expect(page).toHaveURL(/task-view/)
      await expect(page.getByText('1 of 5 questions answered').first()).toBeVisible()
    },
  )
}

story(
  'a session that ends during a test requires a sign-in, returns to the test, and sends the pending answer',
  async ({ page, baseURL }) => {
    const student = await begin(page, baseURL ?? '')
    await spoilTokens(page, 'ended')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page).toHaveURL(/sign-in/)
    await expect(page.getByText('Please sign in').first()).toBeVisible()
    await page.getByLabel('Email').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill(student.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()

    // Back in the test, the answer is sent automatically.
    await expect(page).toHaveURL(/task-view/)
    await expect(verdictOf(page)).toBeVisible()
    await expect(page.getByText('1 of 5 questions answered').first()).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(question(page, 2)).toBeVisible()
  },
)

story(
  'the next user to sign in on the same device sees nothing of the other’s test',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await begin(page, baseURL ?? '')
    const other = await testStudent(baseURL ?? '', { ownCourse: true })
    await spoilTokens(page, 'ended')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page).toHaveURL(/sign-in/)
    await signIn(page, other)
    await page.goto('/my-courses/course-view/my-tasks/task-view')
    await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
    await expect(page.getByRole('heading', { name: other.course.name })).toBeVisible()
    await expect(question(page, 1)).toHaveCount(0)
  },
)
