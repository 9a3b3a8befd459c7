import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { moved } from '#domain/content/in-order.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { shiftOf, useDragOrder } from './use-drag-order.ts'
import './order-list.css'

export type OrderedItem = { key: string; name: string; /** Leading content: an icon. */ before?: ReactNode }

type OrderListProps = {
  /** Accessible name of the list. */
  label: string
  items: readonly OrderedItem[]
  /** Receives the keys in their new order. */
  onChange: (keys: string[]) => void
  disabled?: boolean
}

/** The new index for a key pressed on a grip. */
const PLACES: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A list that users order by dragging grips, with the arrow keys, Home, and End on a grip, or with the buttons of a
 * row. Each move is announced. The buttons are for pointers and voice control; the Tab key moves between grips.
 */
export function OrderList({ label, items, onChange, disabled = false }: OrderListProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    // Moving a row removes it from the DOM for a moment, so focus returns to the pressed control.
    if (focused.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-press="${focused.current}"]`)?.focus()
    focused.current = undefined
  }, [items])
  const move = (from: number, to: number, pressed?: string) => {
    const item = items[from]
    if (disabled || item === undefined || to < 0 || to >= items.length || to === from) return
    focused.current = pressed
    onChange(
      moved(
        items.map(({ key }) => key),
        from,
        to,
      ),
    )
    setSaid(`${item.name} is now ${to + 1} of ${items.length}.`)
  }
  const { drag, begin } = useDragOrder(list, move)
  return (
    <>
      <VisuallyHidden>
        <span id={`${id}-help`}>Drag it, or press the arrow keys, Home or End.</span>
      </VisuallyHidden>
      <ol className={classNames('order-list', drag && 'order-list--dragging')} aria-label={label} ref={list}>
        {items.map(({ key, name, before }, place) => {
          const button = (by: -1 | 1) => (
            <IconButton
              tabIndex={-1}
              data-press={`${key}/${by}`}
              label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
              icon={by < 0 ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
              aria-disabled={disabled || (by < 0 ? place === 0 : place === items.length - 1)}
              onClick={() => move(place, place + by, `${key}/${by}`)}
            />
          )
          return (
            <li
              key={key}
              className={classNames('order-list__item', drag?.from === place && 'order-list__item--dragged')}
              style={drag && { transform: `translateY(${shiftOf(place, drag)}px)` }}
            >
              <button
                type="button"
                className="order-list__grip"
                data-press={key}
                aria-label={`Move ${name}, ${place + 1} of ${items.length}`}
                aria-describedby={`${id}-help`}
                aria-disabled={disabled || undefined}
                onPointerDown={disabled ? undefined : begin(place)}
                onKeyDown={(event) => {
                  const to = PLACES[event.key]?.(place, items.length - 1)
                  if (to === undefined) return
                  event.preventDefault()
                  move(place, to, key)
                }}
              >
                <GripVertical size={20} aria-hidden="true" />
              </button>
              <span className="order-list__place" aria-hidden="true">
                {place + 1}
              </span>
              <span className="order-list__name">
                {before}
                <span>{name}</span>
              </span>
              <span className="order-list__buttons">
                {button(-1)}
                {button(1)}
              </span>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
