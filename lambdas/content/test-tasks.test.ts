import { beforeEach, describe, expect, it } from 'vitest'
import type { ListItem } from '#table/bank.ts'
import { type Key, nclexAreasKey, sectionKey, tagsKey, taskKey } from '#table/keys.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import type { TaskItem } from '#table/task.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { contentMessages } from '#domain/messages/content.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { createTask } from './create-task.ts'
import { anAuthor } from './testing/an-author.ts'
import { updateTask } from './update-task.ts'

const words: Readonly<Record<string, string>> = { ...contentMessages, ...testingMessages }
const said = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? (words[error.code] ?? error.code) : error),
  )

describe('a test that is written by an administrator', () => {
  let place = { contentKey: '', sectionKey: '' }
  const { deps, aContent, aSection } = anAuthor()

  beforeEach(async () => {
    const { contentKey, key } = await aSection((await aContent('RN')).key, 'Week')
    place = { contentKey, sectionKey: key }
  })
  const bank = async (labels: readonly { tags: string[]; area: string[] }[], areas: string[]) => {
    const questions = labels.map((label, index) => aQuestion({ id: 101 + index, ...label }))
    const list = (key: Key, values: string[]): ListItem => ({ ...key, type: 'list', values, version: 1 })
    const lists = [list(tagsKey, ['RN', 'PN', 'Heart', 'Easy']), list(nclexAreasKey, areas)]
    await batchPut(deps.table, [...bankItems(questions, 1), ...lists])
  }
  const create = (change: Partial<CreateTaskInput>) =>
    createTask({ ...place, type: 'Practice', name: 'Quiz', tags: ['Heart'], timeAllowed: 10, ...change }, deps)
  const nclex = { type: 'NCLEX' as const, name: 'Exam', tags: ['RN'], minQuestions: 1, maxQuestions: 2 }

  it('is refused by the server, in the words of the form, when the bank cannot draw it', async () => {
    await bank(
      [
        { tags: ['Heart', 'Easy'], area: [] },
        { tags: ['Heart'], area: [] },
      ],
      [],
    )
    expect(await said(create({ numOfQuestions: 3 }))).toBe(testingMessages['too-few-questions'])
    expect(await said(create({ numOfQuestions: 2, percentEasy: 100 }))).toBe(testingMessages['too-few-easy'])
    const made = await create({ numOfQuestions: 2 })
    const edit = { ...place, key: made.key, version: 1, name: 'Quiz', tags: ['Heart'], timeAllowed: 10 }
    expect(await said(updateTask({ ...edit, numOfQuestions: 3 }, deps))).toBe(testingMessages['too-few-questions'])
    expect(await said(updateTask({ ...edit, numOfQuestions: 1 }, deps))).toBe('done')
  })
  it('stays reserved if an older client does not send the setting, until a client turns it off (decision 0106)', async () => {
    await bank([{ tags: ['Heart'], area: [] }], [])
    const made = await create({ numOfQuestions: 1, reserved: true })
    const edit = { ...place, key: made.key, name: 'Quiz', tags: ['Heart'], numOfQuestions: 1 }
    const stored = () => getItem<TaskItem>(deps.table, taskKey(place.contentKey, place.sectionKey, made.key))
    expect(await updateTask({ ...edit, version: 1, timeAllowed: 20 }, deps)).toMatchObject({ reserved: true })
    expect(await stored()).toMatchObject({ reserved: true, timeAllowed: 20 })
    expect(await updateTask({ ...edit, version: 2, timeAllowed: 20, reserved: null }, deps)).toMatchObject({
      reserved: false,
    })
    expect(await stored()).not.toHaveProperty('reserved')
    expect(await said(updateTask({ ...edit, version: 3, timeAllowed: 20 }, deps))).toBe(words['nothing-changed'])
  })
  it('can be an NCLEX only with areas that have enough questions for all of them together', async () => {
    await bank([{ tags: ['RN'], area: ['A1', 'A2'] }], [])
    expect(await said(create(nclex))).toBe(testingMessages['too-few-in-areas'])
    await bank([{ tags: ['RN'], area: ['A1', 'A2'] }], ['A1', 'A2'])
    expect(await said(create(nclex))).toBe(testingMessages['too-few-in-areas'])
    // Both areas share the same three questions, so four different ones can't be drawn.
    const both = { tags: ['RN'], area: ['A1', 'A2'] }
    await bank([both, both, both], ['A1', 'A2'])
    expect(await said(create({ ...nclex, minQuestions: 2, maxQuestions: 3 }))).toBe(testingMessages['too-few-in-areas'])
    expect(await said(create(nclex))).toBe('done')
  })
  it('has at most 500 questions, an NCLEX over all of its areas', async () => {
    await bank([{ tags: ['RN', 'Heart'], area: ['A1'] }], ['A1', 'A2', 'A3'])
    expect(await said(create({ numOfQuestions: 501 }))).toBe(contentMessages['questions-many'])
    expect(await said(create({ ...nclex, maxQuestions: 167 }))).toBe(contentMessages['questions-many'])
    expect(await said(create({ ...nclex, maxQuestions: 166 }))).toBe(testingMessages['too-few-in-areas'])
  })
  it('is an NCLEX with as many case studies as its areas hold and have, one of two areas counted once', async () => {
    await bank([], ['A1', 'A2'])
    const singles = Array.from({ length: 12 }, (_, i) =>
      aQuestion({ id: 101 + i, tags: ['RN'], area: [i < 6 ? 'A1' : 'A2'] }),
    )
    const cases = (...areas: string[][]) => {
      const studies = areas.map((area, i) => aCaseStudy(301 + i, { tags: ['RN'], area }))
      return batchPut(deps.table, bankItems([...singles, ...studies], 1))
    }
    const exam = { ...nclex, maxQuestions: 6 }
    await cases(['A1', 'A2'])
    expect(await said(create({ ...exam, caseStudies: 2 }))).toBe(testingMessages['too-few-cases'])
    await cases(['A1', 'A2'], ['A1'])
    expect(await said(create({ ...exam, caseStudies: 3 }))).toBe(contentMessages['cases-beyond-areas'])
    const made = await create({ ...exam, caseStudies: 2 })
    const edit = { ...place, key: made.key, version: 1, ...exam, timeAllowed: 10 }
    expect(await said(updateTask({ ...edit, caseStudies: 3 }, deps))).toBe(contentMessages['cases-beyond-areas'])
    expect(await said(updateTask({ ...edit, caseStudies: 1 }, deps))).toBe('done')
  })
  it('has tags of the list of the academy, spelled as they are there', async () => {
    await bank([{ tags: ['Heart'], area: [] }], [])
    expect(await said(create({ tags: ['Lungs'], numOfQuestions: 1 }))).toBe(contentMessages['task-tags-unknown'])
    expect(await create({ tags: ['heart'], numOfQuestions: 1 })).toMatchObject({ tags: ['Heart'] })
  })
  it('is not written again when nothing changes, as any task [3.5.5]', async () => {
    await bank([{ tags: ['Heart'], area: [] }], [])
    const test = await create({ numOfQuestions: 1, attempts: 2 })
    const edit = { ...place, version: 1, tags: ['Heart'], numOfQuestions: 1, timeAllowed: 10 }
    const same = { ...edit, key: test.key, name: ' Quiz ', attempts: 2, percentEasy: null, scoring: null }
    expect(await said(updateTask(same, deps))).toBe('No change detected')
    expect(await updateTask({ ...same, attempts: null }, deps)).toMatchObject({ version: 2, attempts: null })
    const partly = { ...same, version: 2, attempts: null, scoring: 'plus-minus' }
    expect(await said(updateTask({ ...partly, scoring: 'half' }, deps))).toBe('No test is scored so')
    expect(await updateTask(partly, deps)).toMatchObject({ version: 3, scoring: 'plus-minus' })
    expect(await said(updateTask({ ...partly, version: 3 }, deps))).toBe('No change detected')
    expect(await updateTask({ ...partly, version: 3, scoring: null }, deps)).toMatchObject({ scoring: null })
    const reading = await createTask({ ...place, type: 'Reading', name: 'Intro', text: '<p>Read</p>' }, deps)
    const readAgain = { ...place, key: reading.key, version: 1, name: 'Intro', text: '<p>Read</p>' }
    expect(await said(updateTask(readAgain, deps))).toBe('No change detected')
    expect(await updateTask({ ...readAgain, text: '<p>Read on</p>' }, deps)).toMatchObject({ version: 2 })
    const lecture = await createTask({ ...place, type: 'Lecture', name: 'Hands' }, deps)
    expect(await said(updateTask({ ...place, key: lecture.key, version: 1, name: 'Hands' }, deps))).toBe(
      'No change detected',
    )
  })
  it('is stored with exactly the given settings, in a section with its names', async () => {
    await bank(
      [
        { tags: ['RN', 'Heart'], area: ['A1'] },
        { tags: ['RN', 'Heart'], area: ['A1'] },
      ],
      ['A1'],
    )
    const stored = (key: string) => getItem(deps.table, taskKey(place.contentKey, place.sectionKey, key))
    const limits = { timeAllowed: 10, attempts: 2, passGrade: 70 }
    const quiz = await create({ numOfQuestions: 2, percentEasy: null, minQuestions: 1, text: '<p>x</p>', ...limits })
    expect(await stored(quiz.key)).toMatchObject({
      taskType: 'Practice',
      tags: ['Heart'],
      numOfQuestions: 2,
      ...limits,
    })
    for (const field of ['percentEasy', 'minQuestions', 'maxQuestions', 'text'])
      expect(await stored(quiz.key)).not.toHaveProperty(field)
    const exam = await create({ ...nclex, numOfQuestions: 2, ...limits })
    expect(await stored(exam.key)).toMatchObject({
      ...{ taskType: 'NCLEX', name: 'Exam', url: 'exam', tags: ['RN'], minQuestions: 1, maxQuestions: 2 },
      ...{ ...place, ...limits },
    })
    expect(await stored(exam.key)).not.toHaveProperty('numOfQuestions')
    expect(await getItem(deps.table, sectionKey(place.contentKey, place.sectionKey))).toMatchObject({
      ...{ key: place.sectionKey, contentKey: place.contentKey },
      ...{ name: 'Week', url: 'week', instructions: 'Go on.', tasks: 2 },
    })
  })
})
