import { useId, useState } from 'react'
import { codesOfText, MAX_NUMBER_LENGTH, numberOfTyped, textOfCodes } from '#domain/questions/types/number-text.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import type { AnswersProps, ReviewProps } from '../question-view.ts'
import { ItemStatus } from './item-status.tsx'
import { itemReader, type NumericItem } from './items.ts'
import './item.css'

const read = itemReader<NumericItem>()

const roundingWords = (decimals: number | undefined) =>
  decimals === undefined
    ? ''
    : decimals === 0
      ? 'Round to a whole number.'
      : `Round to ${decimals} decimal ${decimals === 1 ? 'place' : 'places'}.`

/** The beginning of a number. */
const PARTIAL_NUMBER = /^[+−–-]?[.,]?$/

const withOtherSign = (typed: string) => (/^[−–-]/.test(typed) ? typed.slice(1) : `-${typed.replace(/^\+/, '')}`)

/**
 * A number field. Text that isn't a number yet isn't an answer. Adds a key for the sign, because some phone keyboards
 * have only digits.
 */
export function Answers({ question, choice, locked, onChoose }: AnswersProps) {
  const id = useId()
  const [typed, setTyped] = useState(() => textOfCodes(choice))
  const withSignKey = useMediaQuery('(pointer: coarse)')
  const item = read(question)
  if (item === undefined) return null
  const entered = typed.trim()
  const type = (value: string) => {
    const number = numberOfTyped(value)
    setTyped(value)
    onChoose(number === undefined ? [] : codesOfText(number))
  }
  return (
    <div className="item-number grid gap-2">
      <label className="font-semibold" htmlFor={id}>
        Your number{item.unit === undefined ? '' : ` in ${item.unit}`}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          className="field__input w-36"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_NUMBER_LENGTH}
          value={typed}
          readOnly={locked}
          aria-describedby={`${id}-hint`}
          onChange={({ target: { value } }) => type(value)}
        />
        {withSignKey && (
          <Button
            variant="secondary"
            aria-label="Change the sign"
            disabled={locked}
            onClick={() => type(withOtherSign(entered))}
          >
            +/−
          </Button>
        )}
        {item.unit !== undefined && <span aria-hidden="true">{item.unit}</span>}
      </div>
      <p id={`${id}-hint`} className="field__hint">
        {roundingWords(item.decimals)}
      </p>
      <ItemStatus
        text=""
        refusal={
          PARTIAL_NUMBER.test(entered) || numberOfTyped(entered) !== undefined
            ? undefined
            : 'Enter a number like 12.5, with no commas.'
        }
      />
    </div>
  )
}

/** A number with commas between its thousands, as its rationale has it. */
const grouped = (text: string) => text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

export function Review({ question, right, choice, whose }: ReviewProps) {
  const unit = read(question)?.unit
  if (right.length === 0) return <p>A number{unit === undefined ? '' : ` in ${unit}`}</p>
  const withUnit = (codes: readonly number[]) => `${grouped(textOfCodes(codes))}${unit === undefined ? '' : ` ${unit}`}`
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-1 gap-x-4 m-0">
      {choice.length > 0 && (
        <>
          <dt className="text-text-muted">{whose} answer</dt>
          <dd className="m-0">{withUnit(choice)}</dd>
        </>
      )}
      <dt className="text-text-muted">Correct answer</dt>
      <dd className="m-0">
        <strong>{withUnit(right)}</strong>
      </dd>
    </dl>
  )
}
