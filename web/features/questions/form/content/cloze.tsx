import { swappableReasons } from '#domain/questions/types/swappable.ts'
import { AnchorChoice } from './anchor-choice.tsx'
import { BlankText } from './blank-text.tsx'
import { holdsBlank, withoutBlank } from './blanks.ts'
import { contentForm, useTextError } from './content-form.tsx'
import { blankDropDown, type DropDownDraft, DropDowns, readDropDown } from './drop-downs.tsx'
import { fieldsOf, indexOf, listOf, textOf } from './lenient.ts'
import { indexAfterRemoval, without } from './lists.ts'

/** Draft of a sentence with drop-downs. `anchor` is the index of the blank that the others give reasons for, if any. */
type ClozeDraft = { text: string; blanks: DropDownDraft[]; anchor?: number }

/** The first blank that no text contains, or a new one when all are used. Undefined when the maximum is reached. */
export const nextBlank = (texts: readonly string[], blanks: number, most: number): number | undefined => {
  const lost = Array.from({ length: blanks }, (_, i) => i).find((i) => !texts.some((text) => holdsBlank(text, i)))
  return lost ?? (blanks < most ? blanks : undefined)
}

const spelled = (text: string) => text.trim().toLowerCase()
const rightOf = (blank: DropDownDraft | undefined) => spelled(blank?.options[blank.correct] ?? '')
const offers = (blank: DropDownDraft | undefined, text: string) =>
  text !== '' && blank?.options.some((option) => spelled(option) === text) === true

/** The form for a sentence with at most `most` drop-downs. */
export const clozeForm = (most: number, isRationale: boolean) =>
  contentForm<ClozeDraft>(
    (content) => {
      const { text, blanks, anchor } = fieldsOf(content)
      return {
        text: textOf(text),
        blanks: listOf(blanks, readDropDown),
        ...(isRationale ? { anchor: indexOf(anchor) } : {}),
      }
    },
    function ClozeEditor({ value, onChange }) {
      const errorOf = useTextError()
      const { text, blanks, anchor } = value
      const next = nextBlank([text], blanks.length, most)
      return (
        <>
          <BlankText
            label="Sentence"
            hint={
              isRationale
                ? 'Such as: The client is at risk for {{1}} because of {{2}}.'
                : 'A {{number}} in it is the place of a drop-down.'
            }
            text={text}
            error={errorOf(text)}
            next={next}
            onChange={(changed) => onChange({ ...value, text: changed })}
            onInsert={(changed) =>
              onChange({
                ...value,
                text: changed,
                blanks: next === blanks.length ? [...blanks, blankDropDown()] : blanks,
              })
            }
          />
          <DropDowns
            blanks={blanks}
            isNamed={(index) => holdsBlank(text, index)}
            onChange={(changed) => onChange({ ...value, blanks: changed })}
            onRemove={(index) =>
              onChange({
                text: withoutBlank(text, index),
                blanks: without(blanks, index),
                ...(anchor === undefined ? {} : { anchor: indexAfterRemoval(anchor, index) }),
              })
            }
          />
          {anchor !== undefined && blanks.length > 1 && (
            <AnchorChoice
              blanks={blanks.length}
              anchor={anchor}
              swappable={swappableReasons({ text, anchor }, (blank, other) =>
                offers(blanks[blank], rightOf(blanks[other])),
              )}
              onChange={(chosen) => onChange({ ...value, anchor: chosen })}
            />
          )}
        </>
      )
    },
  )
