import { createContext, useContext } from 'react'

/** Whose screens an administrator looks at, read only, and of a course which (decision 0091). */
export type ViewedStudent = { uid: string; progressKey?: string }

/** Around a student's screens that an administrator views; there they offer nothing that writes and lead nowhere else. */
export const ViewedStudentContext = createContext<ViewedStudent | undefined>(undefined)

/** The student whose screens are viewed; undefined on one's own. */
export const useViewedStudent = (): ViewedStudent | undefined => useContext(ViewedStudentContext)
