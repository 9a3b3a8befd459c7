import { LogOut, type LucideIcon, NotebookPen, ReceiptText, SunMoon, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router-dom'
import { useSession } from '#web/lib/session/use-session.ts'
import { toggleTheme } from '#web/lib/storage/theme-store.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { paths } from '../paths.ts'
import { AccountTrigger } from './account-trigger.tsx'
import { mainMenu } from './menus.ts'

const ITEM =
  'flex items-center gap-3 w-full min-h-target py-2 px-3 rounded-small text-inherit no-underline cursor-pointer outline-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft'
const LINE = 'my-2 border-t border-border'

type Entry = { label: string; to: string; Icon: LucideIcon }

const account: Entry = { label: 'Account', to: paths.account, Icon: UserRound }
const studentEntries: readonly Entry[] = [
  account,
  { label: 'Receipts', to: paths.receipts, Icon: ReceiptText },
  { label: 'Notes and flags', to: paths.notes, Icon: NotebookPen },
]

/**
 * A signed-in user's account and, under "View site", the main menu (spec decisions, 1.2 Menus). Loaded when its button
 * is pressed, so it's open from the start.
 */
export function AccountMenu() {
  const entries = useSession()?.type === 'Student' ? studentEntries : [account]
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <AccountTrigger />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="min-w-56 max-h-(--radix-dropdown-menu-content-available-height) p-2 border border-border rounded-medium bg-surface-raised text-text shadow-large overflow-y-auto z-60"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {entries.map(({ label, to, Icon }) => (
            <DropdownMenu.Item key={to} asChild>
              <Link className={ITEM} to={to}>
                <Icon size={18} aria-hidden="true" /> {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item className={ITEM} onSelect={toggleTheme}>
            <SunMoon size={18} aria-hidden="true" /> Switch light or dark
          </DropdownMenu.Item>
          <DropdownMenu.Separator className={LINE} />
          <DropdownMenu.Group>
            <DropdownMenu.Label className="pt-1 px-3 text-text-muted text-small">View site</DropdownMenu.Label>
            {mainMenu.map((entry) => (
              <DropdownMenu.Item key={entry.label} asChild>
                {'to' in entry ? (
                  <Link className={ITEM} to={entry.to}>
                    {entry.label}
                  </Link>
                ) : (
                  <ExternalLink className={ITEM} href={entry.href}>
                    {entry.label}
                  </ExternalLink>
                )}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Group>
          <DropdownMenu.Separator className={LINE} />
          <DropdownMenu.Item asChild>
            <Link className={ITEM} to={paths.signOut}>
              <LogOut size={18} aria-hidden="true" /> Sign Out
            </Link>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
