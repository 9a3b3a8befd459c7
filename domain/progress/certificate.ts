/**
 * What a student gets for a course that they completed. `completedOn`: a day of the academy, 'YYYY-MM-DD'; `issuedOn` in epoch
 * milliseconds; `minutes`: about how long its finished tasks take. `name` is the student's as it was at the issue (decision 0064).
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

/** All that anybody may see who has the address. */
export type PublicCertificate = Pick<Certificate, 'name' | 'course' | 'completedOn'>

export const publicCertificate = ({ name, course, completedOn }: Certificate): PublicCertificate => ({
  name,
  course,
  completedOn,
})

const ID = /^[0-9a-z]{26}-[\w-]{43}$/

/** The end of a public address: an id that cannot be guessed and the academy's signature of it. */
export const verifyIdOf = (id: string, signature: string): string => `${id}-${signature}`

/** Whether a text has the form of such an end; anything else is asked of no server. */
export const isVerifyId = (text: string): boolean => ID.test(text)

/** The file of a public certificate on the site, without the first slash. */
export const certificateFile = (verifyId: string): string => `verify/${verifyId}.json`

/** Reads such a file; undefined for anything else. */
export function readPublicCertificate(value: unknown): PublicCertificate | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const facts = new Map<string, unknown>(Object.entries(value))
  const [name, course, completedOn] = ['name', 'course', 'completedOn'].map((fact) => facts.get(fact))
  if (typeof name !== 'string' || typeof course !== 'string' || typeof completedOn !== 'string') return undefined
  return { name, course, completedOn }
}

/** The hours on a certificate, rounded to whole ones; undefined below half an hour, and where the length of no task is known. */
export const certificateHours = (minutes: number): number | undefined => {
  const hours = Math.round(minutes / 60)
  return hours === 0 ? undefined : hours
}
