import type { Writable } from 'node:stream'

export type Progress = {
  /** Counts one more finished text with this many bytes. */
  step(bytes: number): void
  /** Prints other output above the bar on the same terminal. */
  aside(print: () => void): void
  end(): void
}

export type Screen = Writable & { isTTY?: boolean; columns?: number }

const everyMs = 80
const width = 20
const clearLine = '\r\u001b[2K'
const spinner = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'

/**
 * Draws a progress bar on the last line of a terminal; silent when the output is a file or a pipe. Without `bytesTotal`
 * the bar shows activity instead of progress.
 */
export function createProgress(screen: Screen, bytesTotal?: number): Progress {
  if (!screen.isTTY || process.env.TERM === 'dumb') return { step() {}, aside: (print) => print(), end() {} }
  const started = performance.now()
  let done = 0
  let bytes = 0
  let drawn = started
  let turns = 0
  function line(last: boolean): string {
    const seconds = Math.max(0.001, (performance.now() - started) / 1000)
    const count = `${done} ${done === 1 ? 'text' : 'texts'}, ${rateText(done / seconds)} a second`
    if (last) return count
    const share = bytesTotal ? Math.min(1, bytes / bytesTotal) : undefined
    const bar = share === undefined ? wandering(turns) : filled(share)
    const percent = share === undefined ? '' : `${Math.floor(share * 100)}% `
    return `${spinner.charAt(turns % spinner.length)} ${bar} ${percent}${count}`
  }
  function draw(last = false): void {
    // A wrapped line could not be cleared.
    screen.write(`${clearLine}${line(last).slice(0, Math.max(1, (screen.columns ?? 80) - 1))}`)
    drawn = performance.now()
    turns++
  }
  draw()
  return {
    step(more) {
      done++
      bytes += more
      if (performance.now() - drawn >= everyMs) draw()
    },
    aside(print) {
      screen.write(clearLine)
      print()
      draw()
    },
    end() {
      draw(true)
      screen.write('\n')
    },
  }
}

function rateText(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : rate.toFixed(0)
}

function filled(share: number): string {
  return '█'.repeat(Math.round(share * width)).padEnd(width, '░')
}

function wandering(turns: number): string {
  const at = turns % width
  return `${'░'.repeat(at)}█${'░'.repeat(width - at - 1)}`
}
