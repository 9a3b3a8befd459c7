/** The kinds of reminders that a student gets by e-mail: a Live class on the next day; 7 days and 1 day left of a course. */
export const REMINDER_KINDS = ['classTomorrow', 'daysLeft'] as const

export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Which reminders a student wishes for. */
export type ReminderWishes = Record<ReminderKind, boolean>

/** The wishes of a record; a record that says nothing of a kind wishes for it. */
export const wishesOf = (wishes: Partial<ReminderWishes> | undefined): ReminderWishes => ({
  classTomorrow: wishes?.classTomorrow ?? true,
  daysLeft: wishes?.daysLeft ?? true,
})
