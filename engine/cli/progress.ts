import type { Writable } from 'node:stream'

export interface Progress {
  step(): void
  end(): void
}

const EVERY = 25
const SPINNER = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'

/** A counter on one line of a terminal; silent where the output is a file or a pipe. The number of lines to come is unknown. */
export function createProgress(output: Writable & { isTTY?: boolean }): Progress {
  let done = 0
  const started = performance.now()
  function draw(): void {
    const rate = done / Math.max(0.001, (performance.now() - started) / 1000)
    const bar = '█'.repeat(Math.floor(done / EVERY) % 20).padEnd(20, '░')
    output.write(
      `\r${SPINNER.charAt(Math.floor(done / EVERY) % SPINNER.length)} ${bar} ${done} texts, ${rate.toFixed(0)} a second `,
    )
  }
  if (!output.isTTY) return { step() {}, end() {} }
  return {
    step() {
      done++
      if (done % EVERY === 0) draw()
    },
    end() {
      draw()
      output.write('\n')
    },
  }
}
