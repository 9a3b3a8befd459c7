/** The academy's mark. */
export function Logo() {
  return (
    <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true" className="logo">
      <rect width="32" height="32" rx="9" fill="#0a4a52" />
      <path d="M16 7.5v17M7.5 16h17" stroke="#f4fbfb" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M20.5 20.5l5 5" stroke="#f2b366" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
