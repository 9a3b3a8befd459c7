import { isTestKind } from '#domain/attempts/test-task.ts'
import type { Course } from '#domain/courses/course.ts'
import { classHours, type CoursePage, courseSlug, type PageSection } from '#domain/courses/course-page.ts'
import { publicFacts } from '#domain/courses/public-facts.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { inOrder } from '#domain/content/in-order.ts'
import type { SectionItem } from '#table/content.ts'
import { nclexAreasKey } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type ContentTree, readContents } from '#lambdas/progress/course-contents.ts'
import { readTargets, type TargetOf } from '#lambdas/progress/link-targets.ts'
import { minutesOf, questionsOf, rangeOf, shownType } from '#lambdas/progress/learning/task-facts.ts'
import { publishedCourses } from './build-catalogue.ts'

/** `areas`: how many the academy has. */
type Facts = { areas: number; targetOf: TargetOf }

const isVarying = (task: TaskItem): boolean => {
  const range = rangeOf(task)
  return range !== undefined && range.least !== range.most
}

/** What a section holds, in numbers; a link counts as what it shows. */
function sectionOf(section: SectionItem, { tasks }: ContentTree, { areas, targetOf }: Facts): PageSection {
  const own = tasks.filter(({ sectionKey }) => sectionKey === section.key).map(targetOf)
  const tests = own.filter((task) => isTestKind(shownType(task)))
  return {
    name: section.name,
    readings: own.filter((task) => shownType(task) === 'Reading').length,
    lectures: own.filter((task) => shownType(task) === 'Lecture').length,
    tests: tests.length,
    questions: tests.reduce((sum, task) => sum + (questionsOf(task, areas) ?? 0), 0),
    ...(tests.some(isVarying) && { varies: true }),
  }
}

const sum = (sections: readonly PageSection[], part: 'readings' | 'lectures' | 'tests' | 'questions') =>
  sections.reduce((total, section) => total + section[part], 0)

/** What visitors see of a course on its page. */
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
 * The pages of all published courses, by slug; each content's tree is read once, consistently. `known`: keys of courses that the
 * index may not show yet.
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
