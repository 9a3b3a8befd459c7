import { useOutletContext } from 'react-router-dom'
import type { OpenStudentViewMutation } from '#generated/operations.ts'

/** The view that is open: whose it is, and the key that its queries name. */
export type View = OpenStudentViewMutation['openStudentView']

/** What the screens within a view have of it. */
export type OpenView = {
  view: View
  /** Opens another view of the same student, under a request of its own: the audit has it too. */
  openAgain: () => void
}

/** The view that the screens within it read by. */
export const useView = (): View => useOutletContext<OpenView>().view

/** How a screen whose view has ended opens another. */
export const useOpenAgain = (): (() => void) => useOutletContext<OpenView>().openAgain
