import { deletionEffectWords as words } from '#domain/messages/recycle-bin.ts'
import type { CourseStudentItem } from '#table/course.ts'
import { binned, contentKey, contents, sectionsOf, studentsOfCourse, tasksOfContent } from '#table/keys.ts'
import type { BinnedItem, BinnedQuestionItem, ContentItem, SectionItem } from '#table/content.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import type { DeletionEffects, QueryDeletionEffectsArgs } from '#generated/schema.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { coursesOfContent } from '#lambdas/progress/courses-of-content.ts'

type EffectDeps = { table: Table; now: () => number }

/** The maximum students whose work is read concurrently. */
const CONCURRENCY = 25

const isWork = ({ complete, started = 0, watched }: TaskSummaryItem) => complete || started > 0 || watched !== undefined

/** Counts the students who worked on some of these tasks, the tests they began, and those taking one now. */
async function countWork({ table, now }: EffectDeps, courses: readonly string[], tasks: ReadonlySet<string>) {
  const entries = (
    await Promise.all(courses.map((course) => queryItems<CourseStudentItem>(table, studentsOfCourse(course))))
  ).flat()
  const students = new Set<string>()
  const sitting = new Set<string>()
  const time = now()
  let attempts = 0
  for (let from = 0; from < entries.length; from += CONCURRENCY)
    await Promise.all(
      entries.slice(from, from + CONCURRENCY).map(async ({ uid, progressKey }) => {
        const summaries = await listTaskSummaries(table, { uid, progress: progressKey })
        const worked = summaries.filter((summary) => tasks.has(summary.task) && isWork(summary))
        if (worked.length > 0) students.add(uid)
        if (worked.some(({ open, openDeadline = 0 }) => open !== undefined && openDeadline > time)) sitting.add(uid)
        attempts += worked.reduce((sum, { started = 0 }) => sum + started, 0)
      }),
    )
  return { students: students.size, sitting: sitting.size, attempts }
}

/** Returns the locations of tasks elsewhere that link to these, with their names; marks those in the recycle bin. */
async function linksTo(table: Table, targets: readonly TaskItem[]): Promise<string[]> {
  const linked = new Set(targets.filter(({ linkedBy }) => linkedBy > 0).map(({ key }) => key))
  if (linked.size === 0) return []
  const targetKeys = new Set(targets.map(({ key }) => key))
  const [live, deleted] = await Promise.all([
    queryWholeIndex<ContentItem>(table, { index: 'gsi1', pk: contents.gsi1pk }),
    queryWholeIndex<BinnedItem | BinnedQuestionItem>(table, { index: 'gsi1', pk: binned.gsi1pk }),
  ])
  const gone = deleted.flatMap((item) => (item.kind === 'content' || item.kind === 'section' ? [item.whole] : []))
  const all = [...live, ...gone.filter((whole) => whole.type === 'content')]
  const perContent = await Promise.all(
    all.map(async (content) => {
      const tasks = await queryItems<TaskItem>(table, tasksOfContent(content.key))
      const links = tasks.filter(({ key, linkedTaskKey = '' }) => linked.has(linkedTaskKey) && !targetKeys.has(key))
      if (links.length === 0) return []
      const sections = [...(await queryItems<SectionItem>(table, sectionsOf(content.key))), ...gone]
      return links.map(({ name, sectionKey }) => {
        const path = [content.name, sections.find(({ key }) => key === sectionKey)?.name ?? '', name].join(' › ')
        return gone.some(({ key }) => key === content.key || key === sectionKey) ? words.inBin(path) : path
      })
    }),
  )
  return perContent.flat()
}

/**
 * Returns what deleting a content, a section (`sectionKey`), or a task (`taskKey`) affects: what goes with it, its
 * courses, the students who worked on it or are taking its tests, and tasks elsewhere that link to it. Throws
 * 'content-not-found'. Half a read unit per 4 KB of the content and for each student's work and running tests.
 */
export async function deletionEffects(args: QueryDeletionEffectsArgs, deps: EffectDeps): Promise<DeletionEffects> {
  const { table } = deps
  const { contentKey: key, sectionKey, taskKey } = args
  const [content, sections, tasks, courses] = await Promise.all([
    getItem<ContentItem>(table, contentKey(key)),
    queryItems<SectionItem>(table, sectionsOf(key)),
    queryItems<TaskItem>(table, tasksOfContent(key)),
    coursesOfContent(table, key),
  ])
  if (!content) throw new Refusal('content-not-found')
  // Tasks in a deleted section were deleted with it.
  const shown = new Set(sections.map((section) => section.key))
  const own = tasks.filter(
    (task) =>
      (sectionKey == null ? shown.has(task.sectionKey) : task.sectionKey === sectionKey) &&
      (taskKey == null || task.key === taskKey),
  )
  const keys = new Set(own.map((task) => task.key))
  const [work, links] = await Promise.all([
    countWork(
      deps,
      courses.map((course) => course.key),
      keys,
    ),
    linksTo(table, own),
  ])
  return {
    ...work,
    sections: sectionKey == null ? content.sections : 0,
    tasks: own.length,
    courses: courses.map(words.course),
    links,
  }
}
