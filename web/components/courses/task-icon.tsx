import type { TaskType } from '#domain/content/check-task.ts'
import { BookOpen, ClipboardList, Gauge, Link2, type LucideIcon, Stethoscope, Video } from 'lucide-react'

export type TaskIconType = TaskType

const ICONS: Record<TaskIconType, LucideIcon> = {
  Reading: BookOpen,
  Lecture: Video,
  Practice: ClipboardList,
  NCLEX: Stethoscope,
  AdaptiveNCLEX: Gauge,
  Linking: Link2,
}

/** The icon of a task's type, next to its name. */
export function TaskIcon({ type }: { type: TaskIconType }) {
  const Icon = ICONS[type]
  return <Icon size={20} aria-hidden="true" />
}
