import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, it } from 'vitest'
import { sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { courseItem } from '#table/course.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import { targetsAmong } from '#lambdas/progress/link-targets.ts'
import { coursePageHtml } from './course-page-html.ts'
import { type CoursePagesDeps, projectCoursePages, rebuildCoursePages } from './course-pages.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { memorySite } from '#lambdas/testing/memory-site.ts'
import type { CoursePage } from '#domain/courses/course-page.ts'

const tables = testTables()
let academy: TestAcademy
let files: Map<string, string>
let deps: CoursePagesDeps

const put = (...items: object[]) =>
  Promise.all(items.map((Item) => academy.table.client.send(new PutCommand({ TableName: academy.table.name, Item }))))

const online = anOnlineCourse({ content: ['c1'], description: 'For nurses.\n\nBegins at once.' })
const slug = 'rn-pharmacology-basics'
const pageOf = (name: string) => JSON.parse(files.get(name) ?? '{}') as CoursePage
const only = (end: string) => [...files.keys()].filter((path) => path.endsWith(end))

const linkTo = (key: string) => ({ linkedContentKey: 'c1', linkedSectionKey: 's1', linkedTaskKey: key })

beforeEach(async () => {
  academy = anAcademy(await tables.table())
  const memory = memorySite()
  files = memory.files
  deps = { table: academy.table, site: memory.site }
  await academy.add(online, aLiveCourse(), anOnlineCourse({ key: 'draft', name: 'Draft', published: false }))
  await put(
    aContent('c1', { name: 'Foundations' }),
    aSection('c1', 's1', { name: 'Safety' }),
    aTask('c1', 's1', 't1', { words: 2_000 }),
    aTask('c1', 's1', 't2', { taskType: 'Practice', numOfQuestions: 12, timeAllowed: 20 }),
  )
  await rebuildCoursePages(deps)
})

it('each published course has a page and its data, and no other does', () => {
  expect(only('index.html')).toHaveLength(2)
  expect([...files.values()].join(' ')).not.toContain('Draft')
  const [data = ''] = only('-days.json').filter((path) => path.includes(slug))
  expect(pageOf(data)).toMatchObject({
    key: online.key,
    contents: [{ name: 'Foundations', sections: [{ name: 'Safety', readings: 1, tests: 1, questions: 12 }] }],
    totals: { minutes: 30 },
  })
  const html = files.get(data.replace('.json', '/index.html')) ?? ''
  for (const text of ['For nurses.', 'Begins at once.', 'Foundations', 'Safety', '12 test questions', '/terms'])
    expect(html).toContain(text)
  expect(files.get('sitemap-courses.xml')).toContain(`/courses/${slug}`)
})

it('the files contain nothing about enrollment, tasks, or table keys', () => {
  const text = [...files.values()].join(' ')
  for (const word of ['Task t1', 'maxStudents', '"group"', '"version"', '"pk"']) expect(text).not.toContain(word)
})

it('a page follows a change of its content, and an unrelated change writes nothing', async () => {
  const before = new Map(files)
  await projectCoursePages(aBatch(ON.coursePages, aRecord(undefined, aTask('c1', 's1', 't1'))), deps)
  expect(files).toEqual(before)
  const section = aSection('c1', 's2', { name: 'Calm' })
  await put(section)
  await projectCoursePages(aBatch(ON.coursePages, aRecord(undefined, section)), deps)
  expect(files.get(only('index.html').find((path) => path.includes(slug)) ?? '')).toContain('Calm')
})

it('the page of an unpublished course is removed, also after a crash left it half removed', async () => {
  const hidden = courseItem({ ...online, published: false, version: online.version + 1 })
  await put(hidden)
  const broken: CoursePagesDeps = {
    ...deps,
    site: { ...deps.site, remove: () => Promise.reject(new Error('S3 is away')) },
  }
  const batch = aBatch(ON.coursePages, aRecord(courseItem(online), hidden))
  await expect(projectCoursePages(batch, broken)).rejects.toThrow('S3 is away')
  await projectCoursePages(batch, deps)
  expect(only('index.html').filter((path) => path.includes(slug))).toEqual([])
  expect(files.get('sitemap-courses.xml')).not.toContain(slug)
})

it('every text is shown as written, and none of it runs', () => {
  const [data = ''] = only('-days.json').filter((path) => path.includes(slug))
  const page = pageOf(data)
  const faulty = sampledXssPayloads.filter((payload) => {
    const html = coursePageHtml({
      ...page,
      name: payload,
      description: payload,
      location: payload,
      contents: [{ name: payload, sections: [{ name: payload, readings: 1, lectures: 0, tests: 0, questions: 0 }] }],
    })
    const ownParts = html.replace(/<script src="\/first-paint.js"><\/script>/, '')
    return payload.includes('<') && ownParts.includes(payload)
  })
  expect(faulty).toEqual([])
})

it('the totals match the course outline: links count as their targets, and deleted sections do not count', async () => {
  await put(
    { ...aTask('c1', 's1', 't3', { taskType: 'Linking', linkedType: 'Practice' }), ...linkTo('t2') },
    aTask('c1', 's1', 't4', { taskType: 'AdaptiveNCLEX', tags: ['RN'], timeAllowed: 300 }),
    aTask('c1', 's1', 't5', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 2 }),
    // Its section is in the recycle bin.
    aTask('c1', 'gone', 't6', { taskType: 'Practice', numOfQuestions: 40, timeAllowed: 60 }),
  )
  await rebuildCoursePages(deps)
  const [data = ''] = only('-days.json').filter((path) => path.includes(slug))
  const { contents, totals } = pageOf(data)
  const trees = await readContents(academy.table, ['c1'])
  const targetOf = targetsAmong(trees.flatMap(({ tasks }) => tasks))
  const outline = countContents(trees, [], 0, targetOf).flatMap(({ sections }) =>
    sections.flatMap((section) => section.outline),
  )
  const sumOf = (numbers: (number | null | undefined)[]) => numbers.reduce<number>((sum, n) => sum + (n ?? 0), 0)
  expect(totals.minutes).toBe(sumOf(outline.map(({ minutes }) => minutes)))
  expect(totals.tests).toBe(outline.filter(({ range }) => range != null).length)
  const areas = 0
  expect(totals.questions).toBe(sumOf(outline.map(({ range }) => range && range.most * (range.perArea ? areas : 1))))
  expect(contents[0]?.sections.map(({ tests }) => tests)).toEqual([4])
})
