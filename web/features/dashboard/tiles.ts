import {
  BookOpenText,
  ChartNoAxesColumn,
  CircleHelp,
  CreditCard,
  GraduationCap,
  type LucideIcon,
  Users,
} from 'lucide-react'
import { paths } from '#web/app/paths.ts'

/** One area of administration; without `to` its screens come with a later release. */
export type Tile = { title: string; text: string; icon: LucideIcon; to?: string }

/** The dashboard's tiles in the specification's order (spec 1.2.13). */
export const tiles: readonly Tile[] = [
  { title: 'Course Content', text: 'Contents, sections and tasks', icon: BookOpenText, to: paths.content },
  { title: 'Questions', text: 'The question bank', icon: CircleHelp, to: paths.questions },
  { title: 'Manage Courses', text: 'Live and Online courses', icon: GraduationCap, to: paths.manageCourses },
  { title: 'Progress', text: "Students' courses and tests", icon: ChartNoAxesColumn, to: paths.progress },
  { title: 'Payments', text: 'Payments, newest first', icon: CreditCard, to: paths.payments },
  { title: 'All Users', text: 'Students and administrators', icon: Users, to: paths.users },
]
