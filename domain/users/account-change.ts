/** What of an account its owner is mailed about when it changes (decision 0122). */
export type AccountChange = 'password' | 'second-factor-on' | 'second-factor-off' | 'email' | 'name' | 'recovery-codes'
