import { ChevronDown, CircleUserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSession } from '#web/lib/session/use-session.ts'

/** The button of the account menu: the user's name, on phones an icon. */
export function AccountTrigger(props: ComponentProps<'button'>) {
  const name = useSession()?.displayName
  return (
    <button
      {...props}
      type="button"
      className="button button--quiet max-lg:px-2"
      aria-haspopup="menu"
      aria-label={`${name}: account menu`}
    >
      <CircleUserRound size={20} aria-hidden="true" className="lg:hidden" />
      <span className="max-lg:hidden">{name}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  )
}
