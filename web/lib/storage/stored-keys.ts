/** Storage keys used in more than one file. */
export const SESSION_KEY = 'academy.session'
export const SELECTION_KEY = 'academy.selection'
export const THEME_KEY = 'academy.theme'
export const QUIET_KEY = 'academy.quiet'

/** Whether Amplify stores a part of the session under this key: a token or the session's device. */
export const isTokenKey = (key: string): boolean => key.startsWith('CognitoIdentityServiceProvider.')
