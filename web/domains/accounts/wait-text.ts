/** A time to wait in words that fit into a sentence: '1 second', '42 seconds', '2 minutes 5 seconds'. */
export function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const parts = [
    minutes > 0 && counted(minutes, 'minute'),
    (rest > 0 || minutes === 0) && counted(rest, 'second'),
  ]
  return parts.filter(Boolean).join(' ')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
