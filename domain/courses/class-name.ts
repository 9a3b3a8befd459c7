type Named = { name: string; startTime?: string | null | undefined }

/** Returns the time at the end of a Live course's stored name: that of its creation (spec 2.5.21). */
export function timeInName(name: string): string {
  const words = name.split(' ')
  return words[words.length - 1] ?? ''
}

/**
 * Returns a course's display name. A Live course's stored name ends in the start time of its creation (spec 2.5.21) and
 * stays when the class is rescheduled, because seats and names in use depend on it (decision 0084). The display name
 * has the current time. Other names are unchanged. Runs in AppSync too: no regular expressions.
 */
export function classNameOf({ name, startTime }: Named): string {
  if (!startTime || !timeInName(name).includes(':')) return name
  const words = name.split(' ')
  return [...words.slice(0, words.length - 1), startTime].join(' ')
}
