import { BookOpenCheck, Clock, ShieldCheck } from 'lucide-react'
import { accountReasons } from '#domain/messages/accounts.ts'
import '#web/ui/screens.css'

const ICONS = [Clock, BookOpenCheck, ShieldCheck] as const

/** Explains what an account is for, next to the sign-in and sign-up forms. Hidden on phones. */
export function AccountSidebar() {
  return (
    <ul className="account-aside">
      {accountReasons.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? Clock
        return (
          <li key={title}>
            <Icon size={24} aria-hidden="true" />
            <div>
              <strong>{title}</strong>
              <p className="muted">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
