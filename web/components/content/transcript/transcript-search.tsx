import { ChevronDown, ChevronUp } from 'lucide-react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { TranscriptMatches } from './use-matches.ts'

/** The search of a transcript: it marks while it is typed in; Enter goes to the next match, Shift and Enter back. */
export function TranscriptSearch({ query, search, count, at, step }: TranscriptMatches) {
  const words =
    count === 0
      ? 'No match'
      : at === undefined
        ? `${String(count)} ${count === 1 ? 'match' : 'matches'}`
        : `${String(at + 1)} of ${String(count)}`
  return (
    <div className="transcript__search" role="search">
      <TextField
        label="Search the transcript"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          step(event.shiftKey ? -1 : 1)
        }}
      />
      <p className="transcript__count" role="status">
        {query.trim() !== '' && words}
      </p>
      <IconButton
        label="Previous match"
        icon={<ChevronUp size={20} />}
        disabled={count === 0}
        onClick={() => step(-1)}
      />
      <IconButton label="Next match" icon={<ChevronDown size={20} />} disabled={count === 0} onClick={() => step(1)} />
    </div>
  )
}
