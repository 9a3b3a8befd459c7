import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const loadingTest = () => <Skeleton label="Loading the test" />
const loadingResult = () => <Skeleton label="Loading your result" count={2} />

// Panels that replace the question. Loaded after the first question is displayed, or on demand.
export const ResultPanel = lazyComponent(async () => (await import('./result-panel.tsx')).ResultPanel, {
  loading: loadingResult,
})
export const ExamResult = lazyComponent(async () => (await import('./exams/exam-result.tsx')).ExamResult, {
  loading: loadingResult,
})
export const BreakPanel = lazyComponent(async () => (await import('./exams/break-panel.tsx')).BreakPanel, {
  loading: loadingTest,
})
export const OtherDevicePanel = lazyComponent(async () => (await import('./other-device-panel.tsx')).OtherDevicePanel, {
  loading: loadingTest,
})
export const AttemptDetails = lazyComponent(async () => (await import('./review/attempt-details.tsx')).AttemptDetails, {
  loading: () => <Skeleton label="Loading the attempt" count={3} />,
})
