/** The dialog before any form is reset (spec 2.4.9, 2.4.14, 3.4.1). */
export const formPopups = {
  resetting: 'Resetting',
  resettingText: 'You will lose all unsaved changes. Are you sure?',
} as const
