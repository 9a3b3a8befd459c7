import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Course } from '#domain/courses/course.ts'
import type { SectionItem } from '#table/content.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { TaskItem } from '#table/task.ts'
import { classHours, type CoursePage, courseSlug, type PageSection } from '#domain/courses/course-page.ts'
import { coursePageHtml, coursesSitemap } from './course-page-html.ts'
import { createHash } from 'node:crypto'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { inOrder } from '#domain/content/in-order.ts'
import { isTestKind } from '#domain/attempts/test-kind.ts'
import { minutesOf, questionsOf, rangeOf, shownType } from '#lambdas/progress/learning/task-facts.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { nclexAreasKey } from '#table/keys.ts'
import { publicFacts } from '#domain/courses/public-facts.ts'
import { publishedCourses } from './catalogue.ts'
import { readTargets, type TargetOf } from '#lambdas/progress/link-targets.ts'
import { type ContentTree, readContents } from '#lambdas/progress/course-contents.ts'
import { type ListItem, listOf } from '#table/bank.ts'

/** `areas`: the academy's number of areas. */
type Facts = { areas: number; targetOf: TargetOf }

const isVarying = (task: TaskItem): boolean => {
  const range = rangeOf(task)
  return range !== undefined && range.least !== range.most
}

/** Returns a section's numbers; a link counts as its target. */
function sectionOf(section: SectionItem, { tasks }: ContentTree, { areas, targetOf }: Facts): PageSection {
  const targets = tasks.filter(({ sectionKey }) => sectionKey === section.key).map(targetOf)
  const tests = targets.filter((task) => isTestKind(shownType(task)))
  return {
    name: section.name,
    readings: targets.filter((task) => shownType(task) === 'Reading').length,
    lectures: targets.filter((task) => shownType(task) === 'Lecture').length,
    tests: tests.length,
    questions: tests.reduce((sum, task) => sum + (questionsOf(task, areas) ?? 0), 0),
    ...(tests.some(isVarying) && { varies: true }),
  }
}

const sum = (sections: readonly PageSection[], part: 'readings' | 'lectures' | 'tests' | 'questions') =>
  sections.reduce((total, section) => total + section[part], 0)

/** Returns a course as visitors see it on its page. */
function coursePage(course: Course, trees: readonly ContentTree[], known: Facts): CoursePage {
  const contents = trees.map((tree) => ({
    name: tree.content.name,
    sections: inOrder(tree.sections, tree.content.sectionOrder).map((section) => sectionOf(section, tree, known)),
  }))
  const all = contents.flatMap(({ sections }) => sections)
  const tasks = trees.flatMap((tree) => tree.tasks).map(known.targetOf)
  const minutes = tasks.reduce((total, task) => total + (minutesOf(task) ?? 0), 0)
  const facts = publicFacts(course)
  return {
    slug: courseSlug(facts),
    ...facts,
    ...(course.description && { description: course.description }),
    contents,
    totals: {
      readings: sum(all, 'readings'),
      lectures: sum(all, 'lectures'),
      tests: sum(all, 'tests'),
      questions: sum(all, 'questions'),
      ...(all.some(({ varies }) => varies) && { varies: true }),
      minutes,
      classHours: classHours(course),
    },
  }
}

/**
 * Returns the pages of all published courses, by slug; reads each content's tree once, consistently. `known`: keys of
 * courses that the index may not include yet.
 */
export async function buildCoursePages(table: Table, known: readonly string[]): Promise<CoursePage[]> {
  const [courses, list] = await Promise.all([publishedCourses(table, known), getItem<ListItem>(table, nclexAreasKey)])
  const areas = namesIn(listOf(list)).length
  const keys = [...new Set(courses.flatMap(({ content }) => content))]
  const trees = await readContents(table, keys, { consistent: true })
  const tasks = trees.flatMap((tree) => tree.tasks)
  const targetOf = await readTargets(table, tasks, tasks)
  return courses
    .map((course) =>
      coursePage(
        course,
        course.content.flatMap((key) => trees.filter(({ content }) => content.key === key)),
        { areas, targetOf },
      ),
    )
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/**
 * The existing pages, by slug, with a hash of each. An empty hash means that the page may or may not have been written.
 */
const INDEX = 'courses/index.json'
const SITEMAP = 'sitemap-courses.xml'

export type CoursePagesDeps = { table: Table; site: SiteFiles }

async function readIndex(site: SiteFiles): Promise<Map<string, string>> {
  const text = await site.read(INDEX)
  if (text === undefined) return new Map()
  try {
    const value: unknown = JSON.parse(text)
    return new Map(
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([slug, hash]) => [slug, String(hash)])
        : [],
    )
  } catch {
    return new Map()
  }
}

const writeIndex = (site: SiteFiles, index: ReadonlyMap<string, string>) =>
  site.write(INDEX, JSON.stringify(Object.fromEntries([...index].sort())))

const htmlOf = (slug: string) => `courses/${slug}/index.html`
const dataOf = (slug: string) => `courses/${slug}.json`

/**
 * Writes the public pages of changed courses and removes those of courses no longer offered (decision 0066). The index
 * lists a page from before its write until after its removal, so the next run finds what a crash left. One run at a
 * time. `changed`: keys of courses that the index may not include yet.
 */
export async function rebuildCoursePages(
  { table, site }: CoursePagesDeps,
  changed: readonly string[] = [],
): Promise<void> {
  const before = await readIndex(site)
  const pages = await buildCoursePages(table, changed)
  const files = pages.map((page) => ({ slug: page.slug, data: JSON.stringify(page), html: coursePageHtml(page) }))
  const hashOf = ({ html, data }: { html: string; data: string }) =>
    createHash('sha256').update(html).update(data).digest('base64url').slice(0, 16)
  const after = new Map(files.map((file) => [file.slug, hashOf(file)]))
  const rewritten = files.filter(({ slug }) => before.get(slug) !== after.get(slug))
  const gone = [...before.keys()].filter((slug) => !after.has(slug))
  if (rewritten.length === 0 && gone.length === 0) return
  await writeIndex(site, new Map([...before, ...rewritten.map(({ slug }) => [slug, ''] as const)]))
  for (const { slug, html, data } of rewritten) {
    await site.write(dataOf(slug), data)
    await site.write(htmlOf(slug), html)
  }
  for (const slug of gone) {
    await site.remove(htmlOf(slug))
    await site.remove(dataOf(slug))
  }
  await site.write(SITEMAP, coursesSitemap(pages))
  await writeIndex(site, after)
}

/** Rewrites the pages when courses, or their contents, change. */
export async function projectCoursePages(
  changes: readonly Change<'course' | 'content' | 'section' | 'task'>[],
  deps: CoursePagesDeps,
): Promise<void> {
  if (changes.length === 0) return
  const courses = changes.flatMap(({ after }) => (after?.type === 'course' ? [after.key] : []))
  await rebuildCoursePages(deps, courses)
}
