import { describe, expect, it } from 'vitest'
import type { CreateTaskInput } from '#generated/schema.ts'
import { contentKey, nameKey, sectionKey, taskKey, taskTextKey } from '#table/keys.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { createContent } from './create-content.ts'
import { anAuthor, linkTo } from './testing/an-author.ts'
import { giveFiles } from './testing/give-files.ts'
import { updateContent } from './update-content.ts'
import { updateTask } from './update-task.ts'

describe('authoring', () => {
  const author = anAuthor()
  const { deps, item, aContent, aSection } = author
  /** A task in the section of `change`, or in a new one. */
  const aTask = async (change: Partial<CreateTaskInput> = {}) =>
    author.aTask(change.sectionKey ? { contentKey: '', key: '' } : await aSection(), change)

  it('creates a content with its sanitised description and its plain text [3.7.2]', async () => {
    const content = await createContent(
      { name: ' Café One ', instructions: 'x', descText: '<p>A<script>1</script></p>' },
      deps,
    )
    expect(content).toMatchObject({ name: 'Café One', url: 'cafe-one', descText: '<p>A</p>', descBody: 'A' })
  })
  it('keeps content names unique, ignoring case, also for concurrent calls', async () => {
    const codes = await Promise.all(['Basics', 'BASICS', 'basics!'].map((name) => codeOf(aContent(name))))
    expect(codes.sort()).toEqual(['content-name-taken', 'content-name-taken', 'done'])
  })
  it('refuses a content that the form refuses', async () => {
    expect(await codeOf(aContent('Create'))).toBe('name-reserved')
  })

  it('creates a section in its content and counts it; the name is unique in that content only [3.7.5]', async () => {
    const [first, second] = [await aContent('One'), await aContent('Two')]
    await aSection(first.key)
    await aSection(second.key)
    expect(await codeOf(aSection(first.key, 'WEEK 1'))).toBe('section-name-taken')
    expect((await item(contentKey(first.key)))?.sections).toBe(1)
    expect(await codeOf(aSection('nowhere'))).toBe('content-not-found')
  })
  it('creates a Reading with its text apart, sanitised, and counts it in its section [3.7.6, 3.3.4]', async () => {
    const task = await aTask({ text: '<p onclick="x">Read me</p>' })
    expect(task).toMatchObject({ type: 'Reading', text: '<p>Read me</p>', body: 'Read me', url: 'intro' })
    expect(await item(taskTextKey(task.key))).toMatchObject({ text: '<p>Read me</p>' })
    expect((await item(sectionKey(task.contentKey, task.sectionKey)))?.tasks).toBe(1)
    expect(await codeOf(aTask({ contentKey: task.contentKey, sectionKey: task.sectionKey, name: 'INTRO' }))).toBe(
      'task-name-taken',
    )
  })
  it('links to a task, counts the link there, and never links to a link', async () => {
    const target = await aTask()
    const place = { contentKey: target.contentKey, sectionKey: target.sectionKey }
    const to = (key: string, name: string) => ({ ...linkTo({ ...target, key }), ...place, name })
    const link = await aTask(to(target.key, 'Again'))
    expect((await item(taskKey(place.contentKey, place.sectionKey, target.key)))?.linkedBy).toBe(1)
    expect((await item(taskKey(place.contentKey, place.sectionKey, link.key)))?.linkedType).toBe('Reading')
    expect(await codeOf(aTask(to(link.key, 'Twice')))).toBe('link-to-link')
    expect(await codeOf(aTask(to('gone', 'Lost')))).toBe('link-empty')
    const half = { linkedTaskKey: target.key }
    expect(await codeOf(aTask({ ...place, type: 'Linking', name: 'Half', ...half }))).toBe('link-empty')
    // The link includes the target's section, so a wrong section counts as no link.
    const { type: _type, ...astray } = { ...to(target.key, 'Again'), linkedSectionKey: 'nowhere' }
    expect(await codeOf(updateTask({ ...astray, key: link.key, version: 1 }, deps))).toBe('link-empty')
  })
  it('renames a task, frees its old name, and informs a second editor [3.7.7]', async () => {
    const task = await aTask({ type: 'Lecture', name: 'Hands' })
    const place = { contentKey: task.contentKey, sectionKey: task.sectionKey, key: task.key }
    const edit = { ...place, version: 1, name: 'Clean hands' }
    expect(await updateTask(edit, deps)).toMatchObject({ name: 'Clean hands', version: 2 })
    expect(await codeOf(updateTask({ ...edit, name: 'Other' }, deps))).toBe('task-changed')
    expect(await item(nameKey(`TASK#${task.sectionKey}`, 'hands'))).toBeUndefined()
    await aTask({ ...place, type: 'Lecture', name: 'Hands' })
    expect(await codeOf(updateTask({ ...edit, version: 2, name: 'Hands' }, deps))).toBe('lecture-name-taken')
  })
  it('leaves the files of a renamed Lecture unchanged, since only an upload names them', async () => {
    const task = await aTask({ type: 'Lecture', name: 'Hands' })
    const place = { contentKey: task.contentKey, sectionKey: task.sectionKey, key: task.key }
    const files = { fileName: 'a.mp4', fileDetails: 'a.mp4, 1.0 MB', captionsName: 'a.vtt' }
    await giveFiles(deps.table, place, files)
    expect(await updateTask({ ...place, version: 1, name: 'Clean hands' }, deps)).toMatchObject({
      ...files,
      version: 2,
    })
  })
  it('keeps the images that a saved text shows, and refuses a text whose image is gone', async () => {
    const [mine, gone] = [`/images/${'a'.repeat(26)}.png`, `/images/${'b'.repeat(26)}.jpg`]
    const means = { ...deps, retainImage: (path: string) => Promise.resolve(path === mine) }
    const withImage = (path: string) => `<p>Look at this heart</p><img src="${path}" alt="A heart" />`
    const task = await aTask({ text: withImage(mine) })
    expect(task.text).toContain(mine)
    const edit = { contentKey: task.contentKey, sectionKey: task.sectionKey, key: task.key, version: 1, name: 'Intro' }
    expect(await codeOf(updateTask({ ...edit, text: withImage(gone) }, means))).toBe('image-gone')
    const content = { name: 'PN Foundations', instructions: 'Read.' }
    expect(await codeOf(createContent({ ...content, descText: withImage(gone) }, means))).toBe('image-gone')
    const { key } = await createContent({ ...content, descText: withImage(mine) }, means)
    expect(await codeOf(updateContent({ ...content, key, version: 1, descText: withImage(gone) }, means))).toBe(
      'image-gone',
    )
    expect(await item(contentKey(key))).toMatchObject({ version: 1, descText: withImage(mine) })
    expect(await item(taskTextKey(task.key))).toMatchObject({ version: 1 })
  })
})
