type Named = { name: string; startTime?: string | null | undefined }

/** The time that a Live course's stored name ends in: that of its creation (spec 2.5.21). */
export function timeInName(name: string): string {
  const words = name.split(' ')
  return words[words.length - 1] ?? ''
}

/**
 * The name of a course, or of a student's progress, as it is shown. A Live course's name ends in the start time of its creation (spec 2.5.21),
 * and stays as it is stored when the class is given another time (decision 0084): seats and names in use know it by that. Shown is the
 * time that the class has now, also of what was changed before the name was made here. Of every other name nothing changes.
 * Runs inside AppSync too: no regular expressions.
 */
export function classNameOf({ name, startTime }: Named): string {
  if (!startTime || !timeInName(name).includes(':')) return name
  const words = name.split(' ')
  return [...words.slice(0, words.length - 1), startTime].join(' ')
}
