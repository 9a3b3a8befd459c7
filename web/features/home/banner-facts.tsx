import { academy } from '#domain/academy.ts'

const { facts } = academy

const shown = [
  { figure: `${facts.questions}+`, words: 'questions with rationales' },
  { figure: `${facts.passRatePercent}%+`, words: 'of our students pass' },
  {
    figure: `${facts.remedialTheoryHours} + ${facts.remedialClinicalHours}`,
    words: 'remedial hours, theory and clinical',
  },
] as const

/** The academy's facts beside the banner, where there is room (spec 1.1.5). */
export function BannerFacts() {
  return (
    <ul className="banner-facts">
      {shown.map(({ figure, words }) => (
        <li key={words}>
          <strong>{figure}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
