/** The titles of the popups that every form has (spec 2.4.9, 2.4.14, 3.4.1). */
export const formPopups = { resetting: 'Resetting' } as const
