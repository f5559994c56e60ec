export function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length > 0 ? sum / values.length : 0
}

/** Returns the population standard deviation. */
export function spread(values: readonly number[], average: number): number {
  let sum = 0
  for (const value of values) sum += (value - average) ** 2
  return values.length > 0 ? Math.sqrt(sum / values.length) : 0
}
