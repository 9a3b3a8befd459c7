/** The kinds of reminders sent to students by e-mail: a Live class the next day; 7 days and 1 day left of a course. */
export const REMINDER_KINDS = ['classTomorrow', 'daysLeft'] as const

export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** The reminders that a student wants. */
export type ReminderPreferences = Record<ReminderKind, boolean>

/** Returns the settings of a record; kinds that it doesn't set are on. */
export const preferencesOf = (preferences: Partial<ReminderPreferences> | undefined): ReminderPreferences => ({
  classTomorrow: preferences?.classTomorrow ?? true,
  daysLeft: preferences?.daysLeft ?? true,
})
