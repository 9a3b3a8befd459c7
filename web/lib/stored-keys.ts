/** The names under which the browser keeps what is needed before the first paint as well as later. */
export const SESSION_KEY = 'academy.session'
export const THEME_KEY = 'academy.theme'
