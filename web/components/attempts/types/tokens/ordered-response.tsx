import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { GradedOptions, MarkIcon } from '../graded-mark.tsx'
import { dragging } from '../dragging.ts'
import { ItemStatus } from '../item-status.tsx'
import { itemReader, type OrderedItem } from '../items.ts'
import { useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'

const read = itemReader<OrderedItem>('items')

const UNORDERED = 'Move an item, or keep this order, to answer.'

/**
 * A list to order with buttons or by dragging. The initial order counts as an answer only once an item was moved or the
 * order was confirmed.
 */
export function Answers({ question, choice, locked, onChoose }: AnswersProps) {
  const rove = useRoving()
  const [event, setEvent] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string>(undefined)
  useLayoutEffect(() => {
    // Moving an item removes it from the DOM for a moment, so focus returns to its button.
    if (pressed.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-button="${pressed.current}"]`)?.focus()
    pressed.current = undefined
  }, [choice])
  const item = read(question)
  if (item === undefined) return null
  const { items } = item
  const order = choice.length === items.length ? choice : items.map(({ cell }) => cell)
  const move = (cell: number, by: -1 | 1) => {
    const from = order.indexOf(cell)
    const other = order[from + by]
    if (other === undefined || locked) return
    pressed.current = `${cell}/${by}`
    onChoose(order.map((each) => (each === cell ? other : each === other ? cell : each)))
    setEvent(`${textOf(cell)} is now ${from + by + 1} of ${order.length}.`)
  }
  const itemOf = (cell: number) => items.find((each) => each.cell === cell)
  const textOf = (cell: number) => itemOf(cell)?.text ?? ''
  const drag = dragging((dragged, target) => {
    const [cell, index] = [Number(dragged), order.indexOf(Number(target))]
    if (locked || index < 0 || dragged === target) return
    const others = order.filter((each) => each !== cell)
    onChoose([...others.slice(0, index), cell, ...others.slice(index)])
    setEvent(`${textOf(cell)} is now ${index + 1} of ${order.length}.`)
  })
  const button = (cell: number, index: number, by: -1 | 1) => (
    <IconButton
      data-button={`${cell}/${by}`}
      label={`Move ${textOf(cell)} ${by < 0 ? 'up' : 'down'}`}
      icon={by < 0 ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
      aria-disabled={locked || (by < 0 ? index === 0 : index === order.length - 1)}
      {...rove(
        by < 0 ? 'up' : 'down',
        items.findIndex((each) => each.cell === cell),
      )}
      onClick={() => move(cell, by)}
    />
  )
  return (
    <>
      <ol
        className="item-order grid grid-cols-1 gap-2 p-0 list-none"
        aria-label="Items in your order"
        data-roving=""
        ref={list}
        onPointerDown={drag}
      >
        {order.map((cell, index) => (
          <li
            key={cell}
            className="item-order__item flex flex-wrap items-center gap-y-2 gap-x-3 min-h-13 pt-1 pr-2 pb-1 pl-4 border border-border-strong rounded-medium bg-surface [&.graded--right]:border-success [&.graded--right]:bg-success-soft [&.graded--missed]:border-2 [&.graded--missed]:border-dashed [&.graded--missed]:border-success"
            data-dragged=""
            data-drop={cell}
          >
            <span
              className="item-order__grip hidden py-2 px-0 text-text-muted cursor-grab [user-select:none] pointer-fine:flex pointer-fine:-ms-2"
              data-drag={cell}
              aria-hidden="true"
            >
              <GripVertical size={18} />
            </span>
            <span className="text-text-muted font-[650] tabular-nums">{index + 1}</span>
            <FormattedText className="flex-[1_1_8rem]" text={textOf(cell)} html={itemOf(cell)?.textHtml} />
            <span className="item-order__buttons flex">
              {button(cell, index, -1)}
              {button(cell, index, 1)}
            </span>
          </li>
        ))}
      </ol>
      {choice.length === 0 && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setEvent('This order is your answer.')
              onChoose(order)
            }}
          >
            Keep this order
          </Button>
        </div>
      )}
      <ItemStatus text={choice.length === 0 ? UNORDERED : event || 'Your order is set. You can still move items.'} />
    </>
  )
}

export function Review({ question, right, choice, whose }: ReviewProps) {
  const items = read(question)?.items ?? []
  if (right.length === 0) return <GradedOptions label="Items" options={items} marks={{ right, choice, whose }} />
  return (
    <ol className="item-order grid grid-cols-1 gap-2 p-0 list-none" aria-label="The right order">
      {right.map((cell, index) => {
        const position = choice.indexOf(cell)
        const isRight = position === index
        const item = items.find((each) => each.cell === cell)
        return (
          <li
            key={cell}
            className={classNames(
              'item-order__item flex flex-wrap items-center gap-y-2 gap-x-3 min-h-13 pt-1 pr-2 pb-1 pl-4 border border-border-strong rounded-medium bg-surface [&.graded--right]:border-success [&.graded--right]:bg-success-soft [&.graded--missed]:border-2 [&.graded--missed]:border-dashed [&.graded--missed]:border-success',
              `graded--${isRight ? 'right' : 'missed'}`,
            )}
          >
            <span className="text-text-muted font-[650] tabular-nums">{index + 1}</span>
            <FormattedText className="flex-[1_1_8rem]" text={item?.text ?? ''} html={item?.textHtml} />
            <span className="graded__words item-order__words inline-flex items-center gap-1 pe-2">
              <MarkIcon mark={isRight ? 'right' : 'missed'} />{' '}
              {isRight ? 'In its place' : position < 0 ? 'Not placed' : `${whose} place: ${position + 1}`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
