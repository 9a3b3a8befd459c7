/** Whether an attempt or a task is an adaptive exam. */
export const isAdaptive = ({ type }: { type: string }): boolean => type === 'AdaptiveNCLEX'
