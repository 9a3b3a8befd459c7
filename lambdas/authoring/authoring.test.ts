import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CreateTaskInput } from '../../generated/schema.ts'
import { contentKey, nameKey, sectionKey, taskKey, taskTextKey } from '../../data/keys.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { createContent } from './create-content.ts'
import { createSection } from './create-section.ts'
import { createTask } from './create-task.ts'
import { createVideoUpload } from './create-video-upload.ts'
import type { AuthoringDeps } from './deps.ts'
import { updateTask } from './update-task.ts'

const NOW = Date.parse('2027-01-10T12:00:00Z')
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? { code: error.code, data: error.data } : error),
  )
const code = async (promise: Promise<unknown>) => {
  const answer = await refusal(promise)
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : answer
}

describe('authoring', () => {
  let tables: TestTables
  let deps: AuthoringDeps
  let keys = 0
  beforeAll(async () => {
    tables = await startTables()
  }, 60_000)
  beforeEach(async () => {
    const signUpload = (key: string) => Promise.resolve(`https://files.example/${key}`)
    const removeFile = () => Promise.resolve()
    deps = {
      table: await tables.table(),
      now: () => NOW,
      newKey: () => `k${(keys += 1)}`,
      signUpload,
      signPlayback: signUpload,
      removeFile,
    }
  })
  afterAll(() => tables.stop())

  const item = (key: { pk: string; sk: string }) =>
    getItem<{ pk: string; sk: string } & Record<string, unknown>>(deps.table, key)
  const aContent = (name = 'RN Foundations') =>
    createContent({ name, instructions: 'Read.', descText: '<p>Hello</p>' }, deps)
  const aSection = async (contentKeyOf?: string, name = 'Week 1') =>
    createSection({ contentKey: contentKeyOf ?? (await aContent()).key, name, instructions: 'Go on.' }, deps)
  const aTask = async (change: Partial<CreateTaskInput> = {}) => {
    const section = change.sectionKey ? undefined : await aSection()
    const place = section
      ? { contentKey: section.contentKey, sectionKey: section.key }
      : { contentKey: '', sectionKey: '' }
    return createTask({ type: 'Reading', name: 'Intro', text: '<p>Read me</p>', ...place, ...change }, deps)
  }

  it('creates a content with its sanitised description and its plain text [3.7.2, 3.3.1]', async () => {
    const content = await createContent(
      { name: ' Café One ', instructions: 'x', descText: '<p>A<script>1</script></p>' },
      deps,
    )
    expect(content).toMatchObject({ name: 'Café One', url: 'cafe-one', descText: '<p>A</p>', descBody: 'A' })
  })
  it('keeps content names unique, case-insensitively, also at once [3.5.3]', async () => {
    const codes = await Promise.all(['Basics', 'BASICS', 'basics!'].map((name) => code(aContent(name))))
    expect(codes.sort()).toEqual(['content-name-taken', 'content-name-taken', 'done'])
  })
  it.each([
    [{ name: '', instructions: 'x', descText: '' }, 'content-name-empty'],
    [{ name: 'Create', instructions: 'x', descText: '' }, 'name-reserved'],
    [{ name: 'A', instructions: ' ', descText: '' }, 'content-instructions-empty'],
  ])('refuses the content %j [3.5.1, 3.5.2, 3.5.4]', async (input, expected) =>
    expect(await code(createContent(input, deps))).toBe(expected),
  )

  it('creates a section in its content and counts it; the name is unique in that content only [3.7.5, 3.5.3]', async () => {
    const [one, two] = [await aContent('One'), await aContent('Two')]
    await aSection(one.key)
    await aSection(two.key)
    expect(await code(aSection(one.key, 'WEEK 1'))).toBe('section-name-taken')
    expect((await item(contentKey(one.key)))?.sections).toBe(1)
    expect(await code(aSection('nowhere'))).toBe('content-not-found')
  })
  it('creates a Reading with its text apart, sanitised, and counts it in its section [3.7.6, 3.3.4]', async () => {
    const task = await aTask({ text: '<p onclick="x">Read me</p>' })
    expect(task).toMatchObject({ type: 'Reading', text: '<p>Read me</p>', body: 'Read me', url: 'intro' })
    expect(await item(taskTextKey(task.key))).toMatchObject({ text: '<p>Read me</p>' })
    expect((await item(sectionKey(task.contentKey, task.sectionKey)))?.tasks).toBe(1)
    expect(await code(aTask({ contentKey: task.contentKey, sectionKey: task.sectionKey, name: 'INTRO' }))).toBe(
      'task-name-taken',
    )
  })
  it('links to a task, counts the link there, and never links to a link [3.3.8, 3.5.16]', async () => {
    const target = await aTask()
    const place = { contentKey: target.contentKey, sectionKey: target.sectionKey }
    const to = (key: string) => ({
      linkedContentKey: place.contentKey,
      linkedSectionKey: place.sectionKey,
      linkedTaskKey: key,
    })
    const link = await aTask({ ...place, type: 'Linking', name: 'Again', ...to(target.key) })
    expect((await item(taskKey(place.contentKey, place.sectionKey, target.key)))?.linkedBy).toBe(1)
    expect((await item(taskKey(place.contentKey, place.sectionKey, link.key)))?.linkedType).toBe('Reading')
    expect(await code(aTask({ ...place, type: 'Linking', name: 'Twice', ...to(link.key) }))).toBe('link-to-link')
    expect(await code(aTask({ ...place, type: 'Linking', name: 'Lost', ...to('gone') }))).toBe('link-empty')
  })
  it('renames a task, frees its old name, and tells a second editor [3.7.7]', async () => {
    const task = await aTask({ type: 'Lecture', name: 'Hands' })
    const place = { contentKey: task.contentKey, sectionKey: task.sectionKey, key: task.key }
    const edit = { ...place, version: 1, name: 'Clean hands', fileName: 'a.mp4', fileDetails: 'a.mp4, 1.0 MB' }
    expect(await updateTask(edit, deps)).toMatchObject({ name: 'Clean hands', fileName: 'a.mp4', version: 2 })
    expect(await code(updateTask({ ...edit, name: 'Other' }, deps))).toBe('task-changed')
    expect(await item(nameKey(`TASK#${task.sectionKey}`, 'hands'))).toBeUndefined()
    await aTask({ ...place, type: 'Lecture', name: 'Hands' })
    expect(await code(updateTask({ ...edit, version: 2, name: 'Hands' }, deps))).toBe('lecture-name-taken')
  })
  it('signs uploads of mp4 and vtt under the lecture only [3.5.8, 3.3.5]', async () => {
    const url = async (fileName: string) => (await createVideoUpload({ taskKey: 't1', fileName }, deps)).url
    expect(await url('Hands.MP4')).toBe('https://files.example/lectures/t1/Hands.MP4')
    expect(await code(url('virus.exe'))).toBe('file-type')
    expect(await code(url('../x.mp4'))).toBe('file-type')
    expect(await code(url(' '))).toBe('no-file')
  })
})
