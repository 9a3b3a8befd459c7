import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { moved } from '#domain/content/in-order.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { shiftOf, useDragOrder } from './use-drag-order.ts'

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
const KEY_TARGETS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
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
  const [announcement, setAnnouncement] = useState('')
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
    setAnnouncement(`${item.name} is now ${to + 1} of ${items.length}.`)
  }
  const { drag, begin } = useDragOrder(list, move)
  return (
    <>
      <VisuallyHidden>
        <span id={`${id}-help`}>Drag it, or press the arrow keys, Home or End.</span>
      </VisuallyHidden>
      <ol
        className={classNames(
          'grid grid-cols-1 gap-2 p-0 list-none',
          drag && 'order-list--dragging [user-select:none]',
        )}
        aria-label={label}
        ref={list}
      >
        {items.map(({ key, name, before }, index) => {
          const button = (by: -1 | 1) => (
            <IconButton
              tabIndex={-1}
              data-press={`${key}/${by}`}
              label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
              icon={by < 0 ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
              aria-disabled={disabled || (by < 0 ? index === 0 : index === items.length - 1)}
              onClick={() => move(index, index + by, `${key}/${by}`)}
            />
          )
          return (
            <li
              key={key}
              className={classNames(
                'flex items-center gap-2 min-h-13 px-1 border border-border-strong rounded-medium bg-surface in-[.order-list--dragging]:[transition:transform_120ms_ease-out] max-xs:gap-1 max-xs:px-0 motion-reduce:in-[.order-list--dragging]:[transition:none]',
                drag?.from === index && 'order-list__item--dragged',
              )}
              style={drag && { transform: `translateY(${shiftOf(index, drag)}px)` }}
            >
              <button
                type="button"
                className="inline-flex flex-none items-center justify-center border-0 rounded-medium bg-transparent text-text-muted cursor-grab touch-none size-target hover:bg-primary-soft hover:text-on-primary-soft in-[.order-list--dragging]:cursor-grabbing max-xs:w-9"
                data-press={key}
                aria-label={`Move ${name}, ${index + 1} of ${items.length}`}
                aria-describedby={`${id}-help`}
                aria-disabled={disabled || undefined}
                onPointerDown={disabled ? undefined : begin(index)}
                onKeyDown={(event) => {
                  const to = KEY_TARGETS[event.key]?.(index, items.length - 1)
                  if (to === undefined) return
                  event.preventDefault()
                  move(index, to, key)
                }}
              >
                <GripVertical size={20} aria-hidden="true" />
              </button>
              <span className="flex-none min-w-6 text-text-muted font-[650] tabular-nums text-end" aria-hidden="true">
                {index + 1}
              </span>
              <span className="order-list__name flex flex-1 items-center gap-3 min-w-0 py-1 wrap-anywhere [&>svg]:flex-none max-xs:gap-2">
                {before}
                <span>{name}</span>
              </span>
              <span className="order-list__buttons flex flex-none">
                {button(-1)}
                {button(1)}
              </span>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
