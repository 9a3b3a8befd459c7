/**
 * Solves a symmetric positive definite system of equations by Cholesky's decomposition; `matrix` holds its rows one after the other. A
 * direction of which the matrix says nothing stays 0.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length
  const root = new Float64Array(n * n)
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * n + j] ?? 0
      for (let k = 0; k < j; k += 1) sum -= (root[i * n + k] ?? 0) * (root[j * n + k] ?? 0)
      if (i === j) root[i * n + i] = sum > SMALLEST ? Math.sqrt(sum) : Infinity
      else root[i * n + j] = sum / (root[j * n + j] ?? 1)
    }
  const solution = Float64Array.from(right)
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) solution[i] = (solution[i] ?? 0) - (root[i * n + k] ?? 0) * (solution[k] ?? 0)
    solution[i] = (solution[i] ?? 0) / (root[i * n + i] ?? 1)
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) solution[i] = (solution[i] ?? 0) - (root[k * n + i] ?? 0) * (solution[k] ?? 0)
    solution[i] = (solution[i] ?? 0) / (root[i * n + i] ?? 1)
  }
  return solution
}

const SMALLEST = 1e-12
