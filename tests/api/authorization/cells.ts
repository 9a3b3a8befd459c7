/** The callers' roles. */
export const ROLES = {
  nobody: 'without a token, asks for the owner’s',
  owner: 'a student who has paid for and started a course, asks for their own',
  other: 'a student without a course, asks for the owner’s',
  otherCourse: 'a student of another course, asks for the owner’s',
  ended: 'a student whose course an administrator has ended, asks for their own',
  admin: 'an administrator, asks for the owner’s',
  demoted: 'who was an administrator, with the token of that time, asks for the owner’s',
  otherPool: 'with the owner’s name and the group Admin in a token that another user pool signed, asks for the owner’s',
} as const

export type Role = keyof typeof ROLES

/** All roles, in the table's order. */
export const EVERY_ROLE = Object.keys(ROLES) as readonly Role[]

/** Successful results; any other cell is an error code. */
export const ANSWERS = {
  answered: 'with data; a subscription is accepted',
  own: 'with what is the caller’s own, and nothing of anybody else’s; a subscription hears no more than that',
  null: 'with nothing',
  'let in': 'may call it; a rule then refuses what the test made up for its arguments',
} as const

type Refused =
  | 'UnauthorizedException'
  | 'Unauthorized'
  | 'not-allowed'
  | 'progress-not-found'
  | 'task-not-found'
  | 'attempt-not-found'
  | 'not-adaptive'
  | 'attempt-finished'
  | 'payment-not-found'
  | 'course-ended'
  | 'course-not-completed'
  | 'certificate-not-found'
  | 'card-not-found'
  | 'quiz-finds-nothing'

export type Cell = keyof typeof ANSWERS | Refused
export type Cells = Readonly<Record<Role, Cell>>

/**
 * A field, its allowed callers, and its response to each of them. `as` distinguishes two rows of one field; `through`:
 * the query that returns the type. A field with `endsSessions` has its own callers.
 */
export type Row = { field: string; as?: string; through?: string; cells: Cells; endsSessions?: true }

type SignedIn = Omit<Cells, 'nobody' | 'otherPool'>

/** A token signed by another pool grants no access at all. */
export const signedIn = (cells: SignedIn): Cells => ({
  nobody: 'UnauthorizedException',
  ...cells,
  otherPool: 'UnauthorizedException',
})

export const everybody = (cell: Cell): Cells =>
  signedIn({ owner: cell, other: cell, otherCourse: cell, ended: cell, admin: cell, demoted: cell })

/** Only the owner has access; everyone else is rejected alike, even administrators, who have separate fields. */
export const owners = (others: Cell, ended: Cell = 'course-ended'): Cells =>
  signedIn({ owner: 'answered', other: others, otherCourse: others, ended, admin: others, demoted: others })

export const administrators = (admin: Cell): Cells => ({ ...everybody('Unauthorized'), admin })

/** Functions only, by IAM. */
export const functions = everybody('Unauthorized')
