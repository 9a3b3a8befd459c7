import { randomUUID } from 'node:crypto'
import { invitationWords } from '#domain/messages/invitation-pages.ts'
import { mistakeWords } from '#domain/messages/mistake-reports.ts'
import { statisticsWords } from '#domain/messages/statistics.ts'
import { SeedContentDocument, SeedSectionDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
/** A breadcrumb shows the first 15 characters of its name. */
const cut = (name: string) => (name.length > 15 ? `${name.slice(0, 15)}…` : name)

story(
  'breadcrumbs are on every screen below a first-level one, built from its path [1.2.20]',
  async ({ page, baseURL }) => {
    const call = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const mark = randomUUID().slice(0, 8)
    const { createContent } = await call(SeedContentDocument, {
      input: { name: `Long content name ${mark}`, instructions: 'Read.', descText: '<p>Words</p>' },
    })
    const content = createContent.name
    const { createSection } = await call(SeedSectionDocument, {
      input: { contentKey: createContent.key, name: 'A', instructions: 'Read.' },
    })
    const contentPath = `/content/long-content-name-${mark}`
    await signInOnce(page, ADMIN)
    for (const [address, names] of [
      ['/questions/add', ['Questions', 'Create Question']],
      ['/questions/import', ['Questions', 'Import questions']],
      ['/questions/labels', ['Questions', 'Tags and areas']],
      ['/questions/101', ['Questions', 'Question 101']],
      ['/content/create', ['Course Content', 'Create Content']],
      [contentPath, ['Course Content', content]],
      [`${contentPath}/create`, ['Course Content', content, 'Create Section']],
      [`${contentPath}/a`, ['Course Content', content, createSection.name]],
      [`${contentPath}/a/create`, ['Course Content', content, 'A', 'Create Task']],
      ['/manage-courses/create', ['Manage Courses', 'Create A Course']],
      ['/questions/reports', ['Questions', mistakeWords.title]],
      ['/questions/statistics', ['Questions', statisticsWords.title]],
      ['/questions/101/statistics', ['Questions', 'Question 101', 'Statistics']],
      ['/users/invitations', ['Users', invitationWords.title]],
    ] as const) {
      await page.goto(address)
      const crumbs = trail(page).getByRole('listitem')
      await expect(crumbs).toHaveCount(names.length)
      for (const [index, name] of names.entries()) {
        await expect(crumbs.nth(index)).toContainText(cut(name))
        // The full name is available on hover and to screen readers.
        await expect(crumbs.nth(index).locator('[title]')).toHaveAttribute('title', name)
      }
      await expect(crumbs.last().locator('[aria-current=page]')).toBeVisible()
      const parent = trail(page).getByRole('link').last()
      const expected = (await parent.getAttribute('href')) ?? ''
      await parent.click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === expected)
    }
    await page.goto('/users')
    await page
      .getByRole('main')
      .getByRole('link', { name: /@|Nora|Sam|Avery/ })
      .first()
      .click()
    await expect(trail(page).getByRole('link', { name: 'Users' })).toBeVisible()
  },
)
