import { randomUUID } from 'node:crypto'
import { ImportQuestionsDocument } from '#generated/operations.ts'
import { signIn as signInByApi } from '#tools/api/sign-in.ts'
import { openAnotherDevice } from '#tests/client/payments/checkout.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signInOnce, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Adds a question that only this story uses; returns its number. */
async function addQuestion(url: string): Promise<{ id: number; rationale: string }> {
  const mark = randomUUID().slice(0, 8)
  const question = {
    type: 'Multiple Choice',
    body: `Sample ${mark}: which one?`,
    answers: [{ text: 'This', correct: true }, { text: 'That' }],
    rationale: `Because of ${mark}.`,
    tags: ['RN'],
    area: [],
  }
  const call = await signInByApi(url, ADMIN.email, ADMIN.password)
  const rows = [{ row: 1, ref: `story:${mark}`, question }]
  const { importQuestions } = await call(ImportQuestionsDocument, {
    rows,
    dryRun: false,
    newTags: ['RN'],
    newAreas: [],
  })
  return { id: importQuestions[0]?.id ?? 0, rationale: question.rationale }
}

story(
  'an administrator makes a question public, a visitor tries one without an account, and it is taken back',
  async ({ page, browser, baseURL: url = '' }) => {
    const { id, rationale } = await addQuestion(url)
    const published = async () => (await fetch(`${url}/samples.json`)).text()
    expect(await published()).not.toContain(`"id":${id},`)
    await signInOnce(page, ADMIN)
    await page.goto(`/questions/${id}`)
    const part = page.getByRole('region', { name: 'Sample question' })
    await part.getByRole('button', { name: 'Make it a sample' }).click()
    const popup = page.getByRole('alertdialog', { name: 'Sample question' })
    await expect(popup).toContainText('becomes public, with its right answer and its rationale')
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Make it a sample' }).click()
    await expect(part.getByText('Public', { exact: true })).toBeVisible()
    await expect.poll(published).toContain(`"id":${id},`)
    expect(await published()).not.toContain(rationale)
    const answer = `${url}/samples/${id}-2.json`
    expect(await (await fetch(answer)).json()).toEqual({ key: [1, 0], rationale })

    const visitor = await openAnotherDevice(browser)
    const answers: string[] = []
    visitor.on('request', (request) => {
      if (/\/samples\//.test(request.url())) answers.push(request.url())
    })
    await visitor.goto('/')
    await visitor.getByRole('link', { name: 'Show me a question' }).click()
    await expect(visitor.getByRole('heading', { name: /^Sample question 1 of/ })).toBeVisible()
    await visitor.getByRole('radio').first().check()
    expect(answers).toEqual([])
    await visitor.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdictOf(visitor)).toBeVisible()
    expect(answers).toHaveLength(1)
    await expectAllViewports(visitor)
    await visitor.getByRole('button', { name: 'Another question' }).click()
    await expect(visitor.getByRole('heading', { name: /^Sample question 2 of/ })).toBeFocused()
    await visitor.context().close()

    await part.getByRole('button', { name: 'Take it back' }).click()
    await expect(part.getByText('Not public')).toBeVisible()
    await expect.poll(published).not.toContain(`"id":${id},`)
    await expect.poll(async () => (await fetch(answer)).status).toBe(404)
  },
)
