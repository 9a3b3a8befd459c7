/** Attributes that identify a field as the sign-in e-mail to browsers, password managers, and on-screen keyboards. */
export const emailAttributes = {
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const
