import { describe, expect, it } from 'vitest'
import { contentKey, nameKey, sectionKey, taskKey } from '#table/keys.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { purgeOne } from './bin/purge-bin.ts'
import { createCourse } from '#lambdas/courses/create-course.ts'
import { deleteContent } from './delete-content.ts'
import { deleteSection } from './delete-section.ts'
import { deleteTask } from './delete-task.ts'
import { deleteVideo } from './delete-video.ts'
import { anAuthor, linkTo, placeOf } from './testing/an-author.ts'
import { giveFiles } from './testing/give-files.ts'
import { updateContent } from './update-content.ts'
import { updateSection } from './update-section.ts'

describe('editing and deleting', () => {
  const { deps, removed, item, aContent, aSection, aTask } = anAuthor()

  it('changes a content: new name guarded, old one free, counts untouched, second editor refused [3.7.3] [3.5.3]', async () => {
    const [content] = [await aContent('One'), await aContent('Two')]
    await aSection(content.key)
    const texts = { instructions: 'Now.', descText: '<p>x</p><script></script>' }
    const edit = { key: content.key, version: 1, name: 'First', ...texts }
    expect(await updateContent(edit, deps)).toMatchObject({ url: 'first', descText: '<p>x</p>', version: 2 })
    expect(await item(contentKey(content.key))).toMatchObject({ gsi1sk: 'first', sections: 1 })
    expect(await codeOf(updateContent({ ...edit, name: 'Third' }, deps))).toBe('content-changed')
    expect(await codeOf(updateContent({ ...edit, version: 2, name: 'TWO' }, deps))).toBe('content-name-taken-edit')
    expect(await codeOf(updateContent({ ...edit, version: 2 }, deps))).toBe('nothing-changed')
    expect(await codeOf(aContent('One'))).toBe('done')
  })

  it('deletes a content only without sections and courses, by the condition of the delete [1.5.14] [3.5.17] [3.7.4]', async () => {
    const content = await aContent()
    const section = await aSection(content.key)
    const gone = { key: content.key, version: 1 }
    expect(await codeOf(deleteContent(gone, deps))).toBe('content-has-sections')
    await deleteSection({ contentKey: content.key, key: section.key, version: 1 }, deps)
    const course = { type: 'Online', name: 'RN', subject: 'RN', price: '1', onlineDays: '1', content: [content.key] }
    await createCourse({ ...course, name: 'RN Basics' }, deps)
    expect(await codeOf(deleteContent(gone, deps))).toBe('content-in-use')
    const free = await aContent('Free')
    expect(await codeOf(deleteContent({ key: free.key, version: 9 }, deps))).toBe('content-changed')
    expect(await deleteContent({ key: free.key, version: 1 }, deps)).toBe(free.key)
    expect(await item(nameKey('CONTENT', 'free'))).toBeUndefined()
    expect(await codeOf(deleteContent({ key: free.key, version: 1 }, deps))).toBe('content-not-found')
  })

  it('changes a section with its own words [2.5.37] [2.5.38] [2.5.39] [2.5.40] [2.5.41] [2.7.12]', async () => {
    const section = await aSection()
    await aSection(section.contentKey, 'Week 2')
    const edit = { contentKey: section.contentKey, key: section.key, version: 1, name: 'Week 9', instructions: 'Go.' }
    expect(await codeOf(updateSection({ ...edit, name: ' ' }, deps))).toBe('section-name-empty')
    expect(await codeOf(updateSection({ ...edit, name: 'Create' }, deps))).toBe('name-reserved')
    expect(await codeOf(updateSection({ ...edit, instructions: '' }, deps))).toBe('section-instructions-empty-edit')
    expect(await codeOf(updateSection({ ...edit, name: 'WEEK 2' }, deps))).toBe('section-name-taken-edit')
    expect(await updateSection(edit, deps)).toMatchObject({ url: 'week-9', version: 2 })
    expect(await codeOf(updateSection({ ...edit, version: 2 }, deps))).toBe('nothing-changed')
    expect(await codeOf(updateSection({ ...edit, name: 'Late' }, deps))).toBe('section-changed')
  })

  it('deletes a section only without tasks, and counts it off its content [1.5.15] [2.7.13] [3.5.18]', async () => {
    const section = await aSection()
    const task = await aTask(section)
    const gone = { contentKey: section.contentKey, key: section.key, version: 1 }
    expect(await codeOf(deleteSection(gone, deps))).toBe('section-has-tasks')
    await deleteTask({ ...placeOf(task), version: 1 }, deps)
    expect(await deleteSection(gone, deps)).toBe(section.key)
    expect(await item(contentKey(section.contentKey))).toMatchObject({ sections: 0 })
    expect(await item(sectionKey(section.contentKey, section.key))).toBeUndefined()
    expect(await codeOf(aSection(section.contentKey))).toBe('done')
  })

  it('deletes a task only when no Linking task points to it [1.5.16] [3.5.19] [3.7.8]', async () => {
    const section = await aSection()
    const target = await aTask(section)
    const link = await aTask(section, linkTo(target))
    expect(await codeOf(deleteTask({ ...placeOf(target), version: 1 }, deps))).toBe('task-linked')
    await deleteTask({ ...placeOf(link), version: 1 }, deps)
    expect(await codeOf(deleteTask({ ...placeOf(target), version: 7 }, deps))).toBe('task-changed')
    await deleteTask({ ...placeOf(target), version: 1 }, deps)
    expect(await item(taskKey(target.contentKey, target.sectionKey, target.key))).toBeUndefined()
    expect(await item(sectionKey(section.contentKey, section.key))).toMatchObject({ tasks: 0 })
    expect(await codeOf(aTask(section))).toBe('done')
  })

  it('never deletes a target while a link to it is created', async () => {
    const section = await aSection()
    for (let round = 0; round < 8; round += 1) {
      const target = await aTask(section, { name: `Target ${round}` })
      const ends = await Promise.all([
        codeOf(deleteTask({ ...placeOf(target), version: 1 }, deps)),
        codeOf(aTask(section, { ...linkTo(target), name: `Link ${round}` })),
      ])
      expect(ends.filter((end) => end === 'done')).toHaveLength(1)
    }
  })

  it('removes the files of a deleted Lecture, and of a deleted video, once they leave the bin [1.5.16] [1.7.12] [3.7.9] [3.4.4]', async () => {
    const section = await aSection()
    const lecture = await aTask(section, { type: 'Lecture', name: 'Hands' })
    const place = placeOf(lecture)
    const files = { fileName: 'a.mp4', fileDetails: '1.0 MB', captionsName: 'a.vtt' }
    await giveFiles(deps.table, place, files)
    expect(await codeOf(deleteVideo({ ...place, version: 2 }, deps))).toBe('task-changed')
    expect(removed).toEqual([])
    const without = await deleteVideo({ ...place, version: 1 }, deps)
    expect(without).toMatchObject({ fileName: null, fileDetails: null, captionsName: null, version: 2 })
    const both = [`lectures/${lecture.key}/a.mp4`, `lectures/${lecture.key}/a.vtt`]
    expect(removed).toEqual([])
    await purgeOne({ kind: 'video', ...place, key: `${lecture.key}#0` }, deps)
    expect(removed).toEqual(both)
    expect(await codeOf(deleteVideo({ ...place, version: 2 }, deps))).toBe('no-file')
    await giveFiles(deps.table, place, files)
    await deleteTask({ ...place, version: 2 }, deps)
    await purgeOne({ kind: 'task', ...place }, deps)
    expect(removed).toEqual([...both, ...both])
  })
})
