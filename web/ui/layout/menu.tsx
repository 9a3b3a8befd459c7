import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './menu.css'

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
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {label !== undefined && <DropdownMenu.Label className="menu__label">{label}</DropdownMenu.Label>}
          {items.map((item) =>
            'to' in item ? (
              <DropdownMenu.Item key={item.key} asChild disabled={item.disabled ?? false}>
                <Link className="menu__item" to={item.to}>
                  {item.icon}
                  {item.label}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={item.key}
                className="menu__item"
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
