import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type {
  CourseViewQuery,
  ProgressFieldsFragment,
  SectionViewQuery,
  SectionViewQueryVariables,
} from '#generated/operations.ts'
import {
  type coursesQuery,
  courseViewQuery,
  myCoursesQuery,
  type ScreenQuery,
  sectionViewQuery,
} from '#web/lib/api/student-queries.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import type { Selection } from '#web/lib/session/selection-store.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'

/**
 * A student's screens as an administrator views them: without anything that writes, and without links to other screens
 * (decision 0091).
 */
export type StudentView = {
  uid: string
  /** The key of the view that the server opened, which each query includes. */
  key: string
  /** The title of the student's My Courses. */
  title: string
  /** The path that the view's screens redirect or link back to. */
  exit: string
  /** The current course, section, and task, from the URL. */
  place: Selection
  /** The breadcrumbs from My Courses to a viewed screen. */
  trail: (names: readonly (string | undefined)[]) => ReactNode
  /** Replaces a screen whose query failed with this error; undefined if the screen shows the error itself. */
  refused: (error: Error) => ReactNode
}

/** The reader of a student's screens, with the queries to use. */
export type Reader = {
  /** The administrator's view; undefined for the student. */
  view?: StudentView
  courses: ReturnType<typeof coursesQuery>
  course: (progressKey: string) => ScreenQuery<CourseViewQuery['courseView']>
  section: (place: SectionViewQueryVariables) => ScreenQuery<SectionViewQuery['sectionView']>
}

const student: Reader = { courses: myCoursesQuery, course: courseViewQuery, section: sectionViewQuery }

export const ReaderContext = createContext<Reader>(student)

export const useReader = (): Reader => useContext(ReaderContext)

/** The current course, section, and task: the student's selection, or those in a viewed screen's URL. */
export function usePlace(): Selection {
  const selection = useSelection()
  return useReader().view?.place ?? selection
}

/** The query of a course screen; for the student, a subscription keeps it up to date. */
export function useCourseQuery<T extends { progress: ProgressFieldsFragment }>(
  query: ScreenQuery<T>,
  progressKey: string,
) {
  const { view } = useReader()
  useLiveProgress(query.queryKey, progressKey, view === undefined)
  return useQuery(query)
}
