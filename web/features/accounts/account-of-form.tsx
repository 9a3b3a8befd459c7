/** A visually hidden field outside the tab order that gives password managers the account of the form's password. */
export function AccountOfForm({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      autoComplete="username"
      aria-label="Email"
      tabIndex={-1}
      value={email}
      readOnly
    />
  )
}
