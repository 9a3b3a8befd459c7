const DAY = 86_400_000

/** When a course that starts now ends: onlineDays days later (spec 3.4.9, 3.4.14), in epoch milliseconds. */
export const endOfCourse = (onlineDays: number, now: number): number => now + onlineDays * DAY
