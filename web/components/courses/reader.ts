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

/** A student's screens as an administrator views them: they offer nothing that writes and lead nowhere else (decision 0091). */
export type StudentView = {
  uid: string
  /** The view that the server opened: each query names it. */
  key: string
  /** The title of the student's My Courses. */
  title: string
  /** Where its screens lead back to. */
  exit: string
  /** The open course, section, and task, from the address. */
  place: Selection
  /** The way from My Courses to a viewed screen. */
  trail: (names: readonly string[]) => ReactNode
  /** What is shown in place of a screen whose request was refused so; undefined if the screen shows it itself. */
  refused: (error: Error) => ReactNode
}

/** Who reads a student's screens, and how. */
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

/** The course, section, and task that are open: the student's selection, or those of a viewed screen's address. */
export function usePlace(): Selection {
  const selection = useSelection()
  return useReader().view?.place ?? selection
}

/** What a screen of a course shows; the student's is kept up to date by subscription. */
export function useCourseQuery<T extends { progress: ProgressFieldsFragment }>(
  query: ScreenQuery<T>,
  progressKey: string,
) {
  const { view } = useReader()
  useLiveProgress(query.queryKey, progressKey, view === undefined)
  return useQuery(query)
}
