import { swappableReasons } from '#domain/questions/types/swappable.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AnchorChoice } from './anchor-choice.tsx'
import { BlankText } from './blank-text.tsx'
import { holdsBlank, withoutBlank } from './blanks.ts'
import { nextBlank } from './cloze.tsx'
import { contentForm, useTextError, useWrong } from './content-form.tsx'
import { ContentPart } from './content-part.tsx'
import { ItemList } from './item-list.tsx'
import { fieldsOf, indexOf, listOf, listOfLeast, maybeText, textOf } from './lenient.ts'
import { indexAfterRemoval, without } from './lists.ts'
import { WhyField } from './why-field.tsx'

type TargetDraft = { correct: number; why?: string }
type TokenClozeDraft = { text: string; tokens: string[]; blanks: TargetDraft[]; reusable: boolean; anchor?: number }

const readTarget = (value: unknown): TargetDraft => {
  const { correct, why } = fieldsOf(value)
  return { correct: indexOf(correct), ...maybeText('why', why) }
}

/** The form for a sentence with at most `most` blanks that tokens are dragged into. */
export const tokenClozeForm = (most: number, isRationale: boolean) =>
  contentForm<TokenClozeDraft>(
    (content) => {
      const { text, tokens, blanks, reusable, anchor } = fieldsOf(content)
      return {
        text: textOf(text),
        tokens: listOfLeast(tokens, textOf, 3),
        blanks: listOf(blanks, readTarget),
        reusable: reusable === true,
        ...(isRationale ? { anchor: indexOf(anchor) } : {}),
      }
    },
    function TokenClozeEditor({ value, onChange }) {
      const errorOf = useTextError()
      const { text, tokens, blanks, reusable, anchor } = value
      const next = nextBlank([text], blanks.length, most)
      return (
        <>
          <BlankText
            label="Sentence"
            hint="A {{number}} in it is a place for a token."
            text={text}
            error={errorOf(text)}
            next={next}
            onChange={(changed) => onChange({ ...value, text: changed })}
            onInsert={(changed) =>
              onChange({
                ...value,
                text: changed,
                blanks: next === blanks.length ? [...blanks, { correct: -1 }] : blanks,
              })
            }
          />
          <ContentPart
            legend="Tokens"
            hint="Three to ten; students see them in another order. Write more of them than there are blanks."
            codes={['tokens-few', 'tokens-many']}
          >
            <ItemList
              name="Token"
              items={tokens}
              range={[3, 10]}
              blank={() => ''}
              onChange={(changed) => onChange({ ...value, tokens: changed })}
              onRemove={(index) => {
                const left = blanks.map((blank) => ({ ...blank, correct: indexAfterRemoval(blank.correct, index) }))
                onChange({ ...value, tokens: without(tokens, index), blanks: left })
              }}
            >
              {(token, index, change) => (
                <TextField
                  label={`Token ${index + 1}`}
                  value={token}
                  error={errorOf(token, tokens)}
                  onChange={(event) => change(event.target.value)}
                />
              )}
            </ItemList>
            <CheckboxField
              label="A token can be used more than once"
              checked={reusable}
              onChange={(event) => onChange({ ...value, reusable: event.target.checked })}
            />
          </ContentPart>
          <Targets
            value={value}
            onChange={(changed) => onChange({ ...value, blanks: changed })}
            onRemove={(index) =>
              onChange({
                ...value,
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
              // Any token fits into any blank.
              swappable={swappableReasons({ text, anchor }, () => true)}
              onChange={(chosen) => onChange({ ...value, anchor: chosen })}
            />
          )}
        </>
      )
    },
  )

type TargetsProps = {
  value: TokenClozeDraft
  onChange: (blanks: TargetDraft[]) => void
  onRemove: (index: number) => void
}

/** The token that belongs in each blank. */
function Targets({ value: { text, tokens, blanks, reusable }, onChange, onRemove }: TargetsProps) {
  const unkeyed = useWrong(['blank-without-key'])
  const twice = useWrong(['key-unreachable'])
  const options = tokens.flatMap((token, i) => (token.trim() === '' ? [] : [{ value: String(i), label: token }]))
  const errorOf = ({ correct }: TargetDraft) => {
    if (correct < 0) return unkeyed
    return !reusable && blanks.filter((other) => other.correct === correct).length > 1 ? twice : undefined
  }
  return (
    <ContentPart legend="Blanks" codes={['blanks-few', 'blanks-many', 'blanks-unnamed']}>
      {blanks.length === 0 ? (
        <p className="muted">None yet: press “Insert blank” where one belongs in the sentence.</p>
      ) : (
        <ItemList name="Blank" items={blanks} range={[0, blanks.length]} onChange={onChange} onRemove={onRemove}>
          {(blank, index, change) => (
            <>
              <SelectField
                label={`Right token of blank ${index + 1}`}
                {...(holdsBlank(text, index)
                  ? {}
                  : { hint: 'Not in the sentence: press “Insert blank” to put it there.' })}
                error={errorOf(blank)}
                placeholder="Choose a token"
                options={options}
                value={blank.correct < 0 ? '' : String(blank.correct)}
                onChange={(event) =>
                  change({ ...blank, correct: event.target.value === '' ? -1 : Number(event.target.value) })
                }
              />
              <WhyField of={`blank ${index + 1}`} why={blank.why} onChange={(why) => change({ ...blank, why })} />
            </>
          )}
        </ItemList>
      )}
    </ContentPart>
  )
}
