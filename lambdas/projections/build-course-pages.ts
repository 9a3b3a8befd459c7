import { isTestKind } from '#domain/attempts/test-task.ts'
import type { Course } from '#domain/courses/course.ts'
import { classHours, type CoursePage, courseSlug, type PageSection } from '#domain/courses/course-page.ts'
import { publicFacts } from '#domain/courses/public-facts.ts'
import { inOrder } from '#domain/content/in-order.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentTree } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { minutesOf, questionsOf, shownType } from '#lambdas/progress/task-facts.ts'
import { publishedCourses } from './build-catalogue.ts'

type Tree = { name: string; sections: SectionItem[]; tasks: TaskItem[] }

async function readTree(table: Table, key: string): Promise<Tree | undefined> {
  const items = await queryItems<ContentItem | SectionItem | TaskItem>(table, { ...contentTree(key), consistent: true })
  const content = items.find((item) => item.type === 'content')
  return (
    content && {
      name: content.name,
      sections: inOrder(
        items.filter((item) => item.type === 'section'),
        content.sectionOrder,
      ),
      tasks: items.filter((item) => item.type === 'task'),
    }
  )
}

/** What a section holds, in numbers. */
function sectionOf(section: SectionItem, tasks: readonly TaskItem[]): PageSection {
  const own = tasks.filter(({ sectionKey }) => sectionKey === section.key)
  const tests = own.filter((task) => isTestKind(shownType(task)))
  return {
    name: section.name,
    readings: own.filter((task) => shownType(task) === 'Reading').length,
    lectures: own.filter((task) => shownType(task) === 'Lecture').length,
    tests: tests.length,
    questions: tests.reduce((sum, task) => sum + (questionsOf(task) ?? 0), 0),
  }
}

const sum = (sections: readonly PageSection[], part: Exclude<keyof PageSection, 'name'>) =>
  sections.reduce((total, section) => total + section[part], 0)

/** What visitors see of a course on its page. */
function coursePage(course: Course, trees: readonly Tree[]): CoursePage {
  const contents = trees.map(({ name, sections, tasks }) => ({
    name,
    sections: sections.map((section) => sectionOf(section, tasks)),
  }))
  const all = contents.flatMap(({ sections }) => sections)
  const minutes = trees.flatMap(({ tasks }) => tasks).reduce((total, task) => total + (minutesOf(task) ?? 0), 0)
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
  const courses = await publishedCourses(table, known)
  const keys = [...new Set(courses.flatMap(({ content }) => content))]
  const trees = new Map(await Promise.all(keys.map(async (key) => [key, await readTree(table, key)] as const)))
  return courses
    .map((course) =>
      coursePage(
        course,
        course.content.flatMap((key) => trees.get(key) ?? []),
      ),
    )
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
}
