import { useEffect, useRef } from 'react'
import { ratingWords, reviewWords as words } from '#domain/messages/reviews.ts'
import type { CardRating } from '#generated/operations.ts'
import { Button } from '#web/ui/button.tsx'
import './rating-buttons.css'

const RATINGS: readonly CardRating[] = ['again', 'hard', 'good', 'easy']

type RatingButtonsProps = {
  rating: CardRating
  /** It is being stored, or was corrected: a rating is corrected once. */
  locked: boolean
  onRate: (rating: CardRating) => void
}

/** The rating that the answer proposed, to be corrected by a press or by the keys 1 to 4. */
export function RatingButtons({ rating, locked, onRate }: RatingButtonsProps) {
  const latest = useRef({ rating, locked, onRate })
  useEffect(() => {
    latest.current = { rating, locked, onRate }
  })
  useEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const chosen = /^[1-4]$/.test(key) ? RATINGS[Number(key) - 1] : undefined
      if (chosen === undefined || repeat || ctrlKey || metaKey || altKey) return
      if (!latest.current.locked && chosen !== latest.current.rating) latest.current.onRate(chosen)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div role="group" aria-labelledby="rating-heading">
      <p id="rating-heading">{words.rating}</p>
      <div className="rating-buttons">
        {RATINGS.map((name, index) => (
          <Button
            key={name}
            variant={name === rating ? 'primary' : 'secondary'}
            aria-pressed={name === rating}
            aria-keyshortcuts={String(index + 1)}
            // The given one stays in its colour.
            aria-disabled={(locked && name !== rating) || undefined}
            onClick={() => {
              if (!locked && name !== rating) onRate(name)
            }}
          >
            {ratingWords[name]}
          </Button>
        ))}
      </div>
    </div>
  )
}
