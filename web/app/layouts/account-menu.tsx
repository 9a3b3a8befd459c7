import { LogOut, NotebookPen, ReceiptText, SunMoon, UserRound } from 'lucide-react'
import { useSession } from '#web/lib/session/use-session.ts'
import { toggleTheme } from '#web/lib/storage/theme-store.ts'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { paths } from '../paths.ts'
import { AccountTrigger } from './account-trigger.tsx'
import { mainMenu } from './menus.ts'

const account: MenuItem = { label: 'Account', to: paths.account, Icon: UserRound }
const studentItems: readonly MenuItem[] = [
  { label: 'Receipts', to: paths.receipts, Icon: ReceiptText },
  { label: 'Notes and flags', to: paths.notes, Icon: NotebookPen },
]
const theme: MenuItem = { label: 'Switch light or dark', act: toggleTheme, Icon: SunMoon }
const signOut: MenuItem = { label: 'Sign Out', to: paths.signOut, Icon: LogOut }

/**
 * A signed-in user's account and, under "View site", the main menu (spec decisions, 1.2 Menus). Loaded when its button
 * is pressed.
 */
export function AccountMenu() {
  const isStudent = useSession()?.type === 'Student'
  return (
    <Menu
      defaultOpen
      trigger={<AccountTrigger />}
      groups={[
        { items: [account, ...(isStudent ? studentItems : []), theme] },
        { label: 'View site', items: mainMenu },
        { items: [signOut] },
      ]}
    />
  )
}
