import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from '#web/lib/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown in place of a part whose code could not be loaded. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="error" role="alert">
    <p>We couldn’t load part of this question.</p>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
)

/** A part of a question whose code loads on demand. If it fails to load, the rest of the test stays usable. */
export const questionPart = <Props extends object>(
  label: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyComponent(load, {
    loading: () => <Skeleton label={`Loading ${label}`} />,
    failed: (_, retry) => <PartFailed onRetry={retry} />,
  })
