/**
 * A student's study settings. `retention`: the target recall of due cards; `cap`: the maximum reviews of a day;
 * `examDay`: a day of the student (student-day.ts); `timeZone`: an IANA name.
 */
export type StudySettings = { retention: number; cap: number; examDay?: number; timeZone: string }

export const RETENTION = { min: 0.8, max: 0.95, usual: 0.9 } as const
export const CAP = { min: 10, max: 300, usual: 80 } as const
