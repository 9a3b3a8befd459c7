/**
 * A student's certificate for a completed course. `completedOn`: a day of the academy, 'YYYY-MM-DD'; `issuedOn` in
 * epoch milliseconds; `minutes`: the approximate length of its finished tasks. `name` is the student's at the time of
 * issue (decision 0064).
 */
export type Certificate = {
  progressKey: string
  name: string
  course: string
  completedOn: string
  issuedOn: number
  minutes: number
  /** The end of its public address, while the student shares it (decision 0065). */
  verifyId?: string
}

/** The fields visible to anyone with the address. */
export type PublicCertificate = Pick<Certificate, 'name' | 'course' | 'completedOn'>

export const publicCertificate = ({ name, course, completedOn }: Certificate): PublicCertificate => ({
  name,
  course,
  completedOn,
})

const ID = /^[0-9a-z]{26}-[\w-]{43}$/

/** Returns the end of a public address: an unguessable id and the academy's signature of it. */
export const verifyIdOf = (id: string, signature: string): string => `${id}-${signature}`

/** Whether a string has the format of such an end; anything else is not looked up. */
export const isVerifyId = (text: string): boolean => ID.test(text)

/** Returns the path of a public certificate's file on the site, without the leading slash. */
export const certificateFile = (verifyId: string): string => `verify/${verifyId}.json`

/** Parses such a file; undefined for anything else. */
export function readPublicCertificate(value: unknown): PublicCertificate | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const facts = new Map<string, unknown>(Object.entries(value))
  const [name, course, completedOn] = ['name', 'course', 'completedOn'].map((fact) => facts.get(fact))
  if (typeof name !== 'string' || typeof course !== 'string' || typeof completedOn !== 'string') return undefined
  return { name, course, completedOn }
}

/** Returns the hours on a certificate, rounded; undefined below half an hour, or if no task has a known length. */
export const certificateHours = (minutes: number): number | undefined => {
  const hours = Math.round(minutes / 60)
  return hours === 0 ? undefined : hours
}
