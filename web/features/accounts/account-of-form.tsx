/** Names the account to a password manager that fills or stores the form's password; it is not shown and takes no focus. */
export function AccountOfForm({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      autoComplete="username"
      aria-label="E-mail"
      tabIndex={-1}
      value={email}
      readOnly
    />
  )
}
