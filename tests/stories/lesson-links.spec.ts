import { linkWords } from '#domain/messages/link.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { newStudent } from '#tests/client/people/people.ts'
import { openSection, testStudent } from '#tests/client/courses/test-course.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

story(
  'the link of a lesson opens it on another device after signing in, and shows nothing to others',
  async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const student = await testStudent(baseURL ?? '')
    await openSection(page, student)
    await page.getByRole('link', { name: /Article/ }).click()
    await page.getByRole('button', { name: linkWords.copy }).click()
    await expect(page.getByRole('button', { name: linkWords.copied })).toBeVisible()
    await expectAccessible(page)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname).toMatch(linkPath(student.course.courseKey))

    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await expect(other).toHaveURL(/\/sign-in$/)
    await other.getByLabel('Email').fill(student.email)
    await other.getByLabel('Password', { exact: true }).fill(student.password)
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Article' })).toBeVisible()
    await expect(other).toHaveURL(/\/task-view$/)
    // Of a test, its start page; of what is gone, a message.
    const { contentKey, sectionKey, taskKey } = student.test
    await other.goto(linkPath(student.course.courseKey, { contentKey, sectionKey, taskKey }))
    await expect(other.getByRole('button', { name: 'Start' })).toBeVisible()
    await other.goto(linkPath(student.course.courseKey, { contentKey, sectionKey, taskKey: 'gone' }))
    await expect(other.getByText('This is no longer part of the course')).toBeVisible()
    await other.goto(linkPath(student.course.courseKey))
    await expect(other.getByRole('heading', { level: 1, name: student.course.name })).toBeVisible()

    const stranger = await (await browser.newContext()).newPage()
    await signIn(stranger, await newStudent(baseURL ?? ''))
    await stranger.goto(link)
    await expect(stranger).toHaveURL(/\/my-courses$/)
    await expect(stranger.getByText(linkWords.notYours)).toBeVisible()
  },
)
