import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type MenuItem = {
  key: string
  label: string
  icon?: ReactNode
  disabled?: boolean
} & ({ to: string } | { onSelect: () => void })

type MenuProps = { trigger: ReactNode; items: readonly MenuItem[]; label?: string }

/** A button (`trigger`) that opens a menu of links and actions. */
export function Menu({ trigger, items, label }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="min-w-52 p-2 border border-border rounded-medium bg-surface-raised text-text shadow-large z-60"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {label !== undefined && (
            <DropdownMenu.Label className="py-2 px-3 text-text-muted text-small">{label}</DropdownMenu.Label>
          )}
          {items.map((item) =>
            'to' in item ? (
              <DropdownMenu.Item key={item.key} asChild disabled={item.disabled ?? false}>
                <Link
                  className="flex items-center gap-3 w-full min-h-target py-2 px-3 rounded-small text-inherit no-underline cursor-pointer outline-none hover:text-primary-hover data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft data-disabled:text-text-muted data-disabled:cursor-not-allowed"
                  to={item.to}
                >
                  {item.icon}
                  {item.label}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={item.key}
                className="flex items-center gap-3 w-full min-h-target py-2 px-3 rounded-small text-inherit no-underline cursor-pointer outline-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft data-disabled:text-text-muted data-disabled:cursor-not-allowed"
                disabled={item.disabled ?? false}
                onSelect={item.onSelect}
              >
                {item.icon}
                {item.label}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
