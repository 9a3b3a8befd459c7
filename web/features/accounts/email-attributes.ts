/** What shows a browser, its password manager and its keyboard that a field holds the e-mail one signs in with. */
export const emailAttributes = {
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const
