import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentKey, sectionKey, taskKey, taskTextKey } from '#table/keys.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { TaskItem } from '#table/task.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import type { UploadDeps } from '#lambdas/content/uploads/upload-deps.ts'
import { finishVideoUpload } from './uploads/finish-video-upload.ts'
import { startVideoUpload } from './uploads/video-upload.ts'
import { mediaInMemory } from './uploads/testing/media-in-memory.ts'
import { authoredContent } from './authored-content.ts'
import { authoredSection } from './authored-section.ts'
import { authoredTask } from './authored-task.ts'
import { createContent } from './create-content.ts'
import { createSection } from './create-section.ts'
import { createTask } from './create-task.ts'
import type { ContentDeps } from './content-deps.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'

const tables = testTables()
let deps: ContentDeps
beforeEach(async () => {
  let keys = 0
  deps = {
    table: await tables.table(),
    now: () => 1_000,
    newKey: () => `k${(keys += 1)}`,
    signPlayback: testSigner,
    retainImage: () => Promise.resolve(true),
    removeFile: () => Promise.resolve(),
  }
})

const urls = { contentUrl: 'rn-foundations', sectionUrl: 'week-1-hands' }
const place = { contentKey: 'k1', sectionKey: 'k2' }
const aContent = () =>
  createContent(
    { name: 'RN Foundations', instructions: 'Read all of it.', descText: '<p>The <strong>basics</strong></p>' },
    deps,
  )
const aSection = () =>
  createSection({ contentKey: 'k1', name: 'Week 1: Hands', instructions: 'Watch, then read.' }, deps)

describe('a content that is created', () => {
  it('is stored, and answered to its author, with key, name, url, instructions and both forms of its description [1.3.5] [2.3.29] [3.3.1]', async () => {
    const facts = {
      ...{ key: 'k1', name: 'RN Foundations', url: 'rn-foundations', instructions: 'Read all of it.' },
      ...{ descText: '<p>The <strong>basics</strong></p>', descBody: 'The basics' },
    }
    expect(await aContent()).toMatchObject(facts)
    expect(await getItem(deps.table, contentKey('k1'))).toMatchObject({ type: 'content', ...facts })
    expect(await authoredContent({ contentUrl: 'rn-foundations' }, deps)).toMatchObject(facts)
  })
})

describe('a section that is created', () => {
  it('is stored, and answered to its author, with key, content, name, url of the name and instructions [1.3.6] [2.3.30] [3.3.2]', async () => {
    await aContent()
    const facts = {
      ...{ key: 'k2', contentKey: 'k1', name: 'Week 1: Hands', url: 'week-1-hands' },
      instructions: 'Watch, then read.',
    }
    expect(await aSection()).toMatchObject(facts)
    expect(await getItem(deps.table, sectionKey('k1', 'k2'))).toMatchObject({ type: 'section', ...facts })
    expect((await authoredSection(urls, deps)).section).toMatchObject(facts)
  })
})

