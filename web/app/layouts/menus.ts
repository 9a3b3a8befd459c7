import { CalendarDays, ChartLine, GraduationCap, ListChecks, type LucideIcon, RotateCcw } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import { paths } from '../paths.ts'

/** A menu entry: a screen of this app (`to`) or another site (`href`). The icon is shown on phones. */
export type MenuEntry = { label: string; Icon?: LucideIcon } & ({ to: string } | { href: string })

/** The main menu (spec 1.2.17). */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Courses', href: academy.links.courses },
  { label: 'Register', to: paths.register },
  { label: 'Nursing CE', href: academy.links.nursingCe },
]

/** The student menu (spec 1.2.16). */
export const studentMenu: readonly MenuEntry[] = [{ label: 'My Courses', to: paths.myCourses, Icon: GraduationCap }]

/** The study tools, beside the student menu (spec decisions, 1.2 Menus). */
export const studyMenu: readonly MenuEntry[] = [
  { label: 'Practice', to: paths.practice, Icon: ListChecks },
  { label: 'Review', to: paths.dailyReview, Icon: RotateCcw },
  { label: 'Plan', to: paths.studyPlan, Icon: CalendarDays },
  { label: 'Progress', to: paths.ownProgress, Icon: ChartLine },
]

/** The admin menu (spec 1.2.15). */
export const adminMenu: readonly MenuEntry[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'My Courses', to: paths.myCourses },
  { label: 'Course Content', to: paths.content },
  { label: 'Questions', to: paths.questions },
  { label: 'Manage Courses', to: paths.manageCourses },
  { label: 'Progress', to: paths.progress },
  { label: 'Payments', to: paths.payments },
  { label: 'Users', to: paths.users },
]

/** Whether an entry's screen contains this path. My Courses contains what no study tool does. */
export function isInEntry(to: string, pathname: string): boolean {
  const contains = (path: string) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
  const others = studyMenu.flatMap((entry) => ('to' in entry ? [entry.to] : []))
  return contains(to) && (to !== paths.myCourses || !others.some(contains))
}
