type Named = { name: string; startTime?: string | null | undefined }

/** The time that a Live course's stored name ends in: that of its creation (spec 2.5.21). */
export function timeInName(name: string): string {
  const words = name.split(' ')
  return words[words.length - 1] ?? ''
}

/**
 * A course's name as shown. A Live course's stored name ends in the start time of its creation (spec 2.5.21) and stays
 * when the class is rescheduled, because seats and names in use know it by that (decision 0084). The shown name has the
 * current time. Other names stay. Runs in AppSync too: no regular expressions.
 */
export function classNameOf({ name, startTime }: Named): string {
  if (!startTime || !timeInName(name).includes(':')) return name
  const words = name.split(' ')
  return [...words.slice(0, words.length - 1), startTime].join(' ')
}
