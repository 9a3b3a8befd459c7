import { randomUUID } from 'node:crypto'
import { ChangeQuestionsDocument, RemoveLabelDocument } from '#generated/admin-operations.ts'
import { ImportQuestionsDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { publishQuestionCourse } from '#tests/client/courses/question-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

// NCLEX stories count the questions of the academy's areas, so this story removes its area.
let leave: (() => Promise<void>) | undefined
story.afterEach(async () => {
  await leave?.()
  leave = undefined
})

story(
  'an administrator renames a misspelled area and merges two tags, by keyboard, and continues after a reload',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const mark = randomUUID().slice(0, 8)
    const [area, wrong, right] = [`Managment ${mark}`, `Cardaic ${mark}`, `Cardiac ${mark}`]
    const call = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    // NCLEX tests cover every area, so this one has enough questions to keep other stories working.
    const questions = Array.from({ length: 12 }, (_, n) => ({
      row: n + 1,
      ref: `${mark}:${n}`,
      question: {
        type: 'True/False',
        body: `Is this question ${n} of ${mark}?`,
        answers: [{ text: 'True', correct: true }, { text: 'False' }],
        rationale: 'It is.',
        tags: ['RN', 'PN', ...(n < 2 ? [wrong] : []), ...(n === 1 || n === 2 ? [right] : [])],
        area: [area],
      },
    }))
    const imported = { rows: questions, dryRun: false, newTags: [wrong, right], newAreas: [area] }
    const { importQuestions: rows } = await call(ImportQuestionsDocument, imported)
    leave = async () => {
      const ids = rows.flatMap(({ id }) => (id === null ? [] : [{ id }]))
      await call(ChangeQuestionsDocument, { questions: ids, action: 'Delete', batch: randomUUID() })
      // By either name, because the story may have ended before the renaming.
      for (const name of [area, `Management ${mark}`])
        await call(RemoveLabelDocument, { kind: 'Area', name }).catch(() => undefined)
    }
    const test = { name: `Labels ${mark}`, section: 'A', task: `Quiz ${mark}`, tag: wrong, questions: 2 }
    await publishQuestionCourse(call, test)
    await signInOnce(page, ADMIN)
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto('/questions')
    await page.getByRole('link', { name: 'Tags and areas' }).click()

    await page.getByRole('searchbox', { name: 'Search in the tags' }).fill(mark)
    await page.keyboard.press('Enter')
    const shown = page.getByRole('row').filter({ hasText: mark })
    await expect(shown).toHaveCount(2)
    await page.getByRole('button', { name: `Merge ${wrong}` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await dialog.getByRole('combobox').selectOption(right)
    await expect(dialog.getByText(`2 questions and 1 test will change: Quiz ${mark}.`)).toBeVisible()
    await expectAccessible(page)
    // The tab closes after the first step.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ContinueLabelJob') === true) await route.abort()
      else await route.fallback()
    })
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(page.getByRole('heading', { name: `Merging “${wrong}” into “${right}”` })).toBeVisible()
    await page.unroute('**/graphql')
    page.once('dialog', (leaving) => void leaving.accept())
    await page.reload()
    await expect(page.getByText(/Not finished\./)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go on' }).press('Enter')
    await expect(page.getByText('Questions and tests carry the other name.')).toBeVisible()
    await expect(shown).toHaveCount(1)
    await expect(shown.filter({ hasText: right })).toContainText('3')

    await page.getByRole('tab', { name: 'Tags' }).press('ArrowRight')
    await page.getByRole('searchbox', { name: 'Search in the NCLEX areas' }).fill(mark)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Rename ${area}` }).press('Enter')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await dialog.getByRole('textbox').fill(`Management ${mark}`)
    await expect(dialog.getByText(/^12 questions and \d+ tests? will change/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Questions and tests carry the other name.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: `Management ${mark}` })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: area })).toHaveCount(0)
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
  },
)
