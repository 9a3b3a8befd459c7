/**
 * The maximum time of a message in the message bar, milliseconds: errors 60 s, others 2.5 s (spec 1.8.1, 1.9.7, 1.9.8).
 */
export const MESSAGE_MS = { error: 60_000, success: 2_500 } as const

/** The maximum number of messages in the bar; it shows the newest (decisions, Messages). */
export const MAX_MESSAGES = 2

/** How long a field's error is shown, milliseconds (spec 1.5.13, 1.9.9). */
export const FIELD_ERROR_MS = 7_000

/** Breadcrumbs truncate names after this many characters (spec 1.2.20, 1.9.13). */
export const BREADCRUMB_CHARACTERS = 15

/** A message as the bar shows it: 'ERROR: …' or 'SUCCESS: …' (spec 1.8.1). */
export const barText = (kind: 'error' | 'success', text: string): string =>
  kind === 'error' ? `ERROR: ${text}` : `SUCCESS: ${text}`

/** A name as a breadcrumb shows it (spec 1.2.20). */
export const crumbText = (name: string): string => {
  const letters = Array.from(name)
  return letters.length > BREADCRUMB_CHARACTERS ? `${letters.slice(0, BREADCRUMB_CHARACTERS).join('')}…` : name
}
