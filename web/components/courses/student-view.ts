import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type {
  CourseCardFieldsFragment,
  CourseViewQuery,
  MyCourseNoticesQuery,
  ProgressFieldsFragment,
  SectionViewQuery,
  SectionViewQueryVariables,
} from '#generated/operations.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import type { Selection } from '#web/lib/session/selection-store.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'

/** A page of a student's courses, newest first. `notices`: absent where they are read apart. */
export type CoursesPage = {
  items: CourseCardFieldsFragment[]
  nextToken: string | null
  notices?: MyCourseNoticesQuery['myCourseNotices']
}

/**
 * How an administrator reads a student's screens. Within a view they offer nothing that writes and lead nowhere else (decision 0091).
 */
export type StudentView = {
  uid: string
  /** The view that the server opened: each query names it. */
  key: string
  /** The title of the student's My Courses, and where it is. */
  title: string
  exit: string
  /** The course, section, and task that the address names. */
  place: Required<Omit<Selection, 'sectionName'>>
  /** The way from My Courses to a screen, by the names of the course, its section, its task. */
  trail: (names: readonly string[]) => ReactNode
  /** What is shown in place of a screen whose request was refused so; undefined if the screen shows it itself. */
  refused: (error: Error) => ReactNode
  courses: (nextToken: string | undefined) => Promise<CoursesPage>
  course: (progressKey: string) => Promise<CourseViewQuery['courseView']>
  section: (place: SectionViewQueryVariables) => Promise<SectionViewQuery['sectionView']>
}

export const ViewContext = createContext<StudentView | undefined>(undefined)

/** The view by which the screens are read; undefined: by the student. */
export const useView = (): StudentView | undefined => useContext(ViewContext)

/** The course, section, and task that are open: the student's selection, or what a view's address names. */
export function usePlace(): Selection {
  const selection = useSelection()
  return useView()?.place ?? selection
}

/** A query's key, of its own for each view. */
export const viewKey = (key: readonly unknown[], view: StudentView | undefined): readonly unknown[] =>
  view ? [...key, view.uid, view.key] : key

/**
 * What a screen of a course shows: the cached reply, and a fresh one. The student's is kept up to date by subscription, a view's is read
 * once.
 */
export function useCourseQuery<T extends { progress: ProgressFieldsFragment }>(
  key: readonly unknown[],
  progressKey: string,
  queryFn: () => Promise<T>,
  times?: { staleTime: number; gcTime: number },
) {
  const view = useView()
  const queryKey = viewKey(key, view)
  useLiveProgress(queryKey, progressKey, view === undefined)
  return useQuery({ queryKey, queryFn, staleTime: 0, ...times })
}
