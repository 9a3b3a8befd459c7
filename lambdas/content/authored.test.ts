import { describe, expect, it } from 'vitest'
import { QUESTION_CHUNKS } from '#table/search-files.ts'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { rebuildSearchFiles } from '#lambdas/projections/files/search-files.ts'
import { addDraft, aDraft, bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'
import { listQuestions } from '#lambdas/search/list-questions.ts'
import { createSnapshots } from '#lambdas/search/snapshots.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { authoredContent } from './authored-content.ts'
import { authoredSection } from './authored-section.ts'
import { authoredTask } from './authored-task.ts'
import { contentFields, searchFields } from '#lambdas/functions/fields.ts'
import { listContents } from './list-contents.ts'
import { anAuthor, linkTo, placeOf } from './testing/an-author.ts'
import { giveFiles } from './testing/give-files.ts'
import { PLAYBACK_MS } from '#domain/content/playback.ts'

describe('the pages of authors', () => {
  const { deps, aContent, aSection, aTask } = anAuthor()

  it('lists every content with its sections, by name, numbers by value [3.7.11]', async () => {
    const content = await aContent('Week 10')
    await aContent('week 2')
    for (const name of ['Part 10', 'part 9', 'Part 1']) await aSection(content.key, name)
    const listed = await listContents(deps)
    expect(listed.map(({ name }) => name)).toEqual(['week 2', 'Week 10'])
    expect(listed[1]?.sections.map(({ name }) => name)).toEqual(['Part 1', 'part 9', 'Part 10'])
  })

  it('return the questions, the contents, their sections, and their tasks in order [2.7.11]', async () => {
    for (const name of ['Query.contents', 'Query.authoredSection']) expect(contentFields).toContain(name)
    expect(searchFields).toContain('Query.questions')
    for (const body of ['Which?', 'Why?']) await addDraft(aDraft({ body }), bankDeps(deps.table))
    for (const name of ['Week 1', 'Week 2']) {
      const content = await aContent(name)
      for (const part of ['Part 1', 'Part 2']) {
        const section = await aSection(content.key, part)
        for (const task of ['Look', 'Read']) await aTask(section, { name: `${task} ${name} ${part}` })
      }
    }

    const searchFiles = memoryFiles()
    await rebuildSearchFiles({ table: deps.table, searchFiles })
    const open = { prefix: QUESTION_CHUNKS, compare: byNumber, now: () => 0 }
    const questions = createSnapshots<QuestionEntry>(searchFiles, open)
    const bank = await listQuestions({ page: 1 }, { questions, now: () => 0 })
    expect(bank.items.map(({ id, preview }) => [id, preview])).toEqual([
      [101, 'Which?'],
      [102, 'Why?'],
    ])
    const contents = await listContents(deps)
    expect(contents.map(({ name }) => name)).toEqual(['Week 1', 'Week 2'])
    for (const content of contents) {
      expect(content.sections.map(({ name, contentKey, tasks }) => [name, contentKey, tasks])).toEqual([
        ['Part 1', content.key, 2],
        ['Part 2', content.key, 2],
      ])
      for (const section of content.sections) {
        const { tasks } = await authoredSection({ contentUrl: content.url, sectionUrl: section.url }, deps)
        expect(tasks.map(({ name, sectionKey }) => [name, sectionKey])).toEqual([
          [`Look ${content.name} ${section.name}`, section.key],
          [`Read ${content.name} ${section.name}`, section.key],
        ])
      }
    }
  })

  it('find a content, a section, and a task by their URLs, and name an unknown one', async () => {
    const content = await aContent('RN Foundations')
    const section = await aSection(content.key, 'Week 1')
    await aTask(section, { text: `<p>${'long '.repeat(100)}</p>` })
    await aTask(section, { type: 'Lecture', name: 'Hands' })
    expect(await authoredContent({ contentUrl: 'rn-foundations' }, deps)).toMatchObject({ key: content.key })
    expect(await codeOf(authoredContent({ contentUrl: 'nothing' }, deps))).toBe('content-not-found')
    const place = { contentUrl: 'rn-foundations', sectionUrl: 'week-1' }
    const page = await authoredSection(place, deps)
    expect(page.tasks.map(({ name }) => name)).toEqual(['Hands', 'Intro'])
    expect(page.tasks[1]).toMatchObject({ text: null, preview: `${'long '.repeat(60).trimEnd()}…` })
    expect(await codeOf(authoredSection({ ...place, sectionUrl: 'week-9' }, deps))).toBe('section-not-found')
    const task = await authoredTask({ ...place, taskUrl: 'intro' }, deps)
    expect(task).toMatchObject({ section: { name: 'Week 1' }, lecture: null, linked: null })
    expect(task.task.text).toContain('long long')
    expect(await codeOf(authoredTask({ ...place, taskUrl: 'gone' }, deps))).toBe('task-not-found')
  })

  it('signs a Lecture video and its captions, also through a Linking task', async () => {
    const content = await aContent('RN Foundations')
    const section = await aSection(content.key, 'Week 1')
    const hands = await aTask(section, { type: 'Lecture', name: 'Hands' })
    await giveFiles(deps.table, placeOf(hands), { fileName: 'a.mp4', fileDetails: 'x', captionsName: 'a.vtt' })
    const { type: _type, ...target } = linkTo(hands)
    await aTask(section, linkTo(hands))
    const urls = { contentUrl: 'rn-foundations', sectionUrl: 'week-1' }
    const files = {
      lecture: {
        video: expect.stringMatching(`^/lectures/${hands.key}/a\\.mp4\\?v=[\\w-]{10}$`) as string,
        captions: expect.stringMatching(`^/lectures/${hands.key}/a\\.vtt\\?v=[\\w-]{10}$`) as string,
        cookies: { path: `/lectures/${hands.key}/`, expiresAt: deps.now() + PLAYBACK_MS },
      },
    }
    expect(await authoredTask({ ...urls, taskUrl: 'hands' }, deps)).toMatchObject(files)
    expect(await authoredTask({ ...urls, taskUrl: 'again' }, deps)).toMatchObject({
      task: target,
      linked: { contentName: 'RN Foundations', sectionName: 'Week 1', task: { name: 'Hands' }, ...files },
    })
  })
})
