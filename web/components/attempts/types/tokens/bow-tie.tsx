import { X } from 'lucide-react'
import { useId, useState } from 'react'
import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { toggleAnswer } from '#web/components/attempts/choice-answers.tsx'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { BANK, dragging } from '../dragging.ts'
import { GradedOptions } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { type BowTieItem, type BowTieSide, itemReader } from '../items.ts'
import { partsText } from '../parts.ts'
import { useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'

const read = itemReader<BowTieItem>('sides')

/**
 * Three sides with places, each with its options below. Clicking an option, or dragging it, puts it into its side's
 * next free place; clicking again, or dragging it back, removes it. The second place of a pair may stay empty.
 */
export function Answers({ question, choice, locked, onChoose }: AnswersProps) {
  const rove = useRoving()
  const [event, setEvent] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const item = read(question)
  if (item === undefined) return null
  const press = ({ label, pick, options }: BowTieSide, cell: number) => {
    if (locked) return
    const text = options.find((option) => option.cell === cell)?.text ?? ''
    const next = toggleAnswer(choice, cell)
    const count = options.filter((option) => next.includes(option.cell)).length
    const isRefused = count > pick
    setRefusal(isRefused ? `${label}: only ${pick} can be chosen. Deselect one first.` : undefined)
    if (isRefused) return
    setEvent(next.includes(cell) ? `${text} placed, ${count} of ${pick}.` : `${text} taken back.`)
    onChoose(next)
  }
  const drag = dragging((dragged, target, from) => {
    const cell = Number(dragged)
    const side = item.sides.find(({ options }) => options.some((option) => option.cell === cell))
    if (side === undefined || locked) return
    if (target === BANK ? from !== BANK : target === side.label && !choice.includes(cell)) press(side, cell)
    else if (target !== BANK && target !== side.label) setRefusal(`This goes under ${side.label}.`)
  })
  return (
    <>
      <div className="bow-tie" data-roving="" onPointerDown={drag}>
        {item.sides.map((side) => (
          <Side
            key={side.label}
            side={side}
            choice={choice}
            locked={locked}
            rove={rove}
            onPress={(cell) => press(side, cell)}
          />
        ))}
      </div>
      <ItemStatus text={`${event} ${partsText(question, choice)}`.trim()} refusal={refusal} />
    </>
  )
}

type SideProps = {
  side: BowTieSide
  choice: readonly number[]
  locked: boolean
  rove: ReturnType<typeof useRoving>
  onPress: (cell: number) => void
}

function Side({ side: { label, pick, options }, choice, locked, rove, onPress }: SideProps) {
  const id = useId()
  const chosen = options.filter(({ cell }) => choice.includes(cell))
  return (
    <section
      className="bow-tie__side grid grid-cols-1 content-start gap-3 @min-[36rem]:row-[1/span_3] @min-[36rem]:grid-rows-subgrid"
      aria-labelledby={id}
    >
      <h3 id={id} className="text-small">
        {label} <span className="muted font-normal">(choose {pick})</span>
      </h3>
      <div className="bow-tie__places" data-drop={label}>
        {Array.from({ length: pick }, (_, index) => {
          const option = chosen[index]
          if (option === undefined)
            return (
              <p
                key={index}
                className="flex items-center justify-between gap-2 w-full min-h-14 py-2 px-3 border-2 border-dashed border-border-strong rounded-medium bg-surface-sunken text-text-muted text-small text-start"
              >
                Empty
              </p>
            )
          return (
            <button
              key={index}
              type="button"
              className="flex items-center justify-between gap-2 w-full min-h-14 py-2 px-3 rounded-medium text-small text-start border-2 border-primary bg-primary-soft text-on-primary-soft font-semibold cursor-pointer"
              aria-label={`Take back ${option.text}`}
              aria-disabled={locked || undefined}
              data-drag={option.cell}
              onClick={() => onPress(option.cell)}
            >
              <FormattedText text={option.text} html={option.textHtml} inControl />
              <X className="flex-none" size={16} aria-hidden="true" />
            </button>
          )
        })}
      </div>
      <ul className="bow-tie__bank grid content-start gap-2 p-0 list-none" aria-label={label} data-drop={BANK}>
        {options.map(({ cell, text, textHtml }, index) => (
          <li key={cell}>
            <button
              type="button"
              className="w-full min-h-target py-2 px-3 border border-border-strong rounded-small bg-surface text-text text-small leading-[1.35] text-start cursor-pointer hover:border-primary aria-pressed:border-primary aria-pressed:border-dashed aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight] forced-colors:aria-pressed:outline-offset-[-3px]"
              aria-pressed={choice.includes(cell)}
              aria-disabled={locked || undefined}
              data-drag={cell}
              {...rove(label, index)}
              onClick={() => onPress(cell)}
            >
              <FormattedText text={text} html={textHtml} inControl />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Review({ question, ...marks }: ReviewProps) {
  return (
    <div className="bow-tie bow-tie--graded [&_.graded]:gap-y-1 @min-[36rem]:grid-rows-[auto] @min-[36rem]:gap-4">
      {(read(question)?.sides ?? []).map(({ label, options }) => (
        <section key={label} className="grid grid-cols-1 content-start gap-2">
          <h3 className="text-body">{label}</h3>
          <GradedOptions
            label={label}
            options={
              marks.right.length === 0
                ? options
                : options.filter(({ cell }) => marks.right.includes(cell) || marks.choice.includes(cell))
            }
            marks={marks}
          />
        </section>
      ))}
    </div>
  )
}
