/** Account changes that the owner is e-mailed about (decision 0122). */
export type AccountChange = 'password' | 'second-factor-on' | 'second-factor-off' | 'email' | 'name' | 'recovery-codes'
