import { useOutletContext } from 'react-router-dom'
import type { OpenStudentViewMutation } from '#generated/operations.ts'

/** The view that is open: whose it is, and the key that its queries name. */
export type View = OpenStudentViewMutation['openStudentView']

/** The view that the screens within it read by. */
export const useView = (): View => useOutletContext<View>()
