/** What something cost at a size of the academy; computed: not filled and measured, but known from smaller sizes. */
export type Point = { size: number; units: number; computed?: boolean }

/** The least-squares slope of log(units) over log(size): 0 is flat, 1 is in proportion. All costs must be above 0. */
export function slope(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ size }) => Math.log(size)), points.map(({ units }) => Math.log(units))]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleX, middleY] = [mean(xs), mean(ys)]
  const above = xs.reduce((sum, x, n) => sum + (x - middleX) * ((ys[n] ?? 0) - middleY), 0)
  const below = xs.reduce((sum, x) => sum + (x - middleX) ** 2, 0)
  return above / below
}
