import { classNameOf } from '#domain/courses/class-name.ts'
import type { Course } from '#domain/courses/course.ts'
import { type EnrolledStudent, enrolledStudents } from '#domain/courses/enrolled-students.ts'
import type { Cohort, CohortStudent, QueryContentCohortArgs, QueryCourseCohortArgs } from '#generated/schema.ts'
import { type CohortFacts, cohortFactsOf, type CohortStudentItem } from '#table/cohort.ts'
import type { ContentItem } from '#table/content.ts'
import { type CourseItem, courseOf } from '#table/course.ts'
import { contentKey, coursesByType, nclexAreasKey, studentsOfCohort } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseDeps } from './course-deps.ts'
import { readCourseStudents } from './course-students.ts'
import { findCourse, linkedCourses } from './find-courses.ts'

type Deps = Pick<CourseDeps, 'table' | 'now'>
type NamesOf = (area: number) => string | undefined

/** Returns the current names of areas; a merged area has the name of its target. */
async function readAreaNames(table: Table): Promise<NamesOf> {
  const list = listOf(await getItem<ListItem>(table, nclexAreasKey))
  return (area) => list.values[list.became?.get(area) ?? area]
}

/** Returns the counts of the courses' students, by course and uid. */
async function readFacts(table: Table, courses: readonly Course[]): Promise<Map<string, CohortFacts>> {
  const items = await Promise.all(
    courses.map(async ({ key }) => {
      const students = await queryItems<CohortStudentItem>(table, studentsOfCohort(key))
      return students.map((item): [string, CohortFacts] => [`${key} ${item.uid}`, cohortFactsOf(item)])
    }),
  )
  return new Map(items.flat())
}

const NOTHING = { completed: 0, total: 0, tests: 0, contents: [], areas: [] }

function studentReply(student: EnrolledStudent, facts: CohortFacts | undefined): Omit<CohortStudent, 'areas'> {
  const { uid, name, lastName, courseKey, progressKey, endTime, dateCreated } = student
  const isCounted = facts?.progress === progressKey
  const { startedOn, completed, total, lastActivity, average, tests, contents } = isCounted
    ? facts
    : { ...NOTHING, startedOn: undefined, lastActivity: undefined, average: undefined }
  return {
    ...{ uid, name, lastName, courseKey, progressKey, endTime, opened: dateCreated, isCounted },
    startedOn: startedOn ?? null,
    lastActivity: lastActivity ?? null,
    average: average ?? null,
    ...{ completed, total, tests },
    contents: contents.map((content) => ({ ...content, average: content.average ?? null })),
  }
}

async function cohortOf(courses: readonly Course[], { table, now }: Deps): Promise<Cohort> {
  const contentKeys = [...new Set(courses.flatMap(({ content }) => content))]
  const [enrolled, facts, nameOf, contents] = await Promise.all([
    readCourseStudents(table, courses, { consistent: false }),
    readFacts(table, courses),
    readAreaNames(table),
    batchGet<ContentItem>(table, contentKeys.map(contentKey)),
  ])
  const areas: string[] = []
  const indexOf = (name: string) => {
    const known = areas.indexOf(name)
    return known >= 0 ? known : areas.push(name) - 1
  }
  const students = enrolledStudents(enrolled, now()).map((student) => {
    const studentFacts = facts.get(`${student.courseKey} ${student.uid}`)
    const reply = studentReply(student, studentFacts)
    const byName = new Map<number, CohortStudent['areas'][number]>()
    for (const { area, items, points, max } of reply.isCounted ? (studentFacts?.areas ?? []) : []) {
      const name = nameOf(area)
      if (name === undefined) continue
      const index = indexOf(name)
      const before = byName.get(index) ?? { area: index, items: 0, points: 0, maxPoints: 0 }
      byName.set(index, {
        area: index,
        items: before.items + items,
        points: before.points + points,
        maxPoints: before.maxPoints + max,
      })
    }
    return { ...reply, areas: [...byName.values()] }
  })
  return {
    students,
    areas,
    courses: courses.map((course) => ({ key: course.key, name: classNameOf(course) })),
    contents: contentKeys.flatMap((key) => {
      const content = contents.find((item) => item.key === key)
      return content ? [{ key, name: content.name }] : []
    }),
  }
}

/**
 * Returns every student with an active progress in a course or a linked one, once, by name, with how much they have
 * done (decision 0118). About 26 read units for 500 students. Throws 'course-not-found'.
 */
export async function courseCohort({ key }: QueryCourseCohortArgs, deps: Deps): Promise<Cohort> {
  const { courses } = await linkedCourses(deps.table, await findCourse(deps.table, key))
  return cohortOf(courses, deps)
}

/**
 * Returns the courses that have a content, except archived ones. Half a read unit for about four courses of the
 * academy.
 */
async function coursesWith(table: Table, content: string): Promise<Course[]> {
  const types = ['Live', 'Online'].map((type) => coursesByType(type).gsi2pk)
  const items = await Promise.all(types.map((pk) => queryWholeIndex<CourseItem>(table, { index: 'gsi2', pk })))
  return items
    .flat()
    .map(courseOf)
    .filter((course) => course.content.includes(content))
}

/**
 * Returns every student with an active progress in a course that has the content, once, by name; tasks, average, and
 * completed tasks are those of the content. Throws 'content-not-found'.
 */
export async function contentCohort({ key }: QueryContentCohortArgs, deps: Deps): Promise<Cohort> {
  const content = await getItem<ContentItem>(deps.table, contentKey(key))
  if (!content) throw new Refusal('content-not-found')
  const { students, ...cohort } = await cohortOf(await coursesWith(deps.table, key), deps)
  return {
    ...cohort,
    contents: [{ key, name: content.name }],
    // Students who enrolled before the course had the content do not have it.
    students: students.flatMap((student) => {
      const content = student.contents.find((counted) => counted.key === key)
      if (content === undefined) return student.isCounted ? [] : [student]
      const { completed, total, average } = content
      return [{ ...student, completed, total, average, contents: [content] }]
    }),
  }
}
