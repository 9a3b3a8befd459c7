import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from './external-link.tsx'

/** A screen of this app (`to`), another site (`href`), or an action. */
export type MenuItem = { label: string; Icon?: LucideIcon } & ({ to: string } | { href: string } | { act: () => void })

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode
  /** Groups of items with lines between them. */
  groups: readonly { label?: string; items: readonly MenuItem[] }[]
  /** For a menu whose code loads when its button is pressed. */
  defaultOpen?: boolean
}

const ITEM =
  'flex items-center gap-3 w-full min-h-target py-2 px-3 rounded-small text-inherit no-underline cursor-pointer outline-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft'

/** A button that opens a menu of links and actions. */
export function Menu({ trigger, groups, defaultOpen = false }: MenuProps) {
  return (
    <DropdownMenu.Root defaultOpen={defaultOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="min-w-56 max-h-(--radix-dropdown-menu-content-available-height) p-2 border border-border rounded-medium bg-surface-raised text-text shadow-large overflow-y-auto z-60"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {groups.map(({ label, items }) => (
            <DropdownMenu.Group
              key={items[0]?.label}
              className="[&+&]:mt-2 [&+&]:pt-2 [&+&]:border-t [&+&]:border-border"
            >
              {label !== undefined && (
                <DropdownMenu.Label className="pt-1 px-3 text-text-muted text-small">{label}</DropdownMenu.Label>
              )}
              {items.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const { label, Icon } = item
  const content = (
    <>
      {Icon !== undefined && <Icon size={18} aria-hidden="true" />}
      {label}
    </>
  )
  if ('act' in item)
    return (
      <DropdownMenu.Item className={ITEM} onSelect={item.act}>
        {content}
      </DropdownMenu.Item>
    )
  return (
    <DropdownMenu.Item asChild>
      {'to' in item ? (
        <Link className={ITEM} to={item.to}>
          {content}
        </Link>
      ) : (
        <ExternalLink className={ITEM} href={item.href}>
          {content}
        </ExternalLink>
      )}
    </DropdownMenu.Item>
  )
}
