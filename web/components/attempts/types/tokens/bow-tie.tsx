import { X } from 'lucide-react'
import { useId, useState } from 'react'
import type { AnswersProps, ReviewProps } from '#web/components/attempts/question-view.ts'
import { toggleAnswer } from '#web/components/attempts/choice-answers.tsx'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { dragging } from '../dragging.ts'
import { GradedOptions } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { type BowTieItem, type BowTieSide, itemReader } from '../items.ts'
import { partsText } from '../parts.ts'
import { useRoving } from '../roving.ts'
import '#web/components/attempts/types/item.css'
import './bow-tie.css'

const read = itemReader<BowTieItem>('sides')

/**
 * Three sides with places, each with its options below. Clicking an option, or dragging it, puts it into its side's
 * next free place; clicking again removes it. The second place of a pair may stay empty.
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
    setRefusal(isRefused ? `${label}: only ${pick} can be chosen. Take one back first.` : undefined)
    if (isRefused) return
    setEvent(next.includes(cell) ? `${text} placed, ${count} of ${pick}.` : `${text} taken back.`)
    onChoose(next)
  }
  const drag = dragging((dragged, label) => {
    const cell = Number(dragged)
    const own = item.sides.find(({ options }) => options.some((option) => option.cell === cell))
    if (own === undefined || locked) return
    if (own.label !== label) setRefusal(`This goes under ${own.label}.`)
    else if (!choice.includes(cell)) press(own, cell)
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
    <section className="bow-tie__side" aria-labelledby={id}>
      <h3 id={id} className="bow-tie__label">
        {label} <span className="muted">(choose {pick})</span>
      </h3>
      <div className="bow-tie__places" data-drop={label}>
        {Array.from({ length: pick }, (_, place) => {
          const option = chosen[place]
          if (option === undefined)
            return (
              <p key={place} className="bow-tie__place">
                Empty
              </p>
            )
          return (
            <button
              key={place}
              type="button"
              className="bow-tie__place bow-tie__place--filled"
              aria-label={`Take back ${option.text}`}
              aria-disabled={locked || undefined}
              onClick={() => onPress(option.cell)}
            >
              <FormattedText className="bow-tie__text" text={option.text} html={option.textHtml} inControl />
              <X size={16} aria-hidden="true" />
            </button>
          )
        })}
      </div>
      <ul className="bow-tie__bank" aria-label={label}>
        {options.map(({ cell, text, textHtml }, index) => (
          <li key={cell}>
            <button
              type="button"
              className="bow-tie__option"
              aria-pressed={choice.includes(cell)}
              aria-disabled={locked || undefined}
              data-drag={cell}
              {...rove(label, index)}
              onClick={() => onPress(cell)}
            >
              <FormattedText className="bow-tie__text" text={text} html={textHtml} inControl />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Review({ question, ...marks }: ReviewProps) {
  return (
    <div className="bow-tie bow-tie--graded">
      {(read(question)?.sides ?? []).map(({ label, options }) => (
        <section key={label} className="item-part">
          <h3>{label}</h3>
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
