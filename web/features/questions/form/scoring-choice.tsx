import { RadioGroup } from '#web/ui/form/radio-group.tsx'

type ScoringChoiceProps = { scoring: string; onChange: (scoring: string) => void }

/** How a Select All That Apply is scored: all or nothing (spec 3.5.26), unless its author chooses +/−. */
export const ScoringChoice = ({ scoring, onChange }: ScoringChoiceProps) => (
  <RadioGroup
    legend="Scoring"
    options={[
      { value: '', label: 'All or nothing: one point when exactly the right answers are chosen' },
      { value: 'plus-minus', label: 'Partial credit (+/−): a point for each right one, less one for each wrong one' },
    ]}
    value={scoring}
    onChange={onChange}
  />
)
