import { academy } from '#domain/academy.ts'
import { paths } from '../paths.ts'

/** One entry of a menu: a screen of ours (`to`) or another site (`href`). */
export type MenuEntry = { label: string } & ({ to: string } | { href: string })

/** The main menu (spec 1.2.17). */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Courses', href: academy.links.courses },
  { label: 'Register', to: paths.register },
  { label: 'Nursing CE', href: academy.links.nursingCe },
]

/** The student menu (spec 1.2.16). */
export const studentMenu: readonly MenuEntry[] = [{ label: 'My Courses', to: paths.myCourses }]

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
