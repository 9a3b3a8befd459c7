import { Combine, Play, Plus, Split, Timer, Trash2 } from 'lucide-react'
import { useId } from 'react'
import {
  type CaptionProblem,
  isCaptionError,
  CAPTION_LIMITS,
  MAX_CUE_TEXT,
} from '#domain/content/captions/caption-problems.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { DraftCue } from './cue-draft.ts'

const { perSecond, lineLength, lines } = CAPTION_LIMITS

/** Messages for the problems of a caption. */
const problemWords: Readonly<Record<CaptionProblem, string>> = {
  time: 'Needs a start and an end, such as 1:05.5',
  end: 'Does not end after its start',
  empty: 'Has no text',
  large: `Has more than ${MAX_CUE_TEXT.toLocaleString('en')} characters`,
  overlap: 'Begins before an earlier one has ended',
  fast: `Too fast to read: more than ${String(perSecond)} characters a second`,
  long: `Longer than ${String(lines)} lines of ${String(lineLength)} characters`,
  short: 'Too short on the screen: less than 5/6 of a second',
}

/** Actions on one caption. `id` is the caption's id. */
export type CueActs = {
  change: (id: number, change: Partial<Omit<DraftCue, 'id'>>) => void
  /** Sets the start or end to the position of the video. */
  take: (id: number, part: 'start' | 'end') => void
  play: (id: number) => void
  split: (id: number) => void
  merge: (id: number) => void
  add: (id: number) => void
  remove: (id: number) => void
}

type CueRowProps = {
  cue: DraftCue
  /** One-based position among all captions. */
  number: number
  isLast: boolean
  problems: readonly CaptionProblem[]
  acts: CueActs
}

/** The form field of a caption, for its errors. */
export const cueSlot = (id: number) => `cue-${String(id)}`

/** One caption in the editor: its times, text, problems, and actions. */
export function CueRow({ cue, number, isLast, problems, acts }: CueRowProps) {
  const id = useId()
  const name = `caption ${String(number)}`
  const act = (label: string, Icon: typeof Play, run: (id: number) => void, disabled = false) => (
    <IconButton label={`${label} ${name}`} icon={<Icon size={18} />} disabled={disabled} onClick={() => run(cue.id)} />
  )
  const time = (label: string, part: 'start' | 'end') => (
    <div className="flex items-end gap-1 [&>.field]:flex-[1_1_5rem]">
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={cue[part]}
        onChange={(event) => acts.change(cue.id, { [part]: event.target.value })}
      />
      <IconButton
        label={`Set the ${part} of ${name} to where the video is`}
        icon={<Timer size={18} />}
        onClick={() => acts.take(cue.id, part)}
      />
    </div>
  )
  return (
    <li
      className={classNames(
        'cue min-w-0 py-3 px-4 border rounded-medium bg-surface',
        problems.some(isCaptionError) ? 'border-error' : 'border-border',
      )}
    >
      <fieldset className="min-w-0 m-0 p-0 border-0" aria-describedby={problems.length > 0 ? id : undefined}>
        <legend className="p-0 text-text-muted text-small">Caption {number}</legend>
        <FieldSlot field={cueSlot(cue.id)}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
            {time('Start', 'start')}
            {time('End', 'end')}
            <div className="cue__text col-span-full">
              <TextAreaField
                label="Text"
                rows={2}
                value={cue.text}
                onChange={(event) => acts.change(cue.id, { text: event.target.value })}
              />
            </div>
          </div>
        </FieldSlot>
        {problems.length > 0 && (
          <ul className="mt-2 mx-0 mb-0 ps-4 text-accent text-small" id={id}>
            {problems.map((problem) => (
              <li key={problem} className={isCaptionError(problem) ? 'text-error font-[550]' : undefined}>
                {problemWords[problem]}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-1 mt-2">
          {act('Play', Play, acts.play)}
          {act('Split', Split, acts.split)}
          {act('Merge with the next one', Combine, acts.merge, isLast)}
          {act('Add one after', Plus, acts.add)}
          {act('Delete', Trash2, acts.remove)}
        </div>
      </fieldset>
    </li>
  )
}
