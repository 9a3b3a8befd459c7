import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { ContentPart } from './content-part.tsx'

type AnchorChoiceProps = { blanks: number; anchor: number; onChange: (anchor: number) => void }

/** Which blank the others give reasons for. */
export function AnchorChoice({ blanks, anchor, onChange }: AnchorChoiceProps) {
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
        onChange={(value) => {
          onChange(Number(value))
        }}
      />
    </ContentPart>
  )
}
