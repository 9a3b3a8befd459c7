import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { moved, withItem, without } from './lists.ts'

type ItemListProps<Item> = {
  /** Label of an item, such as 'Option'. */
  name: string
  /** What the items belong to, such as 'blank 2', when a form has several such lists. */
  of?: string
  items: readonly Item[]
  /** Minimum and maximum number of items. Hides the buttons that would leave the range. */
  range: readonly [least: number, most: number]
  /** Creates a new item. Absent when items can't be added here. */
  blank?: () => Item
  onChange: (items: Item[]) => void
  /** For lists that other parts refer to by index. */
  onRemove?: (index: number) => void
  onMove?: (from: number, to: number) => void
  /** Whether the order matters. Shows Move up and Move down. */
  movable?: boolean
  /** Renders each item as a framed group of stacked fields. */
  framed?: boolean
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode
}

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable="true"]'

/** The label of an item in its list. */
export const itemLabel = (name: string, index: number, of?: string): string =>
  of === undefined ? `${name} ${index + 1}` : `${name} ${index + 1} of ${of}`

/** A list of items to edit, add, remove, and reorder with buttons. Focus follows the item being changed. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { name, of, items, range, blank, onChange, onRemove, onMove, movable = false, framed = false, children } = props
  const list = useRef<HTMLOListElement>(null)
  const [asking, setAsking] = useState<number>()
  const [said, setSaid] = useState('')
  const label = (index: number) => itemLabel(name.toLowerCase(), index, of)
  const rowOf = (index: number) => list.current?.children[index]
  const remove = (index: number) => {
    flushSync(() => {
      setAsking(undefined)
      if (onRemove === undefined) onChange(without(items, index))
      else onRemove(index)
    })
    rowOf(Math.min(index, items.length - 2))
      ?.querySelector<HTMLElement>(FIELDS)
      ?.focus()
  }
  const move = (index: number, to: number, way: 'up' | 'down') => {
    if (to < 0 || to >= items.length) return
    flushSync(() => {
      setSaid(`${name} ${index + 1} is now ${to + 1} of ${items.length}`)
      if (onMove === undefined) onChange(moved(items, index, to))
      else onMove(index, to)
    })
    rowOf(to)?.querySelector<HTMLElement>(`:scope > .content-item__buttons [data-way="${way}"]`)?.focus()
  }
  const isFilled = (index: number) => JSON.stringify(items[index]) !== JSON.stringify(blank?.())
  return (
    <>
      <ol className="content-items grid grid-cols-1 gap-3 w-full m-0 p-0 list-none empty:hidden" ref={list}>
        {items.map((item, index) => (
          <li key={index} className={classNames('content-item', framed && 'content-item--framed')}>
            <div className="content-item__fields grid grid-cols-1 flex-1 gap-3 min-w-0 in-[.content-item--framed]:justify-items-start">
              {children(item, index, (next) => onChange(withItem(items, index, next)))}
            </div>
            <div className="content-item__buttons">
              {movable && (
                <>
                  <IconButton
                    label={`Move ${label(index)} up`}
                    icon={<ChevronUp size={18} />}
                    data-way="up"
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1, 'up')}
                  />
                  <IconButton
                    label={`Move ${label(index)} down`}
                    icon={<ChevronDown size={18} />}
                    data-way="down"
                    aria-disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1, 'down')}
                  />
                </>
              )}
              {items.length > range[0] && (
                <IconButton
                  label={`Remove ${label(index)}`}
                  icon={<Trash2 size={18} />}
                  onClick={() => {
                    if (isFilled(index)) setAsking(index)
                    else remove(index)
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {blank !== undefined && items.length < range[1] && (
        <Button
          variant="secondary"
          aria-label={of === undefined ? undefined : `Add ${name.toLowerCase()} to ${of}`}
          onClick={() => {
            flushSync(() => onChange([...items, blank()]))
            rowOf(items.length)?.querySelector<HTMLElement>(FIELDS)?.focus()
          }}
        >
          <Plus size={18} aria-hidden="true" /> Add {name.toLowerCase()}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ConfirmDialog
        open={asking !== undefined}
        title={`Remove ${asking === undefined ? name : label(asking)}?`}
        confirmLabel={`Remove ${name.toLowerCase()}`}
        danger
        onConfirm={() => {
          if (asking !== undefined) remove(asking)
        }}
        onCancel={() => setAsking(undefined)}
      >
        <p>What is written in it is lost.</p>
      </ConfirmDialog>
    </>
  )
}
