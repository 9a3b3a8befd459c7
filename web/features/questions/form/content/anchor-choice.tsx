import { swappableHint } from '#domain/messages/questions.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ContentPart } from './content-part.tsx'

type AnchorChoiceProps = {
  blanks: number
  anchor: number
  /** Indexes of two reasons that could be swapped. */
  swappable: readonly [number, number] | undefined
  onChange: (anchor: number) => void
}

/** Selects the blank that the other blanks give reasons for. */
export function AnchorChoice({ blanks, anchor, swappable, onChange }: AnchorChoiceProps) {
  return (
    <ContentPart
      legend="What the sentence claims"
      hint={
        blanks > 2
          ? 'The claim gives no point itself; each right reason gives one, while the claim is right.'
          : 'One point when the claim and its reason are both right.'
      }
      codes={['anchor-missing']}
    >
      <RadioGroup
        legend="The others give reasons for"
        row
        options={Array.from({ length: blanks }, (_, i) => ({ value: String(i), label: `Blank ${i + 1}` }))}
        value={String(anchor)}
        onChange={(value) => onChange(Number(value))}
      />
      <div role="status">{swappable !== undefined && <Notice tone="accent">{swappableHint(...swappable)}</Notice>}</div>
    </ContentPart>
  )
}
