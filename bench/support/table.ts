export function printTable(title: string, head: string[], rows: (string | number)[][]): void {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(all[0]!))
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  for (const row of all.slice(1)) console.log(line(row))
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
