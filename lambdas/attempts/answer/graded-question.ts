import type { Question } from '#domain/questions/question.ts'
import { answerKey, choiceMarks, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { type PeerChoices, peerShares } from '#domain/item-analysis/peer-choices.ts'
import { scoreWords } from '#domain/messages/scoring.ts'
import type { ScoreLine } from '#domain/questions/types/score.ts'
import type { GradedQuestion, ScoreLine as ScoreLineReply } from '#generated/schema.ts'

const lineReply = (line: ScoreLine): ScoreLineReply => ({
  label: line.label,
  chosen: line.chosen,
  right: line.right,
  points: line.points,
  maxPoints: line.max,
  words: scoreWords(line),
  whys: line.whys.map(({ option, why, whyHtml }) => ({ option, why, whyHtml: whyHtml ?? null })),
})

/**
 * Returns what a student sees once an answer is recorded: an allow-list with the key, the breakdown of its points, the
 * rationale, and what other students chose (`peers`: of the version).
 */
export function gradedQuestion(
  question: Question,
  choice: readonly number[],
  { peers, item }: { peers: PeerChoices | undefined; item: number | undefined },
): GradedQuestion {
  const { points, max, lines } = scoreAnswer(question, choice)
  return {
    id: question.id,
    correct: points === max,
    points,
    maxPoints: max,
    lines: lines.map(lineReply),
    key: answerKey(question),
    choice: choiceMarks(question, choice),
    rationale: question.rationale,
    rationaleHtml: question.rationaleHtml ?? null,
    tags: question.tags,
    peers: peerShares(peers, item) ?? null,
  }
}