describe('creating a task', () => {
  beforeEach(async () => {
    await aContent()
    await aSection()
    const labels = { tags: ['RN', 'Heart'], area: ['Safety'] }
    const questions = [101, 102, 103].map((id) => aQuestion({ id, ...labels }))
    const easy = [104, 105].map((id) => aQuestion({ id, tags: ['RN', 'Heart', 'Easy'], area: ['Safety'] }))
    await batchPut(deps.table, bankItems([...questions, ...easy], 1))
  })
  const create = (input: Omit<CreateTaskInput, keyof typeof place>) => createTask({ ...place, ...input }, deps)
  const stored = (key: string) => getItem(deps.table, taskKey('k1', 'k2', key))
  const shown = (taskUrl: string) => authoredTask({ ...urls, taskUrl }, deps)
  const common = (name: string, url: string) => ({ ...place, key: 'k3', name, url })
  const limits = { timeAllowed: 45, attempts: 3, passGrade: 70 }

  it('stores a Reading with its place, name, and url, its rich text, and its plain text [1.3.7] [2.3.31] [3.3.3]', async () => {
    const facts = common('Wash your hands', 'wash-your-hands')
    const texts = { text: '<p>Wash <em>well</em></p>', body: 'Wash well' }
    const answer = await create({ type: 'Reading', name: 'Wash your hands', text: texts.text })
    expect(answer).toMatchObject({ ...facts, ...texts, type: 'Reading' })
    expect(await stored('k3')).toMatchObject({ ...facts, taskType: 'Reading' })
    expect(await getItem(deps.table, taskTextKey('k3'))).toMatchObject(texts)
    expect((await shown('wash-your-hands')).task).toEqual(answer)
  })

  it('stores a Lecture with its video’s name and size, under lectures/{taskKey}/{fileName} [1.3.7] [2.3.31] [3.3.3] [3.3.5]', async () => {
    const facts = common('Hand hygiene', 'hand-hygiene')
    expect(await create({ type: 'Lecture', name: 'Hand hygiene' })).toMatchObject({
      ...{ ...facts, type: 'Lecture', fileName: null, fileDetails: null },
    })
    const store = mediaInMemory()
    store.holding(new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4').subarray(0, 4096)))
    const { multipart, files } = store
    const uploads: UploadDeps = { table: deps.table, multipart, files, now: () => 1_000, newName: () => '' }
    const file = { ...place, taskKey: 'k3', fileName: 'Hands.mp4', size: 1_048_576 }
    const { uploadId } = await startVideoUpload(file, uploads)
    store.uploads.set(`lectures/k3/Hands.mp4!${uploadId}`, [{ number: 1, etag: 'e1', size: file.size }])
    await finishVideoUpload({ input: { ...file, uploadId } }, uploads)
    expect([...store.objects.keys()]).toEqual(['lectures/k3/Hands.mp4'])
    const video = { fileName: 'Hands.mp4', fileDetails: 'Hands.mp4, 1.0 MB' }
    expect(await stored('k3')).toMatchObject({ ...facts, ...video, taskType: 'Lecture' })
    expect(await shown('hand-hygiene')).toMatchObject({
      task: { ...facts, ...video, type: 'Lecture' },
      lecture: { video: expect.stringMatching(/^\/lectures\/k3\/Hands\.mp4\?v=/) as string },
    })
  })

  it('stores a Practice with its tags, questions, share of easy ones, and limits [1.3.7] [2.3.31] [3.3.3] [3.3.6]', async () => {
    const settings = { tags: ['Heart', 'RN'], numOfQuestions: 4, percentEasy: 50, ...limits }
    const facts = { ...common('Heart quiz', 'heart-quiz'), ...settings }
    const answer = await create({ type: 'Practice', name: 'Heart quiz', ...settings })
    expect(answer).toMatchObject({ ...facts, type: 'Practice', minQuestions: null, maxQuestions: null })
    expect(await stored('k3')).toMatchObject({ ...facts, taskType: 'Practice' })
    expect((await shown('heart-quiz')).task).toEqual(answer)
  })

  it('stores a Practice without a share of easy ones, a time, attempts, and a pass grade as null [3.3.6]', async () => {
    const settings = { tags: ['Heart'], numOfQuestions: 1 }
    await create({ type: 'Practice', name: 'Heart quiz', ...settings, timeAllowed: 45 })
    for (const field of ['percentEasy', 'attempts', 'passGrade']) expect(await stored('k3')).not.toHaveProperty(field)
    const none = { percentEasy: null, attempts: null, passGrade: null }
    expect((await shown('heart-quiz')).task).toMatchObject({ ...settings, ...none, timeAllowed: 45 })
    // The form requires a time; this stored task has none.
    const { timeAllowed: _time, ...untimed } = (await getItem<TaskItem>(deps.table, taskKey('k1', 'k2', 'k3'))) ?? {}
    await batchPut(deps.table, [{ ...taskKey('k1', 'k2', 'k3'), ...untimed }])
    expect((await shown('heart-quiz')).task).toMatchObject({ ...settings, ...none, timeAllowed: null })
  })

  it('stores an NCLEX with RN or PN, its bounds of questions, and its limits [1.3.7] [2.3.31] [3.3.3] [3.3.7]', async () => {
    const settings = { tags: ['RN'], minQuestions: 2, maxQuestions: 5, ...limits }
    const facts = { ...common('Exam', 'exam'), ...settings }
    const answer = await create({ type: 'NCLEX', name: 'Exam', ...settings })
    expect(answer).toMatchObject({ ...facts, type: 'NCLEX', numOfQuestions: null, percentEasy: null })
    expect(await stored('k3')).toMatchObject({ ...facts, taskType: 'NCLEX' })
    expect((await shown('exam')).task).toEqual(answer)
  })

  it('stores a Linking task with the key of its target [1.3.7] [2.3.31] [3.3.3] [3.3.8]', async () => {
    const target = await createTask({ ...place, type: 'Reading', name: 'Target', text: '<p>x</p>' }, deps)
    const link = { linkedContentKey: 'k1', linkedSectionKey: 'k2', linkedTaskKey: target.key }
    const facts = { ...common('Again', 'again'), ...link, key: 'k4' }
    const answer = await create({ type: 'Linking', name: 'Again', ...link })
    expect(answer).toMatchObject({ ...facts, type: 'Linking' })
    expect(await stored('k4')).toMatchObject({ ...facts, taskType: 'Linking' })
    expect(await shown('again')).toMatchObject({ task: answer, linked: { task: { key: target.key, name: 'Target' } } })
  })
})
