import { Pause, Play } from 'lucide-react'
import { useCallback, useRef, useState, useEffect, useSyncExternalStore } from 'react'
import { academy, passRateNote } from '#domain/academy.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { slides } from './slides.tsx'

/** Milliseconds per slide (spec 1.9.1). */
const SLIDE_MS = 5000

const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const subscribeToMotionPreference = (listener: () => void) => {
  const query = motionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the user prefers reduced motion. False while the page is pre-rendered. */
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotionPreference,
    () => motionQuery().matches,
    () => false,
  )

/**
 * Calls `advance` every 5 s (spec 1.4.5), except while paused, while the window isn't focused, or if the user prefers
 * reduced motion. A change of `slide`, manual or automatic, restarts the 5 s.
 */
function useAutoAdvance(slide: string, paused: boolean, advance: () => void): { isReduced: boolean } {
  const isReduced = usePrefersReducedMotion()
  const [isBlurred, setBlurred] = useState(false)
  useEffect(() => {
    const onBlur = () => setBlurred(true)
    const onFocus = () => setBlurred(false)
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
    }
  }, [])
  useEffect(() => {
    if (paused || isBlurred || isReduced) return
    const timer = setInterval(advance, SLIDE_MS)
    return () => clearInterval(timer)
  }, [slide, paused, isBlurred, isReduced, advance])
  return { isReduced }
}

/** The slides that rotate: Welcome to General (decisions 1.2.1). */
const ROTATING = slides.slice(0, 4).map(({ value }) => value)

const nextSlide = (value: string): string => {
  const next = ROTATING[(ROTATING.indexOf(value) + 1) % ROTATING.length]
  return next ?? value
}

/** The rotating banner with its five tabs and a play/pause control (spec 1.2.1, 1.4.5). */
export function Banner() {
  const [slide, setSlide] = useState(ROTATING[0] ?? '')
  const [paused, setPaused] = useState(false)
  const banner = useRef<HTMLElement>(null)
  const advance = useCallback(() => {
    // Keep the slide while its link has focus. A focused heading doesn't count, since it isn't a control.
    const focused = document.activeElement?.closest('[role=tabpanel] :is(a, button)')
    if (focused == null || banner.current?.contains(focused) === false) setSlide(nextSlide)
  }, [])
  const { isReduced } = useAutoAdvance(slide, paused, advance)
  return (
    <section ref={banner} className="banner" aria-label="What we offer">
      <Container>
        <Tabs
          label="What we offer"
          value={slide}
          onChange={setSlide}
          stacked
          tabs={slides.map(({ value, label, heading, text, links }, index) => {
            const Heading = index === 0 ? 'h1' : 'h2'
            return {
              value,
              label,
              content: (
                <div className="grid gap-4 content-start max-w-184 pt-6 pb-4 min-[64rem]:pt-8 min-[64rem]:pb-4">
                  <Heading className="text-[clamp(1.875rem,1.35rem+2.6vw,3.125rem)] tracking-tight" tabIndex={-1}>
                    {heading}
                  </Heading>
                  <p className="max-w-152 text-on-hero-muted text-large">{text}</p>
                  <div className="flex flex-wrap gap-3 mt-2">{links}</div>
                </div>
              ),
            }
          })}
        />
        <BannerFacts />
        <div className="banner__control flex justify-end h-target noscript:hidden">
          {!isReduced && (
            <IconButton
              className="motion-reduce:invisible"
              label={paused ? 'Play the slides' : 'Pause the slides'}
              icon={paused ? <Play size={20} /> : <Pause size={20} />}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      </Container>
    </section>
  )
}

const { facts } = academy

const FIGURES = [
  { figure: `Over ${facts.questions}`, words: 'questions with rationales' },
  { figure: `Over ${facts.passRatePercent}%`, words: 'pass rate', note: passRateNote() },
  {
    figure: `${facts.remedialTheoryHours} + ${facts.remedialClinicalHours}`,
    words: 'remedial hours, theory and clinical',
  },
] as const

/** Facts about the academy, next to the slides where there is room, otherwise below them (spec 1.1.5). */
function BannerFacts() {
  return (
    <ul className="banner-facts">
      {FIGURES.map(({ figure, words, ...more }) => (
        <li key={words}>
          <strong>{figure}</strong>
          <span>
            {words}
            {'note' in more && <small className="block">{more.note}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
