import { useQueries, useQuery } from '@tanstack/react-query'
import { notesWords as words } from '#domain/messages/notes.ts'
import { isQuizSection, QUIZZES } from '#domain/quizzes/quiz.ts'
import type { MarkedCoursesQuery } from '#generated/operations.ts'
import { MarkedCoursesDocument, MarkedTestsDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'
import type { MarkedQuestion } from './save-mark.ts'

/** The course and test names of a mark. `location` is where the test can be opened while its course is running. */
export type TestNames = {
  course: string
  name: string
  location?: { progressKey: string; contentKey: string; sectionKey: string; taskKey: string } | undefined
}

type Course = MarkedCoursesQuery['myProgress']['items'][number]

async function readCourses(): Promise<Course[]> {
  const courses: Course[] = []
  for (let next: string | null | undefined = null; next !== undefined;) {
    const { myProgress }: MarkedCoursesQuery = await query(MarkedCoursesDocument, { nextToken: next })
    courses.push(...myProgress.items)
    next = myProgress.nextToken ?? undefined
  }
  return courses
}

/** All courses of the caller, with their names. */
export const MARKED_COURSES = { queryKey: ['marked-courses'], queryFn: readCourses }

/** Finds the tests and Readings of these courses. Returns none before they have loaded, and none for student-created quizzes. */
export function useTasksOf(progressKeys: readonly string[]) {
  const tests = useQueries({
    queries: progressKeys.map((progressKey) => ({
      queryKey: ['marked-tests', progressKey],
      queryFn: async () => (await query(MarkedTestsDocument, { progressKey })).ownTasks,
    })),
  })
  const tasks = new Map(
    tests.flatMap(({ data = [] }, i) =>
      data.map((task) => [`${progressKeys[i] ?? ''} ${task.taskKey}`, task] as const),
    ),
  )
  return (progressKey: string, taskKey: string) => tasks.get(`${progressKey} ${taskKey}`)
}

/** The course and test names of marks. Uses placeholder text until they have loaded, or when they no longer exist. */
export function useTestNames(marks: readonly MarkedQuestion[]): (mark: MarkedQuestion) => TestNames {
  const courses = useQuery(MARKED_COURSES)
  const known = new Map(courses.data?.map((course) => [course.key, course]))
  const keys = [...new Set(marks.map(({ progressKey }) => progressKey))].filter((key) => known.has(key))
  const taskOf = useTasksOf(keys)
  return ({ progressKey, sectionKey, taskKey }) => {
    const course = known.get(progressKey)
    const isRunning = course?.endTime != null && course.endTime > Date.now()
    const names = { course: course?.name ?? words.goneCourse }
    if (isQuizSection({ section: sectionKey })) {
      const location = { progressKey, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey }
      return { ...names, name: words.quiz, location: isRunning ? location : undefined }
    }
    const task = taskOf(progressKey, taskKey)
    const { contentKey } = task ?? {}
    const location = contentKey == null ? undefined : { progressKey, contentKey, sectionKey, taskKey }
    return { ...names, name: task?.name ?? words.gone, location: isRunning ? location : undefined }
  }
}
