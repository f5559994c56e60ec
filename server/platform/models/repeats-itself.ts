const periodMax = 300
const timesMin = 4
const charactersMin = 240

/** Reports whether a text ends in the same stretch again and again, as small models do until they are stopped. */
export function repeatsItself(text: string): boolean {
  for (let period = 1; period <= periodMax; period++) {
    const needed = Math.max(charactersMin, period * timesMin)
    if (text.length < needed) return false
    if (hasPeriod(text, period, needed)) return true
  }
  return false
}

function hasPeriod(text: string, period: number, length: number): boolean {
  for (let back = 1; back <= length - period; back++)
    if (text.charCodeAt(text.length - back) !== text.charCodeAt(text.length - back - period)) return false
  return true
}
