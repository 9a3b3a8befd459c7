import { type KeyboardEvent, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { AnswersProps, ReviewProps } from '../../question-view.ts'
import { withPart } from '#web/components/attempts/types/options/choices.ts'
import { BANK, dragging } from '../dragging.ts'
import { GradedBlank } from '#web/components/attempts/types/cloze/graded-blank.tsx'
import { GradedOptions, MarkLegend } from '../graded-mark.tsx'
import { ItemStatus } from '../item-status.tsx'
import { itemReader, type TokensItem } from '../items.ts'
import { partsText } from '../parts.ts'
import { useRoving } from '../roving.ts'
import { Segments } from '../segments.tsx'
import '#web/components/attempts/types/item.css'

const read = itemReader<TokensItem>('segments', 'blanks', 'tokens')

/** The tokens as options of one blank, with their cells in it. */
const optionsOf = ({ tokens }: TokensItem, blank: number) =>
  tokens.map(({ cell, text }) => ({ cell: blank * tokens.length + cell, text }))

/**
 * A sentence with places for tokens, followed by the tokens. Click a token, then a place, or drag it there. Escape
 * releases the selected token; clicking a filled place without a selected token, or dragging its token back, removes it.
 */
export function Answers({ question, choice, locked, onChoose }: AnswersProps) {
  const rove = useRoving()
  const [selected, setSelected] = useState<number>()
  const [event, setEvent] = useState('')
  const item = read(question)
  if (item === undefined) return null
  const { segments, blanks, tokens, reusable } = item
  const textOf = (token: number | undefined) => tokens.find(({ cell }) => cell === token)?.text ?? ''
  const tokenIn = (blank: number) => tokens.find(({ cell }) => choice.includes(blank * tokens.length + cell))?.cell
  const blanksOf = (token: number) => Array.from({ length: blanks }, (_, b) => b).filter((b) => tokenIn(b) === token)
  const toggleSelected = (token: number) => {
    setSelected(selected === token ? undefined : token)
    setEvent(selected === token ? `${textOf(token)} put back.` : `${textOf(token)} taken. Choose a blank for it.`)
  }
  const partOf = (blank: number) => optionsOf(item, blank).map(({ cell }) => cell)
  const placeToken = (token: number, blank: number) => {
    const others = reusable ? choice : choice.filter((cell) => cell % tokens.length !== token)
    onChoose(withPart(others, partOf(blank), [blank * tokens.length + token]))
    setEvent(`${textOf(token)} placed in blank ${blank + 1}.`)
    setSelected(undefined)
  }
  const takeOut = (token: number, blank: number) => {
    onChoose(withPart(choice, partOf(blank), []))
    setEvent(`${textOf(token)} taken out of blank ${blank + 1}.`)
  }
  const drag = dragging((token, target, from) => {
    if (locked) return
    if (target === BANK) takeOut(Number(token), Number(from))
    else placeToken(Number(token), Number(target))
  })
  const pressBlank = (blank: number) => {
    if (locked) return
    const filled = tokenIn(blank)
    if (selected !== undefined) placeToken(selected, blank)
    else if (filled !== undefined) takeOut(filled, blank)
    else setEvent('Choose a word first, then its blank.')
  }
  const returnToBank = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || selected === undefined) return
    setEvent(`${textOf(selected)} put back.`)
    setSelected(undefined)
  }
  return (
    <>
      <div className="leading-[2.2] whitespace-pre-line" onPointerDown={drag}>
        <Segments segments={segments}>
          {(blank) => {
            const filled = tokenIn(blank)
            const content = filled === undefined ? 'empty' : textOf(filled)
            return (
              <button
                type="button"
                className={classNames(
                  'inline-block min-w-26 max-w-[calc(100%-0.8em)] min-h-target my-1 mx-[0.15em] align-middle py-2 px-3 rounded-small leading-[1.3] cursor-pointer hover:border-primary',
                  filled !== undefined
                    ? 'border-2 border-primary bg-primary-soft text-on-primary-soft font-semibold'
                    : 'border-2 border-dashed border-border-strong bg-surface-sunken text-text-muted',
                )}
                aria-label={`Blank ${blank + 1} of ${blanks}: ${content}`}
                aria-disabled={locked || undefined}
                data-drop={blank}
                data-drag={filled}
                onKeyDown={returnToBank}
                onClick={() => pressBlank(blank)}
              >
                {filled === undefined ? blank + 1 : textOf(filled)}
              </button>
            )
          }}
        </Segments>
      </div>
      <ul
        className="token-bank flex flex-wrap gap-2 p-4 rounded-medium bg-surface-sunken list-none"
        aria-label="Words to place"
        data-roving=""
        data-drop={BANK}
        onPointerDown={drag}
      >
        {tokens.map(({ cell, text }, index) => {
          const used = blanksOf(cell)
          const keys = rove('bank', index)
          return (
            <li key={cell}>
              <button
                type="button"
                className={classNames(
                  'min-h-target py-2 px-4 border border-border-strong rounded-small leading-[1.3] text-start cursor-pointer hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight] forced-colors:aria-pressed:outline-offset-[-3px]',
                  used.length > 0 && !reusable
                    ? 'border-dashed bg-transparent text-text-muted'
                    : 'bg-surface text-text',
                )}
                aria-pressed={selected === cell}
                aria-label={used.length === 0 ? text : `${text}, in blank ${used.map((b) => b + 1).join(' and ')}`}
                aria-disabled={locked || undefined}
                data-drag={cell}
                {...keys}
                onKeyDown={(pressed) => {
                  returnToBank(pressed)
                  keys.onKeyDown(pressed)
                }}
                onClick={() => {
                  if (!locked) toggleSelected(cell)
                }}
              >
                {text}
              </button>
            </li>
          )
        })}
      </ul>
      <ItemStatus text={`${event} ${partsText(question, choice)}`.trim()} />
    </>
  )
}

export function Review({ question, right, choice, whose }: ReviewProps) {
  const item = read(question)
  if (item === undefined) return null
  const isKeyShown = right.length > 0
  return (
    <>
      <p className="whitespace-pre-line leading-[1.9]">
        <Segments segments={item.segments}>
          {(blank) => <GradedBlank options={isKeyShown ? optionsOf(item, blank) : []} {...{ right, choice, whose }} />}
        </Segments>
      </p>
      <MarkLegend {...{ right, choice }} />
      {!isKeyShown && <GradedOptions label="Words to place" options={item.tokens} marks={{ right, choice, whose }} />}
    </>
  )
}
