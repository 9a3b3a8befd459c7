const NUMBERED = /^(\d+)\.\s+(.+)$/

/**
 * Returns a task's name with its section's number, "2.3 Practice: Safety", if both names begin with a number; else the
 * name alone.
 */
export function taskTitle(sectionName: string, name: string): string {
  const section = NUMBERED.exec(sectionName)?.[1]
  const [, number, rest] = NUMBERED.exec(name) ?? []
  return section === undefined || number === undefined || rest === undefined ? name : `${section}.${number} ${rest}`
}
