import { isMark } from '#domain/attempts/bank.ts'
import { lessonsFor } from '#domain/progress/lessons-for.ts'
import { inOrder } from '#domain/content/in-order.ts'
import type { Lessons, NextTask, QueryLessonsArgs } from '#generated/schema.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { progressKey } from '#table/keys.ts'
import { type ProgressItem, progressOf } from '#table/progress.ts'
import { testTaskOf } from '#table/task.ts'
import { type ContentTree, readContents } from '#lambdas/progress/course-contents.ts'
import { nextTaskReply } from './next-task.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { shownType } from './task-facts.ts'

/** A result names three subjects to work on, so a student's request never needs more. */
const MAX_NAMES = 10

/** Returns a content's sections with their Readings and Lectures, and the tags of their tests. */
const sectionsOf = ({ content, sections, tasks }: ContentTree) =>
  inOrder(sections, content.sectionOrder).map(({ key, name, taskOrder }) => {
    const inSection = tasks.filter(({ sectionKey }) => sectionKey === key)
    const sectionTasks = inOrder(inSection, taskOrder)
    return {
      name,
      tags: sectionTasks.flatMap((task) => testTaskOf(task)?.tags ?? []).filter((tag) => !isMark(tag)),
      lessons: sectionTasks
        .filter((task) => ['Reading', 'Lecture'].includes(shownType(task)))
        .map((task): NextTask => nextTaskReply(task, name)),
    }
  })

/**
 * Suggests what to study in the student's own course for tags or areas, such as a result's weakest: at most three
 * lessons each, omitting those without any. Half a read unit, plus half a unit per 4 KB of each content. Throws
 * 'progress-not-found', 'course-not-started', 'course-ended', and 'too-long' above ten names.
 */
export async function lessons(
  { progressKey: key, names }: QueryLessonsArgs,
  uid: string,
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<Lessons[]> {
  if (names.length > MAX_NAMES) throw new Refusal('too-long')
  const item = await getItem<ProgressItem>(table, progressKey(uid, key))
  const progress = progressOf(runningProgress(item, now()))
  const sections = (await readContents(table, progress.content)).flatMap(sectionsOf)
  return names.map((name) => ({ name, tasks: lessonsFor(name, sections) })).filter(({ tasks }) => tasks.length > 0)
}
