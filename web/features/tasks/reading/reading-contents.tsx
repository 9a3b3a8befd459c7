import { useEffect, useState } from 'react'
import { OnThisPage, type PageSection, SectionLinks } from '#web/ui/layout/on-this-page.tsx'
import { readingWords as words } from '#domain/messages/reading.ts'

/** A heading is on screen from this distance to the top, in pixels, which leaves room for the header. */
const TOP = 140

/** The id of the last section whose heading was scrolled to the top. */
function useCurrentSection(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => {
      const isPast = ({ id }: PageSection) => (document.getElementById(id)?.getBoundingClientRect().top ?? TOP) < TOP
      setCurrent((sections.findLast(isPast) ?? sections[0])?.id)
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [sections])
  return current
}

type ReadingContentsProps = { sections: readonly PageSection[]; isWide: boolean }

/** A Reading's table of contents: next to the text, or folded above it on small screens. */
export function ReadingContents({ sections, isWide }: ReadingContentsProps) {
  const current = useCurrentSection(sections)
  const [isOpen, setOpen] = useState(false)
  if (sections.length < 2) return null
  if (isWide)
    return (
      <div className="max-h-[60dvh] overflow-auto">
        <OnThisPage sections={sections} current={current} />
      </div>
    )
  return (
    <details
      className="border border-border rounded-medium bg-surface"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="py-3 px-4 font-semibold cursor-pointer">{words.contents}</summary>
      <nav className="px-4 pb-3" aria-label={words.contents}>
        <SectionLinks sections={sections} current={current} onFollow={() => setOpen(false)} />
      </nav>
    </details>
  )
}
