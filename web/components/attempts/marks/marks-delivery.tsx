import { toolWords } from '#domain/messages/test-tools.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { MarksState } from './marks-store.ts'

/** Why marks aren't stored yet, if so. */
export function MarksDelivery({ delivery, problem = '' }: Pick<MarksState, 'delivery' | 'problem'>) {
  return (
    <div role="status">
      {delivery === 'waiting' && <p className="muted">{toolWords.waiting}</p>}
      {(delivery === 'failed' || delivery === 'unread') && (
        <Notice tone="error">
          {toolWords[delivery]}
          {problem !== '' && `: ${problem}`}
        </Notice>
      )}
    </div>
  )
}
